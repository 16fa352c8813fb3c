"""Ids and links reveal nothing; this is tested here since comparisons of worlds mask them.

An id does not come from the seed. A link cannot be derived from anything that others are shown,
nor from the seed, which a proof reveals.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from satrap.server import opening, room
from tests.server.secrecy.run import in_memory
from tests.server.secrecy.wire import Inside
from tests.server.secrecy.world import HOST, World, two_worlds

OPENING = {"game": "alexandros", "chairs": [{"who": "open"}, {"who": "open"}]}
WINDOW = 8  # digits of a secret that must not appear anywhere


class Opened(NamedTuple):
    """What is shown of a new table, and the seed, which is shown to nobody."""

    id: str
    link: str
    commitment: str
    seed: str


async def open_one(world: World) -> Opened:
    await world.open(OPENING)
    shown = json.loads((await world.ask(HOST, "GET", "/api/tables/{table}")).body)
    assert isinstance(world.wire, Inside)
    seed = await world.wire.app.state.satrap.store.seed(world.table)
    return Opened(world.table, world.link, shown["view"]["commitment"], seed.hex())


def open_many(plant: Callable[[], None], count: int = 5) -> list[Opened]:
    async def run() -> list[Opened]:
        with in_memory() as folder:
            async with two_worlds(folder) as (world, _):
                plant()
                return [await open_one(world) for _ in range(count)]

    return asyncio.run(run())


def derived(opened: Opened) -> Iterator[str]:
    """Yield what could be derived from everything that is public by the end."""
    public = [opened.id, opened.commitment, opened.id + opened.commitment, opened.seed]
    for value in public:
        raws = [value.encode(), bytes.fromhex(value), b"satrap-invitation-1" + value.encode()]
        for raw in [*raws, b"satrap-invitation-1" + bytes.fromhex(value)]:
            yield raw.hex()
            for name in ("sha256", "md5", "sha1", "sha512", "blake2b"):
                yield hashlib.new(name, raw).hexdigest()
        yield value


def check(found: list[Opened]) -> None:
    """Raise AssertionError if an id or a link reveals anything of a seed, or can be computed."""
    for opened in found:
        assert opened.commitment == hashlib.sha256(bytes.fromhex(opened.seed)).hexdigest()
        pieces = {opened.seed[n : n + WINDOW] for n in range(0, 64 - WINDOW + 1)}
        for told in (opened.id, opened.link, opened.commitment):
            assert not any(piece in told for piece in pieces), "a piece of the seed"
        assert not any(opened.link in value for value in derived(opened)), "a link by computing"
    assert len({opened.id for opened in found}) == len(found), "an id that follows from the seed"


def same_seed(patch: pytest.MonkeyPatch) -> None:
    """Make the server draw the same seed for every table."""
    draw, seed = secrets.token_bytes, secrets.token_bytes(32)
    patch.setattr(secrets, "token_bytes", lambda size: seed if size == 32 else draw(size))


def test_ids_and_links_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    check(open_many(lambda: None))
    check(open_many(lambda: same_seed(monkeypatch)))


# Planted faults


def _links(make: Callable[[bytes], str]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(room, "invitation", lambda standing, secret: make(standing.seed))

    return plant


def _ids(make: Callable[[bytes], str]) -> Callable[[pytest.MonkeyPatch], None]:
    """Make ids from the seed that was drawn last."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        draw, last = secrets.token_bytes, [bytes(32)]

        def noted(size: int) -> bytes:
            drawn = draw(size)
            last[0] = drawn if size == 32 else last[0]
            return drawn

        same_seed(patch)
        draw = secrets.token_bytes
        patch.setattr(secrets, "token_bytes", noted)
        patch.setattr(opening, "table_id", lambda *_: make(last[0]))

    return plant


def _hash(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


PLANTED = {
    "a link that is half of the seed": _links(lambda seed: seed[:16].hex()),
    "a link that ends like the seed": _links(lambda seed: "0" * 24 + seed.hex()[-8:]),
    "a link out of the commitment": _links(lambda seed: _hash(seed)[:32]),
    "a link made of the commitment": _links(lambda seed: _hash(_hash(seed).encode())[:32]),
    "a link made of the seed": _links(lambda seed: _hash(b"satrap-invitation-1", seed)[:32]),
    "an id that is the seed": _ids(lambda seed: seed.hex()[:24]),
    "an id made of the seed": _ids(lambda seed: _hash(b"id", seed)[:24]),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=r"of the seed|by computing|from the seed"):
        check(open_many(lambda: PLANTED[name](monkeypatch)))
