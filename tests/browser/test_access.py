"""axe finds nothing on any page, by day and by lamplight, on a large screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import ROOT, House
from tests.browser.pages import NAMES, Guide
from tests.browser.people import LARGE, PHONE, SMALLEST, Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags } });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.failureSummary})`));
}"""
TOO_WIDE = """() => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return [];
    return [...document.querySelectorAll("body *")]
        .filter((each) => each.getBoundingClientRect().right > page.clientWidth + 1)
        .map((each) => each.outerHTML.slice(0, 120)).slice(0, 5);
}"""


@pytest.fixture(scope="module")
def guide(house: House) -> Guide:
    return Guide(house)


def violations(person: Person) -> list[str]:
    """Return what axe finds; it comes by the debugger, which no policy of the page stops."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(RUN, RULES)
    return found


def assert_none(guide: Guide, person: Person, look: Callable[[Person], list[str]]) -> None:
    """Look at every page; what is found anywhere is told line by line."""
    found: list[str] = []
    for name in NAMES:
        guide.lead(person, name)
        found += [f"{name}: {line}" for line in look(person)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("theme", "size"), [("light", LARGE), ("dark", PHONE)])
def test_axe_finds_nothing(visit: Visit, guide: Guide, theme: str, size: Any) -> None:
    ana = visit(guest=guide.guest, size=size, settings={"theme": theme})
    assert_none(guide, ana, violations)


@pytest.mark.parametrize("size", [SMALLEST, (720, 450)], ids=["small", "zoomed"])
def test_no_page_scrolls_sideways(visit: Visit, guide: Guide, size: Any) -> None:
    """A screen of 1440 x 900 at 200 % is one of 720 x 450."""
    ana = visit(guest=guide.guest, size=size)
    assert_none(guide, ana, lambda person: person.page.evaluate(TOO_WIDE))


def test_axe_sees_what_is_wrong(visit: Visit) -> None:
    ana = visit().go("/about")
    ana.page.evaluate("document.body.append(document.createElement('button'))")
    assert any("button-name" in each for each in violations(ana))
