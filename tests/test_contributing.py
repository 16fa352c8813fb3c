"""The recipes in CONTRIBUTING.md change lines that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CHANGES = re.findall(r"^## ((?:Add|Change) an? .*)$", PAGE, re.MULTILINE)
OTHERWISE = {"Add a ruling", "Add a board"}  # these need no diff


def changed(recipe: str) -> Iterator[tuple[str, str]]:
    """Yield each line that a recipe's diff keeps or removes, with its file."""
    part = PAGE.split(f"\n## {recipe}\n")[1].split("\n## ")[0]
    for diff in re.findall(r"```diff\n(.*?)```", part, re.DOTALL):
        file = ""
        for line in diff.splitlines():
            if line.startswith("--- a/"):
                file = line.removeprefix("--- a/")
                yield file, ""
            elif line[:1] in " -":
                yield file, line[1:]


@pytest.mark.parametrize("recipe", CHANGES)
def test_a_recipe_fits_the_code(recipe: str) -> None:
    lines = list(changed(recipe))
    assert bool(lines) == (recipe not in OTHERWISE)
    for file, line in lines:
        source = (ROOT / file).read_text(encoding="utf-8").splitlines()
        assert not line or line in source, f"{file} has no line {line!r}"
