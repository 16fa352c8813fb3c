"""EN, Special situations: a face-up card whose symbol has no free space works as a joker.

The editions differ on when (ruling ALX-2), where to (ruling ALX-3) and for which cards
(ruling ALX-4).
"""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from tests.alexandros.boards import (
    RED,
    AlexandrosMatch,
    begin,
    cut,
    dump,
    hand,
    legal,
    play,
    ribbon,
    strip,
    why_not,
)
from tests.alexandros.marching import every_march

# From west to east: temple, horse, soldier and a farther horse; no lyre and no amphora.
LAND = ribbon("..T.H..S..H..")
TEMPLE, NEAR_HORSE, SOLDIER, FAR_HORSE = strip(3), strip(5), strip(8), strip(11)
ALL = {TEMPLE, NEAR_HORSE, SOLDIER, FAR_HORSE}
DECK = ["soldier", "temple", "horse"]
per_card_editions = pytest.mark.parametrize("preset", ["standard", "en", "it"])


def shown(*display: str, **rest: Json) -> AlexandrosMatch:
    """Begin with these cards face up."""
    return begin(LAND, alexander="a1", display=list(display), deck=DECK, **rest)


def reach(match: AlexandrosMatch, source: str) -> set[str]:
    """Return the spaces that a source can lead to."""
    return {march.space for march in every_march(match) if march.source == source}


# When: ruling ALX-2, option joker_trigger.


@per_card_editions
def test_one_card_without_a_free_space_is_a_joker(preset: str) -> None:
    assert legal(shown("lyre", "temple", preset=preset))[:4] == [
        "march temple",
        "joker lyre temple",
        "joker lyre horse",
        "joker lyre soldier",
    ]


def test_in_italian_either_card_is_taken_as_the_joker() -> None:
    """Ruling ALX-4: the temple has free spaces, yet its card can be the joker too."""
    match = shown("lyre", "temple", preset="it")
    assert legal(match)[4:] == ["joker temple temple", "joker temple horse", "joker temple soldier"]
    play(match, "joker temple horse")
    assert hand(match, 0) == ["temple"]
    assert not legal(shown("lyre", "temple", preset="en"))[4:]


@pytest.mark.parametrize("preset", ["fr", "de"])
def test_in_french_and_german_both_cards_must_lack_a_free_space(preset: str) -> None:
    match = shown("lyre", "temple", preset=preset)
    assert legal(match) == ["march temple"]
    assert why_not(match, "joker lyre horse") == "joker-not-now"


@pytest.mark.parametrize("preset", ["fr", "de"])
def test_in_french_and_german_two_unmatched_cards_are_jokers(preset: str) -> None:
    assert all(text.startswith("joker") for text in legal(shown("lyre", "amphora", preset=preset)))


@pytest.mark.parametrize(("trigger", "count"), [("per_card", 3), ("both", 0)])
def test_both_values_of_joker_trigger(trigger: str, count: int) -> None:
    match = shown("lyre", "temple", options={"joker_trigger": trigger})
    assert sum(text.startswith("joker") for text in legal(match)) == count


@pytest.mark.parametrize("trigger", ["per_card", "both"])
def test_a_single_face_up_card_without_a_free_space_is_a_joker(trigger: str) -> None:
    match = shown("lyre", options={"joker_trigger": trigger})
    assert len(legal(match)) == 3
    assert all(text.startswith("joker lyre ") for text in legal(match))


def test_a_card_with_a_free_space_is_no_joker() -> None:
    match = shown("temple", "horse")
    assert legal(match) == ["march temple", "march horse"]
    assert why_not(match, "joker temple horse") == "joker-not-now"


def test_without_any_free_space_there_is_no_joker() -> None:
    """Edge 12: both cards are unmatched, and no third symbol has a free space either."""
    match = begin(ribbon("T..."), alexander="a1", display=["lyre", "amphora"])
    assert legal(match) == ["stay"]


# Where to: ruling ALX-3, option joker_reach.


