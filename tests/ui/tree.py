# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible tree of a program in one answer: to ask each widget for its name takes twenty times as long."""

import ast
import re

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ROOT = "/org/a11y/atspi/accessible/root"
WINDOWS = (Atspi.Role.FRAME, Atspi.Role.DIALOG, Atspi.Role.WINDOW)


# An answer of the cache as GVariant prints it, which is read many times as fast as it is unpacked: the object, its program, what it
# is in, its place there, how many are in it, what it can do, its name, role, description and states.
WORDS = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
REFERENCE = r"\('[^']*', '([^']*)'\)"
ANSWER = re.compile(rf"\({REFERENCE}, {REFERENCE}, {REFERENCE}, (-?\d+), (\d+), \[[^]]*\], ({WORDS}), (\d+), ({WORDS}), "
                    r"\[(\d+), (\d+)\]\)", re.DOTALL)


def read_words(printed):
    return ast.literal_eval(printed) if "\\" in printed else printed[1:-1]


class Item:
    """What a program says of one accessible object."""

    __slots__ = ("path", "index", "n_children", "n_actions", "name", "role", "description", "states")

    def __init__(self, answer):
        self.path, _, _, index, n_children, name, role, description, low, high = answer.groups()
        self.n_actions = None
        self.index, self.n_children, self.role = int(index), int(n_children), int(role)
        self.name, self.description = read_words(name), read_words(description)
        self.states = int(low) | int(high) << 32

    def has_state(self, state):
        return bool(self.states >> int(state) & 1)

    def get_role_name(self):
        return Atspi.role_get_name(Atspi.Role(self.role))


class Tree:
    """The cache that a program keeps for screen readers, asked for whole."""

    bus = None

    def __init__(self, pid):
        self.pid = pid
        self.name = None

    @classmethod
    def call(cls, name, path, interface, method, arguments=None):
        if cls.bus is None:
            address, = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
                "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1, None)
            cls.bus = Gio.DBusConnection.new_for_address_sync(
                address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        return cls.bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None)

    def find_name(self):
        """Under which name the program is on the bus; None as long as it is not."""
        for name, _ in self.call("org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren").unpack()[0]:
            pid, = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                             "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))).unpack()
            if pid == self.pid:
                return name
        return None

    def ask(self):
        """What the program has in its cache, by path."""
        answer = self.call(self.name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        items = [Item(found) for found in ANSWER.finditer(answer.print_(False))]
        assert len(items) == answer.get_child_value(0).n_children()
        return {item.path: item for item in items}

    def ask_all(self, paths, interface, method, arguments=None):
        """What each of these answers, None of what has gone.

        All are asked before the first answers: each would wait for its turn, on a busy machine for long."""
        answers, context = {}, GLib.MainContext.new()

        def answered(bus, result, path):
            try:
                answers[path], = bus.call_finish(result).unpack()
            except GLib.Error:
                answers[path] = None

        context.push_thread_default()
        for path in paths:
            self.bus.call(self.name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None, answered, path)
        while len(answers) < len(paths):
            context.iteration(True)
        context.pop_thread_default()
        return answers

    def children(self, paths):
        """The paths of what is in each of these, which are in the cache from now on."""
        answers = self.ask_all(paths, "org.a11y.atspi.Accessible", "GetChildren")
        return {path: [child for _, child in answers[path] or []] for path in paths}

    def survey(self):
        """All items, and the paths of what is in each: the cache alone also has what was hidden meanwhile, and not what is new."""
        items, below, level, any_new = self.ask(), {}, [ROOT], False
        while level:
            answers = self.children(level)
            found = [child for path in level for child in answers[path]]
            below |= answers
            any_new |= any(path not in items for path in found)
            level = [path for path in found if path not in items or items[path].n_children > 0]
        return self.ask() if any_new else items, below

    def hidden(self, items):
        """Of what is visible the paths of all that have no size: the pages of a stack that do not show."""
        asked = {item.path for item in items if item.has_state(Atspi.StateType.VISIBLE) and item.role not in WINDOWS}
        boxes = self.ask_all(asked, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (Atspi.CoordType.WINDOW,)))
        return {path for path, box in boxes.items() if box is not None and (box[2] <= 0 or box[3] <= 0)}

    def count_actions(self, items):
        """Of what can have the focus and is not out of use."""
        asked = [item.path for item in items if item.has_state(Atspi.StateType.FOCUSABLE) and item.has_state(Atspi.StateType.SENSITIVE)]
        answers = self.ask_all(asked, "org.freedesktop.DBus.Properties", "Get",
                               GLib.Variant("(ss)", ("org.a11y.atspi.Action", "NActions")))
        for item in items:
            item.n_actions = answers.get(item.path) or 0

    def chains(self, shown=False):
        """Every object, or what shows and how much can be done with it, each after what it is in, as one reads.

        The window that came last comes first."""
        self.name = self.name or self.find_name()
        if self.name is None:
            return
        items, below = self.survey()
        hidden = self.hidden(items.values()) if shown else ()
        if shown:
            self.count_actions(items.values())
        pending = [[items[path]] for path in below[ROOT] if path in items]
        while pending:
            chain = pending.pop()
            if shown and (chain[-1].path in hidden or not chain[-1].has_state(Atspi.StateType.VISIBLE)):
                continue
            yield chain
            pending += [[*chain, items[path]] for path in reversed(below.get(chain[-1].path, [])) if path in items]


def get_child(node, item, depth=2):
    """The object of this item, in that of what it is in; None when it has gone.

    Asked for all of its children a stack of GTK 4.8 answers without the pages that they are in."""
    child = node.get_child_at_index(item.index)
    if child is not None and child.path == item.path:
        return child
    for index in range(node.get_child_count() if depth > 0 else 0):
        child = node.get_child_at_index(index)
        if child is not None and child.path == item.path:
            return child
        if child is not None and (below := get_child(child, item, depth - 1)) is not None:
            return below
    return None


def get_nodes(application, chain):
    """The objects of a chain; None when one of them has gone meanwhile."""
    nodes, node = [], application
    for item in chain:
        node = get_child(node, item)
        if node is None:
            return None
        nodes.append(node)
    return nodes
