"""Figures 7 and 11: Red occupies a large province with two guards, Yellow takes it over.

FR and IT count nine open spaces in figure 7, DE and EN ten (ruling ALX-11): both are tested.
"""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.events import TaxesLevied
from tests.alexandros.boards import (
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    cut,
    dump,
    events_of,
    hand,
    legal,
    options_of,
    parts,
    play,
    ribbon,
    strip,
)

TEMPLE, HORSE, AMPHORA, LYRE, SOLDIER, OTHER_TEMPLE = (strip(n) for n in (1, 3, 5, 7, 9, 11))
SYMBOLS = "T.H.A.L.S.T"
NINE, TEN = ribbon(SYMBOLS + "...." + "..H."), ribbon(SYMBOLS + "....." + ".H..")
readings = pytest.mark.parametrize(("land", "worth"), [(NINE, 9), (TEN, 10)], ids=["nine", "ten"])
PAID = ["temple", "amphora", "lyre", "soldier"]
REMOVAL = ["temple", "temple", "horse", "horse"]
OCCUPATION = ["temple", "temple", "amphora", "horse", "soldier"]


def figure_7(land: Board, worth: int, cards: list[str], **rest: Json) -> AlexandrosMatch:
    """Red has these cards; the province with 6 symbol and 9 or 10 open spaces is free."""
    return acting(land, walls=[cut(worth + 6)], hands=[cards, []], **rest)


def figure_11(land: Board, worth: int, players: int, cards: list[str]) -> AlexandrosMatch:
    """Red's guards stand on a temple and the horse; Yellow is in turn with these cards."""
    others: list[list[str]] = [[] for _ in range(players - 2)]
    return acting(
        land,
        players=players,
        seat=YELLOW,
        walls=[cut(worth + 6)],
        guards=[[TEMPLE, HORSE], [], *others],
        hands=[[], cards, *others],
        display=["lyre", "lyre"],
        deck=["lyre"] * 4,
    )


@readings
def test_t7_two_guards_and_four_cards_occupy_the_province(land: Board, worth: int) -> None:
    match = figure_7(land, worth, PAID)
    assert parts(match)[strip(1)] == (worth + 6, worth, -1)
    play(match, f"occupy {TEMPLE}", f"guard {HORSE}", "pay")
    assert parts(match)[strip(1)] == (worth + 6, worth, RED)
    assert dump(match)["guards"][RED] == [TEMPLE, HORSE]
    assert hand(match, RED) == []
    assert sorted(dump(match)["discard"]) == sorted(PAID)


@readings
def test_t7_two_guards_earn_no_tax_until_one_leaves(land: Board, worth: int) -> None:
    match = figure_7(land, worth, [*PAID, "temple"])
    play(match, f"occupy {TEMPLE}", f"guard {HORSE}", "pay", "levy temple")
    assert dump(match)["scores"] == [0, 0]
    guards = [[TEMPLE, HORSE], []]
    match = acting(land, walls=[cut(worth + 6)], guards=guards, hands=[["temple"], []])
    play(match, f"retrieve {HORSE}", "levy temple")
    assert dump(match)["scores"] == [worth, 0]


@readings
@pytest.mark.parametrize("card", ["horse", "temple"])
def test_t7_one_more_horse_or_temple_card_saves_a_guard(land: Board, worth: int, card: str) -> None:
    match = figure_7(land, worth, [*PAID, card])
    play(match, f"occupy {TEMPLE if card == 'horse' else HORSE}", "pay")
    assert len(dump(match)["guards"][RED]) == 1
    assert hand(match, RED) == []


@readings
def test_t11_yellow_needs_nine_cards(land: Board, worth: int) -> None:
    match = figure_11(land, worth, 3, REMOVAL + OCCUPATION)
    play(match, f"takeover {LYRE}", "pay")
    assert dump(match)["turn"]["gift"]["cards"] == sorted(
        REMOVAL + OCCUPATION, key=["temple", "amphora", "horse", "lyre", "soldier"].index
    )
    for card in sorted(set(REMOVAL + OCCUPATION)):
        fewer = REMOVAL + OCCUPATION
        fewer.remove(card)
        with_fewer = figure_11(land, worth, 3, fewer)
        if LYRE in options_of(with_fewer, "takeover"):
            play(with_fewer, f"takeover {LYRE}")
            assert "pay" not in legal(with_fewer), "a second guard is needed now"


@readings
def test_t11_red_gets_five_cards_of_yellows_choice_and_two_guards(land: Board, worth: int) -> None:
    match = figure_11(land, worth, 3, REMOVAL + OCCUPATION)
    play(match, f"takeover {LYRE}", "pay")
    assert options_of(match, "give") == {"temple", "amphora", "horse", "soldier"}
    play(match, *(f"give {card}" for card in ["amphora", "soldier", "horse", "horse", "horse"]))
    assert hand(match, RED) == ["amphora", "horse", "horse", "horse", "soldier"]
    assert dump(match)["discard"] == ["temple"] * 4
    assert dump(match)["guards"] == [[], [LYRE], []]
    assert hand(match, YELLOW) == []


@readings
def test_t11_with_two_players_all_nine_cards_are_discarded(land: Board, worth: int) -> None:
    match = figure_11(land, worth, 2, REMOVAL + OCCUPATION)
    play(match, f"takeover {LYRE}", "pay")
    assert len(dump(match)["discard"]) == 9
    assert hand(match, RED) == []
    assert dump(match)["guards"] == [[], [LYRE]]


@readings
def test_t11_yellows_single_guard_can_be_taxed(land: Board, worth: int) -> None:
    match = figure_11(land, worth, 2, [*REMOVAL, *OCCUPATION, "lyre"])
    (levied,) = events_of(play(match, f"takeover {LYRE}", "pay", "levy lyre"), TaxesLevied)
    assert isinstance(levied, TaxesLevied)
    assert levied.gains == (0, worth)
