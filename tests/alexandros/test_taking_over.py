"""EN, Take over an occupied province: drive the guards out, move in, share the cards."""

from __future__ import annotations

import pytest

from satrap.core.game import PUBLIC, Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.events import CardsGiven, TakenOver
from tests.alexandros.boards import (
    BLUE,
    PRESETS,
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
    why_not,
)

editions = pytest.mark.parametrize("preset", PRESETS)
# West of the wall: a temple, a horse and four open spaces; east of it: a lyre and a soldier.
LAND = ribbon("T.H..." + "L.S..")
TEMPLE, HORSE, LYRE, SOLDIER = strip(1), strip(3), strip(7), strip(9)
WALL = cut(6)


def against(
    guards: list[str], *cards: str, players: int = 3, mine: tuple[str, ...] = (), **rest: Json
) -> AlexandrosMatch:
    """Red is in turn with these cards; Yellow has these guards, and Red's own are elsewhere."""
    others: list[list[str]] = [[] for _ in range(players - 2)]
    position: Json = {"walls": [WALL], "deck": ["amphora"] * 4, "display": ["amphora"]}
    position |= {"guards": [list(mine), guards, *others], "hands": [list(cards), [], *others]}
    return acting(LAND, players=players, **(position | rest))


@editions
def test_two_cards_drive_a_guard_out_and_the_province_is_occupied_anew(preset: str) -> None:
    """DE speaks of the space's colour, the others of its symbol: each symbol has its colour."""
    match = against([TEMPLE], "temple", "temple", "horse", preset=preset)
    play(match, f"takeover {TEMPLE}", "pay")
    assert parts(match)[TEMPLE] == (6, 4, RED)
    assert dump(match)["guards"] == [[TEMPLE], [], []]
    assert hand(match, RED) == []


@editions
def test_every_guard_in_the_province_must_be_driven_out(preset: str) -> None:
    cards = ["temple", "temple", "horse"]
    assert not options_of(against([TEMPLE, HORSE], *cards, preset=preset), "takeover")
    match = against([TEMPLE, HORSE], *cards, "horse", preset=preset)
    reason = why_not(against([TEMPLE, HORSE], *cards, preset=preset), f"takeover {TEMPLE}")
    assert reason == "cannot-remove"
    play(match, f"takeover {TEMPLE}", f"guard {HORSE}")
    assert dump(match)["guards"] == [[TEMPLE, HORSE], [], []]


@editions
def test_the_cards_must_match_the_space_the_guard_stands_on(preset: str) -> None:
    match = against([TEMPLE], "horse", "horse", "horse", preset=preset)
    assert not options_of(match, "takeover")
    assert why_not(match, f"takeover {TEMPLE}") == "cannot-remove"


@editions
def test_removal_and_occupation_are_one_action_all_or_nothing(preset: str) -> None:
    """Edge 15: with one card too few nothing happens at all."""
    land = ribbon("T.H.A.L.S.T" + "..L")
    cards = ["temple", "temple", "temple"]
    guards: Json = [[strip(14)], [strip(1)]]
    position: Json = {"walls": [cut(11)], "guards": guards, "preset": preset}
    short = acting(land, hands=[[*cards, "horse"], []], **position)
    assert not options_of(short, "takeover"), "three guards can cover only three of four symbols"
    assert why_not(short, f"takeover {strip(3)}") == "cannot-pay-after"
    match = acting(land, hands=[[*cards, "horse", "amphora"], []], **position)
    play(match, *(f"{verb} {strip(n)}" for verb, n in
                  [("takeover", 7), ("guard", 9), ("guard", 11)]))  # fmt: skip
    assert dump(match)["turn"]["actions"] == 1
    assert dump(match)["guards"] == [[strip(7), strip(9), strip(11), strip(14)], []]


@editions
def test_the_spaces_just_vacated_must_be_paid_for_or_guarded(preset: str) -> None:
    """Edge 15: the attacker's guard may stand where the loser's stood."""
    match = against([TEMPLE], "temple", "temple", "temple", "horse", preset=preset)
    assert options_of(match, "takeover") == {TEMPLE, HORSE}
    play(match, f"takeover {HORSE}", "pay")
    assert hand(match, RED) == ["horse"], "three temples: two to remove, one to occupy"


@editions
def test_further_guards_are_counted_after_the_removal_cards_are_set_aside(preset: str) -> None:
    """Ruling ALX-19."""
    match = against([TEMPLE], "temple", "temple", preset=preset)
    play(match, f"takeover {TEMPLE}")
    assert legal(match) == [f"guard {HORSE}"], "there is no card for the horse"


@editions
def test_the_own_province_and_a_free_one_cannot_be_taken_over(preset: str) -> None:
    match = against([], "temple", "temple", "horse", "horse", mine=(TEMPLE,), preset=preset)
    assert not options_of(match, "takeover")
    assert why_not(match, f"takeover {HORSE}") == "province-yours"
    assert why_not(match, f"takeover {LYRE}") == "province-free"


