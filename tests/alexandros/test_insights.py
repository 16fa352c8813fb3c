"""Insights: what a viewer can work out, checked against what then happens."""

from __future__ import annotations

import random

from satrap.core.game import OPEN, PUBLIC
from satrap.core.language import say
from satrap.games.alexandros import insights
from satrap.games.alexandros.actions import Occupy, TakeOver
from satrap.games.alexandros.events import Marched, TaxesLevied
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.provinces import closed_provinces
from tests.conformance.games import finished, new_match, play_on


def test_all_marches_are_those_that_step_by_step_decisions_lead_to() -> None:
    match = new_match(ALEXANDROS, 21, seats=3)
    checked = 0
    for _ in play_on(match, random.Random(21)):
        state = match.state
        if state.turn.phase != Phase.SOURCE or not match.waiting() or match.ply % 5:
            continue
        view = match.view(state.turn.seat)
        found = sorted(
            (str(march.source), march.space, march.path) for march in insights.marches_of(view)
        )
        assert found == sorted(_slow_marches(match.ply, match))
        checked += 1
    assert checked > 3


def _slow_marches(ply: int, match: object) -> list[tuple[str, int, tuple[int, ...]]]:
    """Walk the decision tree of one march without using insights."""
    found = []
    state = match.state  # type: ignore[attr-defined]
    tables = state.config.tables
    chance = match._source(0)  # type: ignore[attr-defined]
    start = state.turn.number
    for source in ALEXANDROS.legal(state, state.turn.seat):
        todo = [ALEXANDROS.apply(state, (source,), chance)]
        paths: list[tuple[object, int]] = [(todo[0], -1)]
        while paths:
            step, space = paths.pop()
            now = step.state  # type: ignore[attr-defined]
            if now.turn.marching is not None and now.turn.marching.space >= 0:
                space = now.turn.marching.space
            walked = [e for e in step.events if isinstance(e, Marched)]  # type: ignore[attr-defined]
            if walked:
                path = tuple(tables.points[point] for point in walked[0].path)
                found.append((str(source), now.table.standing, path))
                continue
            if now.turn.number != start or now.turn.marching is None:
                continue
            for action in ALEXANDROS.legal(now, now.turn.seat):
                paths.append((ALEXANDROS.apply(now, (action,), chance), space))
    return found


def test_a_march_divides_what_the_facts_foretell() -> None:
    match = new_match(ALEXANDROS, 22)
    divided = 0
    for _ in play_on(match, random.Random(22)):
        before, after = match.line[-2].state, match.line[-1]
        for event in after.events:
            if isinstance(event, Marched):
                tables = before.config.tables
                path = tuple(tables.points[point] for point in event.path)
                view = ALEXANDROS.view(before, PUBLIC)
                foretold = {part.spaces for part in insights.divided_by(view, path)}
                old = {part.spaces for part in before.table.provinces}
                new = {part.spaces for part in after.state.table.provinces}
                assert foretold == new - old
                divided += bool(foretold)
    assert divided > 5


def test_taxes_and_the_score_sheet_add_up() -> None:
    match = finished(ALEXANDROS, 23)
    for ply, moment in enumerate(match.line):
        for event in moment.events:
            if isinstance(event, TaxesLevied):
                assert insights.taxes(match.view(PUBLIC, ply - 1)) == event.gains
    sheet = insights.score_sheet(match.view(PUBLIC))
    scores = match.state.table.scores
    assert [sum(tax.points for tax in lines) for lines in sheet] == list(scores)
    assert max(scores) > 0
    told = [say(line) for line in ALEXANDROS.score_sheet(match.view(PUBLIC))]
    assert all(str(score) in line for score, line in zip(scores, told, strict=True))


def test_a_province_is_payable_exactly_when_it_can_be_claimed() -> None:
    match = new_match(ALEXANDROS, 24)
    seen = 0
    for _ in play_on(match, random.Random(24)):
        turn = match.state.turn
        if turn.phase != Phase.ACT or not turn.actions or not match.waiting():
            continue
        view = match.view(turn.seat)
        tables = match.state.config.tables
        claimed = [a for a in match.legal(turn.seat) if isinstance(a, Occupy | TakeOver)]
        spaces = {tables.spaces[action.space] for action in claimed}
        for part, fact in zip(
            closed_provinces(view.table), insights.province_facts(view), strict=True
        ):
            can = any(part.spaces >> space & 1 for space in spaces)
            assert fact.is_payable == can
            seen += can
    assert seen > 20


def test_nobody_is_told_a_price_but_a_seat() -> None:
    match = finished(ALEXANDROS, 25)
    for observer in (PUBLIC, OPEN):
        found = insights.province_facts(match.view(observer))
        assert found
        assert not any(fact.is_payable for fact in found)


def test_who_owes_no_decision_has_no_marches() -> None:
    match = new_match(ALEXANDROS, 26)
    (seat,) = match.waiting()
    other = (seat + 1) % len(match.setup.seats)
    assert list(insights.marches_of(match.view(other))) == []
