"""Alexandros as a game of the contract: each method hands on to the file that knows."""

from __future__ import annotations

import random
from importlib import resources
from typing import cast

from satrap.core.chance import Chance
from satrap.core.frozen import replace
from satrap.core.game import Board as AnyBoard
from satrap.core.game import Event, Game, Json, Observer, Outcome, Seat, Setup, Step
from satrap.core.text import Text, text
from satrap.games.alexandros import (
    chart,
    codec,
    decisions,
    draw,
    imagine,
    invariants,
    labels,
    picture,
    positions,
    prompts,
    redeal,
    sheet,
    start,
    view,
)
from satrap.games.alexandros.actions import AnyAction, parse_action
from satrap.games.alexandros.board import STANDARD, Board, format_board, packaged_board, parse_board
from satrap.games.alexandros.numbers import SEATS, Phase
from satrap.games.alexandros.options import OPTIONS, PRESETS, RENAMED
from satrap.games.alexandros.state import Known, State
from satrap.games.alexandros.steps import game_ends
from satrap.games.alexandros.tables import tables_of
from satrap.games.alexandros.view import View, known_in


class Alexandros(Game[State, View, AnyAction]):
    """Leo Colovini's Alexandros (2003)."""

    id = "alexandros"
    rules = 2
    seats = SEATS
    options = OPTIONS
    presets = PRESETS
    renamed = RENAMED

    def boards(self) -> tuple[str, ...]:
        folder = resources.files("satrap.games.alexandros") / "boards"
        names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir())
        return (STANDARD, *(name for name in names if name != STANDARD))

    def board(self, name: str) -> Board:
        return packaged_board(name)

    def parse_board(self, text: str) -> Board:
        return parse_board(text)

    def format_board(self, board: AnyBoard) -> str:
        return format_board(cast(Board, board))

    def sheet(self, board: AnyBoard, language: str) -> str:
        drawn = cast(Board, board)
        return draw.draw_board(drawn, language, art=draw.art_of(drawn))

    def chart(self, board: AnyBoard) -> Json:
        return chart.chart(cast(Board, board))

    def start(self, setup: Setup, chance: Chance) -> Step[State]:
        told: list[Event] = []
        if setup.position is not None:
            return Step(positions.load_position(setup, setup.position), ())
        state = start.start(setup, chance, told)
        return Step(state, tuple(told))

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return () if state.turn.phase == Phase.OVER else (state.turn.seat,)

    def turn(self, state: State) -> int:
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

    def invariants(self, state: State) -> list[str]:
        return invariants.broken(state)

    def view(self, state: State, observer: Observer) -> View:
        return view.view(state, observer)

    def legal_in(self, view: View) -> tuple[AnyAction, ...]:
        seen = known_in(view)
        return decisions.LEGAL[view.turn.phase](seen) if seen else ()

    def why_not(self, view: View, action: AnyAction) -> Text | None:
        seen = known_in(view)
        if seen is None:
            return text("match-over" if view.turn.phase == Phase.OVER else "not-your-turn")
        return decisions.why_not(seen, action)

    def preview(self, view: View, action: AnyAction) -> tuple[Event, ...]:
        return imagine.preview(view, action)

    def imagine(self, view: View, generator: random.Random) -> State:
        return imagine.imagine(view, generator)

    def parse_action(self, setup: Setup, text: str) -> AnyAction:
        tables = tables_of(cast(Board, setup.board))
        return parse_action(text, tables.spaces, tables.points)

    def label(self, view: View, action: AnyAction) -> Text:
        return labels.label(view, action)

    def prompt(self, view: View) -> Text:
        return prompts.prompt(view)

    def picture(self, view: View, language: str) -> str:
        return picture.picture(view, language)

    def scores(self, view: View) -> tuple[int, ...]:
        return view.table.scores

    def score_sheet(self, view: View) -> tuple[Text, ...]:
        return sheet.score_sheet(view)

    def dump_state(self, state: State) -> Json:
        return codec.dump_state(state)

    def load_state(self, setup: Setup, data: Json) -> State:
        return positions.load_position(setup, data)

    def dump_view(self, view: View) -> Json:
        return codec.dump_view(view)


ALEXANDROS = Alexandros()
