"""The fast engine uncompiled, with every index checked, and with faults planted in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def run(mode: str, module: str, *words: str) -> str:
    """Start Python in a mode of the fast engines; return what it prints."""
    name = f"tests.fast.alexander_the_great.{module}"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", name, *words],
        env={**os.environ, "SATRAP_FAST": mode},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def test_uncompiled_it_plays_the_same() -> None:
    assert "6 matches" in run("plain", "matches", "0", "6")


def test_no_index_is_out_of_bounds() -> None:
    """On each kind of board; match 39 is played on the largest."""
    assert "28 matches" in run("checked", "matches", "16", "44")


def test_planted_faults_are_caught() -> None:
    assert "21 of 21 faults were caught" in run("plain", "faults")
