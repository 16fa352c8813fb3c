"""The rules can be searched and linked to; every cited ruling is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.offered import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_search_finds_the_sections_with_a_word(visit: Visit, game: str) -> None:
    ana = visit().go(f"/rules/{game}")
    sections = ana.page.locator(".text section")
    expect(sections.first).to_be_visible()
    everything = sections.count()
    search = ana.page.get_by_label(ana.words("web-search"))
    search.fill("temple")
    expect(ana.page.locator("nav [role=status]")).not_to_be_empty()
    assert 0 < sections.count() < everything
    search.fill("zeppelin")
    expect(sections).to_have_count(0)
    expect(ana.page.get_by_text(ana.words("web-found", count=0))).to_be_visible()
    search.fill("")
    expect(sections).to_have_count(everything)


@pytest.mark.parametrize("game", GAMES)
def test_an_address_leads_to_its_section(visit: Visit, game: str) -> None:
    ana = visit().go(f"/rules/{game}")
    last = ana.page.locator(".text section").last
    expect(last).to_be_visible()
    name = last.get_attribute("id")
    ana.go("/").go(f"/rules/{game}#{name}")
    expect(ana.page.locator(f"[id='{name}']")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_every_section_is_named_once_and_every_anchor_leads_somewhere(
    visit: Visit, game: str
) -> None:
    ana = visit().go(f"/rules/{game}")
    expect(ana.page.locator(".text section").first).to_be_visible()
    ids = ana.page.evaluate("() => [...document.querySelectorAll('[id]')].map((e) => e.id)")
    assert len(ids) == len(set(ids))
    anchors = ana.page.evaluate(
        """() => [...document.querySelectorAll("main a:not(.ruling)[href^='#']")]
            .map((link) => link.getAttribute("href").slice(1))"""
    )
    assert set(anchors) <= set(ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_that_is_cited_is_one_press_away(visit: Visit, game: str) -> None:
    ana = visit().go(f"/rules/{game}")
    cited = ana.page.locator("a.ruling").first
    name = cited.get_attribute("aria-label")
    cited.click()
    ana.page.wait_for_url(f"**/rulings/{game}#{name}")
    expect(ana.page.locator(f"[id='{name}']")).to_be_in_viewport()
