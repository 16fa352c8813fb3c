"""Playing again with a friend: who begins, the settings, another game that one of them learns."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import CARDS, SECRETS, until
from tests.server.api.people import seated

STATUS = ".starting [role=status]"


def after_a_match(house: House, visit: Visit) -> tuple[Person, Person]:
    """Return two friends before the result of a match that Ana began and Ben gave up."""
    table, (ana, ben) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ben.done(table, "resign")
    one, other = (visit(guest=guest).go(f"/table/{table}") for guest in (ana, ben))
    return one, other


def ask_for_the_other_game(ana: Person) -> None:
    before = ana.table
    ana.press("web-rematch-other", game=ana.words(f"web-game-{SECRETS}"))
    ana.page.wait_for_url(lambda url: before not in url)


def test_the_room_says_who_begins_the_rematch(house: House, visit: Visit) -> None:
    ana, ben = after_a_match(house, visit)
    ana.press("web-rematch")
    expect(ana.page.locator(".settled")).to_contain_text(ana.words("web-begins", name="Ben"))
    ben.press("web-notice-open-rematch")
    assert until(ben, lambda view: view["status"] == "running")["match"]["waiting"] == [1]


def test_no_match_starts_while_the_host_has_the_settings_open(house: House, visit: Visit) -> None:
    ana, ben = after_a_match(house, visit)
    ask_for_the_other_game(ana)
    ana.press("web-change")
    until(ana, lambda view: view["seats"][0]["is_changing"])
    ben.press("web-notice-open-rematch")
    expect(ben.page.locator(STATUS)).to_have_text(ben.words("web-host-changes", name="Ana"))
    ana.pick(ana.words("web-preset-short"))
    until(ben, lambda view: view["preset"] == "short")
    ana.press("web-change-done")
    expect(ben.page.locator(STATUS)).to_have_text(ben.words("web-host-starts", name="Ana"))
    ana.press("web-start")
    assert until(ben, lambda view: view["status"] == "running")["preset"] == "short"


def test_who_does_not_know_the_other_game_learns_it_first(house: House, visit: Visit) -> None:
    ana, ben = after_a_match(house, visit)
    ask_for_the_other_game(ana)
    ben.press("web-learn-first")
    ben.page.wait_for_url(f"**/tutorial/{SECRETS}?table=*")
    expect(ana.page.locator(STATUS)).to_have_text(ana.words("web-late-learning", name="Ben"))
    ben.link("web-back-to-table").click()
    ana.press("web-start")
    until(ben, lambda view: view["status"] == "running")
