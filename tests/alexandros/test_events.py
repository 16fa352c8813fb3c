"""Events: what each observer sees of them."""

from __future__ import annotations

from satrap.core.game import OPEN, PUBLIC
from satrap.core.language import say
from satrap.games.alexandros.actions import Pass
from satrap.games.alexandros.events import (
    CardDrawn,
    CardsGiven,
    Dealt,
    Part,
    ProvinceSplit,
    Stayed,
    TurnBegan,
    TurnedUp,
    foreseen,
)
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.places import PlaceName
from satrap.games.alexandros.state import known, unseal_state
from satrap.games.alexandros.steps import further_actions
from tests.conformance.games import new_match

NAMES = ("Ana", "Ben")


def test_a_card_dealt_or_drawn_is_seen_by_its_seat_alone() -> None:
    for event in (Dealt(0, "lyre"), CardDrawn(0, "lyre")):
        assert event.seen_by(0) == event == event.seen_by(OPEN)
        for other in (1, PUBLIC):
            assert event.seen_by(other).card == ""
            assert not event.is_news_to(other)
        assert event.is_news_to(0)
        assert event.is_news_to(OPEN)


def test_what_nobody_has_seen_yet_is_blank_in_a_preview() -> None:
    told = (CardDrawn(1, "lyre"), TurnedUp("lyre"), TurnBegan(0, 2), Stayed(0))
    assert foreseen(told, 1) == (CardDrawn(1, ""), TurnedUp(""))
    assert foreseen(told, 0) == (CardDrawn(1, "lyre"), TurnedUp(""))
    assert say(CardDrawn(1, "").text(NAMES)) == "Ben drew a card from the deck."


def test_cards_that_change_hands_are_told_with_their_counts() -> None:
    """Ruling ALX-28: they lay open."""
    event = CardsGiven(0, 1, ("lyre", "lyre", "horse"))
    assert event.seen_by(PUBLIC) is event
    assert say(event.text(NAMES)) == "Ana gave Ben: 2 × lyre, horse."


def test_what_nobody_will_pay_for_is_told_last_as_open_land() -> None:
    rest = Part("b2d", 118, 190, -1, PlaceName("Byzantion"), True)
    closed = Part("b2u", 2, 4, -1, PlaceName("Cyzicus"), False)
    told = say(ProvinceSplit(-1, 120, (rest, closed)).text(NAMES))
    assert told == "The walls divided the land: Cyzicus (worth 2), remaining land (worth 118)."


def test_with_no_action_left_a_seat_can_only_pass() -> None:
    state = unseal_state(new_match(ALEXANDROS, 1).state)
    state.turn.actions = 0
    assert further_actions.legal(known(state)) == (Pass(),)
