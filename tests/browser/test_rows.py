"""What a member reads about finished matches, and what the menu offers about somebody away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.members import DAILY, PASSWORD
from tests.browser.tables import CARDS
from tests.server.api.people import Guest


def begun(host: Guest, other: Guest, **more: Any) -> str:
    """Let two people begin a match; return its table."""
    table = str(host.open(CARDS, "open", "open", **more)["id"])
    for seat, each in enumerate((host, other)):
        each.done(table, "sit", seat=seat, name=each.name)
    host.done(table, "start")
    return table


def test_a_page_says_that_somebody_resigned_and_how_many_played(visit: Visit, house: House) -> None:
    pair = Guest(house, "Peucestas"), Guest(house, "Nearchus")
    for each in pair:
        body = {"password": PASSWORD, "name": each.name}
        assert each.web.put("/me/password", json=body).is_success
    pair[1].done(begun(*pair, is_friendly=False), "resign")
    ana = visit(guest=pair[0]).go(f"/people/{pair[0].name}")
    expect(ana.page.get_by_role("article")).to_contain_text(ana.words("web-games-resigned"))
    kind = ana.words("web-people-kind", game=ana.words("web-game-alexandros"), seats=2)
    expect(ana.page.get_by_role("heading", name=kind)).to_be_visible()


@pytest.mark.parametrize("clock", [None, DAILY], ids=["live", "daily"])
def test_a_bot_for_somebody_away_is_offered_only_live(
    visit: Visit, house: House, clock: dict[str, int] | None
) -> None:
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    ana = visit(guest=guest).go(f"/table/{begun(guest, ben, clock=clock)}").press("web-menu")
    expect(ana.page.get_by_role("heading", name=ana.words("web-menu-read"))).to_be_visible()
    offer = ana.page.get_by_role("button", name=ana.words("web-replace", name="Ben"))
    expect(offer).to_have_count(0 if clock else 1)
