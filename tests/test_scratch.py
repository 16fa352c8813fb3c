"""Tests keep their files in memory where there is room, and else on a disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.scratch import ROOT, SHARED, keep_in_memory, memory


def test_a_folder_with_too_little_room_is_not_used(tmp_path: Path) -> None:
    assert memory(tmp_path, room=0) == tmp_path
    assert memory(tmp_path, room=2**60) is None
    assert memory(tmp_path / "nowhere") is None


def test_whoever_says_where_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ROOT, "/somewhere")
    keep_in_memory()
    assert os.environ[ROOT] == "/somewhere"


def test_files_of_tests_are_in_memory_if_possible(tmp_path: Path) -> None:
    assert memory() is None or tmp_path.is_relative_to(SHARED)
