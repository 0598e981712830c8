# SPDX-License-Identifier: GPL-3.0-or-later
"""What share of the positions of a game is won for the player to move?

Every bar is a game of the same few chips, stones or squares. Usage: share-of-wins.py [FIGURE]
"""

import sys

import gi
import matplotlib.pyplot as plt

gi.require_version("LastMove", "1")
from gi.repository import LastMove

STARTS = {
    "Zeckendorf": "lastmove:zeckendorf?bins=24",
    "Black hole on F4": "lastmove:black-hole?hole=4&bins=24,0,0",
    "Reversed Zeckendorf": "lastmove:reversed?n=24",
    "Take-away, α = 2": "lastmove:take-away?alpha=2&stones=24",
    "Chomp, 4 × 6": "lastmove:chomp?rows=6,6,6,6",
    "Nim, at most 3": "lastmove:nim?stones=24",
    "Wythoff": "lastmove:wythoff?piles=12,12",
}


def list_reachable(start):
    """All positions that games from there can come to and that are not over."""
    seen, waiting = {}, [LastMove.Position.parse(start)]
    while waiting:
        position = waiting.pop()
        text = position.to_string()
        if text not in seen and not position.is_over():
            seen[text] = position
            waiting.extend(position.play(move) for move in position.list_moves())
    return seen.values()


def get_share(start):
    """The won ones among them, and how many there are."""
    values = [position.solve().value for position in list_reachable(start)]
    return values.count(LastMove.Value.WIN) / len(values), len(values)


shares = {name: get_share(start) for name, start in STARTS.items()}
for name, (share, count) in shares.items():
    print(f"{name}: {share:.1%} of {count} positions are won for the player to move")

figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
bars = axes.barh(list(shares), [share for share, _ in shares.values()])
axes.bar_label(bars, [f"{share:.0%}" for share, _ in shares.values()], padding=3)
axes.axvline(0.5, color="gray", linestyle=":")
axes.set(xlim=(0, 1.1), xlabel="positions won for the player to move")
axes.invert_yaxis()
figure.savefig(sys.argv[1]) if len(sys.argv) > 1 else plt.show()
