"""Duplication between two games is found: the same lines, even with other type names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.twice import twice

LOGIC = '''"""A docstring of {game}."""

from satrap.games.{game}.state import {type}


def worth(held: {type}) -> int:
    """Add up."""
    total = 0
    for each in held.parts:  # all of them

        if each.counts:
            total += each.value
    if total > {most}:
        raise {type}.Full(
            "{game}", total
        )
    return total
'''
SCRIPT = """import {{
  {type},
}} from "./types";

export function worth(held: {type}): number {{
  let total = 0;
  for (const each of held.parts) {{
    // all of them
    if (each.counts) {{
      total += each.value;
    }}
  }}
  if (total > {most}) {{
    throw new {type}("full");
  }}
  return total;
}}
"""
PAGE = "web/src/lib/games/{game}/worth.ts"


def plant(root: Path, where: str, words: str, game: str, **names: object) -> None:
    path = root / where.format(game=game)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words.format(game=game, **names), encoding="utf-8")


def found(root: Path, where: str, words: str, **other: object) -> list[str]:
    plant(root, where, words, "chess", type="Rook", most=9)
    plant(root, where, words, "go", **{"type": "Stone", "most": 9, **other})
    return [str(each) for each in twice(root, ("chess", "go"))]


@pytest.mark.parametrize("where", ["games", "bots"])
def test_the_same_logic_in_two_games_is_found(tmp_path: Path, where: str) -> None:
    one, other = (f"src/satrap/{where}/{game}/worth.py" for game in ("chess", "go"))
    assert found(tmp_path, f"src/satrap/{where}/{{game}}/worth.py", LOGIC) == [
        f"9 lines: {one}:6 ~ {other}:6"
    ]


def test_names_for_numbers_are_no_logic(tmp_path: Path) -> None:
    phases = "".join(f"{{type}}_{number} = {number}\n" for number in range(20))
    assert found(tmp_path, "src/satrap/games/{game}/numbers.py", phases) == []


def test_so_it_is_in_the_page(tmp_path: Path) -> None:
    one, other = (PAGE.format(game=game) for game in ("chess", "go"))
    assert found(tmp_path, PAGE, SCRIPT) == [f"8 lines: {one}:5 ~ {other}:5"]


def test_another_number_or_two_names_for_one_are_not_the_same(tmp_path: Path) -> None:
    assert found(tmp_path, PAGE, SCRIPT, most=8) == []
    mixed = SCRIPT.replace("throw new {type}", "throw new {second}")
    for mine, theirs, is_same in (
        (("Rook", "Rook"), ("Stone", "Board"), False),
        (("Rook", "King"), ("Stone", "Stone"), False),
        (("Rook", "King"), ("Stone", "Board"), True),
    ):
        for game, (first, second) in (("chess", mine), ("go", theirs)):
            plant(tmp_path, PAGE, mixed, game, type=first, second=second, most=9)
        assert bool(twice(tmp_path, ("chess", "go"))) == is_same
