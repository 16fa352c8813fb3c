"""`satrap balance` with several processes: the games stay the same, and Ctrl-C ends them all."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from satrap.cli.pool import in_processes
from tests.cli.driver import ENVIRONMENT, run

# A shell makes background programs, and the programs they start, ignore Ctrl-C: undo that.
HEARING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from satrap.cli import main; main()"
)
ALEXANDROS = ("balance", "alexandros", "--bots", "random", "--games", "12")


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    numbers = []
    for jobs in ("1", "2"):
        done = run(*ALEXANDROS, "--jobs", jobs, "--out", tmp_path / jobs)
        assert done.exit_code == 0, done.output
        numbers.append((tmp_path / jobs / "alexandros.json").read_bytes())
    assert numbers[0] == numbers[1]


def test_processes_of_somebody_else_are_left_alone() -> None:
    other = get_context("spawn").Process(target=time.sleep, args=(60,))
    other.start()
    assert sorted(in_processes(abs, [-1, -2, -3], 2)) == [1, 2, 3]
    assert other.is_alive()
    other.kill()
    other.join()


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal")
def test_ctrl_c_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    words = [
        sys.executable,
        "-c",
        HEARING,
        *ALEXANDROS,
        "--games",
        "100000",
        "--jobs",
        "2",
        "--out",
        str(tmp_path),
    ]
    file = tmp_path / "alexandros.jsonl"
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ | ENVIRONMENT,
        start_new_session=True,
    )
    try:
        while process.poll() is None and (not file.exists() or file.stat().st_size < 20_000):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process gets it
        said = process.communicate(timeout=20)[0].decode()
    finally:
        process.kill()
    assert process.returncode == 130
    assert said.startswith("Stopped. ")
    assert said.count("\n") == 1
    assert all(map(json.loads, file.read_bytes().splitlines()))
