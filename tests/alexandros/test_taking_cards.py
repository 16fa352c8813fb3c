"""EN, Take a card: from the deck or face up; gaps, refilling and the new deck."""

from __future__ import annotations

from collections import Counter

import pytest

from satrap.core.errors import IllegalAction
from satrap.games.alexandros.events import Reshuffled, TurnedUp
from tests.alexandros.boards import (
    PRESETS,
    RED,
    acting,
    begin,
    cut,
    dump,
    events_of,
    hand,
    legal,
    options_of,
    play,
    ribbon,
    strip,
    why_not,
)

editions = pytest.mark.parametrize("preset", PRESETS)
LAND = ribbon("..T.H..S..L.A")


@editions
def test_a_card_comes_from_the_deck_or_from_the_display(preset: str) -> None:
    match = acting(LAND, preset=preset, display=["lyre", "horse"], deck=["temple", "amphora"])
    assert {"draw", "take lyre", "take horse"} <= set(legal(match))
    play(match, "draw", "take lyre")
    assert hand(match, RED) == ["amphora", "lyre"]


@editions
def test_a_face_up_card_taken_leaves_a_gap_until_the_turn_ends(preset: str) -> None:
    match = acting(LAND, preset=preset, display=["lyre", "horse"], deck=["temple"] * 4)
    play(match, "take lyre")
    assert dump(match)["display"] == [None, "horse"]
    assert options_of(match, "take") == {"horse"}
    assert "draw" in legal(match)
    play(match, "take horse")
    assert dump(match)["display"] == ["temple", "temple"], "both gaps are filled at the end"
    assert dump(match)["turn"]["seat"] == 1


@editions
def test_after_a_drawn_card_both_face_up_cards_are_still_there(preset: str) -> None:
    """EN speaks of any first card, the others of a face-up one: the result is the same."""
    match = acting(LAND, preset=preset, display=["lyre", "horse"], deck=["temple"] * 4)
    play(match, "draw")
    assert options_of(match, "take") == {"lyre", "horse"}


@editions
def test_the_gap_of_the_first_action_is_filled_at_the_end_of_the_turn(preset: str) -> None:
    """Ruling ALX-24: even if the second action takes no card."""
    match = acting(
        LAND,
        preset=preset,
        display=["lyre", "horse"],
        deck=["temple"] * 3,
        walls=[cut(4)],
        guards=[[strip(3)], []],
    )
    play(match, "take lyre")
    assert dump(match)["display"] == [None, "horse"]
    told = play(match, f"retrieve {strip(3)}")
    assert len(events_of(told, TurnedUp)) == 1
    assert dump(match)["display"] == ["temple", "horse"]


def test_equal_face_up_cards_are_one_choice_and_one_is_taken() -> None:
    match = acting(LAND, display=["lyre", "lyre"], deck=["temple"])
    assert legal(match).count("take lyre") == 1
    play(match, "take lyre")
    assert dump(match)["display"] == [None, "lyre"]


def test_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    match = acting(LAND, display=["lyre", "horse"], deck=["temple"])
    assert why_not(match, "take soldier") == "card-not-shown"


# The new deck: ruling ALX-16, edges 2 and 3.


@editions
def test_the_discards_become_a_new_deck_only_when_a_card_is_needed(preset: str) -> None:
    """Ruling ALX-16."""
    match = acting(
        LAND, preset=preset, display=["lyre", "horse"], deck=["temple"], discard=["soldier"] * 3
    )
    play(match, "draw")
    assert dump(match)["deck"] == []
    assert dump(match)["discard"] == ["soldier"] * 3, "the deck is empty, but nobody needs a card"
    told = play(match, "draw")
    (reshuffled,) = events_of(told, Reshuffled)
    assert reshuffled == Reshuffled(3)
    assert hand(match, RED) == ["temple", "soldier"]
    assert (dump(match)["discard"], len(dump(match)["deck"])) == ([], 2)


def test_the_discards_can_become_a_new_deck_at_once() -> None:
    """Ruling ALX-16, to the letter: as soon as the last card is gone."""
    match = acting(
        LAND,
        options={"reshuffle": "at_once"},
        display=["lyre", "horse"],
        deck=["temple"],
        discard=["soldier"] * 3,
    )
    told = play(match, "draw")
    assert [type(event).__name__ for event in told] == ["CardDrawn", "Reshuffled"]
    assert (len(dump(match)["deck"]), dump(match)["discard"]) == (3, [])
    play(match, "draw")
    assert hand(match, RED) == ["temple", "soldier"]


def test_a_card_turned_up_can_be_the_last_one() -> None:
    """Ruling ALX-16, to the letter."""
    match = begin(
        LAND,
        options={"reshuffle": "at_once"},
        display=["temple", "lyre"],
        deck=["soldier"],
        discard=["horse"],
        alexander="a1",
    )
    told = play(match, "march temple")
    assert [type(event).__name__ for event in told[1:3]] == ["TurnedUp", "Reshuffled"]
    assert dump(match)["deck"] == ["horse"]


