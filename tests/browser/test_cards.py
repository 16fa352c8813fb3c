"""The board invites touching: a place says what stands there, a line of the log shows its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.playing import Hands
from tests.browser.tables import CARDS, SECRETS, seat_bots
from tests.server.api.people import Guest

TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}


def sit_down(house: House, visit: Visit, game: str, **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "simple", **starter)
    return visit(guest=guest, **rest).go(f"/table/{table}")


def card(person: Person) -> Locator:
    return person.page.locator("foreignObject .card")


def test_a_province_tells_what_stands_there_to_a_finger(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, SECRETS, **TOUCH)
    thrace = ana.page.get_by_role("button", name="Thrace, ")
    thrace.tap()
    expect(card(ana)).to_contain_text("Thrace")
    expect(card(ana)).to_contain_text(ana.words("web-atg-nobody"))
    expect(card(ana)).to_contain_text("Macedonia (2)")


def test_a_province_tells_what_stands_there_to_keys(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, SECRETS)
    ana.page.get_by_role("button", name="Thessaly, ").focus()
    expect(card(ana)).to_contain_text("Thessaly")
    ana.page.keyboard.press("Tab")
    expect(card(ana)).not_to_contain_text("Thessaly, ")
    ana.page.locator("[role=spinbutton]").first.focus()
    expect(card(ana)).to_have_count(0)


@pytest.mark.parametrize("game", (CARDS, SECRETS))
def test_a_line_of_the_log_shows_its_place(house: House, visit: Visit, game: str) -> None:
    ana = sit_down(house, visit, game, settings={"confirm": "off"})
    log = ana.page.get_by_role("list", name=ana.words("web-panel-log"))
    hands, lines = Hands(ana), log.get_by_role("button")
    while not lines.count():
        seen = hands.awaited()
        hands.press(hands.liked(seen))
        hands.wire.settle()
    shown = ana.page.locator(".looked")
    expect(shown).to_have_count(0)
    lines.last.hover()
    expect(shown.first).to_be_visible()
    ana.page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    log.press("ArrowUp")
    expect(shown.first).to_be_visible()
