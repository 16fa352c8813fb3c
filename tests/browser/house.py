"""A real server with the built page, which can die and come back at the same address."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from satrap.server.api.settings import WEB
from tests.browser.serving import serve
from tests.server.api.people import Server

ROOT = Path(__file__).parents[2]


class House(Server):
    """`satrap serve` with its own folder, and the toy game beside the others."""

    port = "0"
    program: Callable[[], None] = staticmethod(serve)

    def start(self) -> None:
        assert (WEB / "index.html").is_file(), "there is no page: build it with `make page`"
        self._start(self.program, *self.more, log=self.folder / "log", port=self.port)
        self.port = self.url.rsplit(":", 1)[1]
