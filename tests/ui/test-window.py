# SPDX-License-Identifier: GPL-3.0-or-later
"""The window from end to end: plays, asks, edits, saves and comes back, as a person and as a screen reader would.

Usage: test-window.py PROGRAM [PART/PARTS | CASE...]
"""

import json
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

from driver import (CONFIG, DATA, PATIENCE, WINDOWS, Atspi, Failure, GLib, Program, call, children, choose, has_state, run,
                    save_game, set_up, wait_for, xdotool)
from play import (MOVE, PERFECT, PERSON, POSITION, PROGRAM, STUBBORN, YOUR_TURN, begin, close_dialog, is_over, list_examples,
                  make_move, moves, position, start, wait_for_turn, choose_players)

SCHEMA = Path(__file__).parents[2] / "data" / "org.lastmove.LastMove.gschema.xml"

# The rungs of the ladder, from the lowest.
RUNGS = ("The verdict", "How many", "The idea", "Which", "Why", "The whole line")


def empty_window_memory():
    """What libadwaita takes on this machine for a window with nothing in it."""
    empty = Program(os.environ["EMPTY_WINDOW"])
    empty.rest()
    memory = empty.memory()
    empty.kill()
    return memory


def names(keep):
    """The window comes soon, stays small, and names everything that can be acted upon"""
    set_up()
    program = start(keep)
    # Before anybody asks for the tree, which makes the program talk for a second and takes up to 3 MiB.
    program.rest()
    empty = empty_window_memory()
    # What the start took and nobody needs is given back when the program comes to it. What AddressSanitizer needs is not the program's.
    wait_for("at most 100 MiB, and 14 MiB more than an empty window",
             lambda: program.memory() <= min(100, empty + 14) or "ASAN_OPTIONS" in os.environ, 3 * PATIENCE)
    memory = program.memory()
    wait_for_turn(program)
    check_names(program)
    program.quit()
    print(f"# ready after {program.startup:.2f} s, {memory:.1f} MiB, {memory - empty:.1f} MiB more than an empty window", flush=True)


# A position of every game, by what stands behind the name of its link.
GAMES = list_examples("window")

# What GTK 4.8 calls what has no name.
TYPE_NAME = re.compile(r"\b(Gtk|Adw|Lm)[A-Z]\w+")

# What only holds others says nothing to anybody, and the list in a combo box is closed.
SILENT = ("filler", "panel", "list", "page tab list")


def can_act(item):
    """A label can be acted upon too, for the text in it."""
    return item.n_actions > 0 and item.has_state(Atspi.StateType.FOCUSABLE) and item.role != Atspi.Role.LABEL


def check_name(item, beside):
    words = item.name.split()
    half = len(words) // 2
    if item.get_role_name() not in SILENT and TYPE_NAME.search(item.name):
        raise Failure(f"a {item.get_role_name()} has the name “{item.name}”, beside " + ", ".join(f"“{other.name}”" for other in beside))
    if half > 0 and words[:half] == words[half:]:
        raise Failure(f"the name “{item.name}” of a {item.get_role_name()} says everything twice")
    if item.role in WINDOWS and not item.name:
        raise Failure(f"a window, a {item.get_role_name()}, has no title")
    if not can_act(item):
        return
    if not item.name:
        raise Failure(f"a {item.get_role_name()} that can be acted upon has no name")
    if item.name == item.description:
        raise Failure(f"“{item.name}” is said twice, as name and as description")
    if (n := [other.name for other in beside if can_act(other)].count(item.name)) > 1:
        raise Failure(f"{n} things beside each other have the name “{item.name}”")


def check_names(program):
    """Names say content and effect, once, and tell one thing from the next."""
    families = {}
    for chain in program.chains(shown=True):
        families.setdefault(chain[-2].path if len(chain) > 1 else None, []).append(chain[-1])
    if not families:
        raise Failure("nothing shows")
    for family in families.values():
        for item in family:
            check_name(item, family)


def each_game(program):
    """Shows one game after the other, as a link does that is followed while the window is open; “rules” sees that each of them came."""
    for game in GAMES:
        call("", "org.freedesktop.Application", "Open", "(asa{sv})", ["lastmove:" + game], {})
        program.find(YOUR_TURN, "status bar")
        yield game


def names_of_games(keep):
    """In every game every name says what there is, once, while one plays, asks and edits"""
    set_up(panel_visible="true")
    program = start(keep)
    for _ in each_game(program):
        check_names(program)
        for tab in [node for node in program.all(".*", "page tab")]:
            tab.do_action(0)
            check_names(program)
        program.press("alt+1", *["ctrl+h"] * len(RUNGS))
        check_names(program)
        program.press("ctrl+e")
        program.find("Done", "push button")
        check_names(program)
        program.act("Cancel")
        program.expect_gone("Done", "push button")
    program.kill()


def names_of_dialogs(keep):
    """In New Game, for every game, and in all other windows every name says what there is, once, and each has a title"""
    set_up()
    program = start(keep)
    for _ in each_game(program):
        program.press("ctrl+n")
        program.find("New Game", "frame")
        check_names(program)
        close_window(program, "New Game")
    for open_it, title in WINDOW_TITLES.items():
        open_window(program, open_it, title)
        check_names(program)
        close_window(program, title)
    program.kill()
    names_of_messages(keep)


# What opens each of the other windows, a key or what is chosen in the menu, and what it is called.
WINDOW_TITLES = {"ctrl+comma": "Preferences", "ctrl+question": "Keyboard shortcuts", "Print…": "Print", "About Last Move": "About"}


def open_window(program, open_it, title):
    if open_it.startswith("ctrl+"):
        program.press(open_it)
    else:
        program.press("F10")
        program.act(open_it)
    wait_for(f"the window “{title}”", lambda: find_window(program, title))


def find_window(program, title):
    return [window for window in program.windows() if window.get_name() == title]


def close_window(program, title):
    # Without a window manager the keyboard may still be with the window below.
    windows = xdotool("search", "--onlyvisible", "--name", re.sub(r"[^\w ]", ".", title)).split()
    if windows and xdotool("getwindowfocus").strip() != windows[-1]:
        xdotool("windowfocus", "--sync", windows[-1])
    program.press("Escape")
    wait_for(f"the end of “{title}”", lambda: not find_window(program, title))


def names_of_messages(keep):
    bad = Path(os.environ["HOME"]) / "bad.lastmove"
    bad.write_text("no game", encoding="utf-8")
    set_up()
    program = start(keep, str(bad))
    wait_for("the message", lambda: find_window(program, "The Game Cannot Be Opened"))
    check_names(program)
    close_window(program, "The Game Cannot Be Opened")
    program.kill()


def rules(keep):
    """The goal and the rules are at hand in every game: F1 shows its page in a window of the program, and the answer is told"""
    set_up()
    program = start(keep)
    for game in each_game(program):
        goals = program.all(r".*(wins|loses|else B)\.", "label")
        if len(goals) != 1:
            raise Failure(f"{game}: {len(goals)} goals: {[goal.get_name() for goal in goals]}")
        title = read_title("C", re.match("[a-z-]+", game)[0].replace("reversed-nim", "nim"))
        for ask_for in (lambda: program.press("F1"), lambda: program.act("Rules")):
            ask_for()
            wait_for(f"the page “{title}”", lambda: find_window(program, title))
            program.find(re.escape(title), "heading")
            check_names(program)
            close_window(program, title)
    program.kill()


def read_title(language, page):
    """What a page of the help is called."""
    if language == "C":
        text = (Path(__file__).parents[2] / "help" / "C" / f"{page}.page").read_text(encoding="utf-8")
    else:
        text = (Path(PROGRAM).parents[2] / "help" / "help" / language / "last-move" / f"{page}.page").read_text(encoding="utf-8")
    return re.search("<title>(.*?)</title>", text[text.index("</info>"):], re.DOTALL)[1]


def rules_by_keys(keep):
    """In the page of a game links lead to headings, to other pages and back, and to positions; the whole help is one button away"""
    for language in ("C", "de", "fr"):
        set_up()
        opened = make_reader()
        program = start(keep, "lastmove:nim?stones=13", LANGUAGE=language)
        program.find("13 .*", "label")
        program.press("F1")
        title = read_title(language, "nim")
        wait_for(f"the page “{title}”", lambda: find_window(program, title))
        program.take_focus()
        wait_for("the focus on the title", lambda: program.focused() and program.focused().get_name() == title)
        # To the first link, which is the first lesson, and back.
        program.press("Tab", "Return")
        lesson_title = read_title(language, "first-lesson")
        wait_for(f"the page “{lesson_title}”", lambda: find_window(program, lesson_title))
        program.press("alt+Left")
        wait_for(f"the page “{title}” again", lambda: find_window(program, title))
        wait_for("the focus on the title", lambda: program.focused() and program.focused().get_name() == title)
        program.press("F1")
        wait_for("the reader of help", lambda: opened.exists() and opened.read_text() == "help:last-move/nim\n")
        # The examples come last: Tab goes to what is there to read, and to each link in it.
        program.walk_to("15 .*", steps=120)
        program.press("Return")
        wait_for("the position", lambda: not find_window(program, title) and program.all("15 .*", "label"))
        program.quit()


