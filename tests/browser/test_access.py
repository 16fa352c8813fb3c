"""Every page, in several languages, by day and by lamplight, on small and large screens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import ROOT, House
from tests.browser.pages import NAMES, Guide
from tests.browser.people import LARGE, PHONE, SMALLEST, Person

ZOOMED, LARGEST = (720, 450), (2560, 1440)  # 1440 x 900 at 200 % is 720 x 450
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
    const { violations } = await axe.run({ runOnly: { type: "tag", values: tags } });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.failureSummary})`));
}"""
SIZES = [SMALLEST, PHONE, ZOOMED, LARGE, LARGEST]
# What sticks out of a page on the right. Around a board nothing may stick out on any side, and
# enough of the board has to be visible.
TOO_LARGE = """(least) => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const box = (each) => each.getBoundingClientRect();
    const all = scrollWidth > clientWidth ? [...document.querySelectorAll("body *")] : [];
    const found = all.filter((each) => box(each).right > clientWidth + 1);
    const parts = document.querySelectorAll(":is(.room, .class, .editor) > *");
    for (const part of parts) {
        const { right, bottom, width, height } = box(part);
        if (right > clientWidth + 1 || bottom > clientHeight + 1) found.push(part);
        if (part.matches("main") && Math.min(width, height) < least) found.push(part);
    }
    return found.map((each) => each.outerHTML.slice(0, 120)).slice(0, 5);
}"""
LEAST = 100  # pixels of a board, in each direction
KEY = re.compile(r"\{[\w-]+\}")
Look = Callable[[Person], list[str]]


@pytest.fixture(scope="module")
def guide(house: House) -> Guide:
    return Guide(house)


def violations(person: Person) -> list[str]:
    """Return what axe finds; injected by the debugger, it is not blocked by the page's policy."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(RUN, RULES)
    return found


def too_large(person: Person) -> list[str]:
    """Return what does not fit on some screen, from the smallest to the largest."""
    found: list[str] = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        stuck: list[str] = person.page.evaluate(TOO_LARGE, LEAST)
        found += [f"{width}x{height}: {each}" for each in stuck]
    return found


def keys(person: Person) -> list[str]:
    """Return the keys of texts that show instead of the texts."""
    found: list[str] = KEY.findall(person.page.evaluate("() => document.body.innerText"))
    return found


# A tour of every page takes long: each looks for what it can best find, and all for missing texts.
@pytest.mark.parametrize(
    ("language", "theme", "size", "look"),
    [
        ("en", "light", LARGE, violations),
        ("fr", "dark", PHONE, violations),
        ("de", "light", SMALLEST, too_large),  # it has the longest words
    ],
    ids=["en", "fr", "de"],
)
def test_every_page_is_in_order(
    visit: Visit, guide: Guide, language: str, theme: str, size: Any, look: Look
) -> None:
    ana = visit(guest=guide.guest, language=language, size=size, settings={"theme": theme})
    found: list[str] = []
    for name in NAMES:
        guide.lead(ana, name)
        found += [f"{name}: {line}" for line in (*keys(ana), *look(ana))]
    assert not found, "\n".join(found)


def test_a_missing_text_is_seen(visit: Visit) -> None:
    ana = visit().go("/about")
    assert not keys(ana)
    ana.page.evaluate("document.body.append('{web-nothing}')")
    assert keys(ana) == ["{web-nothing}"]


def test_axe_sees_what_is_wrong(visit: Visit) -> None:
    ana = visit().go("/about")
    ana.page.evaluate("document.body.append(document.createElement('button'))")
    assert any("button-name" in each for each in violations(ana))


def test_a_page_that_sticks_out_is_seen(visit: Visit, guide: Guide) -> None:
    ana = visit(guest=guide.guest)
    guide.lead(ana, "editor")
    main = ana.page.locator(".editor > main")
    assert not too_large(ana)
    for fault in ("translate: 100vw", "translate: 0 100vh", "height: 90px", "width: 90px"):
        main.evaluate("(main, fault) => (main.style = fault)", fault)
        assert len(too_large(ana)) == len(SIZES), fault
