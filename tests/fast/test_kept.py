"""Cached machine code is reused only for the same sources in the same place."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import satrap
from satrap.fast import kept


def key_of(folder: Path, words: str, at: int, monkeypatch: pytest.MonkeyPatch) -> str:
    folder.mkdir(exist_ok=True)
    file = folder / "engine.py"
    file.write_text(words)
    os.utime(file, (at, at))
    monkeypatch.setattr(kept, "sources", lambda: [file])
    return kept.key.__wrapped__()


def test_other_words_another_place_or_another_time_need_code_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba finds no code for a copy, nor for a file that was rewritten."""
    here, there = tmp_path / "here", tmp_path / "there"
    first = key_of(here, "one", 1, monkeypatch)
    assert key_of(here, "one", 1, monkeypatch) == first
    others = [(here, "two", 1), (there, "one", 1), (here, "one", 2)]
    assert first not in {key_of(*other, monkeypatch) for other in others}


def test_files_that_fast_engines_take_numbers_from_count_as_their_sources() -> None:
    package, found = Path(satrap.__file__).parent, set(kept.sources())
    readable = set()
    for file in package.glob("**/fast/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("satrap."):
                place = package.joinpath(*str(node.module).split(".")[1:])
                places = [place, *(place / each.name for each in node.names)]
                readable |= {each.with_suffix(".py") for each in places}
    readable = {file for file in readable if file.is_file()}
    assert package / "games/alexandros/options.py" in readable <= found


def test_where_nothing_can_be_kept_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    kept.set_ready("alexandros")
    assert not kept.is_ready("alexandros")
