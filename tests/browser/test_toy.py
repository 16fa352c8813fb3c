"""A game unknown to the page is played from the list of its legal actions."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tables import TOY, my_turn, seat_bots, until, view_of
from tests.browser.waiting import press_chair
from tests.server.api.people import Guest


def test_the_toy_is_played_to_its_end(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, TOY, "random")
    ana = visit(guest=guest).go(f"/table/{table}")
    for turn in range(3):
        my_turn(ana)
        ana.page.locator("main .plain li button").first.click()
        until(ana, lambda view, turn=turn: view["match"]["ply"] > turn)
    assert view_of(ana)["status"] == "over"
    expect(ana.button("web-rematch")).to_be_visible()


def test_the_toy_can_be_opened_like_any_other(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    card = ana.page.get_by_role("article", name=TOY, exact=True)
    card.get_by_role("button", name=ana.words("web-friend"), exact=True).click()
    press_chair(ana, 2)
    ana.press("web-crew-more")
    until(ana, lambda view: view["seats"][1]["bot"] == "random")
    ana.press("web-start")
    assert view_of(ana)["game"] == TOY
    my_turn(ana)
