"""Facts about a board; their sentences are in `alexander-the-great-board.ftl`."""

from __future__ import annotations

from satrap.core.fact import Fact
from satrap.core.text import Text, text

__all__ = ["Fact", "plain", "worded"]


def plain(key: str, value: str | tuple[Text, ...], ok: bool) -> Fact:
    """Return a fact whose value is only names or numbers."""
    return Fact(key, text(f"march-fact-{key}"), text("march-value-plain", value=value or "–"), ok)


def worded(key: str, ok: bool, **values: str | int) -> Fact:
    """Return a fact whose value is a sentence of its own."""
    return Fact(key, text(f"march-fact-{key}"), text(f"march-value-{key}", **values), ok)
