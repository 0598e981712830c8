# SPDX-License-Identifier: GPL-3.0-or-later
"""A worked example draws its figure and says what came out.

Usage: test-example.py EXAMPLE
"""

import importlib.util
import re
import subprocess
import sys
import tempfile
from pathlib import Path

if importlib.util.find_spec("matplotlib") is None:
    print("there is no matplotlib")
    sys.exit(77)

with tempfile.TemporaryDirectory() as folder:
    figure = Path(folder) / "figure.svg"
    said = subprocess.run([sys.executable, "-W", "error::UserWarning", sys.argv[1], figure], check=True, capture_output=True, text=True)
    print(said.stdout, said.stderr)
    # Matplotlib draws words as paths and writes each into a comment before them.
    drawn = set(re.findall(r"<!-- (.*?) -->", figure.read_text()))
    wanted = re.findall(r'(?:xlabel|ylabel|title)="([^"]*)"', Path(sys.argv[1]).read_text())
    missing = [words for words in wanted if words not in drawn]
    if not wanted or missing or not said.stdout.strip() or said.stderr:
        sys.exit(f"not in the figure: {missing}; said: {said.stdout}{said.stderr}")
