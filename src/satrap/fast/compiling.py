"""`compiled`: numba makes machine code of a function, and keeps it for the next start.

What is kept lies in a folder named after all that it was made of: the sources of every fast
engine, the versions of numba and Python, and the mode. So it cannot be stale: numba itself would
not see that a function changed which another file calls.

`SATRAP_FAST=plain` runs the same functions uncompiled, for a debugger; `SATRAP_FAST=checked`
compiles with a check of every index.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba
from numba import config

MODE = os.environ.get("SATRAP_FAST", "compiled")
PLAIN, CHECKED = "plain", "checked"
Function = TypeVar("Function", bound=Callable[..., object])


def sources() -> list[Path]:
    """Return the files of every fast engine."""
    package = Path(__file__).parents[1]
    return sorted(package.glob("**/fast/*.py"))


def key() -> str:
    """Return a name that changes with anything that the machine code depends on."""
    mark = hashlib.sha256()
    for file in sources():
        mark.update(file.read_bytes())
    mark.update(f"{numba.__version__} {sys.version} {MODE}".encode())
    return mark.hexdigest()[:16]


def folder() -> Path:
    """Return the folder of the machine code."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "satrap" / "fast" / key()


def is_ready() -> bool:
    """Say whether machine code of an earlier start lies there."""
    return MODE == PLAIN or any(folder().rglob("*.nbi"))


if MODE != PLAIN:
    setattr(config, "CACHE_DIR", str(folder()))  # noqa: B010 - numba makes its settings by name


def compiled(function: Function) -> Function:
    """Compile a function when it is first called."""
    if MODE == PLAIN:
        return function
    return cast(Function, numba.njit(cache=True, nogil=True, boundscheck=MODE == CHECKED)(function))