@editions
def test_without_a_guard_in_reserve_no_take_over(preset: str) -> None:
    """Edge 5."""
    land = ribbon("T.H..." + "LSTA.")
    mine = [strip(n) for n in (7, 8, 9, 10)]
    match = acting(
        land, preset=preset, walls=[WALL], guards=[mine, [TEMPLE]], hands=[["temple"] * 4, []]
    )
    assert not options_of(match, "takeover")
    assert why_not(match, f"takeover {TEMPLE}") == "no-guard-left"


@editions
def test_guards_driven_out_can_be_used_in_the_own_next_turn(preset: str) -> None:
    """Edge 5, edge 15: nobody ever has more than four."""
    land = ribbon("TTTT.." + "L....S")
    guards = [[], [strip(n) for n in (1, 2, 3, 4)]]
    match = acting(
        land,
        preset=preset,
        walls=[WALL],
        guards=guards,
        hands=[["temple"] * 8, []],
        display=["soldier"],
        deck=["amphora"] * 6,
    )
    play(match, f"takeover {strip(1)}", *(f"guard {strip(n)}" for n in (2, 3, 4)), "pass")
    assert dump(match)["guards"] == [[strip(n) for n in (1, 2, 3, 4)], []]
    assert GAME.invariants(match.state) == []
    position = dump(match) | {"turn": {"phase": "act", "seat": YELLOW}}
    again = acting(land, preset=preset, **position)
    assert strip(7) in options_of(again, "occupy")


# Sharing the cards: half of them, rounded up, chosen by the attacker.


@editions
@pytest.mark.parametrize("players", [3, 4])
def test_the_loser_gets_half_of_an_odd_number_rounded_up(preset: str, players: int) -> None:
    """Edge 15: three cards, two for the loser."""
    match = against([TEMPLE], "temple", "temple", "horse", players=players, preset=preset)
    play(match, f"takeover {TEMPLE}", "pay")
    assert options_of(match, "give") == {"temple", "horse"}
    play(match, "give horse")
    assert hand(match, YELLOW) == ["temple", "horse"]
    assert dump(match)["discard"] == ["temple"]


@editions
def test_the_loser_gets_half_of_an_even_number(preset: str) -> None:
    """Edge 15: four cards, two for the loser; removal and occupation count together."""
    match = against([TEMPLE, HORSE], "temple", "temple", "horse", "horse", preset=preset)
    play(match, f"takeover {TEMPLE}", f"guard {HORSE}")
    play(match, "give temple", "give horse")
    assert hand(match, YELLOW) == ["temple", "horse"]
    assert dump(match)["discard"] == ["temple", "horse"]


@editions
def test_the_attacker_chooses_which_cards(preset: str) -> None:
    for given in ("temple", "horse"):
        match = against([TEMPLE], "temple", "temple", "horse", preset=preset)
        play(match, f"takeover {TEMPLE}", "pay", f"give {given}")
        if given == "temple":
            play(match, "give temple")
        assert hand(match, YELLOW) == (["temple", given] if given == "horse" else ["temple"] * 2)


def test_only_cards_that_were_played_can_be_given() -> None:
    match = against([TEMPLE], "temple", "temple", "horse", "lyre")
    play(match, f"takeover {TEMPLE}", "pay")
    assert why_not(match, "give lyre") == "give-not-played"


def test_cards_of_one_kind_are_given_without_asking() -> None:
    match = against([TEMPLE], "temple", "temple", mine=())
    play(match, f"takeover {TEMPLE}", f"guard {HORSE}")
    assert hand(match, YELLOW) == ["temple"]
    assert dump(match)["discard"] == ["temple"]
    assert dump(match)["turn"]["actions"] == 1


@editions
def test_with_two_players_all_cards_are_discarded(preset: str) -> None:
    """Edge 15; FR does not say where they go."""
    match = against([TEMPLE], "temple", "temple", "horse", players=2, preset=preset)
    play(match, f"takeover {TEMPLE}", "pay")
    assert hand(match, YELLOW) == []
    assert dump(match)["discard"] == ["temple", "temple", "horse"]


@editions
def test_everybody_sees_the_cards_that_change_hands(preset: str) -> None:
    """Ruling ALX-28."""
    match = against([TEMPLE], "temple", "temple", "horse", preset=preset)
    play(match, f"takeover {TEMPLE}", "pay", "give horse")
    seen = match.events(BLUE)
    (given,) = events_of(seen, CardsGiven)
    assert given == CardsGiven(RED, YELLOW, ("temple", "horse"))
    (taken,) = events_of(match.events(PUBLIC), TakenOver)
    assert isinstance(taken, TakenOver)
    assert taken.cards == ("temple", "temple", "horse")
    known = dump(match)["traces"][YELLOW]["known"]
    assert known == [1, 0, 1, 0, 0], "a temple and a horse"


@editions
def test_taking_over_twice_in_a_turn_is_allowed(preset: str) -> None:
    land = ribbon("T.." + "H.." + "L..")
    match = acting(
        land,
        preset=preset,
        walls=[cut(3), cut(6)],
        guards=[[], [strip(1), strip(4)]],
        hands=[["temple", "temple", "horse", "horse"], []],
    )
    play(match, f"takeover {strip(1)}", f"takeover {strip(4)}")
    assert dump(match)["guards"] == [[strip(1), strip(4)], []]
