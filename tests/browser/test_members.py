"""The pages of members and operators, in three languages, on small and large screens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import ROOT, House
from tests.browser.inspecting import keys, too_large, unsaid, violations
from tests.browser.members import ADDRESSES, OTHER, PAGES, Club
from tests.browser.pages import ADDRESSES as OPEN
from tests.browser.people import LARGE, PHONE, SMALLEST, Person

Look = Callable[[Person], list[str]]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    house = House(tmp_path_factory.mktemp("house"))
    yield Club(house)
    house.kill()


def ordered(person: Person) -> list[str]:
    """Return what axe finds, and then what does not fit on some screen."""
    return [*violations(person), *too_large(person)]


def worded(person: Person) -> list[str]:
    """Return what axe finds, and words that come from no language file."""
    return [*violations(person), *unsaid(person)]


@pytest.mark.parametrize(
    ("language", "theme", "size", "query", "look"),
    [
        ("en", "light", LARGE, "?pseudo", worded),
        ("de", "dark", PHONE, "", ordered),
        ("it", "dark", PHONE, "", violations),
        ("fr", "light", SMALLEST, "", ordered),
    ],
    ids=["pseudo", "de", "long-it", "long-fr"],
)
def test_every_page_of_a_member_is_in_order(
    visit: Visit, club: Club, language: str, theme: str, size: Any, query: str, look: Look
) -> None:
    settings = {"theme": theme}
    ana = visit(at=club.house, guest=club.member, language=language, size=size, settings=settings)
    ana.context.add_init_script(f"sessionStorage.setItem('operators-key', '{club.key}')")
    found: list[str] = []
    for name in PAGES:
        ana.resize(*size)
        ana.go(club.address(name) + query)
        expect(ana.page.locator("main").first).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        ana.page.evaluate("() => document.fonts.ready.then(() => true)")
        found += [f"{name}: {line}" for line in (*keys(ana), *look(ana))]
    assert not found, "\n".join(found)


def test_names_lead_to_pages_and_a_page_to_a_report(visit: Visit, club: Club) -> None:
    ana = visit(at=club.house, guest=club.member)
    ana.go(club.address("tournament, over"))
    ana.page.get_by_role("region").get_by_role("link", name=OTHER).click()
    ana.page.wait_for_url(f"**/people/{OTHER}")
    rows = club.member.get("/me/tables")  # two matches with the other one, and one with a bot
    running = [row for row in rows if row["status"] == "running" and OTHER in row["seats"]]
    ana.go(f"/table/{running[0]['id']}").page.locator("[data-chip]").get_by_text(OTHER).click()
    ana.page.get_by_role("link", name=ana.words("web-people-profile", name=OTHER)).click()
    report = ana.words("web-report", name=OTHER)
    ana.page.get_by_role("button", name=report, exact=True).click()
    ana.page.get_by_label(ana.words("web-people-report-match")).select_option(index=1)
    ana.page.get_by_label(ana.words("web-report-why", name=OTHER)).fill("Rude again.")
    ana.press("web-report-send")
    expect(ana.page.get_by_text(ana.words("web-report-sent"))).to_be_visible()
    assert club.member.get("/me/reports")[0]["words"] == "Rude again."


def test_every_page_is_visited() -> None:
    index = (ROOT / "web" / "src" / "pages" / "index.ts").read_text(encoding="utf-8")
    pages = set(re.findall(r'^  "?([\w/-]*)"?: \(\) =>', index, re.MULTILINE))
    visited = {address.strip("/") for address in (*OPEN.values(), *ADDRESSES.values(), "/table")}
    firsts = {address.split("/")[0] for address in visited}
    assert "home" in pages and "account/data" in pages
    assert pages <= visited | firsts
