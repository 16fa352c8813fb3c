"""All planted leaks, by the secrets that they give away."""

from __future__ import annotations

from tests.server.secrecy import (
    leaks_elsewhere,
    leaks_in_answers,
    leaks_in_messages,
    leaks_in_views,
)
from tests.server.secrecy.planting import CARDS, SPLITS, Plant

__all__ = ["CARDS", "SPLITS", "Plant"]
MODULES = (
    leaks_in_views,
    leaks_in_messages,
    leaks_in_answers,
    leaks_elsewhere,
)  # each registers its leaks
