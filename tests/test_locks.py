"""The lock files under requirements/ and of the page pin every package and name no package host."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PAGE_LOCK = ROOT / "web" / "package-lock.json"


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


def test_the_lock_of_the_page_names_no_host_and_has_every_hash() -> None:
    packages = json.loads(PAGE_LOCK.read_text(encoding="utf-8"))["packages"]
    installed = [each for name, each in packages.items() if name]
    assert installed
    assert not any("resolved" in each for each in installed)
    assert all(each["integrity"].startswith("sha512-") for each in installed)
