# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do in every game: begin, move, close a dialog. The program is the first argument of the test."""

import os
import shutil
import sys
from pathlib import Path

from driver import Atspi, Program, wait_for

PROGRAM = sys.argv[1]
CONFIG = Path(os.environ["XDG_CONFIG_HOME"])
DATA = Path(os.environ["XDG_DATA_HOME"])

# A button of the board that makes a move: “M: Merge two ones into one two”.
MOVE = r"(M|[AS]\d+): .*"

# The position in the title.
POSITION = r"\([\d, ]+\)"

# Whose turn it is, perhaps after what was done last.
YOUR_TURN = r"(.+\. )?(Your turn\.|Player \d to move\.)"


def set_up(**settings):
    """Forgets everything of the case before, and sets these keys."""
    shutil.rmtree(CONFIG, ignore_errors=True)
    shutil.rmtree(DATA, ignore_errors=True)
    folder = CONFIG / "glib-2.0" / "settings"
    folder.mkdir(parents=True)
    keys = {"computer-delay-ms": "0", "animations": "false", "welcome": "false"}
    keys.update({name.replace("_", "-"): value for name, value in settings.items()})
    (folder / "keyfile").write_text("[org/lastmove/LastMove]\n"
                                    + "".join(f"{name}={value}\n" for name, value in keys.items()),
                                    encoding="utf-8")


def start(keep, *arguments, **environment):
    """Starts the program with these arguments, and with these variables in its environment."""
    program = Program(PROGRAM, *arguments, environment=environment)
    keep(program)
    return program


def position(program):
    return program.find(POSITION, "label").get_name()


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
    return bool(program.all("Again", "push button"))


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
