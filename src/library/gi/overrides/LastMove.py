# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python expects of positions and of a question that takes long."""

import threading

from gi.module import get_introspection_module
from gi.overrides import override
from gi.repository import Gio

LastMove = get_introspection_module("LastMove")


def _ask(question, cancellable, *arguments):
    """The answer to a question, found on another thread: while a thread is in C, Ctrl+C cannot reach it."""
    if threading.current_thread() is not threading.main_thread():
        return question(*arguments, cancellable)

    stop = cancellable or Gio.Cancellable()
    found, failed = [], []

    def work():
        try:
            found.append(question(*arguments, stop))
        except BaseException as error:  # pylint: disable=broad-except
            failed.append(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        thread.join()
    except BaseException:
        stop.cancel()
        thread.join()
        raise
    if failed:
        raise failed[0]
    return found[0]


def read_position(text):
    """A position from its text; pickled positions are made anew by it."""
    return Position.parse(text)


# Processes that get a pickled position have to find it where they import it from.
read_position.__module__ = "gi.repository.LastMove"


class Position(LastMove.Position):
    """A value: two of them are equal where their texts are."""

    def solve(self, seconds=None, mebibytes=None, cancellable=None):
        return _ask(super().solve, cancellable, seconds, mebibytes)

    def __eq__(self, other):
        return self.equal(other) if isinstance(other, Position) else NotImplemented

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self.to_string())

    def __str__(self):
        return str(self.to_string())

    def __repr__(self):
        return f"LastMove.Position.parse({self.to_string()!r})"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return read_position, (self.to_string(),)

    def __reduce_ex__(self, protocol):
        return self.__reduce__()


class Answer(LastMove.Answer):
    def explain(self, cancellable=None):
        return _ask(super().explain, cancellable)


class Computer(LastMove.Computer):
    def choose(self, position, cancellable=None):
        return _ask(super().choose, cancellable, position)


class Game(LastMove.Game):
    def draw_exercises(self, grade, count, seed, options=None, cancellable=None):
        return _ask(super().draw_exercises, cancellable, grade, count, seed, options)


class Lengths(LastMove.Lengths):
    @staticmethod
    def count(position, cancellable=None):
        return _ask(LastMove.Lengths.count, cancellable, position)


class Table(LastMove.Table):
    @staticmethod
    def compute(name, first, last, options=None, cancellable=None):
        return _ask(LastMove.Table.compute, cancellable, name, first, last, options)


for _class in (Position, Answer, Computer, Game, Lengths, Table):
    override(_class)
    _class.__module__ = "gi.repository.LastMove"

__all__ = ["Position", "Answer", "Computer", "Game", "Lengths", "Table", "read_position"]
