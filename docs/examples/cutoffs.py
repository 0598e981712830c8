# SPDX-License-Identifier: GPL-3.0-or-later
"""How does the recurrence of take-away change as α grows?

The lost positions of take-away with limit α obey a(n + 1) = a(n) + a(n - k) from some n on. The lag k stays the same up to
the next cutoff. Usage: cutoffs.py [FIGURE]
"""

import sys
from fractions import Fraction

import gi
import matplotlib.pyplot as plt

gi.require_version("LastMove", "1")
from gi.repository import LastMove

table = LastMove.Table.compute("cutoffs", 0, 12)
cutoffs = [Fraction(text) for text in table.get_column("cutoff")]
lags = [int(text) for text in table.get_column("lag")]
print(f"{len(cutoffs)} cutoffs up to α = {cutoffs[-1]}; the lag grows from {lags[0]} to {lags[-1]}")

figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
axes.step([float(cutoff) for cutoff in cutoffs], lags, where="post")
axes.plot([float(cutoff) for cutoff in cutoffs], lags, "o", markersize=4)
axes.set(xlabel="α", ylabel="lag of the recurrence")
axes.grid(alpha=0.3)
figure.savefig(sys.argv[1]) if len(sys.argv) > 1 else plt.show()
