# SPDX-License-Identifier: GPL-3.0-or-later
"""The window where something is missing or broken: full and forbidden disks, no home, no bus, no settings, a wrong clock.

Usage: test-faults.py PROGRAM [CASE...]
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from driver import COMPLAINTS, DATA, Failure, choose, run, set_up, wait_for, xdotool
from play import PERSON, PROGRAM, YOUR_TURN, begin, close_dialog, make_move, position, start

HOME = Path(os.environ["HOME"])
KEPT = DATA / "last-move" / "autosave" / "zeckendorf.lastmove"


def faults(folder, with_):
    """What lets every change of a file in this folder fail."""
    return {"LD_PRELOAD": os.environ["FAULT_LIBRARY"], "FAULT_FOLDER": str(folder), "FAULT_AT": "1",
            "FAULT_STAYS": "1", "FAULT_WITH": with_}


ERRORS = (("ENOSPC", "No space left on device"), ("EIO", "Input/output error"), ("EROFS", "Read-only file system"),
          ("EDQUOT", "Disk quota exceeded"))


def play_on(program):
    """Whatever was wrong, a game can be played and a hint had."""
    begin(program, PERSON, PERSON)
    make_move(program)
    make_move(program)
    program.press("ctrl+z")
    program.find(YOUR_TURN, "status bar")


def disk(keep):
    """On a full, broken or forbidden disk one sentence says so, what was there stays, and play goes on"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=9")
    begin(program, PERSON, PERSON)
    make_move(program)
    wait_for("the game to be kept", lambda: KEPT.exists() and KEPT.read_text(encoding="utf-8").count('"kind":"move"') == 1)
    here = position(program)
    program.quit()
    before = KEPT.read_bytes()

    for name, words in ERRORS:
        program = start(keep, **faults(DATA, name))
        wait_for("the game of before", lambda: position(program) == here)
        make_move(program)
        program.find(rf"Your game is not saved: {words}\.", "label")
        play_on(program)
        program.quit()
        if KEPT.read_bytes() != before:
            raise Failure(f"{name} changed the game that was kept")


def save_as(program, path):
    program.press("ctrl+shift+s")
    program.find("Save the Game", None)
    program.press("ctrl+a")
    program.type(str(path))
    program.press("Return")


def saving(keep):
    """A game that cannot be saved leaves the older file whole, and says why"""
    set_up()
    folder = HOME / "documents"
    folder.mkdir(exist_ok=True)
    path = folder / "mine.lastmove"
    program = start(keep, "lastmove:zeckendorf?bins=9")
    begin(program, PERSON, PERSON)
    save_as(program, path)
    program.find(r"The game was saved as “mine\.lastmove”\.", "label")
    program.quit()
    before = path.read_bytes()

    for name, words in ERRORS:
        program = start(keep, str(path), **faults(folder, name))
        program.find(r"“mine\.lastmove” was opened\.", "label")
        make_move(program)
        save_as(program, path)
        program.act("_?Replace( Replace)?")
        program.find(rf"“.*mine\.lastmove” cannot be written: {words}\.", "label")
        program.act("Close( Close)?")
        program.find(YOUR_TURN, "status bar")
        make_move(program)
        program.quit()
        if path.read_bytes() != before:
            raise Failure(f"{name} changed the saved game")


def exporting(keep):
    """A figure that cannot be written leaves the older file whole, and says why"""
    set_up()
    folder = HOME / "figures"
    folder.mkdir(exist_ok=True)
    path = folder / "board.tex"
    path.write_text("of yesterday", encoding="utf-8")
    for name, words in ERRORS:
        program = start(keep, "lastmove:wythoff?piles=3,5", **faults(folder, name))
        program.press("F10")
        program.act("Board as a Figure")
        program.act(r"Drawing for LaTeX \(TikZ\)…")
        program.find("Save the Board", None)
        program.press("ctrl+a")
        program.type(str(path))
        program.press("Return")
        program.act("_?Replace( Replace)?")
        program.find(rf"“.*board\.tex” cannot be written: {words}\.", "label")
        close_dialog(program, "The File Cannot Be Saved")
        # The menu, whose item was not clicked, still has the keys.
        program.finish()
        if path.read_text(encoding="utf-8") != "of yesterday":
            raise Failure(f"{name} changed the figure")


