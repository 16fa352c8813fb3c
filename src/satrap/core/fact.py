"""A fact about the printed board, and whether the board at hand agrees with it."""

from __future__ import annotations

from dataclasses import dataclass

from satrap.core.text import Text


@dataclass(frozen=True)
class Fact:
    """One fact; `ok` is None when the board differs but does not have to agree."""

    key: str
    claim: Text
    value: Text
    ok: bool | None
