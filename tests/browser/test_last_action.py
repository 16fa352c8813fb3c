"""No turn ends by itself: a press that would end it waits for “End turn”, and can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, SECRETS, end_turn, seat_bots, until, view_of
from tests.server.api.people import Guest

TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
# One action is left: Ana takes a card.
ONE_ACTION: dict[str, Any] = {
    "walls": ["b2-c3", "c3-d3", "d3-e3"],
    "alexander": "e3",
    "display": ["temple", "temple"],
    "hands": [["amphora", "lyre"], ["temple"]],
    "turn": {"phase": "act", "actions": 1},
}
# One army stands on the only site for which Ana has a cube.
ONE_SITE: dict[str, Any] = {
    "turn": {"region": 2, "phase": "build", "seat": 0, "order": [1, 0]},
    "armies": [{"hellespontine_phrygia": 1}, {"phrygia": 1}],
    "boxes": [[0, 0, 1, 0], [0, 0, 4, 4]],
    "spent": [13, 6],
}


def sit_down(house: House, visit: Visit, game: str, position: dict[str, Any], **rest: Any) -> Any:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "recruit", position=position, **starter)
    return visit(guest=guest, **rest).go(f"/table/{table}")


def waits(person: Person, ply: int) -> None:
    """See that the last action waits, and says so."""
    expect(person.page.locator(".now .prompt")).to_have_text(person.words("web-last-action"))
    expect(person.page.locator(".end")).to_have_text(person.words("web-end-turn"))
    person.page.wait_for_timeout(700)  # nothing happens by itself
    assert view_of(person)["match"]["ply"] == ply


@pytest.mark.parametrize("rest", [{}, TOUCH], ids=["mouse", "touch"])
def test_the_last_card_waits_for_the_end_of_the_turn(
    house: House, visit: Visit, rest: dict[str, Any]
) -> None:
    ana = sit_down(house, visit, CARDS, ONE_ACTION, **rest)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    card = ana.page.locator("[data-spot^=display].glow").first
    card.click()
    waits(ana, ply)
    ana.button("web-undo").click()
    expect(ana.page.locator(".end.last")).to_have_count(0)
    card.click()
    waits(ana, ply)
    end_turn(ana)
    until(ana, lambda view: view["match"]["view"]["turn"]["number"] > 1)


def test_the_last_building_waits_for_the_end_of_the_turn(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, SECRETS, ONE_SITE)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    ana.page.locator("[data-plate=hellespontine_phrygia] [data-plot=temple] .plus").click()
    waits(ana, ply)
    ana.page.keyboard.press("e")
    until(ana, lambda view: view["match"]["ply"] > ply)
