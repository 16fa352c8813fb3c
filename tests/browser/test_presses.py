"""A turn takes few presses: they are counted in the page, where they arrive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, SECRETS, SURELY, seat_bots, until, view_of
from tests.browser.test_marching import face, middle
from tests.server.api.people import Guest

COUNTING = """window.presses = 0;
addEventListener("pointerdown", () => window.presses++, { capture: true });"""
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
MOUSE: dict[str, Any] = {}
MINE = ("act", "move", "build")  # phases of a turn
STEPS = 5  # of a drag
Press = Callable[..., None]
HEAD = {"x": 20, "y": 8}  # of a plate: the middle may be a plot

# Walls close off Cyzicus, which Ana can claim after her march; two cards lead to some corners.
CLOSED: dict[str, Any] = {
    "walls": ["b2-c3", "c3-d3", "d3-e3"],
    "alexander": "e3",
    "display": ["amphora", "lyre"],
    "hands": [["amphora", "lyre"], ["temple"]],
}
# Three stacks that can march, and cubes for two buildings.
READY: dict[str, Any] = {
    "turn": {"region": 2, "phase": "move", "seat": 0, "order": [1, 0]},
    "armies": [{"start": 2, "caria": 2, "phrygia": 1}, {"phrygia": 4}],
    "boxes": [[0, 0, 4, 3], [0, 0, 4, 4]],
    "spent": [3, 3],
}


def by_mouse(thing: Locator, **where: Any) -> None:
    thing.click(**where)


def by_finger(thing: Locator, **where: Any) -> None:
    thing.tap(**where)


def sit_down(
    house: House, visit: Visit, game: str, position: dict[str, Any], **rest: Any
) -> Person:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "companion", position=position, **starter)
    ana: Person = visit(guest=guest, **rest)
    ana.context.add_init_script(COUNTING)
    return ana.go(f"/table/{table}")


def presses(person: Person) -> int:
    return int(person.page.evaluate("window.presses"))


def is_over(view: Any) -> bool:
    """Whether Ana's first turn is over."""
    turn = view["match"]["view"]["turn"]
    return (turn["seat"], turn.get("number", 1)) != (0, 1) or turn["phase"] not in MINE


def end_turn(person: Person, press: Press) -> None:
    """Press the button at the bottom right, and once more if it asks for that."""
    end = person.page.locator(".end.on")
    expect(end).to_be_visible()
    person.page.wait_for_timeout(SURELY)
    press(end)
    person.page.wait_for_timeout(SURELY)
    if end.and_(person.button("web-press-again")).count():
        press(end)
    until(person, is_over)


def hands(mouse: int, touch: int) -> pytest.MarkDecorator:
    """Play with the mouse and by touch, each with its own limit."""
    both = [(by_mouse, MOUSE, mouse), (by_finger, TOUCH, touch)]
    return pytest.mark.parametrize(("press", "rest", "most"), both, ids=["mouse", "touch"])


@hands(6, 7)
def test_a_turn_of_alexandros(
    house: House, visit: Visit, press: Press, rest: dict[str, Any], most: int
) -> None:
    ana = sit_down(house, visit, CARDS, CLOSED, **rest)
    page, marches = ana.page, view_of(ana)["match"]["view"]["marches"]
    corner = page.locator(f"[data-corner={with_two_cards(marches)}]")
    expect(corner).to_be_visible()
    press(corner)
    press(page.locator("[data-spot^=display].raised").first)
    until(ana, lambda view: view["match"]["view"]["turn"]["phase"] == "act")
    provinces = page.get_by_role("list", name=ana.words("web-alx-provinces"))
    press(provinces.get_by_role("button", name="Cyzicus"))
    press(page.get_by_role("dialog").locator(".pay"))
    until(ana, lambda view: view["match"]["view"]["turn"]["actions"] == 1)
    press(page.locator("[data-spot^=display].glow").first)
    end_turn(ana, press)
    assert presses(ana) <= most


def with_two_cards(marches: Any) -> str:
    """Return a corner to which two cards lead, each by one way only."""
    found = {march["point"]: set[str]() for march in marches}
    for march in marches:
        found[march["point"]].add(march["source"] if march["ways"] == 1 else "")
    return str(next(point for point, cards in found.items() if len(cards) == 2 and "" not in cards))


def arrived(person: Person, name: str, count: int) -> None:
    until(person, lambda view: view["match"]["view"]["armies"][0].get(name) == count)


def build_twice(person: Person, press: Press) -> None:
    """Lay two buildings; the first press ends the march by itself."""
    for province, count in (("hellespontine_phrygia", 1), ("lydia", 2)):
        plot = person.page.locator(f"[data-plate={province}] [data-plot=temple]")
        press(plot.locator(".plus"))
        until(person, lambda view, count=count: len(laid(view)) == count)


def laid(view: Any) -> Any:
    return view["match"]["view"]["laid_temples"][0]


@hands(9, 11)
def test_three_marches_and_two_buildings(
    house: House, visit: Visit, press: Press, rest: dict[str, Any], most: int
) -> None:
    ana = sit_down(house, visit, SECRETS, READY, **rest)
    ways = (("start", "hellespontine_phrygia", 2), ("caria", "lydia", 2), ("phrygia", "lydia", 3))
    for source, target, there in ways:
        press(face(ana, source), position=HEAD)
        press(face(ana, target))
        arrived(ana, target, there)
    build_twice(ana, press)
    end_turn(ana, press)
    assert presses(ana) <= most


def test_three_drags_and_two_buildings(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, SECRETS, READY)
    drag(ana, "start", "hellespontine_phrygia")
    arrived(ana, "hellespontine_phrygia", 2)
    drag(ana, "caria", "lydia")
    arrived(ana, "lydia", 2)
    drag(ana, "phrygia", "lycia")
    ana.page.locator("[data-choice=confirm]").click()  # two boxes could pay for it
    arrived(ana, "lycia", 1)
    build_twice(ana, by_mouse)
    end_turn(ana, by_mouse)
    assert presses(ana) <= 8


def drag(person: Person, source: str, target: str) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(face(person, source)))
    mouse.down()
    mouse.move(*middle(face(person, target)), steps=STEPS)
    mouse.up()
