"""What is secret and what is open: hands are secret, everything else is on the table."""

from __future__ import annotations

import pytest

from satrap.core.game import PUBLIC
from satrap.games.alexandros import GAME
from satrap.games.alexandros.events import CardDrawn, CardTaken, Occupied, SpecialPlayed
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    acting,
    begin,
    cut,
    events_of,
    play,
    ribbon,
    strip,
)

editions = pytest.mark.parametrize("preset", PRESETS)
LAND = ribbon("T.H..." + "L.S..")


@editions
def test_a_hand_is_secret_but_its_size_is_not(preset: str) -> None:
    """Ruling ALX-21: the rules keep the cards secret and do not mention their number."""
    match = acting(LAND, preset=preset, hands=[["horse", "lyre"], ["temple"]])
    for observer in (YELLOW, PUBLIC):
        shown = GAME.dump_view(match.view(observer))
        assert shown["hands"][RED] is None
        assert list(shown["hand_sizes"]) == [2, 1]
    assert list(GAME.dump_view(match.view(RED))["hands"][RED]) == ["horse", "lyre"]


def test_with_open_hands_all_see_all_hands_but_not_the_deck() -> None:
    match = acting(LAND, hands=[["horse", "lyre"], ["temple"]])
    for observer in (RED, YELLOW, PUBLIC):
        shown = match.view(observer, has_open_hands=True)
        hands = GAME.dump_view(shown)["hands"]
        assert [list(hand) for hand in hands] == [["horse", "lyre"], ["temple"]]
        assert shown.deck is None and shown.observer == observer


@editions
def test_the_discards_lie_face_up(preset: str) -> None:
    """EN and IT say so; FR and DE speak of a pile."""
    match = acting(LAND, preset=preset, discard=["horse", "lyre"])
    for observer in (RED, YELLOW, PUBLIC):
        assert list(GAME.dump_view(match.view(observer))["discard"]) == ["horse", "lyre"]


@editions
def test_only_the_drawer_sees_a_drawn_card(preset: str) -> None:
    match = acting(LAND, preset=preset, deck=["soldier", "lyre"])
    play(match, "draw")
    assert events_of(match.events(RED), CardDrawn) == [CardDrawn(RED, "lyre")]
    for observer in (YELLOW, PUBLIC):
        assert events_of(match.events(observer), CardDrawn) == [CardDrawn(RED, "")]


@editions
def test_everybody_sees_a_face_up_card_being_taken(preset: str) -> None:
    match = acting(LAND, preset=preset, display=["lyre"], deck=["horse"] * 3)
    play(match, "take lyre")
    assert events_of(match.events(YELLOW), CardTaken) == [CardTaken(RED, "lyre")]


@editions
def test_everybody_sees_the_cards_that_are_paid(preset: str) -> None:
    match = acting(LAND, preset=preset, walls=[cut(6)], hands=[["horse", "lyre"], []])
    play(match, f"occupy {strip(1)}", "pay")
    (occupied,) = events_of(match.events(YELLOW), Occupied)
    assert isinstance(occupied, Occupied)
    assert occupied.cards == ("horse",)


@editions
def test_everybody_sees_the_card_of_a_special_move(preset: str) -> None:
    match = begin(LAND, preset=preset, alexander="b5", hands=[["horse"], []], display=["lyre"])
    play(match, "special horse")
    assert events_of(match.events(YELLOW), SpecialPlayed) == [SpecialPlayed(RED, "horse", "horse")]


@editions
def test_the_order_of_the_deck_is_nobodys_to_see(preset: str) -> None:
    match = acting(LAND, preset=preset, deck=["soldier", "lyre"])
    for observer in (RED, YELLOW, PUBLIC):
        shown = GAME.dump_view(match.view(observer))
        assert "deck" not in shown
        assert shown["deck_size"] == 2
