"""Tries every cell of the policy on a server, and returns those that are wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from tests.server.access import policy
from tests.server.access.asking import (
    COMMANDS,
    SOCKET,
    Answer,
    Asker,
    ask_anywhere,
    ask_by_message,
    ask_command,
    ask_route,
)
from tests.server.access.policy import Row
from tests.server.access.scenes import DEVICE, HOST, SEAT, Cast, Scene
from tests.server.fuzz.serving import Watched

HEARD = "heard"  # done, but not stored
DONE = {"ok", HEARD, "watcher", "seat", "all"}
NEW = 201  # also done
NOT_THERE = "-"  # there is no such caller at such a table
BEFORE = {
    "full",
    "by invitation",
    "closed",
}  # states of a waiting table; the others are of a running one
LATER = ("away", "resigned")  # nobody is that before the start
OUTSIDE = ("nobody", "guest", "left")  # callers for whom a private table differs from a public one


class Cell(NamedTuple):
    """A request by a caller, and the word that should come back."""

    row: Row
    caller: str
    word: str

    @property
    def is_command(self) -> bool:
        return self.row.what in COMMANDS

    @property
    def changes(self) -> bool:
        """Say whether the request stores something when it is done."""
        is_kept = self.word in DONE - {HEARD}
        return is_kept and not self.row.name.startswith(("GET", "WS"))


class Checker:
    """Tries the cells for tables of one kind."""

    def __init__(self, server: Watched, is_public: bool, status: str) -> None:
        self.server, self.cast = server, Cast(server)
        self.is_public, self.status = is_public, status
        self.statuses = policy.answers()
        self.scenes: dict[tuple[str, str], Scene] = {}
        self.wrong: list[str] = []
        self.count = 0

    def run(self, only: str = "") -> None:
        """Try everything, or only the rows that contain certain words."""
        cells = list(cells_of(self.is_public, self.status))
        closed = {c.caller for c in cells if c.row.what == f"`{SOCKET}`" and c.word == "closed"}
        for cell in (cell for cell in cells if only in cell.row.what):
            if not cell.is_command:
                asker = self._asker(cell, self._scene(cell, ""))
                self._try(cell, cell.word, asker, partial(ask_route, asker, cell.row.what))
                continue
            self._command(cell, cell.word, ask_command)
            word = "closed" if cell.caller in closed else cell.word
            self._command(cell, word, ask_by_message)

    # One cell

    def _try(self, cell: Cell, word: str, asker: Asker, ask: Callable[[], Answer]) -> None:
        """Send the request, and note what is wrong: the word, the status, or what was stored."""
        before = self.server.stored_at(asker.scene.id)
        answer = ask()
        is_changed = self.server.stored_at(asker.scene.id) != before
        self.count += 1
        place = f"{cell.row.what}, {self._table()}, {cell.caller}"
        if answer.word != ("ok" if word == HEARD else word):
            self.wrong.append(f"{place}: {answer.word}, not {word}")
        elif answer.status not in (None, NEW, self.statuses[word]):
            self.wrong.append(f"{place}: {answer.word} with status {answer.status}")
        may_change = cell.changes and word in DONE
        if is_changed and not may_change:
            self.wrong.append(f"{place}: something was stored")
        if cell.is_command and may_change and not is_changed:
            self.wrong.append(f"{place}: nothing was stored")

    def _table(self) -> str:
        return f"{'public' if self.is_public else 'private'} and {self.status}"

    def _command(self, cell: Cell, word: str, ask: Callable[..., Answer]) -> None:
        """Send a command, to a new table if it will change it."""
        way = COMMANDS[cell.row.what]
        is_new = cell.changes and self.status != "over"
        scene = (self._new if is_new else self._scene)(cell, self._state(way.state))
        asker = self._asker(cell, scene)
        self._try(cell, word, asker, partial(ask, asker, cell.row.what, way.fields(scene)))

    def _asker(self, cell: Cell, scene: Scene) -> Asker:
        link = scene.link if cell.caller.endswith("with the link") else ""
        return Asker(scene, self.cast[cell.caller], link, scene.own).at(cell.row.what)

    # Tables

    def _state(self, state: str) -> str:
        fits = self.status == ("waiting" if state in BEFORE else "running")
        return state if fits else ""

    def _scene(self, cell: Cell, state: str) -> Scene:
        """Return a table shared by all callers who change nothing."""
        kind = (state, cell.caller if cell.caller in (DEVICE, "seat") else "")
        if kind not in self.scenes:
            self.scenes[kind] = self._new(cell, state)
        return self.scenes[kind]

    def _new(self, cell: Cell, state: str) -> Scene:
        turn = SEAT if cell.caller == "seat" else HOST
        is_device = cell.caller == DEVICE
        return Scene(self.cast, self.is_public, self.status, state, turn, is_device)


def cells_of(is_public: bool, status: str) -> Iterator[Cell]:
    """Yield the cells of the page for tables of one kind."""
    for title in (policy.PUBLIC,) if is_public else (policy.PUBLIC, policy.PRIVATE):
        for row in policy.section(title):
            for caller, word in row.cells.items():
                is_here = is_public or title == policy.PRIVATE or caller not in OUTSIDE
                is_early = status == "waiting" and caller in LATER
                if word == NOT_THERE or is_early:
                    continue
                if is_here and status in policy.statuses(row):
                    yield Cell(row, caller, word)


def wrong_without_table(server: Watched) -> list[str]:
    """Try what needs no table, and return what is wrong."""
    statuses, wrong = policy.answers(), []
    for row in policy.section(policy.NOWHERE):
        for caller, word in row.cells.items():
            answer = ask_anywhere(Cast(server)[caller], row.name)
            if (answer.word, answer.status) not in ((word, statuses[word]), (word, NEW)):
                wrong.append(f"{row.what}, {caller}: {answer}, not {word}")
    return wrong
