"""The arithmetic of the load test: when moves are due, and quantiles of times."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import ceil


def arrivals(rate: float, seconds: float, generator: random.Random) -> list[float]:
    """Return when moves are due: independent random times, sorted."""
    return sorted(generator.uniform(0, seconds) for _ in range(round(rate * seconds)))


def quantile(times: Sequence[float], part: float) -> float:
    """Return the shortest time that at least this fraction of all times does not exceed."""
    ordered = sorted(times)
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


def milliseconds(times: Sequence[float]) -> dict[str, float]:
    """Return quantiles, in milliseconds, of times in seconds."""
    parts = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * quantile(times, part), 2) for name, part in parts.items()}
