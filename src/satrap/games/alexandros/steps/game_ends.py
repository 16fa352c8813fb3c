"""EN, The game ends: red walls, or a hundred points; then most points win."""

from __future__ import annotations

from satrap.core.game import Event, Outcome
from satrap.games.alexandros import events
from satrap.games.alexandros.numbers import GOAL, Phase
from satrap.games.alexandros.state import State

RED_WALL = "red_wall"  # a red wall had to be laid
WALLS_USED_UP = "walls_used_up"  # no move could be paid for any more
HUNDRED = "hundred"  # somebody has 100 points
NO_MOVES = "no_moves"  # nobody could move Alexander in a whole round
TURN_CAP = "turn_cap"  # the last turn that the options allow
ENDINGS = (RED_WALL, WALLS_USED_UP, HUNDRED, NO_MOVES, TURN_CAP)


def make_last(state: State, reason: str, told: list[Event]) -> None:
    """Make this turn the last one; its actions are still carried out."""
    state.turn.ending = reason
    told.append(events.LastTurn(state.turn.seat, reason))


def end_at_once(state: State, told: list[Event]) -> None:
    """End the match after a levy if somebody has 100 points (ruling ALX-10)."""
    if state.config.options.end100 != "end_of_turn" and _has_hundred(state):
        finish(state, HUNDRED, told)


def ending(state: State) -> str:
    """Return why the match is over after this turn, or "" if it is not."""
    turn, config = state.turn, state.config
    if turn.ending:
        return turn.ending
    if config.options.end100 == "end_of_turn" and _has_hundred(state):
        return HUNDRED
    if turn.idle >= config.seats:  # ruling ALX-27
        return NO_MOVES
    return TURN_CAP if turn.number >= config.options.max_turns else ""  # ruling ALX-22


def _has_hundred(state: State) -> bool:
    return max(state.table.scores) >= GOAL


def finish(state: State, reason: str, told: list[Event]) -> None:
    """End the match."""
    state.turn.phase, state.turn.ending = Phase.OVER, reason
    result = outcome(state)
    assert result is not None
    told.append(events.Ended(reason, result.winners, result.scores))


def outcome(state: State) -> Outcome | None:
    """Return the result: most points win; tied seats share the win (ruling ALX-14)."""
    if state.turn.phase != Phase.OVER:
        return None
    scores = state.table.scores
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(state.turn.ending, winners, scores, state.turn.number)
