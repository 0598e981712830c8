# SPDX-License-Identifier: GPL-3.0-or-later
"""The library from Python, with gi.repository and its override: every game, and the same answers as on the command line."""

import copy
import csv
import json
import multiprocessing
import os
import pickle
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import gi

gi.require_version("LastMove", "1")
from gi.repository import Gio, GLib, LastMove

SOLVE = os.environ["LAST_MOVE_SOLVE"]

# Where games of a size begin that the solver decides at once.
STARTS = {"so-long-sucker": "lastmove:so-long-sucker?piles=3&chips=b2,r1,g1,-&turn=b"}

VALUES = {"win": LastMove.Value.WIN, "loss": LastMove.Value.LOSS, "unknown": LastMove.Value.UNKNOWN}


def solve(*arguments):
    """Calls the command line; returns its standard output and error."""
    result = subprocess.run([SOLVE, *arguments], capture_output=True, text=True, check=False)
    return result.stdout, result.stderr


def check(what, *context):
    if not what:
        raise AssertionError(" ".join(map(str, context)))


def expect_error(code, call, *arguments):
    """The sentence of the error that this call raises."""
    try:
        call(*arguments)
    except GLib.Error as error:
        check(error.matches(LastMove.error_quark(), code), error)
        return error.message
    raise AssertionError(f"{arguments} was taken")


def get_start(game):
    return LastMove.Position.parse(STARTS.get(game.name, game.start))


def list_positions(game):
    """Some positions by lot: from games of random moves, and those of exercises."""
    draw = random.Random(game.name)
    for _ in range(10):
        position = get_start(game)
        while not position.is_over():
            if draw.random() < 0.3:
                yield position
            position = position.play(draw.choice(position.list_moves()))
        yield position
    for exercise in game.draw_exercises(0, 10, 3):
        yield exercise.position


def list_games():
    return [LastMove.Game.lookup(name) for name in LastMove.Game.list_names()]


def test_issue():
    answer = LastMove.Position.parse("lastmove:nim?stones=13").solve()
    check(answer.value == LastMove.Value.LOSS)
    check(answer.props.value == answer.value and answer.get_property("distance") == answer.distance == 6)
    check(LastMove.Position.parse("lastmove:nim?stones=14").solve(2, 512).get_winning_moves() == ["1"])
    check(LastMove.Position.parse("lastmove:nim?stones=14").solve(seconds=0.5).get_best() == "1")


def test_every_game():
    for game in list_games():
        position = get_start(game)
        check(position.get_game_name() == game.name)
        check(position.get_turn_name() and position.get_turn() and position.get_winner() is None)
        check(LastMove.Position.parse(position.to_string()).equal(position))
        check(game.title and game.summary and game.n_players >= 2)
        for move in position.list_moves():
            check(not position.play(move).equal(position), game.name, move)
        for field in game.list_fields():
            check(field.title and field.description, game.name, field.key)
        for level in game.list_computers():
            check(position.play(LastMove.Computer.new(level, 1).choose(position)))
        reason = position.solve().explain()
        check(reason.text and reason.status in ("proved", "computed", "conjectured", "unknown"))
        for name in game.list_tables():
            check(name in LastMove.Table.list_names())


def compare_answer(position, said):
    """One line of `value --json` and an answer here."""
    answer = position.solve()
    check(position.to_string() == said["position"] and position.is_over() == said["over"], said)
    check(answer.value == VALUES[said["value"]] and answer.method == said["method"], said)
    check(answer.winner == (said["winner"] and str(said["winner"])), said)
    check(answer.distance == (-1 if said["distance"] is None else said["distance"]), said)
    check(answer.list_moves() == [move["move"] for move in said["moves"]], said)
    for move in said["moves"]:
        check(answer.get_move_value(move["move"]) == VALUES[move["value"]], said, move)
        check(answer.get_move_distance(move["move"]) == (-1 if move["distance"] is None else move["distance"]), said, move)
        check(position.play(move["move"]).to_string() == move["position"], said, move)
    return answer


def test_values_agree():
    for game in list_games():
        positions = list(list_positions(game))
        print(f"# {game.name}: {len(positions)} positions")
        check(len(positions) >= 6, game.name)
        texts = [position.to_string() for position in positions]
        lines = solve("value", "--json", *texts)[0].splitlines()
        hints = solve("hint", "--json", *texts)[0].splitlines()
        check(len(lines) == len(hints) == len(positions), game.name)
        for position, line, hint in zip(positions, map(json.loads, lines), map(json.loads, hints)):
            answer = compare_answer(position, line)
            reason = answer.explain()
            check(answer.get_best() == hint["move"], hint)
            check((reason.text, reason.status, reason.reference) == (hint["reason"], hint["status"], hint["reference"]), hint)


