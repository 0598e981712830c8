# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures on pictures of the real window how well everything that shows can be told from its ground, in every game and look.

Usage: contrast.py PROGRAM [GAME...], on a display of its own. It looks at the board with its hints, the other pages and two dialogs.
Each label, button and item of a board is a box of the accessible tree; its ground is the commonest colour in it, and what is written
or drawn there the colour farthest from that. By the formula of WCAG 2.1 that is to be 4.5 at least, in high contrast 7. What is insensitive does not count, nor a box without anything in it.
"""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import gi

from driver import Atspi, Failure, Program, descendants, has_state, is_shown, save_game, set_up, xdotool
from play import GAMES, PROGRAM

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

LOOKS = (("light", "prefer-light", "0", 4.5), ("dark", "prefer-dark", "0", 4.5),
         ("light, high contrast", "prefer-light", "1", 7), ("dark, high contrast", "prefer-dark", "1", 7))

ROLES = ("label", "push button", "toggle button", "page tab", "list item", "status bar", "heading", "text", "link")

# The keys that lead to what is looked at, one after another.
PLACES = (("hints", ["ctrl+h"] * 6), ("history", ["alt+2"]), ("learn", ["alt+3"]), ("explore", ["alt+4"]), ("map", []),
          ("new game", ["ctrl+n"]), ("preferences", ["Escape", "ctrl+comma"]))

# Of what is scrolled out of sight a sliver may be left, in pixels.
LEAST_SEEN = 8

# So often a picture is taken until nothing moves any more; what blinks may go on.
MOST_PICTURES = 8

# Of a stroke of a letter its middle has the colour of the text, if only in a few places.
FEWEST_PIXELS = 2


def get_luminance(colour):
    parts = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def get_contrast(one, other):
    low, high = sorted((get_luminance(one), get_luminance(other)))
    return (high + 0.05) / (low + 0.05)


class Picture:
    """What is on the display."""

    def __init__(self, path):
        subprocess.run(["import", "-window", "root", "-depth", "8", path], check=True)
        self.pixbuf = GdkPixbuf.Pixbuf.new_from_file(str(path))
        self.pixels = self.pixbuf.get_pixels()

    def measure(self, box):
        """The contrast in a box, and its two colours; None where it is empty."""
        stride, size = self.pixbuf.get_rowstride(), self.pixbuf.get_n_channels()
        right, bottom = min(box.x + box.width, self.pixbuf.get_width()), min(box.y + box.height, self.pixbuf.get_height())
        colours = Counter()
        for y in range(max(box.y, 0), bottom):
            row = self.pixels[y * stride + max(box.x, 0) * size:y * stride + right * size]
            colours.update(zip(row[0::size], row[1::size], row[2::size]))
        if len(colours) < 2:
            return None
        ground = colours.most_common(1)[0][0]
        drawn = max((colour for colour in colours if colours[colour] >= FEWEST_PIXELS), key=lambda colour: get_contrast(colour, ground))
        return get_contrast(drawn, ground), ground, drawn


def wants_contrast(node):
    return (node.get_role_name() in ROLES and (node.get_name() or "").strip() != "" and has_state(node, Atspi.StateType.SENSITIVE)
            and all(has_state(outer, Atspi.StateType.SENSITIVE) for outer in ancestors(node)))


def ancestors(node):
    while (node := node.get_parent()) is not None and node.get_role() != Atspi.Role.APPLICATION:
        yield node


def get_box(node):
    """What shows of it: what it is in may be scrolled."""
    box = node.get_extents(Atspi.CoordType.WINDOW)
    for outer in ancestors(node):
        if outer.get_component_iface() is None:
            continue
        frame = outer.get_extents(Atspi.CoordType.WINDOW)
        if frame.width > 0 and frame.height > 0:
            right, bottom = min(box.x + box.width, frame.x + frame.width), min(box.y + box.height, frame.y + frame.height)
            box.x, box.y = max(box.x, frame.x), max(box.y, frame.y)
            box.width, box.height = right - box.x, bottom - box.y
    return box


def get_margin(program):
    """The width of the shadow around the window: boxes are counted from within it, the picture has it."""
    name = xdotool("search", "--onlyvisible", "--pid", str(program.process.pid)).split()[-1]
    width = int(xdotool("getwindowgeometry", "--shell", name).split("WIDTH=")[1].split()[0])
    return max(0, width - program.windows()[-1].get_extents(Atspi.CoordType.WINDOW).width) // 2


def measure(program, picture, least):
    """What is hard to see in the window that lies over the others."""
    margin = get_margin(program)
    for node in (program.windows()[-1], *descendants(program.windows()[-1])):
        if not is_shown(node) or not wants_contrast(node):
            continue
        box = get_box(node)
        box.x, box.y = box.x + margin, box.y + margin
        measured = picture.measure(box) if min(box.width, box.height) >= LEAST_SEEN else None
        if measured is not None and measured[0] < least:
            yield (f"{measured[0]:.1f}: {node.get_role_name()} “{node.get_name()}”, "
                   f"#{'%02x%02x%02x' % measured[2]} on #{'%02x%02x%02x' % measured[1]}, at {box.x}, {box.y}, {box.width} x {box.height}")


def show_map(program):
    """No key leads to it, and not every game has one."""
    for tab in program.all("Map", "page tab"):
        box = tab.get_extents(Atspi.CoordType.WINDOW)
        xdotool("mousemove", str(box.x + box.width // 2), str(box.y + box.height // 2), "click", "1", "mousemove", "1279", "799")


def take_still(program):
    """A picture of what has come to rest, however slow the machine is."""
    path = Path(os.environ["HOME"]) / "picture.png"
    before = after = Picture(path)
    for _ in range(MOST_PICTURES):
        program.rest(0.2)
        before, after = after, Picture(path)
        if before.pixels == after.pixels:
            break
    return after


def visit(program, place, keys, least):
    """What is hard to see there."""
    if place == "map":
        show_map(program)
    for key in keys:
        program.press(key)
        program.rest(0.2)
    return list(measure(program, take_still(program), least))


def look(name, scheme, high, least):
    """What is hard to see of a game in a look."""
    os.environ["ADW_DEBUG_COLOR_SCHEME"] = scheme
    os.environ["ADW_DEBUG_HIGH_CONTRAST"] = high
    set_up(overlay="true", tell_verdict="true")
    home = Path(os.environ["HOME"])
    save_game(home / "game.lastmove", "lastmove:" + GAMES[name][0])
    program = Program(PROGRAM, str(home / "game.lastmove"))
    try:
        xdotool("mousemove", "1279", "799")
        return [f"{place}: {line}" for place, keys in PLACES for line in visit(program, place, keys, least)]
    finally:
        program.kill()


def main():
    bad = 0
    for name in sys.argv[2:] or GAMES:
        for words, scheme, high, least in LOOKS:
            found = look(name, scheme, high, least)
            bad += len(found)
            print(f"{name}, {words}: {len(found)} below {least}", *found, sep="\n  ", flush=True)
    return bad


try:
    sys.exit(1 if main() else 0)
except (Failure, OSError, subprocess.CalledProcessError) as problem:
    sys.exit(f"contrast: {problem}")
