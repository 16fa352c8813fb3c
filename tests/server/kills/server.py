"""A server over one folder that is killed and started again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from tests.server.forks import CONTEXT, address_in
from tests.server.kills.serving import LOG, serve

Json = Any
SECONDS = 60


class Server:
    """`satrap serve` in a process of its own; clients wait until it is up."""

    def __init__(self, folder: Path, faults: str = "") -> None:
        self.folder, self.faults = folder, faults
        self.url = ""
        self._is_up = asyncio.Event()
        self.has_room = asyncio.Event()
        self.has_room.set()
        self.web = httpx.AsyncClient(timeout=SECONDS, trust_env=False, verify=False)

    async def start(self, crash: str = "") -> None:
        """Start; a crash may come before the server has reported its address."""
        self.url = await asyncio.to_thread(self._start, crash)
        assert self.url or crash, self.complaints()
        if self.url:
            self._is_up.set()

    def _start(self, crash: str) -> str:
        told, pipe = CONTEXT.Pipe(duplex=False)
        arguments = (pipe, str(self.folder), self.faults, crash)
        self.process = CONTEXT.Process(target=serve, args=arguments)
        self.process.start()
        pipe.close()
        with open(told.fileno(), closefd=False) as output, told:
            return address_in(output.readline())

    @property
    def is_alive(self) -> bool:
        return self.process.exitcode is None

    async def died(self) -> None:
        """Wait until the server is dead."""
        await asyncio.to_thread(self.process.join)
        self._is_up.clear()

    async def kill(self) -> None:
        self.process.kill()
        await self.died()

    async def close(self) -> None:
        await self.kill()
        await self.web.aclose()

    async def where(self) -> str:
        """Return the address, once the server is up."""
        await self._is_up.wait()
        return self.url

    async def ask(self, path: str, cookie: str = "", body: Json = None) -> httpx.Response:
        """Send a request over HTTP: POST if there is a body, otherwise GET."""
        method, headers = "GET" if body is None else "POST", {"Cookie": cookie} if cookie else {}
        where = f"{await self.where()}/api{path}"
        self.web.cookies.clear()
        return await self.web.request(method, where, json=body, headers=headers)

    def complaints(self) -> str:
        """Return the lines of the server's log that are not routine."""
        written = (self.folder / LOG).read_text(encoding="utf-8").splitlines()
        return "\n".join(line for line in written if not is_in_order(line))


def is_in_order(line: str) -> bool:
    """Say whether a line of a log is routine; one that is not JSON comes from a crash."""
    try:
        return bool(json.loads(line)["level"] == "info")
    except ValueError:
        return False
