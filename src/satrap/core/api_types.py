"""The types that the API sends: structs that each game extends with its own fields.

The OpenAPI document replaces each of them with the union of the games' versions, and the types of
the web page are generated from that. So the name of a field is defined once, in Python.
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
    """The description of a choice with too many answers to list."""


class GameEvent(Struct, frozen=True, gc=False, tag_field="kind", kw_only=True):
    """Something that happened, with its sentence. An event of a preview has no `ply`."""

    text: Text
    ply: int | UnsetType = UNSET


class ApiTypes(NamedTuple):
    """The types of everything that a game sends."""

    view: type[GameView]
    chart: type[GameChart]
    events: tuple[type[GameEvent], ...]
    choices: tuple[type[GameChoice], ...] = ()


def as_json(value: Struct | None) -> Any:
    """Return a value as the json module would read it once it is sent."""
    return json.decode(json.encode(value))


def told_kind(kind: type[Struct]) -> type[GameEvent]:
    """Return the type in which a kind of event is sent: its own fields, a sentence and a ply."""
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
