"""Facts about a board of Alexandros; their sentences are in `alexandros-board-facts.ftl`."""

from __future__ import annotations

from satrap.core.fact import Fact
from satrap.core.text import text

__all__ = ["Fact", "plain", "worded"]


def plain(key: str, value: str, ok: bool) -> Fact:
    """Return a fact whose value is notation or numbers, the same in every language."""
    return Fact(key, text(f"board-fact-{key}"), text("board-value-plain", value=value or "–"), ok)


def worded(key: str, ok: bool, **values: str | int) -> Fact:
    """Return a fact whose value is a sentence of its own."""
    return Fact(key, text(f"board-fact-{key}"), text(f"board-value-{key}", **values), ok)
