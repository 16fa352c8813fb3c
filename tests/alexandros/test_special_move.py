"""EN, Alexander's special move: a card from the hand instead of a face-up one."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from satrap.games.alexandros.events import Marched
from tests.alexandros.boards import (
    PRESETS,
    RED,
    AlexandrosMatch,
    begin,
    cut,
    dump,
    events_of,
    hand,
    legal,
    play,
    ribbon,
    strip,
    why_not,
)
from tests.alexandros.marching import every_march

editions = pytest.mark.parametrize("preset", PRESETS)
LAND = ribbon("..T.H..S..H..")  # no lyre, no amphora
TEMPLE, NEAR_HORSE, SOLDIER, FAR_HORSE = strip(3), strip(5), strip(8), strip(11)


def holding(*cards: str, **rest: Json) -> AlexandrosMatch:
    """Red has these cards; temples are face up."""
    position: Json = {"display": ["temple", "temple"], "deck": ["amphora"] * 4} | rest
    return begin(LAND, alexander="a1", hands=[list(cards), []], **position)


def reach(match: AlexandrosMatch, source: str) -> set[str]:
    return {march.space for march in every_march(match) if march.source == source}


@editions
def test_the_special_move_is_always_allowed(preset: str) -> None:
    """Ruling ALX-23: the editions give reasons for it, but no condition."""
    assert legal(holding("horse", preset=preset)) == ["march temple", "special horse"]


@editions
def test_the_card_is_discarded_and_no_face_up_card_is_taken(preset: str) -> None:
    match = holding("horse", "soldier", preset=preset)
    play(match, "special horse")
    data = dump(match)
    assert data["discard"] == ["horse"]
    assert data["display"] == ["temple", "temple"]
    assert hand(match, RED) == ["soldier"]
    assert len(data["deck"]) == 4


@editions
def test_it_leads_to_the_nearest_free_space(preset: str) -> None:
    """Ruling ALX-5: EN says free, IT says nearest, FR and DE are silent."""
    assert reach(holding("horse", preset=preset), "special horse") == {NEAR_HORSE}
    walled = holding("horse", preset=preset, walls=[cut(5)])
    assert reach(walled, "special horse") == {FAR_HORSE}


@editions
def test_a_card_without_a_free_space_allows_no_special_move(preset: str) -> None:
    """Ruling ALX-6: forbidden in EN and IT; FR and DE say nothing."""
    match = holding("lyre", preset=preset)
    assert legal(match) == ["march temple"]
    assert why_not(match, "special lyre") == "no-free-space"


@editions
def test_it_replaces_the_normal_move(preset: str) -> None:
    match = holding("horse", "soldier", preset=preset)
    (marched,) = events_of(play(match, "special horse", "point a3"), Marched)
    assert isinstance(marched, Marched)
    assert dump(match)["turn"]["phase"] == "act"
    assert why_not(match, "special soldier") == "now-act"


@editions
def test_it_is_compulsory_when_nothing_else_can_move_alexander(preset: str) -> None:
    match = holding("horse", preset=preset, display=[], deck=[])
    assert legal(match) == ["special horse"]
    assert why_not(match, "stay") == "stay-can-move"


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    assert why_not(holding("horse"), "special soldier") == "card-not-held"


def test_an_empty_hand_allows_no_special_move() -> None:
    """Edge 4."""
    assert legal(holding()) == ["march temple"]


# Option special_requires_free (ruling ALX-6): a card without a free space as a joker from the hand.


@pytest.mark.parametrize(
    ("value", "sources"),
    [
        (True, []),
        (False, ["special lyre temple", "special lyre horse", "special lyre soldier"]),
    ],
)
def test_both_values_of_special_requires_free(value: bool, sources: list[str]) -> None:
    match = holding("lyre", options={"special_requires_free": value})
    assert legal(match) == ["march temple", *sources]


@pytest.mark.parametrize(
    ("value", "source", "spaces"),
    [
        ("nearest_of_symbol", "special lyre horse", {NEAR_HORSE}),
        ("nearest_any", "special lyre", {TEMPLE}),
        ("anywhere_free", "special lyre", {TEMPLE, NEAR_HORSE, SOLDIER, FAR_HORSE}),
    ],
)
def test_such_a_joker_from_the_hand_reaches_as_far_as_any(
    value: str, source: str, spaces: set[str]
) -> None:
    options = {"special_requires_free": False, "joker_reach": value}
    assert reach(holding("lyre", options=options), source) == spaces


def test_such_a_joker_is_discarded() -> None:
    match = holding("lyre", options={"special_requires_free": False})
    play(match, "special lyre soldier")
    assert dump(match)["discard"] == ["lyre"]
    assert dump(match)["display"] == ["temple", "temple"]


def test_a_card_with_a_free_space_leads_to_its_own_symbol_only() -> None:
    match = holding("horse", options={"special_requires_free": False})
    assert legal(match) == ["march temple", "special horse"]
    assert why_not(match, "special horse soldier") == "special-own-symbol"
