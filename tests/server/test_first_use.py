"""Two threads can read something for the first time at once; `msgspec` alone would crash."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.offered import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("what", ["boards", "states", "entries"])
@pytest.mark.parametrize("game", GAMES)
def test_two_threads_may_read_something_first_at_once(game: str, what: str) -> None:
    command = [sys.executable, "-m", "tests.server.first_use", game, what]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
