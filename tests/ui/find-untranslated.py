# SPDX-License-Identifier: GPL-3.0-or-later
"""Names what a window shows in plain English where all that is translatable has accents: run it with po/make-pseudo's language.

Usage: find-untranslated.py PROGRAM POSITION..., on a display of its own; docs/developing.md has the whole command.
"""

import re
import sys

from driver import Program

WORD = re.compile(r"(?<!\w)[A-Za-z]*[aeiouAEIOU][A-Za-z]*(?!\w)")
# What the toolkit says, and the classes of what has no name.
TOOLKIT = re.compile(r"(Gtk|Adw|Lm)[A-Z]\w+|lastmove:.*|Close|No Results Found|Try a different search\.?|Shortcuts|Search Results|"
                     r"Shift|Escape|Menu|\(None\)|Pause|Alt|Delete|Page_Up|Home|End|(Min|Max)imize( the window)?|Close the window|Preferences")
# Papers are told by their own names.
PAPER = re.compile(r"[A-Z]\. .*, \d{4}|[A-Z][a-z]+ \d{4}(; [A-Z][a-z]+ \d{4})*")
STEPS = [*["ctrl+h"] * 8, "alt+3", "alt+4", "alt+2", "ctrl+e", "Escape", "ctrl+n", "Escape", "ctrl+comma", "Escape", "ctrl+question"]


def collect(program, found):
    """Adds what has a plain word in its name or description, with its role."""
    for *_, item in program.chains():
        for text in (item.name, item.description):
            if text and not TOOLKIT.fullmatch(text) and not PAPER.fullmatch(text) and any(len(word) > 2 for word in WORD.findall(text)):
                found.setdefault(text, item.get_role_name())


def visit(position):
    found = {}
    program = Program(sys.argv[1], position)
    try:
        program.rest(0.5)
        collect(program, found)
        for keys in STEPS:
            program.press(keys)
            program.rest(0.3)
            collect(program, found)
    finally:
        program.kill()
    return found


for start in sys.argv[2:]:
    print(f"{start}:")
    for words, role in visit(start).items():
        print(f"  {role}: {words}", flush=True)
