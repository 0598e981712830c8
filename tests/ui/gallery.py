# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of every game at its start, in the middle and at its end, light and dark, and what a screen reader is told at the start.

Usage: gallery.py PROGRAM SOLVER FOLDER [GAME...], on a display of its own. In FOLDER it writes GAME-STAGE-LOOK.png, a sheet
GAME.png of all six, and GAME.txt. The games are played by two persons, by lot, and each time the same.
"""

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from driver import Failure, Program, save_game, xdotool

PROGRAM, SOLVER = sys.argv[1:3]
FOLDER = Path(sys.argv[3])

STARTS = (
    "lastmove:zeckendorf?bins=10",
    "lastmove:black-hole?hole=4&bins=7,0,3",
    "lastmove:reversed?bins=0,1,0,0,1",
    "lastmove:build-up?bins=0&stock=11",
    "lastmove:take-away?alpha=2&stones=20",
    "lastmove:zahlenschlacht?n=15&d=7",
    "lastmove:chomp?rows=5,5,5,5",
    "lastmove:reversed-chomp?size=3x4&rows=1",
    "lastmove:nim?stones=13",
    "lastmove:reversed-nim?stones=1&target=13",
    "lastmove:wythoff?piles=7,9",
    "lastmove:nacci?c=2&bins=10",
    "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b",
)

LOOKS = {"light": "prefer-light", "dark": "prefer-dark"}


def solve(*words):
    return subprocess.run([SOLVER, *words], check=True, stdout=subprocess.PIPE, text=True).stdout.split("\n")[:-1]


def play(start):
    """The moves of a game by lot, to its end."""
    draw = random.Random(start)
    moves = []
    while choice := solve("play", "--moves", start, *moves):
        moves.append(draw.choice(choice))
    return moves


def show(path, picture):
    """Opens it, waits until nothing moves any more, and takes its picture. Returns what a screen reader finds."""
    program = Program(PROGRAM, str(path))
    try:
        xdotool("mousemove", "0", "0")
        program.rest(0.5)
        subprocess.run(["import", "-window", "root", "-trim", "+repage", picture], check=True)
        return program.tree()
    finally:
        program.kill()


def picture_game(start, folder):
    name = start.removeprefix("lastmove:").partition("?")[0]
    moves = play(start)
    pictures = []
    for look, scheme in LOOKS.items():
        os.environ["ADW_DEBUG_COLOR_SCHEME"] = scheme
        for stage, count in (("start", 0), ("middle", len(moves) // 2), ("end", len(moves))):
            saved = folder / f"{name}.lastmove"
            picture = FOLDER / f"{name}-{stage}-{look}.png"
            save_game(saved, start, moves[:count])
            tree = show(saved, picture)
            pictures.append(picture)
            if stage == "start":
                (FOLDER / f"{name}.txt").write_text(tree + "\n", encoding="utf-8")
    subprocess.run(["montage", *pictures, "-tile", "3x2", "-geometry", "800x500+4+4", FOLDER / f"{name}.png"], check=True)
    print(name, len(moves), "moves", flush=True)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = sys.argv[4:]
    with tempfile.TemporaryDirectory() as folder:
        for start in STARTS:
            if not chosen or start.removeprefix("lastmove:").partition("?")[0] in chosen:
                picture_game(start, Path(folder))


try:
    main()
except (Failure, OSError, subprocess.CalledProcessError) as problem:
    sys.exit(f"gallery: {problem}")
