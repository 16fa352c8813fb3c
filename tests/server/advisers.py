"""An adviser for both games that needs no machine code, and servers that use it.

What it says depends only on the view and on its dice. `python -m tests.server.advisers` is the
process of an analysis that uses it.
"""

from __future__ import annotations

import random
import sys
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.analysis import __main__ as process
from satrap.bots.advice import Advice, Phrase, Suggestion, Verdict
from satrap.cli import main as satrap
from satrap.core.game import AnyGame
from satrap.core.text import text
from satrap.packs import get_pack
from satrap.server import analyses, hall, hints
from satrap.server.aside import Aside, Outcome, Work, timed
from tests.offered import GAMES
from tests.server.api.people import Server

MOST = 5  # suggestions


class Quick:
    """Guesses, looking at nothing but the legal actions."""

    def advise(self, view: Any, generator: random.Random) -> Advice:
        legal = game_of(view).legal_in(view)
        lines = [line(str(action), generator) for action in islice(legal, MOST)]
        lines.sort(key=lambda each: -each.chance)
        return Advice(tuple(lines), text("name", name="matters"))

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Verdict:
        assert played[0] in game_of(view).legal_in(view)
        done = replace(line(str(played[0]), generator), then=())
        lines = [replace(each, then=()) for each in self.advise(view, generator).lines]
        best = max([done, *lines], key=lambda each: each.chance)
        return Verdict(done, best, (best.chance,))

    def compare(self, *given: Any) -> None:
        """Say that there is nothing more to be found out."""

    def phrases(self, *given: Any) -> tuple[Phrase, ...]:
        return ()

    def chances(self, view: Any, generator: random.Random) -> tuple[float, ...]:
        parts = [generator.random() for _ in game_of(view).scores(view)]
        return tuple(part / sum(parts) for part in parts)

    def lighter(self, part: int) -> Quick:
        return self


def line(action: str, generator: random.Random) -> Suggestion:
    reason = text("name", name="reason")
    return Suggestion(action, ("pass",), generator.random(), 0.1, generator.uniform(-9, 9), reason)


def game_of(view: Any) -> AnyGame:
    return next(game for game in GAMES.values() if f".{game.id}." in type(view).__module__)


ADVISER = Quick()


class Inline(Aside):
    """Works in this process: hundreds of servers in one test need no process each."""

    def run(self, work: Work, thread: int) -> Outcome:
        return timed(work)


def install(patch: pytest.MonkeyPatch) -> None:
    """Make everybody in this process use the quick adviser."""
    patch.setattr(hall, "Aside", Inline)
    for game in GAMES:
        patch.setitem(vars(get_pack(game)), "adviser", ADVISER)
    patch.setattr(hints, "prepare_aside", lambda game, is_wanted: None)
    patch.setattr(process, "prepare", lambda game: None)
    patch.setattr(analyses, "COMMAND", (sys.executable, "-m", "tests.server.advisers"))


def serve() -> None:
    install(pytest.MonkeyPatch())
    satrap()


class Advised(Server):
    """A server on which hints and analyses take no time."""

    def start(self) -> None:
        self._start(serve, "--web", str(self.folder / "no-page"), *self.more)


if __name__ == "__main__":
    install(pytest.MonkeyPatch())
    process.main()
