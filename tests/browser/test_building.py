"""Building: every button says its price, keeps its place, and does one thing at a time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import SECRETS, seat_bots, until, view_of
from tests.server.api.people import Guest

ARMED: dict[str, Any] = {
    "turn": {"region": 2, "phase": "build", "seat": 0, "order": [1, 0]},
    "armies": [{"hellespontine_phrygia": 1, "lydia": 2, "caria": 1}, {"phrygia": 4}],
    "boxes": [[0, 0, 1, 3], [0, 0, 4, 4]],
    "spent": [7, 3],
}
PLACES = "all => all.map((each) => { const { x, y, width } = each.getBoundingClientRect(); "
PLACES += "return [x, y, width] })"


def sit_down(house: House, visit: Visit, confirm: str = "off") -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=ARMED)
    return visit(guest=guest, settings={"confirm": confirm}).go(f"/table/{table}")


def sites(person: Person) -> Locator:
    return person.page.locator(".sites button")


def laid(view: Any) -> Any:
    return view["match"]["view"]["laid_temples"][0] + view["match"]["view"]["laid_cities"][0]


def test_a_double_click_lays_one_piece_and_no_button_moves(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    expect(sites(ana)).to_have_count(4)
    before = sites(ana).evaluate_all(PLACES)
    sites(ana).nth(1).dblclick()
    until(ana, laid)
    expect(sites(ana).nth(1)).to_have_attribute("aria-disabled", "true")
    assert sites(ana).evaluate_all(PLACES) == before
    assert laid(view_of(ana)) == ["lydia"]


def test_a_button_names_its_price_and_the_box_goes_down(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    expect(sites(ana).nth(2)).to_have_accessible_name("City in Lydia (2 cubes)")
    box = ana.page.locator("[data-box=temple] .count")
    expect(box).to_have_text("1")
    sites(ana).first.click()
    expect(box).to_have_text("0")
    expect(sites(ana).nth(1)).to_have_accessible_name(
        "Temple in Lydia (1 cube, not enough in your temple box)"
    )


def test_who_wants_to_confirm_is_asked_here_too(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, confirm="on")
    sites(ana).first.dblclick()
    confirm = ana.page.locator("[data-choice=confirm]")
    expect(confirm).to_be_visible()
    assert not laid(view_of(ana))
    confirm.click()
    until(ana, laid)
