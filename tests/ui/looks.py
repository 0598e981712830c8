# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of a game of every family as people see it who need more than the usual: a sheet of them for each look.

Usage: looks.py PROGRAM FOLDER [LOOK...], on a display of its own. It writes FOLDER/look-NAME.jpg.
"""

import os
import subprocess
import sys
from pathlib import Path

from driver import Failure, Program, save_game, set_up, xdotool
from play import PROGRAM

FOLDER = Path(sys.argv[2])

FAMILIES = ("zeckendorf?bins=5,2,1", "take-away?alpha=2&stones=20", "zahlenschlacht?n=15&d=7&crossed=4,9", "chomp?rows=5,5,3",
            "nim?stones=13", "wythoff?piles=7,9", "nacci?c=2&bins=10", "so-long-sucker?piles=4&board=b,rg&chips=b3r1,r3,g4,y2&turn=b")

# The size of the window, and the environment.
LOOKS = {
    "phone": ((360, 640), {}),
    "large-text": ((720, 600), {"DPI": "192"}),
    "phone-large-text": ((360, 640), {"DPI": "192"}),
    "high-contrast-dark": ((900, 640), {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark", "ADW_DEBUG_HIGH_CONTRAST": "1"}),
    "right-to-left": ((900, 640), {"GTK_DEBUG": "invert-text-dir"}),
    "greyscale": ((900, 640), {}),
}


def take(position, look, path):
    (width, height), environment = LOOKS[look]
    set_up(window_width=str(width), window_height=str(height), overlay="true", tell_verdict="true")
    # What a desktop says of its text.
    subprocess.run(["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", f"Xft.dpi: {environment.get('DPI', 96)}"],
                   check=True)
    game = Path(os.environ["HOME"]) / "game.lastmove"
    save_game(game, "lastmove:" + position)
    program = Program(PROGRAM, str(game), environment=environment)
    try:
        xdotool("mousemove", "1279", "799")
        if width > 400:
            program.press(*["ctrl+h"] * 3)
        program.rest(0.5)
        subprocess.run(["import", "-window", "root", "-crop", f"{width}x{height}+0+0", "+repage", "-depth", "8", path], check=True)
    finally:
        program.kill()


def make_sheet(look):
    pictures = [Path(os.environ["HOME"]) / f"{look}-{number}.png" for number in range(len(FAMILIES))]
    for position, picture in zip(FAMILIES, pictures):
        take(position, look, picture)
    grey = ["-colorspace", "Gray"] if look == "greyscale" else []
    subprocess.run(["montage", *pictures, *grey, "-tile", "4x", "-geometry", "480x480>+4+4", "-quality", "72", FOLDER / f"look-{look}.jpg"],
                   check=True)
    print(look, flush=True)


try:
    for name in sys.argv[3:] or LOOKS:
        make_sheet(name)
except (Failure, OSError, subprocess.CalledProcessError) as problem:
    sys.exit(f"looks: {problem}")
