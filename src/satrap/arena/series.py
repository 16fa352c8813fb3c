"""A series of games between bots; the games differ only in their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from satrap.bots import Bot
from satrap.core.game import Setup
from satrap.core.options import OptionValue
from satrap.packs import get_pack
from satrap.packs.names import seat_name


@dataclass(frozen=True)
class Series:
    """What to play; it is sent to worker processes."""

    game: str
    bots: tuple[str, ...]  # per seat
    preset: str
    options: Mapping[str, OptionValue]
    board: str | None = field(repr=False)  # its name, or its whole text; None: the default one
    seed: int

    def find_bots(self) -> list[Bot]:
        """Return the bot of each seat, or raise BadSetup."""
        return [get_pack(self.game).bot(bot) for bot in self.bots]

    def setup(self) -> Setup:
        """Return the setup of every game, or raise BadSetup."""
        self.find_bots()
        game, names = get_pack(self.game).game, list[str]()
        for bot in self.bots:
            names.append(seat_name(bot, names))
        board = None
        if self.board is not None:
            is_named = self.board in game.boards()
            board = game.board(self.board) if is_named else game.parse_board(self.board)
        options = dict(self.options)
        return game.setup(tuple(names), preset=self.preset, options=options, board=board)
