# SPDX-License-Identifier: GPL-3.0-or-later
"""Who wins the black-hole game on F4 with x chips on F1, none on F2 and y chips on F3?

Figure 1 of the paper on the black-hole game. Usage: black-hole-map.py [FIGURE]
"""

import sys

import gi
import matplotlib.pyplot as plt

gi.require_version("LastMove", "1")
from gi.repository import LastMove

SIDE = 20
COLOURS = {"win": (0.16, 0.5, 0.45), "loss": (0.95, 0.65, 0.25), "unknown": (0.7, 0.7, 0.7), "": (1, 1, 1)}

table = LastMove.Table.compute("map", 0, SIDE, ["game=black-hole", "hole=4", "x=bins[1]", "y=bins[3]"])
image = [[(1, 1, 1)] * (SIDE + 1) for _ in range(SIDE + 1)]
for x, y, value in zip(*map(table.get_column, ("x", "y", "value"))):
    image[int(y)][int(x)] = COLOURS[value]
lost = table.get_column("value").count("loss")
print(f"{lost} of {table.get_n_rows()} positions are lost for the player to move")

figure, axes = plt.subplots(figsize=(5.5, 5.5), layout="constrained")
axes.imshow(image, origin="lower")
axes.set(xticks=range(0, SIDE + 1, 5), yticks=range(0, SIDE + 1, 5))
axes.set(xlabel="chips on F1", ylabel="chips on F3", title="Lost positions (light) with a black hole on F4")
figure.savefig(sys.argv[1]) if len(sys.argv) > 1 else plt.show()
