"""Imagining in long matches: reshuffled decks, many plays, and the fallback to swaps."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.core.canonical import canonical
from satrap.core.foreseen import foresee
from satrap.core.game import OPEN, PUBLIC
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.games.alexandros import imagine
from satrap.games.alexandros.deals import Puzzle
from satrap.games.alexandros.events import Reshuffled
from satrap.games.alexandros.game import ALEXANDROS
from tests.alexandros.test_imagine import all_worlds, begin, distance, hidden
from tests.conformance.games import play_on, seed_of


def long_match(number: int, preset: str = "standard") -> AnyMatch:
    """Return a match that has shuffled its discards at least once."""
    setup = ALEXANDROS.setup(("a", "b", "c"), preset=preset)
    match: AnyMatch = Match(ALEXANDROS, setup, seeded(seed_of(number)))
    for _ in play_on(match, random.Random(number)):
        if match.ply > 130 and any(isinstance(e, Reshuffled) for e in match.events(OPEN)):
            break
    return match


def looks_the_same(match: AnyMatch, observer: int, seed: int) -> bool:
    view = match.view(observer)
    state = ALEXANDROS.imagine(view, random.Random(seed))
    assert ALEXANDROS.invariants(state) == []
    seen = ALEXANDROS.dump_view(ALEXANDROS.view(state, observer))
    return canonical(seen) == canonical(ALEXANDROS.dump_view(view))


@pytest.mark.parametrize("number", range(4))
def test_reshuffled_decks_are_imagined(number: int) -> None:
    match = long_match(number)
    for observer in (0, 1, 2, PUBLIC, OPEN):
        assert looks_the_same(match, observer, number)


@pytest.mark.parametrize("preset", ["standard", "fr"])
def test_swaps_lead_to_possible_deals(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagine, "TRIES", 0)
    monkeypatch.setattr(imagine, "SWAPS", 3)
    match = long_match(5, preset)
    for observer in (0, PUBLIC):
        assert looks_the_same(match, observer, 1)


def test_swaps_are_fair_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small deck, the fallback to swaps gives each deal its share."""
    monkeypatch.setattr(imagine, "TRIES", 0)
    hands = [["temple"], ["lyre", "horse", "horse"]]
    position = {"display": ["amphora", None], "hands": hands, "deck": ["lyre", "temple"]}
    match = begin({**position, "turn": {"seat": 1}}, 2, [], {})
    match.play_text(1, "special horse")
    expected = all_worlds(match, {**position, "turn": {"seat": 1}}, 0)
    generator = random.Random(3)
    view = match.view(0)
    got = Counter(hidden(ALEXANDROS.imagine(view, generator)) for _ in range(1_500))
    chi, most = distance(expected, got)
    assert set(got) == set(expected)
    assert chi < most


@pytest.mark.parametrize("rule", ["voluntary", "only_if_missing", "fewest"])
def test_a_half_made_claim_is_imagined_with_a_hand_that_can_make_it(rule: str) -> None:
    setup = ALEXANDROS.setup(("a", "b", "c"), options={"extra_guards": rule})
    match: AnyMatch = Match(ALEXANDROS, setup, seeded(seed_of(6)))
    seen = 0
    for _ in play_on(match, random.Random(6)):
        turn = match.state.turn
        if turn.claim is not None:
            other = (turn.seat + 1) % 3
            state = ALEXANDROS.imagine(match.view(other), random.Random(1))
            assert ALEXANDROS.legal(state, turn.seat)
            seen += 1
    assert seen > 0


def test_previews_never_name_a_card_that_nobody_has_seen() -> None:
    match = long_match(7)
    for _ in play_on(match, random.Random(7), plies=30):
        for seat in match.waiting():
            for action in list(match.legal(seat))[:6]:
                for event in foresee(ALEXANDROS, match.view(seat), action).events:
                    shown = getattr(event, "card", None)
                    assert not (event.is_news_to(seat) and shown)


LYRE = 3


def test_a_proposal_that_leads_nowhere_is_given_up() -> None:
    """Two decks with one lyre each; the second hand can only have had the first deck's."""
    pools = [(1, 0, 0, 1, 0), (1, 0, 0, 1, 0)]
    hidden = {1: (0, 1, -1 - LYRE), 2: (0, -1 - LYRE)}
    puzzle = Puzzle(pools, hidden, 1)
    deals = [puzzle.propose(random.Random(number)) for number in range(60)]
    assert None in deals
    for deal in filter(None, deals):
        assert deal.slots[2] == (LYRE,)
        assert deal.slots[1] == (0, LYRE)


def test_a_hand_that_must_have_lacked_a_card_is_never_dealt_it() -> None:
    puzzle = Puzzle([(2, 0, 0, 2, 0)], {1: (0, (1, 0, 0, 0, 0))}, 3)
    deals = [puzzle.propose(random.Random(number)) for number in range(40)]
    assert None in deals
    assert {deal.slots[1] for deal in filter(None, deals)} == {(LYRE,)}
