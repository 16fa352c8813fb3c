"""5.3: armies march as far as they can in one go, the way the page puts it together."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from satrap.core.api_types import as_json
from satrap.core.game import Described, Json, sample
from satrap.games.alexander_the_great.events import Moved
from satrap.games.alexander_the_great.numbers import STEPS, Phase
from satrap.games.alexander_the_great.tables import Ground
from tests.alexander_the_great.boards import (
    AtgMatch,
    begin,
    boxes,
    drawn,
    dump,
    events_of,
    middle,
    play,
)
from tests.alexander_the_great.lands import SMALL, chance_board
from tests.conformance.games import at

March = dict[str, Json]


def marches(match: AtgMatch) -> list[March]:
    choice = match.legal(match.state.turn.seat)
    assert isinstance(choice, Described)
    return list(as_json(choice.describe())["marches"])


def composed(march: March, armies: int, paid: tuple[int, int]) -> list[str]:
    """Return one move for each step: the temple box pays first, then the city box."""
    plays, temple, here = [], paid[0], march["source"]
    for step, (place, price) in enumerate(zip(march["way"], march["prices"], strict=True)):
        pays = min(price, temple)
        temple -= pays
        price_words = (f"{pays}t" if pays else "") + (f"{price - pays}c" if price > pays else "")
        words = ["move", here, place, str(armies), price_words, march["suffixes"][step][armies - 1]]
        plays.append(" ".join(filter(None, words)))
        here = place
    return plays


def some_positions(generator: random.Random) -> Iterator[AtgMatch]:
    """Yield positions of the march phase in random matches on random boards."""
    for number in range(12):
        board = SMALL if number % 3 else chance_board(generator)
        match = begin(board=board, players=2 + number % 3)
        while match.outcome is None and match.ply < 80:
            if match.state.turn.phase == Phase.MOVE:
                yield match
            for seat in match.waiting():
                match.play(seat, sample(match.legal(seat), generator))


def test_a_march_is_played_step_by_step_in_one_command() -> None:
    generator, played, named = random.Random(1), 0, 0
    for match in some_positions(generator):
        for march in marches(match):
            armies = generator.randint(1, sum(march["stock"]))
            paid = generator.choice(march["payments"])
            plays = composed(march, armies, paid)
            check(match, march, armies, paid, plays)
            played += len(plays) > 1
            named += any("@" in words for words in plays)
    assert played > 300
    assert named > 10, "fresher armies stood in the way"


def check(
    match: AtgMatch, march: March, armies: int, paid: tuple[int, int], plays: list[str]
) -> None:
    seat, copy = match.state.turn.seat, at(match, match.ply)
    told = events_of(copy.play_text(seat, *plays), Moved)
    assert [each.armies for each in told] == [armies] * len(plays)
    assert [sum(each.temple for each in told), sum(each.city for each in told)] == list(paid)
    assert (told[0].source.id, told[-1].target.id) == (march["source"], march["target"])
    before, after = dump(match), dump(copy)
    if after["turn"]["number"] == before["turn"]["number"]:
        came = after["armies"][seat][march["target"]] - before["armies"][seat].get(
            march["target"], 0
        )
        assert came == armies


def test_every_place_within_reach_has_its_cheapest_march() -> None:
    """Compare with every walk: through the last province only if there is no other."""
    generator, seen = random.Random(2), 0
    for match in some_positions(generator):
        found: dict[tuple[str, str], March] = {}
        for march in marches(match):
            found.setdefault((march["source"], march["target"]), march)
        expected = dict(every_walk(match))
        assert set(found) == set(expected)
        for ends, march in found.items():
            goal = match.state.ground.places[match.state.ground.goal].id
            ends_region = goal in march["way"][:-1] and not match.state.turn.entered
            assert (ends_region, march["price"], len(march["way"])) == expected[ends]
            assert march["price"] == sum(march["prices"])
            assert march["way"][-1] == march["target"]
            seen += 1
    assert seen > 500


def every_walk(match: AtgMatch) -> Iterator[tuple[tuple[str, str], tuple[bool, int, int]]]:
    """Yield the best walk between any two places: whether it ends the region, price, steps."""
    ground, turn = match.state.ground, match.state.turn
    names, purse = [place.id for place in ground.places], sum(boxes(match)[turn.seat])
    for source, target in product(range(len(names)), repeat=2):
        fresh = next((used for used, n in enumerate(turn.stocks[source]) if n), STEPS)
        walks = [
            (ground.goal in places[:-1] and not turn.entered, price, len(places))
            for places, price in _walks(ground, source, STEPS - fresh)
            if places[-1] == target != source and price <= purse
        ]
        if walks:
            yield (names[source], names[target]), min(walks)


def _walks(ground: Ground, place: int, steps: int) -> Iterator[tuple[list[int], int]]:
    for way in ground.ways[place] if steps else ():
        yield [way.target], way.price
        for places, price in _walks(ground, way.target, steps - 1):
            yield [way.target, *places], way.price + price


# The drawn board of these tests: start -0-> a1 -2-> b1 -1-> c1 and d1, a1 -0-> e1, a1 -3-> f1.


def find(match: AtgMatch, source: str, target: str) -> list[March]:
    ends = (source, target)
    return [march for march in marches(match) if (march["source"], march["target"]) == ends]


def test_a_march_of_three_steps_says_what_it_costs() -> None:
    match = middle("move", armies=[{"start": 4}, {}], boxes=[(2, 2), (0, 0)])
    (march,) = find(match, "start", "c1")
    assert march == {
        "source": "start",
        "target": "c1",
        "way": ["a1", "b1", "c1"],
        "prices": [0, 2, 1],
        "price": 3,
        "stock": [4, 0, 0],
        "payments": [[2, 1], [1, 2]],
        "suffixes": [["", "", "", ""]] * 3,
        "ends": "",
    }
    assert composed(march, 3, (1, 2)) == [
        "move start a1 3",
        "move a1 b1 3 1t1c",
        "move b1 c1 3 1c",
    ]


def test_what_cannot_be_paid_for_is_not_within_reach() -> None:
    match = middle("move", armies=[{"start": 4}, {}], boxes=[(1, 1), (0, 0)])
    assert find(match, "start", "b1") and not find(match, "start", "c1")


def test_armies_that_are_tired_go_the_shorter_way() -> None:
    """From a to c: two steps for nothing, or one for a cube; two armies have one step left."""
    board = drawn("a:t b:t c:t d:t", "a-b:0/0 b-c:0/0 a-c:1/0 c-d:0/0", "d")
    turn = {"stocks": {"a1": [1, 0, 2, 1]}}
    match = middle("move", board=board, armies=[{"a1": 4}, {}], boxes=[(1, 0), (0, 0)], turn=turn)
    long, short = find(match, "a1", "c1")
    assert (long["way"], long["stock"], long["price"]) == (["b1", "c1"], [1, 0, 0], 0)
    assert (short["way"], short["stock"], short["price"]) == (["c1"], [1, 0, 2], 1)
    assert find(match, "a1", "b1")[0]["stock"] == [1, 0, 2]


def test_fresher_armies_on_the_way_stay_where_they_are() -> None:
    board = drawn("a:t b:t c:t d:t", "a-b:0/0 b-c:0/0 c-d:0/0", "d")
    match = middle("move", board=board, armies=[{"a1": 2, "b1": 3}, {}])
    (march,) = find(match, "a1", "c1")
    assert march["suffixes"] == [["", ""], ["1@1", "2@1"]]
    play(match, *composed(march, 2, (0, 0)))
    assert dump(match)["turn"]["stocks"] == {"b1": [3, 0, 0, 0], "c1": [0, 0, 2, 0]}


@pytest.mark.parametrize(("entered", "way"), [(False, ["b1", "c1"]), (True, ["d1", "c1"])])
def test_no_march_ends_the_region_by_the_way(entered: bool, way: list[str]) -> None:
    """Through d it would be cheaper, but d is the last province, and somebody must enter it."""
    board = drawn("a:t b:t c:t d:t", "a-b:1/0 b-c:0/0 a-d:0/0 d-c:0/0", "d")
    rest: Json = {"turn": {"entered": entered}} if entered else {}
    match = middle("move", board=board, armies=[{"a1": 2}, {}], boxes=[(1, 0), (0, 0)], **rest)
    (march,) = find(match, "a1", "c1")
    assert march["way"] == way
    assert find(match, "a1", "d1")[0]["way"] == ["d1"]


@pytest.mark.parametrize(
    ("turn", "ends"),
    [
        ({}, "region"),
        ({"region": 6}, "match"),
        ({"entered": True}, ""),
        ({"round": 3, "number": 3}, ""),
    ],
)
def test_a_march_says_what_it_brings_to_an_end(turn: Json, ends: str) -> None:
    """After a third turn, or once somebody has entered the last province, it ends anyway."""
    goal = f"e{turn.get('region', 1)}"
    armies = [{f"d{goal[1]}": 2}, {}]
    match = middle("move", armies=armies, boxes=[(2, 2), (0, 0)], turn=turn)
    assert {each["ends"] for each in marches(match) if goal in each["way"]} == {ends}
    assert {each["ends"] for each in marches(match) if goal not in each["way"]} <= {""}
