"""Alexander the Great as a `Game`: each method delegates to the file that does the work."""

from __future__ import annotations

import random
from typing import Any, cast

from satrap.core.api_types import ApiTypes
from satrap.core.chance import Chance
from satrap.core.game import Board as AnyBoard
from satrap.core.game import Choices, Event, Observer, Outcome, Seat, Setup, Step
from satrap.core.happening import told_in
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import (
    api_types,
    board,
    chart,
    codec,
    coming,
    decisions,
    draw,
    events,
    imagine,
    invariants,
    labels,
    picture,
    positions,
    prompts,
    score_sheet,
    start,
    view,
)
from satrap.games.alexander_the_great.actions import AnyAction, parse_action
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.numbers import SEATS, Phase
from satrap.games.alexander_the_great.options import OPTIONS, PRESETS
from satrap.games.alexander_the_great.state import Known, State, deciders
from satrap.games.alexander_the_great.steps import game_ends
from satrap.games.alexander_the_great.view import View, known_in
from satrap.games.files import FiledGame, Files


class AlexanderTheGreat(FiledGame[State, View, AnyAction, Board]):
    """Ronald Hofstätter's and Dietmar Keusch's Alexander the Great (2005)."""

    id = api_types.ID
    rules = 2
    seats = SEATS
    options = OPTIONS
    presets = PRESETS
    types = ApiTypes(
        api_types.View, api_types.Chart, told_in(events), (api_types.Splitting, api_types.Moving)
    )
    files = Files(
        board, chart, draw, start, codec, positions, labels, prompts, picture, score_sheet
    )

    def format_board(self, board: AnyBoard) -> str:
        return cast(Board, board).text

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return deciders(state.config, state.table, state.turn)

    def turn(self, state: State) -> tuple[int, Phase]:
        """Marching and building are one turn; every other phase is a turn of its own."""
        turn = state.turn
        return turn.number, Phase.MOVE if turn.phase == Phase.BUILD else turn.phase

    def turns(self, state: State) -> int:
        return state.turn.number

    def legal(self, state: State, seat: Seat) -> Choices[Any]:
        seen = Known(state.config, state.table, state.turn, seat)
        return decisions.DECISIONS[state.turn.phase].legal(seen)

    def apply(self, state: State, actions: tuple[AnyAction, ...], chance: Chance) -> Step[State]:
        told: list[Event] = []
        after = decisions.apply(state, actions, chance, told)
        return Step(after, tuple(told))

    def outcome(self, state: State) -> Outcome | None:
        return game_ends.outcome(state)

    def redraw(self, state: State, occurrence: int, chance: Chance) -> State:
        return state  # nothing is hidden; lots are drawn when they are needed

    def detail(self, view: View, action: AnyAction) -> Text | None:
        return labels.detail(view, action)

    def invariants(self, state: State) -> list[Text]:
        return invariants.broken(state)

    def view(self, state: State, observer: Observer) -> View:
        return view.view(state, observer)

    def legal_in(self, view: View) -> Choices[Any]:
        seen = known_in(view)
        return decisions.DECISIONS[view.turn.phase].legal(seen) if seen else ()

    def why_not(self, view: View, action: AnyAction) -> Text | None:
        seen = known_in(view)
        if seen is None:
            return text("match-over" if view.turn.phase == Phase.OVER else "not-your-turn")
        return decisions.why_not(seen, action)

    def coming(self, view: View) -> tuple[Choices[Any], ...]:
        return coming.coming(view)

    def imagine(self, view: View, generator: random.Random) -> State:
        return imagine.imagine(view)

    def parse_action(self, setup: Setup, text: str) -> AnyAction:
        board = cast(Board, setup.board)
        return parse_action(text, {each.id: number for number, each in enumerate(board.provinces)})

    def scores(self, view: View) -> tuple[int, ...]:
        return view.table.scores


ALEXANDER_THE_GREAT = AlexanderTheGreat()
