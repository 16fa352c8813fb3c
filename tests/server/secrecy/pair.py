"""Plays a course in two worlds, and compares every byte that each observer receives."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import chain, count
from typing import Any

from satrap.core.game import PUBLIC, Json, Observer
from tests.server.secrecy.course import TABLE, Course, Step
from tests.server.secrecy.elsewhere import NEWS, PROBES
from tests.server.secrecy.probes import Probe, probes
from tests.server.secrecy.watching import Watching
from tests.server.secrecy.wire import Reply
from tests.server.secrecy.world import ANYBODY, HOST, NAMES, World, Worlds

COMPARED, BYTES = "moments of an observer", "bytes"
DIFFERENT, LOGGED = "where the worlds differ", "where only their logs differ"


class Leak(AssertionError):
    """An observer could tell two worlds apart, or do something that would allow it to."""


class Broken(AssertionError):
    """Something did not go as it must."""


class Pair:
    """A course in two worlds."""

    differences = "&patch=1"

    def __init__(
        self, worlds: Worlds, course: Course, number: int, *, is_near: bool = False
    ) -> None:
        """`is_near`: from this machine everybody may see the metrics, so nobody requests them."""
        self.worlds, self.course, self.is_near = worlds, course, is_near
        self.generator = random.Random(f"probes/{number}")
        self._aside = random.Random(f"elsewhere/{number}")
        self._asked_all: set[Observer] = set()
        self.counts: Counter[str] = Counter()
        self._keys = (f"k{number}-{n}" for n in count())
        self._acted: dict[Observer, Json] = {}
        self.has_other_log = False  # something was done in one world only

    async def play(self) -> Counter[str]:
        """Go through the course; raise Leak where an observer can tell the worlds apart."""
        await self._sit_down()
        others = [seat for seat in self.course.seats if seat not in self.course.observers]
        self.others = [await self._watch(world, seat) for seat in others for world in self.worlds]
        self.watching = {
            observer: [await self._watch(world, observer) for world in self.worlds]
            for observer in self.course.observers
        }
        try:
            self._compare_handshakes()
            await self._compare("at first")
            for number, step in enumerate(self.course.steps()):
                await self._take(step)
                for other in self.others:
                    await other.drain()
                await self._ask_beside()
                await self._compare(f"{number}: {step}")
        finally:
            await self._leave()
        return self.counts

    async def _both(self, do: Callable[[World], Awaitable[Any]]) -> Any:
        return await asyncio.gather(*(do(world) for world in self.worlds))

    # Before and after

    async def _sit_down(self) -> None:
        for number, world in enumerate(self.worlds):
            await world.open(self.course.opening(number))
        for seat in self.course.seats:
            await self._done(seat, {"do": "sit", "seat": seat, "name": NAMES[seat]})
        await self._done(HOST, {"do": "start"})

    async def _done(self, who: Observer, command: Json) -> None:
        key = next(self._keys)
        for reply in await self._both(lambda world: world.act(who, key, command)):
            if reply.status != 200:
                raise Broken(command, reply)

    async def _watch(self, world: World, observer: Observer) -> Watching:
        path = f"{TABLE}/ws?link={{link}}"
        first = ANYBODY if observer == PUBLIC else observer
        sockets = [
            await world.connect(first, path),
            await world.connect(observer, path + self.differences),
        ]
        return Watching(world, observer, sockets)

    async def _leave(self) -> None:
        """Close all connections, and the table: it must not stay in the lobby."""
        for each in chain(self.others, *self.watching.values()):
            for socket in each.sockets:
                await socket.close()
        for seat in self.course.seats:
            for world in self.worlds:
                await world.act(seat, "abandon", {"do": "abandon"})

    # Taking steps

    async def _take(self, step: Step) -> None:
        """Carry out a step; an observer gets the same answer in both worlds."""
        key, (one, other) = next(self._keys), step.commands
        self.has_other_log |= one != other and not step.is_refused
        if step.who in self.course.observers and one == other:
            await self._act_as_observer(step, key)
            return
        for world, command in zip(self.worlds, step.commands, strict=True):
            if command is not None:
                reply = await self._tell(world, step, key, command)
                if reply.status == 200 and step.is_refused:
                    raise Leak(f"not refused: {step}, {reply}")
                if reply.status != 200 and not step.is_refused:
                    raise Broken(step, reply)

    async def _tell(self, world: World, step: Step, key: str, command: Json) -> Reply:
        if step.path:
            return await world.ask(step.who, "PUT", step.path, command)
        return await world.act(step.who, key, command)

    async def _act_as_observer(self, step: Step, key: str) -> None:
        """Send a command over HTTP or over one of the two connections."""
        request = {"key": key, "command": step.commands[0]}
        self._acted[step.who] = request
        way = self.generator.randrange(1 if step.who == PUBLIC else 0, 3)
        if way < 2:  # the answer arrives before anybody else looks
            for each in self.watching[step.who]:
                await each.sockets[way].send(json.dumps(request))
            got = [await each.drain(way) for each in self.watching[step.who]]
            self._check(step.who, f"{step}", "answer over WebSocket", *got)
            return
        path = f"{TABLE}/act?link={{link}}"
        one, other = [
            await each.ask("POST", path, request, "en") for each in self.watching[step.who]
        ]
        self._check(step.who, f"{step}", "acknowledgement", one, other)
        if one.status != 200:
            raise Broken(step, one)

    async def _ask_beside(self) -> None:
        """Let somebody who is not an observer look around in one world only: nobody else notices.

        Nor does anybody notice when one of the servers has to reload a table from its log.
        """
        if self.generator.random() < 0.05 and self.course.clock is None:
            self.generator.choice(self.worlds).forget()
        others = [seat for seat in self.course.seats if seat not in self.course.observers]
        if others and self.generator.random() < 0.3:
            seat, world = self.generator.choice(others), self.generator.choice(self.worlds)
            for probe in probes(self.course, seat, self.generator)[:5]:
                if probe.method == "GET":
                    await world.ask(seat, "GET", probe.path)
            words = {"words": f"Mine: {self.generator.random()}"}
            await world.ask(seat, "PUT", f"{TABLE}/notes", words)

    # Comparing

    def _compare_handshakes(self) -> None:
        for observer, pair in self.watching.items():
            got = [[each.world.mask.of_headers(s.handshake) for s in each.sockets] for each in pair]
            self._check(observer, "at first", "handshakes", *got)

    async def _compare(self, when: str) -> None:
        is_other = self.course.is_other()
        for observer in self.course.observers:
            one, other = self.watching[observer]
            got = await asyncio.gather(one.drain(), other.drain())
            self._check(observer, when, "messages", *got)
            await self._ask_all(observer, when)
            await self._ask_elsewhere(observer, when, is_other=is_other)
            self.counts[COMPARED] += 1
            self.counts[DIFFERENT] += is_other
            self.counts[LOGGED] += self.has_other_log and not is_other

    async def _ask_all(self, observer: Observer, when: str) -> None:
        asked = probes(self.course, observer, self.generator)
        for probe in asked:
            if probe.name == "metrics" and self.is_near:
                continue
            path, body, language = probe.path, probe.body, probe.language
            if path.startswith(f"{TABLE}/act") and self.generator.random() < 0.4:
                await self._ask_by_socket(observer, when, probe)
                continue
            one, other = [
                await each.ask(probe.method, path, body, language)
                for each in self.watching[observer]
            ]
            self._check(observer, when, str(probe), one, other)
            if probe.is_refused and one.status < 400:
                raise Leak(f"not refused: {probe}, {one}")
        if observer in self._acted and self.generator.random() < 0.1:
            path = f"{TABLE}/act?link={{link}}"
            got = [
                await each.ask("POST", path, self._acted[observer], "en")
                for each in self.watching[observer]
            ]
            self._check(observer, when, "the same key again", *got)

    async def _ask_elsewhere(self, observer: Observer, when: str, *, is_other: bool) -> None:
        """Ask for everything else once while the worlds differ, and now and then for some of it."""
        is_first = is_other and observer not in self._asked_all
        some = [self._aside.choice(PROBES)] if self._aside.random() < 0.3 else []
        for probe in PROBES if is_first else some:
            got = [
                world.elsewhere.reply(await world.ask(observer, "GET", probe.path))
                for world in self.worlds
            ]
            self._check(observer, when, str(probe), *got)
        if is_first:
            self._asked_all.add(observer)
            self._check(
                observer, when, "news", *[await self._news(observer, w) for w in self.worlds]
            )

    async def _news(self, observer: Observer, world: World) -> list[list[bytes]]:
        """Return the first message of somebody's news."""
        socket = await world.connect(observer, NEWS)
        told = await socket.receive()
        await socket.close()
        return [[world.elsewhere.body(told)]]

    async def _ask_by_socket(self, observer: Observer, when: str, probe: Probe) -> None:
        """Send a request that must be refused over the connection with differences."""
        body = probe.body if isinstance(probe.body, bytes) else json.dumps(probe.body).encode()
        watching = self.watching[observer]
        for each in watching:
            await each.sockets[1].send(body.decode())
        one, other = [await each.drain(1) for each in watching]
        self._check(observer, when, f"over WebSocket, {probe}", one, other)
        if sum(message.startswith(b'{"refused"') for message in one[1]) < 2:  # and the fence
            raise Leak(f"not refused: {probe}, {one}")

    def _check(self, observer: Observer, when: str, what: str, one: Any, other: Any) -> None:
        self.counts[BYTES] += _size(one)
        if one != other:
            name = NAMES[observer]
            raise Leak(f"{name} can tell by {what}, {when}:\n{apart(one, other)}")


def _size(got: Any) -> int:
    if isinstance(got, Reply):
        return len(got.body) + sum(len(name) + len(value) for name, value in got.headers)
    return sum(len(part) for parts in got for part in parts)


def apart(one: Any, other: Any) -> str:
    """Return the two texts from shortly before they differ."""
    texts = [repr(got) for got in (one, other)]
    pairs = enumerate(zip(*texts, strict=False))
    place = next((n for n, (a, b) in pairs if a != b), min(map(len, texts)))
    return "\n".join(text[max(0, place - 60) : place + 120] for text in texts)
