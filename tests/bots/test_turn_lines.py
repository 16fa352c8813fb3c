"""A turn of Alexander the Great can be written into a trial and read back unchanged."""

from __future__ import annotations

import random
from collections import Counter

from satrap.bots.alexander_the_great.fast.trials import new_trials
from satrap.bots.alexander_the_great.turn_lines import note_played, turn_actions
from satrap.core.chance import PlainChance
from satrap.core.game import sample
from satrap.games.alexander_the_great.actions import AnyAction, LayCity, LayTemple, Move
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT as GAME
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import Known, State


def marches(seed: int) -> list[tuple[State, list[AnyAction]]]:
    """Play a match at random; return every turn that begins with a march."""
    dice = random.Random(seed)
    chance, found, mark = PlainChance(dice), [], None
    state = GAME.start(GAME.setup(("Ana", "Ben")), chance).state
    while GAME.outcome(state) is None:
        seats = GAME.deciders(state)
        chosen = tuple(sample(GAME.legal(state, seat), dice) for seat in seats)
        if mark != (seats, GAME.turn(state)) and state.turn.phase == Phase.MOVE:
            found.append((state, list[AnyAction]()))
        mark = (seats, GAME.turn(state))
        if state.turn.phase in (Phase.MOVE, Phase.BUILD):
            found[-1][1].append(chosen[0])
        state = GAME.apply(state, chosen, chance).state
    return found


def test_a_turn_is_the_same_again_with_every_move_that_was_made_twice() -> None:
    repeated = built = 0
    for state, played in [turn for seed in range(8) for turn in marches(seed)]:
        known = Known(state.config, state.table, state.turn, state.turn.seat)
        trial = new_trials(1)[0]
        note_played(known, trial, played)
        again = turn_actions(known, trial)
        assert again[0] == played[0]
        moves = [action for action in played if isinstance(action, Move)]
        assert [action for action in again if isinstance(action, Move)] == moves
        laid = {action for action in played if isinstance(action, LayTemple | LayCity)}
        assert {action for action in again if isinstance(action, LayTemple | LayCity)} == laid
        repeated += max(Counter(moves).values(), default=0) > 1
        built += bool(laid)
    assert repeated > 3 and built > 3
