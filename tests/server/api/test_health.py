"""The health check writes, but not as often as it is called; and it reports a full disk."""

from __future__ import annotations

import resource
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

from tests.server.api.operators import calling, operated, until
from tests.server.api.people import Guest
from tests.server.api.strangers import settled

NOTHING = resource.RLIM_INFINITY


def beats(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        (count,) = store.execute("SELECT beats FROM pulse").fetchone()
        return int(count)


def test_many_who_ask_share_one_write_a_second(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        began = time.monotonic()

        def ask() -> None:
            with calling(server) as web:
                assert all(
                    web.get("/health").json() == {"ok": True, "damaged": 0} for _ in range(50)
                )

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert 1 <= beats(tmp_path) <= time.monotonic() - began + 1


def test_it_really_writes(tmp_path: Path) -> None:
    with operated(tmp_path) as server, calling(server) as web:
        web.get("/health")
        first = beats(tmp_path)
        until(lambda: web.get("/health").status_code == 200 and beats(tmp_path) > first)


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    plant = settled(address_rate=(1, 20))
    with operated(tmp_path, slack=1, plant=plant) as server, calling(server) as web:
        assert 429 in {web.get("/health").status_code for _ in range(60)}


def test_a_full_disk_is_told_and_passes(tmp_path: Path) -> None:
    """While no file of the server can grow, nothing is acknowledged, and nothing is lost."""
    with operated(tmp_path) as server:
        ana = Guest(server, "Ana")
        table = ana.open("alexandros", "open", "open")["id"]
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        pid = server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, NOTHING))
        until(lambda: ana.web.get("/health").status_code == 503)
        refused = ana.act(table, "sit", seat=0, name="Ana", key="sit")
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert ana.web.put(f"/tables/{table}/notes", json={"words": "x"}).status_code == 503
        assert ana.web.post("/guests", json={"name": "Anna"}).status_code == 503
        assert ana.web.post("/me/link").status_code == 503
        assert ana.web.get("/health").json()["code"] == "unavailable"
        assert ana.view(table)["seat"] is None  # it can still be read
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NOTHING, NOTHING))
        until(lambda: ana.web.get("/health").status_code == 200)
        ana.done(table, "sit", seat=0, name="Ana", key="sit")
        assert ana.view(table)["seat"] == 0