def no_reader(keep):
    """With nothing that reads help installed the window shows all of it, from the list of its pages"""
    set_up()
    program = start(keep, "lastmove:nim?stones=13", PATH="/nowhere")
    program.find(YOUR_TURN, "status bar")
    program.press("F10")
    program.act("Help")
    wait_for("the index", lambda: find_window(program, "Last Move") and program.all("The games", "heading"))
    check_names(program)
    program.kill()


def make_reader():
    """A program that reads help, which writes down what it was asked for, and if another style than ours was passed on to it."""
    folder = DATA / "applications"
    folder.mkdir(parents=True)
    opened = Path(os.environ["HOME"]) / "opened"
    reader = folder / "reader"
    reader.write_text(f'#!/bin/sh\necho "$1${{GTK_THEME:+ in $GTK_THEME}}" > "{opened}.new"\nmv "{opened}.new" "{opened}"\n', encoding="utf-8")
    reader.chmod(0o755)
    (folder / "reader.desktop").write_text(f"[Desktop Entry]\nType=Application\nName=Reader\nExec={reader} %u\n"
                                           "MimeType=x-scheme-handler/help;\n", encoding="utf-8")
    (folder / "mimeapps.list").write_text("[Default Applications]\nx-scheme-handler/help=reader.desktop\n",
                                          encoding="utf-8")
    return opened


def deeds(keep):
    """What the opponent did is told in the status, and with two persons what the other did"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=10")
    program.find(YOUR_TURN, "status bar")
    make_move(program)
    program.find(r"The computer (merged|added|split) .+\. Your turn\..*", "status bar")
    begin(program, PERSON, PERSON)
    make_move(program)
    program.find(r"Player 1 merged two ones into a two\. Player 2 to move\.", "status bar")
    program.quit()


def popover(keep):
    """A question that is left without an answer leaves nothing behind, and the keyboard where it was"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=8,1")
    program.find(YOUR_TURN, "status bar")
    column = program.walk_to("Column F1, .*").get_name()
    for _ in range(3):
        program.press("Return")
        program.walk_to("M: .*", steps=3)
        program.press("Escape")
        wait_for("the keyboard on the column", lambda: program.focused() and program.focused().get_name() == column)
        program.press("Right")
        program.find("Column F2, value 2: .*", "push button")
        program.press("Left")
    program.press("shift+Tab")
    wait_for("the way back", lambda: program.focused() and program.focused().get_name() == "Rules")
    program.press("shift+Tab")
    wait_for("the way out", lambda: program.focused() and program.focused().get_name().startswith("Player 2"))
    program.quit()


def keyboard(keep):
    """Two people play a whole game by keyboard alone"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=6")
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
    if focused.get_name() != "Again":
        raise Failure(f"after the end the focus is on “{focused.get_name()}”")
    wait_for("a screen reader to hear who has won", lambda: "Player" in focused.get_description())
    program.find(r"Player \d .*", "status bar")
    program.expect_gone("Swap Sides")
    program.quit()


def actions(keep):
    """A whole game against a computer by accessible actions, taken back and made again"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=8")
    begin(program, PERSON, PERFECT)
    count = 0
    while wait_for_turn(program):
        make_move(program)
        wait_for("the answer", lambda: is_over(program) or program.all(r".*Your turn\..*", "status bar"))
        count += 1
    end = position(program)
    program.press("ctrl+z")
    wait_for("the position before", lambda: position(program) != end)
    program.find(r".*Your turn\..*", "status bar")
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
    program.quit()


def hints_close(keep):
    """What a hint told is gone after a move, and in another game even if the preference keeps it within a game"""
    for kept in ("false", "true"):
        set_up(keep_hints_open=kept)
        program = start(keep, "lastmove:zeckendorf?bins=9,1")
        begin(program, PERSON, PERSON)
        verdict = r"Player \d wins in \d+ moves\..*"
        program.press("ctrl+h")
        program.find(verdict)
        make_move(program)
        if kept == "true":
            program.find(verdict)
        else:
            program.expect_gone(verdict)
            program.press("ctrl+h")
            program.find(verdict)
        begin(program, PERSON, PERSON)
        program.expect_gone(verdict)
        program.quit()


def edit(keep):
    """The editor: bad text, good text, the verdict when it is asked for, out of it both ways, undone"""
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
    program.act(r"Who Wins Here\?")
    program.find(r"Player \d wins in \d+ moves\..*")
    program.press("Escape")
    wait_for("the position before", lambda: position(program) == "(4)")
    program.act("Edit")
    program.write(program.find("Position as text", "text"), "lastmove:zeckendorf?bins=3,2&turn=2")
    program.act("Done")
    wait_for("the edited position", lambda: position(program) == "(3, 2)")
    program.find(r".*Player 2 to move\.", "status bar")
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


def has_focus(program, word):
    """Whether the keyboard is where this word is in the name."""
    node = program.focused()
    return node is not None and word in (node.get_name() or "").lower()


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
    wait_for("the focus on the stock", lambda: has_focus(program, "stock"))
    program.act("Done")
    wait_for("the focus on the hole", lambda: has_focus(program, "hole"))
    program.find(sentence, "alert")
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
    # Behind that of the header bar there is that of the toast.
    program.all("Undo", "push button")[-1].do_action(0)
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
    """The editor tells who wins when it is asked, without the panel too, and nothing of a text that names no position"""
    set_up(panel_visible="false", panel_page="'history'")
    program = start(keep, "lastmove:zeckendorf?bins=4")
    begin(program, PERSON, PERSON)
    program.press("ctrl+e")
    verdict = r"Player \d wins in \d+ moves\."
    program.act(r"Who Wins Here\?")
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
    program.act("The verdict")
    program.expect_gone(verdict + ".*")
    program.act("The verdict")
    program.find(verdict, "status bar")
    program.press("Escape", "ctrl+e")
    program.find(r"Who Wins Here\?", "push button")
    program.rest()
    no_answer(program, "the editor opened again")
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


def check_offer(program, text, *players):
    """What New Game offers: where a game begins, and who plays it."""
    program.press("ctrl+n")
    program.find("New Game", "frame")
    program.find(re.escape(text), "status bar")
    for player in players:
        program.find(player, "label")
    program.press("Escape")
    program.expect_gone("New Game", "frame")


def last_game(keep):
    """New Game offers the last game that was played, also after exercises, lessons, challenges, links and edited positions"""
    set_up(panel_page="'learn'")
    program = start(keep, "lastmove:nim?stones=13")
    program.find(YOUR_TURN, "status bar")
    program.press("ctrl+n")
    program.find("New Game", "frame")
    program.act("Stones: 21")
    program.find(r"lastmove:nim\?stones=21", "status bar")
    choose_players(program, PERSON, PERFECT)
    program.act("Start")
    program.expect_gone("New Game", "frame")
    played = "lastmove:nim?stones=21", "Person", "Perfect computer"
    check_offer(program, *played)
    # An exercise, with a move in it.
    program.act("Practice")
    program.act("Next Exercise")
    program.find("Practice.*|.*wins.*", "label")
    wait_for("the exercise", lambda: not program.all("21 stones.*", "label"))
    check_offer(program, *played)
    program.press("1")
    check_offer(program, *played)
    # What is opened after it is played against whom one plays.
    search("ActivateResult", "(sasu)", "lastmove:nim?stones=17", [], 0)
    program.find("17 stones.*", "label")
    program.find("Player 2: Perfect computer")
    check_offer(program, *played)
    # A move makes a game of it.
    program.press("2")
    program.find("1[0-5] stones.*", "label")
    played = "lastmove:nim?stones=17", "Person", "Perfect computer"
    check_offer(program, *played)
    # An edited position, a challenge, and the next start with a challenge on the board.
    program.press("ctrl+e")
    program.write(program.find("Position as text", "text"), "lastmove:nim?stones=40")
    program.act("Done")
    program.find("40 stones.*", "label")
    check_offer(program, *played)
    program.act("Back to Learn")
    program.act("Next Challenge")
    program.find(r"A challenge has begun: .*", "label")
    check_offer(program, *played)
    program.quit()
    program = start(keep)
    program.find(r"Your game was restored\.", "label")
    check_offer(program, *played)
    program.press("1")
    check_offer(program, *played)
    program.quit()


