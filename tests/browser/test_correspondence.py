"""By correspondence: another clock by agreement, the time left, and a seat taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.passing import PassingHouse
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, until
from tests.server.api.people import Guest

DESK = (1440, 900)
DAY = 86_400_000


@pytest.fixture(scope="module")
def passing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PassingHouse]:
    house = PassingHouse(tmp_path_factory.mktemp("passing"))
    yield house
    house.kill()


def seated(house: House, clock: dict[str, object]) -> tuple[Guest, Guest, str]:
    """Return two people at a table with a clock; the first one begins."""
    ana, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = str(ana.open(CARDS, "open", "open", starter=0, clock=clock)["id"])
    for seat, guest in enumerate((ana, ben)):
        guest.done(table, "sit", seat=seat, name=guest.name)
    ana.done(table, "start")
    return ana, ben, table


def ask_for_days(person: Person) -> None:
    """Ask in the menu for a week per move, without vacation."""
    person.press("web-menu")
    person.page.get_by_text(person.words("web-clock-change"), exact=True).click()
    person.pick(person.words("web-clock-days"))
    person.pick("7 days per move")
    person.page.get_by_label(person.words("web-clock-vacation")).uncheck()
    person.press("web-clock-ask")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_people_agree_to_another_clock_and_hear_of_a_refusal(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    guest, other, table = seated(house, {"main": 900, "increment": 10})
    ana, ben = (visit(guest=each, size=size).go(f"/table/{table}") for each in (guest, other))
    ask_for_days(ana)
    asked = ben.page.get_by_role("alertdialog", name=ben.words("web-clock-asked-title"))
    expect(asked).to_contain_text("7 days per move")
    expect(asked).to_contain_text("a bot (Companion) plays on")
    asked.get_by_role("button", name=ben.words("web-undo-refuse")).click()
    expect(ana.page.get_by_text(ana.words("web-notice-clock-refused", name="Ben"))).to_be_visible()
    ask_for_days(ana)
    asked.get_by_role("button", name=ben.words("web-undo-agree")).click()
    expect(ana.page.get_by_text(ana.words("web-notice-clock-granted"))).to_be_visible()
    for person in (ana, ben):
        expect(person.page.locator("[data-chip='0']").get_by_role("timer")).to_have_text("7 days")


def test_after_the_time_has_run_out_a_seat_can_be_taken_back(
    passing: PassingHouse, visit: Visit
) -> None:
    clock = {"main": 0, "per_turn": 86_400, "bot": "recruit"}
    guest, _, table = seated(passing, clock)
    ana = visit(at=passing, guest=guest, size=PHONE).go(f"/table/{table}")
    expect(ana.page.locator("[data-chip='0']").get_by_role("timer")).to_have_text("1 day")
    passing.pass_time(DAY + 60_000)
    expect(ana.page.get_by_text(ana.words("web-away-bot"))).to_be_visible()
    ana.press("web-return")
    expect(ana.page.get_by_text(ana.words("web-away-bot"))).not_to_be_visible()
    view = until(ana, lambda view: view["seats"][0]["bot"] == "")
    assert view["seats"][0]["bot_name"] == ""
