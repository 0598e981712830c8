# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of every family, played by keys alone, and what Orca says of it.

Usage: orca.py PROGRAM FOLDER [GAME...], on a display of its own. It writes FOLDER/orca-GAME.txt. Orca needs no voice for that: what it
would say stands in its log.
"""

import os
import re
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

from driver import Failure, Program, save_game, set_up, wait_for, xdotool
from play import GAMES, PROGRAM

FOLDER = Path(sys.argv[2])
FAMILIES = ("zeckendorf", "take-away", "zahlenschlacht", "chomp", "nim", "wythoff", "nacci", "so-long-sucker")

# The time of a line in the log, and what was said; of what it says of a key by itself there is no need to tell.
SAID = re.compile(r"^(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*)' ?\{.*\}$", re.MULTILINE)
ECHO = re.compile(r"(tab|return|up|down|left|right|shift|control|left control|left shift|[a-z0-9]) ?", re.IGNORECASE)

# Long enough for the answer of a computer, and for Orca.
SECONDS = 5


def seconds(clock):
    return datetime.strptime(clock, "%H:%M:%S.%f").timestamp()


def read(log):
    return log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""


def begin_orca(log):
    log.unlink(missing_ok=True)
    # Without a sound card a voice would let it hang: it finds none.
    mute = Path(os.environ["HOME"]) / "mute"
    mute.mkdir(exist_ok=True)
    (mute / "speechd.py").write_text("raise ImportError\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "G_DEBUG"} | {"PYTHONPATH": str(mute)}
    orca = subprocess.Popen(["orca", f"--debug-file={log}", "--disable=braille"], env=environment,
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for("Orca", log.exists, 30)
    # It keeps its log to itself until its end.
    time.sleep(10)
    return orca


def end_orca(orca):
    orca.terminate()
    try:
        orca.wait(60)
    except subprocess.TimeoutExpired:
        orca.kill()
        orca.wait()
        raise Failure("Orca does not end, and keeps what it said: try again") from None


def tell(log, pressed):
    """What was said after each key."""
    said = [(seconds(clock), words) for clock, words in SAID.findall(read(log))]
    lines = []
    for number, (clock, key) in enumerate(pressed):
        end = pressed[number + 1][0] if number + 1 < len(pressed) else float("inf")
        lines.append("> " + key)
        lines += ["    " + words for when, words in said if clock <= when < end and not ECHO.fullmatch(words)]
    return [line for line in lines if "Screen reader o" not in line]


def check(name, lines):
    """After each key every sentence of three words and more is said once."""
    for block in "\n".join(lines).split("\n> "):
        for line in block.split("\n")[1:]:
            if line.count(" ") >= 6 and block.split("\n").count(line) > 1:
                raise Failure(f"{name}: “{line.strip()}” is said twice after {block.split()[0]}")


def listen(name):
    position, computers, keys = GAMES[name]
    set_up(computer_delay_ms="1000")
    saved = Path(os.environ["HOME"]) / f"{name}.lastmove"
    save_game(saved, "lastmove:" + position, (), computers)
    log = Path(os.environ["HOME"]) / "orca.log"
    orca = begin_orca(log)
    pressed = [(seconds(datetime.now().strftime("%H:%M:%S.%f")), "start")]
    program = Program(PROGRAM, str(saved))
    try:
        program.rest()
        for key in keys.split():
            program.take_focus()
            pressed.append((seconds(datetime.now().strftime("%H:%M:%S.%f")), key))
            xdotool("key", "--clearmodifiers", key)
            time.sleep(SECONDS)
    finally:
        # Orca asks for places on the screen, and GTK warns that it knows none.
        program.process.kill()
        program.process.wait()
        end_orca(orca)
    lines = tell(log, pressed)
    (FOLDER / f"orca-{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(name, flush=True)
    check(name, lines)


try:
    for family in sys.argv[3:] or FAMILIES:
        listen(family)
except (Failure, OSError) as problem:
    sys.exit(f"orca: {problem}")
