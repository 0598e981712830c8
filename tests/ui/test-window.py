# SPDX-License-Identifier: GPL-3.0-or-later
"""The window from end to end: plays, asks, edits, saves and comes back, as a person and as a screen reader would.

Usage: test-window.py PROGRAM [CASE...]
"""

import os
import re
import shutil
import struct
import subprocess
import sys
import time
from pathlib import Path

from driver import Atspi, Failure, Program, children, has_state, is_shown, run, wait_for

PROGRAM = sys.argv[1]
CONFIG = Path(os.environ["XDG_CONFIG_HOME"])
DATA = Path(os.environ["XDG_DATA_HOME"])

# A button of the board that makes a move: “M: Merge two ones into one two”.
MOVE = r"(M|[AS]\d+): .*"

# The position in the title.
POSITION = r"\([\d, ]+\)"

YOUR_TURN = r"Your turn\.|Player \d to move\."

# The rungs of the ladder, from the lowest.
RUNGS = ("The verdict", "How many", "Where", "Which", "Why", "The whole line")


def set_up(**settings):
    """Forgets everything of the case before, and sets these keys."""
    shutil.rmtree(CONFIG, ignore_errors=True)
    shutil.rmtree(DATA, ignore_errors=True)
    folder = CONFIG / "glib-2.0" / "settings"
    folder.mkdir(parents=True)
    keys = {"computer-delay-ms": "0", "animations": "false"}
    keys.update({name.replace("_", "-"): value for name, value in settings.items()})
    (folder / "keyfile").write_text("[org/lastmove/LastMove]\n"
                                    + "".join(f"{name}={value}\n" for name, value in keys.items()),
                                    encoding="utf-8")


def start(keep, *arguments):
    program = Program(PROGRAM, *arguments)
    keep(program)
    return program


def position(program):
    return program.find(POSITION, "label").get_name()


def chips(program):
    """How many chips there are, from the title."""
    return sum(int(height) for height in re.findall(r"\d+", position(program)))


def close_dialog(program, title):
    """Closes what stands over the window, which has the keys again only when it is gone."""
    program.act("Close( Close)?")
    program.expect_gone(title)


def moves(program):
    return program.all(MOVE, "push button", Atspi.StateType.SENSITIVE)


def make_move(program, which=0):
    """Makes a move by its accessible action and waits until it is made."""
    before = position(program)

    def act():
        choice = moves(program)
        return choice and choice[which].do_action(0)

    wait_for("a move to make", act)
    wait_for("the move", lambda: position(program) != before)


def is_over(program):
    return bool(program.all("New Game", "push button"))


def wait_for_turn(program):
    """Returns whether there is a move to make; else the game is over."""
    wait_for("a turn or the end", lambda: is_over(program) or moves(program))
    return not is_over(program)


def choose_players(program, *players):
    """Chooses who sits where in the New Game dialog, by keyboard."""
    for number, player in enumerate(players, 1):
        program.walk_to(f"Player {number}")
        program.press("space")
        for _ in range(8):
            program.press("Up")
        for _ in range(player):
            program.press("Down")
        program.press("Return")


PERSON, RANDOM, CASUAL, PERFECT, STUBBORN = range(5)


def begin(program, *players):
    program.press("ctrl+n")
    program.find("New Game", "frame")
    choose_players(program, *players)
    program.act("Start")
    program.expect_gone("New Game", "frame")


def names(keep):
    """The window comes soon, stays small, and names everything that can be acted upon"""
    set_up()
    program = start(keep)
    wait_for_turn(program)
    program.rest()
    # Before anybody asks for the tree, which makes the program talk for a second and takes up to 3 MiB.
    memory = program.memory()
    for node in program.shown():
        if not has_state(node, Atspi.StateType.FOCUSABLE) or node.get_n_actions() == 0:
            continue
        name = node.get_name() or ""
        if not name or re.fullmatch(r"(Gtk|Adw|Lm)[A-Z]\w+", name):
            raise Failure(f"a {node.get_role_name()} has the name “{name}”")
    print(f"# ready after {program.startup:.2f} s, {memory:.1f} MiB", flush=True)
    if memory > 100:
        raise Failure(f"it takes {memory:.1f} MiB while it does nothing")
    program.quit()


