"""A fair queue: whoever got the least time recently is served next.

Time is shared between addresses first, so many names at one address get no more than one name
elsewhere. The people at an address share what it gets. For one person, the cheapest work comes
first, and among equals the oldest.
"""

from __future__ import annotations

import time
from bisect import insort
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

T = TypeVar("T")
Clock = Callable[[], float]
HALF_LIFE = 60.0  # seconds after which past service counts half
MOST_KNOWN = 20_000  # addresses and people that are tracked
LITTLE = 0.01  # seconds that may be forgotten
AT_LEAST = 0.1  # seconds charged for work that has just begun


class Owner(NamedTuple):
    """Who some work is for: a person, and the address they ask from."""

    address: str
    person: str


class Ledger:
    """How many seconds each owner was served recently."""

    def __init__(self, half_life: float, clock: Clock) -> None:
        self._half_life, self._clock = half_life, clock
        self._served: dict[Hashable, tuple[float, float]] = {}  # seconds, and at what time

    def of(self, who: Hashable) -> float:
        """Return how many seconds somebody was served; older service counts less and less."""
        served, then = self._served.get(who, (0.0, 0.0))
        return float(served * 0.5 ** ((self._clock() - then) / self._half_life)) if served else 0.0

    def add(self, who: Hashable, seconds: float) -> None:
        """Add seconds that somebody was served."""
        if len(self._served) >= MOST_KNOWN:
            self._forget()
        self._served[who] = (self.of(who) + seconds, self._clock())

    def _forget(self) -> None:
        """Forget those who used next to nothing; if too many are left, also the least served."""
        kept = [who for who in self._served if self.of(who) > LITTLE]
        if len(kept) >= MOST_KNOWN:
            kept = sorted(kept, key=self.of)[MOST_KNOWN // 2 :]
        self._served = {who: self._served[who] for who in kept}


class Begun(Struct, Generic[T], frozen=True, eq=False):
    """Work that has begun."""

    owner: Owner
    item: T
    began: float


class FairQueue(Generic[T]):
    """Waiting work, and whose turn it is."""

    def __init__(self, half_life: float = HALF_LIFE, clock: Clock = time.monotonic) -> None:
        self._clock, self._ledger, self._number = clock, Ledger(half_life, clock), 0
        self._waiting: dict[str, dict[str, list[tuple[float, int, T]]]] = {}
        self._running: set[Begun[T]] = set()

    def __len__(self) -> int:
        return sum(len(jobs) for people in self._waiting.values() for jobs in people.values())

    def put(self, owner: Owner, item: T, cost: float = 0.0) -> None:
        """Add some work to the queue."""
        jobs = self._waiting.setdefault(owner.address, {}).setdefault(owner.person, [])
        self._number += 1
        insort(jobs, (cost, self._number, item))

    def take(self, fits: Callable[[T], bool] = lambda item: True) -> Begun[T] | None:
        """Take the next work that fits; call `done` when it has ended."""
        for owner in self._owners():
            jobs = self._waiting[owner.address][owner.person]
            for place, (_, _, item) in enumerate(jobs):
                if fits(item):
                    del jobs[place]
                    self._tidy(owner)
                    turn = Begun(owner, item, self._clock())
                    self._running.add(turn)
                    return turn
        return None

    def done(self, turn: Begun[T], seconds: float) -> None:
        """Charge for work that has ended, or was no longer needed."""
        self._running.discard(turn)
        if seconds > 0:
            self.charge(turn.owner, seconds)

    def charge(self, owner: Owner, seconds: float) -> None:
        """Note that somebody was served without waiting."""
        self._ledger.add(owner.address, seconds)
        self._ledger.add(owner, seconds)

    def served(self, address: str) -> float:
        """Return how many seconds an address was served recently."""
        return self._ledger.of(address)

    def waiting(self) -> Iterator[tuple[Owner, T]]:
        """Yield everything that waits, in no particular order."""
        for address, people in self._waiting.items():
            for person, jobs in people.items():
                yield from ((Owner(address, person), item) for _, _, item in jobs)

    def give_up(self, address: str) -> T:
        """Remove and return the newest work that waits for an address."""
        people = self._waiting[address]
        person, (_, number, item) = max(
            ((person, job) for person, jobs in people.items() for job in jobs),
            key=lambda each: each[1][1],
        )
        people[person] = [job for job in people[person] if job[1] != number]
        self._tidy(Owner(address, person))
        return item

    def _owners(self) -> Iterator[Owner]:
        """Yield those who wait: the least served first, among equals whoever has waited longest."""
        for address in sorted(self._waiting, key=self._by_address):
            yield from sorted((Owner(address, who) for who in self._waiting[address]), key=self._by)

    def _by_address(self, address: str) -> float:
        """Return how many seconds an address was served recently, including work that runs now."""
        return self._ledger.of(address) + sum(
            self._so_far(turn) for turn in self._running if turn.owner.address == address
        )

    def _by(self, owner: Owner) -> float:
        return self._ledger.of(owner) + sum(
            self._so_far(turn) for turn in self._running if turn.owner == owner
        )

    def _so_far(self, turn: Begun[T]) -> float:
        return max(AT_LEAST, self._clock() - turn.began)

    def _tidy(self, owner: Owner) -> None:
        people = self._waiting[owner.address]
        if not people[owner.person]:
            del people[owner.person]
        if not people:
            del self._waiting[owner.address]
