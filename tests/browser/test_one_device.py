"""Several people share one device: a curtain falls between their turns and hides the hands."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import CARDS, type_action, until
from tests.server.api.people import Guest

HAND = {"hands": [["horse", "horse"], ["lyre", "lyre"]]}


def shared(house: House, visit: Visit) -> tuple[Person, Guest]:
    """Return a device that two people share, each with their own hand."""
    guest = Guest(house, "Ana")
    table = guest.open(CARDS, "device", "device", starter=0, position=HAND)["id"]
    for seat, name in enumerate(("Ana", "Ben")):
        guest.done(table, "sit", seat=seat, name=name)
    guest.done(table, "start")
    return visit(guest=guest).go(f"/table/{table}"), guest


def let_in(device: Person, name: str) -> None:
    expect(device.page.get_by_role("heading")).to_have_text(device.words("web-curtain", name=name))
    device.press("web-curtain-open", name=name)
    expect(device.button("web-menu")).to_be_visible()


def hand_of(device: Person) -> Locator:
    """The cards of the visible hand, all of one kind."""
    return device.page.locator("footer .hand .slot")


def decide(device: Person, guest: Guest, seat: int) -> bool:
    """Let a seat make its first choice; return whether it is still its turn."""
    match = guest.view(device.table, seat=seat)["match"]
    type_action(device, match["legal"][0])
    view = until(device, lambda view: view["match"]["ply"] > match["ply"])
    return bool(view["match"]["waiting"] == [seat])


def test_the_curtain_hides_the_hand(house: House, visit: Visit) -> None:
    device, guest = shared(house, visit)
    assert "lyre" not in device.page.locator("body").inner_text()
    assert "horse" not in device.page.locator("body").inner_text()
    let_in(device, "Ana")
    expect(hand_of(device).first).to_have_text(re.compile("horse"))
    while decide(device, guest, 0):
        pass
    curtain = device.words("web-curtain", name="Ben")
    expect(device.page.get_by_role("heading", name=curtain)).to_be_visible()
    assert device.page.get_by_role("button").count() == 1
    let_in(device, "Ben")
    expect(hand_of(device).first).to_have_text(re.compile("lyre"))
    assert guest.view(device.table, seat=1)["match"]["waiting"] == [1]


def test_a_reload_lets_the_curtain_fall(house: House, visit: Visit) -> None:
    device, _ = shared(house, visit)
    let_in(device, "Ana")
    device.page.reload()
    let_in(device, "Ana")
