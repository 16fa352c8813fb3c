"""6.0: the match ends with its last region; then the most points win."""

from __future__ import annotations

from satrap.core.game import Event, Outcome
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import State
from satrap.games.alexander_the_great.steps import final_score

GOAL = "last_province"  # an army entered the last province
THREE_TURNS = "three_turns"
ENDINGS = GOAL, THREE_TURNS


def finish(state: State, reason: str, told: list[Event]) -> None:
    """Give the final awards and end the match."""
    final_score.score(state, told)
    state.turn.phase, state.turn.ending = Phase.OVER, reason
    told.append(events.Ended(reason, winners(state.table.scores)))


def winners(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return who has the most points; on a tie, they share the win (ruling ATG-19)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    if state.turn.phase != Phase.OVER:
        return None
    scores = state.table.scores
    return Outcome(state.turn.ending, winners(scores), scores, state.turn.number)
