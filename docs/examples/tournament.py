# SPDX-License-Identifier: GPL-3.0-or-later
"""Which computer wins how often, when everybody plays everybody?

Usage: tournament.py [FIGURE]
"""

import sys

import gi
import matplotlib.pyplot as plt

gi.require_version("LastMove", "1")
from gi.repository import LastMove

START = "lastmove:take-away?alpha=2&stones=30"
GAMES = 40

levels = LastMove.Game.lookup("take-away").list_computers()


def play(first, second):
    """Whether the first player wins."""
    position = LastMove.Position.parse(START)
    while not position.is_over():
        position = position.play((first if position.get_turn() == "1" else second).choose(position))
    return position.get_winner() == "1"


def play_match(first, second):
    """The share of the games that the first player wins."""
    computers = [LastMove.Computer.new(level, seed) for seed, level in enumerate((first, second))]
    return sum(play(*computers) for _ in range(GAMES)) / GAMES


shares = [[play_match(first, second) for second in levels] for first in levels]
for level, row in zip(levels, shares):
    print(f"{level} moves first and wins: " + ", ".join(f"{share:.0%} against {other}" for share, other in zip(row, levels)))

figure, axes = plt.subplots(figsize=(5.5, 5), layout="constrained")
axes.imshow(shares, vmin=0, vmax=1, cmap="BrBG")
axes.set_xticks(range(len(levels)), levels)
axes.set_yticks(range(len(levels)), levels)
axes.set(xlabel="moves second", ylabel="moves first", title="Games that the first player wins")
for i, row in enumerate(shares):
    for j, share in enumerate(row):
        axes.text(j, i, f"{share:.0%}", ha="center", va="center", color="white" if abs(share - 0.5) > 0.3 else "black")
figure.savefig(sys.argv[1]) if len(sys.argv) > 1 else plt.show()