def last_game_aside(keep):
    """So it does after a lesson, in it after a restart, after a sample game, and with a position of the atlas on the board"""
    set_up(panel_page="'learn'")
    program = start(keep, "lastmove:nim?stones=17")
    begin(program, PERSON, PERFECT)
    played = "lastmove:nim?stones=17", "Person", "Perfect computer"
    check_offer(program, *played)
    program.act("Lesson")
    program.act("Begin")
    program.find("The last move", "label")
    check_offer(program, *played)
    program.act("Take 1 stone")
    program.find("That was the last move: you have won.*")
    check_offer(program, *played)
    program.act("Next")
    program.find("Step 3 of 11")
    before = stones(program)
    program.quit()
    program = start(keep)
    program.find(r"Your game was restored\.", "label")
    if stones(program) != before:
        raise Failure("the lesson is not on the board after a restart")
    check_offer(program, *played)
    program.press("1")
    check_offer(program, *played)
    program.quit()
    program = start(keep, "lastmove:take-away?alpha=2&stones=20")
    begin(program, PERSON, PERFECT)
    program.press("alt+3")
    program.act("Sample Game")
    program.find("A sample game is played.*")
    check_offer(program, r"lastmove:take-away?alpha=2&stones=20", "Person", "Perfect computer")
    program.quit()
    # Where one is that is only looked at, the game before is offered; a move makes it a game of its own.
    set_up(panel_page="'explore'")
    program = start(keep, "lastmove:wythoff?piles=3,5")
    begin(program, PERSON, PERFECT)
    program.act("Atlas")
    program.act("Show the Map")
    program.walk_to(r"piles\[1\] = 3, piles\[2\] = 5: lost for the player to move\. It is on the board\.")
    program.press("Right", "Return")
    program.find("piles of 4 and 5", "label")
    check_offer(program, "lastmove:wythoff?piles=3,5", "Person", "Perfect computer")
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

    # Where the disk is slow it is told what is going on.
    set_up()
    program = start(keep, "lastmove:nim?stones=7", LD_PRELOAD=os.environ["SLOW_DISK"])
    program.press("ctrl+shift+s")
    program.find("Save the Game", None)
    program.press("ctrl+a")
    program.type(str(path.with_name("slow.lastmove")))
    program.press("Return")
    program.find(r"Saving “slow\.lastmove”…", "label")
    program.find(r"The game was saved as “slow\.lastmove”\.", "label")
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


def long_restored(keep):
    """A long game is read while the window is there: it comes when nothing was done, and before what was begun meanwhile; a kill loses nothing"""
    set_up(current_game="'nim'")
    kept = DATA / "last-move" / "autosave" / "nim.lastmove"
    kept.parent.mkdir(parents=True)
    save_game(kept, "lastmove:nim?stones=5000", ["1"] * 4000)
    before = kept.read_text(encoding="utf-8")
    gate = Path(os.environ["HOME"]) / "gate"
    slow = {"LD_PRELOAD": os.environ["SLOW_DISK"], "SLOW_LOCK": str(gate)}

    gate.touch()
    program = start(keep, **slow)
    program.find(r"Your last game is being read…", "label")
    gate.unlink()
    program.find(r"Your game was restored\.", "label")
    program.find(r"1000 stones.*", "label")
    program.quit()
    if kept.read_text(encoding="utf-8") != before:
        raise Failure("the game was written again, though nothing was done in it")

    gate.touch()
    program = start(keep, **slow)
    program.find(r"Your last game is being read…", "label")
    begin_at_once(program)
    program.kill()
    if kept.read_text(encoding="utf-8") != before:
        raise Failure("something was written over a game that had not been read")

    program = start(keep, **slow)
    program.find(r"Your last game is being read…", "label")
    here = begin_at_once(program)
    gate.unlink()
    program.find(r"Your last game was read: it comes before this one\.", "label")
    if stones(program) != here:
        raise Failure(f"the game that was begun meanwhile was at {here}, and now {stones(program)} is on the board")
    program.press("ctrl+z")
    program.press("ctrl+z")
    program.find(r"1000 stones.*", "label")
    program.quit()


def begin_at_once(program):
    """A move on the board that stands in the place of a long game. Returns the position after it"""
    before = stones(program)
    program.act("Take 1 stone")
    wait_for("the move", lambda: stones(program) != before)
    program.find(r"(The computer took . stones?\. )?Your turn\..*", "status bar")
    return stones(program)


def crashed(keep):
    """A game that crashed the program is not opened by itself again, but kept; one that was killed is opened"""
    set_up()
    # AddressSanitizer would make an abort of the crash.
    program = start(keep, "lastmove:wythoff?piles=4,6", ASAN_OPTIONS=os.environ.get("ASAN_OPTIONS", "") + ":handle_segv=0")
    begin(program, PERSON, PERSON)
    kept = DATA / "last-move" / "autosave" / "wythoff.lastmove"
    wait_for("the game to be kept", lambda: kept.exists() and "piles=4,6" in kept.read_text(encoding="utf-8"))
    program.process.send_signal(signal.SIGSEGV)
    if program.process.wait() != -signal.SIGSEGV:
        raise Failure(f"the program ended with {program.process.returncode}")

    program = start(keep)
    program.find("Last Move crashed while “Wythoff’s Game” was on the board.*", "label")
    close_dialog(program, "Another Game Is Shown")
    program.find(POSITION, "label")
    program.act("All Games")
    program.act("Play: Wythoff’s Game")
    program.find("piles of 4 and 6", "label")
    program.kill()

    note = DATA / "last-move" / "crashed"
    note.write_text("my notes", encoding="utf-8")
    program = start(keep)
    program.find("piles of 4 and 6", "label")
    program.quit()
    if note.read_text(encoding="utf-8") != "my notes":
        raise Failure("what is no note of a crash was written over")


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
    program.press("ctrl+p")
    program.find(r".*Paused\. Player \d to move\.", "status bar")
    before = position(program)
    for step in ("Let the computer move once", "alt+Left", "alt+Right"):
        for _ in range(3):
            last = position(program)
            program.act(step) if " " in step else program.press(step)
            wait_for(step, lambda last=last: position(program) != last)
        if step == "alt+Left" and position(program) != before:
            raise Failure("a paused computer has moved by itself, for as many steps back do not lead back")
    program.press("ctrl+p")
    before = position(program)
    wait_for("the next move", lambda: position(program) != before)
    program.walk_to("Undo")
    program.act("Pause")
    program.find(r".*Paused\..*", "status bar")
    program.press("alt+Left")
    program.find(r".*Paused\..*", "status bar")
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


def phone(keep):
    """In a window of 360 by 640 the menu has what the header bar has no room for, and the panel stands below the board"""
    set_up(window_width="360", window_height="640")
    program = start(keep, "lastmove:nim?stones=13")
    frame = program.find("Last Move", "frame").get_extents(Atspi.CoordType.WINDOW)
    if frame.width > 360 or frame.height > 640:
        raise Failure(f"the window needs {frame.width}x{frame.height}")
    program.expect_gone("Edit", "push button")
    program.press("F9")
    panel = program.find("Tell Me More", "push button").get_extents(Atspi.CoordType.WINDOW)
    board = program.find("Board: .*", "panel").get_extents(Atspi.CoordType.WINDOW)
    if panel.y < board.y:
        raise Failure(f"the panel begins at {panel.y}, the board at {board.y}")
    program.act("Take 1 stone")
    program.find("The computer took . stones?. Your turn. .*", "status bar")
    program.press("F10")
    program.find("Edit the Position", "menu item").do_action(0)
    program.act("Cancel")
    program.press("F10")
    program.find("New Game…", "menu item").do_action(0)
    program.find("New Game", "frame")
    program.press("Escape")
    program.expect_gone("New Game", "frame")
    program.press("F10")
    program.find("All Games", "menu item").do_action(0)
    program.find("Play: Zeckendorf", "push button")
    program.press("F10")
    program.find("All Games", "menu item")
    program.expect_gone("New Game…", "menu item")
    program.press("Escape")
    program.quit()
    program = start(keep, "lastmove:wythoff?piles=7,9")
    wait_for("all moves", lambda: len(program.all(r"Take \d from .* are left\.", "push button")) == 7 + 9 + 7)
    program.quit()


def lesson(keep):
    """A lesson is found from the main menu, opens its positions for the person, answers a wrong move on the board with nothing
    told before, and goes on where it was left"""
    set_up()
    program = start(keep)
    wait_for_turn(program)
    program.press("F10")
    program.find("All Games", "menu item").do_action(0)
    program.act("Learn: Nim")
    program.find("Step 1 of 11")
    program.act("Begin")
    program.find("The last move", "label")
    program.act("Take 1 stone")
    program.find("That was the last move: you have won.*")
    program.act("Next")
    if program.all(r"Verdict along the game\. .*wins in.*", "slider"):
        raise Failure("the strip tells who wins while a lesson asks")
    program.act("Take 1 stone")
    program.find("That was another move.*The reply that wins.*")
    program.find("1 stone?, at most.*", "label")
    program.act("Try Again")
    program.act("Take 3 stones")
    program.find("Yes. To win is to hand the other player a number that is lost.")
    program.quit()
    program = start(keep)
    program.press("alt+3")
    program.act("Lesson")
    program.find("Step 3 of 11")
    program.quit()


def computer_goes_on(keep):
    """The computer moves in a game that comes to what a lesson asks about, also after it has sat down in the lesson itself"""
    for sits_down in (False, True):
        set_up()
        game = Path(os.environ["HOME"]) / "game.lastmove"
        save_game(game, "lastmove:nim?stones=2", computers=(0,))
        program = start(keep, "lastmove:nim?stones=9")
        program.press("alt+3")
        program.act("Lesson")
        program.act("Begin")
        program.find("The last move", "label")
        if sits_down:
            program.act("Player 1: You")
            program.find("Perfect computer", "menu item").do_action(0)
        else:
            subprocess.run([PROGRAM, game], check=True)
        program.find("1 stone, at most.*", "label")
        program.quit()


