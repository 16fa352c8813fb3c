"""A march of Alexander the Great as group moves: as few as possible, and none that leads back."""

from __future__ import annotations

import random
from collections import Counter

from satrap.bots.alexander_the_great.orders import Arrow, orders
from satrap.core.chance import PlainChance
from satrap.core.game import Json
from satrap.games.alexander_the_great.groups import payments
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Known
from satrap.packs import get_pack

GAME = get_pack("alexander_the_great").game


def known(armies: dict[str, int], cubes: int = 6, **turn: Json) -> Known:
    """Return what Ana knows when she moves her armies in Hellas and Thrace."""
    turn = {
        "region": 1,
        "round": 2,
        "number": 2,
        "phase": "move",
        "seat": 0,
        "order": [0, 1],
    } | turn
    boxes = [[0, 0, cubes, 0], [0, 0, 0, 0]]
    spent = [15 - cubes - sum(armies.values()), 15]
    position = {"boxes": boxes, "armies": [armies, {}], "spent": spent, "turn": turn}
    setup = GAME.setup(("Ana", "Ben"), position=position)
    state = GAME.start(setup, PlainChance(random.Random(0))).state
    return Known(state.config, state.table, state.turn, 0)


def first(box: Boxes, price: int) -> tuple[int, int]:
    return payments(box, price)[0]


def moves(here: Known, **flow: int) -> list[str]:
    """Return the moves of a march, whose arrows are given as `source_target`."""
    places = here.ground.place_of
    arrows = {
        Arrow(*(places[name] for name in arrow.split("__"))): armies
        for arrow, armies in flow.items()
    }
    return [str(move) for move in orders(here, Counter(arrows), first)]


def test_armies_that_would_change_places_stay_where_they_are() -> None:
    here = known({"macedonia": 3, "thessaly": 2})
    flow = {"macedonia__thessaly": 3, "thessaly__macedonia": 2}
    assert moves(here, **flow) == ["move macedonia thessaly 1"]
    assert moves(here, macedonia__thessaly=1, thessaly__macedonia=1) == []


def test_a_ring_of_three_arrows_is_no_march_either() -> None:
    here = known({"macedonia": 1, "thessaly": 1, "illyria": 2})
    flow = {"macedonia__thessaly": 1, "thessaly__illyria": 1, "illyria__macedonia": 2}
    assert moves(here, **flow) == ["move illyria macedonia 1"]


def test_those_who_use_the_same_arrow_wait_for_each_other_and_pay_once() -> None:
    here = known({"macedonia": 2, "thessaly": 1})
    flow = {"thessaly__boeotia": 1, "macedonia__thessaly": 2}
    assert moves(here, **flow)[0] == "move macedonia thessaly 2"
    here = known({"macedonia": 2, "illyria": 1})
    found = moves(here, macedonia__thrace=3, illyria__macedonia=1)
    assert found == ["move illyria macedonia 1", "move macedonia thrace 3 2t"]


def test_the_freshest_go_farthest() -> None:
    stocks = {"macedonia": [1, 1, 0, 0]}
    here = known({"macedonia": 2}, stocks=stocks)
    found = moves(here, macedonia__illyria=1, macedonia__thessaly=1, thessaly__boeotia=1)
    assert found[0] == "move macedonia thessaly 1"


def test_who_has_no_step_left_or_cannot_pay_stays_behind() -> None:
    here = known({"macedonia": 2}, stocks={"macedonia": [1, 0, 0, 1]})
    assert moves(here, macedonia__thessaly=2) == ["move macedonia thessaly 1"]
    assert moves(known({"macedonia": 2}, cubes=1), macedonia__thrace=2) == []
