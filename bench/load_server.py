"""A real `satrap serve` on a real disk, and what it uses."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

START = "from satrap.cli import main; main()"
LOG = "server.log"  # beside the tables, as a site would keep it
SLACK = "1000"
FILE = "tables.sqlite"
SECONDS_TO_STOP = 20
_CHANGES = slice(8, 12)  # SQLite's WAL-index header: a counter of commits, in native byte order
_TICK = os.sysconf("SC_CLK_TCK")


class Server:
    """A server process, seen from outside."""

    def __init__(self, url: str, pid: int, folder: Path) -> None:
        self.url, self.pid, self.folder = url, pid, folder

    def cpu(self) -> float:
        """Return the processor seconds it has used."""
        text = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / _TICK

    def memory(self) -> int:
        """Return the bytes it has in memory."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    def commits(self) -> int:
        """Return how many commits SQLite has counted."""
        with (self.folder / f"{FILE}-shm").open("rb") as index:
            return int.from_bytes(index.read(_CHANGES.stop)[_CHANGES], sys.byteorder)


def machine_cpu() -> float:
    """Return the processor seconds that everything on this machine has used."""
    line = Path("/proc/stat").read_text(encoding="utf-8").splitlines()[0]
    user, nice, system, _idle, _waiting, *interrupts = map(int, line.split()[1:9])
    return (user + nice + system + sum(interrupts)) / _TICK


def stored_lines(folder: Path) -> int:
    """Return how many lines of logs are stored, once the server has stopped."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return int(database.execute("SELECT count(*) FROM lines").fetchone()[0])


@contextmanager
def serving(
    folder: Path, start: str = START, limits: tuple[str, ...] = ("--slack", SLACK)
) -> Iterator[Server]:
    """Serve from a folder on a free port until the context ends."""
    options = ["--port", "0", "--data", str(folder), *limits]
    command = [sys.executable, "-c", start, "serve", *options]
    with (
        (folder / LOG).open("wb") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout
            words = process.stdout.readline().split()
            urls = [word for word in words if word.startswith("http")]
            if not urls:
                sys.exit((folder / LOG).read_text(encoding="utf-8") or "the server did not start")
            address = urls[0].replace("localhost", "127.0.0.1")  # no name has to be looked up
            yield Server(address, process.pid, folder)
        finally:
            process.terminate()
            try:
                process.wait(SECONDS_TO_STOP)
            finally:
                process.kill()
