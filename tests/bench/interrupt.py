# SPDX-License-Identifier: GPL-3.0-or-later
"""How long last-move-solve takes to be gone after Ctrl+C, at any moment of hard questions to several games.

Usage: interrupt.py PROGRAM [--runs N], so many interrupts of all commands together (default 40). Says the median, the 99th of 100, and
the longest in milliseconds, from the signal until the process is no more and its memory is given back. Exit status 1 when the 99th of
100 of a command is later than it should be.
"""

import argparse
import random
import signal
import subprocess
import sys
import time

# A question is interrupted within so many seconds after its start; each of them takes longer.
LATEST = 0.8

# Milliseconds that the 99th of 100 may take.
MOST = 50

# Of so many questions one may have ended before it was interrupted; another takes its place.
EASY = 10

SQUARE = ",".join(["16"] * 16)
IN_HAND = "lastmove:so-long-sucker?piles=8&chips=b6,r6,g6,y6&turn=b"
POSITIONS = [
    ["lastmove:reversed?n=700", "--memory=2000"],
    ["lastmove:reversed?n=900", "--memory=4000"],
    ["lastmove:reversed?n=600&ones=stagnant", "--memory=4000"],
    ["lastmove:zeckendorf?bins=400", "--memory=8000"],
    [f"lastmove:chomp?rows={SQUARE}"],
    [IN_HAND],
]
QUESTIONS = {
    "value": POSITIONS,
    "hint": POSITIONS,
    "table": [
        ["zeckendorf", "--from=200", "--to=400", "--graph"],
        ["reversed", "--from=700", "--to=700", "--memory=4000"],
        ["reversed", "--from=400", "--to=700"],
        ["black-hole", "--hole=7", "--from=900", "--to=2000"],
        ["chomp", "--from=14", "--to=20"],
        ["cutoffs", "--from=300", "--to=1000"],
        ["zahlenschlacht", "--from=1000", "--to=3000"],
    ],
    "graph": [
        ["lastmove:zeckendorf?bins=45", "--format=svg", "--positions=10000"],
        ["lastmove:zeckendorf?bins=200", "--positions=1000000"],
        ["lastmove:reversed?n=200", "--positions=1000000"],
        [f"lastmove:chomp?rows={SQUARE}", "--positions=1000000"],
        [IN_HAND, "--positions=1000000"],
    ],
}


def interrupt(command):
    """Milliseconds, or None where it had ended before."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(random.uniform(0.02, LATEST))
    if process.poll() is not None:
        return None
    start = time.perf_counter()
    process.send_signal(signal.SIGINT)
    process.wait()
    taken = 1000 * (time.perf_counter() - start)
    return taken if process.returncode in (-signal.SIGINT, 128 + signal.SIGINT) else None


def percentile(times, share):
    return times[min(len(times) - 1, int(share * len(times)))]


def measure(program, name, n_times):
    """The times of one command, shortest first, and the question that took longest."""
    questions, times, n_easy = QUESTIONS[name], [], 0
    longest, slowest = -1, None
    while len(times) < n_times:
        question = questions[(len(times) + n_easy) % len(questions)]
        taken = interrupt([program, name, *question])
        if taken is None:
            n_easy += 1
            if n_easy * EASY > n_times + EASY:
                sys.exit(f"{name} {' '.join(question)} is not hard enough")
            continue
        times.append(taken)
        if taken > longest:
            longest, slowest = taken, question
    return sorted(times), slowest


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--runs", type=int, default=40)
    arguments = parser.parse_args()
    late = False
    for name in QUESTIONS:
        times, slowest = measure(arguments.program, name, -(-arguments.runs // len(QUESTIONS)))
        late = late or percentile(times, 0.99) > MOST
        print(f"{name}: {len(times)} times, p50 {percentile(times, 0.5):.1f}, p99 {percentile(times, 0.99):.1f}, "
              f"longest {times[-1]:.1f} ms; {' '.join(slowest)}", flush=True)
    sys.exit(late)


main()
