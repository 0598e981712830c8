# SPDX-License-Identifier: GPL-3.0-or-later
"""What the library exports is what its headers declare, and nothing else.

Usage: test-symbols.py LIBRARY HEADER...
"""

import re
import subprocess
import sys
from pathlib import Path

library, *headers = sys.argv[1:]
text = "\n".join(Path(header).read_text() for header in headers)
declared = set(re.findall(r"\b(last_move_\w+)\s+\(", text))
declared |= {f"{prefix}_get_type" for prefix in re.findall(r"G_DECLARE_FINAL_TYPE \(\w+, (\w+),", text)}
# These two come with the enumerations.
declared |= {"last_move_value_get_type", "last_move_error_get_type"}

lines = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
exported = {line.split()[-1] for line in lines.splitlines()}

for symbol in sorted(exported - declared):
    print(f"exported, but not declared: {symbol}")
for symbol in sorted(declared - exported):
    print(f"declared, but not exported: {symbol}")
sys.exit(exported != declared)
