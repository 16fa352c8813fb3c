"""The scoring is staged: bid against bid, province by province."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import SECRETS, end_turn, seat_bots, view_of
from tests.server.api.people import Guest

# Both try to build in Phrygia: Ana with three cubes, the bot with two.
CONTESTED: dict[str, Any] = {
    "turn": {"region": 2, "phase": "build", "seat": 0, "order": [1, 0]},
    "armies": [{"phrygia": 1, "lydia": 2}, {"phrygia": 2, "caria": 1}],
    "boxes": [[0, 0, 3, 0], [0, 0, 2, 0]],
    "spent": [9, 10],
    "laid_temples": [["phrygia"], ["phrygia"]],
}
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
SLOW: dict[str, Any] = {"settings": {"pace": "slow", "confirm": "off"}}


def score(house: House, visit: Visit) -> Person:
    """Let the last one end the turn, so that the region is scored."""
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=CONTESTED)
    ana = visit(guest=guest, **SLOW).go(f"/table/{table}")
    end_turn(ana)
    return ana


def now(person: Person) -> Locator:
    """Return the province that is being scored, in the strip of all of them."""
    return person.page.locator(".strip li.now")


def test_bid_stands_against_bid(house: House, visit: Visit) -> None:
    ana = score(house, visit)
    contest = ana.page.locator(".contest", has=ana.page.locator(".cube"))
    expect(contest.locator(".bid strong")).to_have_text(["3", "2"])  # the winner stands first
    expect(contest.locator(".bid.won.seat-0")).to_be_visible()
    expect(contest.locator(".bid.lost.seat-1")).to_be_visible()
    expect(contest.locator(".cube.paid")).to_have_count(3)  # one more than the other bid


def test_one_key_skips_all_of_it(house: House, visit: Visit) -> None:
    ana = score(house, visit)
    expect(now(ana)).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate(NEXT_FRAME)
    assert ana.page.locator(".strip").count() == 0, "at once, and not when all has been scored"
    shown = view_of(ana)["match"]["view"]["scores"]
    expect(ana.page.locator("[data-chip='0']")).to_contain_text(str(shown[0]))
