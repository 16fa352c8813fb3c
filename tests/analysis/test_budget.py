"""An analysis keeps to its total budget, however long the match is."""

from __future__ import annotations

import io
import random
import sys
from typing import Any

import pytest

from satrap.analysis import __main__ as process
from satrap.analysis import budget
from satrap.analysis.budget import FEWEST, PARTS, SERVERS, VERDICT, plan
from satrap.analysis.judging import analyse
from satrap.bots.advice import Adviser
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record
from satrap.packs import get_pack
from tests.analysis.test_judging import both, looked_through, played
from tests.offered import GAMES
from tests.server.advisers import Quick

SEED = bytes(32)


class Counting(Quick):
    """An adviser that counts how much work it is asked to do."""

    def __init__(self) -> None:
        self.part, self.looks, self.verdicts = 1, 0, 0

    def lighter(self, part: int) -> Counting:
        self.part = part
        return self

    def chances(self, view: Any, generator: random.Random) -> tuple[float, ...]:
        self.looks += 1
        return super().chances(view, generator)

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Any:
        self.verdicts += 1
        return super().judge(view, played, generator)

    @property
    def spent(self) -> float:
        return (self.looks + VERDICT * self.verdicts) / self.part


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Return a budget so small that an ordinary match counts as a very long one."""
    monkeypatch.setattr(budget, "FEWEST", 2)
    return 45


@both
def test_a_very_long_match_costs_no_more_than_the_budget(game: str, few: int) -> None:
    counting = Counting()
    found = looked_through(game, played(game), counting, few)
    assert counting.spent <= few
    assert counting.part == PARTS[-1]
    whole = looked_through(game, played(game))
    assert [each.ply for each in found.points] == [each.ply for each in whole.points]
    assert 2 <= len(found.verdicts) < len(whole.verdicts)
    plies = [each.ply for each in found.verdicts]
    assert plies == sorted(plies)


@both
def test_of_a_very_long_match_those_turns_are_judged_after_which_chances_fell_most(
    game: str, few: int
) -> None:
    found = looked_through(game, played(game), None, few)
    at = {point.ply: number for number, point in enumerate(found.points)}

    def fall(ply: int, seat: int) -> float:
        before, after = found.points[at[ply]], found.points[at[ply] + 1]
        return before.known[seat] - after.known[seat]

    judged = {(each.ply, each.seat) for each in found.verdicts}
    whole = {(each.ply, each.seat) for each in looked_through(game, played(game)).verdicts}
    assert min(fall(*each) for each in judged) >= max(fall(*each) for each in whole - judged)


@both
def test_without_a_budget_everything_is_judged_with_all_the_effort(game: str, few: int) -> None:
    counting = Counting()
    looked_through(game, played(game), counting)
    assert counting.part == 1
    assert counting.spent > PARTS[-1] * few


@both
def test_a_usual_match_gets_the_same_with_a_budget(game: str) -> None:
    assert looked_through(game, played(game), None, SERVERS) == looked_through(game, played(game))


def test_the_longer_a_match_the_less_effort_for_each_turn() -> None:
    plans = [plan(turns, 4, turns, SERVERS) for turns in (100, 500, 1000, 2000, 4000, 10_000)]
    assert [each.part for each in plans] == [1, 2, 4, 8, 8, 8]
    assert [each.verdicts for each in plans] == [100, 500, 1000, 2000, 1500, FEWEST]


@both
def test_less_effort_is_less_work_and_tells_the_same_kind_of_thing(game: str) -> None:
    adviser: Adviser = get_pack(game).adviser
    assert vars(adviser.lighter(1)) == vars(adviser)
    for part in PARTS[1:]:
        for kind, whole in vars(adviser).items():
            light = getattr(adviser.lighter(part), kind)
            assert all(few <= many for few, many in zip(light, whole, strict=True))
            assert sum(light) < sum(whole)


@both
def test_the_lightest_adviser_judges_real_turns(game: str) -> None:
    rules = GAMES[game]
    match: AnyMatch = Match(rules, rules.setup(("Ana", "Ben")), seeded(SEED))
    generator = random.Random(1)
    for _ in range(12):
        seat = match.waiting()[0]
        match.play(seat, generator.choice(list(match.legal(seat))))
    record = make_record(match, SEED)
    *_, last = analyse(rules, record, get_pack(game).adviser.lighter(PARTS[-1]))
    assert last.analysis is not None
    assert last.analysis.verdicts
    for point in last.analysis.points:
        assert sum(point.open) == pytest.approx(1, abs=0.01)


def test_the_process_of_a_server_keeps_to_the_budget(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    adviser, record = Counting(), played("alexandros")
    for name in ("stand_back", "give_way", "prepare"):
        monkeypatch.setattr(process, name, lambda *given: None)
    monkeypatch.setitem(vars(get_pack("alexandros")), "adviser", adviser)
    monkeypatch.setattr(process, "SERVERS", 1)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(format_record(record))))
    process.main()
    assert adviser.part == PARTS[-1]
    assert adviser.verdicts <= FEWEST
    assert b'"analysis":{' in capsysbinary.readouterr().out.splitlines()[-1]
