"""What the README says must be true."""

from __future__ import annotations

import ast
import doctest
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from satrap.core.chance import SeededChance
from tests.server.proofs import GAME_OF, proof_file

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def test_the_python_of_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_stranger_needs_only_what_make_play_installs() -> None:
    tree = ast.parse((ROOT / "examples" / "stranger.py").read_text(encoding="utf-8"))
    named = {each.module or "" for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)}
    named |= {a.name for each in ast.walk(tree) if isinstance(each, ast.Import) for a in each.names}
    needed = {name.split(".")[0] for name in named} - sys.stdlib_module_names
    installed = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    assert needed == {"websockets"}
    assert needed <= set(re.findall(r"^([\w-]+)==", installed, re.MULTILINE))


def code_of(page: str) -> dict[str, Any]:
    """Run the first Python example on a page and return what it defines."""
    text = (ROOT / page).read_text(encoding="utf-8")
    space: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0], space)
    return space


def test_the_page_on_chance_computes_what_the_engine_draws() -> None:
    shuffle = code_of("docs/chance.md")["shuffle"]
    seed = bytes(range(32))
    assert tuple(shuffle(seed, 2, "deck", 1, 55)) == SeededChance(seed, 2).shuffle("deck", 1, 55)


@pytest.mark.parametrize("game", GAME_OF)
def test_the_page_on_proofs_computes_what_the_server_does(game: str) -> None:
    page, proof = code_of("docs/proofs.md"), json.loads(proof_file(game, 2))
    assert page["heads"](proof["lines"]) == proof["heads"]
    assert page["seed"](proof["server_seed"], proof["lines"]) == proof["record"]["seed"]
    assert page["check"](proof)
    proof["lines"][3]["nonce"] = "00" * 16
    assert not page["check"](proof)
