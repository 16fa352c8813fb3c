"""Starting the server at a terminal: it shows its address, and then only problems."""

from __future__ import annotations

import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from satrap.core.language import LANGUAGES
from tests.cli.driver import ENVIRONMENT, SATRAP, run

SECONDS = 30


class Terminal:
    """`satrap serve` at its own terminal."""

    def __init__(self, *options: str | Path) -> None:
        self.screen, there = pty.openpty()
        self.process = subprocess.Popen(
            [*SATRAP, "serve", "--port", "0", *map(str, options)],
            stdin=there,
            stdout=there,
            stderr=there,
            start_new_session=True,
            env=os.environ | ENVIRONMENT | {"COLUMNS": "200"},
        )
        os.close(there)
        self.shown = ""
        self._read_until("http")
        self.url = re.findall(r"http://localhost:[0-9]+", self.shown)[0]

    def _read_until(self, word: str = "") -> None:
        """Read on until a word appears, or to the end if none is given."""
        while not (word and word in self.shown):
            try:
                self.shown += os.read(self.screen, 65536).decode()
            except OSError:  # the other side was closed
                return

    def end(self, number: int) -> int:
        """Send a signal, read the remaining output, and return the exit status."""
        self.process.send_signal(number)
        self._read_until()
        return self.process.wait(SECONDS)


@contextmanager
def terminal(*options: str | Path) -> Iterator[Terminal]:
    made = Terminal(*options)
    try:
        yield made
    finally:
        made.process.kill()
        made.process.wait(SECONDS)
        os.close(made.screen)


def ask(url: str) -> None:
    for path in ("/", "/api", "/api/nowhere", "/api/tables"):
        httpx.get(url + path, timeout=SECONDS)


def test_a_person_is_told_where_it_is_and_nothing_else(tmp_path: Path) -> None:
    with terminal("--data", tmp_path) as started:
        ask(started.url)
        assert started.end(signal.SIGINT) == 0
        line = f"Satrap is up at {started.url} (Ctrl-C stops it)."
        assert started.shown.replace("\r", "").split("\n") == [line, ""]


def test_what_is_asked_is_shown_to_who_wants_it(tmp_path: Path) -> None:
    with terminal("--data", tmp_path, "--log", "plain") as started:
        ask(started.url)
        assert started.end(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert started.shown.count(" request ") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_finds_the_port_taken_is_told_what_to_do(tmp_path: Path, language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        words = (*SATRAP, "serve", "--port", port, "--data", str(tmp_path))
        env = os.environ | ENVIRONMENT | {"LC_ALL": f"{language}.UTF-8"}
        done = subprocess.run(
            words, env=env, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert port in line and f"--port {int(port) ^ 1}" in line


def test_no_port_is_that_large(tmp_path: Path) -> None:
    done = run("serve", "--port", "65536", "--data", tmp_path)
    assert done.exit_code == 2 and "65535" in done.output


def test_a_command_loads_nothing_of_others() -> None:
    ask = "import sys; from satrap.cli import make_app; make_app(['serve']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    loaded = {name for name in told.stdout.split() if name.startswith("satrap.cli.")}
    assert "satrap.cli.serve" in loaded
    assert not loaded & {"satrap.cli.play", "satrap.cli.sim", "satrap.cli.arena"}