def keyboard(keep):
    """Two people play a whole game by keyboard alone"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=6")
    program.find(r"A new game has begun from the given position\.", "label")
    begin(program, PERSON, PERSON)
    before = None
    while wait_for_turn(program):
        if position(program) == before:
            raise Failure("a move by keyboard changed nothing")
        before = position(program)
        program.walk_to(MOVE)
        program.press("Return")
        wait_for("the move", lambda: is_over(program) or position(program) != before)
    focused = wait_for("the focus on what can be done now", program.focused)
    if focused.get_name() != "New Game":
        raise Failure(f"after the end the focus is on “{focused.get_name()}”")
    if "Player" not in focused.get_description():
        raise Failure("after the end a screen reader does not hear who has won")
    program.find(r"Player \d .*", "status bar")
    program.quit()


def actions(keep):
    """A whole game against a computer by accessible actions, taken back and made again"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=8")
    begin(program, PERSON, PERFECT)
    count = 0
    while wait_for_turn(program):
        make_move(program)
        wait_for("the answer", lambda: is_over(program) or program.all(r"Your turn\.", "status bar"))
        count += 1
    end = position(program)
    program.press("ctrl+z")
    wait_for("the position before", lambda: position(program) != end)
    program.find(r"Your turn\.", "status bar")
    program.press("ctrl+shift+z")
    wait_for("the end again", lambda: position(program) == end and is_over(program))
    for _ in range(count):
        before = position(program)
        program.press("ctrl+z")
        wait_for("a step back", lambda: position(program) != before)
    wait_for("the start", lambda: position(program) == "(8)")
    program.quit()


def ladder(keep):
    """Every rung of the ladder, the colours of all moves, and the move that it recommends"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=9,1")
    begin(program, PERSON, PERSON)
    for rung in RUNGS:
        program.press("ctrl+h")
        program.find(rung, "push button")
    program.find(r"Player \d wins in \d+ moves\..*")
    program.act("Colour all moves")
    program.find(MOVE[:-2] + r".*; (wins|loses).*")
    before = position(program)
    program.act("Play It")
    wait_for("the recommended move", lambda: position(program) != before)
    program.find(r"Player \d wins in \d+ moves\..*")
    program.quit()


def edit(keep):
    """The editor: bad text, good text, live verdict, out of it both ways, undone"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=4")
    begin(program, PERSON, PERSON)
    program.press("ctrl+e")
    entry = program.find("Position as text", "text")
    for text, named in (("lastmove:zeckendorf?bins=3,x", "bins"), ("lastmove:zeckendorf?bins=3&hole=2", "hole"),
                        ("lastmove:zeckendorf?n=", "n"), ("nonsense", "nonsense")):
        program.write(entry, text)
        program.find(rf".*\b{named}\b.*\.", "alert")
        wait_for("Done to be out of reach",
                 lambda: not has_state(program.find("Done"), Atspi.StateType.SENSITIVE))
    program.write(entry, "lastmove:zeckendorf?bins=3,2&turn=2")
    program.find(r"Editing: \(3, 2\)", "label")
    program.find(r"Player \d wins in \d+ moves\..*")
    program.press("Escape")
    wait_for("the position before", lambda: position(program) == "(4)")
    program.act("Edit")
    program.write(program.find("Position as text", "text"), "lastmove:zeckendorf?bins=3,2&turn=2")
    program.act("Done")
    wait_for("the edited position", lambda: position(program) == "(3, 2)")
    program.find(r"Player 2 to move\.", "status bar")
    program.find(r"The game goes on from the edited position\.", "label")
    program.press("ctrl+z")
    wait_for("the position before", lambda: position(program) == "(4)")
    program.quit()


def retype(program, mnemonic, text):
    """Types over what an entry of the editor has."""
    program.press(f"alt+{mnemonic}", "ctrl+a")
    program.type(text)


def editing(program, words):
    """Waits for the position in the editor."""
    program.find("Editing: " + re.escape(words) + ", .*|Editing: " + re.escape(words), "label")


