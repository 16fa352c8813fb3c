"""An unreadable page of the file spoils the match on it, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from satrap.server.store.errors import Corrupt
from satrap.server.store.opening import open_store
from tests.server.store.samples import SEED, line, row

pytestmark = pytest.mark.anyio
PAGE, LEAF = 4096, 0x0D  # the size of an SQLite page, and the first byte of one that holds rows


async def test_a_corrupt_page_is_told_apart_from_a_store_that_fails(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    store = await open_store(path)
    for name in ("good", "bad"):
        lines = [replace(line(name, n), body=f"{name} {n} ".encode() * 100) for n in range(20)]
        await store.open_match(row(name), SEED, lines)
    await store.close()
    data = bytearray(path.read_bytes())
    for at in range(0, len(data), PAGE):
        page = data[at : at + PAGE]
        if page[0] == LEAF and b"bad 9" in page:
            data[at] = 0xFF
    path.write_bytes(bytes(data))
    store = await open_store(path)
    assert len(await store.read("good")) == 20
    with pytest.raises(Corrupt):
        await store.read("bad")
    await store.ping()
    await store.close()
