"""Two browsers at one table: an invitation, presence, chat, and moves that both see."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.tables import CARDS, decide, sees, until, view_of
from tests.browser.waiting import chair, open_for_two, press_chair, sit_down


def test_a_friend_comes_by_the_link(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    link = open_for_two(ana)
    sit_down(ben, link)
    sees(ana, "Ben")
    ana.press("web-start")
    for person, other in ((ana, "Ben"), (ben, "Ana")):
        expect(person.page.locator(".room")).to_be_visible()  # chairs have names and presses too
        chip(person, other).get_by_role("button").first.click()
        told = chip(person, other).get_by_text(person.words("web-presence-here"), exact=True)
        expect(told.last).to_be_visible()
    ben.page.close()
    away = ana.words("web-presence-away")
    expect(chip(ana, "Ben").get_by_role("button").first).to_contain_text(away)  # his turn or not
    expect(chip(ana, "Ben").get_by_text(away, exact=True)).to_have_count(2)


def chip(person: Person, name: str) -> Locator:
    """The chip of a player, with what it tells when it is opened."""
    players = person.page.get_by_role("list", name=person.words("web-players"))
    return players.get_by_role("listitem").filter(has_text=name)


def test_words_and_moves_reach_the_other(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    sit_down(ben, open_for_two(ana))
    ana.press("web-start")
    for person in (ana, ben):
        person.open_tab("chat")
    ana.page.get_by_label(ana.words("web-chat-say")).fill("Good luck!")
    ana.press("web-chat-send")
    sees(ben, "Good luck!")
    first, other = (ana, ben) if view_of(ana)["match"]["legal"] else (ben, ana)
    log = other.open_tab("log").page.get_by_role("list", name=other.words("web-panel-log"))
    before = log.get_by_role("listitem").count()
    decide(first)
    until(first, lambda view: view["match"]["ply"] == 1)
    expect(log.get_by_role("listitem").nth(before)).to_be_visible()


def test_a_stranger_does_not_find_a_private_table(visit: Visit) -> None:
    ana, zoe = visit(name="Ana"), visit(name="Zoe")
    zoe.forgive(r"status of 404 .*/api/tables/")
    link = open_for_two(ana)
    zoe.go(link.split("?")[0])
    expect(zoe.link("web-front-page").first).to_be_visible()
    expect(zoe.button("web-sit")).to_have_count(0)


def test_a_table_in_the_lobby_is_joined(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    ana.go("/lobby").press("web-open-table-of", game=ana.words(f"web-game-{CARDS}"))
    table = ana.table
    ben.go("/lobby").page.locator(f"main a[href='/table/{table}']").click()
    ben.press("web-sit")
    sees(ana, "Ben")
    ben.go("/lobby").page.get_by_label(ben.words("web-join")).fill(table)
    ben.press("web-join-go")
    assert ben.table == table


def test_a_host_frees_a_seat(visit: Visit) -> None:
    ana, eve = visit(name="Ana"), visit(name="Eve")
    sit_down(eve, open_for_two(ana))
    sees(ana, "Eve")
    expect(chair(eve, 1)).to_have_count(0)
    press_chair(ana, 1)
    expect(ana.button("web-free-seat", name="Ana")).to_have_count(0)
    press_chair(ana, 2)
    ana.press("web-free-seat", name="Eve")
    sees(eve, eve.words("web-freed"))
    expect(eve.button("web-sit")).to_have_count(0)
    expect(ana.button("web-free-seat", name="Eve")).to_have_count(0)
    expect(chair(ana, 2)).to_have_accessible_name(re.compile(ana.words("web-chair-invited")))
