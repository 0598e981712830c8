# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be told of the Flatpak manifest without a runtime: that it is JSON, and that all that meson.build needs comes from somewhere.

Usage: check-manifest.py MANIFEST MESON_BUILD. Every required dependency () is to be in the runtime or a module, and every module's source an
archive with its address and checksum, or the folder of the project.
"""

import json
import re
import sys
from pathlib import Path

MANIFEST, BUILD = map(Path, sys.argv[1:])

# What GNOME's runtime has, and the modules that bring the rest.
RUNTIME = {"glib-2.0", "gobject-2.0", "gio-2.0", "gio-unix-2.0", "json-glib-1.0", "gmp", "gtk4", "libadwaita-1", "cairo", "pangocairo"}
MODULES = {"lua5.4": "lua", "libgvc": "graphviz"}
# What the options of the manifest switch off.
DISABLED = {"gobject-introspection-1.0": "-Dintrospection=disabled"}

manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
modules = {module["name"]: module for module in manifest["modules"]}
problems = []
for name in re.findall(r"\bdependency\('([^']+)'", BUILD.read_text(encoding="utf-8")):
    if name in MODULES and MODULES[name] not in modules:
        problems.append(f"{name} is needed, and there is no module {MODULES[name]}")
    elif name in DISABLED and DISABLED[name] not in modules["last-move"]["config-opts"]:
        problems.append(f"{name} is needed without {DISABLED[name]}")
    elif name not in RUNTIME | MODULES.keys() | DISABLED.keys():
        problems.append(f"nobody says where {name} comes from")
for name, module in modules.items():
    for source in module["sources"]:
        if source["type"] == "archive":
            if not source.get("url", "").startswith("https://") or not re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")):
                problems.append(f"{name} has no address or no checksum")
        elif not (MANIFEST.parent / source["path"] / "meson.build").exists():
            problems.append(f"{name} is not where its source is said to be")
if manifest["app-id"] not in MANIFEST.name or list(modules)[-1] != "last-move":
    problems.append("it does not end with the program that it is named after")

print(*problems or [", ".join(modules)], sep="\n")
sys.exit(bool(problems))
