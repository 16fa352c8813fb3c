"""Interleavings of five people at a table: choose, change one's mind, withdraw, reconnect."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from tests.server.api.at_once import Person, pick
from tests.server.api.at_once_findings import (
    EARLY,
    GAME,
    LOST,
    NAMES,
    SEATS,
    SPLITS,
    Fault,
    Findings,
)
from tests.server.api.people import Guest, Json, Server

AT_A_TABLE = 10  # rounds; between two of them all agree to go back and choose again
TOGETHER = 10  # tables at the same time
STEPS = ("choose", "choose", "withdraw", "repeat", "reconnect", "break off", "watch", "wait")
BOXES = ("order", "army", "temple", "city")


def run(server: Server, interleavings: int, first: int = 0) -> Findings:
    """Play this many rounds, at several tables at the same time."""
    return asyncio.run(_run(server, interleavings, first))


async def _run(server: Server, interleavings: int, first: int) -> Findings:
    findings = Findings()
    guests = [Guest(server, name) for name in NAMES]
    tables = iter(range(-(-interleavings // AT_A_TABLE)))

    async def play_tables() -> None:
        for number in tables:
            with suppress(Fault):
                left = interleavings - number * AT_A_TABLE
                await Table(findings, guests, first + number).play(min(AT_A_TABLE, left))

    await asyncio.gather(*(play_tables() for _ in range(TOGETHER)))
    return findings


class Table:
    """One table: five seats and a watcher who stays."""

    def __init__(self, findings: Findings, guests: list[Guest], number: int) -> None:
        self.findings, self.guests = findings, guests
        self.generator = random.Random(f"at once/{number}")
        self.people: list[Person] = []
        self.passers: list[Person] = []
        host = guests[0]
        self.id = host.open(GAME, *["open"] * SEATS, starter=0, preset="short")["id"]
        self.address = f"{host.server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/ws"

    async def play(self, rounds: int) -> None:
        """Play rounds until something is wrong."""
        try:
            async with asyncio.TaskGroup() as self.group:
                await self._sit()
                for number in range(rounds):
                    if number:
                        await self._go_back()
                    await self._round()
                await asyncio.gather(*(person.hang_up() for person in self.people))
        except ExceptionGroup as group:
            if not group.subgroup(Fault):
                raise
            raise Fault("the rest follows from that") from None
        finally:
            for person in [*self.people, *self.passers]:
                await person.vanish()

    async def _sit(self) -> None:
        for cookie in [*(guest.cookie for guest in self.guests), ""]:
            person = Person(self.findings, self.group, self.address, cookie)
            self.people.append(person)
            await person.connect()
        self.seated = self.people[:SEATS]
        for seat, person in enumerate(self.seated):
            person.seat = seat
            await person.ask("sit", seat=seat, name=NAMES[seat])
            await person.until("is_answered")
        await self.seated[0].ask("start")
        await self._all("is_back")

    async def _go_back(self) -> None:
        """Agree to go back and choose again."""
        await self.seated[0].ask("askundo", to=0)
        await self.seated[0].until("is_answered")
        await asyncio.gather(*(each.ask("answerundo", agrees=True) for each in self.seated[1:]))
        await self._all("is_back")

    async def _all(self, fact: str) -> None:
        for person in self.people:
            await person.until(fact)

    async def _round(self) -> None:
        """Let everybody take some steps, in random order, while messages are in transit."""
        await self._all("is_answered")
        for person in self.people:
            person.begin()
            person.is_choosing = True
        order = [person for person in self.seated for _ in range(self.generator.randint(0, 3))]
        self.generator.shuffle(order)
        for person in order:
            await self._step(person, self.generator.choice(STEPS))
        self.generator.shuffle(self.seated)
        for person in self.seated:
            await self._choose(person)
        await self._all("is_answered")
        await self._all("is_revealed")
        self.seated.sort(key=lambda person: person.seat)
        self._check()
        self.findings.counts["interleavings"] += 1
        for person in self.people:
            person.is_choosing = False
            person.begin()

    async def _step(self, person: Person, step: str) -> None:
        mine = list(person.sent.values())
        if step == "withdraw" and mine and mine[-1].choice:
            await person.ask("withdraw", pick(self.generator, person), ply=0)
        elif step == "repeat" and mine:
            await person.again(self.generator.choice(mine))
        elif step == "wait":
            await person.until("is_answered")
        elif step in ("reconnect", "break off"):
            await person.hang_up(rudely=step == "break off")
            await person.connect()
        elif step == "watch":
            await self._watch()
        else:
            step = "choose"
            await self._choose(person)
        self.findings.counts[step] += 1

    async def _choose(self, person: Person) -> None:
        split = self.generator.choice(SPLITS)
        await person.ask("play", pick(self.generator, person), plays=[split], ply=0)

    async def _watch(self) -> None:
        """Let somebody come, look and go."""
        passer = Person(self.findings, self.group, self.address, "")
        passer.is_choosing = True
        self.passers.append(passer)
        await passer.connect()
        await passer.until("has_seen")
        await passer.hang_up()

    def _check(self) -> None:
        """Check that the last acknowledged choices count, and versions only visible changes."""
        check = self.findings.check
        done = [person.done() for person in self.seated]
        public = sum(each[1] for each in done)
        self.findings.counts["changes of mind"] += sum(each[2] for each in done)
        for person in self.people:
            counted = counted_in(person.revealed)
            check(counted == [each[0] for each in done], LOST, (counted, done))
            self.findings.counted[self.id] = counted
            own = done[person.seat][2] if person in self.seated else 0
            check(person.revealed["version"] == person.base + public + own, EARLY, "a version")
            mine = {each.version for each in person.sent.values()}
            check(mine.issuperset(person.private), EARLY, "a change of mind of somebody else")


def counted_in(view: Json) -> list[str]:
    """Return the revealed choices in the order of the seats."""
    told = [each for each in view["match"]["events"] if each["kind"] == "Revealed"]
    told.sort(key=lambda each: int(each["seat"]))
    return ["split " + " ".join(str(each[box]) for box in BOXES) for each in told]
