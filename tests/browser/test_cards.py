"""Touching the board: a place says what is there, and a line of the log shows its place."""

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


def sit_down(
    house: House, visit: Visit, game: str, position: dict[str, Any] | None = None, **rest: Any
) -> Person:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    if position:
        starter["position"] = position
    table = seat_bots(guest, game, "companion", **starter)
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


# Walls close off Cyzicus (an amphora and a lyre); Ana can claim it.
CLOSED: dict[str, Any] = {
    "walls": ["b2-c3", "c3-d3", "d3-e3"],
    "alexander": "e3",
    "display": ["temple", "temple"],
    "hands": [["amphora", "lyre"], ["temple"]],
    "turn": {"phase": "act"},
}


def shield(person: Person) -> Locator:
    provinces = person.page.get_by_role("list", name=person.words("web-alx-provinces"))
    return provinces.get_by_role("button", name="Cyzicus")


def test_the_card_of_a_province_keeps_off_what_a_finger_pressed(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=CLOSED, **TOUCH)
    shield(ana).tap()
    expect(card(ana)).to_contain_text("Cyzicus")
    expect(card(ana)).to_contain_text(ana.words("web-alx-enough", guards=1, cards=1))
    told, pressed = card(ana).bounding_box(), shield(ana).bounding_box()
    assert told and pressed
    beside = (
        told["x"] >= pressed["x"] + pressed["width"] or pressed["x"] >= told["x"] + told["width"]
    )
    above = told["y"] >= pressed["y"] + pressed["height"]
    assert beside or above or pressed["y"] >= told["y"] + told["height"]


def test_a_card_of_the_hand_shows_where_it_would_serve(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=CLOSED)
    expect(shield(ana)).to_be_visible()
    expect(ana.page.locator(".serves")).to_have_count(0)
    ana.page.locator("[data-spot=hand-lyre]").hover()
    expect(ana.page.locator(".serves")).to_have_count(1)
    ana.page.mouse.move(5, 5)
    expect(ana.page.locator(".serves")).to_have_count(0)
