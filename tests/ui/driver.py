# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the program in a real window the way its users do: keys, the pointer, and the accessible tree."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import traceback
import warnings
from pathlib import Path

# What the program is tested with is not for the libraries of the test itself.
DEBUG = {"G_DEBUG": os.environ.pop("G_DEBUG", "")}

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402
from tree import WINDOWS, Tree, get_nodes  # noqa: E402

warnings.simplefilter("ignore")

CONFIG = Path(os.environ["XDG_CONFIG_HOME"])
DATA = Path(os.environ["XDG_DATA_HOME"])

# Seconds within which anything that is expected has to happen; so many times as long where the program is slowed down.
FACTOR = float(os.environ.get("PATIENCE_FACTOR", "1"))
PATIENCE = 30.0 * FACTOR

# What the program never may print.
COMPLAINTS = re.compile(r"\b(WARNING|CRITICAL|ERROR)\b")


class Failure(Exception):
    """Something that was expected did not happen."""


def wait_for(what, question, seconds=PATIENCE, pause=0.05):
    """Asks until the answer is true, and returns it."""
    end = time.monotonic() + seconds
    while True:
        began = time.monotonic()
        try:
            answer = question()
        except GLib.Error:
            # A widget went away while it was looked at.
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failure(f"waited {seconds:.0f} s in vain for {what}")
        # To ask keeps the program busy as well: no more than half of the time.
        time.sleep(max(pause, time.monotonic() - began))


def call(path, interface, method, signature="()", *arguments):
    """What the program answers on the session bus, and after how many seconds."""
    began = time.monotonic()
    answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.lastmove.LastMove", "/org/lastmove/LastMove" + path, interface, method, GLib.Variant(signature, arguments), None,
        Gio.DBusCallFlags.NO_AUTO_START, -1, None)
    return answer.unpack(), time.monotonic() - began


def xdotool(*words):
    return subprocess.run(["xdotool", *words], check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True).stdout


def children(node):
    """What is in it; nothing when it goes away while one looks."""
    try:
        found = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    except GLib.Error:
        return []
    return [child for child in found if child is not None]


def descendants(node):
    for child in children(node):
        yield child
        yield from descendants(child)


def has_state(node, state):
    return node.get_state_set().contains(state)


def is_shown(node):
    """GTK 4.8 tells whether a widget is visible and how large it is; a page of a stack has no size at all."""
    if not has_state(node, Atspi.StateType.VISIBLE):
        return False
    if node.get_role() in WINDOWS or node.get_component_iface() is None:
        return True
    box = node.get_extents(Atspi.CoordType.WINDOW)
    return box.width > 0 and box.height > 0


class Focus:
    """Follows the keyboard focus by its events: to look for it in the whole tree takes too long after every key."""

    node = None

    @classmethod
    def follow(cls):
        cls.listener = Atspi.EventListener.new(cls.moved)
        cls.listener.register("object:state-changed:focused")

    @classmethod
    def moved(cls, event):
        if event.detail1:
            cls.node = event.source

    @classmethod
    def get(cls):
        """Waits a moment for what is on its way."""
        end = time.monotonic() + 0.1
        while time.monotonic() < end:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.005)
        return cls.node


