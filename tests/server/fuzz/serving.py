"""A real server process that is watched: what it logs, what it stores, how much memory it has."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from satrap.cli.serving import FILE
from tests.server.api.people import Server

ROOT = Path(__file__).parents[3]
START = "from tests.server.fuzz.faults import serve; serve({fault!r})"
LOUD = re.compile(r"Traceback|ERROR|CRITICAL|Exception|Error\b")
# uvicorn logs this with a traceback, though it has handled it: the connection is closed with 1007.
HANDLED = "Invalid UTF-8 sequence received from client."


class Watched(Server):
    """`satrap serve`, perhaps with a planted fault."""

    def __init__(self, folder: Path, fault: str = "", slack: float = 100_000) -> None:
        self.fault, self.log_file = fault, folder / "stderr.txt"
        super().__init__(folder, slack)
        self.store = sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)

    def start(self) -> None:
        options = ["--port", "0", "--data", str(self.folder), "--slack", str(self.slack)]
        start = START.format(fault=self.fault)
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", start, "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": paths},
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http"))

    def kill(self) -> None:
        self.store.close()
        super().kill()

    def stored(self) -> int:
        """Return a number that changes whenever the server has stored anything at all."""
        with closing(self.store.execute("PRAGMA data_version")) as cursor:
            return int(cursor.fetchone()[0])

    def errors(self) -> list[str]:
        """Return the lines of the log that tell of an unhandled error."""
        log = self.log_file.read_text(encoding="utf-8", errors="replace")
        entries = re.split(r"^(?=[A-Z]+: )", log, flags=re.MULTILINE)
        lines = [line for entry in entries if HANDLED not in entry for line in entry.splitlines()]
        return [line for line in lines if LOUD.search(line)]

    def memory(self) -> int:
        """Return how much memory the process holds, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found
        return int(found[1])
