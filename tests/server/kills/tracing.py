"""A server whose writes, syncs and acknowledgements are reported in order by `strace`."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.forks import address_in
from tests.server.kills.notes import Ack, Notes
from tests.server.kills.server import Server
from tests.server.kills.serving import LOG
from tests.server.store.power import SYSCALLS, Event

ROOT = Path(__file__).parents[3]
MISSING = "This test needs strace: install it (Debian and Ubuntu: apt-get install strace)."
LONGEST = 4200  # bytes shown of one write: a page, or an acknowledgement
TRACE = "trace"
ACK = re.compile(rb'\{"ack":"([^"]+)","head":"([0-9a-f]{64})"')


class TracedServer(Server):
    """`satrap serve` under `strace`; the trace lies beside its folder."""

    def _start(self, crash: str) -> str:
        strace = shutil.which("strace")
        assert strace is not None, MISSING
        watch = [strace, "-f", "-y", "-xx", "-s", str(LONGEST), "-e", f"trace={SYSCALLS}"]
        work = [sys.executable, "-m", "tests.server.kills.serving", str(self.folder), self.faults]
        command = [*watch, "-o", str(self.folder / TRACE), *work]
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            self.tracer = subprocess.Popen(
                command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.tracer.stdout
        return address_in(self.tracer.stdout.readline())

    async def kill(self) -> None:
        """Kill the server; `strace` then ends too."""
        pid = self.tracer.pid
        traced = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        for each in traced:
            os.kill(int(each), signal.SIGKILL)
        self.tracer.communicate()
        self._is_up.clear()


def heard(seen: Event, notes: Notes) -> Iterator[tuple[str, Ack]]:
    """Yield the acknowledgements in what a server has sent."""
    for key, head in ACK.findall(seen.data if seen.kind == "say" else b""):
        yield key.decode(), Ack(head.decode(), notes.acks[key.decode()].version)
