"""EN, Occupy province; Occupy an empty province."""

from __future__ import annotations

import pytest

from satrap.core.game import Json
from tests.alexandros.boards import (
    PRESETS,
    RED,
    AlexandrosMatch,
    acting,
    begin,
    board,
    cut,
    dump,
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
# West of the wall: two temples, a horse and four open spaces; east of it: one lyre.
LAND = ribbon("T.H..T...L..")
TEMPLE, HORSE, OTHER_TEMPLE, LYRE = strip(1), strip(3), strip(6), strip(10)
WALL = cut(7)


def holding(*cards: str, **rest: Json) -> AlexandrosMatch:
    """Red has these cards and may act."""
    position: Json = {"walls": [WALL], "hands": [list(cards), []]} | rest
    return acting(LAND, **position)


# What a province is: rulings ALX-12 and ALX-13.


@editions
def test_walls_and_coast_close_a_province_off(preset: str) -> None:
    """Ruling ALX-12: FR says walls alone, but its own pictures use the coast."""
    match = holding(preset=preset)
    assert parts(match) == {TEMPLE: (7, 4, -1), strip(8): (5, 4, -1)}
    assert len(dump(match)["walls"]) == 1, "all other sides are coast or edge of the board"


@editions
def test_a_wall_on_the_coast_is_not_needed_and_does_no_harm(preset: str) -> None:
    coast = board("~~~~~~~~", "~T.H..T~", "~~~~~~~~", start="b1")
    shore = board(" T.H..T", start="a1")
    assert len(coast.coast) > 0 == len(shore.coast)
    walled = begin(coast, preset=preset, walls=["b2-c2"])
    edged = begin(shore, preset=preset, walls=["a2-b2"])
    assert len(parts(walled)) == len(parts(edged)) == 2


@editions
def test_the_undivided_land_is_no_province(preset: str) -> None:
    """Ruling ALX-13."""
    match = holding("temple", "temple", "horse", "lyre", preset=preset, walls=[])
    assert not options_of(match, "occupy")
    assert why_not(match, f"occupy {LYRE}") == "no-province-yet"


@editions
def test_once_divided_every_part_is_a_province(preset: str) -> None:
    """Ruling ALX-13: so is the rest of the land."""
    match = holding("temple", "temple", "horse", preset=preset)
    assert options_of(match, "occupy") >= {TEMPLE, LYRE}


@editions
def test_land_too_large_to_pay_for_is_called_not_enclosed(preset: str) -> None:
    """The page calls it remaining land: a long list of missing cards would help nobody."""
    match = acting(ribbon("TAHLS" * 8 + "....T"), preset=preset, walls=[cut(42)])
    assert why_not(match, f"occupy {strip(1)}") == "no-province-yet"


@editions
def test_spaces_that_touch_in_a_point_are_not_connected(preset: str) -> None:
    """Edge 13: a ribbon's third space touches its first in a point, but a wall divides them."""
    match = begin(ribbon("T.T."), preset=preset, walls=[cut(1), cut(2)])
    assert parts(match) == {strip(1): (1, 0, -1), strip(2): (1, 1, -1), strip(3): (2, 1, -1)}


@editions
def test_the_value_counts_open_spaces_whether_free_or_not(preset: str) -> None:
    """DE and IT use one word for open spaces and for free ones; only open ones count."""
    before = parts(holding(preset=preset))[TEMPLE]
    walled = holding(preset=preset, walls=[WALL, "a2-a3", "b1-b2"], guards=[[HORSE], []])
    assert before == (7, 4, -1)
    assert parts(walled)[TEMPLE] == (7, 4, RED), "walls and a guard inside change nothing"


# Guards and cards


@editions
def test_one_guard_and_a_card_for_every_other_symbol(preset: str) -> None:
    match = holding("temple", "temple", "lyre", preset=preset)
    play(match, f"occupy {HORSE}", "pay")
    assert parts(match)[TEMPLE] == (7, 4, RED)
    assert hand(match, RED) == ["lyre"]
    assert dump(match)["discard"] == ["temple", "temple"]


@editions
def test_the_guard_may_stand_on_any_symbol_space(preset: str) -> None:
    match = holding("temple", "temple", "horse", preset=preset)
    assert options_of(match, "occupy") == {TEMPLE, HORSE, OTHER_TEMPLE, LYRE}


@editions
def test_walls_beside_the_space_and_alexander_at_its_corner_do_not_hinder_a_guard(
    preset: str,
) -> None:
    match = holding("temple", "horse", preset=preset, alexander="b3", walls=[WALL, cut(6)])
    play(match, f"occupy {OTHER_TEMPLE}", "pay")
    assert dump(match)["guards"][RED] == [OTHER_TEMPLE]


@editions
def test_a_province_may_be_occupied_at_any_distance_and_later(preset: str) -> None:
    """It need not be occupied immediately, or ever."""
    match = holding(preset=preset, alexander="a1", deck=["amphora"] * 4)
    play(match, "pass")
    assert parts(match)[strip(8)] == (5, 4, -1)
    match = holding(preset=preset, alexander="a1", turn={"seat": 1, "number": 9})
    play(match, f"occupy {LYRE}")
    assert parts(match)[strip(8)] == (5, 4, 1)


@editions
def test_occupying_is_one_action_and_may_be_done_twice(preset: str) -> None:
    match = holding("temple", "temple", preset=preset)
    play(match, f"occupy {HORSE}", "pay", f"occupy {LYRE}")
    assert dump(match)["guards"][RED] == [HORSE, LYRE]
    assert dump(match)["turn"]["seat"] == 1


@editions
def test_an_occupied_province_cannot_be_occupied_and_gets_no_more_guards(preset: str) -> None:
    match = holding("temple", "horse", "lyre", preset=preset, guards=[[TEMPLE], [LYRE]])
    assert not options_of(match, "occupy")
    assert why_not(match, f"occupy {HORSE}") == "province-yours"
    assert why_not(match, f"occupy {LYRE}") == "province-occupied"


@editions
def test_a_province_without_a_symbol_cannot_be_occupied(preset: str) -> None:
    """Edge 7."""
    match = acting(LAND, preset=preset, walls=[cut(3), cut(5)])
    assert parts(match)[strip(4)] == (2, 2, -1)
    assert strip(4) not in options_of(match, "occupy")
    assert why_not(match, f"occupy {strip(4)}") == "guard-needs-symbol"


@editions
def test_a_single_symbol_space_can_be_occupied_and_is_worth_nothing(preset: str) -> None:
    """Edge 7; edge 4: it costs no card, so an empty hand is enough."""
    match = acting(LAND, preset=preset, walls=[cut(9), cut(10)], hands=[[], []])
    assert parts(match)[LYRE] == (1, 0, -1)
    play(match, f"occupy {LYRE}")
    assert parts(match)[LYRE] == (1, 0, RED)


@editions
def test_with_an_empty_hand_guards_must_cover_every_symbol(preset: str) -> None:
    """Edge 4."""
    match = holding(preset=preset)
    play(match, f"occupy {TEMPLE}")
    assert "pay" not in legal(match)
    play(match, f"guard {HORSE}")
    assert legal(match) == [f"guard {OTHER_TEMPLE}"]
    play(match, f"guard {OTHER_TEMPLE}")
    assert dump(match)["guards"][RED] == [TEMPLE, HORSE, OTHER_TEMPLE]
    assert why_not(holding(preset=preset), "levy temple") == "card-not-held"


@editions
def test_without_a_guard_left_nothing_can_be_occupied(preset: str) -> None:
    """Edge 5."""
    land = ribbon("TTTT..L.")
    guards = [[strip(n) for n in (1, 2, 3, 4)], []]
    match = acting(land, preset=preset, walls=[cut(5)], guards=guards, hands=[["lyre"] * 3, []])
    assert not options_of(match, "occupy", "takeover")
    assert why_not(match, f"occupy {strip(7)}") == "no-guard-left"


@editions
def test_more_symbols_than_guards_and_cards_can_cover_is_refused(preset: str) -> None:
    """Edge 8: four guards at most."""
    land = ribbon("TAHLSTAHLS....T")
    match = acting(land, preset=preset, walls=[cut(12)], hands=[["temple"] * 5, []])
    assert options_of(match, "occupy") == {strip(15)}
    assert why_not(match, f"occupy {strip(1)}") == "cannot-pay"
    enough = ["amphora", "amphora", "horse", "horse", "lyre", "lyre"]
    match = acting(land, preset=preset, walls=[cut(12)], hands=[enough, []])
    play(match, *(f"{verb} {strip(n)}" for verb, n in
                  [("occupy", 1), ("guard", 5), ("guard", 6), ("guard", 10)]))  # fmt: skip
    assert len(dump(match)["guards"][RED]) == 4
    assert hand(match, RED) == []


# Extra guards: ruling ALX-19, option extra_guards.


@pytest.mark.parametrize("preset", ["standard", "de", "en", "it"])
def test_further_guards_may_stand_in_for_cards_that_are_at_hand(preset: str) -> None:
    match = holding("temple", "temple", "horse", preset=preset)
    play(match, f"occupy {TEMPLE}")
    assert legal(match) == ["pay", f"guard {HORSE}", f"guard {OTHER_TEMPLE}"]
    play(match, f"guard {HORSE}", "pay")
    assert hand(match, RED) == ["temple", "horse"]


def test_in_french_a_further_guard_needs_a_missing_card() -> None:
    match = holding("temple", "temple", "horse", preset="fr")
    play(match, f"occupy {TEMPLE}")
    assert legal(match) == ["pay"]
    assert why_not(match, f"guard {HORSE}") == "guard-only-if-missing"
    missing = holding("temple", preset="fr")
    assert options_of(missing, "occupy") == {TEMPLE, HORSE, OTHER_TEMPLE, LYRE}
    play(missing, f"occupy {TEMPLE}")
    assert legal(missing) == [f"guard {HORSE}"], "with that guard the temple card is enough"
    play(missing, f"guard {HORSE}")
    assert legal(missing) == ["pay"]


def one_temple(*cards: str, **rest: Json) -> AlexandrosMatch:
    """Red has these cards and may occupy a province with a temple and a horse."""
    land = ribbon("T.H..." + "L.S..")
    position: Json = {"walls": [cut(6)], "hands": [list(cards), []]} | rest
    return acting(land, **position)


def test_in_french_the_first_guard_stands_where_one_likes() -> None:
    """Ruling ALX-19: a temple and a horse; the hand has the temple card but no horse."""
    temple, horse = strip(1), strip(3)
    for first in (temple, horse):
        match = one_temple("temple", preset="fr")
        assert {temple, horse} <= options_of(match, "occupy")
        play(match, f"occupy {first}")
        assert legal(match) == ([f"guard {horse}"] if first == temple else ["pay"])
    match = one_temple("temple", preset="fr")
    play(match, f"occupy {temple}", f"guard {horse}")
    assert hand(match, RED) == ["temple"], "guards cover all the symbols"


def test_in_french_the_last_guard_must_stand_where_a_card_is_missing() -> None:
    """Ruling ALX-19: with one guard left, the temple card must be used."""
    others = [strip(7), strip(9)]
    match = acting(
        ribbon("T.H..." + "L.S.." + "A.L.."),
        preset="fr",
        walls=[cut(6), cut(11)],
        guards=[[*others, strip(12)], []],
        hands=[["temple"], []],
    )
    assert options_of(match, "occupy") == {strip(3)}
    assert why_not(match, f"occupy {strip(1)}") == "cannot-pay-from-here"


def test_with_the_fewest_guards_even_the_first_stands_for_a_missing_card() -> None:
    """Ruling ALX-19, with its meaning in records of the first rules version."""
    match = one_temple("temple", options={"extra_guards": "fewest"})
    assert strip(1) not in options_of(match, "occupy")
    assert why_not(match, f"occupy {strip(1)}") == "guard-fewest"
    play(match, f"occupy {strip(3)}")
    assert legal(match) == ["pay"]
    assert why_not(match, f"guard {strip(1)}") == "guard-fewest"


@pytest.mark.parametrize(
    ("value", "choices"),
    [("voluntary", {"pay", "guard"}), ("only_if_missing", {"pay"}), ("fewest", {"pay"})],
)
def test_every_value_of_extra_guards(value: str, choices: set[str]) -> None:
    match = holding("temple", "temple", "horse", options={"extra_guards": value})
    play(match, f"occupy {TEMPLE}")
    assert {text.split()[0] for text in legal(match)} == choices


@editions
def test_paying_is_refused_while_cards_are_missing(preset: str) -> None:
    match = holding("temple", preset=preset)
    play(match, f"occupy {TEMPLE}")
    assert why_not(match, "pay") == "pay-missing"
