"""A server with settings of its own, and its log in a file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from satrap.cli import main
from tests.server.api.people import SECONDS, Server


def planted(plant: str) -> None:
    """Run the program in the C locale, after a line of Python."""
    os.environ["LC_ALL"] = "C.UTF-8"
    exec(plant, {})
    main()


class Operated(Server):
    """`satrap serve` with more options; its stderr goes to a file.

    `plant` is a line of Python that is run first.
    """

    def __init__(self, folder: Path, *options: str, slack: float = 1000, plant: str = "") -> None:
        self.options, self.plant = options, plant
        self.log = folder / "log"
        super().__init__(folder, slack)

    def start(self) -> None:
        self._start(planted, *self.options, given=(self.plant,), log=self.log)

    def written(self) -> str:
        """Return its whole log."""
        return self.log.read_text(encoding="utf-8")


def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true; fail if it never is."""
    ends = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < ends, "the condition never became true"
        time.sleep(0.01)


@contextmanager
def operated(
    folder: Path, *options: str, slack: float = 1000, plant: str = ""
) -> Iterator[Operated]:
    made = Operated(folder, *options, slack=slack, plant=plant)
    try:
        yield made
    finally:
        made.kill()


@contextmanager
def calling(server: Server, address: str = "127.0.0.1", **headers: str) -> Iterator[httpx.Client]:
    """Yield a client at an address of this machine, with headers as a proxy adds them."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    base = f"{server.url}/api"
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    with httpx.Client(base_url=base, timeout=SECONDS, headers=given, transport=transport) as client:
        yield client
