# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed library solves a position of every game from Python."""

import gi

gi.require_version("LastMove", "1")
from gi.repository import LastMove

for name in LastMove.Game.list_names():
    position = LastMove.Position.parse(LastMove.Game.lookup(name).start)
    print(name, position.solve(5).describe())
