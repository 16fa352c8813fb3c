"""Alexandros as a `Game`: each method delegates to the module that does the work."""

from __future__ import annotations

import random
from typing import cast

from satrap.core.api_types import ApiTypes
from satrap.core.chance import Chance
from satrap.core.frozen import replace
from satrap.core.game import Board as AnyBoard
from satrap.core.game import Event, Observer, Outcome, Seat, Setup, Step
from satrap.core.happening import told_in
from satrap.core.text import Text, text
from satrap.games.alexandros import (
    api_types,
    board,
    chart,
    codec,
    decisions,
    draw,
    events,
    imagine,
    invariants,
    labels,
    picture,
    positions,
    prompts,
    redeal,
    score_sheet,
    start,
    view,
)
from satrap.games.alexandros.actions import (
    AnyAction,
    ChoosePoint,
    ChooseSpace,
    TakeStep,
    parse_action,
)
from satrap.games.alexandros.board import Board, format_board
from satrap.games.alexandros.events import foreseen
from satrap.games.alexandros.numbers import SEATS, Phase
from satrap.games.alexandros.options import OPTIONS, PRESETS, RENAMED
from satrap.games.alexandros.state import Known, State
from satrap.games.alexandros.steps import game_ends
from satrap.games.alexandros.tables import tables_of
from satrap.games.alexandros.view import View, known_in
from satrap.games.files import FiledGame, Files


class Alexandros(FiledGame[State, View, AnyAction, Board]):
    """Leo Colovini's Alexandros (2003)."""

    id = api_types.ID
    rules = 2
    seats = SEATS
    options = OPTIONS
    presets = PRESETS
    renamed = RENAMED
    types = ApiTypes(api_types.View, api_types.Chart, told_in(events))
    files = Files(
        board, chart, draw, start, codec, positions, labels, prompts, picture, score_sheet
    )

    def format_board(self, board: AnyBoard) -> str:
        return format_board(cast(Board, board))

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return () if state.turn.phase == Phase.OVER else (state.turn.seat,)

    def turn(self, state: State) -> int:
        return state.turn.number

    def turns(self, state: State) -> int:
        return state.turn.number

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        turn = state.turn
        seen = Known(state.config, state.table, turn, state.hands[turn.seat])
        return decisions.LEGAL[turn.phase](seen)

    def apply(self, state: State, actions: tuple[AnyAction, ...], chance: Chance) -> Step[State]:
        return decisions.apply(state, actions, chance)

    def outcome(self, state: State) -> Outcome | None:
        return game_ends.outcome(state)

    def redraw(self, state: State, occurrence: int, chance: Chance) -> State:
        deck = tuple(sorted(state.deck))
        order = chance.shuffle("redraw", occurrence, len(deck))
        return replace(state, deck=tuple(deck[number] for number in order))

    def can_redeal(self, state: State) -> bool:
        return redeal.can_redeal(state)

    def redeal(self, state: State, occurrence: int, chance: Chance) -> State:
        return redeal.redeal(state, occurrence, chance)

    def invariants(self, state: State) -> list[Text]:
        return invariants.broken(state)

    def view(self, state: State, observer: Observer) -> View:
        return view.view(state, observer)

    def open_view(self, state: State, observer: Observer) -> View:
        return view.open_view(state, observer)

    def legal_in(self, view: View) -> tuple[AnyAction, ...]:
        seen = known_in(view)
        return decisions.LEGAL[view.turn.phase](seen) if seen else ()

    def why_not(self, view: View, action: AnyAction) -> Text | None:
        seen = known_in(view)
        if seen is None:
            return text("match-over" if view.turn.phase == Phase.OVER else "not-your-turn")
        return decisions.why_not(seen, action)

    def is_independent(self, action: AnyAction) -> bool:
        """A march that has begun depends on the board alone, whatever card is turned up."""
        return isinstance(action, ChooseSpace | ChoosePoint | TakeStep)

    def foreseen(self, view: View, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return foreseen(events, view.observer)

    def imagine(self, view: View, generator: random.Random) -> State:
        return imagine.imagine(view, generator)

    def parse_action(self, setup: Setup, text: str) -> AnyAction:
        tables = tables_of(cast(Board, setup.board))
        return parse_action(text, tables.spaces, tables.points)

    def scores(self, view: View) -> tuple[int, ...]:
        return view.table.scores


ALEXANDROS = Alexandros()
