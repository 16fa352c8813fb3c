"""Leave and come back: a bot plays on, a reload keeps the seat."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tables import CARDS, decide, seat_bots, until, view_of
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import decide as play_at_random


def test_a_bot_plays_for_who_leaves_until_they_return(house: House, visit: Visit) -> None:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ana = visit(guest=guest).go(f"/table/{table}")
    ana.press("web-menu").press("web-leave-match").press("web-leave-now")
    view = until(ana, lambda view: view["match"]["waiting"] == [1])
    assert view["seats"][0]["bot"] and view["match"]["ply"] > 0
    expect(ana.page.get_by_text(ana.words("web-away-bot"))).to_be_visible()
    expect(ana.page.locator("[data-chip='0'] .note")).to_have_text(ana.words("web-presence-bot"))
    assert ana.words("web-you") not in ana.page.locator("[data-told]").inner_text().lower()
    ana.press("web-return")
    expect(ana.page.get_by_text(ana.words("web-away-bot"))).to_have_count(0)
    until(ana, lambda view: not view["seats"][0]["bot"])
    generator = random.Random(1)
    while ben.view(table)["match"]["waiting"] == [1]:
        play_at_random(ben, table, 1, generator)
    decide(ana)


def test_resigning_says_first_what_it_means(house: House, visit: Visit) -> None:
    table, (guest, _) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ana = visit(guest=guest).go(f"/table/{table}")
    ana.press("web-menu").press("web-resign")
    menu = ana.page.locator("#table-menu")
    expect(menu).to_contain_text(ana.words("web-resign-two", name="Ben"))
    assert menu.get_by_role("button").all_inner_texts()[-3:] == [
        ana.words("web-resign"),
        ana.words("web-resign-now"),
        ana.words("web-no"),
    ]
    ana.press("web-no")
    expect(ana.button("web-resign-now")).to_have_count(0)
    assert view_of(ana)["seats"][0]["bot"] == ""
    ana.press("web-resign").press("web-resign-now")
    until(ana, lambda view: view["status"] == "over" or view["seats"][0]["bot"])


def test_against_bots_alone_the_match_is_ended_and_that_is_confirmed(
    house: House, visit: Visit
) -> None:
    guest = Guest(house, "Ana")
    ana = visit(guest=guest).go(f"/table/{seat_bots(guest, CARDS, 'random', starter=0)}")
    ana.press("web-menu").press("web-abandon-alone")
    expect(ana.page.locator("#table-menu")).to_contain_text(ana.words("web-abandon-bots"))
    assert view_of(ana)["status"] == "running"
    ana.press("web-abandon-end")
    until(ana, lambda view: view["status"] == "over")


def test_a_reload_keeps_the_seat(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    ana = visit(guest=guest).go(f"/table/{seat_bots(guest, CARDS, 'random', starter=0)}")
    decide(ana)
    ana.page.reload()
    mine = ana.page.get_by_role("listitem").filter(has_text=ana.words("web-you")).first
    expect(mine).to_contain_text("Ana")
    assert view_of(ana)["seat"] == 0
    decide(ana)


def test_who_comes_back_tomorrow_finds_the_table(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, CARDS, "random", starter=0)
    ana = visit(guest=guest).go("/")
    ana.page.get_by_role("region", name=ana.words("web-go-on")).get_by_role("link").click()
    assert ana.table == table
    decide(ana)


def test_the_menu_tells_when_a_match_ends_without_who_is_away(house: House, visit: Visit) -> None:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ben.done(table, "leave")
    ana = visit(guest=guest).go(f"/table/{table}")
    ana.press("web-menu").press("web-abandon").press("web-abandon-now")
    view = until(ana, lambda view: view["ends_at"])
    assert view["status"] == "running" and view["seats"][0]["wants_end"]
    for told in ana.words("web-ends-at", names="Ben", when="|").split("|"):
        expect(ana.page.locator("#table-menu")).to_contain_text(told)
    other = visit(guest=ben).go(f"/table/{table}")  # a bot still plays his seat
    asked = other.page.get_by_role("alertdialog", name=other.words("web-end-asked-title"))
    expect(asked).to_contain_text("Ana")
    missing = ana.words("web-end-missing", names="Ben")
    expect(ana.page.locator("#table-menu")).to_contain_text(missing)
    asked.get_by_role("button", name=other.words("web-end-refuse")).click()
    expect(asked).to_have_count(0)
    until(ana, lambda view: view["ends_at"] is None and view["status"] == "running")


def test_who_is_away_agrees_to_the_end_without_coming_back(house: House, visit: Visit) -> None:
    table, (guest, ana) = seated(house, CARDS, "Ben", "Ana", starter=0)
    guest.done(table, "leave")
    ana.done(table, "abandon")
    ben = visit(guest=guest).go(f"/table/{table}")
    asked = ben.page.get_by_role("alertdialog", name=ben.words("web-end-asked-title"))
    asked.get_by_role("button", name=ben.words("web-undo-agree")).click()
    assert until(ben, lambda view: view["status"] == "over")["seats"][0]["bot"]


def test_the_result_says_that_a_match_that_all_agreed_to_end_does_not_count(
    house: House, visit: Visit
) -> None:
    table, guests = seated(house, CARDS, "Ana", "Ben", starter=0, is_friendly=False)
    for guest in guests:
        guest.done(table, "abandon")
    ana = visit(guest=guests[0]).go(f"/table/{table}")
    expect(ana.page.get_by_text(ana.words("web-ratings-abandoned"))).to_be_visible()


def test_the_result_says_that_a_new_rating_is_not_certain_yet(house: House, visit: Visit) -> None:
    guests = [Guest(house, "Ana"), Guest(house, "Ben")]
    guests[0].web.put("/me/password", json={"password": "six owls at noon", "name": "Ana Unsure"})
    table = guests[0].open(CARDS, "open", "open", is_friendly=False)["id"]
    for seat, guest in enumerate(guests):
        guest.done(table, "sit", seat=seat, name=("Ana Unsure", "Ben")[seat])
    guests[0].done(table, "start")
    guests[1].done(table, "resign")
    ana = visit(guest=guests[0]).go(f"/table/{table}")
    told = ana.page.locator("section[aria-labelledby=rated]")
    margin = re.search(r"± (\d+)", told.inner_text(timeout=10_000))
    assert margin
    expect(told).to_contain_text(ana.words("web-ratings-unsure", margin=margin[1]))


def test_an_offer_to_end_the_match_can_be_declined(house: House, visit: Visit) -> None:
    table, (guest, other) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ana, ben = visit(guest=guest).go(f"/table/{table}"), visit(guest=other).go(f"/table/{table}")
    ana.press("web-menu").press("web-abandon").press("web-abandon-now")
    ben.press("web-end-refuse")
    expect(ben.page.get_by_text(ben.words("web-declined-you", name="Ana"))).to_be_visible()
    expect(ana.page.get_by_text(ana.words("web-end-declined-by", name="Ben"))).to_be_visible()
    view = until(ana, lambda view: not view["seats"][0]["wants_end"])
    assert view["status"] == "running"
