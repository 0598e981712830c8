# SPDX-License-Identifier: GPL-3.0-or-later
"""How long last-move-solve takes to be gone after Ctrl+C, at any moment of hard questions to several games.

Usage: interrupt.py PROGRAM [TIMES], so many for each command (default 120). Says the median, the 99th of 100, and the longest in
milliseconds, from the signal until the process is no more and its memory is given back.
"""

import random
import signal
import subprocess
import sys
import time

# A question is interrupted within so many seconds after its start; each of them takes longer.
LATEST = 0.8

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
        ["lastmove:zeckendorf?bins=40", "--format=svg", "--positions=20000"],
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
    return 1000 * (time.perf_counter() - start)


def percentile(times, share):
    return times[min(len(times) - 1, int(share * len(times)))]


def main():
    program = sys.argv[1]
    n_times = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    for name, questions in QUESTIONS.items():
        times, worst = [], {}
        for i in range(n_times):
            question = questions[i % len(questions)]
            taken = interrupt([program, name, *question])
            if taken is None:
                print(f"{name} {' '.join(question)} was not hard enough", file=sys.stderr)
                continue
            times.append(taken)
            worst[" ".join(question)] = max(taken, worst.get(" ".join(question), 0))
        times.sort()
        print(f"{name}: {len(times)} times, p50 {percentile(times, 0.5):.1f}, p99 {percentile(times, 0.99):.1f}, "
              f"longest {times[-1]:.1f} ms; {max(worst, key=worst.get)}", flush=True)


main()