def learning(keep):
    """What was learned and cannot be kept is told, and the older file stays whole"""
    set_up()
    path = DATA / "last-move" / "progress"
    path.parent.mkdir(parents=True)
    text = "[Last Move progress]\nversion=1\n\n[lesson chomp]\nstep=1\n"
    path.write_text(text, encoding="utf-8")
    for name, words in ERRORS:
        program = start(keep, "lastmove:nim?stones=9", **faults(path, name))
        program.press("F10")
        program.find("All Games", "menu item").do_action(0)
        program.act("Learn: Nim")
        program.find("Step 1 of 11")
        program.act("Begin")
        program.find(rf"“.*progress” cannot be written: {words}\.", "label")
        program.find("Step 2 of 11")
        program.quit()
        if path.read_text(encoding="utf-8") != text:
            raise Failure(f"{name} changed what was learned")


def printing(keep):
    """Pages that cannot be saved leave the older file whole, and say why"""
    set_up()
    path = HOME / "documents" / "game.pdf"
    path.parent.mkdir(exist_ok=True)
    path.write_text("old", encoding="utf-8")
    program = start(keep, "lastmove:zeckendorf?bins=9", **faults(path.parent, "ENOSPC"))
    program.press("F10")
    program.act("Print…")
    program.walk_to("Save as PDF…")
    program.press("Return")
    program.find("Save as PDF", None)
    program.press("ctrl+a")
    program.type(str(path))
    program.press("Return")
    program.act("_?Replace( Replace)?")
    program.find(r"“.*game\.pdf” cannot be written: No space left on device\.", "label")
    program.act("Close( Close)?")
    program.expect_gone("The Pages Cannot Be Saved")
    play_on(program)
    program.quit()
    if path.read_text(encoding="utf-8") != "old":
        raise Failure("the file is not what it was")


