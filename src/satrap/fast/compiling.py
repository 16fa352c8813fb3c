"""`compiled`: numba compiles a function to machine code, cached for the next start.

`SATRAP_FAST=plain` runs the same functions uncompiled, for a debugger; `SATRAP_FAST=checked`
compiles them with bounds checks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numba
from numba import config

from satrap.fast.kept import CHECKED, MODE, PLAIN, folder

Function = TypeVar("Function", bound=Callable[..., object])

if MODE != PLAIN:
    setattr(config, "CACHE_DIR", str(folder()))  # noqa: B010 - numba defines its settings dynamically


def compiled(function: Function) -> Function:
    """Compile a function when it is first called."""
    if MODE == PLAIN:
        return function
    return cast(Function, numba.njit(cache=True, nogil=True, boundscheck=MODE == CHECKED)(function))
