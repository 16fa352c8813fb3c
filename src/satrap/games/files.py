"""The files in the folder of a game, and the methods that only delegate to them.

The names of files and functions are the same for every game; the types here check that.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from satrap.core.api_types import GameChart, GameView
from satrap.core.chance import Chance
from satrap.core.game import A, Board, Event, Game, Json, S, Setup, Step, V
from satrap.core.text import Text
from satrap.games.drawing.relief import Art

B = TypeVar("B", bound=Board)
S_co = TypeVar("S_co", covariant=True)
B_co = TypeVar("B_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
B_contra = TypeVar("B_contra", contravariant=True)


class BoardFile(Protocol[B_co]):
    STANDARD: str

    def packaged_board(self, name: str, /) -> B_co: ...
    def parse_board(self, text: str, /) -> B_co: ...


class ChartFile(Protocol[B_contra]):
    def chart(self, board: B_contra, language: str, /) -> GameChart: ...


class DrawFile(Protocol[B_contra]):
    def draw_board(self, board: B_contra, language: str, /, *, art: Art | None) -> str: ...
    def art_of(self, board: B_contra, /) -> Art | None: ...


class StartFile(Protocol[S_co]):
    def start(self, setup: Setup, chance: Chance, told: list[Event], /) -> S_co: ...


class CodecFile(Protocol[S_contra, V_contra]):
    def dump_state(self, state: S_contra, /) -> Json: ...
    def show(self, view: V_contra, /) -> GameView: ...


class PositionsFile(Protocol[S_co]):
    def load_position(self, setup: Setup, data: Json, /) -> S_co: ...


class LabelsFile(Protocol[V_contra, A_contra]):
    def label(self, view: V_contra, action: A_contra, /) -> Text: ...


class PromptsFile(Protocol[V_contra]):
    def prompt(self, view: V_contra, /) -> Text: ...


class PictureFile(Protocol[V_contra]):
    def picture(self, view: V_contra, language: str, /) -> str: ...


class ScoreSheetFile(Protocol[V_contra]):
    def score_sheet(self, view: V_contra, /) -> tuple[Text, ...]: ...


class Files(NamedTuple, Generic[S, V, A, B]):
    """The files of one game."""

    board: BoardFile[B]
    chart: ChartFile[B]
    draw: DrawFile[B]
    start: StartFile[S]
    codec: CodecFile[S, V]
    positions: PositionsFile[S]
    labels: LabelsFile[V, A]
    prompts: PromptsFile[V]
    picture: PictureFile[V]
    score_sheet: ScoreSheetFile[V]


class FiledGame(Game[S, V, A], Generic[S, V, A, B]):
    """A game whose parts are the files of its folder."""

    files: Files[S, V, A, B]

    def boards(self) -> tuple[str, ...]:
        folder = resources.files(f"satrap.games.{self.id}") / "boards"
        names = sorted(file.name.removesuffix(".toml") for file in folder.iterdir())
        standard = self.files.board.STANDARD
        return (standard, *(name for name in names if name != standard))

    def board(self, name: str) -> B:
        return self.files.board.packaged_board(name)

    def parse_board(self, text: str) -> B:
        return self.files.board.parse_board(text)

    def sheet(self, board: Board, language: str) -> str:
        drawn, draw = cast(B, board), self.files.draw
        return draw.draw_board(drawn, language, art=draw.art_of(drawn))

    def chart(self, board: Board, language: str) -> GameChart:
        return self.files.chart.chart(cast(B, board), language)

    def start(self, setup: Setup, chance: Chance) -> Step[S]:
        if setup.position is not None:
            return Step(self.load_state(setup, setup.position), ())
        told: list[Event] = []
        state = self.files.start.start(setup, chance, told)
        return Step(state, tuple(told))

    def named(self, view: V, names: tuple[str, ...]) -> V:
        config = cast(Any, view).config
        setup = replace(config.setup, seats=names)
        return cast(V, cast(Any, view)._replace(config=replace(config, setup=setup)))

    def label(self, view: V, action: A) -> Text:
        return self.files.labels.label(view, action)

    def prompt(self, view: V) -> Text:
        return self.files.prompts.prompt(view)

    def picture(self, view: V, language: str) -> str:
        return self.files.picture.picture(view, language)

    def score_sheet(self, view: V) -> tuple[Text, ...]:
        return self.files.score_sheet.score_sheet(view)

    def dump_state(self, state: S) -> Json:
        return self.files.codec.dump_state(state)

    def load_state(self, setup: Setup, data: Json) -> S:
        return self.files.positions.load_position(setup, data)

    def show(self, view: V) -> GameView:
        return self.files.codec.show(view)
