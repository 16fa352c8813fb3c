"""Records: canonical, complete, always replayable, and safe to read from strangers."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from satrap.core.canonical import canonical
from satrap.core.errors import UnreadableRecord
from satrap.core.game import AnyGame
from satrap.core.record import (
    LARGEST,
    AnyMatch,
    format_record,
    make_record,
    parse_record,
    replay,
    schema,
)
from tests.conformance.games import ALL_GAMES, CASES, IDS, finished, new_match, play_on, seed_of
from tests.offered import GAMES
from tests.toy import TOY

ALEXANDROS = GAMES["alexandros"]


def written(match: AnyMatch, number: int, *, reveal: bool = True) -> bytes:
    return format_record(make_record(match, seed_of(number), reveal=reveal))


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_a_record_replays_to_the_same_match(game: AnyGame, preset: str) -> None:
    match = finished(game, 1, preset)
    data = written(match, 1)
    again = replay(game, parse_record(data))
    assert again.state == match.state
    assert again.entries == match.entries
    assert written(again, 1) == data


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_record_replays_from_its_draws_without_the_seed(game: AnyGame) -> None:
    match = finished(game, 2)
    record = parse_record(written(match, 2, reveal=False))
    assert record.seed is None
    again = replay(game, record)
    assert canonical(game.dump_state(again.state)) == canonical(game.dump_state(match.state))


def test_an_unfinished_record_holds_no_draws_and_goes_on() -> None:
    match = new_match(ALEXANDROS, 3)
    for _ in play_on(match, random.Random(3), plies=40):
        pass
    record = parse_record(written(match, 3))
    assert record.draws is None
    assert record.result is None
    again = replay(ALEXANDROS, record)
    for one, other in ((match, random.Random(4)), (again, random.Random(4))):
        for _ in play_on(one, other):
            pass
    assert again.state == match.state


def test_undos_and_reseeds_replay() -> None:
    generator = random.Random(5)
    match = new_match(ALEXANDROS, 5, seats=3)
    for _ in play_on(match, generator, plies=120):
        if generator.random() < 0.2 and match.ply > 3:
            match.undo(match.line[-1].seats[0], match.ply - generator.randrange(1, 4), forget=True)
    assert match.epoch > 2
    again = replay(ALEXANDROS, parse_record(written(match, 5)))
    assert again.state == match.state
    assert again.entries == match.entries


def test_a_record_carries_every_option_and_a_board_of_its_own() -> None:
    text = ALEXANDROS.format_board(ALEXANDROS.board("standard-1"))
    board = ALEXANDROS.parse_board(text.replace('name = "standard-1"', 'name = "mine"'))
    setup = ALEXANDROS.setup(("a", "b"), options={"max_turns": 3}, board=board, starter=1)
    match = type(new_match(ALEXANDROS, 6))(ALEXANDROS, setup, new_match(ALEXANDROS, 6)._source)
    for _ in play_on(match, random.Random(6)):
        pass
    record = parse_record(written(match, 6))
    assert set(record.options) == {option.name for option in ALEXANDROS.options}
    assert record.options["max_turns"] == 3
    assert record.board.text is not None
    assert record.starter == 1
    assert replay(ALEXANDROS, record).state == match.state


def test_a_match_from_a_written_position_replays() -> None:
    middle = new_match(ALEXANDROS, 7)
    for _ in play_on(middle, random.Random(7), plies=60):
        pass
    position = json.loads(json.dumps(ALEXANDROS.dump_state(middle.state)))
    setup = ALEXANDROS.setup(middle.setup.seats, position=position)
    match = type(middle)(ALEXANDROS, setup, middle._source)
    assert match.state == middle.state
    for _ in play_on(match, random.Random(8)):
        pass
    assert replay(ALEXANDROS, parse_record(written(match, 7))).state == match.state


def test_the_form_of_a_record_is_canonical_and_has_a_schema() -> None:
    data = written(finished(TOY, 8), 8)
    assert canonical(json.loads(data)) + b"\n" == data
    assert schema()["$ref"] == "#/$defs/Record"


# Damaged and hostile files


def spoiled(change: dict[str, Any]) -> bytes:
    data = json.loads(written(finished(TOY, 9), 9))
    return json.dumps({**data, **change}).encode()


@pytest.mark.parametrize(
    "change",
    [
        {"format": "satrap-record-9"},
        {"game": "chess"},
        {"rules": 2},
        {"rules": 0},
        {"preset": "martian"},
        {"options": {"rounds": 3, "speed": 9}},
        {"options": {"rounds": "three"}},
        {"options": {"rounds": True}},
        {"board": {"name": "field", "hash": "1" * 64}},
        {"board": {"name": "elsewhere", "hash": "0" * 64}},
        {"seats": []},
        {"seats": ["x"] * 50},
        {"starter": 7},
        {"seed": "zz"},
        {"seed": "00"},
        {"seed": "11" * 32},
        {"commitment": "00" * 32},
        {"entries": [{"plays": [[0, "bid 99"]]}]},
        {"entries": [{"plays": [[0, "bid x"]]}]},
        {"entries": [{"plays": [[99, "bid 1"]]}]},
        {"entries": [{}]},
        {"entries": [{"undo": 0}]},
        {"entries": [{"undo": 5, "seat": 0}]},
        {"entries": [{"reseed": 4}]},
        {"entries": []},
        {"state": "0" * 64},
        {"result": None},
        {"result": {"reason": "rounds", "winners": [0], "scores": [99, 0]}},
        {"draws": []},
        {"position": {"coins": "many"}},
        {"surprise": 1},
    ],
    ids="-".join,
)
def test_a_spoiled_record_gets_a_clear_error(change: dict[str, Any]) -> None:
    with pytest.raises(UnreadableRecord) as caught:
        replay(TOY, parse_record(spoiled(change)))
    assert str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"format": 1}',
        b"[" * 100_000,
        b" " * (LARGEST + 1),
    ],
    ids=["empty", "cut", "list", "null", "bytes", "number", "deep", "large"],
)
def test_a_file_that_is_no_record_gets_a_clear_error(data: bytes) -> None:
    with pytest.raises(UnreadableRecord):
        parse_record(data)


@given(st.data())
def test_a_record_with_flipped_bytes_never_crashes(data: st.DataObject) -> None:
    whole = bytearray(RECORD)
    for _ in range(data.draw(st.integers(1, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        replay(ALEXANDROS, parse_record(bytes(whole)))
    except UnreadableRecord:
        return
    assert bytes(whole) == RECORD or json.loads(bytes(whole))["seats"] != list(SHORT.setup.seats)


SHORT = finished(ALEXANDROS, 10, seats=2)
RECORD = written(SHORT, 10)


def test_a_record_that_leaves_out_a_reseed_is_refused() -> None:
    match = new_match(ALEXANDROS, 11, seats=2)
    for _ in play_on(match, random.Random(11), plies=9):
        pass
    match.undo(match.line[-1].seats[0], 1, forget=True)
    data = json.loads(written(match, 11))
    assert data["entries"].pop() == {"reseed": 1}
    with pytest.raises(UnreadableRecord, match="do not follow from one another"):
        replay(ALEXANDROS, parse_record(json.dumps(data).encode()))
