"""The process in which bots search: it answers, restarts when killed, and never outlives us."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from satrap.bots.giving_way import LAST, STEP
from satrap.core.errors import UnreadableRecord
from satrap.server.aside import Aside, Gone, timed

SECONDS = 30


@pytest.fixture
def aside() -> Iterator[Aside]:
    made = Aside(1)
    yield made
    made.stop()


def fails() -> None:
    raise UnreadableRecord("record-unreadable", reason="no record")


class Odd(Exception):
    """An error that cannot be sent to another process."""

    def __init__(self) -> None:
        super().__init__()
        self.held = lambda: None


def fails_oddly() -> None:
    raise Odd


def test_work_is_done_in_another_process_and_its_time_is_told(aside: Aside) -> None:
    seconds, pid, error = aside.run(os.getpid, 0)
    assert error is None and pid != os.getpid() and 0 <= seconds < SECONDS
    assert aside.run(os.getpid, 1)[1] == pid  # another thread of the same process


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priorities")
def test_records_give_way_but_never_stand_still(aside: Aside) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    kind = partial(os.getpriority, os.PRIO_PROCESS, 0)
    assert aside.run(kind, 0)[1] == min(own + STEP, LAST)
    assert aside.run_record(kind)[1] == min(own + 2 * STEP, LAST)
    policies = [aside.run(partial(os.sched_getscheduler, 0), thread)[1] for thread in (0, 1, -1)]
    assert policies == [os.SCHED_OTHER, os.SCHED_IDLE, os.SCHED_OTHER]


def test_what_is_refused_there_is_refused_here(aside: Aside) -> None:
    _, result, error = aside.run(fails, 0)
    assert result is None and isinstance(error, UnreadableRecord)
    assert "no record" in str(error.text)


def test_an_error_that_cannot_be_sent_is_told_by_its_kind(aside: Aside) -> None:
    _, _, error = aside.run(fails_oddly, 0)
    assert str(error) == "Odd"
    assert aside.run(partial(len, "abc"), 0)[1] == 3  # and the others go on


def test_both_threads_work_at_the_same_time(aside: Aside) -> None:
    with ThreadPoolExecutor(2) as pool:
        slow = pool.submit(aside.run, partial(time.sleep, 5), 1)
        assert aside.run(partial(len, "abc"), 0)[1] == 3
        assert not slow.done()


def test_a_process_that_was_killed_is_begun_anew(aside: Aside) -> None:
    pid = aside.run(os.getpid, 0)[1]
    os.kill(pid, 9)
    assert aside.run(os.getpid, 0)[1] not in (pid, None)


def test_work_that_kills_its_process_is_tried_twice_and_given_up(aside: Aside) -> None:
    _, _, error = aside.run(partial(os._exit, 1), 0)
    assert isinstance(error, Gone)
    assert aside.run(partial(len, "abc"), 0)[1] == 3


def test_nothing_more_is_begun_once_it_was_stopped() -> None:
    aside = Aside(1)
    aside.run(os.getpid, 0)
    aside.stop()
    assert isinstance(aside.run(os.getpid, 0)[2], Gone)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")
def test_it_ends_with_whoever_has_started_it() -> None:
    code = (
        "import os, sys, time\n"
        "from satrap.server.aside import Aside\n"
        "print(Aside(1).run(os.getpid, 0)[1], flush=True)\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    end = time.monotonic() + SECONDS
    while Path(f"/proc/{child}/cmdline").exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not Path(f"/proc/{child}/cmdline").exists()


def test_only_own_work_is_timed() -> None:
    seconds, _, _ = timed(partial(time.sleep, 0.2))
    assert seconds < 0.1
