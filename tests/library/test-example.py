# SPDX-License-Identifier: GPL-3.0-or-later
"""A worked example draws its figure and says what came out.

Usage: test-example.py EXAMPLE
"""

import subprocess
import sys
import tempfile
from pathlib import Path

with tempfile.TemporaryDirectory() as folder:
    figure = Path(folder) / "figure.svg"
    said = subprocess.run([sys.executable, "-W", "error::UserWarning", sys.argv[1], figure], check=True, capture_output=True, text=True)
    print(said.stdout, said.stderr)
    if not figure.read_text().rstrip().endswith("</svg>") or not said.stdout.strip() or said.stderr:
        sys.exit("no figure, nothing said, or a complaint")
