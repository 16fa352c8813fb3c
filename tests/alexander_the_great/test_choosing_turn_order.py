"""5.1 and 5.2 in whole matches: who chooses which place in the order of play."""

from __future__ import annotations

import pytest

from satrap.core.errors import IllegalAction
from satrap.core.game import PUBLIC, Event
from satrap.games.alexander_the_great.events import LotsDrawn, OldestBegins, PlaceChosen, TurnBegan
from tests.alexander_the_great.boards import (
    AtgMatch,
    begin,
    dump,
    events_of,
    legal,
    play,
    together,
    why_not,
)

MICHAEL, MARION, DANIEL, PETER = range(4)
PEOPLE = ("Michael", "Marion", "Daniel", "Peter")
EXAMPLE = ("split 1 5 5 4", "split 1 3 6 5", "split 0 4 6 5", "split 0 3 6 6")
RULES = ("bids_then_vp", "winner_then_vp", "lexicographic")
SEEDS = [bytes([number] * 32) for number in range(12)]


def later(*scores: int, rule: str = "bids_then_vp", seed: bytes = SEEDS[0]) -> AtgMatch:
    """Return a match at the start of its second region, with these points."""
    turn = {"region": 2, "number": 4}
    options = {"turn_order": rule}
    return begin(players=len(scores), scores=list(scores), turn=turn, options=options, seed=seed)


def pickers(match: AtgMatch) -> list[int]:
    return list(dump(match)["turn"]["pickers"])


@pytest.mark.parametrize("rule", ["bids_then_vp", "lexicographic"])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_example_of_the_rulebook(rule: str, seed: bytes) -> None:
    """Michael and Marion bid 1 each and have 5 and 3 armies; Daniel has 4, Peter 3."""
    match = begin(players=4, names=PEOPLE, options={"turn_order": rule}, seed=seed)
    told = together(match, *EXAMPLE)
    assert not events_of(told, LotsDrawn)
    told = play(match, "place 4", "place 2", "place 3")
    assert events_of(told, PlaceChosen) == [
        PlaceChosen(MICHAEL, 4),
        PlaceChosen(MARION, 2),
        PlaceChosen(DANIEL, 3),
        PlaceChosen(PETER, 1),
    ]
    assert events_of(told, TurnBegan) == [TurnBegan(1, 1, (PETER, MARION, DANIEL, MICHAEL))]
    assert match.waiting() == (PETER,)


def test_to_the_letter_all_but_the_best_bidder_draw_lots_in_the_example() -> None:
    """Ruling ATG-1: with equal points, the text ranks Marion, Daniel and Peter by lot."""
    found = set()
    for seed in SEEDS:
        match = begin(players=4, options={"turn_order": "winner_then_vp"}, seed=seed)
        told = together(match, *EXAMPLE)
        assert len(events_of(told, LotsDrawn)) == 1
        found.add(tuple(pickers(match)))
    assert all(each[0] == MICHAEL for each in found)
    assert {each[1] for each in found} == {MARION, DANIEL, PETER}


@pytest.mark.parametrize(
    ("rule", "sequence"),
    [
        ("bids_then_vp", [MICHAEL, MARION, PETER, DANIEL]),
        ("winner_then_vp", [MICHAEL, PETER, DANIEL, MARION]),
        ("lexicographic", [MICHAEL, MARION, DANIEL, PETER]),
    ],
)
def test_every_value_of_turn_order(rule: str, sequence: list[int]) -> None:
    """Rulings ATG-1 and ATG-8: the three readings, where points differ."""
    match = later(0, 1, 4, 9, rule=rule)
    together(match, *EXAMPLE)
    assert pickers(match) == sequence


def test_the_best_bidder_chooses_any_place() -> None:
    match = begin(players=3)
    together(match, "split 1 8 3 3", "split 2 7 3 3", "split 0 9 3 3")
    assert match.waiting() == (1,)
    assert legal(match) == ["place 1", "place 2", "place 3"]


def test_nobody_takes_a_place_that_is_taken() -> None:
    match = begin(players=3)
    together(match, "split 1 8 3 3", "split 2 7 3 3", "split 0 9 3 3")
    play(match, "place 2")
    assert legal(match) == ["place 1", "place 3"]
    assert why_not(match, "place 2") == "atg-place-taken"
    assert why_not(match, "place 4") == why_not(match, "place 0") == "atg-no-such-place"
    with pytest.raises(IllegalAction, match="Ben"):
        match.play_text(0, "place 2")


@pytest.mark.parametrize("players", range(2, 6))
def test_the_last_one_gets_what_is_left_without_a_choice(players: int) -> None:
    match = begin(players=players)
    together(match, *(f"split {bid} 5 5 {5 - bid}" for bid in range(players)))
    told: list[Event] = []
    for _ in range(players - 1):
        told += play(match, legal(match)[-1])
    assert events_of(told, PlaceChosen)[-1] == PlaceChosen(0, 1)
    assert dump(match)["turn"]["order"] == list(range(players))
    assert dump(match)["turn"]["phase"] == "move"


