"""The final awards are a moment of their own: a map, a list, one button, and nothing over them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, SMALLEST, Person
from tests.browser.tables import SECRETS, end_turn, seat_bots
from tests.server.api.people import Guest

LAST_TURN: dict[str, Any] = {
    "turn": {"region": 6, "round": 3, "number": 18, "phase": "build", "seat": 0, "order": [1, 0]},
    "armies": [{"taxila": 2}, {"gandhara": 4}],
    "boxes": [[0, 0, 3, 3], [0, 0, 4, 4]],
    "spent": [7, 3],
    "temples": [{"lydia": 2, "media": 1}, {"illyria": 1, "hydaspes": 2}],
    "cities": {"macedonia": 1, "lydia": 0, "malli": 0, "babylonia": 1, "susiana": 1},
    "scores": [118, 119],
}
COVERED = """(panel) => [...panel.querySelectorAll("li, button, header")].filter((one) => {
    const { x, y, width, height, bottom } = one.getBoundingClientRect();
    if (width === 0) return false;
    const there = document.elementFromPoint(x + width - 4, y + height / 2);
    return bottom > innerHeight || !panel.contains(there);
}).map((one) => one.textContent)"""
FRAMED = """() => {
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    return [sheet.left, sheet.right - innerWidth];
}"""


def give_awards(house: House, visit: Visit, size: tuple[int, int]) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=LAST_TURN)
    moving = {"confirm": "off", "pace": "fast"}
    ana = visit(guest=guest, settings=moving, size=size).go(f"/table/{table}")
    ana.page.locator(".plot.legal").first.click()
    end_turn(ana)
    expect(ana.button("web-atg-awards-on")).to_be_visible()
    return ana


@pytest.mark.parametrize("size", [LARGE, PHONE, SMALLEST], ids=["large", "phone", "smallest"])
def test_nothing_lies_over_the_awards_and_nothing_else_asks_for_a_press(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    ana = give_awards(house, visit, size)
    assert ana.page.locator(".awarding").evaluate(COVERED) == []
    for other in ("[role=toolbar]", ".end", ".undo", ".chip.turn", ".course"):
        expect(ana.page.locator(other)).to_have_count(0)


def test_the_map_fills_a_phone(house: House, visit: Visit) -> None:
    ana = give_awards(house, visit, PHONE)
    expect(ana.page.locator(".moving")).to_have_count(0)
    left, right = ana.page.evaluate(FRAMED)
    assert left <= 0 <= right


def test_a_button_goes_on_to_the_result(house: House, visit: Visit) -> None:
    ana = give_awards(house, visit, PHONE)
    for _ in range(20):
        if ana.page.locator("[data-ceremony]").count():
            break
        ana.page.locator("[data-go-on], [data-ceremony]").first.click(force=True)
        ana.page.wait_for_timeout(50)
    expect(ana.page.locator("[data-ceremony]")).to_be_visible()
