"""The compiled engines mirror the readable ones: the same step files, the same verbs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from satrap import games
from tests.offered import GAMES

ROOT = Path(next(iter(games.__path__)))
VERBS = {"begin", "apply", "finish", "outcome", "score", "share", "stop", "stay", "make_last"}
LISTS = {"count", "nth"}  # the alternative to `legal` in a compiled engine
ELSEWHERE = {"outcome": "winners"}  # the same thing under another name
STEPS = [
    pytest.param(step, id=f"{game}-{step.stem}")
    for game in GAMES
    for step in sorted((ROOT / game / "steps").glob("[a-z]*.py"))
]


def functions(path: Path) -> set[str]:
    """Return the functions that a file defines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}


def twin_of(step: Path) -> Path:
    """Return the path of the same step in the compiled engine."""
    return step.parents[1] / "fast" / "steps" / step.name


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_a_compiled_twin_with_its_verbs(step: Path) -> None:
    assert twin_of(step).exists(), f"{step.name} is missing in the compiled engine"
    twin = functions(twin_of(step))
    for verb in functions(step) & VERBS:
        assert ELSEWHERE.get(verb, verb) in twin, f"{step.name} has no compiled {verb}"
    if "legal" in functions(step):
        assert "legal" in twin or twin >= LISTS, f"{step.name} does not say what is legal"


@pytest.mark.parametrize("game", GAMES)
def test_no_compiled_step_is_without_a_readable_one(game: str) -> None:
    readable = {path.name for path in (ROOT / game / "steps").glob("*.py")}
    assert {path.name for path in (ROOT / game / "fast" / "steps").glob("*.py")} == readable