def test_bad_text_agrees():
    start = LastMove.Position.parse("lastmove:nim?stones=13")
    for text in ("nim", "lastmove:nim", "lastmove:nim?stones=0", "lastmove:nim?stones=1&x=2", "lastmove:chomp?rows=1,2",
                 "lastmove:zeckendorf?bins=", "lastmove:so-long-sucker?piles=8", "lastmove:nothing?n=1", "lastmove:nim?stones=٣"):
        message = expect_error(LastMove.Error.POSITION, LastMove.Position.parse, text)
        check(solve("value", text)[1] == f"last-move-solve: {text}: {message}\n", text, message)
    for move in ("", "4", "-1", "M", "1 "):
        message = expect_error(LastMove.Error.MOVE, start.play, move)
        check(solve("play", "lastmove:nim?stones=13", "--", move)[1] == f"last-move-solve: {message}\n", move, message)
    for table in ("", "none"):
        message = expect_error(LastMove.Error.ARGUMENT, LastMove.Table.compute, table, 0, 0)
        check(solve("table", table)[1] == f"last-move-solve: {message}\n", message)


def test_long_complaints():
    """Whatever a function is called with, its complaint is a sentence."""
    long = "x" * 1_000_000
    game, position = LastMove.Game.lookup("nim"), LastMove.Position.parse("lastmove:nim?stones=13")
    for call, *arguments in ((LastMove.Table.compute, long, 0, 0), (LastMove.Table.compute, "zeckendorf", 0, 5, [long]),
                             (LastMove.Table.compute, "black-hole", 0, 5, ["hole=" + long]), (LastMove.Table.compute, "zeckendorf", 0, 5, ["graph=" + long]),
                             (LastMove.Table.compute, "map", 0, 5, ["game=" + long]), (LastMove.Table.compute, "map", 0, 5, ["game=nim", "x=" + long, "y=max"]),
                             (LastMove.Table.compute, "map", 0, 5, ["game=nim", "x=stones", "y=max", long]), (LastMove.Game.lookup, long),
                             (LastMove.Table.compute, "zeckendorf", 0, 5, [long, long]), (LastMove.Computer.new, long, 1),
                             (LastMove.Computer.new, "x " * 1000, 1), (game.draw_exercises, 0, 2, 1, [long]), (game.draw_exercises, 0, 2, 1, ["max=" + long]),
                             (LastMove.Position.parse, long), (LastMove.Position.parse, f"lastmove:nim?stones={long}"), (position.play, long),
                             (position.solve, long)):
        try:
            call(*arguments)
        except GLib.Error as error:
            check(len(error.message) <= 401 and "\n" not in error.message, len(error.message), error.message[:100])
        else:
            raise AssertionError(f"{arguments[0][:20]} was taken")


def test_unknown_options():
    for name, options in (("zeckendorf", ["nosuch=1"]), ("zeckendorf", ["nosuch"]), ("zeckendorf", ["graph=7"]), ("cutoffs", ["graph"]),
                          ("map", ["game=nim", "x=stones", "y=max", "nosuch=1"]), ("map", ["game=nim", "x=stones", "y=max", "graph"])):
        expect_error(LastMove.Error.ARGUMENT, LastMove.Table.compute, name, 0, 5, options)


def test_bad_limits():
    position = LastMove.Position.parse("lastmove:nim?stones=13")
    for arguments in ((-1,), ("2",), (True,), ([],), (float("nan"),), (1, -5), (1, 0.5), (1, "512")):
        check("\n" not in expect_error(LastMove.Error.ARGUMENT, position.solve, *arguments))
    expect_error(LastMove.Error.LIMIT, LastMove.Position.parse(f"lastmove:wythoff?piles={10 ** 9},{10 ** 9}").list_moves)


def test_tables_agree():
    for name, to, options in (("zeckendorf", 12, []), ("cutoffs", 8, []), ("zeckendorf", 9, ["graph"]), ("black-hole", 9, ["hole=4"]),
                              ("black-hole-empty", 9, ["hole=3"]), ("reversed", 12, []), ("build-up", 9, []), ("chomp", 3, []),
                              ("reversed-chomp", 3, []), ("take-away", 99, ["alpha=43/11"]), ("cutoff-growth", 8, []),
                              ("zahlenschlacht", 9, ["odd"])):
        table = LastMove.Table.compute(name, 0, to, options)
        lines = solve("table", name, "--to", str(to), *(f"--{option}" for option in options))[0].splitlines()
        rows = [table.list_columns(), *(table.get_row(i) for i in range(table.get_n_rows()))]
        check(rows == list(csv.reader(lines)), name, rows, lines)
    column = LastMove.Table.compute("zeckendorf", 3, 5).get_column("winner")
    check(len(column) == 3 and LastMove.Table.compute("zeckendorf", 3, 5).get_column("none") == [], column)


