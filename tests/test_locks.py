"""The lock files under requirements/ pin every package and name no package host."""

import re
from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parent.parent / "requirements").glob("*.txt"))


def test_there_is_a_lock_for_each_set_up() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "dev", "run", "uv"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_host_and_no_folder(lock: Path) -> None:
    assert not re.search(r"://|--index|--find-links|(^|\s)/\w", lock.read_text())


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_pins_every_package_with_a_hash(lock: Path) -> None:
    lines = [line for line in lock.read_text().splitlines() if re.match(r"\w", line)]
    assert lines
    assert all(re.match(r"[\w.-]+==\S+ .*\\$", line) for line in lines)
