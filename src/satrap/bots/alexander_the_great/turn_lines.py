"""Convert whole turns of Alexander the Great to trials, and trials back to decisions in order."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from satrap.bots.alexander_the_great.orders import Arrow, Flow, orders
from satrap.core.chance import PlainChance
from satrap.core.frozen import seal
from satrap.games.alexander_the_great import actions
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.bridge import action_of, code_of
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT
from satrap.games.alexander_the_great.numbers import STEPS, Phase
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Known, State


def note_played(known: Known, trial: Any, played: Sequence[AnyAction]) -> None:
    """Note the decisions of a turn in a trial."""
    trial.seat, trial.action = known.seat, code_of(known, played[0])
    for now, action in _course(known, played):
        match action:
            case actions.LayTemple(place):
                trial.temples |= 1 << now.ground.place_of[place]
            case actions.LayCity(place):
                trial.cities |= 1 << now.ground.place_of[place]
            case actions.Move() | actions.ChoosePlace():
                trial.moves[trial.move_count] = code_of(now, action)
                trial.move_count += 1


def _course(known: Known, played: Sequence[AnyAction]) -> Iterator[tuple[Known, AnyAction]]:
    """Yield each decision with what was known when it was made."""
    state, chance = _state(known), PlainChance(random.Random(0))
    for number, action in enumerate(played):
        yield Known(state.config, state.table, state.turn, known.seat), action
        if number + 1 < len(played):
            state = ALEXANDER_THE_GREAT.apply(state, (action,), chance).state


def turn_actions(known: Known, trial: Any) -> list[AnyAction]:
    """Return the decisions of a trial: moves, then attempts; or that it stops."""
    state, chance = _state(known), PlainChance(random.Random(0))
    found: list[AnyAction] = []
    for code in trial.moves[: trial.move_count]:
        found.append(action_of(Known(state.config, state.table, state.turn, known.seat), code))
        state = ALEXANDER_THE_GREAT.apply(state, (found[-1],), chance).state
    places = known.ground.places
    if known.turn.phase == state.turn.phase == Phase.MOVE and state.turn.seat == known.seat:
        found.append(actions.Stop())
    found += [actions.LayTemple(places[at].id) for at in _bits(int(trial.temples))]
    found += [actions.LayCity(places[at].id) for at in _bits(int(trial.cities))]
    return _first(known, trial, found)


def plan_of_turn(known: Known, trial: Any) -> tuple[AnyAction, ...]:
    """Return what carries out a trial from now on: its march, or its attempts, or its place."""
    phase, places = known.turn.phase, known.ground.places
    if phase == Phase.MOVE:
        return (*orders(known, _flow(trial), _Purse(trial).pay), actions.Stop())
    if phase == Phase.BUILD:
        temples = [actions.LayTemple(places[at].id) for at in _bits(int(trial.temples))]
        cities = [actions.LayCity(places[at].id) for at in _bits(int(trial.cities))]
        return (*temples, *cities, actions.Confirm())
    return (action_of(known, trial.action),)


def _flow(trial: Any) -> Flow:
    """Return how many armies go over each arrow."""
    flow = Flow()
    for code in map(int, trial.moves[: trial.move_count]):
        armies = sum(codes.armies(code, step) for step in range(STEPS))
        flow[Arrow(codes.source(code), codes.target(code))] += armies
    return flow


class _Purse:
    """Pays for the arrows of a march: what the trial pays from the temple box comes first."""

    def __init__(self, trial: Any) -> None:
        moves = trial.moves[: trial.move_count]
        self._temples = sum(codes.from_temples(int(code)) for code in moves)

    def pay(self, box: Boxes, price: int) -> tuple[int, int]:
        temple = max(min(price, self._temples, box.temple), price - box.city)
        self._temples -= temple
        return temple, price - temple


def _first(known: Known, trial: Any, found: list[AnyAction]) -> list[AnyAction]:
    """Put the trial's first action first; the same action may come again for other armies."""
    first = action_of(known, trial.action)
    if first in found:
        found.remove(first)
    return [first, *found]


def _state(known: Known) -> State:
    return seal(State(known.config, known.table, known.turn))


def _bits(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]
