"""Cubes are carried from box to box and back to the hand, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import SECRETS, my_turn, seat_bots, until
from tests.server.api.people import Guest

Place = tuple[float, float]
Carry = Callable[[Person, Place, Place], None]
HAND, OUTSIDE = "hand", (20.0, 120.0)
STEPS = 4
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
COUNTS = "all => all.map((each) => Number(each.getAttribute('aria-valuenow')))"


def by_mouse(person: Person, start: Place, end: Place) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    expect(person.page.locator(".carried")).to_be_visible()
    mouse.up()


def by_finger(person: Person, start: Place, end: Place) -> None:
    wire = person.context.new_cdp_session(person.page)
    way = [
        tuple(a + (b - a) * n / STEPS for a, b in zip(start, end, strict=True)) for n in range(5)
    ]
    for number, (x, y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    expect(person.page.locator(".carried")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


HANDS = pytest.mark.parametrize(
    ("carry", "rest"), [(by_mouse, {}), (by_finger, TOUCH)], ids=["mouse", "finger"]
)


def sit_down(house: House, visit: Visit, **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "random", preset="short")
    ana = visit(guest=guest, **rest).go(f"/table/{table}")
    my_turn(ana)
    expect(ana.page.locator(".splitting .cube").first).to_be_visible()
    return ana


def cube_in(person: Person, box: str) -> Place:
    """Return where a cube lies in a box, or in the hand."""
    return middle(person, f".splitting [data-box={box}] .cube")


def middle(person: Person, selector: str) -> Place:
    found = person.page.locator(selector).first.bounding_box()
    assert found
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def room_of(person: Person, box: str) -> Place:
    return middle(person, f".splitting [data-box={box}] " + ("h2" if box == HAND else ".name"))


def holds(person: Person, *counts: int) -> None:
    """Check that the boxes show these counts and this many cubes; the rest is in the hand."""
    boxes = person.page.locator(".splitting .box")
    for at, count in enumerate(counts):
        expect(boxes.nth(at).locator(".cube")).to_have_count(count)
    assert person.page.locator(".splitting [role=spinbutton]").evaluate_all(COUNTS) == list(counts)
    expect(person.page.locator(f".splitting [data-box={HAND}] .cube")).to_have_count(
        15 - sum(counts)
    )


@HANDS
def test_cubes_are_carried_and_the_split_is_sent(
    house: House, visit: Visit, carry: Carry, rest: Any
) -> None:
    ana = sit_down(house, visit, **rest)
    boxes: list[str] = ana.page.locator(".splitting .box").evaluate_all(
        "all => all.map((each) => each.getAttribute('data-box'))"
    )
    ready = ana.button("web-atg-ready")
    holds(ana, 3, 4, 4, 4)
    carry(ana, cube_in(ana, boxes[1]), room_of(ana, boxes[0]))
    holds(ana, 4, 3, 4, 4)
    carry(ana, cube_in(ana, boxes[3]), room_of(ana, HAND))
    holds(ana, 4, 3, 4, 3)
    expect(ready).to_have_attribute("aria-disabled", "true")
    carry(ana, cube_in(ana, HAND), room_of(ana, boxes[2]))
    holds(ana, 4, 3, 5, 3)
    ready.click()
    match = until(ana, lambda view: view["match"]["sealed"] or view["match"]["ply"])["match"]
    assert (match["sealed"] or match["view"]["boxes"][0]) in ("split 4 3 5 3", [4, 3, 5, 3])


@HANDS
def test_a_cube_that_is_dropped_beside_the_boxes_goes_back(
    house: House, visit: Visit, carry: Carry, rest: Any
) -> None:
    ana = sit_down(house, visit, **rest)
    carry(ana, cube_in(ana, "army"), OUTSIDE)
    expect(ana.page.locator(".carried")).to_have_count(0)
    holds(ana, 3, 4, 4, 4)