def test_exercises_agree():
    for game in list_games():
        lines = solve("exercises", game.name, "--count", "3", "--seed", "5", "--json")[0].splitlines()
        for exercise, line in zip(game.draw_exercises(0, 3, 5), map(json.loads, lines), strict=True):
            check(exercise.position.to_string() == line["position"] and exercise.question == line["question"], line)
            check(exercise.list_accepted() == line["accepted"] and exercise.accepts(line["accepted"][0]), line)
            check((exercise.grade, exercise.because) == (line["grade"], line["because"]), line)


def test_lengths_agree():
    text = "lastmove:zeckendorf?bins=9"
    lengths = LastMove.Lengths.count(LastMove.Position.parse(text))
    said = json.loads(solve("random", "--exact", "--json", text)[0])
    check((lengths.first, lengths.last) == (said["shortest"], said["longest"]))
    for length, fraction in said["lengths"].items():
        check(lengths.get_fraction(int(length)) == fraction, said)
    check(abs(lengths.get_winner_share("1") + lengths.get_winner_share("2") - 1) < 1e-12)
    check(lengths.get_share(10 ** 6) == 0 and lengths.get_fraction(0) == "0")


def test_computers():
    """A perfect computer wins what it can win, against a strategy written here."""
    for start, winner in (("lastmove:nim?stones=14", "1"), ("lastmove:nim?stones=13", "2"), ("lastmove:zeckendorf?bins=10", "2")):
        computer = LastMove.Computer.new("perfect", 7)
        position = LastMove.Position.parse(start)
        while not position.is_over():
            moves = position.list_moves()
            position = position.play(computer.choose(position) if position.get_turn() == winner else moves[-1])
        check(position.get_winner() == winner, start)
        expect_error(LastMove.Error.MOVE, computer.choose, position)
    expect_error(LastMove.Error.ARGUMENT, LastMove.Computer.new, "person", 1)
    expect_error(LastMove.Error.ARGUMENT, LastMove.Computer.new("greedy", 1).choose, LastMove.Position.parse(start))


def wait_for(start):
    """The result of an asynchronous call: start(callback)."""
    loop, results = GLib.MainLoop(), []

    def done(_source, result):
        results.append(result)
        loop.quit()

    start(done)
    loop.run()
    return results[0]


def test_async():
    position = LastMove.Position.parse("lastmove:nim?stones=14")
    answer = position.solve_finish(wait_for(lambda done: position.solve_async(2, 512, None, done)))
    check(answer.value == LastMove.Value.WIN)
    check(answer.explain_finish(wait_for(lambda done: answer.explain_async(None, done))).status == "proved")
    computer = LastMove.Computer.new("perfect", 1)
    check(computer.choose_finish(wait_for(lambda done: computer.choose_async(position, None, done))) == "1")
    table = LastMove.Table.compute_finish(wait_for(lambda done: LastMove.Table.compute_async("cutoffs", 0, 5, None, None, done)))
    check(table.get_n_rows() > 0)
    game = LastMove.Game.lookup("nim")
    drawn = game.draw_exercises_finish(wait_for(lambda done: game.draw_exercises_async(0, 2, 1, None, None, done)))
    check(len(list(drawn)) == 2)
    lengths = LastMove.Lengths.count_finish(wait_for(lambda done: LastMove.Lengths.count_async(position, None, done)))
    check(lengths.last == 13)


def test_cancel():
    position = LastMove.Position.parse("lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b")
    stop = Gio.Cancellable()

    def start(done):
        position.solve_async(0, 0, stop, done)
        stop.cancel()

    result = wait_for(start)
    for call in (lambda: position.solve_finish(result), lambda: position.solve(0, 0, stop),
                 lambda: LastMove.Table.compute("chomp", 0, 9, None, stop), lambda: LastMove.Lengths.count(position, stop)):
        try:
            call()
        except GLib.Error as error:
            check(error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.CANCELLED), error)
        else:
            raise AssertionError("it went on")


