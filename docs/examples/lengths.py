# SPDX-License-Identifier: GPL-3.0-or-later
"""How long do games of random moves last?

The exact distribution for the Zeckendorf game, beside a bell curve of the same mean and deviation. Usage: lengths.py [FIGURE]
"""

import sys
from statistics import NormalDist

import gi
import matplotlib.pyplot as plt

gi.require_version("LastMove", "1")
from gi.repository import LastMove

CHIPS = 40

lengths = LastMove.Lengths.count(LastMove.Position.parse(f"lastmove:zeckendorf?bins={CHIPS}"))
moves = range(lengths.first, lengths.last + 1)
bell = NormalDist(lengths.mean, lengths.deviation)
print(f"{CHIPS} chips: from {lengths.first} to {lengths.last} moves, {lengths.mean:.2f} ± {lengths.deviation:.2f} on average;"
      f" Player 1 wins {lengths.get_winner_share('1'):.1%}")

figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
axes.bar(moves, [lengths.get_share(length) for length in moves], label="exact")
axes.plot(moves, [bell.pdf(length) for length in moves], color="black", label="normal distribution")
axes.set(xlabel="moves", ylabel="share of the games")
axes.legend()
figure.savefig(sys.argv[1]) if len(sys.argv) > 1 else plt.show()