class Program:
    """A running program and its accessible tree."""

    # What the libraries may complain of here.
    expected = r"(?!)"

    def __init__(self, command, *arguments, environment=None):
        self.began = time.monotonic()
        self.output = ""
        Focus.node = None
        self.process = subprocess.Popen([command, *arguments], stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        env=os.environ | DEBUG | (environment or {}))
        os.set_blocking(self.process.stdout.fileno(), False)
        self.accessible = Tree(self.process.pid)
        # How long the start takes is measured.
        wait_for("the window", self.windows, pause=0.005)
        self.startup = time.monotonic() - self.began

    def read(self):
        """Collects what the program printed since the last time."""
        chunk = self.process.stdout.read()
        if chunk:
            self.output += chunk.decode(errors="replace")

    def application(self):
        self.read()
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}:\n{self.output}")
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid:
                return application
        return None

    def windows(self):
        application = self.application()
        return [] if application is None else [w for w in children(application) if is_shown(w)]

    def all(self, pattern, role=None, state=None):
        """What shows under a name that the regular expression matches as a whole, of this role and in this state."""
        matches = re.compile(pattern, re.DOTALL).fullmatch
        for _ in range(10):
            application = self.application()
            try:
                found = [get_nodes(application, chain) for chain in self.chains()
                         if matches(chain[-1].name) and role in (None, chain[-1].get_role_name())
                         and (state is None or chain[-1].has_state(state))
                         and all(item.has_state(Atspi.StateType.VISIBLE) for item in chain)]
                if None not in found:
                    return [nodes[-1] for nodes in found if all(is_shown(node) for node in nodes)]
            except GLib.Error:
                # Something went away while it was looked at: look again.
                pass
            time.sleep(0.05)
        return []

    def chains(self, shown=False):
        """Everything that the program says of itself, also what is hidden if not only what shows, each after what it is in."""
        return [] if self.application() is None else self.accessible.chains(shown)

    def find(self, pattern, role=None, seconds=PATIENCE):
        what = f"{role or 'something'} called “{pattern}”"
        return wait_for(what, lambda: self.all(pattern, role), seconds)[0]

    def expect_gone(self, pattern, role=None):
        wait_for(f"the end of “{pattern}”", lambda: not self.all(pattern, role))

    def find_actor(self, pattern, seconds=PATIENCE):
        """What shows under this name and can be acted upon now."""
        def look():
            # A label has actions too, for the text in it.
            return [node for node in self.all(pattern, state=Atspi.StateType.SENSITIVE)
                    if node.get_n_actions() > 0 and node.get_role() != Atspi.Role.LABEL]
        return wait_for(f"something to act upon called “{pattern}”", look, seconds)[0]

    def act(self, pattern):
        """Does the first accessible action of what has this name, as a screen reader would."""
        if not self.find_actor(pattern).do_action(0):
            raise Failure(f"“{pattern}” refused its action")

    @staticmethod
    def focused():
        """What has the keyboard focus, if anything has."""
        node = Focus.get()
        try:
            return node if node is not None and has_state(node, Atspi.StateType.FOCUSED) else None
        except GLib.Error:
            return None

    def walk_to(self, pattern, key="Tab", steps=80):
        """Goes to what has this name with a key, as one does without a pointer."""
        matches = re.compile(pattern, re.DOTALL).fullmatch
        for _ in range(steps):
            node = self.focused()
            if node is not None and matches(node.get_name() or ""):
                return node
            self.press(key)
        raise Failure(f"{key} does not lead to “{pattern}” in {steps} steps")

    def take_focus(self):
        """Gives the keys to the window that came last: there is no window manager to do it when a dialog has gone."""
        windows = xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        if windows and xdotool("getwindowfocus").strip() not in windows:
            xdotool("windowfocus", "--sync", windows[-1])

    def take_keys(self):
        """Waits until the program has taken them: it answers in the order in which it was asked."""
        try:
            for window in self.windows():
                window.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        except (GLib.Error, Failure):
            # The window has gone, or the program has ended.
            pass

    def press(self, *keys):
        self.take_focus()
        xdotool("key", "--clearmodifiers", *keys)
        self.take_keys()

    def type(self, text):
        self.take_focus()
        xdotool("type", "--delay", "10", text)
        self.take_keys()

    @staticmethod
    def write(entry, text):
        """Replaces the text of an entry through its accessible interface."""
        if not entry.set_text_contents(text):
            raise Failure("the entry refused the text")

    def memory(self):
        """Resident memory in MiB, but for the picture of the window that it shares with the display now and then."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            return sum(int(line.split()[1]) for line in status if line.startswith(("RssAnon", "RssFile"))) / 1024

    def processor_time(self):
        """What it has computed up to now, in clock ticks."""
        with open(f"/proc/{self.process.pid}/stat", encoding="utf-8") as status:
            return sum(int(word) for word in status.read().rpartition(")")[2].split()[11:13])

    def rest(self, moment=1.0):
        """Waits until it does nothing for a moment."""
        def rests():
            before = self.processor_time()
            time.sleep(moment)
            return self.processor_time() == before
        wait_for("a moment's rest", rests, 3 * PATIENCE)

    def kill(self):
        """Ends it the way a power cut does."""
        self.process.kill()
        self.process.wait()
        self.finish()

    def quit(self):
        self.press("ctrl+q")
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure("Ctrl+Q does not end the program") from None
        self.finish()
        if status != 0:
            raise Failure(f"the program ended with {status}:\n{self.output}")

    def finish(self):
        """Ends it if it still runs, and fails on anything that it complained about."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.read()
        if any(COMPLAINTS.search(line) and not re.search(self.expected, line) for line in self.output.splitlines()):
            raise Failure(f"the program complained:\n{self.output}")

    def tree(self):
        """What shows, for the report of a failure."""
        return "\n".join(f"{item.get_role_name()} “{item.name}” {item.description}"
                         for *_, item in self.chains(shown=True) if item.name)


