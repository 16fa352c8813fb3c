"""Sets of places as bits."""

from __future__ import annotations

from satrap.fast.compiling import compiled


@compiled
def ones(mask: int) -> int:
    """Return how many places a mask has."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
