"""How to plant a leak: a small fault in the server that shows an observer what it must not know.

Each leak is a function that takes a patch to plant itself with. `hidden` returns a number computed
from all that is secret at a table.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import defstruct

from satrap.server import hall
from satrap.server.tables.table import Table

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
CARDS: dict[str, Plant] = {}  # leaks of hidden cards in Alexandros
SPLITS: dict[str, Plant] = {}  # leaks of sealed choices in Alexander the Great


FIRST: dict[str, int] = {}  # the course to begin with, for leaks that show in few of them


def leak(*games: dict[str, Plant], first: int = 0) -> Callable[[Plant], Plant]:
    """Register a planted leak, and the games in which it gives something away."""

    def note(plant: Plant) -> Plant:
        FIRST[plant.__name__] = first
        for game in games:
            game[plant.__name__] = plant
        return plant

    return note


def hidden(table: Table | None) -> int:
    """Return a number computed from everything hidden at a table."""
    match = table.match if table else None
    if match is None:
        return 0
    secrets = [getattr(match.state, name, None) for name in ("hands", "deck")]
    sealed = [str(match.sealed(seat)) for seat in range(len(match.setup.seats))]
    return zlib.crc32(repr([secrets, sealed]).encode())


def wrap(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Replace a function by another one, which gets the old one as its first argument."""
    old = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: change(old, *given, **named))


def grown(value: Any, **more: Any) -> Any:
    """Return a struct with fields that it should not have."""
    kind, config = type(value), value.__struct_config__
    tag = {"tag_field": config.tag_field, "tag": config.tag} if config.tag_field else {}
    own = [(name, Any) for name in more]
    made = defstruct(kind.__name__, own, bases=(kind,), frozen=True, kw_only=True, **tag)
    kept = {name: getattr(value, name) for name in kind.__struct_fields__}
    return made(**kept, **more)


_AT: list[Table] = []  # the table that was entered last


def follow(patch: Patch) -> None:
    """Keep track of the table that was entered last."""
    held = hall.Hall.held

    @asynccontextmanager
    async def noted(self: Any, match: str) -> AsyncIterator[Any]:
        async with held(self, match) as (found, at):
            _AT[:] = [at.table]
            yield found, at

    patch.setattr(hall.Hall, "held", noted)


def at() -> Table:
    """Return the table that was entered last."""
    return _AT[-1]


def here() -> int:
    """Return the number for what is hidden at the table that was entered last."""
    return hidden(_AT[-1] if _AT else None)
