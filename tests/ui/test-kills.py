# SPDX-License-Identifier: GPL-3.0-or-later
"""The window killed at random moments of play and of setting up positions: the next start shows the last step that was finished.

Usage: test-kills.py PROGRAM SOLVER KILLS
"""

import json
import random
import re
import subprocess
import sys
import time

from driver import DATA, Failure, run, save_game, set_up, wait_for
from play import moves, position, start

SOLVER, KILLS = sys.argv[2], int(sys.argv[3])
KEPT = DATA / "last-move" / "autosave" / "zeckendorf.lastmove"

# Seconds until the kill, at the most: the game is written a moment after a step, by another thread.
MOST_WAIT = 0.05


def link(shown):
    return "lastmove:zeckendorf?bins=" + re.sub(r"[( )]", "", shown)


def shown(link_):
    """As the title has it; columns at the end that are empty are left out there as well."""
    return "(" + re.search(r"bins=([\d,]+)", link_)[1].replace(",", ", ") + ")"


def followers(here):
    """What one move can lead to."""
    said = subprocess.run([SOLVER, "value", "--json", link(here)], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return {shown(move["position"]) for move in json.loads(said.stdout)["moves"]}


def set_up_position(program, chance, wait):
    """In the editor; Done is the step."""
    text = f"lastmove:zeckendorf?bins={chance.randint(5, 30)},{chance.randint(1, 9)},{chance.randint(1, 5)}"
    program.press("ctrl+e")
    program.write(program.find("Position as text", "text"), text)
    program.act("Done")
    if wait:
        wait_for("the edited position", lambda: position(program) == shown(text))
    return {shown(text)}


def make_move(program, chance, wait):
    here = position(program)
    then = followers(here)
    wait_for("a move to make", lambda: (choice := moves(program)) and chance.choice(choice).do_action(0))
    if wait:
        wait_for("the move", lambda: position(program) in then)
    return then


def undo(program):
    here = position(program)
    program.press("ctrl+z")
    wait_for("the step before", lambda: position(program) != here)


def take_step(program, chance, wait):
    """Returns what it may lead to, where that is another position than one that was there."""
    if not moves(program) or chance.random() < 0.2:
        return set_up_position(program, chance, wait)
    return make_move(program, chance, wait)


def kills(keep):
    """However often it is killed, no more is lost than the step in the making, and nothing that was kept is damaged"""
    chance = random.Random(KILLS)
    set_up()
    KEPT.parent.mkdir(parents=True)
    save_game(KEPT, "lastmove:zeckendorf?bins=20,5,3")
    allowed = {"(20, 5, 3)"}
    for number in range(KILLS):
        program = start(keep)
        here = position(program)
        if here not in allowed:
            raise Failure(f"after kill {number} {here} is on the board and none of {allowed}")
        if program.all("Your Last Game Cannot Be Restored", "label"):
            raise Failure(f"kill {number} damaged the game")
        before = here
        for _ in range(chance.randint(0, 2)):
            before = position(program)
            take_step(program, chance, True)
        if position(program) != here and chance.random() < 0.3:
            before = position(program)
            undo(program)
        finished = position(program)
        # The step before is on its way to the disk when the last one begins.
        allowed = {before, finished} | take_step(program, chance, False)
        time.sleep(chance.uniform(0, MOST_WAIT))
        program.kill()
        json.loads(KEPT.read_text(encoding="utf-8"))
    print(f"# {KILLS} kills", flush=True)


run([kills], 300 + 20 * KILLS)
