"""Home: what waits for me, the most urgent first; and one key to the next table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE
from tests.browser.tables import CARDS
from tests.server.api.people import Guest

DESK = (1440, 900)


def tables(house: House) -> tuple[Guest, list[str]]:
    """Return somebody who is waited for at two tables, the second one with a clock."""
    ana, ben = Guest(house, "Ana"), Guest(house, "Ben")
    made = []
    for clock in (None, {"main": 9000}):
        table = ana.open(CARDS, "open", "open", starter=0, clock=clock)["id"]
        for seat, guest in enumerate((ana, ben)):
            guest.done(table, "sit", seat=seat, name=guest.name)
        ana.done(table, "start")
        made.append(table)
    return ana, made


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_home_shows_the_most_urgent_table_first(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    guest, (slow, urgent) = tables(house)
    ana = visit(guest=guest, size=size).go("/home")
    cards = ana.page.get_by_role("article")
    expect(cards).to_have_count(2)
    expect(cards.nth(0).get_by_role("link").first).to_have_attribute("href", f"/table/{urgent}")
    expect(cards.nth(1).get_by_role("link").first).to_have_attribute("href", f"/table/{slow}")
    expect(cards.nth(0).locator("svg[role=group]")).to_have_count(1)  # its real board
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    cards.nth(0).get_by_role("button", name=ana.words("web-home-note-new")).click()
    ana.page.get_by_label(ana.words("web-panel-notes")).fill("Ben keeps lyres.")
    ana.press("web-home-note-done")
    expect(cards.nth(0).get_by_text("Ben keeps lyres.")).to_be_visible()
    cards.nth(0).get_by_role("link", name=ana.words("web-home-move")).click()
    assert ana.table == urgent
    assert guest.get(f"/tables/{urgent}/notes")["words"] == "Ben keeps lyres."


def test_one_key_leads_to_the_next_table_and_says_when_nothing_waits(
    house: House, visit: Visit
) -> None:
    guest, (slow, urgent) = tables(house)
    ana = visit(guest=guest).go("/learn")
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/table/{urgent}")
    expect(ana.page.locator(".players")).to_be_visible()
    ana.page.keyboard.press("n")
    ana.page.wait_for_url(f"**/table/{slow}")
    guest.done(urgent, "resign")
    ana.page.keyboard.press("n")
    expect(ana.page.get_by_text(ana.words("web-next-none"))).to_be_visible()
    assert ana.table == slow
