"""Whose words do not reach somebody: views lack them, and versions do not count them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Mutes = Callable[[str], frozenset[str]]  # whom a person has muted
NOBODY: Final = frozenset[str]()


def nobody(person: str) -> frozenset[str]:
    """Return nobody: no words are kept from anybody."""
    return NOBODY
