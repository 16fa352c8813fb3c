"""Finished matches, kept for good: one for each way to end. They must always replay.

Until the first release, `python -m tools.make_records alexander_the_great` rebuilds them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from satrap.core.canonical import digest
from satrap.core.match import ReseedEntry, UndoEntry
from satrap.core.record import AnyMatch, Record, parse_record, replay
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.events import OldestBegins

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@cache
def record(name: str) -> Record:
    path = next(path for path in RECORDS if path.stem == name)
    return parse_record(path.read_bytes())


@cache
def load(name: str) -> AnyMatch:
    return replay(GAME, record(name))


ALL = [path.stem for path in RECORDS]


@pytest.mark.parametrize("name", ALL)
def test_a_kept_record_replays_and_everything_is_accounted_for(name: str) -> None:
    match = load(name)
    assert match.outcome is not None
    assert digest(GAME.dump_state(match.state)) == record(name).state
    for moment in match.line:
        assert GAME.invariants(moment.state) == []


def test_there_is_a_record_for_every_way_to_end() -> None:
    outcomes = [load(name).outcome for name in ALL]
    assert {each.reason for each in outcomes if each} == {"last_province", "three_turns"}
    assert {len(each.winners) for each in outcomes if each} >= {1, 2}


def test_there_is_a_record_for_every_value_of_every_option_and_every_number_of_seats() -> None:
    seen = {(name, value) for each in ALL for name, value in record(each).options.items()}
    assert seen == {(option.name, value) for option in GAME.options for value in option.values}
    assert {len(record(name).seats) for name in ALL} == set(GAME.seats)


def test_the_last_province_or_three_turns_end_a_match() -> None:
    """6.0: on the standard board, in the sixth region."""
    for name, rounds in (("last_province", {1, 2, 3}), ("three_turns", {3})):
        match = load(name)
        assert match.state.turn.region == 5
        assert match.state.turn.round in rounds
        assert match.state.turn.entered == (name == "last_province")
        assert record(name).board.text is None


def test_the_short_campaign_ends_with_the_fourth_region() -> None:
    """7.0."""
    for name in ("short", "short_total", "oldest_begins"):
        assert {moment.state.turn.region for moment in load(name).line} == {1, 2, 3}


def test_seats_with_equal_points_share_the_win() -> None:
    """Ruling ATG-19."""
    outcome = load("shared_win").outcome
    assert outcome is not None
    assert len(outcome.winners) > 1
    assert max(outcome.scores) > 0


def test_nobody_bids_and_the_oldest_begins() -> None:
    match = load("oldest_begins")
    events = match.line[1].events
    (told,) = [event for event in events if isinstance(event, OldestBegins)]
    assert match.line[1].state.turn.order[0] == told.seat == match.state.table.oldest


def test_undos_replay_with_what_was_drawn_anew() -> None:
    entries = load("undone").entries
    assert any(isinstance(entry, UndoEntry) for entry in entries)
    assert any(isinstance(entry, ReseedEntry) for entry in entries)
    assert load("undone").epoch == sum(isinstance(entry, ReseedEntry) for entry in entries)
