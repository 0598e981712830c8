# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of every kind, played by keys alone, and what a screen reader hears of it, word for word.

Usage: test-transcripts.py PROGRAM [--write] [PART/PARTS | CASE...]

What is heard is compared with transcripts/GAME.txt beside this file; --write writes these files anew. As Orca does, it tells where the
focus comes to, with what is around it, and of all that changes only what concerns the widget with the focus.
"""

import difflib
import os
import re
import sys
import time
from pathlib import Path

from driver import (
    PATIENCE, Atspi, Failure, GLib, Program, choose, has_state, is_shown, run, save_game, set_up, wait_for, xdotool)
from play import GAMES, PROGRAM

WRITE = "--write" in sys.argv
TRANSCRIPTS = Path(__file__).parent / "transcripts"

# While a transcript is written: the seconds of silence after which nothing more is to be expected.
SILENCE = 1.5

# The roles for which Orca has a word, and that GTK uses.
ROLES = {"alert", "check box", "check menu item", "combo box", "dialog", "frame", "heading", "image", "label", "link", "list", "list box", "list item",
         "menu", "menu item", "page tab", "page tab list", "panel", "push button", "radio button", "radio menu item", "scroll pane", "slider", "spin button",
         "status bar", "switch", "table cell", "text", "toggle button", "tool bar", "tool tip", "window"}

# What it is in says something to who comes into it.
AROUND = ("panel", "frame", "dialog", "list", "list box", "page tab list", "menu", "alert")

STATES = (("pressed", Atspi.StateType.PRESSED), ("checked", Atspi.StateType.CHECKED), ("selected", Atspi.StateType.SELECTED),
          ("expanded", Atspi.StateType.EXPANDED))

TYPE_NAME = re.compile(r"\b(Gtk|Adw|Lm)[A-Z]\w+")


class Ear:
    """Hears what the program says on the accessibility bus."""

    def __init__(self):
        self.events = []
        self.focus = None
        self.around = []
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in ("state-changed:focused", "state-changed:pressed", "state-changed:checked", "state-changed:expanded",
                     "property-change:accessible-name", "property-change:accessible-description"):
            self.listener.register("object:" + kind)

    def hear(self, event):
        kind = event.type.rpartition(":")[2]
        if kind == "focused" and event.detail1:
            self.focus = event.source
            self.events.append(("focus", event.source, ""))
        elif kind.startswith("accessible-") and event.source == self.focus:
            self.events.append((kind.removeprefix("accessible-"), event.source, event.any_data))
        elif kind in ("pressed", "checked", "expanded") and event.source == self.focus:
            self.events.append((kind if event.detail1 else "not " + kind, event.source, ""))

    @staticmethod
    def listen(seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.003)

    def tell(self):
        """What was heard since the last time it was taken, a line each."""
        lines, came, around = [], [], self.around
        for kind, node, words in list(self.events):
            try:
                if kind == "focus":
                    said, around = tell_place(node, around)
                    if node not in came:
                        lines.append(said)
                    came.append(node)
                # GTK 4.8 tells of a name and a description after the focus, if nobody has asked for them before.
                elif words and not (node in came and words in (node.get_name(), node.get_description())):
                    lines.append(("says: " if kind == "description" else kind + ": ") + words)
                elif kind not in ("name", "description"):
                    lines.append(kind)
            except GLib.Error:
                # It is gone: nobody hears of it any more.
                continue
        return lines, around

    def take(self, wanted):
        """Waits for these lines, and returns what was heard; without them for silence."""
        end = time.monotonic() + PATIENCE
        lines, around = self.tell()
        last = time.monotonic()
        while lines != wanted and time.monotonic() < end:
            self.listen(0.02)
            before, (lines, around) = lines, self.tell()
            if lines != before:
                last = time.monotonic()
            if wanted is None and time.monotonic() - last > SILENCE:
                break
        self.events.clear()
        self.around = around
        return lines


def tell_place(node, around):
    """Where the focus is, in words, and all that is around it; what was around it before is not told again."""
    now, outer = [], node.get_parent()
    while outer is not None and outer.get_role() != Atspi.Role.APPLICATION:
        now.append(outer)
        outer = outer.get_parent()
    new = [other for other in reversed(now) if other not in around and other.get_role_name() in AROUND and other.get_name()]
    words = [f"in {other.get_role_name()} “{other.get_name()}”" for other in new]
    words.append(f"{node.get_role_name()} “{node.get_name()}”")
    words += [word for word, state in STATES if has_state(node, state)]
    if not has_state(node, Atspi.StateType.SENSITIVE):
        words.append("unavailable")
    value = node.get_value_iface()
    if value is not None:
        words.append(f"{value.get_current_value():g}")
    if node.get_description():
        words.append(f"({node.get_description()})")
    return "focus: " + ", ".join(words), now


def check_stop(node):
    """What takes the focus shows, and does something: there is an action, a text to write or a value to change, or keys lead on."""
    name = node.get_name()
    box = node.get_extents(Atspi.CoordType.WINDOW)
    if not is_shown(node) or box.width <= 0 or box.x < 0 or box.y < 0:
        raise Failure(f"the Tab key leads to “{name}”, which does not show")
    if not has_state(node, Atspi.StateType.SENSITIVE):
        raise Failure(f"the Tab key leads to “{name}”, which is insensitive")
    if (node.get_n_actions() == 0 and node.get_editable_text_iface() is None and node.get_value_iface() is None
            and node.get_role_name() not in ("list item", "page tab", "scroll pane", "slider")):
        raise Failure(f"the Tab key leads to the {node.get_role_name()} “{name}”, which does nothing")


class Transcript:
    """A game that is played by keys, and what is heard after each of them."""

    def __init__(self, name, program, ear):
        self.path = TRANSCRIPTS / f"{name}.txt"
        self.program, self.ear = program, ear
        self.lines = []
        blocks = [] if WRITE else self.path.read_text(encoding="utf-8").split("\n> ")
        self.wanted = [block.strip("\n").split("\n") for block in blocks]

    def hear(self, title):
        """What is heard now, under the key that was pressed."""
        wanted = None
        if not WRITE:
            wanted = self.wanted.pop(0) if self.wanted else [title]
            wanted = [line.strip() for line in wanted[1:]] if wanted[0].removeprefix("> ") == title else ["(another key)"]
        heard = self.ear.take(wanted)
        self.lines.append("> " + title)
        self.lines += ["    " + line for line in heard]
        if wanted is not None and heard != wanted:
            raise Failure(f"after “{title}” {self.path.name} expects other words:\n"
                          + "\n".join(difflib.unified_diff(wanted, heard, "expected", "heard", lineterm="")))
        if title != "start" and not heard:
            raise Failure(f"nothing is said after “{title}”:\n" + "\n".join(self.lines))
        return heard

    def begin(self):
        """Where the focus is when everything has come to rest, with all that is around it."""
        self.program.rest(0.3)
        self.ear.listen(0.1)
        wait_for("the first words", lambda: self.ear.listen(0.02) or self.ear.focus.get_description())
        self.ear.events = [("focus", self.ear.focus, "")]
        self.hear("start")

    def walk_around(self):
        """All stops of the Tab key, from here to here again."""
        self.program.take_focus()
        stops = []
        origin = self.ear.focus
        while not stops or stops[-1] != origin:
            here = self.ear.focus
            xdotool("key", "Tab")
            wait_for("the next stop of the Tab key", lambda: self.ear.listen(0.01) or self.ear.focus != here)
            if self.ear.focus in stops:
                raise Failure(f"the Tab key comes back to “{self.ear.focus.get_name()}” and not to “{origin.get_name()}”")
            check_stop(self.ear.focus)
            stops.append(self.ear.focus)
        self.ear.events = [("focus", node, "") for node in stops]
        self.hear("Tab, all around")

    def press(self, key):
        self.program.take_focus()
        if key.startswith("type:"):
            xdotool("type", "--delay", "10", key.removeprefix("type:"))
        else:
            xdotool("key", "--clearmodifiers", key)
        heard = self.hear(key)
        if self.program.focused() is None:
            raise Failure(f"after “{key}” nothing has the focus")
        return heard

    def end(self):
        if WRITE:
            TRANSCRIPTS.mkdir(exist_ok=True)
            self.path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")
        elif self.wanted:
            raise Failure(f"{self.path.name} goes on: {self.wanted[0]}")


def list_clauses(lines):
    """Whatever of three words and more the program says by itself under a key."""
    for line in lines:
        words = line.removeprefix("says: ") if line.startswith("says: ") else (re.findall(r", \((.+)\)$", line) or [""])[0]
        yield from (clause for clause in re.split(r"[;:.!?](?: |$)", words) if clause.count(" ") >= 2)


def check_news(name, lines):
    """Under each key every thing is said once, but for the walk around, where each place has its own description."""
    for block in "\n".join(lines).split("\n> "):
        key, *said = [line.strip() for line in block.split("\n")]
        clauses = [] if key == "Tab, all around" else list(list_clauses(said))
        for clause in clauses:
            if clauses.count(clause) > 1:
                raise Failure(f"{name} says “{clause}” {clauses.count(clause)} times after {key}")


def check_words(name, lines):
    """What holds for every line that is said."""
    check_news(name, lines)
    for line in lines:
        if "  " in line.strip():
            raise Failure(f"{name} has two blanks: {line}")
        if TYPE_NAME.search(line):
            raise Failure(f"{name} names a type: {line}")
        if "“”" in line:
            raise Failure(f"{name} has something without a name: {line}")
        for said in re.findall(r"“(.*?)”", line):
            words = said.split()
            half = len(words) // 2
            if half > 0 and words[:half] == words[half:]:
                raise Failure(f"{name} says “{said}” twice")
        names = re.findall(r"“(.*?)”", line)
        if len(names) != len(set(names)):
            raise Failure(f"{name} says the same twice: {line}")
        described = re.search(r"“(.*?)”.*, \((.+)\)$", line)
        if described and described[2] in described[1]:
            raise Failure(f"{name} describes something by its own name: {line}")
        for role in re.findall(r"(?:focus: |, |in )([a-z ]+) “", line):
            if role.removeprefix("in ") not in ROLES:
                raise Failure(f"{name} has a role that no reader knows, {role}: {line}")


def play(keep, name, start, keys, computers):
    set_up(computer_delay_ms="1000")
    saved = Path(os.environ["HOME"]) / "game.lastmove"
    save_game(saved, "lastmove:" + start, (), computers)
    ear = Ear()
    program = Program(PROGRAM, str(saved))
    keep(program)
    program.find(r".*(Your turn|to move)\..*", "status bar")
    transcript = Transcript(name, program, ear)
    transcript.begin()
    transcript.walk_around()
    for key in keys.split():
        transcript.press(key)
    said = "\n".join(transcript.lines)
    transcript.end()
    check_words(name, transcript.lines)
    if not re.search(r"says: .*(wins|win|loses|lose)\b", said):
        raise Failure(f"{name}: nothing says who wins")
    program.quit()
    ear.listener.deregister("object")


def make_case(name):
    def case(keep):
        play(keep, name, GAMES[name][0], GAMES[name][2], GAMES[name][1])
    case.__name__ = name
    case.__doc__ = f"What a reader hears of a game of {name} that is played by keys alone"
    return case


run(choose([make_case(name) for name in GAMES], [word for word in sys.argv[2:] if word != "--write"]))
