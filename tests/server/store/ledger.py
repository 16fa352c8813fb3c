"""What was acknowledged, and whether a store still has it: once, in order, without a gap."""

from __future__ import annotations

import json
from collections import Counter

from satrap.server.store.interface import Store, StoredLine
from satrap.server.store.opening import open_store
from tests.server.store.samples import head, open_matches

MATCHES = [f"match {number}".replace(" ", "-") for number in range(8)]


class Ledger:
    """The acknowledgements that clients have received."""

    def __init__(self) -> None:
        self.acknowledged: set[tuple[str, int]] = set()

    def note(self, output: bytes) -> None:
        """Note every whole line that a worker has written."""
        for word in output.decode().split("\n")[:-1]:
            match, number = word.split()
            self.acknowledged.add((match, int(number)))

    def starts(self) -> dict[str, int]:
        """Return where each client goes on: with its first unacknowledged submission."""
        counts = Counter(match for match, _ in self.acknowledged)
        return {match: counts[match] for match in MATCHES}

    async def losses(self, where: str) -> list[str]:
        """Open a store again and return everything that is lost, doubled or unsound."""
        store = await open_store(where)
        try:
            return await self.losses_of(store)
        finally:
            await store.close()

    async def losses_of(self, store: Store) -> list[str]:
        found = [str(fault) for fault in await store.check(head)]
        stored: Counter[tuple[str, int, int]] = Counter()
        for match in MATCHES:
            stored.update(parts(await store.read(match, 1)))
        found += [f"doubled: {part}" for part, count in stored.items() if count > 1]
        for match, number in sorted(self.acknowledged):
            wanted = {(match, number, part) for part in range(1 + number % 3)}
            found += [f"lost: {part}" for part in wanted - stored.keys()]
        return found


def parts(log: list[StoredLine]) -> list[tuple[str, int, int]]:
    """Return which part of which submission each line is."""
    return [(line.match, *json.loads(line.body)["says"]) for line in log]


async def prepare(where: str) -> None:
    """Make a store with the matches in it."""
    store = await open_store(where)
    await open_matches(store, *MATCHES)
    await store.close()
