"""The types that the API sends: forms that each game gives its own content, as structs.

The OpenAPI page has, in the place of each of these, the union of what the games make of it; and the
types of the web page are made from that. So a field has one name, and it stands in Python.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType, defstruct, json
from msgspec.structs import fields

from satrap.core.text import Text


class GameView(Struct, frozen=True, gc=False, tag_field="game"):
    """A match as an observer may see it. Its tag is the id of the game."""


class GameChart(Struct, frozen=True, gc=False, tag_field="game"):
    """Where everything lies on the sheet of a board. Its tag is the id of the game."""


class GameChoice(Struct, frozen=True, gc=False, tag_field="kind"):
    """A choice with too many answers to list, described."""


class GameEvent(Struct, frozen=True, gc=False, tag_field="kind", kw_only=True):
    """Something that happened, with its sentence. `ply` is left out while it is only foreseen."""

    text: Text
    ply: int | UnsetType = UNSET


class ApiTypes(NamedTuple):
    """The types of all that a game sends."""

    view: type[GameView]
    chart: type[GameChart]
    events: tuple[type[GameEvent], ...]
    choices: tuple[type[GameChoice], ...] = ()


def as_json(value: Struct | None) -> Any:
    """Return what is sent as the json module would read it."""
    return json.decode(json.encode(value))


def told_kind(kind: type[Struct]) -> type[GameEvent]:
    """Return the type that an event of a kind is told as: its own fields, a sentence and a ply."""
    own: list[tuple[str, Any]] = [(each.name, each.type) for each in fields(kind)]
    made = defstruct(
        kind.__name__,
        own,
        bases=(GameEvent,),
        namespace={"__doc__": kind.__doc__},
        module=kind.__module__,
        tag_field="kind",
        tag=kind.__name__,
        frozen=True,
        gc=False,
    )
    assert issubclass(made, GameEvent)
    return made
