"""Two tables where some seats choose differently: what all the others are sent is the same.

At the second table those seats also never change their minds; that too is nobody else's business.
Here steps happen in turn, so that both tables take the same course. After each step, every
connection sends something that is refused, starting with the one that took the step: when that
is answered, everything sent before has arrived.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, zip_longest

from websockets.sync.client import ClientConnection

from tests.server.api.at_once_findings import GAME, NAMES, SEATS, SPLITS
from tests.server.api.people import SECONDS, Guest, Json, Server

STEPS = ("choose", "choose", "choose", "withdraw", "reconnect", "look", "say", "wrong")
LOOKS = (
    *("", "/legal", "/plies/0", "/plies/1", "/events?before=2", "/story"),
    *("/record", "/proof", "/notes", "/ws"),
)
DRAWN = re.compile(rb'(?<="head":")[0-9a-f]{64}|(?<="commitment":")[0-9a-f]{64}')
Told = list[bytes]
Step = tuple[str, int]  # what is done, and by which seat


class Twin:
    """A table, and all that each observer was sent there: the seats, then a watcher."""

    def __init__(self, guests: list[Guest], splits: list[list[str]], kinds: list[str]) -> None:
        self.guests, self.kinds = guests, kinds
        self.splits = [iter(each) for each in splits]
        self.fences = count()
        opened = guests[0].open(GAME, *["open"] * SEATS, starter=0)
        self.id, self.link = opened["id"], opened["link"]
        for seat, name in enumerate(NAMES):
            guests[seat].done(self.id, "sit", key=f"sit-{seat}", seat=seat, name=name)
        guests[0].done(self.id, "start", key="start")
        self.told: list[Told] = [[] for _ in guests]

    @contextmanager
    def connected(self) -> Iterator[None]:
        with ExitStack() as self.stack:
            self.sockets = [self._connect(number) for number in range(len(self.guests))]
            self.gather()
            yield

    def _connect(self, number: int) -> ClientConnection:
        made = self.guests[number].socket(self.id, f"{self.link}{self.kinds[number]}")
        return self.stack.enter_context(made)

    def go(self, course: Sequence[Step | None]) -> None:
        """Take all steps of a course, except those left out."""
        with self.connected():
            for place, each in enumerate(course):
                if each:
                    self.do(*each, f"key-{place}")

    def gather(self, first: int = 0) -> None:
        """Receive everything sent so far."""
        mark = f"fence-{next(self.fences)}"
        self._fence(first, mark)
        for number in range(len(self.sockets)):
            if number != first:
                self._fence(number, mark)

    def _fence(self, number: int, mark: str) -> None:
        socket = self.sockets[number]
        socket.send(json.dumps({"key": mark}))
        while mark.encode() not in (message := socket.recv(SECONDS, decode=False)):
            self.told[number].append(message)

    def do(self, step: str, seat: int, key: str) -> None:
        """Take one step, and receive all that follows from it."""
        if step in ("choose", "change"):
            self._ask(seat, key, do="play", plays=[next(self.splits[seat])], ply=0)
        elif step == "withdraw":
            self._ask(seat, key, do="withdraw", ply=0)
        elif step == "reconnect":
            self._reconnect(seat)
        elif step == "look":
            self._look(seat)
        elif step == "say":
            self._ask(seat, key, do="say", words="Hm.")
        else:
            self._ask(seat, key, do="play", plays=["split 15 15 15 15"], ply=0)
        self.gather(seat)

    def _ask(self, seat: int, key: str, **command: Json) -> None:
        self.sockets[seat].send(json.dumps({"key": key, "version": 0, "command": command}))

    def _reconnect(self, seat: int) -> None:
        """Leave, and come back once the watcher has heard of it."""
        self.sockets[seat].close()
        self.told[-1].append(self.sockets[-1].recv(SECONDS, decode=False))
        self.sockets[seat] = self._connect(seat)

    def _look(self, number: int) -> None:
        web = self.guests[number].web
        for path in LOOKS:
            reply = web.get(f"/tables/{self.id}{path}")
            self.told[number].append(f"{path} {reply.status_code} ".encode() + reply.content)

    def masked(self, observer: int) -> Told:
        """Return what an observer was sent, without random values."""
        names = (self.id.encode(), self.link.encode())
        told = [message.replace(names[0], b"*") for message in self.told[observer]]
        return [DRAWN.sub(b"*", message.replace(names[1], b"*")) for message in told]


def compare(server: Server, number: int) -> tuple[int, list[tuple[int, bytes, bytes]]]:
    """Return how many messages were sent at two such tables, and which of them differ for whom."""
    generator = random.Random(f"twins/{number}")
    guests = [*(Guest(server, name) for name in NAMES), Guest(server)]
    kinds = [generator.choice(("", "&patch=1")) for _ in guests]
    course = list(make_course(generator))
    others = set(generator.sample(range(SEATS), generator.randint(1, SEATS - 1)))
    first, second = (Twin(guests, splits, kinds) for splits in deal(generator, others, len(course)))
    first.go(course)
    second.go([each if is_seen(each, others) else None for each in course])
    told, found = 0, []
    for observer in set(range(len(guests))) - others:
        ours, theirs = first.masked(observer), second.masked(observer)
        told += len(ours)
        pairs = zip_longest(ours, theirs, fillvalue=b"")
        found += [(observer, a, b) for a, b in pairs if a != b]
    return told, found


def is_seen(course: Step, others: set[int]) -> bool:
    step, seat = course
    return step != "change" or seat not in others


def deal(generator: random.Random, others: set[int], each: int) -> Iterator[list[list[str]]]:
    """Yield the choices of all seats, then the same with different choices of `others`."""
    splits = generator.sample(SPLITS, 2 * SEATS * each)
    dealt = [splits[start : start + each] for start in range(0, len(splits), each)]
    yield dealt[:SEATS]
    yield [dealt[seat + SEATS if seat in others else seat] for seat in range(SEATS)]


def make_course(generator: random.Random) -> Iterator[Step]:
    """Yield steps of seats; one of them never chooses, so that nothing is revealed."""
    silent, ready = generator.randrange(SEATS), set[int]()
    for _ in range(generator.randint(8, 14)):
        step, seat = generator.choice(STEPS), generator.randrange(SEATS)
        if step == "choose" and seat == silent:
            step = "look"
        elif step == "choose" and seat in ready:
            step = "change"
        elif step == "choose":
            ready.add(seat)
        elif step == "withdraw" and seat not in ready:
            step = "say"
        elif step == "withdraw":
            ready.discard(seat)
        yield step, seat