def test_threads():
    values = []

    def work(stones):
        for _ in range(50):
            values.append((stones, LastMove.Position.parse(f"lastmove:nim?stones={stones}").solve().value))

    threads = [threading.Thread(target=work, args=(stones,)) for stones in range(10, 18)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check(len(values) == 400)
    for stones, value in values:
        check(value == (LastMove.Value.LOSS if stones % 4 == 1 else LastMove.Value.WIN), stones)


def test_values():
    """Positions are values: equal where their texts are, keys, copied, pickled."""
    for game in list_games():
        position = get_start(game)
        text = position.to_string()
        same = LastMove.Position.parse(text)
        check(position == same and hash(position) == hash(same) and not position != same and str(position) == text and text in repr(position), game.name)
        check(position in {same: 1} and len({position, same}) == 1 and position != text and position is not None)
        check(all(position.play(move) != position for move in position.list_moves()[:9]), game.name)
        for other in (copy.copy(position), copy.deepcopy([position])[0], *(pickle.loads(pickle.dumps(position, i)) for i in range(pickle.HIGHEST_PROTOCOL + 1))):
            check(other == position and type(other) is type(position) is LastMove.Position, game.name)
    check(LastMove.Position.parse("lastmove:nim?max=3&stones=13") == LastMove.Position.parse("lastmove:nim?stones=13"))
    check(LastMove.Position.parse("lastmove:nim?stones=13&turn=2") != LastMove.Position.parse("lastmove:nim?stones=13"))


def solve_in_process(position):
    return position, position.solve().get_winning_moves()


def test_processes():
    """Positions go to other processes and come back, whatever these were begun with."""
    positions = [LastMove.Position.parse(f"lastmove:nim?stones={stones}") for stones in range(10, 18)]
    said = [(position, position.solve().get_winning_moves()) for position in positions]
    for method in multiprocessing.get_all_start_methods():
        with multiprocessing.get_context(method).Pool(2) as pool:
            check(pool.map(solve_in_process, positions) == said, method)


def test_interrupt():
    """Ctrl+C stops what takes long, and nothing goes on behind it."""
    code = """
import gi
gi.require_version("LastMove", "1")
from gi.repository import LastMove
long = LastMove.Position.parse("lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b")
for question in (long.solve, lambda: long.solve(seconds=600), lambda: LastMove.Lengths.count(long),
                 lambda: LastMove.Table.compute("zahlenschlacht", 0, 3000)):
    print("asked", flush=True)
    try:
        question()
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        said = []
        for line in process.stdout:
            said.append(line.strip())
            if line == "asked\n":
                time.sleep(0.2)
                asked = time.monotonic()
                process.send_signal(signal.SIGINT)
            else:
                check(time.monotonic() - asked < 5, said, time.monotonic() - asked)
    check(said == ["asked", "stopped"] * 4 and process.returncode == 0, said, process.returncode)


def test_read_only():
    answer = LastMove.Position.parse("lastmove:nim?stones=13").solve()
    for name in ("value", "distance", "method"):
        try:
            setattr(answer, name, 1)
        except (RuntimeError, TypeError):
            continue
        raise AssertionError(f"{name} was changed")


def test_empty():
    """An object that was made without a position: a complaint, and no crash."""
    code = """
import gi
gi.require_version("LastMove", "1")
from gi.repository import LastMove
nothing = LastMove.Position()
print(nothing.to_string(), nothing.is_over(), nothing.solve())
print(LastMove.Answer().get_best(), LastMove.Game().list_fields(), LastMove.Table().get_row(0), LastMove.Lengths().get_share(1))
print(LastMove.Exercise().accepts("M"), LastMove.Computer().choose(nothing), LastMove.Lengths.count(nothing))
"""
    result = subprocess.run([sys.executable, "-c", code], env={**os.environ, "G_DEBUG": ""}, capture_output=True, text=True, check=False)
    check(result.returncode == 0 and "CRITICAL" in result.stderr and "None" in result.stdout, result)


def test_other_version():
    """A typelib of another version, or none that can be read: one sentence, and nothing goes on."""
    typelib = Path(os.environ["GI_TYPELIB_PATH"], "LastMove-1.typelib").read_bytes()
    for name, data, version in (("LastMove-1", b"none", "1"), ("LastMove-2", typelib, "2"), ("LastMove-2", typelib, "1")):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, f"{name}.typelib").write_bytes(data)
            code = f"""
import gi
try:
    gi.require_version("LastMove", "{version}")
    from gi.repository import LastMove
except (ImportError, ValueError) as error:
    print(error)
"""
            result = subprocess.run([sys.executable, "-c", code], env={**os.environ, "GI_TYPELIB_PATH": folder},
                                    capture_output=True, text=True, check=True)
        check(result.stdout.count("\n") == 1 and "LastMove" in result.stdout and not result.stderr, name, version, result)


def main():
    tests = [(name[5:], test) for name, test in globals().items() if name.startswith("test_")]
    failed = 0
    print(f"1..{len(tests)}")
    for i, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f"ok {i} {name}", flush=True)
        except Exception as error:  # pylint: disable=broad-except
            failed += 1
            print(f"not ok {i} {name}\n# {type(error).__name__}: {error}", flush=True)
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
