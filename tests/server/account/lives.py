"""A life on a server: somebody who leaves traces everywhere, and a search for all of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from satrap.cli.serving import FILE
from tests.server.api.people import Guest, Server
from tests.server.stories.tables import CARDS

NAME = "Quisquilia"
SEED = "5a" * 32
WORDS = ("zaffran at noon", "zaffran for watchers", "zaffran in a note", "zaffran was rude")


class Life:
    """Somebody at tables of every kind, with a friend who sees them there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.own, self.friend = self.arrive(NAME), Guest(server, "Ben")
        self.third = Guest(server, "Cleo")
        self.person = person_of(server, NAME)
        self.over = self._over()
        self.running = self._two(NAME, "Ben")
        self.alone = self._alone()
        self.third_played = self._three()
        self.waiting = self.own.open(CARDS, "open", "open")["id"]
        self.own.done(self.waiting, "sit", seat=0, name=NAME)
        self.joined = self.friend.open(CARDS, "open", "open")["id"]
        self.friend.done(self.joined, "sit", seat=0, name="Ben")
        self.own.done(self.joined, "sit", seat=1, name=NAME)
        self.watched = self._watched()
        record = self.own.get(f"/tables/{self.over}/record")
        self.imported = self.own.post("/records", record)["id"]
        self.proof = self.friend.web.get(f"/tables/{self.over}/proof").content
        self.third.post(f"/tables/{self.running}/reports", {"who": 0, "words": WORDS[3]})
        self.own.post(f"/tables/{self.running}/reports", {"who": 1, "words": WORDS[3]})
        self.friend.post(f"/tables/{self.third_played}/reports", {"who": 2, "words": "Slow."})

    def arrive(self, name: str) -> Guest:
        """Return the person whose life it is."""
        return Guest(self.server, name)

    def _two(self, *names: str) -> str:
        table = self.own.open(CARDS, "open", "open")["id"]
        for seat, guest in enumerate((self.own, self.friend)):
            guest.done(table, "sit", seat=seat, name=names[seat], seed=SEED)
        self.own.done(table, "start")
        self.own.done(table, "say", words=WORDS[0])
        self.friend.done(table, "say", words="Hello.")
        self.own.web.put(f"/tables/{table}/notes", json={"words": WORDS[2]}).raise_for_status()
        return str(table)

    def _over(self) -> str:
        """Return a match with a result, and with a chair kept for somebody at its rematch."""
        table = self._two(NAME, "Ben")
        self.friend.done(table, "resign")
        self.friend.post(f"/tables/{table}/rematch")
        return table

    def _alone(self) -> str:
        table = self.own.open(CARDS, "open", "random")["id"]
        self.own.done(table, "sit", seat=0, name=NAME)
        self.own.done(table, "start")
        return str(table)

    def _three(self) -> str:
        table = self.friend.open(CARDS, "open", "open", "open")["id"]
        for seat, guest in enumerate((self.friend, self.own, self.third)):
            guest.done(table, "sit", seat=seat, name=guest.name)
        self.friend.done(table, "start")
        self.own.done(table, "say", words=WORDS[0])
        return str(table)

    def _watched(self) -> str:
        """Return a table whose host has muted somebody who only watches."""
        table = self.friend.open(CARDS, "open", "random")["id"]
        self.friend.done(table, "sit", seat=0, name="Ben")
        self.friend.done(table, "start")
        self.own.done(table, "say", words=WORDS[1])
        handle = self.own.view(table)["said"][0]["by"]
        self.friend.done(table, "hush", who=handle, how="mute")
        return str(table)


def person_of(server: Server, name: str) -> str:
    """Return the id of a person."""
    with closing(sqlite3.connect(server.folder / FILE)) as connection:
        row = connection.execute("SELECT id FROM people WHERE name = ?", (name,)).fetchone()
    return str(row[0])


def traces(folder: Path, *marks: str | bytes) -> list[tuple[str, str | bytes]]:
    """Return which files hold which of these, as raw bytes anywhere in them, in any case."""
    found: list[tuple[str, str | bytes]] = []
    for file in sorted(folder.rglob("*")):
        content = file.read_bytes().lower() if file.is_file() else b""
        found += [(file.name, mark) for mark in marks if _raw(mark).lower() in content]
    return found


def _raw(mark: str | bytes) -> bytes:
    return mark.encode() if isinstance(mark, str) else mark


def marks_of(life: Life) -> tuple[str, ...]:
    """Return everything that must not be found anywhere any more."""
    return (NAME, "zaffran", life.person)


def forget(life: Life) -> Any:
    return life.own.web.post("/me/deletion", json={"name": NAME})
