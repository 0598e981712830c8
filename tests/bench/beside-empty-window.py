# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the program takes to start, and how much memory at rest, beside a window of libadwaita with nothing in it.

Usage: beside-empty-window.py PROGRAM [ARGUMENT…], with EMPTY_WINDOW in the environment. Fails where it is too much, unless the
program starts with more than it has to, which the arguments tell it.
"""

import os
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent / "ui"))
from driver import Program  # noqa: E402

# The host's own noise moves a single ratio by a third, the median of so many by a twentieth.
ROUNDS = 31
MOST_TIMES = 1.4
MOST_MEBIBYTES = 14


def measure(command, *arguments):
    """Seconds until a screen reader finds the window, and MiB when it rests."""
    program = Program(command, *arguments)
    program.rest()
    memory = program.memory()
    program.kill()
    return program.startup, memory


pairs = [(measure(os.environ["EMPTY_WINDOW"]), measure(*sys.argv[1:])) for _ in range(ROUNDS)]
times = median(own[0] / empty[0] for empty, own in pairs)
more = median(own[1] - empty[1] for empty, own in pairs)
print("| empty window starts in | Last Move in | empty window takes | Last Move takes |", "|---|---|---|---|", sep="\n")
for (empty_start, empty_memory), (start, memory) in pairs:
    print(f"| {empty_start:.2f} s | {start:.2f} s | {empty_memory:.1f} MiB | {memory:.1f} MiB |")
print(f"starts in {times:.2f} times the time, takes {more:.1f} MiB more")
sys.exit(len(sys.argv) == 2 and (times > MOST_TIMES or more > MOST_MEBIBYTES))
