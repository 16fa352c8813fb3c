"""Where machine code is kept, and whether it is there; numba is not loaded for that.

The folder is named after all that the code was made of: the sources of every fast engine, the
files that they take numbers from, the versions of numba and Python, and the mode. So it cannot be
stale: numba itself would not see that a function changed which another file calls. Where the
sources lie and when they were written is in the name, too: numba finds no code that was made of the
same sources elsewhere.
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
    """Return the files of every fast engine, and those from which they import something."""
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
    """Note that it is there; where nothing can be kept, it is made anew at every start."""
    with suppress(OSError):
        _mark(game).parent.mkdir(parents=True, exist_ok=True)
        _mark(game).touch()


def _mark(game: str) -> Path:
    return folder() / f"{game}.ready"
