"""Finished matches, kept for good: one for each way to end. They must always replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from satrap.core.errors import UnreadableRecord
from satrap.core.record import AnyMatch, make_record, parse_record, replay
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.invariants import all_cards

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
REASONS = {"red_wall", "walls_used_up", "hundred", "no_moves", "turn_cap"}


def load(path: Path) -> AnyMatch:
    return replay(ALEXANDROS, parse_record(path.read_bytes()))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays_and_everything_is_accounted_for(path: Path) -> None:
    match = load(path)
    assert match.outcome is not None
    cards = all_cards(match.line[0].state)
    for moment in match.line:
        assert ALEXANDROS.invariants(moment.state) == []
        assert all_cards(moment.state) == cards


def test_records_of_every_rules_version_are_kept() -> None:
    versions = {parse_record(path.read_bytes()).rules for path in RECORDS}
    assert versions == set(range(1, ALEXANDROS.rules + 1))


@pytest.mark.parametrize(
    ("name", "option", "then", "now"),
    [
        ("rules_1_only_if_missing", "extra_guards", "only_if_missing", "fewest"),
        ("rules_1_relax", "red_shortfall", "relax", "relax_last"),
    ],
)
def test_an_old_record_is_read_with_the_meaning_its_values_had(
    name: str, option: str, then: str, now: str
) -> None:
    record = parse_record((Path(__file__).parent / "records" / f"{name}.json").read_bytes())
    assert (record.rules, record.options[option]) == (1, then)
    match = replay(ALEXANDROS, record)
    assert match.setup.options[option] == now
    assert make_record(match, bytes.fromhex(record.seed or "")) == record, "it is saved as before"
    with pytest.raises(UnreadableRecord):
        replay(ALEXANDROS, replace(record, rules=2))  # the same value now has another meaning


def test_there_is_a_record_for_every_way_to_end() -> None:
    ends = {load(path).outcome.reason for path in RECORDS}  # type: ignore[union-attr]
    assert ends == REASONS


def test_a_hundred_can_be_reached_by_a_seat_that_did_not_levy() -> None:
    match = load(next(path for path in RECORDS if path.stem == "hundred_by_another"))
    assert match.outcome is not None
    levier = match.line[-1].seats[0]
    assert match.outcome.scores[levier] < 100 <= max(match.outcome.scores)


def test_two_seats_with_equal_points_share_the_win() -> None:
    """Ruling ALX-14."""
    match = load(next(path for path in RECORDS if path.stem == "shared_win"))
    assert match.outcome is not None
    assert len(match.outcome.winners) == 2
    assert max(match.outcome.scores) > 0
