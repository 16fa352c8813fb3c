"""A grey button can still be pressed, and then says why it does nothing."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tables import CARDS, SECRETS, seat_bots
from tests.server.api.people import Guest


def press_grey(button: Locator) -> None:
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(button).to_be_focused()


def test_a_box_says_why_it_takes_no_more(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    ana = visit(guest=guest).go(f"/table/{seat_bots(guest, SECRETS, 'companion')}")
    box = ana.page.locator("[data-box=army]")
    press_grey(box.get_by_role("button").last)
    why = ana.page.locator(".splitting .why")
    expect(why).to_have_text(ana.words("web-atg-none-free", cubes=15))
    box.get_by_role("button").first.click()
    expect(why).to_have_text(ana.words("web-atg-free", cubes=1))
    expect(ana.button("web-atg-ready")).to_have_attribute("aria-disabled", "true")
    box.get_by_role("spinbutton").press("Home")
    press_grey(box.get_by_role("button").first)
    expect(why).to_have_text(ana.words("web-atg-none-here"))


def test_a_card_says_that_it_is_not_my_turn(house: House, visit: Visit) -> None:
    ana, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = str(ana.open(CARDS, "open", "open", starter=1)["id"])
    ana.done(table, "sit", seat=0, name="Ana")
    ben.done(table, "sit", seat=1, name="Ben")
    ana.done(table, "start")
    person = visit(guest=ana).go(f"/table/{table}")
    press_grey(person.page.locator(".slot").first)
    expect(person.page.locator(".why")).to_have_text(person.words("not-your-turn"))


def test_a_card_says_why_nobody_plays_alone(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-crew-less", number=2).first.click()
    press_grey(ana.button("web-crew-less", number=1).first)
    expect(ana.page.get_by_text(ana.words("web-crew-least", count=2))).to_be_visible()


def test_a_match_says_why_it_does_not_start_yet(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    table = str(guest.open(CARDS, "open", "open", "invited")["id"])
    guest.done(table, "sit", seat=0, name="Ana")
    ana = visit(guest=guest).go(f"/table/{table}")
    press_grey(ana.button("web-start"))
    expect(ana.page.get_by_text(ana.words("web-start-few", count=2))).to_be_visible()
