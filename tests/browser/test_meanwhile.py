"""What others do: their turns are shown, told and summed up, and their words are noticed."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.log import each_once
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, SECRETS, seat_bots, view_of
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import decide

# Collects what the page announces.
HEAR = """() => {
    window.heard = [];
    const region = document.querySelector("[data-told]");
    new MutationObserver(() => window.heard.push(region.textContent)).observe(region,
        { childList: true, characterData: true, subtree: true });
}"""
MOVING = ".room[data-moving]"
SOON = 5_000  # milliseconds: by itself the movement takes three times as long


def play_my_turn(guest: Guest, table: str) -> None:
    """Play a turn through the API, so that only the others' moves matter on the page."""
    generator = random.Random(3)
    turn = guest.view(table)["match"]["view"]["turn"]["number"]
    while (match := guest.view(table)["match"])["waiting"] == [0]:
        if match["view"]["turn"]["number"] != turn:
            break
        decide(guest, table, 0, generator)


def watched(house: House, visit: Visit, **rest: Any) -> tuple[Person, Guest, str]:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, CARDS, "companion", starter=0)
    rest = {"settings": {"pace": "slow"}, **rest}
    ana = visit(guest=guest, **rest).go(f"/table/{table}")
    expect(ana.page.locator(".frame svg")).to_be_visible()
    return ana, guest, table


def test_on_another_device_i_am_shown_what_happened_since_my_last_move(
    house: House, visit: Visit
) -> None:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, CARDS, "companion", starter=0)
    play_my_turn(guest, table)
    end = time.monotonic() + 20
    while guest.view(table)["match"]["waiting"] != [0]:
        assert time.monotonic() < end
        time.sleep(0.05)
    ana = visit(guest=guest, settings={"pace": "slow"}).go(f"/table/{table}")
    expect(ana.page.locator(MOVING)).to_be_visible()
    assert ana.words("web-replays-some") in (ana.page.locator("[data-status]").text_content() or "")
    expect(ana.page.locator("[data-recap]")).not_to_be_empty()


@pytest.mark.parametrize("size", [LARGE, PHONE], ids=["large", "phone"])
def test_a_press_skips_to_the_end_and_a_slip_shows_it_again(
    house: House, visit: Visit, size: Any
) -> None:
    ana, guest, table = watched(house, visit, size=size)
    play_my_turn(guest, table)
    slip = ana.page.locator("[data-recap]")
    expect(ana.page.locator(MOVING)).to_be_visible()
    ply = _settled(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(MOVING)).to_have_count(0, timeout=SOON)
    expect(slip).not_to_be_empty()
    words, chip = slip.inner_text(), ana.page.locator("[data-chip='0'] .chip")
    slip.click()
    expect(ana.page.locator(MOVING)).to_be_visible()
    chip.click()
    expect(ana.page.locator(MOVING)).to_have_count(0, timeout=SOON)
    ana.page.wait_for_timeout(300)
    expect(chip).to_have_attribute("aria-expanded", "false")  # the press did nothing else
    assert view_of(ana)["match"]["ply"] == ply
    expect(slip).to_have_text(words)
    decide(guest, table, 0, random.Random(1))
    ana.page.wait_for_timeout(1000)  # it is gone while my own move is shown anyway
    expect(ana.page.locator(MOVING)).to_have_count(0)
    assert slip.count() == 0


def _settled(person: Person) -> int:
    """Wait until the bot has played; return the ply then."""
    person.page.wait_for_function("() => document.querySelector('.room')")
    while view_of(person)["match"]["waiting"] != [0]:
        person.page.wait_for_timeout(50)
    return int(view_of(person)["match"]["ply"])


def test_nothing_moves_at_the_pace_of_none(house: House, visit: Visit) -> None:
    ana, guest, table = watched(house, visit, settings={"pace": "off"})
    play_my_turn(guest, table)
    _settled(ana)
    expect(ana.page.locator("[data-recap]")).to_be_visible()
    expect(ana.page.locator(MOVING)).to_have_count(0)


