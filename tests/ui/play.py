# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do in every game: begin, move, close a dialog. The program is the first argument of the test."""

import sys

from driver import Atspi, Program, wait_for

PROGRAM = sys.argv[1]

# A button of the board that makes a move: “M: Merge two ones into one two”.
MOVE = r"(M|[AS]\d+): .*"

# The position in the title.
POSITION = r"\([\d, ]+\)"

# Whose turn it is, perhaps after what was done last.
YOUR_TURN = r"(.+\. )?(Your turn\.|Player \d to move\.)"


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
