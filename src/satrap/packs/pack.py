"""A pack: everything on offer for one game. Each part is loaded when it is first used.

Parts are found by name, the same for every game. `games/<id>` has `GAME`. All others are optional:
`board_facts.py`, `draw.py`, `tally.py` and `openings.py` beside its rules, `LEVELS` in
`bots/<id>`, and `advising.py` beside its bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from satrap.core.errors import BadSetup
from satrap.core.fact import Fact
from satrap.core.game import AnyGame, Board, Event, Seat
from satrap.core.tally import Tally
from satrap.core.text import Text

if TYPE_CHECKING:
    from satrap.bots import Bot
    from satrap.bots.advice import Adviser
    from satrap.games.drawing.relief import Art


class Pack:
    """One game: its rules, boards, tally, levels and adviser."""

    def __init__(self, id: str) -> None:
        self.id = id

    @cached_property
    def game(self) -> AnyGame:
        """Return its rules."""
        game: AnyGame = import_module(f"satrap.games.{self.id}").GAME
        return game

    def facts(self, board: Board) -> list[Fact]:
        """Return the facts about a board, and whether it agrees with them."""
        module = _load(f"satrap.games.{self.id}.board_facts")
        facts: list[Fact] = module.facts(board) if module else []
        return facts

    def draw(self, board: Board, language: str) -> str:
        """Return a self-contained picture of a board (SVG); empty if there is none."""
        module = _load(f"satrap.games.{self.id}.draw")
        picture: str = module.draw_board(board, language) if module else ""
        return picture

    @cached_property
    def art(self) -> Mapping[str, Art]:
        """Return the pictures that the sheets of its boards use, by name."""
        module = _load(f"satrap.games.{self.id}.draw")
        if module is None:
            return {}
        found = (module.art_of(self.game.board(name)) for name in self.game.boards())
        return {art.name: art for art in found if art}

    @cached_property
    def tally(self) -> Tally | None:
        """Return what it counts in its matches besides wins and points."""
        module = _load(f"satrap.games.{self.id}.tally")
        return Tally(module.count, module.tables) if module else None

    def opening(self, event: Event) -> tuple[Seat, Text] | None:
        """Return the seat whose opening an event shows, and the opening in words."""
        module = _load(f"satrap.games.{self.id}.openings")
        found: tuple[Seat, Text] | None = module.opening(event) if module else None
        return found

    @cached_property
    def levels(self) -> Mapping[str, Bot]:
        """Return the bots that people can choose, the easiest first; the random one if none."""
        module = _load(f"satrap.bots.{self.id}")
        levels: Mapping[str, Bot] = module.LEVELS if module else _blind()
        return levels

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Return all bots by name, including the random one, which people cannot choose."""
        return {**_blind(), **self.levels}

    def bot(self, name: str) -> Bot:
        """Return a bot by its name, or raise BadSetup."""
        if name not in self.bots:
            raise BadSetup("unknown-bot", bot=name, bots=", ".join(self.levels))
        return self.bots[name]

    @cached_property
    def can_advise(self) -> bool:
        """Say whether there is advice; loads nothing."""
        return _is_there(f"satrap.bots.{self.id}.advising")

    @cached_property
    def adviser(self) -> Adviser:
        """Return the adviser; loads machine code."""
        adviser: Adviser = import_module(f"satrap.bots.{self.id}.advising").ADVISER
        return adviser


def _blind() -> Mapping[str, Bot]:
    """Return the random bot, which can play any game."""
    bots: Mapping[str, Bot] = import_module("satrap.bots.random").EVERYWHERE
    return bots


def _load(module: str) -> ModuleType | None:
    """Return an optional part, or None if the game lacks it."""
    return import_module(module) if _is_there(module) else None


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its folder
        return False
