# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether icons can be told from light and dark ground at 32 pixels.

Usage: check-icons ICON.svg... A part of at least a sixth of the picture has to differ from each ground by a contrast of 3, as WCAG 2.1 asks
of what is not text. A symbolic icon takes the colour of the text around it.
"""

import sys

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

SIZE = 32
LEAST = 3
SHARE = 1 / 6
# The ground, and the colour of text on it.
GROUNDS = {"light": ((250, 250, 250), (46, 52, 54)), "dark": ((36, 36, 36), (255, 255, 255))}


def get_luminance(colour):
    parts = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def get_contrast(one, other):
    low, high = sorted((get_luminance(one), get_luminance(other)))
    return (high + 0.05) / (low + 0.05)


def measure(path, ground, text):
    """The share of the picture that differs from the ground by so much."""
    pixbuf = GdkPixbuf.Pixbuf.new_from_file_at_size(path, SIZE, SIZE)
    pixels, stride = pixbuf.get_pixels(), pixbuf.get_rowstride()
    clear = 0
    for y in range(SIZE):
        for x in range(SIZE):
            *colour, alpha = pixels[y * stride + 4 * x:y * stride + 4 * x + 4]
            colour = text if "symbolic" in path else colour
            shown = [(alpha * value + (255 - alpha) * under) / 255 for value, under in zip(colour, ground)]
            clear += get_contrast(shown, ground) >= LEAST
    return clear / SIZE ** 2


bad = 0
for icon in sys.argv[1:]:
    for name, (ground, text) in GROUNDS.items():
        share = measure(icon, ground, text)
        bad += share < SHARE
        print(f"{icon.rpartition('/')[2]}, {name}: {100 * share:.0f} %")
sys.exit(bad > 0)
