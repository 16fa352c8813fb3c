"""A march is one gesture: press or drag a stack to any province within reach, by any hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import SECRETS, end_turn, seat_bots, until, view_of
from tests.server.api.people import Guest

START: dict[str, Any] = {
    "turn": {"region": 2, "phase": "move", "seat": 0, "order": [1, 0]},
    "armies": [{"start": 4, "caria": 1}, {"phrygia": 4}],
    "boxes": [[0, 0, 4, 3], [0, 0, 4, 4]],
    "spent": [3, 3],
}
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
STEPS = 5
SLIVER = 4  # pixels of a plate that may lie under a bubble


def sit_down(house: House, visit: Visit, position: dict[str, Any] = START, **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=position)
    return visit(guest=guest, settings={"confirm": "off"}, **rest).go(f"/table/{table}")


def face(person: Person, place: str) -> Locator:
    return person.page.locator(f"[data-place={place}]")


def armies(person: Person) -> Any:
    """Return my armies by place, without places that I have left."""
    found = view_of(person)["match"]["view"]["armies"][0]
    return {place: count for place, count in found.items() if count}


def arrived(person: Person, place: str) -> Any:
    until(person, lambda view: view["match"]["view"]["armies"][0].get(place))
    return armies(person)


def middle(thing: Locator) -> tuple[float, float]:
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_presses_lead_an_army_two_provinces_on(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    expect(ana.page.locator("[data-plate=lydia] .price")).to_have_text(
        ana.words("web-atg-free-way")
    )
    face(ana, "lydia").click()
    assert arrived(ana, "lydia") == {"lydia": 4, "caria": 1}
    ana.button("web-undo").click()
    until(ana, lambda view: view["match"]["view"]["armies"][0].get("start") == 4)


def test_a_box_is_chosen_in_a_bubble_and_a_second_press_sends(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    face(ana, "phrygia").click()
    bubble = ana.page.locator("[data-bubble]")
    bubble.get_by_label(ana.words("web-atg-fewer")).click()
    bubble.get_by_label(ana.words("web-atg-pay-from", temple=0, city=1)).click()
    expect(ana.page.locator("[data-box=city] .lifted")).to_have_count(1)
    face(ana, "phrygia").click()
    assert arrived(ana, "phrygia") == {"start": 1, "phrygia": 3, "caria": 1}
    assert view_of(ana)["match"]["view"]["boxes"][0] == [0, 0, 4, 2]


def test_escape_and_a_press_elsewhere_put_everything_back(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    face(ana, "phrygia").click()
    confirm = ana.page.locator("[data-choice=confirm]")
    expect(confirm).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    face(ana, "phrygia").click()
    expect(confirm).to_be_visible()
    ana.page.mouse.click(1200, 600)
    expect(confirm).to_have_count(0)
    assert armies(ana) == {"start": 4, "caria": 1}


def test_a_stack_is_dragged_by_the_mouse(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    mouse = ana.page.mouse
    mouse.move(*middle(face(ana, "start")))
    mouse.down()
    mouse.move(*middle(face(ana, "lydia")), steps=STEPS)
    expect(ana.page.locator(".dragged")).to_be_visible()
    expect(ana.page.locator(".line.gone")).to_have_count(2)
    mouse.up()
    assert arrived(ana, "lydia") == {"lydia": 4, "caria": 1}


def test_a_stack_is_dragged_by_a_finger(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, **TOUCH)
    wire = ana.context.new_cdp_session(ana.page)
    start, end = middle(face(ana, "start")), middle(face(ana, "lydia"))
    for number in range(STEPS + 1):
        x, y = (a + (b - a) * number / STEPS for a, b in zip(start, end, strict=True))
        kind = "touchMove" if number else "touchStart"
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    expect(ana.page.locator(".dragged")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert arrived(ana, "lydia") == {"lydia": 4, "caria": 1}


def test_a_drag_that_ends_nowhere_moves_nobody(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    mouse = ana.page.mouse
    mouse.move(*middle(face(ana, "start")))
    mouse.down()
    mouse.move(1200, 600, steps=STEPS)
    mouse.up()
    expect(ana.page.locator(".dragged")).to_have_count(0)
    assert armies(ana) == {"start": 4, "caria": 1}


def test_keys_choose_how_many_and_from_which_box(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").press("Enter")
    face(ana, "phrygia").press("Enter")
    spin = ana.page.locator("[data-bubble] [role=spinbutton]")
    expect(spin).to_be_focused()
    spin.press("ArrowDown")
    spin.press("ArrowDown")
    expect(spin).to_have_attribute("aria-valuenow", "2")
    spin.press("Enter")
    assert arrived(ana, "phrygia") == {"start": 2, "phrygia": 2, "caria": 1}


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["large", "phone"])
def test_the_bubble_covers_no_button_and_no_legal_plate(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    ana = sit_down(house, visit, size=size)
    face(ana, "start").click()
    face(ana, "phrygia").click()
    box = ana.page.locator("[data-bubble]").bounding_box()
    assert box
    for thing in ana.page.locator(".plate.legal, .plate.target, .two button").all():
        other = thing.bounding_box()
        assert other
        across = min(box["x"] + box["width"], other["x"] + other["width"])
        across -= max(box["x"], other["x"])
        down = min(box["y"] + box["height"], other["y"] + other["height"])
        down -= max(box["y"], other["y"])
        assert across < SLIVER or down < SLIVER, (box, other)


def test_what_stays_behind_is_not_in_the_hand(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    ana.page.locator("[data-bubble]").get_by_label(ana.words("web-atg-fewer")).click()
    face(ana, "lydia").click()
    assert arrived(ana, "lydia") == {"start": 1, "lydia": 3, "caria": 1}
    expect(ana.page.locator(".held")).to_have_count(0)
    expect(ana.page.locator(".source")).to_have_count(3)


def test_a_march_that_ends_the_region_says_so_first(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "caria").click(position={"x": 20, "y": 8})  # in the middle lies the plot of its city
    face(ana, "cilicia").click()
    expect(ana.page.locator("[data-bubble]")).to_contain_text(ana.words("web-atg-ends-region"))
    face(ana, "cilicia").click()
    assert arrived(ana, "cilicia") == {"start": 4, "cilicia": 1}


def test_enter_confirms_the_payment_that_was_pressed(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    face(ana, "phrygia").click()
    city = ana.words("web-atg-pay-from", temple=0, city=1)
    ana.page.locator("[data-bubble]").get_by_label(city).click()
    ana.page.keyboard.press("Enter")
    assert arrived(ana, "phrygia") == {"phrygia": 4, "caria": 1}
    assert view_of(ana)["match"]["view"]["boxes"][0] == [0, 0, 4, 2]


@pytest.mark.parametrize("last", ["web-atg-fewer", "web-atg-another"])
def test_enter_marches_after_the_number_was_changed(house: House, visit: Visit, last: str) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    face(ana, "phrygia").click()
    bubble = ana.page.locator("[data-bubble]")
    for button in ("web-atg-fewer", "web-atg-fewer", last):
        bubble.get_by_label(ana.words(button), exact=True).click()
    going = 1 if last == "web-atg-fewer" else 3
    ana.page.keyboard.press("Enter")
    assert arrived(ana, "phrygia") == {"start": 4 - going, "phrygia": going, "caria": 1}


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["large", "phone"])
def test_the_large_button_marches_as_long_as_a_march_is_chosen(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    ana = sit_down(house, visit, size=size)
    end = ana.page.locator(".end")
    expect(end).to_have_text(ana.words("atg-do-stop"))
    face(ana, "start").click()
    face(ana, "phrygia").click()
    expect(end).to_have_text(ana.words("web-atg-do-march", armies=4, place="Phrygia"))
    ana.page.locator("[data-bubble]").get_by_label(ana.words("web-atg-fewer")).click()
    expect(end).to_have_text(ana.words("web-atg-do-march", armies=3, place="Phrygia"))
    end_turn(ana)
    assert arrived(ana, "phrygia") == {"start": 1, "phrygia": 3, "caria": 1}
    assert view_of(ana)["match"]["view"]["turn"]["phase"] == "move"
    expect(end).to_have_text(ana.words("atg-do-stop"))


def test_undo_first_puts_back_a_march_that_is_chosen(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    face(ana, "start").click()
    face(ana, "lydia").click()
    arrived(ana, "lydia")
    face(ana, "lydia").click(position={"x": 20, "y": 8})
    face(ana, "phrygia").click()
    bubble = ana.page.locator("[data-bubble] .go")
    expect(bubble).to_be_visible()
    ana.button("web-undo").click()
    expect(bubble).to_have_count(0)
    assert armies(ana) == {"lydia": 4, "caria": 1}
    ana.button("web-undo").click()
    until(ana, lambda view: view["match"]["view"]["armies"][0].get("start") == 4)


@pytest.mark.parametrize(
    ("most", "quick"), [(2, ["1", "2"]), (3, ["1", "2", "3"]), (4, ["1", "2", "4"])]
)
def test_every_picker_of_armies_has_quick_buttons(
    house: House, visit: Visit, most: int, quick: list[str]
) -> None:
    some = {**START, "armies": [{"start": most}, {"phrygia": 4}], "spent": [8 - most, 3]}
    ana = sit_down(house, visit, some)
    numbers = ana.page.locator("[data-bubble] .quick button")
    expect(numbers).to_have_text(quick)  # these armies alone can go: they are in the hand
    numbers.first.click()
    face(ana, "phrygia").click()
    expect(numbers).to_have_text(quick)
    expect(numbers.first).to_have_attribute("aria-pressed", "true")


def test_a_march_that_costs_something_asks_even_if_one_box_can_pay(
    house: House, visit: Visit
) -> None:
    one_box = {**START, "boxes": [[0, 0, 4, 0], [0, 0, 4, 4]], "spent": [8, 3]}
    ana = sit_down(house, visit, {**one_box, "armies": [{"caria": 1, "phrygia": 2}, {"lydia": 4}]})
    face(ana, "caria").click(position={"x": 20, "y": 8})
    face(ana, "phrygia").click(position={"x": 20, "y": 8})  # to take the armies there, perhaps
    confirm = ana.page.locator("[data-choice=confirm]")
    expect(confirm).to_have_text(re.compile(ana.words("web-atg-march")))
    assert armies(ana) == {"caria": 1, "phrygia": 2}
    confirm.click()
    until(ana, lambda view: view["match"]["view"]["armies"][0].get("phrygia") == 3)