def editor_fields(keep):
    """One undo is one step of the editor also in its fields, and Done is refused beside a wrong one, which gets the focus"""
    set_up()
    program = start(keep, "lastmove:black-hole?hole=4&bins=7,0,3")
    begin(program, PERSON, PERSON)
    program.press("ctrl+e")
    retype(program, "h", "6")
    editing(program, "(7, 0, 3, 0, 0)")
    retype(program, "s", "12")
    editing(program, "(7, 0, 3, 0, 0), 12 to place")
    program.press("ctrl+z")
    editing(program, "(7, 0, 3, 0, 0), 1 to place")
    program.press("ctrl+z", "ctrl+z")
    editing(program, "(7, 0, 3)")
    program.press("ctrl+z", "ctrl+shift+z")
    editing(program, "(7, 0, 3, 0, 0)")

    retype(program, "h", "13")
    sentence = r"The value 13 of “Black hole on column” is out of range: it must be from 2 to 12\."
    program.find(sentence, "alert")
    program.press("alt+s")
    program.act("Done")
    wait_for("the toast beside what the board says", lambda: len(program.all(sentence, "label")) > 1)
    editing(program, "(7, 0, 3, 0, 0)")
    # The focus is on what is wrong.
    program.press("ctrl+a")
    program.type("5")
    editing(program, "(7, 0, 3, 0)")
    program.type("x")
    program.find("“5x” in “Black hole on column” is not a whole number\\.", "alert")
    program.press("ctrl+z")
    program.expect_gone("“5x” .*", "alert")
    editing(program, "(7, 0, 3, 0)")
    program.act("Done")
    wait_for("the edited position", lambda: position(program) == "(7, 0, 3, 0)")
    program.press("ctrl+z")
    wait_for("the game before", lambda: position(program) == "(7, 0, 3)")
    program.quit()


def editor_other_game(keep):
    """A text of another game shows it; Cancel and Undo come back, Done goes on there and is undone in one step"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=4")
    begin(program, PERSON, PERSON)
    make_move(program)
    before = position(program)
    for leave in ("Escape", "Cancel"):
        program.press("ctrl+e")
        program.write(program.find("Position as text", "text"), "lastmove:nim?stones=17")
        editing(program, "17 stones")
        if leave == "Escape":
            program.press("Escape")
        else:
            program.act("Cancel")
        wait_for("the game as it was", lambda: position(program) == before)
    program.press("ctrl+z")
    wait_for("the game before the move", lambda: position(program) == "(4)")
    program.press("ctrl+shift+z")
    wait_for("the move again", lambda: position(program) == before)

    program.press("ctrl+e")
    program.write(program.find("Position as text", "text"), "lastmove:nim?stones=17")
    editing(program, "17 stones")
    program.press("ctrl+z")
    editing(program, before)
    program.press("ctrl+shift+z")
    editing(program, "17 stones")
    program.act("Done")
    program.find(r"17 stones, .*", "label")
    toast = r"The game goes on from the edited position\."
    program.find(toast, "label")
    # The button of the toast, which is named by its label, too.
    program.act("Undo Undo")
    wait_for("the game before it all", lambda: position(program) == before)
    program.quit()


def editor_keys(keep):
    """In the editors chips are added, moved and taken away by keys, and the focus goes along with them"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=4")
    begin(program, PERSON, PERSON)
    program.press("ctrl+e")
    program.walk_to(r"Column F1\b.*")
    program.press("plus")
    editing(program, "(5)")
    program.press("shift+Right")
    editing(program, "(4, 1)")
    program.press("shift+Right")
    editing(program, "(4, 0, 1)")
    program.press("minus")
    editing(program, "(4)")
    program.press("ctrl+z")
    editing(program, "(4, 0, 1)")
    program.press("Escape")
    wait_for("the game as it was", lambda: position(program) == "(4)")
    program.quit()

    set_up()
    program = start(keep, "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b")
    program.press("ctrl+e")
    program.walk_to(r"Empty pile.*")
    program.press("r")
    program.find(r"Pile 1, 1 chip: red;.*", "push button")
    program.walk_to(r"Pile 1, 1 chip: red;.*", "Left")
    program.press("g")
    program.find(r"Pile 1, 2 chips: red, green on top;.*", "push button")
    program.press("shift+Right")
    program.find(r"Pile 2, 1 chip: green;.*", "push button")
    program.press("ctrl+z")
    program.find(r"Pile 1, 2 chips: red, green on top;.*", "push button")
    program.press("Delete", "Delete")
    program.expect_gone(r"Pile 1, .*")
    program.quit()