@pytest.mark.parametrize("oldest", range(3))
@pytest.mark.parametrize("rule", RULES)
def test_without_a_bid_in_the_first_turn_the_oldest_begins(rule: str, oldest: int) -> None:
    match = begin(players=3, starter=oldest, options={"turn_order": rule})
    told = together(match, "split 0 5 5 5", "split 0 6 5 4", "split 0 5 5 5")
    order = [(oldest + step) % 3 for step in range(3)]
    assert events_of(told, OldestBegins) == [OldestBegins(oldest)]
    assert not events_of(told, PlaceChosen) + events_of(told, LotsDrawn)
    assert dump(match)["turn"]["order"] == order, "clockwise, and nobody chooses"
    assert match.waiting() == (oldest,)


def test_an_oldest_who_was_drawn_begins_too() -> None:
    match = begin(players=5, starter=None)
    told = together(match, *["split 0 5 5 5"] * 5)
    assert events_of(told, OldestBegins) == [OldestBegins(dump(match)["oldest"])]
    assert match.waiting() == (dump(match)["oldest"],)


@pytest.mark.parametrize(
    ("rule", "sequence"),
    [("bids_then_vp", [2, 1, 0]), ("winner_then_vp", [2, 1, 0]), ("lexicographic", [0, 1, 2])],
)
def test_without_a_bid_in_a_later_region_the_readings_go_on(rule: str, sequence: list[int]) -> None:
    match = later(1, 2, 3, rule=rule)
    told = together(match, "split 0 9 3 3", "split 0 8 4 3", "split 0 8 3 4")
    assert not events_of(told, OldestBegins)
    assert pickers(match) == sequence


def test_in_the_second_turn_of_the_first_region_nobody_asks_for_the_oldest() -> None:
    match = begin(players=2)
    together(match, "split 0 1 7 7", "split 0 1 7 7")
    play(match, "stop", "stop")
    told = together(match, "resplit 7 7", "resplit 7 7")
    assert not events_of(told, OldestBegins)
    assert dump(match)["turn"]["order"] == [0, 1]


def test_equal_points_without_a_bid_go_by_armies_then_temples() -> None:
    """Ruling ATG-8."""
    match = later(2, 2, 2)
    told = together(match, "split 0 4 6 5", "split 0 5 5 5", "split 0 4 7 4")
    assert pickers(match) == [1, 2, 0]
    assert not events_of(told, LotsDrawn)


def test_equal_bids_go_by_armies_then_temples() -> None:
    match = later(9, 5, 0)
    together(match, "split 2 4 4 5", "split 2 4 5 4", "split 2 5 4 4")
    assert pickers(match) == [2, 1, 0]


@pytest.mark.parametrize("rule", RULES)
def test_equals_are_put_in_order_by_one_draw(rule: str) -> None:
    found = set()
    for seed in SEEDS:
        match = begin(players=3, options={"turn_order": rule}, seed=seed)
        told = together(match, *["split 1 5 5 4"] * 3)
        (lots,) = events_of(told, LotsDrawn)
        assert [(draw.purpose, draw.size) for draw in match.draws()] == [("lots", 3)]
        assert pickers(match)[0] == lots.seats[0]
        found.add(tuple(pickers(match)))
    assert len(found) > 3
    assert lots.is_news_to(PUBLIC)


def test_a_lot_decides_only_between_equals() -> None:
    for seed in SEEDS:
        match = later(0, 7, 3, 3, seed=seed)
        together(match, "split 0 5 5 5", "split 0 5 5 5", "split 0 5 5 5", "split 0 5 5 5")
        first, *equals, last = pickers(match)
        assert (first, sorted(equals), last) == (1, [2, 3], 0)


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_each_region_has_a_draw_of_its_own(seed: bytes) -> None:
    lots = []
    for region in (2, 3):
        match = begin(players=5, turn={"region": region, "number": 4}, seed=seed)
        together(match, *["split 1 5 5 4"] * 5)
        (draw,) = match.draws()
        lots.append(draw.occurrence)
    assert lots == [1, 2]


def test_all_cubes_in_all_order_boxes_are_spent() -> None:
    """That includes the losers' cubes, and bids that won nothing."""
    match = begin(players=3)
    together(match, "split 1 8 3 3", "split 4 5 3 3", "split 0 9 3 3")
    assert dump(match)["spent"] == [0, 0, 0], "not until everybody has chosen"
    play(match, "place 1", "place 2")
    assert dump(match)["spent"] == [1, 4, 0]
    assert [box[0] for box in dump(match)["boxes"]] == [0, 0, 0]


def test_the_order_holds_for_all_turns_of_the_region() -> None:
    match = begin(players=2)
    together(match, "split 0 1 14 0", "split 1 1 13 0")
    told = play(match, "place 1", "stop", "stop")
    for _ in range(2):
        told += together(match, "resplit 0 14", "resplit 13 0")
        told += play(match, "stop", "stop")
    orders = [(each.round, each.order) for each in events_of(told, TurnBegan)]
    assert orders == [(1, (1, 0)), (2, (1, 0)), (3, (1, 0))]
    assert (
        dump(match)["turn"] | {"region": 2, "phase": "allocate", "order": []}
        == (dump(match)["turn"])
    ), "and is chosen again in the next one"
