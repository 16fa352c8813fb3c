"""Two clicks from the front page to a game against bots, and the first choice by mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import decide, my_turn, view_of
from tests.offered import GAMES


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_two_clicks_lead_to_the_first_choice(visit: Visit, number: int) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").nth(number).click()  # opening the page was the first click
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


def test_the_last_choices_are_there_again(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    card = ana.page.get_by_role("article").filter(has_text=ana.words("web-game-alexandros"))
    edition = card.get_by_label(ana.words("web-edition"))
    edition.select_option("fr")
    expect(card).to_contain_text(ana.words("web-edition-alexandros-fr"))
    card.get_by_label(ana.words("web-level")).select_option("hoplite")
    card.get_by_label(ana.words("web-seats")).select_option("2")
    card.get_by_role("button").click()
    my_turn(ana)
    assert view_of(ana)["preset"] == "fr"
    ana.go("/")
    expect(edition).to_have_value("fr")
    expect(card.get_by_label(ana.words("web-level"))).to_have_value("hoplite")
    expect(card.get_by_label(ana.words("web-seats"))).to_have_value("2")
    ana.go("/new")
    expect(ana.page.get_by_label(ana.words("web-preset-fr"))).to_be_checked()


def test_a_match_to_go_on_with_stands_above_the_games(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    table = ana.table
    my_turn(ana)
    ana.go("/")
    first = ana.page.get_by_role("region", name=ana.words("web-go-on"))
    play = ana.button("web-play-now").first
    expect(play).to_be_visible()
    assert first.bounding_box()["y"] < play.bounding_box()["y"]  # type: ignore[index]
    first.get_by_role("link").click()
    assert ana.table == table