def editor_verdict(keep):
    """The editor tells who wins without the panel too, and nothing of a text that names no position"""
    set_up(panel_visible="false", panel_page="'history'")
    program = start(keep, "lastmove:zeckendorf?bins=4")
    begin(program, PERSON, PERSON)
    program.press("ctrl+e")
    verdict = r"Player \d wins in \d+ moves\."
    program.find(verdict, "status bar")
    for name in ("Ones", "Random", "Clear"):
        program.find(name, "push button")
    entry = program.find("Position as text", "text")
    program.write(entry, "lastmove:zeckendorf?bins=3,x")
    program.expect_gone(verdict)
    program.press("F9")
    program.press("alt+1")
    program.find("Not solved.", "status bar")
    program.write(entry, "lastmove:zeckendorf?bins=3,2&turn=2")
    wait_for("the verdict in the editor and in the panel", lambda: len(program.all(verdict + ".*")) > 1)
    program.quit()


def focus_stays(keep):
    """A move chosen among those of a column leaves the focus on the board, and Tab among the games chooses none"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=3,2")
    begin(program, PERSON, PERSON)
    program.walk_to(r"Column F1\b.*")
    program.press("Return")
    program.find(MOVE, "push button")
    wait_for("the choice of moves", lambda: re.fullmatch(MOVE, program.focused().get_name() or "", re.DOTALL))
    program.press("Return")
    wait_for("the move", lambda: position(program) != "(3, 2)")
    after = position(program)
    wait_for("the focus on the column", lambda: (program.focused().get_name() or "").startswith("Column F1"))
    program.press("Right")
    wait_for("the focus on the next column", lambda: (program.focused().get_name() or "").startswith("Column F2"))
    if position(program) != after:
        raise Failure("an arrow key after a move walked in the history")

    game = program.find("Games", "list")
    rows = [row for row in children(game) if row.get_role() == Atspi.Role.LIST_ITEM]
    program.walk_to(rows[-1].get_name())
    for row in rows:
        if has_state(row, Atspi.StateType.SELECTED) != (row is rows[0]):
            raise Failure(f"with the focus on another game “{row.get_name()}” is wrongly selected or not")
    program.press("Return")
    wait_for("the other game", lambda: has_state(rows[-1], Atspi.StateType.SELECTED)
             and not has_state(rows[0], Atspi.StateType.SELECTED))
    program.quit()


def new_game(keep):
    """A new game begins with a preset shown as its position, or with a number and Enter"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=4")
    program.press("ctrl+n")
    program.find("New Game", "frame")
    program.act("50")
    program.find(r"lastmove:zeckendorf\?bins=50", "status bar")
    program.press("Escape")
    program.expect_gone("New Game", "frame")
    program.press("ctrl+n")
    program.find("New Game", "frame")
    program.type("7")
    program.press("Return")
    program.expect_gone("New Game", "frame")
    wait_for("the new game", lambda: position(program) == "(7)")
    program.quit()


def files(keep):
    """Saves a game, opens it again on the command line, and tells of a file that is none"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=7")
    begin(program, PERSON, PERSON)
    make_move(program)
    saved = position(program)
    path = Path(os.environ["HOME"]) / "kept.lastmove"
    program.press("ctrl+shift+s")
    program.find("Save the Game", None)
    program.press("ctrl+a")
    program.type(str(path))
    program.press("Return")
    wait_for("the file", path.exists)
    program.find(r"The game was saved as “kept\.lastmove”\.", "label")
    program.quit()

    set_up()
    program = start(keep, str(path))
    wait_for("the saved game", lambda: position(program) == saved)
    program.find(r"“kept\.lastmove” was opened\.", "label")
    program.act("Undo")
    program.quit()

    path.write_text('{"format": "something else"}', encoding="utf-8")
    program = start(keep, str(path))
    program.find("The Game Cannot Be Opened", "label")
    close_dialog(program, "The Game Cannot Be Opened")
    program.find(YOUR_TURN, "status bar")
    program.quit()

    program = start(keep, "/nowhere/kept.lastmove")
    program.find(r"There is no file “/nowhere/kept\.lastmove”\.", "label")
    close_dialog(program, "The Game Cannot Be Opened")


def restored(keep):
    """After a kill the next start is exactly where it was"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=9")
    begin(program, PERSON, PERSON)
    for _ in range(3):
        before = position(program)
        make_move(program, -1)
    here = position(program)
    status = program.find(YOUR_TURN, "status bar").get_name()
    kept = DATA / "last-move" / "autosave" / "zeckendorf.lastmove"
    wait_for("the game to be kept", lambda: kept.exists() and kept.read_text(encoding="utf-8").count('"kind":"move"') == 3)
    program.kill()

    program = start(keep)
    program.find(r"Your game was restored\.", "label")
    if position(program) != here or program.find(YOUR_TURN, "status bar").get_name() != status:
        raise Failure(f"it was {status} at {here}, and now it is {position(program)}")
    program.press("ctrl+z")
    wait_for("the position before", lambda: position(program) == before)
    program.quit()


