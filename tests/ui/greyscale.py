# SPDX-License-Identifier: GPL-3.0-or-later
"""Sees to it on pictures of the real window that nothing on a board is told by its colour alone, in every game.

Usage: greyscale.py PROGRAM [GAME...], on a display of its own. Marks are what the overlay changes on the board, winning ones teal and
losing ones orange: all colour taken away they are still to differ. So are the buttons of moves, and the chips of So Long Sucker.
"""

import colorsys
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import gi

from driver import Atspi, Failure, Program, save_game, set_up, xdotool
from play import PROGRAM

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

# Positions with moves that win and moves that lose.
POSITIONS = {
    "zeckendorf": "zeckendorf?bins=5,2,1", "black-hole": "black-hole?hole=4&bins=7,0,3", "reversed": "reversed?bins=4,2,1",
    "build-up": "build-up?bins=1,0,0&stock=5", "take-away": "take-away?alpha=2&stones=20", "zahlenschlacht": "zahlenschlacht?n=9&d=5&crossed=1",
    "chomp": "chomp?rows=5,4,3", "reversed-chomp": "reversed-chomp?size=3x4&rows=2,1", "nim": "nim?stones=14",
    "reversed-nim": "reversed-nim?stones=2&target=13", "wythoff": "wythoff?piles=7,9", "nacci": "nacci?c=2&bins=8,3,1",
    "so-long-sucker": "so-long-sucker?piles=4&board=b,r,g,y&chips=b1,r1,g1,y1&turn=b",
}

# What winning and losing moves have of the colour wheel, and from where on something has a colour at all.
HUES = {"wins": (0.42, 0.56), "loses": (0.02, 0.11)}
LEAST_SATURATION = 0.35

# A mark is a disc: about as wide as high, and filled. What is compared is looked at in so many places each way.
LEAST_SIZE = 9
LEAST_FILLED = 0.55
PLACES = 24

# Where two pictures differ that can be told from each other: so much, each going from black to white, in such a share of the places.
LEAST_DIFFERENCE = 0.3
LEAST_SHARE = 0.04


class Picture:
    """What is on the display."""

    def __init__(self):
        path = Path(os.environ["HOME"]) / "picture.png"
        subprocess.run(["import", "-window", "root", "-depth", "8", path], check=True)
        self.pixbuf = GdkPixbuf.Pixbuf.new_from_file(str(path))
        self.pixels = self.pixbuf.get_pixels()
        self.size = self.pixbuf.get_n_channels()

    def get_colour(self, x, y):
        start = y * self.pixbuf.get_rowstride() + x * self.size
        return self.pixels[start:start + 3]

    def get_shape(self, left, top, width, height):
        """The lightness in a box, at PLACES times PLACES places, from 0 for the darkest to 1 for the lightest."""
        small = self.pixbuf.new_subpixbuf(left, top, width, height).scale_simple(PLACES, PLACES, GdkPixbuf.InterpType.BILINEAR)
        pixels, stride = small.get_pixels(), small.get_rowstride()
        lights = [0.299 * pixels[at] + 0.587 * pixels[at + 1] + 0.114 * pixels[at + 2]
                  for y in range(PLACES) for at in range(y * stride, y * stride + PLACES * self.size, self.size)]
        darkest, span = min(lights), max(max(lights) - min(lights), 1)
        return [(light - darkest) / span for light in lights]


def differ(one, other):
    return sum(abs(a - b) > LEAST_DIFFERENCE for a, b in zip(one, other)) / len(one)


def get_state(colour):
    """Whether it is a colour that tells what a move does."""
    hue, saturation, value = colorsys.rgb_to_hsv(*(part / 255 for part in colour))
    if saturation < LEAST_SATURATION or value < 0.2:
        return None
    return next((state for state, (low, high) in HUES.items() if low <= hue <= high), None)


def find_coloured(before, after):
    """The places that have got such a colour, with what it tells."""
    found = {}
    for y in range(after.pixbuf.get_height()):
        for x in range(after.pixbuf.get_width()):
            colour = after.get_colour(x, y)
            if colour != before.get_colour(x, y) and get_state(colour) is not None:
                found[x, y] = get_state(colour)
    return found


