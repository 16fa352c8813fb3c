"""Ways to run the command line: in this process, or through pipes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from typer.testing import CliRunner, Result

from satrap.cli import make_app
from satrap.core.record import Record, parse_record

ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
SATRAP = (sys.executable, "-m", "satrap")
APP = make_app()
CHOICE = re.compile(r"^ *(\d+)  .*\((.+)\)$", re.M)


def run(*words: str | Path, typed: str = "") -> Result:
    """Run a command with this input."""
    return CliRunner(env=ENVIRONMENT).invoke(APP, list(map(str, words)), input=typed)


def read(file: Path) -> Record:
    """Return the record in a file."""
    return parse_record(file.read_bytes())


class Piped:
    """A command at the other end of two pipes."""

    def __init__(self, *words: str | Path) -> None:
        self.process = subprocess.Popen(
            [*SATRAP, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
            env=os.environ | ENVIRONMENT,
        )
        self.printed = ""

    def read_until(self, *ends: str) -> str:
        """Read until the output ends with one of these words, or the command ends."""
        assert self.process.stdout
        handle, fresh = self.process.stdout.fileno(), b""
        while piece := os.read(handle, 65536):
            fresh += piece
            if fresh.decode(errors="ignore").rstrip().endswith(ends):
                break
        self.printed += fresh.decode()
        return fresh.decode()

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()


@contextmanager
def piped(*words: str | Path) -> Iterator[Piped]:
    """Run a command through pipes, and make sure that it ends."""
    command = Piped(*words)
    try:
        yield command
    finally:
        command.process.kill()
        command.process.communicate()


def play_to_the_end(command: Piped, prompts: tuple[str, ...], choose: Callable[[str], str]) -> None:
    """Answer every prompt until the command ends."""
    while shown := command.read_until(*prompts):
        if shown.rstrip().endswith(prompts):
            command.type(choose(shown))
