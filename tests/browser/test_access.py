"""Every page, in several languages, by day and by lamplight, on small and large screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.inspecting import SIZES, keys, too_large, violations
from tests.browser.pages import NAMES, Guide
from tests.browser.people import LARGE, PHONE, SMALLEST, Person

Look = Callable[[Person], list[str]]


@pytest.fixture(scope="module")
def guide(house: House) -> Guide:
    return Guide(house)


def ordered(person: Person) -> list[str]:
    """Return what axe finds, and then what does not fit on some screen."""
    return [*violations(person), *too_large(person)]


# A tour of every page takes long: each looks for what it can best find, and all for missing texts.
@pytest.mark.parametrize(
    ("language", "theme", "size", "look"),
    [
        ("en", "light", LARGE, violations),
        ("de", "dark", PHONE, ordered),  # it has the longest words
        ("fr", "dark", PHONE, violations),
        ("it", "light", SMALLEST, ordered),
    ],
    ids=["en", "de", "long-fr", "long-it"],
)
def test_every_page_is_in_order(
    visit: Visit, guide: Guide, language: str, theme: str, size: Any, look: Look
) -> None:
    ana = visit(guest=guide.guest, language=language, size=size, settings={"theme": theme})
    found: list[str] = []
    for name in NAMES:
        ana.resize(*size)
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
