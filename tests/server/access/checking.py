"""Tries every cell of the policy on a server, and returns those that are not as they should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.server.access import policy
from tests.server.access.asking import (
    COMMANDS,
    SOCKET,
    Answer,
    ask_anywhere,
    ask_by_message,
    ask_command,
    ask_route,
)
from tests.server.access.policy import Row
from tests.server.access.scenes import SEAT, Cast, Scene
from tests.server.fuzz.serving import Watched

DONE = {"ok", "watcher", "seat", "all"}
NEW = 201  # also done
NOT_THERE = "-"  # there is no such caller at such a table
BEFORE = {"full", "by invitation"}  # states of a table that waits; the others are of one that runs
SEATED = ("seat", "host", "resigned")  # with them a private table is as a public one
NOT_YET = {  # where the server does not keep to the policy yet: who gave up can still do these
    ("`play`", "resigned"),
    ("`play` again, sealed", "resigned"),
    ("`withdraw`", "resigned"),
    ("`undo`", "resigned"),
    ("`askundo`", "resigned"),
    ("`answerundo`", "resigned"),
    ("`resign`", "resigned"),
    ("`abandon`", "resigned"),
}


class Cell(NamedTuple):
    """Who asks what, and the word that should come back."""

    row: Row
    caller: str
    word: str

    @property
    def is_command(self) -> bool:
        return self.row.what in COMMANDS


class Checker:
    """Tries the cells for tables of one kind."""

    def __init__(self, server: Watched, is_public: bool, status: str) -> None:
        self.server, self.cast = server, Cast(server)
        self.is_public, self.status = is_public, status
        self.statuses = policy.answers()
        self.scenes: dict[str, Scene] = {}
        self.wrong: list[str] = []
        self.count = 0

    def run(self, only: str = "") -> None:
        """Try everything, or only the rows that have certain words in them."""
        cells = list(cells_of(self.is_public, self.status))
        closed = {c.caller for c in cells if c.row.name == SOCKET and c.word == "closed"}
        for cell in (cell for cell in cells if only in cell.row.what):
            if not cell.is_command:
                self._try(cell, cell.word, self._route(cell))
                continue
            self._try(cell, cell.word, self._command(cell, ask_command))
            word = "closed" if cell.caller in closed else cell.word
            self._try(cell, word, self._command(cell, ask_by_message))

    # One cell

    def _try(self, cell: Cell, word: str, ask: Callable[[], Answer]) -> None:
        """Ask, and note what is wrong: the word, the status, or what was stored."""
        before = self.server.stored()
        answer = ask()
        is_changed = self.server.stored() != before
        self.count += 1
        place = f"{cell.row.what}, {self._table()}, {cell.caller}"
        if answer.word != word:
            self.wrong.append(f"{place}: {answer.word}, not {word}")
        elif answer.status not in (None, self.statuses[word]):
            self.wrong.append(f"{place}: {answer.word} with status {answer.status}")
        if is_changed != (cell.is_command and word in DONE):
            self.wrong.append(f"{place}: {'something' if is_changed else 'nothing'} was stored")

    def _table(self) -> str:
        return f"{'public' if self.is_public else 'private'} and {self.status}"

    def _route(self, cell: Cell) -> Callable[[], Answer]:
        scene = self._scene("")
        guest, link = self.cast[cell.caller], _link(scene, cell.caller)
        return lambda: ask_route(scene, guest, link, cell.row.what)

    def _command(self, cell: Cell, ask: Callable[..., Answer]) -> Callable[[], Answer]:
        """Return how to send a command: to a table of its own, if it will change it."""
        way = COMMANDS[cell.row.what]
        if cell.word in DONE and self.status != "over":
            turn = SEAT if cell.caller == "seat" else 0
            scene = self._new(self._state(way.state), turn)
        else:
            scene = self._scene(self._state(way.state))
        guest, link, fields = self.cast[cell.caller], _link(scene, cell.caller), way.fields(scene)
        return lambda: ask(scene, guest, link, cell.row.what, fields)

    # Tables

    def _state(self, state: str) -> str:
        fits = self.status == ("waiting" if state in BEFORE else "running")
        return state if fits else ""

    def _scene(self, state: str) -> Scene:
        if state not in self.scenes:
            self.scenes[state] = self._new(state, 0)
        return self.scenes[state]

    def _new(self, state: str, turn: int) -> Scene:
        return Scene(self.cast, self.is_public, self.status, state, turn)


def cells_of(is_public: bool, status: str) -> Iterator[Cell]:
    """Yield the cells of the page for tables of one kind."""
    for title in (policy.PUBLIC,) if is_public else (policy.PUBLIC, policy.PRIVATE):
        for row in policy.section(title):
            for caller, word in row.cells.items():
                is_here = is_public or title == policy.PRIVATE or caller in SEATED
                is_kept = status != "running" or (row.what, caller) not in NOT_YET
                if is_here and is_kept and status in policy.statuses(row) and word != NOT_THERE:
                    yield Cell(row, caller, word)


def _link(scene: Scene, caller: str) -> str:
    return scene.link if caller.endswith("with the link") else ""


def wrong_without_table(server: Watched) -> list[str]:
    """Try what needs no table, and return what is wrong."""
    statuses, wrong = policy.answers(), []
    for row in policy.section(policy.NOWHERE):
        for caller, word in row.cells.items():
            answer = ask_anywhere(Cast(server)[caller], row.what)
            if (answer.word, answer.status) not in ((word, statuses[word]), (word, NEW)):
                wrong.append(f"{row.what}, {caller}: {answer}, not {word}")
    return wrong
