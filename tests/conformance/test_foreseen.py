"""Previews of several actions in a row: they hold what then happens, and refuse what is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from satrap.core.errors import Refused
from satrap.core.foreseen import SEEN, Foreseen, foresee
from satrap.core.game import AnyGame, Event, Seat
from satrap.core.record import AnyMatch
from tests.conformance.games import ALL_GAMES, CASES, IDS, at, finished
from tests.toy import TOY

Actions = tuple[Any, ...]
LONGEST = 5
every_case = pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)


def runs(match: AnyMatch) -> Iterator[tuple[int, Seat, Actions]]:
    """Yield what each seat did from each ply on, until another seat or several decided."""
    for ply, moment in enumerate(match.line[1:]):
        actions: Actions = ()
        for each in match.line[ply + 1 : ply + 1 + LONGEST]:
            if each.seats == moment.seats:
                actions += each.actions[:1]
                yield ply, moment.seats[0], actions
            else:
                break


def check(before: AnyMatch, seat: Seat, actions: Actions) -> Foreseen:
    """Compare a preview with what happens when the actions are played."""
    foreseen = foresee(before.game, before.view(seat), *actions)
    ply, is_alone = before.ply, before.waiting() == (seat,)
    turn = before.game.turn(before.state)
    try:
        before.play(seat, *actions)
    except Refused as refused:
        assert foreseen.why is not None
        assert refused.code == "not-your-decision" or str(refused.text) == str(foreseen.why)
        return foreseen
    assert foreseen.why is None
    is_over = before.waiting() != (seat,) or before.game.turn(before.state) != turn
    assert foreseen.ends == (is_alone and is_over)
    if before.ply > ply:
        compare(foreseen.events, before.events(seat, ply + 1), seat)
    else:
        assert foreseen.events == (), "others decide at the same time"
    return foreseen


def compare(foreseen: tuple[Event, ...], happened: tuple[Event, ...], seat: Seat) -> None:
    for before, after in zip(foreseen, happened[: len(foreseen)], strict=True):
        assert type(before) is type(after)
        assert before == after or after.is_news_to(seat)


@every_case
def test_previews_hold_what_then_happens_but_for_unseen_cards(game: AnyGame, preset: str) -> None:
    match, lengths = finished(game, 7, preset), set()
    for ply, seat, actions in list(runs(match))[:300]:
        foreseen = check(at(match, ply), seat, actions)
        lengths.add(0 if foreseen.why else len(actions))
    assert lengths >= ({0, 1} if game is TOY else {1, 2, 3})


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_preview_says_why_an_action_cannot_follow(game: AnyGame) -> None:
    """One action of a run is replaced by another that was played at some time."""
    match, generator, refused = finished(game, 8), random.Random(8), 0
    pool = [moment.actions[0] for moment in match.line[1:]]
    for ply, seat, actions in generator.choices(list(runs(match)), k=150):
        changed = list(actions)
        changed[generator.randrange(len(changed))] = generator.choice(pool)
        refused += check(at(match, ply), seat, tuple(changed)).why is not None
    assert refused > 20


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_what_comes_before_an_impossible_action_is_still_foreseen(game: AnyGame) -> None:
    match = finished(game, 9)
    last = match.line[-1].actions[0]
    for ply, seat, actions in list(runs(match))[:100]:
        view = match.view(seat, ply)
        alone, both = foresee(game, view, *actions), foresee(game, view, *actions, last)
        if both.why:
            assert both.events == alone.events


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_nothing_depends_on_what_would_be_revealed(game: AnyGame) -> None:
    """After something new only independent actions can follow; all others get the same reason."""
    match, shown = finished(game, 10), 0
    pool = {type(moment.actions[0]): moment.actions[0] for moment in match.line[1:]}
    for ply, moment in enumerate(match.line[1:]):
        seat = moment.seats[0]
        if not any(event.is_news_to(seat) for event in moment.events):
            continue
        for action in pool.values():
            foreseen = foresee(game, match.view(seat, ply), moment.actions[0], action)
            is_alone = len(moment.seats) == 1 and game.is_independent(action)
            assert (foreseen.why == SEEN) != is_alone
            shown += 1
    assert shown > 2
