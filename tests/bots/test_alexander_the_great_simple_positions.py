"""The bot `simple` of Alexander the Great in clear cases: Hellas and Thrace, two seats."""

from __future__ import annotations

import random

from satrap.bots.alexander_the_great.simple import Simple
from satrap.core.chance import PlainChance
from satrap.core.game import Json
from satrap.games.alexander_the_great.state import State
from satrap.packs import get_pack

GAME = get_pack("alexander_the_great").game
Armies = dict[str, int]


def begin(
    phase: str,
    armies: list[Armies],
    temples: tuple[int, int],
    cities: tuple[int, int],
    **rest: Json,
) -> State:
    """Return a position in which Ben, who comes last, is about to move or build."""
    turn = {"region": 1, "round": 1, "phase": phase, "seat": 1, "order": [0, 1]}
    boxes = [[0, 0, temple, city] for temple, city in zip(temples, cities, strict=True)]
    used = [sum(box) + sum(army.values()) for box, army in zip(boxes, armies, strict=True)]
    position = {"boxes": boxes, "armies": armies, "spent": [15 - each for each in used]}
    turn |= rest.pop("turn", {})
    setup = GAME.setup(("Ana", "Ben"), position=position | rest | {"turn": turn})
    state: State = GAME.start(setup, PlainChance(random.Random(0))).state
    return state


def turn_of(state: State) -> list[str]:
    """Let the bot decide for Ben until his turn is over."""
    chosen, number = [], state.turn.number
    while (state.turn.number, state.turn.seat) == (number, 1):
        action = Simple().choose(GAME.view(state, 1), GAME.legal(state, 1), random.Random(0))
        chosen.append(str(action))
        state = GAME.apply(state, (action,), PlainChance(random.Random(0))).state
    return chosen


def test_it_builds_what_it_can_pay() -> None:
    state = begin("build", [{}, {"boeotia": 1, "thrace": 1}], (0, 1), (0, 2))
    chosen = turn_of(state)
    assert chosen[0] == "temple boeotia"
    assert ("city boeotia" in chosen) != ("city thrace" in chosen)


def test_it_tries_nothing_without_cubes() -> None:
    assert turn_of(begin("build", [{}, {"boeotia": 2}], (0, 0), (0, 0))) == ["confirm"]


def test_it_brings_a_rival_to_a_tie() -> None:
    state = begin(
        "build", [{"thessaly": 1}, {"thessaly": 1}], (2, 2), (0, 0), laid_temples=[["thessaly"], []]
    )
    assert turn_of(state) == ["temple thessaly"]


def test_it_does_not_try_where_it_would_only_pay_for_less() -> None:
    """A city in Macedonia would use up the cubes that two in Boeotia and Thrace need."""
    armies = [{"macedonia": 1}, {"macedonia": 1, "boeotia": 1, "thrace": 1}]
    state = begin("build", armies, (0, 0), (2, 4), laid_cities=[["macedonia"], []])
    assert [word for word in turn_of(state) if "city" in word] == ["city boeotia", "city thrace"]


def test_the_last_to_move_takes_a_majority() -> None:
    state = begin(
        "move", [{"boeotia": 1}, {"thessaly": 3}], (0, 0), (0, 0), turn={"round": 3, "number": 3}
    )
    assert "move thessaly boeotia 2" in turn_of(state)


def test_it_enters_the_goal_when_others_gain_more_from_another_turn() -> None:
    armies = [{"macedonia": 3, "thessaly": 3, "boeotia": 3, "illyria": 3}, {"thrace": 2}]
    chosen = turn_of(begin("move", armies, (1, 0), (0, 2), turn={"round": 2, "number": 2}))
    assert any(word.startswith("move thrace chersonese") for word in chosen)


def test_it_stays_when_it_gains_more_from_another_turn() -> None:
    armies = [{"thrace": 1}, {"macedonia": 2, "thessaly": 2, "boeotia": 2, "thrace": 2}]
    chosen = turn_of(begin("move", armies, (0, 2), (0, 2), turn={"round": 2, "number": 2}))
    assert not any("chersonese" in word for word in chosen)


def test_armies_that_share_an_arrow_go_together() -> None:
    state = begin("move", [{}, {"start": 5}], (0, 5), (0, 5))
    steps = [tuple(word.split()[1:3]) for word in turn_of(state) if word.startswith("move")]
    assert len(set(steps)) == len(steps)


def test_it_plays_last_where_it_can() -> None:
    turn = {"phase": "order", "order": [-1, -1], "pickers": [1, 0], "number": 1}
    state = begin("order", [{}, {}], (4, 4), (5, 5), turn=turn)
    view, legal = GAME.view(state, 1), GAME.legal(state, 1)
    assert str(Simple().choose(view, legal, random.Random(0))) == "place 2"
