"""Where machine code is cached, and whether it is there; does not load numba.

The folder is named after a hash of everything the code depends on: the sources of every fast
engine, the files that they import from, the versions of numba and Python, and the mode. So it
cannot be stale: numba alone would not notice that a function changed which is called from another
file. The paths and modification times of the sources are hashed, too, because numba does not reuse
code compiled from the same sources elsewhere.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

MODE = os.environ.get("SATRAP_FAST", "compiled")
PLAIN, CHECKED = "plain", "checked"
_IMPORTED = re.compile(r"^from satrap\.([\w.]+) import (.*)", re.MULTILINE)


def sources() -> list[Path]:
    """Return the files of every fast engine, and those that they import from."""
    package = Path(__file__).parents[1]
    found = set(package.glob("**/fast/**/*.py"))
    for file in tuple(found):
        for module, names in _IMPORTED.findall(file.read_text("utf-8")):
            place = package.joinpath(*module.split("."))
            found |= {place / f"{name}.py" for name in re.findall(r"\w+", names)}
            found.add(place.with_suffix(".py"))
    return sorted(file for file in found if file.is_file())


@cache
def key() -> str:
    """Return a name that changes with anything that the machine code depends on."""
    mark = hashlib.sha256()
    for file in sources():
        mark.update(f"{file} {file.stat().st_mtime_ns}\0".encode())
        mark.update(file.read_bytes())
    mark.update(f"{version('numba')} {sys.version} {MODE}".encode())
    return mark.hexdigest()[:16]


def folder() -> Path:
    """Return the folder of the machine code."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "satrap" / "fast" / key()


def is_ready(game: str) -> bool:
    """Say whether all machine code for the bots of a game is there."""
    return MODE == PLAIN or _mark(game).exists()


def set_ready(game: str) -> None:
    """Note that it is there; where nothing can be stored, it is compiled again at every start."""
    with suppress(OSError):
        _mark(game).parent.mkdir(parents=True, exist_ok=True)
        _mark(game).touch()


def _mark(game: str) -> Path:
    return folder() / f"{game}.ready"
