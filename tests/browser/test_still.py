"""The board stays where it is while choices come and go."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.playing import Hands
from tests.browser.tables import CARDS, SECRETS, seat_bots
from tests.server.api.people import Guest

DECISIONS = 14
WHERE = """() => {
    const { x, y, width, height } = document.querySelector(".room main").getBoundingClientRect();
    return [x, y, width, height];
}"""
# The page draws the names of points again above the walls, each where the sheet has it.
NAMES = """() => [...document.querySelectorAll(".alexandros .still > text")].map((name) => {
    const sheet = document.querySelector(`#point-${name.textContent} text`);
    return [name, sheet].map((text) => ["x", "y"].map((at) => Number(text.getAttribute(at))));
})"""


def sit_down(house: House, visit: Visit, game: str, **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "companion", **starter)
    person = visit(guest=guest, **rest).go(f"/table/{table}")
    expect(person.page.locator(".frame svg")).to_be_visible()
    return person


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
@pytest.mark.parametrize("game", (CARDS, SECRETS))
def test_choices_come_and_go_and_the_board_stays(
    house: House, visit: Visit, game: str, size: Any
) -> None:
    ana = sit_down(house, visit, game, size=size, settings={"confirm": "on"})
    hands, places = Hands(ana), [ana.page.evaluate(WHERE)]
    for _ in range(DECISIONS):
        seen = hands.awaited()
        hands.press(hands.liked(seen))
        hands.wire.settle()
        places.append(ana.page.evaluate(WHERE))
    assert places == places[:1] * len(places)


def test_a_name_that_is_written_anew_lies_on_the_first(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, settings={"confirm": "off"})
    hands = Hands(ana)
    while not (names := ana.page.evaluate(NAMES)):
        seen = hands.awaited()
        hands.press(hands.liked(seen))
        hands.wire.settle()
    for again, first in names:
        assert again == pytest.approx(first, abs=0.1)
