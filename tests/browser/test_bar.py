"""The bar of the pages: where one is, where one can go, and what is one's own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE
from tests.server.api.people import Guest


def test_the_bar_leads_everywhere_and_says_where_one_is(visit: Visit) -> None:
    ana = visit(name="Ana").go("/rules/alexandros")
    here = ana.page.get_by_role("navigation", name=ana.words("web-nav")).locator("[aria-current]")
    expect(here).to_have_text(ana.words("web-learn"))  # the rules belong there
    ana.link("web-lobby").click()
    expect(here).to_have_text(ana.words("web-lobby"))
    ana.resize(*PHONE)
    place = here.bounding_box()
    assert place
    assert place["y"] + place["height"] == PHONE[1]  # where the thumb is
    mine = ana.page.get_by_role("button", name="Ana")
    expect(mine).to_have_text("AAna")  # her initial: beside no table she has a seat's medal
    expect(mine.locator("[class*='seat-']")).to_have_count(0)
    mine.press("Enter")
    expect(ana.link("web-settings")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(mine).to_be_focused()
    mine.click()
    ana.link("web-settings").click()
    expect(ana.page.get_by_role("heading", name=ana.words("web-settings"))).to_be_visible()
    expect(here).to_have_count(0)


def test_the_menu_of_the_front_page_leads_home_whoever_is_known(visit: Visit, house: House) -> None:
    stranger = visit(name="Ana").go("/").press("web-menu")
    expect(stranger.link("web-cups")).to_be_visible()
    expect(stranger.link("web-home")).to_have_count(0)
    ana = visit(guest=Guest(house, "Ana")).go("/")
    expect(ana.page.locator("button.bell")).to_be_visible()
    ana.press("web-menu").link("web-home").click()
    ana.page.wait_for_url("**/home")
    for page in ("web-people", "web-games-found", "web-ratings", "web-your-data", "web-board-draw"):
        ana.page.get_by_role("button", name="Ana").click()
        ana.link(page).first.click()
        expect(ana.page.get_by_role("main").first).to_be_visible()
        if page != "web-board-draw":  # the editor has a bar of its own
            expect(ana.link("web-home")).to_be_visible()


def test_a_member_finds_their_own_page_in_both_menus(visit: Visit, house: House) -> None:
    guest = Guest(house, "Artabazus")
    body = {"password": "three camels at dawn", "name": guest.name}
    assert guest.web.put("/me/password", json=body).status_code == 200
    ana = visit(guest=guest).go("/people")
    ana.page.get_by_role("button", name=guest.name).click()
    ana.link("web-my-page").click()
    expect(ana.page.get_by_role("heading", name=guest.name)).to_be_visible()
    ana.go("/").press("web-menu").link("web-my-page").click()
    ana.page.wait_for_url(f"**/people/{guest.name}")


def test_a_guest_has_no_page_of_their_own(visit: Visit, house: House) -> None:
    ana = visit(guest=Guest(house, "Ana")).go("/people")
    ana.page.get_by_role("button", name="Ana").click()
    expect(ana.link("web-settings")).to_be_visible()
    expect(ana.link("web-my-page")).to_have_count(0)


def test_a_guest_finds_the_way_in_beside_their_name(visit: Visit, house: House) -> None:
    ana = visit(guest=Guest(house, "Ana"), size=(320, 640))
    for page in ("/", "/people"):
        entry = ana.go(page).link("web-sign-in")
        expect(entry).to_be_in_viewport(ratio=1)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 320
    ana.go("/").page.get_by_role("button", name="Ana").click()
    expect(ana.page.get_by_label(ana.words("web-name-ask"))).to_be_in_viewport(ratio=1)
    ana.page.keyboard.press("Escape")
    ana.link("web-sign-in").click()
    ana.page.wait_for_url("**/account/sign-in")
    expect(ana.link("web-sign-in")).to_have_count(0)  # one is there


def test_a_member_is_not_asked_to_sign_in(visit: Visit, house: House) -> None:
    guest = Guest(house, "Pharnabazus")
    body = {"password": "three camels at dawn", "name": guest.name}
    assert guest.web.put("/me/password", json=body).status_code == 200
    ana = visit(guest=guest).go("/people")  # where the page learns who she is
    ana.page.get_by_role("button", name=guest.name).click()
    expect(ana.link("web-my-page")).to_be_visible()
    expect(ana.link("web-sign-in")).to_have_count(0)
    ana.go("/")
    expect(ana.page.get_by_role("button", name=guest.name)).to_be_visible()
    expect(ana.link("web-sign-in")).to_have_count(0)
