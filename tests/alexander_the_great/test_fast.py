"""The fast engine plays as the readable one does; random matches, and positions on purpose."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product

import numpy as np
import pytest

from satrap.core.chance import SeededChance
from satrap.core.game import Json
from satrap.fast.chance import below, seeded
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import Split
from satrap.games.alexander_the_great.board import Board, packaged_board
from satrap.games.alexander_the_great.fast import (
    bridge,
    choices,
    course,
    facts,
    layout,
    playouts,
)
from satrap.games.alexander_the_great.options import LEXICOGRAPHIC, OPTIONS
from satrap.games.alexander_the_great.start import make_config
from tests.alexander_the_great.boards import LAND, NAMES, SEED, AtgMatch, begin, drawn, middle
from tests.alexander_the_great.both import Both, compared

BATCHES, MATCHES = 2, 100
STANDARD = packaged_board("standard-1")
READINGS = next(option.values for option in OPTIONS if option.name == "turn_order")
EVENTS = {
    *(f"lots, {reading}" for reading in READINGS),
    *("OldestBegins", "Halved", "not built: a tie", "not built: no cubes"),
    *(f"region ended by {reason}" for reason in ("last_province", "three_turns")),
    *(f"award for {what}, {where}" for what in ("city", "temple") for where in ("board", "region")),
    *("temple for 1, alone", "city for 2, alone", "temple for 2, contested"),
    *("city for 1, contested", "city for 2, contested", "city for 3, contested"),
}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_matches_go_the_same_way(batch: int) -> None:
    seen = Counter[str]()
    for number in range(batch * MATCHES, (batch + 1) * MATCHES):
        seen.update(compared(number))
    assert seen["matches"] == MATCHES
    assert set(seen) >= EVENTS


# Positions on purpose


def both_of(match: AtgMatch) -> Both:
    """Begin where a match begins."""
    return Both(match.setup, SeededChance(SEED))


def play(both: Both, *notations: str) -> None:
    """Let whoever decides play, one after the other; those who decide at once, together."""
    actions = [GAME.parse_action(both.state.config.setup, each) for each in notations]
    while actions:
        count = len(GAME.deciders(both.state))
        both.play(*actions[:count])
        actions = actions[count:]


def finish(both: Both, splits: Sequence[str] = ()) -> None:
    """Play to the end: with these splits, and else whatever comes first."""
    while seats := GAME.deciders(both.state):
        if splits and both.record.phase == layout.ALLOCATE:
            play(both, *splits)
        else:
            both.play(*(both.legal()[number][0] for number in range(len(seats))))
    both.end()


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("players", GAME.seats)
def test_who_chooses_a_place_first(reading: str, players: int) -> None:
    """Few different bids, armies, temples and points, so that all kinds of ties come."""
    generator, seen = random.Random(f"{reading}/{players}"), Counter[str]()
    for number in range(100):
        scores = [generator.choice((0, 1, 1, 7)) for _ in range(players)]
        turn = {"number": generator.choice((1, 2))}  # in the first one the oldest may begin
        match = begin(players=players, options={"turn_order": reading}, scores=scores, turn=turn)
        both = Both(match.setup, SeededChance(number.to_bytes(32, "big")))
        both.play(*(_few(generator) for _ in range(players)))
        while both.record.phase == layout.ORDER:
            both.play(generator.choice(both.legal()[0]))
        seen.update(both.seen)
    assert seen[f"lots, {reading}"] > 3


def _few(generator: random.Random) -> Split:
    bid, army = generator.choice((0, 0, 1, 2)), generator.choice((3, 4))
    temple = generator.choice((5, 5, 6))
    return Split(bid, army, temple, 15 - bid - army - temple)


def test_nobody_bids_in_the_first_turn_and_the_oldest_begins() -> None:
    for oldest, players in product(range(3), (3, 4, 5)):
        both = both_of(begin(players=players, starter=oldest))
        play(both, *["split 0 5 5 5"] * players)
        assert both.seen["OldestBegins"] == 1


@pytest.mark.parametrize("split", ["split 15 0 0 0", "split 0 0 15 0", "split 5 0 0 10"])
@pytest.mark.parametrize("returned", ["remaining", "all_but_armies"])
def test_nobody_has_an_army(split: str, returned: str) -> None:
    for players in GAME.seats:
        both = both_of(begin(players=players, options={"cubes_return": returned}))
        finish(both, [split] * players)
        assert both.seen["region ended by three_turns"] == 6
        assert both.seen["Stopped"] == 0


def test_one_seat_has_no_army_and_another_no_cubes() -> None:
    for returned in ("remaining", "all_but_armies"):
        both = both_of(begin(players=3, options={"cubes_return": returned}))
        finish(both, ["split 5 0 5 5", "split 0 15 0 0", "split 15 0 0 0"])


def test_the_last_province_lies_behind_the_campaign_symbol() -> None:
    board = drawn("a:tc", "", "a")
    both = both_of(begin(board=board))
    play(both, "split 0 5 5 5", "split 0 6 5 4", "move start a1 1", "stop", "temple a1", "city a1")
    finish(both, ["split 0 5 5 5", "split 2 5 4 4"])
    assert both.seen["region ended by last_province"] == 6
    assert both.seen["region ended by three_turns"] == 0


def test_nobody_can_pay_the_way_in() -> None:
    board = drawn("a:tc b:t", "a-b:1/0", "b", entry=3)
    both = both_of(begin(board=board, players=3))
    finish(both, ["split 1 12 1 1", "split 0 13 2 0", "split 1 14 0 0"])
    assert both.seen["region ended by three_turns"] == 6


def test_the_last_province_is_entered_and_left_again() -> None:
    both = both_of(begin())
    play(both, "split 1 5 5 4", "split 0 5 5 5", "place 1", "move start a1 5", "move a1 e1 1")
    play(both, "move e1 a1 1", "stop", "temple a1", "city a1", "stop")
    assert both.seen["region ended by last_province"] == 1


@pytest.mark.parametrize("rule", ["second_plus_one", "max_base"])
def test_sites_with_every_number_of_cubes(rule: str) -> None:
    """Up to five contenders, alone, tied, and too poor to pay."""
    generator = random.Random(rule)
    seen = Counter[str]()
    for _ in range(80):
        seats = generator.choice(GAME.seats)
        laid = [["a1"] if generator.random() < 0.6 else [] for _ in range(seats)]
        cubes = [(generator.choice((0, 0, 1, 2, 5)), generator.randint(0, 3)) for _ in range(seats)]
        match = middle(
            "build",
            armies=[{"a1": 1, "e1": 1} for _ in range(seats)],
            boxes=cubes,
            seat=seats - 1,
            laid_temples=laid,
            laid_cities=laid,
            options={"contested_price": rule},
        )
        both = both_of(match)
        play(both, "confirm")
        seen.update(both.seen)
    assert min(seen["not built: a tie"], seen["not built: no cubes"]) > 3
    assert seen["city for 2, contested"] > 3
    assert ("city for 1, contested" in seen) == (rule == "second_plus_one")


def test_pieces_run_out() -> None:
    temples = [{"a1": 9}, {"b2": 8, "c3": 1}]
    cities = dict.fromkeys(("a2", "b2", "c2", "d2", "a3", "b3", "c3"), 0)
    for seat in range(2):
        both = both_of(
            middle(
                "build",
                armies=[{"a1": 3, "b1": 3}, {"a1": 3, "c1": 3}],
                boxes=[(4, 4), (4, 4)],
                seat=seat,
                temples=temples,
                cities=cities,
            )
        )
        play(both, "temple a1", "city a1")
        finish(both)


def _spread(generator: random.Random, seats: int, board: Board) -> dict[str, Json]:
    """Return buildings all over the board."""
    temples = [province.id for province in board.provinces if province.temple]
    cities = [province.id for province in board.provinces if province.city]
    owned = Counter[int]()
    owners = {}
    for name in cities:
        seat = generator.randint(-1, seats - 1)
        if seat >= 0 and owned[seat] < layout.CITIES:
            owners[name] = seat
            owned[seat] += 1
    standing = [
        dict(Counter(generator.choices(temples, k=generator.randint(0, 10)))) for _ in range(seats)
    ]
    return {"cities": owners, "temples": standing}


@pytest.mark.parametrize("campaign", ["full", "short"])
@pytest.mark.parametrize("halving", ["per_award", "total"])
def test_final_awards(campaign: str, halving: str) -> None:
    generator, seen = random.Random(f"{campaign}/{halving}"), Counter[str]()
    last = 6 if campaign == "full" else 4
    for _ in range(40):
        seats = generator.choice(GAME.seats)
        match = middle(
            "build",
            armies=[{"start": 1} for _ in range(seats - 1)] + [{f"a{last}": 1}],
            seat=seats - 1,
            turn={"region": last, "round": 3, "number": 3},
            options={"campaign": campaign, "halving": halving},
            **_spread(generator, seats, LAND),
        )
        both = both_of(match)
        finish(both)
        seen.update(both.seen)
    assert min(seen["award for city, board"], seen["award for temple, region"]) > 5
    assert ("Halved" in seen) == ((campaign, halving) == ("short", "total"))


STAR = drawn(
    " ".join(f"{each}:" for each in "abcdefghijkl"),
    " ".join(f"a-{each}:1/0" for each in "bcdefghijkl"),
    "l",
)


@pytest.mark.parametrize(
    ("stock", "cubes"), [((5, 5, 5, 0), (0, 0)), ((5, 4, 4, 0), (1, 1)), ((1, 0, 7, 3), (2, 2))]
)
def test_the_longest_lists(stock: tuple[int, ...], cubes: tuple[int, int]) -> None:
    match = middle(
        "move",
        armies=[{"a1": sum(stock)}, {}],
        boxes=[cubes, (0, 0)],
        board=STAR,
        turn={"stocks": {"a1": list(stock)}},
    )
    both = both_of(match)
    found = len(both.legal()[0])
    assert found < layout.CHOICES
    both.play(both.legal()[0][found // 2])
    assert found == 3279 or cubes != (1, 1)


def test_every_group_of_a_stock() -> None:
    """Each number of armies by steps used, over one free arrow."""
    board = drawn("a: b:", "a-b:0/0", "b")
    for stock in product(range(4), repeat=4):
        if sum(stock):
            turn = {"stocks": {"a1": list(stock)}}
            both = both_of(middle("move", armies=[{"a1": sum(stock)}, {}], board=board, turn=turn))
            both.play(both.legal()[0][-1])


# Records, tables and playouts


@pytest.mark.parametrize("dtype", [layout.STATE, layout.TABLES], ids=["state", "tables"])
def test_a_record_has_whole_numbers_only_under_names_of_its_own(dtype: np.dtype[np.void]) -> None:
    assert dtype.names and dtype.fields
    for name in dtype.names:
        assert not hasattr(np.record, name)
        assert dtype.fields[name][0].base.kind == "i"


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("players", GAME.seats)
def test_a_playout_does_what_its_steps_do(preset: str, players: int) -> None:
    tables = bridge.tables_of(make_config(GAME.setup(NAMES[:players], preset=preset)))
    whole, step = layout.new_states(2)
    for seed in range(5):
        chance = seeded(seed)
        course.start(tables, whole, chance)
        decisions = playouts.playout(tables, whole, chance)
        chance = seeded(seed)
        course.start(tables, step, chance)
        while step.phase != layout.OVER:
            number = below(chance, choices.count(tables, step))
            course.apply(tables, step, choices.nth(tables, step, number), chance)
            decisions -= 1
        assert not decisions
        assert facts.of_record(tables, step) == facts.of_record(tables, whole)


def test_playouts_play_whole_matches() -> None:
    tables = bridge.tables_of(make_config(GAME.setup(NAMES[:4])))
    states = layout.new_states(8)
    assert playouts.playouts(tables, states, seeded(1), 8) > 8 * 100
    assert [int(state.phase) for state in states] == [layout.OVER] * 8
    assert len({state.scores.tobytes() for state in states}) > 1


def test_the_lexicographic_reading_knows_no_points() -> None:
    """The same bids choose in the same order, whatever the points."""
    for scores in ([0, 0, 9], [9, 0, 0]):
        both = both_of(begin(players=3, options={"turn_order": LEXICOGRAPHIC}, scores=scores))
        play(both, "split 0 5 5 5", "split 0 6 5 4", "split 1 0 0 14")
        assert facts.of_record(both.tables, both.record).pickers == (2, 1, 0)
