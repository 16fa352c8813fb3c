"""What was pressed disappears, but the focus is never lost, so the keys keep working."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fingers import Keys
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.playing import Hands
from tests.browser.tables import CARDS, SECRETS, march, seat_bots, until
from tests.server.api.people import Guest

DECISIONS = 12
STATUS = "[data-status]"
HERE = "() => document.activeElement !== document.body"


def sit_down(house: House, visit: Visit, game: str) -> Person:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "random", **starter)
    return visit(guest=guest, settings={"confirm": "off"}).go(f"/table/{table}")


@pytest.mark.parametrize("hands", [Keys, Hands])
@pytest.mark.parametrize("game", (CARDS, SECRETS))
def test_the_focus_stays_on_the_table(
    house: House, visit: Visit, game: str, hands: type[Hands]
) -> None:
    ana = sit_down(house, visit, game)
    player = hands(ana)
    for _ in range(DECISIONS):
        seen = player.awaited()
        player.press(player.liked(seen))
        player.wire.settle()
        ana.page.wait_for_function(HERE)


@pytest.mark.parametrize("attempt", range(3))  # the card's slot may stay or disappear
def test_keys_go_on_at_the_next_choice(house: House, visit: Visit, attempt: int) -> None:
    ana = sit_down(house, visit, CARDS)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    march(ana, "Enter")
    until(ana, lambda view: view["match"]["ply"] > ply and view["match"]["legal"])
    expect(ana.page.locator(":focus")).to_have_attribute("data-choice", "")


def test_who_presses_goes_on_at_the_status_line(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS)
    march(ana)
    expect(ana.page.locator(STATUS)).to_be_focused()
