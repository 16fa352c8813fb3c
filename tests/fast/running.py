"""Runs a module of these tests in a separate process, in one mode of the fast engines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(mode: str, module: str, *words: str) -> str:
    """Return a module's output; `plain` is uncompiled, `checked` checks every index."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", f"tests.fast.{module}", *words],
        env={**os.environ, "SATRAP_FAST": mode},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout
