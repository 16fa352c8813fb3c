"""Every page: all text comes from a language file."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from satrap.core.language import NAMES as OWN_NAMES
from satrap.server.names import BOTS
from tests.browser.conftest import Visit
from tests.browser.house import ROOT, House
from tests.browser.pages import NAMES, Guide

LETTERS = re.compile(r"[^\W\d_]{2,}")
# The names of people, bots, languages and the site are the same in every language; so are dates,
# the numbers of rulings, and the text on a board, whose sheet the server draws.
OURS = "|".join(["Satrap", "toy", "Ana", "Ben", *BOTS, *OWN_NAMES.values()])
SAME = re.compile(rf"^({OURS}|[IV]+|[A-Z]{{3}}-\d+)$|\b20\d\d\b")
BOARDS = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted((ROOT / "src" / "satrap" / "games").glob("*/boards/*.toml"))
)
SEEN = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: parent, data } = walker.currentNode;
        if (parent.closest("script, style, code, pre, .text, nav ul")) continue;
        if (parent.closest("svg text, svg title, svg desc")) continue;
        if (data.trim()) found.push(data.trim());
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            if (each.getAttribute(name)) found.push(each.getAttribute(name));
    return found;
}"""


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    """In a house of its own: the lobby of another one names people from other stories."""
    house = House(tmp_path_factory.mktemp("house"))
    yield Guide(house)
    house.kill()


def unmarked(text: str) -> str:
    """Return a text without the parts that came from a language file."""
    depth, left = 0, ""
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        left += letter if depth == 0 and letter != "⟧" else ""
    return left.strip()


def test_everything_that_is_said_comes_from_a_language_file(visit: Visit, guide: Guide) -> None:
    ana = visit(at=guide.house, guest=guide.guest)
    found: list[str] = []
    for name in NAMES:
        guide.lead(ana, name, "?pseudo")
        bare = {unmarked(text) for text in ana.page.evaluate(SEEN)}
        told = {text for text in bare if LETTERS.search(text) and not SAME.search(text)}
        found += [f"{name}: {text}" for text in sorted(told) if text not in BOARDS]
    assert not found, "\n".join(found)
