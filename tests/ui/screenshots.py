# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures that stores show: the real window, light and dark, wide and narrow.

Usage: screenshots.py PROGRAM FOLDER [NAME...], on a display of its own. In FOLDER it writes NAME.png.
"""

import os
import subprocess
import sys
from pathlib import Path

from driver import CONFIG, Failure, Program, save_game, set_up, xdotool

PROGRAM, FOLDER = sys.argv[1], Path(sys.argv[2])

# The look, the size of the window, a game with its moves, the keys and then the buttons that lead to what is to be seen.
SHOTS = {
    "zeckendorf": ("light", (1000, 700), "zeckendorf?bins=10", "M M A1", "ctrl+h " * 4, ()),
    "lesson": ("light", (1000, 700), "nim?stones=13", "", "alt+3", ("Lesson", "Begin")),
    "atlas": ("dark", (1000, 700), "wythoff?piles=7,9", "", "alt+4", ("Atlas", "Show the Map")),
    "so-long-sucker": ("dark", (1000, 700), "so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b", "b@0>r r@1>g g@0>y", "", ()),
    "narrow": ("light", (360, 640), "chomp?rows=5,5,5,5", "3,3", "", ()),
}


def take(name):
    look, (width, height), start, moves, keys, buttons = SHOTS[name]
    os.environ["ADW_DEBUG_COLOR_SCHEME"] = f"prefer-{look}"
    set_up(window_width=width, window_height=height)
    # There is no desktop that would say which font to use.
    (CONFIG / "gtk-4.0").mkdir()
    (CONFIG / "gtk-4.0" / "settings.ini").write_text("[Settings]\ngtk-font-name=Cantarell 11\n", encoding="utf-8")
    saved = Path(os.environ["HOME"]) / f"{name}.lastmove"
    save_game(saved, "lastmove:" + start, moves.split())
    program = Program(PROGRAM, str(saved))
    try:
        xdotool("mousemove", "1279", "799")
        program.expect_gone(".* was opened.")
        program.press(*keys.split())
        for button in buttons:
            program.act(button)
        program.rest(0.5)
        subprocess.run(["import", "-window", "root", "-trim", "+repage", "-strip", "-define", "png:compression-level=9",
                        FOLDER / f"{name}.png"], check=True)
    finally:
        program.kill()


try:
    for chosen in sys.argv[3:] or SHOTS:
        take(chosen)
except (Failure, OSError, subprocess.CalledProcessError) as problem:
    sys.exit(f"screenshots: {problem}")
