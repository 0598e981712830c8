# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do in every game: begin, move, close a dialog. The program is the first argument of the test."""

import sys
from pathlib import Path

from driver import Atspi, Failure, GLib, Program, wait_for

PROGRAM = sys.argv[1]

# A button of the board that makes a move: “M: Merge two ones into one two”.
MOVE = r"(M|[AS]\d+): .*"

# The position in the title.
POSITION = r"\([\d, ]+\)"

# Whose turn it is, perhaps after what was done last.
YOUR_TURN = r"(.+\. )?(Your turn\.|Player \d to move\.)( .+)?"

# A short game of every kind: its start, the seats of computers, and the keys that play it to its end.
GAMES = {
    "zeckendorf": ("zeckendorf?bins=4", (1,), "ctrl+h Return"),
    "black-hole": ("black-hole?hole=4&bins=3,0,0", (), "Tab Return ctrl+h Return"),
    "reversed": ("reversed?bins=0,0,1", (), "Right Tab Return ctrl+h Return"),
    "build-up": ("build-up?bins=0&stock=2", (), "Return Tab shift+Tab ctrl+h Return"),
    "take-away": ("take-away?alpha=2&stones=5", (1,), "Right Return ctrl+h Right Return"),
    "zahlenschlacht": ("zahlenschlacht?n=4&d=3", (), "Return ctrl+h Return Right Return"),
    "chomp": ("chomp?rows=2,2", (), "Return ctrl+h Return Up Return"),
    "reversed-chomp": ("reversed-chomp?size=2x2&rows=1", (), "Return ctrl+h Return"),
    "nim": ("nim?stones=9", (1,), "3 ctrl+h Down Tab 1"),
    "reversed-nim": ("reversed-nim?stones=1&target=6", (), "2 ctrl+h 1 1 1"),
    "wythoff": ("wythoff?piles=1,2", (), "Return ctrl+h Return Return"),
    "nacci": ("nacci?c=2&bins=3", (), "Tab ctrl+h Return"),
    "so-long-sucker": ("so-long-sucker?piles=2&chips=b1,r1,-,-&turn=b", (), "Return Up Return ctrl+h Return Down Return Up Return Return"),
}


def list_examples(key):
    """What the rooms name under this key in their examples.ini: one position of every game."""
    found = []
    for path in sorted((Path(__file__).parents[2] / "src" / "games").glob("*/examples.ini")):
        room = GLib.KeyFile()
        room.load_from_file(str(path), GLib.KeyFileFlags.NONE)
        for game in room.get_groups()[0]:
            found += [f"{game}?{text}" for text in room.get_string_list(game, key)]
            if game not in GAMES:
                raise Failure(f"{game}: no keys play a game of it")
    return found


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