def find_marks(before, after):
    """Where there are marks of each state: what hangs together, and is as wide as high."""
    places, marks = find_coloured(before, after), {state: [] for state in HUES}
    while places:
        start, state = places.popitem()
        pending, together = [start], [start]
        while pending:
            x, y = pending.pop()
            for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if places.get(place) == state:
                    del places[place]
                    pending.append(place)
                    together.append(place)
        columns, rows = zip(*together)
        width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        if min(width, height) >= LEAST_SIZE and 0.8 <= width / height <= 1.25 and len(together) >= LEAST_FILLED * width * height:
            marks[state].append(after.get_shape(min(columns), min(rows), width, height))
    return marks


def get_margin(program):
    """The width of the shadow around the window: boxes are counted from within it, the picture has it."""
    name = xdotool("search", "--onlyvisible", "--pid", str(program.process.pid)).split()[-1]
    width = int(xdotool("getwindowgeometry", "--shell", name).split("WIDTH=")[1].split()[0])
    return max(0, width - program.windows()[-1].get_extents(Atspi.CoordType.WINDOW).width) // 2


def show(position, overlay, look):
    set_up(overlay=overlay, panel_visible="false", chooser_visible="false")
    game = Path(os.environ["HOME"]) / "game.lastmove"
    save_game(game, "lastmove:" + position)
    program = Program(PROGRAM, str(game))
    try:
        xdotool("mousemove", "1279", "799")
        program.press("Escape")
        program.rest(0.7)
        return look(program)
    finally:
        program.kill()


def compare(marks):
    """What marks there are, and how far the closest ones of two states are apart; None where one of them is missing."""
    words = ", ".join(f"{len(found)} × {state}" for state, found in marks.items())
    return words, min((differ(one, other) for one in marks["wins"] for other in marks["loses"]), default=None)


def look_at_buttons(program):
    """What stands on the buttons of moves before their words."""
    picture, marks, margin = Picture(), {}, get_margin(program)
    for state in HUES:
        boxes = [button.get_extents(Atspi.CoordType.WINDOW) for button in program.all(rf"(Combine|Split) [^.]* \({state}\)", "push button")]
        marks[state] = [picture.get_shape(margin + box.x + 4, margin + box.y + box.height // 2 - 10, 20, 20) for box in boxes]
    return compare(marks)


def check_buttons(name):
    return show(POSITIONS[name], "true", look_at_buttons)


def check_marks(name):
    return compare(find_marks(*(show(POSITIONS[name], overlay, lambda program: Picture()) for overlay in ("false", "true"))))


def look_at_chips(program):
    """The upper sides of four piles of a chip: they are alike but for its colour."""
    picture, shapes, margin = Picture(), [], get_margin(program)
    for pile in program.all(r"Pile \d, 1 chip: .*", "push button"):
        box = pile.get_extents(Atspi.CoordType.WINDOW)
        shapes.append(picture.get_shape(margin + box.x + box.width * 15 // 100, margin + box.y + box.height - box.width * 45 // 100,
                                        box.width * 70 // 100, box.width * 30 // 100))
    return shapes


def check_chips(name):
    shapes = show(POSITIONS[name], "false", look_at_chips)
    return f"{len(shapes)} colours of chips", min((differ(*pair) for pair in combinations(shapes, 2)), default=None)


# Where a board has no marks, because a move has no place on it.
CHECKS = {"so-long-sucker": check_chips, "nacci": check_buttons}


def main():
    bad = 0
    for name in sys.argv[2:] or POSITIONS:
        words, apart = CHECKS.get(name, check_marks)(name)
        bad += apart is None or apart < LEAST_SHARE
        print(f"{name}: {words}; without colour {'nothing to compare' if apart is None else f'{100 * apart:.0f} % differ'}", flush=True)
    return bad


try:
    sys.exit(1 if main() else 0)
except (Failure, OSError, subprocess.CalledProcessError) as problem:
    sys.exit(f"greyscale: {problem}")
