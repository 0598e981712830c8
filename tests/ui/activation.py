# SPDX-License-Identifier: GPL-3.0-or-later
"""The session bus starts the program by the installed files alone, the desktop's search is answered in time, and the icon's actions do
what they say.

Usage: activation.py PROGRAM SHARE, on a display and a session bus of its own that looks for services where desktops do. SHARE is the
folder of the installed data; PROGRAM stands for what its files call.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median

from driver import DATA, Failure, Gio, GLib, call, set_up, wait_for

PROGRAM, SHARE = sys.argv[1], Path(sys.argv[2])
ID = "org.lastmove.LastMove"
MOST_MILLISECONDS = 100
ROUNDS = 9


def bus(method, signature="()", *arguments):
    return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, GLib.Variant(signature, arguments), None,
        Gio.DBusCallFlags.NONE, -1, None).unpack()


def start():
    """As the bus does when somebody calls."""
    service = (SHARE / "dbus-1" / "services" / f"{ID}.service").read_text(encoding="utf-8")
    folder = DATA / "dbus-1" / "services"
    folder.mkdir(parents=True)
    (folder / f"{ID}.service").write_text(re.sub(r"(?m)^Exec=\S+", f"Exec={PROGRAM}", service), encoding="utf-8")
    bus("ReloadConfig")
    if bus("StartServiceByName", "(su)", ID, 0)[0] != 1:
        raise Failure("the bus did not start it")


def search(words):
    """The milliseconds that the desktop waits for what it shows."""
    found, first = call("/SearchProvider", "org.gnome.Shell.SearchProvider2", "GetInitialResultSet", "(as)", words)
    metas, second = call("/SearchProvider", "org.gnome.Shell.SearchProvider2", "GetResultMetas", "(as)", *found)
    if not metas[0]:
        raise Failure(f"{' '.join(words)} finds nothing")
    return 1000 * (first + second)


def act():
    """Every action of the icon, by the command of the desktop file."""
    entry = (SHARE / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
    commands = re.findall(r"(?m)^Exec=(gapplication .*)", entry)
    for command in commands:
        subprocess.run(command.split(), check=True)
    wait_for("the window", lambda: "/org/lastmove/LastMove/window/1" in list_windows())
    return len(commands)


def list_windows():
    answer, _ = call("/window", "org.freedesktop.DBus.Introspectable", "Introspect")
    return [f"/org/lastmove/LastMove/window/{name}" for name in re.findall(r'<node name="(\d+)"', answer[0])]


set_up()
try:
    start()
    waits = [search(words) for words in (["nim"], ["zeckendorf", "60"]) for _ in range(ROUNDS)]
    count = act()
except (Failure, GLib.Error, OSError, subprocess.CalledProcessError) as problem:
    print(problem)
    sys.exit(1)
print(f"search answers after {median(waits):.1f} ms, {count} actions")
sys.exit(median(waits) > MOST_MILLISECONDS or count != 3)