def set_up(**settings):
    """Forgets everything of the case before, and sets these keys."""
    shutil.rmtree(CONFIG, ignore_errors=True)
    shutil.rmtree(DATA, ignore_errors=True)
    folder = CONFIG / "glib-2.0" / "settings"
    folder.mkdir(parents=True)
    keys = {"computer-delay-ms": "0", "animations": "false", "welcome": "false"}
    keys.update({name.replace("_", "-"): value for name, value in settings.items()})
    (folder / "keyfile").write_text("[org/lastmove/LastMove]\n"
                                    + "".join(f"{name}={value}\n" for name, value in keys.items()),
                                    encoding="utf-8")


def save_game(path, start, moves=(), computers=()):
    """Writes a game as the window would save it, with persons in the other seats."""
    name = start.removeprefix("lastmove:").partition("?")[0]
    seats = ["perfect" if seat in computers else "person" for seat in range(4 if name == "so-long-sucker" else 2)]
    steps = [{"parent": number, "kind": "move", "move": move} for number, move in enumerate(moves)]
    path.write_text(json.dumps({
        "format": "last-move", "version": 1, "game": name, "seats": seats, "seed": 1,
        "nodes": [{"kind": "start", "position": start}, *steps], "current": len(steps)}), encoding="utf-8")


class Clock:
    """Ends a case that takes too long."""

    def __init__(self, seconds):
        self.seconds = seconds

    def __enter__(self):
        signal.signal(signal.SIGALRM, self.ring)
        signal.alarm(self.seconds)

    def __exit__(self, *_):
        signal.alarm(0)

    def ring(self, *_):
        raise Failure(f"the case takes longer than {self.seconds} s")


def choose(cases, words):
    """All cases, those of these names, or every so manieth: parts can run side by side."""
    if words and (part := re.fullmatch(r"(\d+)/(\d+)", words[0])):
        return cases[int(part[1]) - 1::int(part[2])]
    return [case for case in cases if not words or case.__name__ in words]


def run(cases, seconds=600):
    """Runs the cases one after another and prints a line of TAP for each."""
    failed = 0
    Focus.follow()
    print(f"1..{len(cases)}", flush=True)
    for number, case in enumerate(cases, 1):
        problem = None
        programs = []
        began = time.monotonic()
        try:
            with Clock(int(seconds * FACTOR)):
                case(programs.append)
                for program in programs:
                    program.finish()
        except Exception as error:  # every kind of trouble is a failed case
            problem = str(error) if isinstance(error, Failure) else traceback.format_exc()
            problem += "\n" + "".join(f"  at {frame.name}, line {frame.lineno}\n"
                                      for frame in traceback.extract_tb(error.__traceback__))
            problem += report(programs)
        title = " ".join((case.__doc__ or case.__name__).split()).rstrip(".")
        print(f"# {time.monotonic() - began:.1f} s", flush=True)
        print(f"{'not ok' if problem else 'ok'} {number} - {title}", flush=True)
        if problem:
            failed += 1
            print("\n".join("# " + line for line in problem.splitlines()), flush=True)
    sys.exit(1 if failed else 0)


def report(programs):
    """What the programs of a failed case showed and printed; ends them."""
    text = ""
    for program in programs:
        try:
            with Clock(20):
                text += "It shows:\n" + program.tree() + "\n"
        except Exception as error:
            text += f"It shows nothing: {error}\n"
        try:
            program.finish()
        except Failure:
            pass
        text += f"It printed:\n{program.output}\n"
    return text
