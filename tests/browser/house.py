"""A real server with the built page, that can die and come back at the same address."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from satrap.server.api.settings import WEB
from tests.server.api.people import Server

ROOT = Path(__file__).parents[2]


class House(Server):
    """`satrap serve` over a folder of its own, with the toy beside the other games."""

    port = "0"
    module = "tests.browser.serving"

    def start(self) -> None:
        assert (WEB / "index.html").is_file(), "there is no page: build it with `make page`"
        options = ["--port", self.port, "--data", str(self.folder), "--slack", str(self.slack)]
        self.log = (self.folder / "log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, "serve", *options, *self.more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http"))
        self.port = self.url.rsplit(":", 1)[1]

    def _ended(self) -> int:
        self.log.close()
        return super()._ended()