def hold(program, key):
    """Holds a key for as long as it takes to be repeated many times."""
    program.take_focus()
    xdotool("keydown", key)
    time.sleep(1.5)
    xdotool("keyup", key)
    program.take_keys()


def click_on(program, pattern, clicks):
    """Clicks with the pointer in the middle of what has this name."""
    box = program.find(pattern, "push button").get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    window = xdotool("search", "--onlyvisible", "--pid", str(program.process.pid)).split()[0]
    xdotool("mousemove", "--sync", "--window", window, str(box.x + box.width // 2), str(box.y + box.height // 2),
            "click", "--repeat", str(clicks), "--delay", "60", "1")
    program.take_keys()


def one_intent(keep):
    """A held key and a double click make one move; held arrows walk on, and a click later makes the next move"""
    set_up()
    program = start(keep, "lastmove:nim?stones=40&max=3")
    begin(program, PERSON, PERSON)
    stones = 40

    def expect_move(taken):
        nonlocal stones
        stones -= taken
        program.find(f"{stones} stones, at most.*", "label")
        # Whatever else was on its way would have come by then.
        program.rest(0.3)
        program.find(f"{stones} stones, at most.*", "label")

    for clicks in (2, 3):
        click_on(program, "Take 1 stone", clicks)
        expect_move(1)
    for key in ("Return", "space", "KP_Enter"):
        program.walk_to("Take 2 stones")
        hold(program, key)
        expect_move(2)
    hold(program, "3")
    expect_move(3)
    program.walk_to("Take 1: .*|Take 1 .*")
    before = program.focused().get_name()
    hold(program, "Left")
    if program.focused().get_name() == before:
        raise Failure("a held arrow does not walk")
    expect_move(0)
    # A key that opens a dialog is held in the dialog, too, and does not press its default button.
    program.walk_to("New")
    program.take_focus()
    xdotool("keydown", "Return")
    wait_for("the dialog", lambda: find_window(program, "New Game"))
    program.take_focus()
    time.sleep(1.5)
    xdotool("keyup", "Return")
    program.take_keys()
    close_window(program, "New Game")
    expect_move(0)
    program.quit()
    set_up()
    program = start(keep, "lastmove:nim?stones=9")
    program.press("alt+3")
    program.act("Lesson")
    program.act("Begin")
    click_on(program, "Take 1 stone", 2)
    program.find("That was the last move: you have won.*")
    program.quit()


def drag(program, *content):
    """Drags a text, or files, from another window into the middle of this one."""
    source = subprocess.Popen([os.environ["DRAG_SOURCE"], *content])
    try:
        window = wait_for("the other window", lambda: xdotool("search", "--onlyvisible", "--pid", str(source.pid)).split())[0]
        xdotool("mousemove", "--sync", "--window", window, "20", "20", "mousedown", "1")
        target = xdotool("search", "--onlyvisible", "--pid", str(program.process.pid)).split()[0]
        # A drag begins with some way, and the one that is dropped upon answers to every step.
        for x in (26, 34, 42, 50, 58):
            xdotool("mousemove", "--sync", "--window", window, str(x), "30")
        for x in range(400, 460, 5):
            xdotool("mousemove", "--sync", "--window", target, str(x), "330")
            program.take_keys()
        xdotool("mouseup", "1")
        source.wait(PATIENCE)
    finally:
        source.kill()


def drop(keep):
    """Saved games, a link and a file's address are opened where they are dropped; another text is refused and changes nothing"""
    set_up()
    game = Path(os.environ["HOME"]) / "game.lastmove"
    save_game(game, "lastmove:nim?stones=17", ("2",))
    others = [Path(os.environ["HOME"]) / name for name in ("chomp.lastmove", "last.lastmove")]
    save_game(others[0], "lastmove:chomp?rows=3,2", ("2,1",))
    save_game(others[1], "lastmove:nim?stones=31", ("3",))
    program = start(keep, "lastmove:nim?stones=9")
    program.find("9 stones, at most.*", "label")
    drag(program, "--file", str(game))
    program.find("15 stones, at most.*", "label")
    drag(program, " lastmove:nim?stones=23\n")
    program.find("23 stones, at most.*", "label")
    # Of several files all are opened, in their order.
    drag(program, "--file", *map(str, (game, *others)))
    program.find("28 stones, at most.*", "label")
    drag(program, game.as_uri())
    program.find("15 stones, at most.*", "label")
    drag(program, "no game")
    wait_for("the message", lambda: find_window(program, "The Position Cannot Be Opened"))
    close_window(program, "The Position Cannot Be Opened")
    program.find("15 stones, at most.*", "label")
    program.quit()


def layouts(keep):
    """The keys of the pages and of numbers are where the keyboard has its digits, with or without Shift and on the keypad"""
    pages = ("Hint", "History", "Learn", "Explore")
    layouts = {"fr": ("ampersand", "eacute", "quotedbl", "apostrophe"), "be": ("ampersand", "eacute", "quotedbl", "apostrophe"),
               "cz": ("plus", "ecaron", "scaron", "ccaron"), "lt": ("aogonek", "ccaron", "eogonek", "eabovedot"),
               "us": ("1", "2", "3", "4")}
    for layout, keys in layouts.items():
        set_up()
        subprocess.run(["setxkbmap", "-layout", layout], check=True)
        try:
            program = start(keep, "lastmove:nim?stones=30&max=3")
            for digit in (2, 3, 4, 1):
                # By the place of the key, whatever stands on it.
                for press in ((str(9 + digit),), (f"KP_{digit}",)):
                    program.press("alt+" + press[0])
                    page = pages[digit - 1]
                    wait_for(f"the page {page} with {layout}", lambda: [tab for tab in program.all(page, "page tab")
                                                                       if has_state(tab, Atspi.StateType.SELECTED)])
                    program.press("alt+" + str(9 + digit % 4 + 1))
            begin(program, PERSON, PERSON)
            program.press("12")
            program.find("27 stones, at most.*", "label")
            program.quit()
        finally:
            subprocess.run(["setxkbmap", "-layout", "us"], check=True)


def wheel(keep):
    """The wheel over a number or a slider scrolls the page and changes nothing"""
    set_up()
    program = start(keep)
    wait_for_turn(program)
    program.press("ctrl+comma")
    wait_for("the preferences", lambda: find_window(program, "Preferences"))
    spins = program.all(".*", "spin button")
    if len(spins) < 4:
        raise Failure(f"only {len(spins)} numbers")
    window = xdotool("search", "--name", "Preferences").split()[-1]
    before = [spin.get_value_iface().get_current_value() for spin in spins]
    places = [spin.get_component_iface().get_extents(Atspi.CoordType.WINDOW).y for spin in spins]
    box = spins[0].get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    xdotool("mousemove", "--sync", "--window", window, str(box.x + 20), str(box.y + box.height // 2))
    xdotool("click", "--repeat", "3", "--delay", "60", "5")
    wait_for("the page to scroll", lambda: [spin.get_component_iface().get_extents(Atspi.CoordType.WINDOW).y
                                            for spin in spins] != places)
    if [spin.get_value_iface().get_current_value() for spin in spins] != before:
        raise Failure("the wheel changes a number")
    close_window(program, "Preferences")
    program.quit()


def blank_board(keep):
    """A board shows its numbers again at once, whatever was shown before"""
    for first, second in (("n=300&d=3", "n=300&d=50"), ("n=300&d=50", "n=300&d=3"), ("n=3000&d=1000000000", "n=3000&d=2")):
        set_up()
        program = start(keep, f"lastmove:zahlenschlacht?{first}")
        program.find("2,.*|2", "push button")
        subprocess.run([PROGRAM, f"lastmove:zahlenschlacht?{second}"], check=True)
        program.find(f".*{second[second.rindex('=') + 1:]}.*", "label")
        program.press("ctrl+z")
        program.find(f".*{first[first.rindex('=') + 1:]}.*", "label")
        program.find("2,.*|2", "push button")
        program.quit()


def lesson_by_keys(keep):
    """A step of a lesson is passed with the keyboard alone"""
    set_up()
    program = start(keep, "lastmove:nim?stones=9")
    program.press("alt+3")
    for name in ("Lesson", "Begin"):
        program.walk_to(name)
        program.press("Return")
    program.find("The last move", "label")
    program.walk_to("Take 1 stone")
    program.press("Return")
    program.find("That was the last move: you have won.*")
    program.walk_to("Next", "shift+Tab")
    program.press("Return")
    program.find("Step 3 of 11")
    program.quit()


def lesson_typed(keep):
    """In a lesson of Zahlenschlacht a number is typed and Enter crosses it out, from where the lesson was begun"""
    set_up()
    program = start(keep, "lastmove:zahlenschlacht?n=15&d=7")
    program.press("alt+3")
    for name in ("Lesson", "Begin"):
        program.walk_to(name)
        program.press("Return")
    program.find("The last move", "label")
    program.find(r"Click the number that has to go\.", "label")
    program.press("3", "Return")
    program.find(r".*1 \+ 5 = 6, and you have won\..*")
    program.quit()


def rule_by_keys(keep):
    """A rule is put together with the keyboard alone, refuted, its counterexample opened, and it is kept for the next start"""
    set_up()
    program = start(keep, "lastmove:wythoff?piles=7,9")
    program.press("alt+3")
    for name in ("My Rule", "Quantities and operators", "The first pile", "Quantities and operators", "is equal to",
                 "Quantities and operators", "The second pile"):
        program.walk_to(name)
        program.press("Return")
    program.find(r"False for .* positions, up to size .*", "label")
    program.walk_to("piles of 1 and 1 is won, and the rule says lost.")
    program.press("Return")
    program.find("piles of 1 and 1", "label")
    program.act("Keep")
    program.find("Remove the rule “x == y”")
    program.quit()
    program = start(keep)
    program.press("alt+3")
    program.find("My Rule")
    program.act("My Rule")
    program.act("x == y")
    program.find(r"False for .* positions, up to size .*", "label")
    program.quit()


def atlas(keep):
    """The map tells nothing before it is asked for; by the keyboard it is read, and a position of it opened, which undo takes back; beside an exercise it is silent"""
    set_up(panel_page="'explore'")
    program = start(keep, "lastmove:wythoff?piles=3,5")
    program.act("Atlas")
    program.find("The map tells who wins, here and everywhere around.", "label")
    no_answer(program, "before the map is asked for")
    program.act("Show the Map")
    program.find(r"No repetition is seen\. Checked up to \(20, 20\)\.", "label")
    here = r"piles\[1\] = 3, piles\[2\] = 5: lost for the player to move\. It is on the board\."
    check_names(program)
    program.walk_to(here)
    program.press("Right")
    program.find(r"piles\[1\] = 4, piles\[2\] = 5: won for the player to move\.", "push button")
    program.press("Up", "Up", "Return")
    program.find("piles of 4 and 7", "label")
    program.find(r"piles\[1\] = 4, piles\[2\] = 7: lost for .* It is on the board\.", "push button")
    program.press("ctrl+z")
    program.find("piles of 3 and 5", "label")
    program.press("alt+3")
    program.act("Practice")
    program.act("Next Exercise")
    program.expect_gone("piles of 3 and 5", "label")
    program.find("Explore", "page tab").do_action(0)
    program.find(r"While a question is open the map would tell its answer\.", "label")
    no_answer(program, "on the map while a question is open")
    program.quit()


def lengths_by_keys(keep):
    """The page of lengths is read with the keyboard alone; neither there nor above the board does it give away who wins"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=10")
    program.find("8 to 13 moves", "label")
    program.press("alt+4")
    program.act("Lengths")
    program.find(r"Exact: all 856 games from here\. 22 positions are reached\. .*", "label")
    program.find(r"Player 1: 48\.98 % \(20311/41472\)\nPlayer 2: .*", "label")
    program.walk_to("All games alike")
    program.press("space")
    program.find(r"Player 1: 50\.00 % \(1/2\)\nPlayer 2: .*", "label")
    program.walk_to("Lengths modulo")
    program.press("Up")
    program.find(r"0 \(player 3 of 3 moves last\): .*\n.*\n.*", "label")
    program.quit()
    program = start(keep, "lastmove:nim?stones=4")
    program.act("Lengths")
    program.find("Here the lengths of games would give away who wins.")
    if program.all("1 to 3 moves"):
        raise Failure("that a move ends the game is told before anybody asks")
    program.act("Show Them")
    wait_for("both", lambda: len(program.all("1 to 3 moves", "label")) == 2)
    program.quit()


def sample(keep):
    """A sample game is played to its end by itself, and one button of the toast leads back to the game before"""
    set_up(computer_delay_ms="100")
    program = start(keep, "lastmove:take-away?alpha=2&stones=20")
    program.find("20 stones, α = 2", "label")
    program.press("alt+3")
    program.act("Sample Game")
    program.find("A sample game is played.*")
    wait_for("the end of the game", lambda: is_over(program))
    program.find("0 stones, α = 3", "label")
    program.all("Undo", "push button")[-1].do_action(0)
    program.find("20 stones, α = 2", "label")
    program.quit()


def challenge(keep):
    """The ladder begins with a game that can be won; a win is one rung, also after the program was ended in the middle"""
    set_up()
    program = start(keep, "lastmove:nim?stones=9")
    program.press("alt+3")
    program.find("Next Challenge", "push button")
    program.act("Next Challenge")
    program.find("A challenge has begun.*")
    program.quit()

    program = start(keep)
    program.find(r"Your game was restored\.", "label")
    program.press("alt+3")
    while not program.all("Challenge number 1 is won.*"):
        wait_for("a turn or the end", lambda: program.all(r".*Your turn\..*|Challenge number 1 is won.*"))
        if not program.all(".*Your turn\\..*"):
            continue
        stones = int(re.match(r"\d+", program.find(r"\d+ stones?, at most.*", "label").get_name())[0])
        program.act(f"Take {(stones - 1) % 4} stones?")
        program.expect_gone(f"{stones} stones?, at most.*")
    program.find("Next Challenge", "push button")
    program.find("Number 2: .*perfect computer")
    program.quit()


def is_pressed(program, name):
    return has_state(program.find(name, "push button"), Atspi.StateType.PRESSED)


def welcome(keep):
    """All games are shown at the start until a game was begun, and whenever they are asked for, with nothing of the board beside
    them; they are reached with the keyboard; there is a way back to a board that was seen"""
    board = ("New", "Undo", "Redo", "Edit", "Hint", "Panel", "List of games")
    set_up(welcome="true")
    program = start(keep)
    program.find("All Games", "heading")
    for name in ("Play: Zeckendorf", "Learn: Nim", "Play: So Long Sucker"):
        program.find(name, "push button")
    for name in ("Back to the Board", "Tell Me More", *board):
        program.expect_gone(name, "push button")
    box = program.find("Play: Zeckendorf", "push button").get_extents(Atspi.CoordType.WINDOW)
    if box.height < 24:
        raise Failure(f"buttons have no style, their height is {box.height}")
    program.act("Play: Zeckendorf")
    program.expect_gone("Play: Zeckendorf")
    for name in board:
        program.find(name, "push button")
    program.find("Tell Me More", "push button")
    program.find("Black hole", "list item")
    program.act("All Games")
    program.find("Play: Zeckendorf")
    for name in ("Tell Me More", *board):
        program.expect_gone(name, "push button")
    program.act("Back to the Board")
    program.expect_gone("Play: Zeckendorf")
    wait_for("the panel", lambda: is_pressed(program, "Panel"))
    program.quit()
    program = start(keep)
    program.find("Play: Zeckendorf")
    program.press("F9")
    program.expect_gone("Play: Zeckendorf")
    no_answer(program, "before anybody has seen the board")
    program.find("Tell Me More", "push button")
    program.quit()
    program = start(keep)
    program.walk_to("Play: Nim")
    program.press("Return")
    program.expect_gone("Play: Zeckendorf")
    wait_for("the turn", lambda: program.all(r".*Your turn\..*"))
    stones = program.find(r"\d+ stones, at most.*", "label").get_name()
    program.act("Take 1 stone")
    program.expect_gone(stones)
    program.quit()
    program = start(keep)
    program.find("New", "push button")
    program.expect_gone("Play: Zeckendorf")
    program.act("All Games")
    program.find("Play: Zeckendorf")
    program.quit()


def lesson_winner(keep):
    """A lesson asks who wins; the wrong answer is told, and the right one"""
    set_up()
    program = start(keep, "lastmove:zahlenschlacht?n=15&d=7")
    program.act("Learn")
    program.act("Lesson")
    program.act("Begin")
    for step in range(3, 9):
        program.act("Next")
        program.find(f"Step {step} of 9")
    program.find("Who wins, if nobody makes a mistake.*")
    program.act("A")
    program.find("No. 12 numbers, and two stay.*")
    program.act("B")
    program.find("B can win whenever n is even.*")
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
                 lambda: re.match("Take 1: |Again", program.focused().get_name() or ""))
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
    for open_it, title in WINDOW_TITLES.items():
        open_window(program, open_it, title)
        close_window(program, title)
    # A real reader of help would take the keys as soon as it has a window.
    opened = make_reader()
    program.press("F1")
    program.find(read_title("C", "zeckendorf"), "heading")
    program.press("F1")
    wait_for("the help to be opened", opened.exists)
    close_window(program, read_title("C", "zeckendorf"))
    for shown in (True, False):
        program.press("F10")
        program.act("Verdict Strip")
        (program.find if shown else program.expect_gone)(r"Verdict along the game\..*", "slider")
    program.quit()


def closed_by_keys(keep):
    """Ctrl+W and Ctrl+Q close the window, and the program ends well"""
    for keys in ("ctrl+w", "ctrl+q"):
        set_up()
        program = start(keep, "lastmove:nim?stones=9")
        program.find(YOUR_TURN, "status bar")
        program.take_focus()
        xdotool("key", keys)
        wait_for(f"the end after {keys}", lambda: program.process.poll() is not None)
        if program.process.returncode != 0:
            raise Failure(f"after {keys} the program ended with {program.process.returncode}")


def hostile_settings(keep):
    """No key of the settings with any value makes the program complain or break"""
    keys = [(key.get("name"), key.get("type")) for key in ElementTree.parse(SCHEMA).iter("key")]
    values = {"i": (-2 ** 31, -5, 0, 2 ** 31 - 1), "b": ("true", "false"), "s": ("'nope'", "''", "'game'", f"'{'x' * 5000}'"),
              "a{sv}": ("{'nim': <5>}", "{'nim': <('lastmove:chomp?rows=3', ['person', 'nobody'], uint32 7)>}",
                        "{'nim': <('nope', @as [], uint32 4294967295)>}", "{'nope': <''>}")}
    wrong = {"i": "'five'", "b": "7", "s": "-1", "a{sv}": "3"}
    for turn in range(5):
        hostile = {name: wrong[kind] if turn == 4 else values[kind][turn % len(values[kind])] for name, kind in keys}
        # All games stand before the board only at the first start.
        set_up(**hostile | {"welcome": "false"})
        program = start(keep, "lastmove:nim?stones=9")
        program.find(YOUR_TURN, "status bar")
        program.press("ctrl+comma")
        program.find("Preferences")
        program.press("Escape")
        program.expect_gone("Preferences")
        program.quit()


def once(keep):
    """What there is to do stands once above the board, a family of one game once in the list, and only the page that shows is read"""
    set_up()
    program = start(keep, "lastmove:take-away?alpha=2&stones=20")
    program.find(r"Your turn\. Take 1 to 19 of the 20 stones, not all\.", "status bar")
    program.expect_gone(r".*([Tt]akes? 1 to|to move\b).*", "label")
    program.find("Zeckendorf", "label")
    wait_for("one line for a family of one game", lambda: len(program.all("Wythoff’s Game", "label")) == 1)
    program.act("Sequence")
    program.find(r"Number line of α.*", "slider")
    program.press("alt+1")
    program.expect_gone(r"Number line of α.*", "slider")
    program.quit()


def explored_to_the_end(keep):
    """Of a game that is over the page Explore goes from its beginning"""
    set_up()
    program = start(keep, "lastmove:nim?stones=2")
    begin(program, PERSON, PERSON)
    program.act("Take 1: .*")
    wait_for("the end", lambda: is_over(program))
    program.press("alt+4")
    program.act("Lengths")
    program.find(r"Exact: the only game from here\. 2 positions are reached\..*", "label")
    program.find("1 move in every game", "label")
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


# Every game under its name in the chooser, with either player to move.
TITLES = {
    "Zeckendorf game": ("zeckendorf?bins=4,2,1", "", "&turn=2"),
    "Black hole": ("black-hole?hole=4&bins=7,0,3", "", "&turn=2"),
    "Reversed game": ("reversed?bins=1,2,1", "", "&turn=2"),
    "Build-up 1-2-3": ("build-up?bins=3,1&stock=5", "", "&turn=2"),
    "Take-away": ("take-away?alpha=3&stones=35", "", "&turn=2"),
    "Zahlenschlacht": ("zahlenschlacht?n=15&d=7", "", "&crossed=3"),
    "Chomp": ("chomp?rows=4,4,3", "", "&turn=2"),
    "Reversed Chomp": ("reversed-chomp?size=3x4&rows=2", "", "&turn=2"),
    "Subtraction Nim": ("nim?stones=14", "", "&turn=2"),
    "Reversed Nim": ("reversed-nim?stones=2&target=13", "", "&turn=2"),
    "Wythoff’s Game": ("wythoff?piles=3,6", "", "&turn=2"),
    "(c, k)-nacci game": ("nacci?c=2&bins=9,2", "", "&turn=2"),
    "So Long Sucker": ("so-long-sucker?piles=8&chips=b2,r2,g2,y2&turn=", "b", "r"),
}

# What the program says of who wins, wherever it says it. The goals of the games and their rules are other sentences.
ANSWER = re.compile(r"\bwins? (in [\d,]+ moves?|with best play|alone against)\b|\bcannot win against\b|\b(no|all|\d) moves? wins?\b"
                    r"|(^|[;,] )(wins|loses)\b|\b(won|lost) for\b|\b[NP]-position\b|\d to go$|Verdict along the game"
                    r"|Keeps the win|Throws the win|Delays the most|Shortens the game|Lost whatever", re.IGNORECASE)


def no_answer(program, when):
    """Fails if anything in the accessible tree, hidden or not, tells who wins."""
    for chain in program.chains():
        for said in (chain[-1].name, chain[-1].description):
            if ANSWER.search(said):
                raise Failure(f"{when}, a {chain[-1].get_role_name()} tells “{said}”")


def show_game(program, name, turn):
    """Shows a position of a game, as a second start of the program does; returns who is to move."""
    subprocess.run([PROGRAM, "lastmove:" + TITLES[name][0] + TITLES[name][1:][turn]],
                   stdin=subprocess.DEVNULL, timeout=30, check=True)
    wait_for(name, lambda: len(program.all(re.escape(name), "label")) > 1)
    return program.find(r"Your turn\..*|.* is thinking….*", "status bar").get_name()


def untold(keep):
    """In no game anything tells who wins before it is asked for: not at its start, after a move, or in the editor"""
    # It thinks until it is told to move, however slow the machine is.
    set_up(computer_delay_ms="60000", panel_page="'history'")
    program = start(keep)
    games = {row.get_name() for row in children(program.find("Games", "list")) if row.get_role() == Atspi.Role.LIST_ITEM}
    if games != set(TITLES):
        raise Failure(f"the games are {sorted(games)}")
    for name in TITLES:
        if show_game(program, name, 0).startswith("Your turn."):
            show_game(program, name, 1)
        program.find(r".* is thinking…", "status bar")
        no_answer(program, f"at the start of {name}")
        program.press("ctrl+period")
        # Whoever proposes a deal is to move as before.
        program.find(r"Move 1, .*", "list item")
        no_answer(program, f"after a move of {name}")
        program.press("ctrl+e")
        program.find("Position as text", "text")
        no_answer(program, f"in the editor of {name}")
        program.press("Escape")
        program.expect_gone("Position as text", "text")
    program.quit()


def told(keep):
    """Who is winning is told from the first hint of a game on, until the next game, and always to who prefers it"""
    set_up(panel_page="'history'")
    program = start(keep, "lastmove:nim?stones=14")
    begin(program, PERSON, PERSON)
    program.act("Take 2: .*")
    program.find(r"Move 1, Player 1: .*", "list item")
    no_answer(program, "before the hint")
    program.press("ctrl+h")
    program.find(r"Verdict along the game\..*", "slider")
    program.press("alt+2")
    program.find(r"Move 1, Player 1: .* Throws the win away\. .*", "list item")
    program.press("alt+1")
    program.act("Less")
    program.press("alt+2")
    begin(program, PERSON, PERSON)
    program.expect_gone(r"Verdict along the game\..*")
    no_answer(program, "in the next game")
    program.quit()
    set_up(tell_verdict="true")
    program = start(keep, "lastmove:nim?stones=14")
    program.find(r"Verdict along the game\. Start: .* wins in \d+ moves\.", "slider")
    program.quit()


def stones(program):
    return int(program.find(r"\d+ stones?, at most 3 a turn", "label").get_name().split()[0])


def ending(keep):
    """At the end one is told “You lose”, goes to the move that lost it, makes it good, and changes sides"""
    set_up()
    program = start(keep, "lastmove:nim?stones=6")
    begin(program, PERSON, PERFECT)
    place = program.find("Show the pattern").get_extents(Atspi.CoordType.WINDOW)
    program.act("Take 2: .*")
    program.find(r"You lose\. .*", "status bar")
    wait_for("the focus on what can be done now", lambda: (node := program.focused()) is not None and node.get_name() == "Again")
    wait_for("a screen reader to hear who has lost",
             lambda: (node := program.focused()) is not None and "You lose." in node.get_description())
    program.find(r"Verdict along the game\. .*", "slider")
    now = program.find("Show the pattern").get_extents(Atspi.CoordType.WINDOW)
    if (place.x, place.y) != (now.x, now.y):
        raise Failure(f"at the end the board moves from {place.x}, {place.y} to {now.x}, {now.y}")

    program.press("alt+g")
    wait_for("the position before the mistake", lambda: stones(program) == 6)
    program.find(YOUR_TURN, "status bar")
    program.find(r"Here you could still win\.", "label")
    program.act("Take 1: .*")
    program.find(YOUR_TURN, "status bar")
    wait_for("the answer", lambda: stones(program) < 5)
    program.expect_gone(r"Verdict along the game\. .*")
    program.act(f"Take {stones(program) - 1}: .*")
    program.find(r"You win\. .*", "status bar")
    program.expect_gone("Go to the Move That Lost It")

    program.press("alt+s")
    program.find("Player 2: You")
    wait_for("the move of the computer", lambda: stones(program) < 6)
    program.find(YOUR_TURN, "status bar")
    program.quit()


def read_subtitle(program):
    return program.find(r"\d+ stones?, at most \d+ a turn", "label").get_name().split()


def read_nim(program):
    """The stones, the most that a turn takes, and a wrong move of the exercise on the board, beside the right one."""
    words = read_subtitle(program)
    stones, most = int(words[0]), int(words[4])
    right = (stones - 1) % (most + 1)
    return words, right, next(take for take in range(1, min(most, stones - 1) + 1) if take != right)


def practice(keep):
    """An exercise tells nothing, not even to who wants to be told always; a wrong answer is refuted on the board, and undo leads back"""
    set_up(tell_verdict="true", overlay="true")
    program = start(keep, "lastmove:nim?stones=13")
    program.find(r"Verdict along the game\. .*", "slider")
    program.press("alt+3")
    program.act("Practice")
    program.walk_to("Exercise")
    program.press("space", "Down", "Return")
    program.walk_to("Next Exercise")
    program.press("Return")
    program.find(r".* is to move and can win\. Find a move that does\.", "status bar")
    no_answer(program, "in an exercise")
    words, right, wrong = read_nim(program)
    program.walk_to(f"Take {wrong} stones?")
    program.press("Return")
    program.find(r"That gives the win to Player \d\. Watch how\.", "status bar")
    no_answer(program, "after the refutation")
    wait_for("the exercise", lambda: read_subtitle(program) == words)
    no_answer(program, "in the second try")
    program.walk_to(f"Take {right} stones?")
    program.press("Return")
    program.find(r"Right.*", "status bar")
    program.find(r"Verdict along the game\. .*", "slider")
    program.press("ctrl+z", "ctrl+z")
    program.find("13 stones, at most 3 a turn", "label")
    program.find("Player 1: You")
    program.quit()


def mistakes(keep):
    """What threw the win away is kept when the game ends, is an exercise in this run and in the next, and can be removed"""
    set_up()
    program = start(keep, "lastmove:nim?stones=6")
    begin(program, PERSON, PERFECT)
    program.act("Take 2: .*")
    program.find(r"You lose\. .*", "status bar")
    program.act("1 Move Threw the Win Away")
    program.find("1 move that threw a win away", "label")
    program.quit()
    program = start(keep)
    program.press("alt+3")
    program.act("My Mistakes")
    program.walk_to("Subtraction Nim")
    program.press("Return")
    program.find(r"Here Player 1 could win, and you threw that away with 2\. .*", "status bar")
    program.expect_gone(r"Verdict along the game\. .*")
    program.act("Take 3: .*")
    program.find(r"That gives the win to Player 2\. Watch how\.", "status bar")
    # What comes of it is shown for two seconds, and with that "Try Again": then the exercise comes back by itself.
    wait_for("the exercise", lambda: stones(program) == 6)
    program.act("Take 1: .*")
    program.find(r"Right.*", "status bar")
    program.act("Show Me Why")
    program.find(r"Player 1 wins .*", "status bar")
    program.act("Show What Was Wrong")
    wait_for("the move that was played", lambda: stones(program) == 4)
    program.act("Remove from the list")
    program.find("No move that threw a win away is kept", "label")
    program.quit()


def save_pdf(program, name):
    """Saves what the print dialog offers, and returns the document"""
    path = Path(os.environ["HOME"]) / name
    program.walk_to("Save as PDF…")
    program.press("Return")
    program.find("Save as PDF", None)
    program.press("ctrl+a")
    program.type(str(path))
    program.press("Return")
    wait_for("the document", path.exists)
    program.find(f"“{name}” was saved.", "label")
    document = path.read_bytes()
    if not document.startswith(b"%PDF-"):
        raise Failure(f"{name} is no PDF: {document[:20]}")
    return document


def paper(keep):
    """The game so far and a worksheet are saved as PDF by keys alone; the worksheet tells the command that makes it again"""
    set_up()
    program = start(keep, "lastmove:nim?stones=13")
    begin(program, PERSON, PERSON)
    program.act("Take 1.*")
    program.find("12 stones, at most 3 a turn", "label")
    program.press("F10")
    program.act("Print…")
    program.find("Print", "frame")
    check_names(program)
    program.press("space", "Down", "Return")
    if len(re.findall(rb"/Type /Page\b", save_pdf(program, "game.pdf"))) != 1:
        raise Failure("the start and a move are not on one page")
    program.press("alt+3")
    program.act("Practice")
    program.walk_to("Print Worksheet…")
    program.press("Return")
    program.find("Print", "frame")
    program.press("Tab", "space", "Down", "Return")
    worksheet = save_pdf(program, "worksheet.pdf")
    for name in ("game.pdf", "worksheet.pdf"):
        check_again(Path(os.environ["HOME"]) / name)
    command = re.search(rb"last-move-solve exercises nim --count 10 --seed \d+ --worksheet FILE\.pdf --paper letter", worksheet)
    if command is None:
        raise Failure("the worksheet does not tell its command")
    program.quit()


def check_again(path):
    """The command line makes it again of the command that it carries"""
    solver = Path(PROGRAM).resolve().parents[1] / "cli" / "last-move-solve"
    said = subprocess.run([solver, "reproduce", "--check", path], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if said.returncode != 0:
        raise Failure(f"{path.name}: {said.stderr}")


READERS = {".svg": ["rsvg-convert"], ".pdf": ["pdftotext"]}


def check_reader(path):
    """Another program can read it, where there is one"""
    if path.suffix == ".png" and path.read_bytes()[:8] != b"\x89PNG\r\n\x1a\n":
        raise Failure(f"{path.name} is no picture")
    if path.suffix == ".json":
        json.loads(path.read_text(encoding="utf-8"))
    if path.suffix in READERS and shutil.which(READERS[path.suffix][0]):
        subprocess.run([*READERS[path.suffix], path], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def check_figure(program, name, title):
    """Saves it under this name; it can be read and made again"""
    path = Path(os.environ["HOME"]) / name
    program.find(title, None)
    program.press("ctrl+a")
    program.type(str(path))
    program.press("Return")
    wait_for(f"the file {name}", path.exists)
    program.find(f"“{name}” was saved.", "label")
    program.take_focus()
    check_again(path)
    check_reader(path)


FORMS = {".svg": "Save the chart as SVG", ".png": "Save the chart as PNG", ".pdf": "Save the chart as PDF", ".tex": "Save the chart as TikZ",
         ".csv": "Save the table as CSV", ".json": "Save the table as JSON", ".txt": "Save the sequence as an OEIS b-file"}


def list_buttons(program, name):
    """What can be acted upon under this name, in its order on the page"""
    return [node for node in program.all(name, state=Atspi.StateType.SENSITIVE)
            if node.get_n_actions() > 0 and node.get_role() != Atspi.Role.LABEL]


def unfold(program, number):
    """Unfolds the line of this number on the page, or folds it"""
    wait_for("the line that unfolds", lambda: list_buttons(program, "Save or Copy")[number:])[0].do_action(0)


def check_chart(program, *names, number=0):
    """Saves the chart, and its table, of this number on the page, under these names"""
    unfold(program, number)
    for name in names:
        form = Path(name).suffix
        program.act(FORMS[form])
        check_figure(program, name, "Save the Table" if form in (".csv", ".json", ".txt") else "Save the Chart")
    unfold(program, number)


def figures(keep):
    """The board, a map, lengths and a graph are saved as what the command line makes again, byte for byte"""
    set_up(panel_page="'explore'")
    program = start(keep, "lastmove:wythoff?piles=3,5")
    program.press("F10")
    program.act("Board as a Figure")
    program.act(r"Drawing for LaTeX \(TikZ\)…")
    check_figure(program, "board.tex", "Save the Board")
    program.act("Atlas")
    program.act("Show the Map")
    program.find(r"No repetition is seen\. Checked up to \(20, 20\)\.", "label")
    check_chart(program, "map.csv", "map.json", "map.png", "map.svg", "map.pdf", "map.tex")
    program.act("Back to Explore")
    program.act("Lengths")
    check_chart(program, "lengths.svg", "lengths.csv")
    program.act("Back to Explore")
    program.act("Game Graph")
    program.find(r"\d+ positions, \d+ moves.*", "label")
    program.act("Save the graph")
    program.act(r"Drawing \(SVG\)…")
    check_figure(program, "graph.svg", "Save the Game Graph")
    program.quit()


def figures_of_games(keep):
    """So are an open question, a rule and a game's values"""
    set_up(panel_page="'explore'")
    program = start(keep, "lastmove:reversed?n=9")
    program.act("Open Questions")
    check_chart(program, "question.svg", "question.csv")
    program.quit()
    set_up(panel_page="'learn'", tell_verdict="true")
    program = start(keep, "lastmove:wythoff?piles=3,5")
    begin(program, PERSON, PERSON)
    program.act("Take 2 from each pile: .*")
    program.act("My Rule")
    program.walk_to("The player to move has lost when")
    program.type("x == y")
    program.press("Return")
    check_chart(program, "rule.svg", "rule.json")
    program.press("alt+2")
    check_chart(program, "game.svg", "game.csv")
    program.quit()


def figures_of_rooms(keep):
    """So are the map of Zahlenschlacht, the number line, the lost piles and the curve of take-away, and what happened at a table"""
    for text, files in (("lastmove:zahlenschlacht?n=9&d=5", [["zahlenschlacht.svg", "zahlenschlacht.csv"]]),
                        ("lastmove:take-away?alpha=3&stones=35", [["line.svg"], ["piles.txt", "piles.csv"], ["growth.svg"]])):
        set_up(panel_page="'game'")
        program = start(keep, text)
        for number, names in enumerate(files):
            check_chart(program, *names, number=number)
        program.quit()
    saved = Path(os.environ["HOME"]) / "table.lastmove"
    save_game(saved, "lastmove:so-long-sucker?piles=3&chips=b2,r2,g2,y1&turn=b", ["b@0>r", "r@1>g"])
    set_up(panel_page="'game'")
    program = start(keep, str(saved))
    check_chart(program, "table.csv", "table.json")
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


def graph(keep):
    """The graph of a game is walked and opened by keyboard, tells who wins when asked and in no exercise, and undo leads back"""
    set_up(panel_page="'explore'")
    program = start(keep, "lastmove:zeckendorf?bins=6")
    program.act("Game Graph")
    program.find("8 positions, 11 moves: all that are reached from here.", "label")
    check_names(program)
    program.walk_to(r"\(6\) \(on the board\)\. 1 move: M to \(4, 1\)\.")
    program.press("Down", "Down")
    program.find(r"\(3, 0, 1\)\. 1 move: M to \(1, 1, 1\)\.", "push button")
    program.press("Right", "Return")
    wait_for("the position", lambda: position(program) == "(2, 2)")
    program.find(r"\(2, 2\) \(on the board\)\. 3 moves: .*", "push button")
    program.act("Show Who Wins")
    program.find(r"\(2, 2\) \(on the board\)\. The player to move wins, 3 moves to the end\. .*", "push button")
    program.press("ctrl+z")
    wait_for("the position before", lambda: position(program) == "(6)")
    program.press("alt+3")
    program.act("Practice")
    program.find("Next Exercise", "push button")
    program.press("alt+4")
    program.find(r"\d+ positions, \d+ moves.*", "label")
    program.expect_gone(r".*The player to move (wins|loses).*")
    program.quit()


def search(method, signature, *arguments):
    return call("/SearchProvider", "org.gnome.Shell.SearchProvider2", method, signature, *arguments)


def desktop(keep):
    """The desktop's search finds games and positions before there is a window, and opens them; so do the actions of the icon"""
    set_up()
    with subprocess.Popen([PROGRAM, "--gapplication-service"]) as service:
        found, _ = wait_for("the service", lambda: search("GetInitialResultSet", "(as)", ["nim"]))
        if found != (["lastmove:nim?stones=13", "lastmove:reversed-nim?stones=1&target=13"],):
            raise Failure(f"nim finds {found}")
        found, seconds = search("GetSubsearchResultSet", "(asas)", *found, ["wythoff", "3", "5"])
        metas, more = search("GetResultMetas", "(as)", *found)
        if metas[0][0]["name"] != "Wythoff’s Game" or metas[0][0]["id"] != "lastmove:wythoff?piles=3,5":
            raise Failure(f"it is told as {metas}")
        print(f"# found after {1000 * (seconds + more):.0f} ms", flush=True)
        if search("GetResultMetas", "(as)", ["lastmove:chess", "x", ""])[0] != ([],):
            raise Failure("what is no position is told")
        service.terminate()
    program = start(keep)
    search("ActivateResult", "(sasu)", "lastmove:wythoff?piles=4,7", [], 0)
    program.find("piles of 4 and 7", "label")
    search("ActivateResult", "(sasu)", "lastmove:chess", [], 0)
    close_dialog(program, "The Position Cannot Be Opened")
    (DATA / "other.lastmove").write_text("{}", encoding="utf-8")
    search("ActivateResult", "(sasu)", (DATA / "other.lastmove").as_uri(), [], 0)
    search("ActivateResult", "(sasu)", "lastmove:wythoff?piles=5,8", [], 0)
    program.find("piles of 5 and 8", "label")
    if program.all("The .* Cannot Be Opened", None):
        raise Failure("a search opened a file")
    call("", "org.freedesktop.Application", "ActivateAction", "(sava{sv})", "lesson", [], {})
    program.find("Lesson", "label")
    call("", "org.freedesktop.Application", "ActivateAction", "(sava{sv})", "practice", [], {})
    program.find("Next Exercise", "push button")
    call("", "org.freedesktop.Application", "ActivateAction", "(sava{sv})", "new-game", [], {})
    program.find("New Game", "frame")
    program.act("Cancel")
    program.expect_gone("New Game", "frame")
    program.quit()


def ask(path, method, signature, *arguments):
    """Asks the program for one of its actions as any other program may; what it refuses is as good."""
    try:
        return call(path, "org.gtk.Actions" if method != "ActivateAction" else "org.freedesktop.Application", method, signature,
                    *arguments)[0]
    except GLib.Error:
        return None


def read_settings():
    text = (CONFIG / "glib-2.0" / "settings" / "keyfile").read_text(encoding="utf-8")
    # What the window shows it remembers, whoever asked for it.
    return sorted(line for line in text.splitlines() if not re.match("panel-|current-game", line))


def bus(keep):
    """Another program may have a position shown, and what the icon offers; it changes no setting, sees no answer, closes nothing"""
    set_up()
    program = start(keep, "lastmove:nim?stones=13")
    program.find(YOUR_TURN, "status bar")
    before = read_settings()
    offered = {path: ask(path, "List", "()")[0] for path in ("", "/window/1")}
    if sorted(offered[""]) != ["lesson", "new-game", "practice"] or offered["/window/1"]:
        raise Failure(f"other programs are offered {offered}")
    root = Path(__file__).parents[2]
    sources = "".join(path.read_text(encoding="utf-8") for folder in ("src/app", "src/kit", "data/ui") for path in (root / folder).rglob("*")
                      if path.suffix in (".c", ".ui"))
    # Every action that is named anywhere.
    known = set(re.findall(r"\b(?:win|switch)\.([a-z-]+)", sources))
    for name in sorted(known):
        for word in (name, "win." + name):
            ask("", "ActivateAction", "(sava{sv})", word, [], {})
            for path in ("", "/window/1"):
                ask(path, "Activate", "(sava{sv})", word, [], {})
                ask(path, "SetState", "(sva{sv})", word, GLib.Variant("b", True), {})
    program.find("New Game", "frame")
    if len(find_window(program, "New Game")) != 1 or len(program.windows()) != 2:
        raise Failure(f"there are {[window.get_name() for window in program.windows()]}")
    program.act("Cancel")
    program.expect_gone("New Game", "frame")
    if read_settings() != before:
        raise Failure(f"the settings were {before} and are {read_settings()}")
    program.find(YOUR_TURN, "status bar")
    program.find("13 stones.*", "label")
    program.quit()


def messages(keep):
    """Of two hundred bad links one message shows and says how many more there were; what is of another kind comes after it"""
    set_up()
    program = start(keep, "lastmove:nim?stones=13")
    program.find(YOUR_TURN, "status bar")
    links = [f"lastmove:nim?stones=x{number}" for number in range(199)]
    title, other = "The Position Cannot Be Opened", "The Game Cannot Be Opened"
    call("", "org.freedesktop.Application", "Open", "(asa{sv})", [links[0], "file:///nowhere.lastmove"], {})
    wait_for("the message", lambda: find_window(program, title))
    call("", "org.freedesktop.Application", "Open", "(asa{sv})", links, {})
    program.find(r".*x0.*\n\n199 more messages like this one came meanwhile\.", "label")
    if len(program.windows()) != 2:
        raise Failure(f"there are {len(program.windows()) - 1} messages at a time")
    close_window(program, title)
    wait_for("the other message", lambda: find_window(program, other))
    if len(program.windows()) != 2:
        raise Failure(f"there are {len(program.windows()) - 1} messages at a time")
    close_window(program, other)
    program.find(YOUR_TURN, "status bar")
    program.quit()


CASES = (names, names_of_games, names_of_dialogs, rules, rules_by_keys, no_reader, deeds, popover, keyboard, actions, ladder, hints_close, edit,
         editor_fields, editor_other_game, editor_keys, editor_verdict, focus_stays, new_game, last_game, last_game_aside, files, restored, long_restored, crashed, damaged, pipe,
         unsaved, alone, second, bad_position, computers, history, narrow, phone, lesson, lesson_winner,
         lesson_by_keys, lesson_typed, computer_goes_on, one_intent, drop, layouts, wheel, blank_board, rule_by_keys, atlas, lengths_by_keys, sample, challenge, welcome, nim_by_keys, dialogs, closed_by_keys, hostile_settings, once,
         explored_to_the_end, locked,
         desktop, bus, messages, untold, told, ending, practice, mistakes, paper, figures, figures_of_games, figures_of_rooms, graph, demonstration)


run(choose(CASES, sys.argv[2:]))
