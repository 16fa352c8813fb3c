"""A region ends with a pause: a summary of the scores stays until the reader goes on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import SECRETS, SURELY, end_turn, seat_bots, view_of
from tests.server.api.people import Guest

LAST_TURN: dict[str, Any] = {
    "turn": {
        "region": 2,
        "round": 3,
        "number": 3,
        "phase": "build",
        "seat": 0,
        "order": [1, 0],
    },
    "armies": [{"lydia": 2, "caria": 2}, {"phrygia": 4}],
    "boxes": [[0, 0, 3, 3], [0, 0, 4, 4]],
    "spent": [5, 3],
    "scores": [23, 19],
}
SIZES = pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])


def end_region(house: House, visit: Visit, **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=LAST_TURN)
    ana = visit(guest=guest, settings={"confirm": "off"}, **rest).go(f"/table/{table}")
    ana.page.locator(".plot.legal").first.click()
    end_turn(ana)
    return ana


def summary(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Asia Minor")


def top_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"]


@SIZES
def test_it_tells_who_scored_what_and_covers_neither_status_nor_boxes(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    ana = end_region(house, visit, size=size)
    mine = summary(ana).get_by_role("row", name=ana.words("web-you"))
    expect(mine).to_contain_text("Lydia, Caria")
    expect(summary(ana)).to_contain_text(ana.words("web-atg-ended-three_turns"))
    expect(summary(ana).locator(".so-far b")).to_have_text(["+20", "+0"])  # 5 here, 15 in all
    expect(mine.get_by_role("cell").last).to_have_text(
        str(view_of(ana)["match"]["view"]["scores"][0])
    )
    header = ana.page.locator("header").first.bounding_box()
    assert header
    assert header["y"] + header["height"] <= top_of(summary(ana))
    box = summary(ana).bounding_box()
    assert box
    assert box["y"] + box["height"] <= top_of(ana.page.locator("footer"))


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_a_key_goes_on_and_the_focus_goes_to_the_next_choice(
    house: House, visit: Visit, key: str
) -> None:
    ana = end_region(house, visit, reduced_motion="reduce")
    expect(summary(ana).get_by_role("button")).to_be_focused()
    ana.page.keyboard.press(key)
    expect(summary(ana)).to_have_count(0)
    expect(ana.page.get_by_role("spinbutton").first).to_be_focused()


def test_cubes_are_split_once_the_scoring_has_been_read(house: House, visit: Visit) -> None:
    """A press meant for “End turn” must not seal a split that nobody has looked at."""
    ana = end_region(house, visit)
    expect(summary(ana)).to_be_visible()
    ready = ana.button("web-atg-ready")
    expect(ready).to_have_attribute("aria-disabled", "true")
    ana.page.wait_for_timeout(SURELY)
    ready.click(force=True)
    ana.page.keyboard.press("e")
    expect(summary(ana)).to_be_visible()
    assert view_of(ana)["match"]["sealed"] is None
    summary(ana).get_by_role("button").click()
    expect(ready).to_have_attribute("aria-disabled", "false")


def test_who_writes_elsewhere_does_not_close_it(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=LAST_TURN)
    ana = visit(guest=guest, settings={"confirm": "off"}).go(f"/table/{table}")
    end_turn(ana)
    expect(summary(ana)).to_be_visible()
    ana.page.keyboard.press("l")
    ana.open_tab("notes")
    notes = ana.page.locator("textarea")
    notes.fill("Ben builds late")
    notes.press("Enter")
    expect(summary(ana)).to_be_visible()
