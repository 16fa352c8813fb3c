"""The same functions run uncompiled, and with every index checked; planted faults are noticed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from numpy import record

from satrap.games.alexandros.fast.layout import LARGE, SMALL, desk_type, state_type, tables_type
from tests.fast.alexandros.faults import FAULTS

ROOT = Path(__file__).parents[3]
HERE = "tests.fast.alexandros"


def run(mode: str, *words: str) -> str:
    """Run a module of the tests in a mode of its own; a warning is an error."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", *words],
        env={**os.environ, "SATRAP_FAST": mode, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_uncompiled_it_plays_the_same_also_on_a_large_board() -> None:
    assert int(run("plain", f"{HERE}.modes", "12", "60")) > 200


def test_no_index_is_out_of_bounds() -> None:
    assert int(run("checked", f"{HERE}.modes", "60", "0")) > 2000


def test_planted_faults_are_noticed() -> None:
    assert run("plain", f"{HERE}.faults").count("noticed:") == len(FAULTS)


def test_no_field_is_named_like_a_method() -> None:
    """Uncompiled, a field is an attribute: it must not hide behind another."""
    for size in (SMALL, LARGE):
        for kind in (tables_type(size), state_type(size), desk_type(size)):
            assert set(kind.names or ()) & set(dir(record)) == set()
