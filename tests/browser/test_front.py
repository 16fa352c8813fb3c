"""Two clicks from the front page to a game against bots, and the first choice by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from satrap.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.tables import decide, my_turn, view_of


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_two_clicks_lead_to_the_first_choice(visit: Visit, number: int) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").nth(number).click()  # the page itself was the first click
    match = my_turn(ana)["match"]
    assert view_of(ana)["game"] == list(GAMES)[number]
    expect(ana.page).to_have_title(re.compile("^● "))
    decide(ana)
    assert view_of(ana)["match"]["ply"] > match["ply"] or view_of(ana)["match"]["sealed"]


def test_the_tab_and_the_status_say_what_to_do(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    my_turn(ana)
    icon = ana.page.locator("link[rel=icon]").last
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    prompt = ana.page.locator("header [role=status]").inner_text()
    assert prompt and prompt in ana.page.title()


def test_every_address_that_is_none_says_so(visit: Visit) -> None:
    ana = visit().go("/nowhere/at/all")
    expect(ana.page.get_by_role("heading", name=ana.words("web-lost"))).to_be_visible()
    ana.link("web-home").first.click()
    expect(ana.button("web-play-now").first).to_be_visible()