def make_folder():
    folder = DATA / "last-move" / "autosave"
    folder.mkdir(parents=True)
    return folder


def damaged(keep):
    """A kept game that cannot be read is set aside, and the program goes on with a new one"""
    set_up()
    folder = make_folder()
    (folder / "zeckendorf.lastmove").write_text("{ nonsense", encoding="utf-8")
    program = start(keep)
    program.find("Your Last Game Cannot Be Restored", "label")
    program.find(rf".* It was set aside as “{folder}/zeckendorf\.lastmove\.damaged”\.", "label")
    close_dialog(program, "Your Last Game Cannot Be Restored")
    program.find(YOUR_TURN, "status bar")
    if (folder / "zeckendorf.lastmove.damaged").read_text(encoding="utf-8") != "{ nonsense":
        raise Failure("the damaged game is gone")
    program.quit()


def pipe(keep):
    """A pipe in the place of a kept game keeps nobody waiting"""
    set_up()
    os.mkfifo(make_folder() / "zeckendorf.lastmove")
    program = start(keep)
    program.find("Your Last Game Cannot Be Restored", "label")
    program.act("Close( Close)?")
    program.expect_gone("Your Last Game Cannot Be Restored", "label")
    program.find(YOUR_TURN, "status bar")
    program.quit()


def unsaved(keep):
    """A game that cannot be saved is told of by a sentence, without the names of files that nobody knows"""
    set_up()
    (DATA / "last-move").mkdir(parents=True)
    (DATA / "last-move" / "autosave").write_text("", encoding="utf-8")
    program = start(keep)
    program.find(r"Your game is not saved: Not a directory\.", "label")
    begin(program, PERSON, PERSON)
    make_move(program)
    program.quit()


