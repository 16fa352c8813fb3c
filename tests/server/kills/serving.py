"""`satrap serve` with an additional place to die, and with planted faults.

`python -m tests.server.kills.serving FOLDER FAULTS` serves; FAULTS are names from `faults.py`,
separated by commas, or empty. `serve` does the same in a forked process.
"""

from __future__ import annotations

import faulthandler
import sys
from multiprocessing.connection import Connection

from satrap.cli import main
from satrap.cli import serving as _loaded  # noqa: F401 -- before the fork, not after
from satrap.server.api.sockets import Connection as Socket
from satrap.server.store.crash import CRASH, reach
from tests.server.kills.faults import FAULTS

LOG = "log"  # the server's complaints
SENT = "after-sending"  # an acknowledgement or a view, to one of the listeners
_send = Socket._send


async def send(self: Socket, message: bytes) -> None:
    """Send, and perhaps die: one more place than the server itself has."""
    await _send(self, message)
    reach(SENT)


def run(folder: str, faults: str) -> None:
    """Serve until killed."""
    Socket._send = send  # type: ignore[method-assign]
    for fault in filter(None, faults.split(",")):
        FAULTS[fault]()
    sys.argv = ["satrap", "serve", "--port", "0", "--data", folder, "--slack", "1000"]
    main()


def serve(pipe: Connection, folder: str, faults: str, crash: str) -> None:
    """Serve in a forked process; `crash` replaces SATRAP_CRASH, which was read before the fork."""
    CRASH.plan(crash)
    with (
        open(pipe.fileno(), "w", encoding="utf-8", closefd=False) as sys.stdout,
        open(f"{folder}/{LOG}", "a", encoding="utf-8") as sys.stderr,
    ):
        faulthandler.enable(sys.stderr)
        run(folder, faults)


if __name__ == "__main__":
    run(*sys.argv[1:])