def home(keep):
    """Without a home that can be written, and without settings of its own, everything but keeping works"""
    set_up()
    nowhere = {f"XDG_{name}_HOME": "/nonexistent/" + name for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    nowhere["HOME"] = "/nonexistent"
    for settings in ("memory", "nothing-of-this-name"):
        program = start(keep, "lastmove:zeckendorf?bins=9", GSETTINGS_BACKEND=settings, G_DEBUG="fatal-criticals",
                        **faults("/nonexistent", "EACCES") | nowhere)
        program.expected = "GSETTINGS_BACKEND|dconf-WARNING"
        play_on(program)
        program.quit()


def preferences(keep):
    """Preferences that cannot be kept hold until the end, and nothing else is lost"""
    for name, _ in ERRORS:
        set_up()
        program = start(keep, "lastmove:zeckendorf?bins=9", G_DEBUG="fatal-criticals",
                        **faults(os.environ["XDG_CONFIG_HOME"], name))
        program.expected = "Failed to write keyfile"
        program.press("ctrl+comma")
        program.find("Preferences", "frame")
        program.act("Keep Hints Open")
        program.act("Close( Close)?")
        program.expect_gone("Preferences", "frame")
        play_on(program)
        program.quit()


def wrong_clock(keep):
    """A clock that was set back by ten years, or forward, changes no game"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=9")
    begin(program, PERSON, PERSON)
    make_move(program)
    wait_for("the game to be kept", lambda: KEPT.exists() and KEPT.read_text(encoding="utf-8").count('"kind":"move"') == 1)
    here = position(program)
    program.quit()

    for seconds in ("-315360000", "315360000"):
        program = start(keep, LD_PRELOAD=os.environ["FAULT_LIBRARY"], FAULT_CLOCK=seconds)
        wait_for("the game of before", lambda: position(program) == here)
        program.press("ctrl+h")
        program.act("The verdict.*")
        program.find(r".*(wins|loses|win|lose).*", "label")
        make_move(program)
        program.press("ctrl+z")
        wait_for("the position before", lambda: position(program) == here)
        program.quit()


def newer(keep):
    """A game that a newer version kept is not touched, and its place is told"""
    set_up()
    KEPT.parent.mkdir(parents=True)
    text = '{"format":"last-move","version":99,"more":"é"}\n'
    KEPT.write_text(text, encoding="utf-8")
    program = start(keep)
    program.find("Your Last Game Cannot Be Restored", "label")
    close_dialog(program, "Your Last Game Cannot Be Restored")
    play_on(program)
    program.quit()
    if KEPT.read_text(encoding="utf-8") != text:
        raise Failure("the game of a newer version was changed")


def no_buses(keep):
    """Without a session bus, and without one of accessibility, the window plays by keys, and keeps the game"""
    set_up()
    for nowhere in ({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"}, {}):
        process = subprocess.Popen([PROGRAM, "lastmove:nim?stones=13"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True, env=os.environ | nowhere | {"GTK_A11Y": "none"})
        try:
            play_blindly(process)
        finally:
            process.kill()
            said = process.stdout.read()
        if COMPLAINTS.search(said):
            raise Failure(f"the program complained:\n{said}")


def play_blindly(process):
    """Plays without an accessible tree to look at, until a move is on the disk"""
    kept = DATA / "last-move" / "autosave" / "nim.lastmove"
    kept.unlink(missing_ok=True)
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)]

    def windows():
        if process.poll() is not None:
            raise Failure(f"the program ended with {process.returncode}: {process.stdout.read()}")
        return subprocess.run(search, stdout=subprocess.PIPE, text=True, check=False).stdout.split()

    def played():
        xdotool("windowfocus", "--sync", windows()[-1])
        xdotool("key", "--clearmodifiers", "1")
        return kept.exists() and '"kind":"move"' in kept.read_text(encoding="utf-8")

    wait_for("the window", windows)
    wait_for("a move on the disk", played)
    xdotool("key", "--clearmodifiers", "ctrl+q")
    if process.wait(10) != 0:
        raise Failure(f"the program ended with {process.returncode}")


def crash_in_loading(keep):
    """A game that crashes the program already while it is read is not opened by itself again, at the start or later"""
    set_up()
    program = start(keep, "lastmove:zeckendorf?bins=9")
    begin(program, PERSON, PERSON)
    make_move(program)
    wait_for("the game to be kept", lambda: KEPT.exists() and KEPT.read_text(encoding="utf-8").count('"kind":"move"') == 1)
    here = position(program)
    program.quit()

    told = "Last Move crashed while “Zeckendorf game” was on the board.*"
    for fault in ("crash", "overflow"):
        crash = faults(KEPT, fault) | {"FAULT_READS": "1"}
        expect_crash(subprocess.Popen([PROGRAM], stdin=subprocess.DEVNULL, env=os.environ | crash))
        program = start(keep, **crash)
        program.find(told, "label")
        close_dialog(program, "Another Game Is Shown")
        program.act("All Games")
        program.act("Play: Zeckendorf")
        expect_crash(program.process)
        program = start(keep, **crash)
        program.find(told, "label")
        close_dialog(program, "Another Game Is Shown")
        program.quit()

        program = start(keep)
        program.act("All Games")
        program.act("Play: Zeckendorf")
        wait_for("the game of before", lambda: position(program) == here)
        program.quit()


def expect_crash(process):
    if process.wait() != -signal.SIGSEGV:
        raise Failure(f"the program ended with {process.returncode}")


CASES = (disk, saving, exporting, printing, learning, home, preferences, wrong_clock, newer, no_buses, crash_in_loading)

run(choose(CASES, sys.argv[2:]))
