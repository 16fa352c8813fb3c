"""Five people who choose in secret at the same moment, over sockets.

Until the last choice is in, everything that an observer receives must follow from what everybody
may know (who has chosen) and from what that observer chose. So for the same facts every table
shows the same, whatever the others chose there: each table is the twin of all others.
"""

from __future__ import annotations

import asyncio
import random
import re
from itertools import count

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.api.at_once_findings import EARLY, LOST, REFUSED, WATCHER, Findings, Sent
from tests.server.api.people import SECONDS, Json

HERE = re.compile(r'\{"here":\[(?:[0-4],?)*\]\}')
ACK = re.compile(r'\{"ack":"([a-z0-9-]+)","head":"[0-9a-f]{64}","version":(\d+)\}')
VARIES = re.compile(
    r'(?<="version":)\d+|(?<="commitment":")[0-9a-f]{64}|(?<="news":)\[.*?\](?=,"hushed":)'
)
NEWS = {"seated", "undo-asked", "undone"}  # from earlier rounds at the same table


class Person:
    """A seat or a watcher at one table, with one connection at a time."""

    def __init__(self, findings: Findings, group: asyncio.TaskGroup, address: str, cookie: str):
        self.findings, self.group = findings, group
        self.opened: list[ClientConnection] = []
        self.address, self.cookie = address, cookie
        self.numbers, self.seat = count(), WATCHER
        self.news = asyncio.Event()
        self.is_choosing = False
        self.view: Json = None  # the last one
        self.is_first = True  # no view yet on this connection
        self.begin()

    def begin(self) -> None:
        """Forget the choices of the last round."""
        self.sent: dict[str, Sent] = {}
        self.private: list[int] = []  # versions in which only one's own choice changed
        self.base = self.view["version"] if self.view else 0
        self.revealed: Json = None

    # The connection

    async def connect(self) -> None:
        """Connect, and repeat unanswered requests with the same keys."""
        self.is_first = True
        self.socket = await connect(
            self.address,
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            compression=None,
            close_timeout=1,
            ping_interval=None,
        )
        self.opened.append(self.socket)
        self.reader = self.group.create_task(self._read(self.socket))
        for each in self.unanswered():
            await self.socket.send(each.text)

    async def hang_up(self, *, rudely: bool = False) -> None:
        """Close the connection, or break it so that messages in transit may be lost."""
        if rudely:
            self.socket.transport.abort()
        else:
            await self.socket.close()
        await self.reader

    async def vanish(self) -> None:
        """Close everything, whatever happened."""
        for socket in self.opened:
            socket.transport.abort()
            await socket.wait_closed()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                assert isinstance(message, str)
                self._take(message)
                self.news.set()
        except ConnectionClosed:
            return

    async def until(self, what: str) -> None:
        """Wait until `is_answered`, `is_revealed` or another fact is true."""
        try:
            async with asyncio.timeout(SECONDS):
                while not getattr(self, what)():
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            self.findings.check(False, LOST, f"seat {self.seat} waits in vain: {what}")

    # Sending

    async def ask(self, do: str, version: int | None = None, **rest: Json) -> None:
        """Send a command and do not wait."""
        key = f"{self.seat}-{next(self.numbers)}"
        body = {"key": key, "version": version, "command": {"do": do, **rest}}
        choice = rest["plays"][0] if do == "play" else None
        self.sent[key] = Sent(msgspec.json.encode(body).decode(), choice)
        await self._send(self.sent[key].text)

    async def again(self, sent: Sent) -> None:
        """Send an earlier command again."""
        await self._send(sent.text)

    async def _send(self, text: str) -> None:
        await self.socket.send(text)
        self.findings.counts["commands"] += 1

    def unanswered(self) -> list[Sent]:
        return [each for each in self.sent.values() if each.version is None and not each.is_refused]

    def is_answered(self) -> bool:
        return not self.unanswered()

    def is_revealed(self) -> bool:
        return self.revealed is not None

    def has_seen(self) -> bool:
        return not self.is_first

    def is_back(self) -> bool:
        """Say whether the table is back where everybody chooses."""
        return bool(self.view and self.view["match"]) and self.view["match"]["ply"] == 0

    def done(self) -> tuple[str | None, int, int]:
        """Return the choice that counts, and how many changes were public and private."""
        choice, public, private = None, 0, 0
        for each in self.sent.values():
            if each.version is not None:
                is_change = choice is not None and each.choice is not None
                public, private = public + (not is_change), private + is_change
                choice = each.choice
        return choice, public, private

    # Receiving

    def _take(self, raw: str) -> None:
        """Read a message: every byte of it must be accounted for."""
        check, kind = self.findings.check, raw.split('"', 2)[1]
        self.findings.counts["messages"] += 1
        if kind == "view":
            self._see(raw)
        elif kind == "ack":
            told = ACK.fullmatch(raw)
            check(told and told[1] in self.sent, EARLY, raw)
            assert told
            self.sent[told[1]].version = int(told[2])
        elif kind == "refused":
            self._refused(msgspec.json.decode(raw))
        else:
            check(HERE.fullmatch(raw), EARLY, raw)

    def _refused(self, told: Json) -> None:
        """Accept a refusal only if the choices are already revealed."""
        is_late = told["refused"] == "stale" and told["view"]["match"]["ply"] > 0
        self.findings.check(is_late, REFUSED, {**told, "view": ""})
        self.sent[told["key"]].is_refused = True
        self.findings.counts["too late"] += 1

    def _see(self, raw: str) -> None:
        before, view = self.view, msgspec.json.decode(raw)["view"]
        self.view, is_first, self.is_first = view, self.is_first, False
        if not self.is_choosing:
            return
        if view["match"]["ply"] > 0:
            self.revealed = self.revealed or view
            return
        self._compare(raw, view)
        if not is_first:
            self._follows(before, view)

    def _compare(self, raw: str, view: Json) -> None:
        """Check that this seat is shown the same at all tables for the same facts."""
        check, match, ready = self.findings.check, view["match"], ready_of(view)
        own = match["sealed"]
        check((own is not None) == (self.seat in ready), EARLY, "one's own choice")
        check(own is None or own in {each.choice for each in self.sent.values()}, EARLY, own)
        told = [each["kind"] for each in view["news"]]
        values = {name for each in view["news"] for name in each["text"]["values"]}
        check({*told} <= NEWS and values <= {"name", "names", "ply"}, EARLY, view["news"])
        masked = VARIES.sub("", raw).replace(f'"sealed":"{own}"', '"sealed":""')
        facts = (self.seat, tuple(sorted(ready)), match["since"])
        check(self.findings.shown.setdefault(facts, masked) == masked, EARLY, masked)

    def _follows(self, before: Json, view: Json) -> None:
        """Check that since the last view one seat has chosen, withdrawn or changed its mind."""
        changed = ready_of(before) ^ ready_of(view)
        is_next = view["version"] == before["version"] + 1 and view["news"] == before["news"]
        self.findings.check(is_next and len(changed) <= 1, EARLY, "a view too many")
        if not changed:
            self.private.append(view["version"])


def ready_of(view: Json) -> frozenset[int]:
    return frozenset(seat for seat, each in enumerate(view["seats"]) if each["is_ready"])


def pick(generator: random.Random, person: Person) -> int | None:
    """Return a version to send: none, the last one seen, or a wrong one."""
    seen = person.view["version"]
    return generator.choice((None, 0, seen, seen - 1, seen + 7))
