"""The course of a turn: Alexander's move, two further actions, new cards, the next seat.

EN, Playing the game; The game ends.
"""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.frozen import replace
from satrap.core.game import Event, Outcome
from satrap.games.alexandros import claims, deck, events, sources
from satrap.games.alexandros.actions import (
    AddGuard,
    AnyAction,
    Claiming,
    DrawCard,
    LevyTaxes,
    Occupy,
    Pass,
    Pay,
    TakeBackGuard,
    TakeCard,
    TakeOver,
)
from satrap.games.alexandros.state import Known, Phase, State, Turn, known
from satrap.games.alexandros.steps import (
    levy_taxes,
    move_alexander,
    occupy,
    pass_turn,
    take_back_guard,
    take_card,
    take_over,
)

HUNDRED = "hundred"  # somebody has 100 points
NO_MOVES = "no_moves"  # nobody could move Alexander in a whole round
TURN_CAP = "turn_cap"  # the last turn that the options allow


def legal_acts(known: Known) -> tuple[AnyAction, ...]:
    """Return the further actions: take, occupy, take over, levy, take back, pass."""
    acts: list[AnyAction] = []
    if known.turn.actions:
        acts += take_card.legal(known)
        acts += occupy.legal(known)
        acts += take_over.legal(known)
        acts += levy_taxes.legal(known)
    if known.turn.actions or known.config.options.retrieve_cost == "free":
        acts += take_back_guard.legal(known)
    return (*acts, *pass_turn.legal(known, acts))


def act(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> State:
    """Carry out one of the further actions."""
    if isinstance(action, Pass):
        return pass_turn.apply(state, told)
    if isinstance(action, Occupy | TakeOver):
        return claim(state, action, told)
    if isinstance(action, LevyTaxes):
        return _after_levy(_spend(levy_taxes.apply(state, action, told)), told)
    if isinstance(action, TakeBackGuard):
        state = take_back_guard.apply(state, action, told)
        is_free = state.config.options.retrieve_cost == "free"  # ruling ALX-9
        return state if is_free else _spend(state)
    assert isinstance(action, DrawCard | TakeCard)
    return _spend(take_card.apply(state, action, chance, told))


def claim(state: State, action: Claiming, told: list[Event]) -> State:
    """Set down a guard of an occupation or take-over, and pay when it is complete."""
    seen = known(state)
    if not isinstance(action, Pay):
        space = state.config.tables.spaces[action.space]
        place = occupy.add_guard if isinstance(action, AddGuard) else occupy.begin
        state = place(state, seen, space, told)
        seen = known(state)
    made = state.turn.claim
    assert made is not None
    if not (isinstance(action, Pay) or claims.is_settled(seen, made)):
        return state
    state, cards = occupy.pay(state, seen, made, told)
    return _spend(take_over.share(state, made, cards, told))


def _spend(state: State) -> State:
    return replace(state, turn=replace(state.turn, actions=state.turn.actions - 1))


def _after_levy(state: State, told: list[Event]) -> State:
    """End the match at once when somebody has 100 points (ruling ALX-10)."""
    if state.config.options.end100 != "end_of_turn" and _has_hundred(state):
        return finish(state, HUNDRED, told)
    return state


def _has_hundred(state: State) -> bool:
    return max(state.table.scores) >= levy_taxes.GOAL


# Turns


def begin_turn(state: State, told: list[Event]) -> State:
    """Begin a turn; skip Alexander's move if everybody can see that there is none."""
    told.append(events.TurnBegan(state.turn.seat, state.turn.number))
    if sources.is_stuck(known(state)):
        return move_alexander.stay(state, told)
    return state


def go_on(state: State, chance: Chance, told: list[Event]) -> State:
    """End the turn if nothing more can be decided in it."""
    turn = state.turn
    if turn.phase != Phase.ACT or turn.actions > 0:
        return state
    has_guards = state.table.guards[turn.seat] != 0
    if state.config.options.retrieve_cost == "free" and has_guards and turn.actions == 0:
        return state
    return _end_turn(state, chance, told)


def _end_turn(state: State, chance: Chance, told: list[Event]) -> State:
    """Turn up new cards, then end the match or pass the turn on, clockwise."""
    state = deck.turn_up(state, chance, told)
    reason = _ending(state)
    if reason:
        return finish(state, reason, told)
    turn, seats = state.turn, state.config.seats
    following = Turn(turn.number + 1, (turn.seat + 1) % seats, Phase.SOURCE, idle=turn.idle)
    return begin_turn(replace(state, turn=following), told)


def _ending(state: State) -> str:
    turn, config = state.turn, state.config
    if turn.ending:
        return turn.ending
    if config.options.end100 == "end_of_turn" and _has_hundred(state):
        return HUNDRED
    if turn.idle >= config.seats:  # ruling ALX-27
        return NO_MOVES
    return TURN_CAP if turn.number >= config.options.max_turns else ""  # ruling ALX-22


def finish(state: State, reason: str, told: list[Event]) -> State:
    """End the match."""
    turn = replace(state.turn, phase=Phase.OVER, ending=reason)
    state = replace(state, turn=turn)
    result = outcome(state)
    assert result is not None
    told.append(events.Ended(reason, result.winners, result.scores))
    return state


def outcome(state: State) -> Outcome | None:
    """Most points win; equal points share the win (ruling ALX-14)."""
    if state.turn.phase != Phase.OVER:
        return None
    scores = state.table.scores
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(state.turn.ending, winners, scores)
