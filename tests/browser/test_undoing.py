"""Taking back a finished turn: the other person is asked, and both are told how it went."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import CARDS, SECRETS, until, view_of
from tests.server.api.people import seated
from tests.server.stories.tables import decide as play_at_random

# Whether a request could be answered at the very moment when it appeared.
WATCH = """() => {
    window.answerable = [];
    new MutationObserver(() => {
        const button = document.querySelector("[role=alertdialog] button");
        if (button && !window.answerable.length) window.answerable.push(!button.disabled);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def after_a_turn(house: House, visit: Visit) -> tuple[Person, Person]:
    """Return two people at a table where the first has just ended her turn."""
    table, guests = seated(house, CARDS, "Ana", "Ben", starter=0)
    generator = random.Random(1)
    while guests[0].view(table)["match"]["waiting"] == [0]:
        play_at_random(guests[0], table, 0, generator)
    ana, ben = (visit(guest=guest).go(f"/table/{table}") for guest in guests)
    return ana, ben


def test_a_finished_turn_is_taken_back_only_by_consent(house: House, visit: Visit) -> None:
    ana, ben = after_a_turn(house, visit)
    ply = view_of(ana)["match"]["ply"]
    waiting = ana.page.get_by_text(ana.words("web-undo-waiting", names="Ben"))
    asked = ben.page.get_by_role("alertdialog", name=ben.words("web-undo-asked-title"))
    ana.press("web-ask-undo")
    expect(waiting).to_be_visible()
    expect(asked).to_contain_text(ben.words("web-undo-asked-last", name="Ana"))
    asked.get_by_role("button", name=ben.words("web-undo-refuse")).click()
    expect(ana.page.get_by_text(ana.words("web-notice-refused", name="Ben"))).to_be_visible()
    expect(ben.page.get_by_text(ben.words("web-declined-you", name="Ana"))).to_be_visible()
    expect(waiting).to_have_count(0)
    assert view_of(ana)["match"]["ply"] == ply
    ana.press("web-ask-undo")
    asked.get_by_role("button", name=ben.words("web-undo-agree")).click()
    expect(ana.page.get_by_text(ana.words("web-notice-granted", name="Ben"))).to_be_visible()
    assert view_of(ana)["match"]["ply"] < ply


def test_a_request_that_appears_under_a_finger_is_not_answered(house: House, visit: Visit) -> None:
    ana, ben = after_a_turn(house, visit)
    ben.page.evaluate(WATCH)
    ana.press("web-ask-undo")
    refuse = ben.page.get_by_role("button", name=ben.words("web-undo-refuse"))
    expect(refuse).to_be_enabled()
    assert ben.page.evaluate("answerable") == [False]


def test_a_request_can_be_withdrawn(house: House, visit: Visit) -> None:
    ana, ben = after_a_turn(house, visit)
    asked = ben.page.get_by_role("alertdialog", name=ben.words("web-undo-asked-title"))
    ana.press("web-ask-undo")
    expect(asked).to_be_visible()
    ana.press("web-undo-withdraw")
    expect(asked).to_have_count(0)
    expect(ana.page.locator("[data-notice=refused]")).to_have_count(0)
    assert view_of(ana)["asked"] is None


def test_a_second_press_on_ready_does_not_decide_unseen(house: House, visit: Visit) -> None:
    """In the waiting room the same corner says that somebody is ready."""
    table, (guest, _) = seated(house, SECRETS, "Ana", "Ben")
    ana = visit(guest=guest).go(f"/table/{table}")
    end = ana.page.locator(".end.on")
    expect(end).to_be_visible()
    for _ in range(3):
        end.dispatch_event("pointerdown")
        end.dispatch_event("click", {"detail": 1})
    assert view_of(ana)["match"]["sealed"] is None
    end.click()  # waits until it means something
    until(ana, lambda view: view["match"]["sealed"] is not None)
