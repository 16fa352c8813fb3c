"""A real server process that is watched: what it logs, what it stores, how much memory it uses."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from satrap.cli.serving import FILE
from tests.server.api.people import Server
from tests.server.fuzz.faults import serve

LOUD = {"error", "critical"}
# uvicorn logs this as an error, though it has handled it: the connection is closed with 1007.
HANDLED = "Invalid UTF-8 sequence received from client."


def a_page(folder: Path) -> Path:
    """Return the folder of a minimal page."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>A page</title>", encoding="utf-8")
    (folder / "assets" / "page.js").write_text("", encoding="utf-8")
    return folder


class Watched(Server):
    """`satrap serve`, perhaps with a planted fault."""

    def __init__(self, folder: Path, fault: str = "", slack: float = 100_000) -> None:
        self.fault, self.log_file = fault, folder / "stderr.txt"
        self._read, self._errors = 0, list[str]()
        self._last: tuple[str, int, list[Any]] = ("", 0, [])
        super().__init__(folder, slack)
        self.store = sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)

    def start(self) -> None:
        options = ["--away", "0"]  # nobody waits for players who are not here
        options += ["--web", str(a_page(self.folder / "web"))]
        self._start(serve, *options, given=(self.fault,), log=self.log_file)

    def kill(self) -> None:
        self.store.close()
        super().kill()

    def stored(self) -> int:
        """Return a number that changes whenever the server has stored anything at all."""
        return int(self._ask("PRAGMA data_version")[0][0])

    def stored_at(self, match: str) -> list[Any]:
        """Return everything that is stored, but only the ids of other tables.

        Bots may play on there, which is told as notices, and an analysis arrives whenever it is
        ready. Nothing is read twice while nothing at all is stored.
        """
        version = self.stored()
        if self._last[:2] != (match, version):
            self._last = (match, version, self._rows(match))
        return self._last[2]

    def _rows(self, match: str) -> list[Any]:
        tables = self._ask(
            "SELECT name FROM sqlite_master WHERE type = 'table' "
            "AND name NOT IN ('analyses', 'notices', 'outbox') ORDER BY name"
        )
        rows: list[Any] = self._ask("SELECT id FROM matches ORDER BY id")
        for (name,) in tables:
            columns = {column[1] for column in self._ask(f"PRAGMA table_info({name})")}
            key = "match" if "match" in columns else "id" if name == "matches" else ""
            where = f' WHERE "{key}" = ?' if key else ""
            rows += self._ask(f"SELECT * FROM {name}{where}", *([match] if key else []))
        return rows + self._ask("SELECT * FROM notices WHERE path LIKE ?", f"/table/{match}%")

    def _ask(self, query: str, *values: str) -> list[Any]:
        with closing(self.store.execute(query, values)) as cursor:
            return cursor.fetchall()

    def errors(self) -> list[str]:
        """Return the lines of the log so far that report an unhandled error."""
        with self.log_file.open("rb") as log:
            log.seek(self._read)
            *lines, _ = log.read().split(b"\n")
        self._read += sum(len(line) + 1 for line in lines)
        self._errors += [line.decode("utf-8", "replace") for line in lines if _is_loud(line)]
        return list(self._errors)

    def memory(self) -> int:
        """Return how much memory the process uses, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found
        return int(found[1])


def _is_loud(line: bytes) -> bool:
    """Say whether a line of the log reports an error, or does not belong to the log at all."""
    try:
        told = json.loads(line)
    except ValueError:
        return True
    return told["level"] in LOUD and told["event"] != HANDLED
