"""The log shows nothing before the board begins to show it; each line is announced once."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.log import each_once, lines_of
from tests.browser.people import Person
from tests.browser.tables import CARDS
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import decide as play_at_random

ANA, BEN = 0, 1
SEED = 4
SOON = 500  # milliseconds: by then everything has arrived, and little of it is shown
AT_ONCE = 5_000  # milliseconds: far less than all movements take, even on a busy machine
SLOW = {"settings": {"pace": "slow"}}
CALM = {"settings": {"pace": "slow"}, "reduced_motion": "reduce"}
# Note the number of log lines whenever it changes, and what is announced.
LISTEN = """() => {
    const log = document.querySelector("[role=tabpanel] ol");
    const told = document.querySelector("[data-told]");
    window.counts = [log.children.length];
    window.said = [];
    new MutationObserver(() => {
        if (window.counts.at(-1) !== log.children.length) window.counts.push(log.children.length);
    }).observe(log, { childList: true });
    new MutationObserver(() => window.said.push(told.textContent.trim()))
        .observe(told, { childList: true, characterData: true, subtree: true });
}"""
HIDE = """(isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def lines(person: Person) -> Locator:
    log = person.page.get_by_role("list", name=person.words("web-panel-log"))
    return log.get_by_role("listitem")


def sit_down(house: House, visit: Visit, **rest: Any) -> tuple[Person, Guest, str]:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben", starter=BEN)
    ana = visit(guest=guest, **rest).go(f"/table/{table}")
    expect(ana.page.locator(".frame svg")).to_be_visible()
    ana.open_tab("log").page.wait_for_load_state("networkidle")
    ana.page.evaluate(LISTEN)
    return ana, ben, table


def whole_turn(ben: Guest, table: str) -> int:
    """Let Ben play his turn; return how many lines the log has then."""
    generator = random.Random(SEED)
    while (match := ben.view(table)["match"])["waiting"] == [BEN]:
        play_at_random(ben, table, BEN, generator)
    return len(lines_of(match["events"]))


def counted(person: Person, count: int, seconds: float = 30) -> list[int]:
    """Wait until the log has this many lines; return the counts on the way."""
    end = time.monotonic() + seconds
    while lines(person).count() < count:
        assert time.monotonic() < end, person.page.evaluate("counts")
        person.page.wait_for_timeout(50)
    return list(person.page.evaluate("counts"))


def test_a_line_appears_when_its_movement_begins(house: House, visit: Visit) -> None:
    ana, ben, table = sit_down(house, visit, **SLOW)
    count = whole_turn(ben, table)
    ana.page.wait_for_timeout(SOON)
    assert lines(ana).count() < count
    counts = counted(ana, count)
    assert len(counts) > 3 and counts == sorted(counts)


def test_a_line_is_said_once(house: House, visit: Visit) -> None:
    ana, ben, table = sit_down(house, visit, **SLOW)
    before = lines(ana).count()
    counted(ana, whole_turn(ben, table))
    expect(ana.page.locator("[data-told]")).to_contain_text(lines(ana).last.inner_text())
    assert each_once(ana.page.evaluate("said.join(' ')"), lines(ana).all_inner_texts()[before:])


def test_who_wants_no_motion_waits_for_nothing(house: House, visit: Visit) -> None:
    ana, ben, table = sit_down(house, visit, **CALM)
    count = whole_turn(ben, table)
    expect(lines(ana)).to_have_count(count, timeout=AT_ONCE)


def test_nothing_waits_while_nobody_looks(house: House, visit: Visit) -> None:
    ana, ben, table = sit_down(house, visit, **SLOW)
    ana.page.evaluate(HIDE, True)
    count = whole_turn(ben, table)
    expect(lines(ana)).to_have_count(count, timeout=AT_ONCE)
    assert ana.page.title().startswith("●")
    ana.page.evaluate(HIDE, False)  # what was missed is now shown
    assert lines(ana).count() < count
    counted(ana, count)
