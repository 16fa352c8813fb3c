"""Tables for tests, of every game, and people who play at them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator

from msgspec.structs import replace

from satrap.core.game import AnyGame, sample
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.acts import carry_out
from satrap.server.tables.commands import AnyCommand, Sender
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry, Chair, Opened
from satrap.server.tables.table import RUNNING, WAITING, Table

SERVER_SEED = bytes(range(32))
NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eris")


def opened(game: AnyGame, seats: int, preset: str = "standard", **rest: object) -> Opened:
    chairs = tuple(Chair(log.OPEN) for _ in range(seats))
    commitment = hashlib.sha256(SERVER_SEED).hexdigest()
    options = dict(game.setup(NAMES[:seats], preset=preset).options)
    board = game.boards()[0]
    entry = Opened(game.id, game.rules, preset, options, board, chairs, "Ana", True, commitment)
    now = {"log": log.LOG, "board_hash": game.board(board).hash}
    return replace(entry, **{**now, **rest})


def new_table(game: AnyGame, seats: int, preset: str = "standard", **rest: object) -> Table:
    """Return a table where everybody has sat down and the match has begun."""
    table = Table(SERVER_SEED)
    enter(table, opened(game, seats, preset, **rest))
    for seat, name in enumerate(NAMES[:seats]):
        do(table, name, ask.Sit(seat, name, seed=f"{seat:02x}" * 16))
    do(table, "Ana", ask.Start())
    assert table.status == RUNNING
    return table


def waiting_table(game: AnyGame, seats: int) -> Table:
    table = Table(SERVER_SEED)
    enter(table, opened(game, seats))
    assert table.status == WAITING
    return table


def do(table: Table, person: str, command: AnyCommand, seat: int | None = None) -> list[AnyEntry]:
    sender = Sender(person, person, seat, away=frozenset(NAMES))  # a bot may play for anybody
    return carry_out(table, sender, command)


def play_on(table: Table, generator: random.Random, plies: int = 100_000) -> Iterator[None]:
    """Let whoever owes a decision decide at random; some change their minds."""
    match = table.match
    assert match is not None
    while table.status == RUNNING and plies:
        seat = generator.choice(match.waiting())
        if match.ready() and generator.random() < 0.3:
            seat = generator.choice(match.ready())
        action = sample(match.legal(seat), generator)
        do(table, NAMES[seat], ask.Play([str(action)], match.ply))
        plies -= 1
        yield