@pytest.mark.parametrize("preset", ["standard", "fr", "en", "it"])
def test_a_joker_leads_to_the_nearest_space_of_a_chosen_symbol(preset: str) -> None:
    match = shown("lyre", "amphora", preset=preset)
    card = "both" if preset == "fr" else "lyre"
    assert reach(match, f"joker {card} horse") == {NEAR_HORSE}
    assert reach(match, f"joker {card} temple") == {TEMPLE}
    assert reach(match, f"joker {card} soldier") == {SOLDIER}


def test_in_german_a_joker_leads_to_any_free_symbol_space() -> None:
    match = shown("lyre", "amphora", preset="de")
    assert legal(match) == ["joker lyre", "joker amphora"]
    assert reach(match, "joker lyre") == ALL


@pytest.mark.parametrize(
    ("value", "source", "spaces"),
    [
        ("nearest_of_symbol", "joker lyre horse", {NEAR_HORSE}),
        ("nearest_any", "joker lyre", {TEMPLE}),
        ("anywhere_free", "joker lyre", ALL),
    ],
)
def test_every_value_of_joker_reach(value: str, source: str, spaces: set[str]) -> None:
    match = shown("lyre", "temple", options={"joker_reach": value})
    assert reach(match, source) == spaces


@pytest.mark.parametrize("value", ["nearest_of_symbol", "nearest_any", "anywhere_free"])
def test_a_joker_always_needs_a_free_space(value: str) -> None:
    """No edition says so; a guarded or walled space is no target in any of them."""
    match = shown("lyre", "amphora", walls=[cut(5)], options={"joker_reach": value})
    found = {march.space for march in every_march(match)}
    assert NEAR_HORSE not in found
    assert found <= ALL


def test_a_joker_follows_a_shortest_path() -> None:
    match = shown("lyre", "amphora", preset="de")
    paths = {march.path for march in every_march(match) if march.point == "a3"}
    assert {len(path) for path in paths} == {3}


# Which cards: ruling ALX-4, option joker_cards.


@pytest.mark.parametrize("preset", ["standard", "de", "en", "it"])
def test_a_joker_takes_the_one_card_that_has_no_free_space(preset: str) -> None:
    match = shown("lyre", "amphora", preset=preset)
    play(match, next(text for text in legal(match) if text.startswith("joker amphora")))
    assert hand(match, RED) == ["amphora"]
    assert dump(match)["display"] == ["lyre", "horse"]


def test_in_french_a_joker_takes_both_cards_and_both_are_replaced() -> None:
    match = shown("lyre", "amphora", preset="fr")
    assert legal(match) == ["joker both temple", "joker both horse", "joker both soldier"]
    play(match, "joker both horse")
    assert hand(match, RED) == ["amphora", "lyre"]
    assert dump(match)["display"] == ["horse", "temple"]


@pytest.mark.parametrize(
    ("value", "cards"), [("one", {"lyre"}), ("either", {"lyre", "temple"}), ("both", {"both"})]
)
def test_every_value_of_joker_cards(value: str, cards: set[str]) -> None:
    match = shown("lyre", "temple", options={"joker_cards": value})
    assert {text.split()[1] for text in legal(match) if text.startswith("joker")} == cards


def test_taken_to_the_letter_the_matching_card_can_be_the_joker_too() -> None:
    match = shown("lyre", "temple", preset="it", options={"joker_cards": "either"})
    play(match, "joker temple horse")
    assert hand(match, RED) == ["temple"]
    assert dump(match)["display"] == ["lyre", "horse"]


@pytest.mark.parametrize(("value", "source"), [("either", "joker lyre"), ("both", "joker both")])
def test_a_display_of_one_card_gives_that_card(value: str, source: str) -> None:
    match = shown("lyre", options={"joker_cards": value, "joker_reach": "nearest_any"})
    assert legal(match) == [source]
    play(match, source)
    assert hand(match, RED) == ["lyre"]


def test_two_equal_unmatched_cards_are_both_taken() -> None:
    match = shown("lyre", "lyre", options={"joker_cards": "both"})
    play(match, "joker both horse")
    assert hand(match, RED) == ["lyre", "lyre"]
    assert dump(match)["display"] == ["horse", "temple"]
