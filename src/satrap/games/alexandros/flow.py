"""The course of a turn: Alexander's move, two further actions, new cards, the next seat.

EN, Playing the game; The game ends.
"""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event, Outcome
from satrap.games.alexandros import claims, deck, events, marches, sources
from satrap.games.alexandros.actions import (
    AddGuard,
    AnyAction,
    Claiming,
    DrawCard,
    LevyTaxes,
    Pay,
    TakeBackGuard,
    TakeCard,
)
from satrap.games.alexandros.state import ACTIONS, Known, Phase, State
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

_SOURCE = Phase.SOURCE


def legal_acts(known: Known) -> tuple[AnyAction, ...]:
    """Return the further actions: take, occupy, take over, levy, take back, pass."""
    acts: list[AnyAction] = []
    if known.turn.actions:
        free, theirs = claims.within_reach(known)
        acts += take_card.legal(known)
        if free:
            acts += occupy.legal(known, free)
        if theirs:
            acts += take_over.legal(known, theirs)
        acts += levy_taxes.legal(known)
    if known.turn.actions or known.config.options.retrieve_cost == "free":
        acts += take_back_guard.legal(known)
    return (*acts, *pass_turn.legal(known, acts))


def take(state: State, action: DrawCard | TakeCard, chance: Chance, told: list[Event]) -> None:
    """Take a card."""
    state.turn.actions -= 1
    take_card.apply(state, action, chance, told)


def levy(state: State, action: LevyTaxes, chance: Chance, told: list[Event]) -> None:
    """Levy taxes; a seat with 100 points may end the match at once."""
    state.turn.actions -= 1
    levy_taxes.apply(state, action, told)
    if state.config.options.end100 != "end_of_turn" and _has_hundred(state):  # ruling ALX-10
        finish(state, HUNDRED, told)


def take_back(state: State, action: TakeBackGuard, chance: Chance, told: list[Event]) -> None:
    """Take back a guard."""
    state.turn.actions -= state.config.options.retrieve_cost == "action"  # ruling ALX-9
    take_back_guard.apply(state, action, told)


def claim(state: State, action: Claiming, chance: Chance, told: list[Event]) -> None:
    """Set down a guard of an occupation or take-over, and pay when it is complete."""
    if isinstance(action, Pay):
        made = state.turn.claim
        assert made is not None
    else:
        space = state.config.tables.spaces[action.space]
        place = occupy.add_guard if isinstance(action, AddGuard) else occupy.begin
        made = place(state, space, told)
        if not claims.is_settled(made, state.table.guards[state.turn.seat]):
            return
    cards = occupy.pay(state, made, told)
    state.turn.actions -= 1
    take_over.share(state, made, cards, told)


def _has_hundred(state: State) -> bool:
    return max(state.table.scores) >= levy_taxes.GOAL


# Turns


def begin_turn(state: State, told: list[Event]) -> None:
    """Begin a turn; skip Alexander's move if everybody can see that there is none."""
    told.append(events.TurnBegan(state.turn.seat, state.turn.number))
    state.turn.free = marches.free_spaces(state.config, state.table)
    if sources.is_stuck(state.config, state.table, state.turn):
        move_alexander.stay(state, told)


def go_on(state: State, chance: Chance, told: list[Event]) -> None:
    """End a turn without actions left if nothing more can be decided in it."""
    turn = state.turn
    has_guards = state.table.guards[turn.seat] != 0
    is_free = state.config.options.retrieve_cost == "free"
    if not (is_free and has_guards and turn.actions == 0):
        _end_turn(state, chance, told)


def _end_turn(state: State, chance: Chance, told: list[Event]) -> None:
    """Turn up new cards, then end the match or pass the turn on, clockwise."""
    deck.turn_up(state, chance, told)  # ruling ALX-24
    reason = _ending(state)
    if reason:
        finish(state, reason, told)
        return
    turn = state.turn
    turn.number += 1
    turn.seat = (turn.seat + 1) % state.config.seats
    turn.phase, turn.actions, turn.levied = _SOURCE, ACTIONS, False
    begin_turn(state, told)


def _ending(state: State) -> str:
    turn, config = state.turn, state.config
    if turn.ending:
        return turn.ending
    if config.options.end100 == "end_of_turn" and _has_hundred(state):
        return HUNDRED
    if turn.idle >= config.seats:  # ruling ALX-27
        return NO_MOVES
    return TURN_CAP if turn.number >= config.options.max_turns else ""  # ruling ALX-22


def finish(state: State, reason: str, told: list[Event]) -> None:
    """End the match."""
    state.turn.phase, state.turn.ending = Phase.OVER, reason
    result = outcome(state)
    assert result is not None
    told.append(events.Ended(reason, result.winners, result.scores))


def outcome(state: State) -> Outcome | None:
    """Most points win; equal points share the win (ruling ALX-14)."""
    if state.turn.phase != Phase.OVER:
        return None
    scores = state.table.scores
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(state.turn.ending, winners, scores, state.turn.number)