def alone(keep):
    """Two programs that know nothing of each other, on two buses, keep a game each"""
    set_up()
    folder = DATA / "last-move" / "autosave"
    found = subprocess.run(["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                            "--method", "org.a11y.Bus.GetAddress"], check=True, stdout=subprocess.PIPE, text=True)
    program = start(keep)
    begin(program, PERSON, PERSON)
    make_move(program)
    wait_for("the first game", (folder / "zeckendorf.lastmove").exists)

    before = os.environ["DBUS_SESSION_BUS_ADDRESS"]
    bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True)
    try:
        os.environ["AT_SPI_BUS_ADDRESS"] = found.stdout.split("'")[1]
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        play_alone(start(keep), folder)
    finally:
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = before
        del os.environ["AT_SPI_BUS_ADDRESS"]
        bus.kill()


def play_alone(other, folder):
    """What the second of two programs does is kept beside the game of the first"""
    other.find(rf".*open in another window.* kept in “{folder}/zeckendorf-2\.lastmove”\.", "label")
    other.act("Close( Close)?")
    other.expect_gone("Your Last Game Cannot Be Restored", "label")

    kept = (folder / "zeckendorf.lastmove").read_bytes()
    wait_for("a move of the other", lambda: moves(other) and moves(other)[0].do_action(0))
    wait_for("the second game", (folder / "zeckendorf-2.lastmove").exists)
    if (folder / "zeckendorf.lastmove").read_bytes() != kept:
        raise Failure("the game of the first program is gone")
    other.finish()


def second(keep):
    """A second start hands its position to the window that is there"""
    set_up(computer_delay_ms="3000")
    program = start(keep)
    program.find(r".*(to move|thinking…|Your turn\.).*", "status bar")
    subprocess.run([PROGRAM, "lastmove:zeckendorf?bins=0,4"], stdin=subprocess.DEVNULL, timeout=30, check=True)
    wait_for("the position", lambda: position(program) == "(0, 4)")
    subprocess.run([PROGRAM, "lastmove:zeckendorf?bins=0,x"], stdin=subprocess.DEVNULL, timeout=30, check=True)
    program.find("The Position Cannot Be Opened", "label")
    close_dialog(program, "The Position Cannot Be Opened")
    program.quit()


def bad_position(keep):
    """A position that cannot be is told in one sentence, and the program goes on"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=-3")
    program.find("The Position Cannot Be Opened", "label")
    program.find(r"[^.]*\bbins\b[^.]*\.", "label")
    close_dialog(program, "The Position Cannot Be Opened")
    program.find(YOUR_TURN, "status bar")
    program.quit()


def computers(keep):
    """Computer against computer, with pause and step; a new game is taken back"""
    set_up(computer_delay_ms="1500")
    program = start(keep, "lastmove:zeckendorf?bins=20")
    begin(program, PERFECT, STUBBORN)
    program.find(r"A new game has begun\.", "label")
    program.press("ctrl+p")
    program.find(r"Paused\. Player \d to move\.", "status bar")
    before = position(program)
    time.sleep(2)
    if position(program) != before:
        raise Failure("a paused computer has moved")
    program.act("Let the computer move once")
    wait_for("one move", lambda: position(program) != before)
    program.press("ctrl+p")
    before = position(program)
    wait_for("the next move", lambda: position(program) != before)
    program.walk_to("Undo")
    program.act("Pause")
    program.find(r"Paused\..*", "status bar")
    program.press("alt+Left")
    program.find(r"Paused\..*", "status bar")
    program.quit()


def history(keep):
    """The history is walked by keyboard, and the pages of the panel follow their keys"""
    set_up(panel_page="'history'")
    program = start(keep, "lastmove:zeckendorf?bins=6")
    begin(program, PERSON, PERSON)
    seen = [position(program)]
    while wait_for_turn(program):
        make_move(program)
        seen.append(position(program))
    for expected in reversed(seen[:-1]):
        program.press("alt+Left")
        wait_for("the step back", lambda: position(program) == expected)
    for expected in seen[1:]:
        program.press("alt+Right")
        wait_for("the step forward", lambda: position(program) == expected)
    program.press("alt+1")
    program.find("Tell Me More", "push button")
    program.press("alt+2")
    program.expect_gone("Tell Me More", "push button")
    program.quit()


def narrow(keep):
    """In a window of 720 by 600 the panes fold, and board, moves and hint stay usable"""
    set_up(window_width="720", window_height="600")
    program = start(keep, "lastmove:zeckendorf?bins=10")
    begin(program, PERSON, PERSON)
    frame = program.find("Last Move", "frame").get_extents(Atspi.CoordType.WINDOW)
    if frame.width > 720 or frame.height > 600:
        raise Failure(f"the window needs {frame.width}x{frame.height}")
    program.expect_gone("Games", "list")
    program.expect_gone("Tell Me More")
    program.press("ctrl+h")
    program.find("Tell Me More", "push button")
    frame = program.find("Last Move", "frame").get_extents(Atspi.CoordType.WINDOW)
    if frame.width > 720 or frame.height > 600:
        raise Failure(f"with the panel the window needs {frame.width}x{frame.height}")
    wait_for("the moves beside the panel", lambda: moves(program))
    program.press("F9")
    program.expect_gone("Tell Me More")
    program.act("Choose a game")
    program.find("Games", "list")
    program.press("Escape")
    program.quit()


def lesson(keep):
    """The first lesson is in the menu, opens its positions for the person, and notices the moves"""
    set_up()
    program = start(keep)
    wait_for_turn(program)
    program.press("F10")
    program.act("First Lesson")
    program.find("Step 1 of 11")
    program.act("Begin")
    program.find("The last move", "label")
    program.act("Take 1 stone")
    program.find("That was the last move: you have won.*")
    program.act("Next")
    program.act("Take 1 stone")
    program.find("That was another move.*")
    program.act("Show the Position on the Board")
    program.act("Take 3 stones")
    program.find("Yes. To win is to hand the other player a number that is lost.")
    program.quit()


def nim_by_keys(keep):
    """A game of Nim is begun with a number and played to its end with the Enter key alone"""
    set_up()
    program = start(keep, "lastmove:nim?stones=5")
    program.press("ctrl+n")
    program.find("New Game", "frame")
    program.type("9")
    program.press("Return")
    program.expect_gone("New Game", "frame")
    for _ in range(8):
        wait_for("the focus on a number or at the end",
                 lambda: re.match("Take 1: |New Game", program.focused().get_name() or ""))
        if is_over(program):
            break
        number = program.focused()
        before = number.get_name()
        program.press("Return")
        wait_for("the move", lambda: is_over(program) or (program.focused() or number).get_name() != before)
    if not is_over(program):
        raise Failure("the game did not come to its end")
    program.quit()


def dialogs(keep):
    """Preferences, shortcuts, about and help come and go, and warn of nothing"""
    set_up()
    program = start(keep)
    wait_for_turn(program)
    for keys, name in (("ctrl+comma", "Preferences"), ("ctrl+question", "GtkShortcutsWindow|Shortcuts")):
        program.press(keys)
        program.find(name)
        program.press("Escape")
        program.expect_gone(name)
    program.press("F1")
    program.find(r"Verdict along the game\..*", "slider")
    program.press("F10")
    program.act("Verdict Strip")
    program.expect_gone(r"Verdict along the game\..*", "slider")
    program.press("F10")
    program.act("About Last Move")
    program.find("About.*")
    program.press("Escape")
    program.expect_gone("About.*")
    program.quit()


def locked(keep):
    """Where no setting can be written, everything but the preferences works, until the end"""
    set_up()
    program = Program("env", "GSETTINGS_BACKEND=null", PROGRAM, "lastmove:nim?stones=9")
    keep(program)
    begin(program, PERSON, PERSON)
    program.act("Take 1: .*")
    program.find("8 stones?.*", "label")
    program.press("ctrl+h")
    program.find("Tell Me More", "push button")
    program.press("alt+2")
    program.expect_gone("Tell Me More", "push button")
    program.press("alt+1")
    program.act("Tell Me More")
    program.find(r"Player \d (wins|loses).*")
    program.press("F9")
    program.expect_gone("Tell Me More", "push button")
    program.press("F9")
    program.find("Tell Me More", "push button")
    program.press("ctrl+comma")
    program.find("Preferences")
    numbers = program.all(".*", "spin button")
    if len(numbers) != 4 or any(has_state(number, Atspi.StateType.SENSITIVE) for number in numbers):
        raise Failure("what cannot be set lets itself be changed")
    program.press("Escape")
    program.expect_gone("Preferences")
    program.quit()


def demonstration(keep):
    """The demonstration plays a game by itself and leaves a picture"""
    set_up()
    picture = Path(os.environ["HOME"]) / "demonstration.png"
    said = subprocess.run([PROGRAM, f"--demonstration={picture}"], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=50, check=True).stdout
    match = re.fullmatch(rf"The demonstration ended at move (\d+); its picture is {picture}\.\n", said)
    if match is None or int(match[1]) < 5:
        raise Failure(f"it said: {said}")
    head = picture.read_bytes()[:24]
    if head[:8] != b"\x89PNG\r\n\x1a\n" or min(struct.unpack(">II", head[16:24])) < 600:
        raise Failure("the picture is none of a window")
    if list(DATA.rglob("*.lastmove")):
        raise Failure("the demonstration left a game among those of the user")
    said = subprocess.run([PROGRAM, "--demonstration=/nowhere/picture.png"], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=50, check=False)
    if said.returncode == 0 or "/nowhere/picture.png" not in said.stdout:
        raise Failure(f"a picture that cannot be written gave {said.returncode}: {said.stdout}")


CASES = (names, keyboard, actions, ladder, edit, editor_fields, editor_other_game, editor_keys, editor_verdict, focus_stays, new_game, files, restored, damaged,
         pipe, unsaved, alone, second, bad_position, computers, history, narrow, lesson, nim_by_keys, dialogs, locked,
         demonstration)

run([case for case in CASES if case.__name__ in sys.argv[2:] or not sys.argv[2:]])
