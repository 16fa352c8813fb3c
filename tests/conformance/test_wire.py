"""What a game sends matches its declared types, from which the page's types are generated."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Union

import jsonschema_rs
import msgspec
import pytest

from satrap.core.api_types import as_json
from satrap.core.foreseen import foresee
from satrap.core.game import AnyGame, Described
from tests.conformance.games import ALL_GAMES, new_match, play_on

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
NOBODY, EVERYBODY = -1, -2  # an observer who sees only what is open, and one who sees everything


def kinds(game: AnyGame) -> dict[str, Any]:
    """Return the declared types, as a reader of messages would use them."""
    wire = game.types
    choices = Union[wire.choices] if wire.choices else None  # noqa: UP007
    return {"view": wire.view, "event": Union[wire.events], "choice": choices}  # noqa: UP007


def sent(game: AnyGame, number: int) -> Iterator[tuple[str, Any]]:
    """Yield everything that is sent during a random match, with its kind."""
    match = new_match(game, number)
    for _ in play_on(match, random.Random(number)):
        names = match.setup.seats
        for observer in (*range(len(names)), NOBODY, EVERYBODY):
            yield "view", game.show(match.view(observer))
            for event in match.line[-1].events:
                yield "event", event.seen_by(observer).told(names, match.ply)
        for seat in match.waiting():
            legal = match.legal(seat)
            if isinstance(legal, Described):
                yield "choice", legal.describe()
            for event in foresee(game, match.view(seat), next(iter(legal))).events:
                yield "event", event.told(names)


@every_game
def test_what_is_sent_is_read_back_by_its_declared_type(game: AnyGame) -> None:
    declared = kinds(game)
    for name, value in sent(game, 3):
        assert msgspec.json.decode(msgspec.json.encode(value), type=declared[name]) == value


@every_game
def test_what_is_sent_keeps_to_the_schema_that_the_page_is_made_from(game: AnyGame) -> None:
    schemas = {name: msgspec.json.schema(kind) for name, kind in kinds(game).items() if kind}
    readers = {name: jsonschema_rs.validator_for(schema) for name, schema in schemas.items()}
    for name, value in sent(game, 4):
        readers[name].validate(as_json(value))


@every_game
def test_a_view_and_a_chart_name_their_game(game: AnyGame) -> None:
    assert game.types.view.__struct_config__.tag == game.id
    chart = game.chart(game.board(game.boards()[0]), "en")
    if chart:
        assert game.types.chart.__struct_config__.tag == game.id
        jsonschema_rs.validate(msgspec.json.schema(game.types.chart), as_json(chart))
