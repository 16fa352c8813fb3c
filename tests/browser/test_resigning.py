"""Giving up among friends, the moment of the end, and a rematch that invites the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, SECRETS, until, view_of
from tests.server.api.people import seated

RIBBON = "[data-ceremony]"


def friends(house: House, visit: Visit, game: str, size: tuple[int, int]) -> tuple[Person, Person]:
    table, guests = seated(house, game, "Ana", "Ben")
    ana, ben = (visit(guest=guest, size=size).go(f"/table/{table}") for guest in guests)
    return ana, ben


def resign(person: Person) -> None:
    person.press("web-menu").press("web-resign").press("web-resign-now")


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("game", [CARDS, SECRETS])
def test_the_other_wins_at_once_and_a_rematch_brings_both_together(
    house: House, visit: Visit, game: str, size: tuple[int, int]
) -> None:
    ana, ben = friends(house, visit, game, size)
    resign(ben)
    expect(ana.page.locator(RIBBON)).to_contain_text(ana.words("web-won-you"))
    expect(ana.page.locator(RIBBON)).to_contain_text(ana.words("news-resigned", name="Ben"))
    expect(ben.page.locator(RIBBON)).to_contain_text(ben.words("web-won", name="Ana"))
    assert view_of(ana)["match"]["outcome"]["winners"] == [0]
    for person in (ana, ben):
        expect(person.page.locator(".two .undo:not([aria-disabled=true])")).to_have_count(0)
    before = ana.table
    ana.press("web-rematch")
    ana.page.wait_for_url(lambda url: before not in url)
    asked = ben.page.locator(".ending .next")
    expect(ben.page.locator("[data-notice=rematch]")).to_have_count(0)  # it is said there
    if size == LARGE:
        ben.page.wait_for_timeout(10_000)  # he looks at the result first
    expect(asked).to_contain_text(ben.words("web-notice-rematch", name="Ana"))
    asked.get_by_role("button", name=ben.words("web-notice-open-rematch")).click()
    ben.page.wait_for_url(lambda url: before not in url)
    assert ben.table == ana.table
    view = until(ben, lambda view: all(place["name"] for place in view["seats"]))
    assert sorted(place["name"] for place in view["seats"]) == ["Ana", "Ben"]


def test_among_three_a_bot_named_as_one_plays_on_and_the_resigner_watches(
    house: House, visit: Visit
) -> None:
    table, guests = seated(house, CARDS, "Ana", "Ben", "Cleo", starter=0)
    ana, ben = (visit(guest=guest).go(f"/table/{table}") for guest in guests[:2])
    resign(ana)
    seat = until(ben, lambda view: view["seats"][0]["bot"])["seats"][0]
    assert seat["name"] != "Ana"
    expect(ben.page.locator("[data-chip='0']")).to_contain_text(seat["name"])
    ben.open_tab("log")
    expect(ben.page.locator("[data-drawer]")).to_contain_text("Ana")
    view = until(ana, lambda view: view["seat"] is None)
    assert view["status"] == "running"
    expect(ana.page.locator(".frame svg")).to_be_visible()
    ana.press("web-menu")
    expect(ana.button("web-resign")).to_have_count(0)
