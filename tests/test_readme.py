"""What the README says must be true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from satrap.core.chance import SeededChance

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


def test_the_page_on_chance_computes_what_the_engine_draws() -> None:
    code = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs/chance.md").read_text(encoding="utf-8"), re.DOTALL
    )[0]
    space: dict[str, object] = {}
    exec(code, space)
    shuffle = space["shuffle"]
    assert callable(shuffle)
    seed = bytes(range(32))
    assert tuple(shuffle(seed, 2, "deck", 1, 55)) == SeededChance(seed, 2).shuffle("deck", 1, 55)