@pytest.mark.parametrize("game", (CARDS, SECRETS))
def test_every_line_of_the_log_is_announced_once_in_order(
    house: House, visit: Visit, game: str
) -> None:
    guest, generator = Guest(house, "Ana"), random.Random(2)
    table = seat_bots(guest, game, "random", **({"starter": 0} if game == CARDS else {}))
    ana = visit(guest=guest).go(f"/table/{table}")
    ana.open_tab("log")
    log = ana.page.get_by_role("list", name=ana.words("web-panel-log"))
    before = log.get_by_role("listitem").count()
    ana.page.evaluate(HEAR)
    for _ in range(12):
        while 0 not in (match := guest.view(table)["match"])["waiting"] or match["sealed"]:
            ana.page.wait_for_timeout(50)
        decide(guest, table, 0, generator)
    ana.page.wait_for_timeout(1000)
    lines = [line.strip() for line in log.get_by_role("listitem").all_inner_texts()]
    heard = " ".join(ana.page.evaluate("() => window.heard"))
    assert len(lines) > before + 12
    assert each_once(heard, lines[before:])


def test_words_of_others_are_noticed_until_they_are_read(house: House, visit: Visit) -> None:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ana = visit(guest=guest).go(f"/table/{table}")
    expect(ana.page.locator(".frame svg")).to_be_visible()
    ben.done(table, "say", words="Good luck")
    notice = ana.page.locator("[data-notice=said]")
    expect(notice).to_contain_text("Ben: Good luck")
    log = ana.page.locator("[aria-controls=drawer][aria-keyshortcuts=c]")
    expect(log).to_have_accessible_name(re.compile(ana.words("web-panel-chat-news", count=1)))
    assert ana.page.title().startswith("(1) ")
    notice.get_by_role("button", name=ana.words("web-notice-open-chat")).click()
    expect(ana.page.get_by_role("list", name=ana.words("web-panel-chat"))).to_contain_text("luck")
    expect(notice).to_have_count(0)
    expect(log).to_have_accessible_name(ana.words("web-panel-chat"))
    ana.page.get_by_label(ana.words("web-chat-say")).fill("Thanks")
    ana.press("web-chat-send")
    expect(ana.page.get_by_role("list", name=ana.words("web-panel-chat"))).to_contain_text("Thanks")
    expect(notice).to_have_count(0)  # what I say is no news
    assert not ana.page.title().startswith("(")


def test_comings_goings_and_requests_are_noticed(house: House, visit: Visit) -> None:
    table, (guest, other) = seated(house, CARDS, "Ana", "Ben", starter=0)
    ana = visit(guest=guest).go(f"/table/{table}")
    expect(ana.page.locator(".frame svg")).to_be_visible()
    ben = visit(guest=other).go(f"/table/{table}")
    expect(ana.page.locator("[data-notice=came]")).to_have_text(
        ana.words("web-notice-came", name="Ben")
    )
    other.done(table, "leave")
    expect(ana.page.locator("[data-notice=bot]")).to_have_text(
        ana.words("web-notice-bot", name="Ben")
    )
    other.done(table, "return")
    expect(ana.page.locator("[data-notice=back]")).to_contain_text("Ben")
    ben.page.close()
    expect(ana.page.locator("[data-notice=left]")).to_have_text(
        ana.words("web-notice-left", name="Ben")
    )


def test_rules_and_shortcuts_open_beside_the_board(house: House, visit: Visit) -> None:
    guest = Guest(house, "Ana")
    ana = visit(guest=guest).go(f"/table/{seat_bots(guest, CARDS, 'random', starter=0)}")
    expect(ana.page.locator(".frame svg")).to_be_visible()
    ana.page.keyboard.press("?")
    drawer = ana.page.locator("[data-drawer]")
    expect(drawer).to_contain_text(ana.words("web-key-hint"))
    ana.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    ana.press("web-menu").press("web-rules")
    drawer.locator("summary").nth(4).click()
    expect(drawer.locator("details[open] svg")).to_be_visible()  # a part of this very board
    ana.page.get_by_label(ana.words("web-rules-search")).fill("joker")
    expect(drawer.get_by_role("status")).not_to_be_empty()
    assert 0 < drawer.locator("details").count() < 12
    assert ana.page.context.pages == [ana.page]
