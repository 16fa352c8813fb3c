"""No move waits for a push service, a mail server or a webhook, even if none of them answers."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection

from satrap.core.game import sample
from satrap.server.mail import parse_post
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.store.credentials import set_address
from satrap.server.store.interface import Person
from satrap.server.store.targets import Given, add_target
from satrap.server.store.tastes import set_taste
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tastes import PAUSES, Taste
from tests.offered import GAMES
from tests.server.api.inside import Inside, inside
from tests.server.receivers import Browser, Receiver, receiving

MOVES, SOON = 30, 1.0  # and seconds until each is acknowledged
PATIENCE = 60  # seconds until something was sent, on a busy machine


async def everywhere(server: Inside, name: str, receiver: Receiver) -> Person:
    """Return somebody who wants to hear everything at once, by every way."""
    await server.guest(name)
    store, person = server.state.store, (await server.state.order.find(name))[0].person
    found = await store.person(person)
    device = (await store.devices(person, b""))[0].id
    assert found is not None

    def write(to: Connection) -> None:
        set_taste(to, person, Taste(mails="each"))
        set_address(to, person, f"{name}@example.org", 0)
        keys = Browser().keys()
        for number in range(8):
            given = Given(**keys, device=device, origin="https://x.org")
            add_target(to, person, "push", f"{receiver.url}{name}{number}", given, "en", 0)
            hook = f"{receiver.url}hook/{name}{number}"
            add_target(to, person, "webhook", hook, Given(style="slack"), "en", 0)
        add_target(to, person, "mail", name, Given(origin="https://x.org"), "en", 0)

    await store.writer.submit(write)
    return found


class Play:
    """A match of two people, without a clock."""

    def __init__(self, server: Inside, people: list[Person]) -> None:
        self.hall, self.people, self.chance = server.state.hall, people, random.Random(1)

    async def begin(self) -> None:
        """Play until it is the turn of the second one, who hears of it."""
        opening = Opening(next(iter(GAMES)), [Seating("open")] * 2, starter=0)
        self.match = await self.hall.open(self.people[0].id, opening)
        for seat, person in enumerate(self.people):
            await self._act(seat, ask.Sit(seat, person.name))
        await self._act(0, ask.Start())
        while await self.move() == 0:
            pass
        assert await self._waiting() == 1

    async def move(self) -> int:
        """Let whoever has to decide do so; return whose turn it is then."""
        seat = await self._waiting()
        async with self.hall.held(self.match) as (_, standing):
            running = standing.table.running()
            command = ask.Play([str(sample(running.legal(seat), self.chance))], running.ply)
        await self._act(seat, command)
        return await self._waiting()

    async def _waiting(self) -> int:
        async with self.hall.held(self.match) as (_, standing):
            return min(standing.table.running().waiting())

    async def _act(self, seat: int, command: ask.AnyCommand) -> None:
        request = Request(f"key {self.chance.random()}", command)
        await self.hall.act(self.match, self.people[seat], request)


def test_moves_are_acknowledged_at_once_while_nobody_out_there_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for way in PAUSES:
        monkeypatch.setitem(PAUSES, way, 0)

    async def run(receiver: Receiver, silent: socket.socket) -> None:
        post = parse_post(f"smtp://127.0.0.1:{silent.getsockname()[1]}", "satrap@example.org")
        async with inside(tmp_path, calls_inside=True, mail=post) as server:
            people = [await everywhere(server, name, receiver) for name in ("ana", "ben")]
            play, taken = Play(server, people), list[float]()
            await play.begin()
            until = time.monotonic() + PATIENCE
            while len({call.path for call in receiver.calls}) < 16 or not await knocked(silent):
                assert time.monotonic() < until, "nothing was sent"
                await asyncio.sleep(0.05)
            for _ in range(MOVES):
                began = time.monotonic()
                await play.move()
                taken.append(time.monotonic() - began)
            receiver.goes_on.set()
            silent.close()
            for each in KEPT:
                each.close()
        assert max(taken) < SOON, taken

    with receiving() as receiver, socket.socket() as silent:
        receiver.hang()
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        silent.setblocking(False)
        monkeypatch.setattr("satrap.server.calling.SECONDS", 3.0)
        monkeypatch.setattr("satrap.server.mail.SECONDS", 3.0)
        asyncio.run(run(receiver, silent))


async def knocked(silent: socket.socket) -> bool:
    """Say whether somebody wants to bring a letter; they get no answer."""
    found = silent.dup()
    try:
        connection, _ = found.accept()
    except BlockingIOError:
        return False
    finally:
        found.close()
    KEPT.append(connection)
    return True


KEPT = list[socket.socket]()  # connections that are never answered
