# SPDX-License-Identifier: GPL-3.0-or-later
"""How good is a strategy of one's own?

Write yours in place of choose (). It plays against the computers of the program, from both sides, and the solver says how many
of the moves that it could win with it finds. Usage: strategy.py [FIGURE]
"""

import sys

import gi
import matplotlib.pyplot as plt

gi.require_version("LastMove", "1")
from gi.repository import LastMove

GAMES = 30


def choose(position):
    """Wythoff's game: leave piles whose quotient is as close to the golden ratio as can be."""
    golden = (1 + 5 ** 0.5) / 2

    def get_distance(move):
        smaller, larger = sorted(int(pile) for pile in position.play(move).get_field("piles").split(","))
        return abs(larger - golden * smaller)

    return min(position.list_moves(), key=get_distance)


def play_match(level):
    """The share of the games that the strategy wins."""
    computer = LastMove.Computer.new(level, 1)
    wins = 0
    for i in range(GAMES):
        position, ours = LastMove.Position.parse(f"lastmove:wythoff?piles={5 + i // 2},{9 + i}"), "12"[i % 2]
        while not position.is_over():
            position = position.play(choose(position) if position.get_turn() == ours else computer.choose(position))
        wins += position.get_winner() == ours
    return wins / GAMES


def find_mistakes(side):
    """The won positions in which the strategy gives the win away, and how many are won in all."""
    mistakes, n_won = [], 0
    for x in range(side + 1):
        for y in range(side + 1):
            position = LastMove.Position.parse(f"lastmove:wythoff?piles={x},{y}")
            if position.is_over():
                continue
            winning = position.solve().get_winning_moves()
            n_won += bool(winning)
            if winning and choose(position) not in winning:
                mistakes.append((x, y))
    return mistakes, n_won


levels = LastMove.Game.lookup("wythoff").list_computers()
shares = [play_match(level) for level in levels]
mistakes, n_won = find_mistakes(20)
print("wins " + ", ".join(f"{share:.0%} against the {level} computer" for share, level in zip(shares, levels)))
print(f"gives {len(mistakes)} of {n_won} won positions away, such as {mistakes[:3]}")

figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4), layout="constrained")
left.bar_label(left.bar(levels, shares), [f"{share:.0%}" for share in shares])
left.set(ylim=(0, 1.1), ylabel="games won", title="Against the computers")
right.plot(*zip(*mistakes or [(None, None)]), "x")
right.set(xlim=(-1, 21), ylim=(-1, 21), aspect="equal", xlabel="first pile", ylabel="second pile", title="Wins that it gives away")
figure.savefig(sys.argv[1]) if len(sys.argv) > 1 else plt.show()