def test_without_discards_the_next_card_needed_makes_the_new_deck() -> None:
    """Ruling ALX-16, to the letter: when the last card goes, there is nothing to shuffle."""
    match = acting(
        LAND, options={"reshuffle": "at_once"}, display=["lyre", "horse"], deck=["temple"]
    )
    assert events_of(play(match, "draw"), Reshuffled) == []
    assert legal(match) == ["take lyre", "take horse", "pass"]


def test_one_discarded_card_makes_a_deck_of_one() -> None:
    """Edge 3."""
    match = acting(LAND, display=["lyre", "horse"], discard=["soldier"])
    play(match, "draw")
    assert hand(match, RED) == ["soldier"]
    assert dump(match)["deck"] == dump(match)["discard"] == []


def test_the_card_of_a_special_move_is_discarded_before_any_reshuffle() -> None:
    """Edge 3: it can come back in the same turn."""
    match = begin(LAND, hands=[["horse"], []], display=["lyre", "temple"], alexander="a1")
    play(match, "special horse", "point a3", "draw")
    assert hand(match, RED) == ["horse"]


def test_a_replacement_reshuffles_before_it_is_turned_up() -> None:
    """Edge 3."""
    match = begin(LAND, display=["temple", "lyre"], discard=["soldier"], alexander="a1")
    told = play(match, "march temple")
    assert [type(event).__name__ for event in told[1:3]] == ["Reshuffled", "TurnedUp"]
    assert dump(match)["display"] == ["soldier", "lyre"]


def test_the_new_deck_holds_what_was_discarded() -> None:
    cards = ["temple", "temple", "horse", "lyre", "soldier"]
    match = acting(LAND, display=["lyre", "horse"], discard=cards)
    play(match, "draw")
    assert Counter([*dump(match)["deck"], *hand(match, RED)]) == Counter(cards)


def test_without_any_card_left_nothing_can_be_drawn() -> None:
    """Edge 2: only what is there can be taken, and only what is left can refill the display."""
    match = acting(LAND, display=["lyre"])
    assert legal(match) == ["take lyre", "pass"]
    assert why_not(match, "draw") == "no-card-left"
    with pytest.raises(IllegalAction):
        play(match, "draw")
    play(match, "take lyre", "pass")
    assert dump(match)["display"] == [None, None]


def test_refilling_takes_as_many_cards_as_are_left() -> None:
    match = acting(LAND, display=["lyre", "horse"], deck=["soldier"])
    play(match, "take lyre", "take horse")
    assert dump(match)["display"] == ["soldier", None]


# When the replacement for the march's card is seen: ruling ALX-7, option reveal_timing.


@editions
def test_the_replacement_is_seen_before_the_space_is_chosen(preset: str) -> None:
    """Ruling ALX-7."""
    land = ribbon("..T.....T....", start="a4")
    match = begin(land, preset=preset, display=["temple", "lyre"], deck=["horse", "soldier"])
    play(match, "march temple")
    assert dump(match)["turn"]["phase"] == "space"
    assert dump(match)["display"] == ["soldier", "lyre"]


@pytest.mark.parametrize(
    ("value", "seen", "then"),
    [
        ("on_pick", "soldier", "soldier"),
        ("after_space", None, "soldier"),
        ("after_move", None, None),
    ],
)
def test_every_value_of_reveal_timing(value: str, seen: str | None, then: str | None) -> None:
    """Ruling ALX-7: immediately, when the space is chosen, or when the walls are laid."""
    land = ribbon("..T.....T....", start="a4")
    match = begin(
        land,
        options={"reveal_timing": value},
        display=["temple", "lyre"],
        deck=["horse", "soldier"],
    )
    play(match, "march temple")
    assert dump(match)["display"] == [seen, "lyre"]
    play(match, f"space {strip(3)}")
    assert dump(match)["display"] == [then, "lyre"]
    play(match, "point a3")
    assert dump(match)["walls"] == ["a3-a4"]
    assert dump(match)["display"] == ["soldier", "lyre"]


def test_after_the_move_both_cards_of_a_joker_are_replaced() -> None:
    match = begin(
        ribbon("..T.H..S..H.."),
        options={"reveal_timing": "after_move", "joker_cards": "both"},
        alexander="a1",
        display=["lyre", "amphora"],
        deck=["horse", "soldier"],
    )
    play(match, "joker both horse")
    assert dump(match)["display"] == [None, None]
    play(match, "point a3")
    assert dump(match)["display"] == ["soldier", "horse"]


def test_a_special_move_turns_no_card_up_at_any_time() -> None:
    match = begin(
        LAND,
        options={"reveal_timing": "after_move"},
        hands=[["horse"], []],
        display=["lyre"],
        deck=["soldier"] * 3,
        alexander="a1",
    )
    play(match, "special horse", "point a3")
    assert dump(match)["display"] == ["lyre", None]
