"""Faults to plant in a server, to show that the suites would find them.

Each changes one thing in the server's own process, before it serves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.cli import main
from satrap.core.errors import SatrapError
from satrap.server import hall
from satrap.server.api import games, people, routes, sockets
from satrap.server.errors import Forbidden
from satrap.server.tables import commands as ask
from satrap.server.tables import conditions, effects, permissions
from satrap.server.tables import entries as log
from satrap.server.tables.permissions import Read
from satrap.server.tables.table import RUNNING, Table
from tests.server.advisers import install

Fault = Callable[[], None]
FAULTS: dict[str, Fault] = {}
KEPT: list[Any] = []


def fault(plant: Fault) -> Fault:
    FAULTS[plant.__name__] = plant
    return plant


def serve(name: str) -> None:
    """Run the program with a fault, or as it is; advice takes no time in it."""
    install(pytest.MonkeyPatch())
    if name:
        FAULTS[name]()
    main()


def around(place: Any, name: str, change: Callable[..., Any]) -> None:
    """Wrap a function: `change` gets the function, and its arguments."""
    inner = getattr(place, name)
    setattr(place, name, lambda *args, **rest: change(inner, *args, **rest))


# Who may do what


@fault
def records_are_open_before_the_end() -> None:
    begun = conditions.when(lambda table: table.match is not None, Forbidden, "server-not-over")
    permissions.REQUESTS = {**permissions.REQUESTS, Read.RECORD: (begun,)}


@fault
def private_tables_are_open_to_all() -> None:
    around(permissions, "admitted", lambda inner, case: None)


@fault
def strangers_are_taken_for_the_first_seat() -> None:
    def seat_of(inner: Any, table: Table, *args: Any) -> Any:
        found = inner(table, *args)
        return 0 if found is None and table.status == RUNNING else found

    around(Table, "seat_of", seat_of)


@fault
def anybody_may_start() -> None:
    permissions.COMMANDS = {**permissions.COMMANDS, ask.Start: ()}


@fault
def who_left_keeps_the_chair() -> None:
    def leave(table: Any, entry: log.Left) -> None:
        table.place(entry.seat).name = ""

    effects._EFFECTS = {**effects._EFFECTS, log.Left: leave}


@fault
def a_refusal_is_stored() -> None:
    async def act(inner: Any, self: Any, *args: Any) -> Any:
        try:
            return await inner(self, *args)
        except SatrapError:
            await self.store.ping()
            raise

    around(hall.Hall, "act", act)


# What is answered


@fault
def some_names_fail() -> None:
    def made(inner: Any, value: Any) -> Any:
        if not value.name.isascii():
            raise KeyError(value.name)
        return inner(value)

    around(people, "Made", made)


@fault
def health_has_another_form() -> None:
    around(games, "Health", lambda inner, *args: {"ok": "yes"})


@fault
def every_name_is_taken() -> None:
    def parse(inner: Any, body: Any, kind: Any) -> Any:
        return people.Coming("Ana") if kind is people.Coming else inner(body, kind)

    around(routes, "parse", parse)


# Frames


@fault
def some_frames_raise() -> None:
    def parse(inner: Any, message: Any, kind: Any) -> Any:
        if "NaN" in str(message):
            raise ValueError("NaN")
        return inner(message, kind)

    around(sockets, "parse", parse)


@fault
def several_plays_happen_by_halves() -> None:
    inner = effects._EFFECTS[log.Played]

    def play(table: Any, entry: log.Played) -> None:
        inner(table, replace(entry, plays=entry.plays[:1]))

    effects._EFFECTS = {**effects._EFFECTS, log.Played: play}


@fault
def what_is_late_is_done() -> None:
    around(hall, "check_version", lambda inner, *args: None)


@fault
def frames_are_kept_for_ever() -> None:
    def parse(inner: Any, message: Any, kind: Any) -> Any:
        KEPT.append(bytearray(200_000))
        return inner(message, kind)

    around(sockets, "parse", parse)
