# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of every family, played by keys alone, and what Orca says of it.

Usage: orca.py PROGRAM FOLDER [GAME...], on a display of its own. It writes FOLDER/orca-GAME.txt. Orca has no voice there: it writes down
what it would say.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from driver import Failure, Program, save_game, set_up, wait_for, xdotool
from play import GAMES, PROGRAM

FOLDER = Path(sys.argv[2])
FAMILIES = ("zeckendorf", "take-away", "zahlenschlacht", "chomp", "nim", "wythoff", "nacci", "so-long-sucker")

# Seconds without a word after which Orca has said all: a computer answers within one.
SILENCE = 2.5

# What Orca reads of its user's. A voice waits for the end of each utterance, which without a sound card never comes.
CUSTOMS = """
import time
from orca import speech

def write(text, acss, interrupt):
    with open({log!r}, "a", encoding="utf-8") as log:
        log.write(f"{{time.monotonic()}} {{text.strip()}}\\n")

speech.init = lambda: None
speech._speak = write
"""


def read(log):
    """When what was said."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [(float(when), words) for when, _, words in (line.partition(" ") for line in lines)]


def begin_orca(log):
    log.unlink(missing_ok=True)
    customs = Path(os.environ["XDG_DATA_HOME"]) / "orca" / "orca-customizations.py"
    customs.parent.mkdir(parents=True, exist_ok=True)
    customs.write_text(CUSTOMS.format(log=str(log)), encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "G_DEBUG"}
    orca = subprocess.Popen(["orca", "--disable=braille"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for("Orca", lambda: read(log), 30)
    wait_for_silence(log)
    return orca


def end_orca(orca):
    orca.kill()
    orca.wait()


def wait_for_silence(log):
    begin = time.monotonic()

    def is_silent():
        return time.monotonic() - max([begin, *(when for when, _ in read(log))]) > SILENCE
    wait_for("silence", is_silent, 60)


def tell(log, pressed):
    """What was said after each key."""
    said = read(log)
    lines = []
    for number, (clock, key) in enumerate(pressed):
        end = pressed[number + 1][0] if number + 1 < len(pressed) else float("inf")
        lines.append("> " + key)
        lines += ["    " + words for when, words in said if clock <= when < end and words]
    return lines


def check(name, lines):
    """After each key every sentence of three words and more is said once."""
    for block in "\n".join(lines).split("\n> "):
        for line in block.split("\n")[1:]:
            if line.count(" ") >= 6 and block.split("\n").count(line) > 1:
                raise Failure(f"{name}: “{line.strip()}” is said twice after {block.split()[0]}")


def leave_and_return(program):
    """GTK 4.8 tells of its first focus before there is anybody on the bus whom Orca could ask: that one is lost."""
    xdotool("windowfocus", xdotool("search", "--maxdepth", "0", "").split()[0])
    time.sleep(SILENCE)
    program.take_focus()


def listen(name):
    position, computers, keys = GAMES[name]
    set_up(computer_delay_ms="1000")
    saved = Path(os.environ["HOME"]) / f"{name}.lastmove"
    save_game(saved, "lastmove:" + position, (), computers)
    log = Path(os.environ["HOME"]) / "orca.log"
    orca = begin_orca(log)
    pressed = [(time.monotonic(), "start")]
    program = Program(PROGRAM, str(saved))
    try:
        program.rest()
        leave_and_return(program)
        wait_for_silence(log)
        for key in keys.split():
            program.take_focus()
            pressed.append((time.monotonic(), key))
            xdotool("key", "--clearmodifiers", key)
            wait_for_silence(log)
    finally:
        # Orca asks for places on the screen, and GTK warns that it knows none.
        program.process.kill()
        program.process.wait()
        end_orca(orca)
    lines = tell(log, pressed)
    (FOLDER / f"orca-{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(name, flush=True)
    check(name, lines)


bad = False
for family in sys.argv[3:] or FAMILIES:
    try:
        listen(family)
    except (Failure, OSError) as problem:
        print(f"orca: {problem}", file=sys.stderr)
        bad = True
sys.exit(1 if bad else 0)
