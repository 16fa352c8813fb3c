"""Two browsers at one table: an invitation, presence, chat, and moves that both see."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.tables import CARDS, decide, sees, until, view_of


def open_with_link(ana: Person) -> str:
    """Open a private table for two on the page; return the invitation link."""
    ana.go(f"/new/{CARDS}")
    seats = ana.page.locator("fieldset select")
    expect(seats).to_have_count(3)
    ana.press("web-seat-less")
    seats.nth(1).select_option("invited")
    ana.pick(ana.words("web-public-no"))
    ana.press("web-open")
    link = ana.page.get_by_label(ana.words("web-invite"), exact=True)
    expect(link).to_be_visible()
    return link.input_value()


def sit_down(ben: Person, link: str) -> None:
    ben.go(link)
    ben.press("web-sit")
    expect(ben.button("web-sit")).to_have_count(0)


def test_a_friend_comes_by_the_link(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    link = open_with_link(ana)
    sit_down(ben, link)
    sees(ana, "Ben")
    ana.press("web-start")
    for person, other in ((ana, "Ben"), (ben, "Ana")):
        row = person.page.get_by_role("listitem").filter(has_text=other).first
        expect(row).to_contain_text(person.words("web-presence-here"))
    ben.page.close()
    row = ana.page.get_by_role("listitem").filter(has_text="Ben").first
    expect(row).to_contain_text(ana.words("web-presence-away"))


def test_words_and_moves_reach_the_other(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    sit_down(ben, open_with_link(ana))
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
    link = open_with_link(ana)
    zoe.go(link.split("?")[0])
    expect(zoe.link("web-home").first).to_be_visible()
    expect(zoe.button("web-sit")).to_have_count(0)


def test_a_table_in_the_lobby_is_joined(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    ana.go(f"/new/{CARDS}")
    expect(ana.page.locator("fieldset select")).to_have_count(3)
    ana.press("web-open")
    table = ana.table
    ben.go("/lobby").page.locator(f"main a[href='/table/{table}']").click()
    ben.press("web-sit")
    sees(ana, "Ben")
    ben.go("/lobby").page.get_by_label(ben.words("web-join")).fill(table)
    ben.press("web-join-go")
    assert ben.table == table


def test_a_host_frees_a_seat(visit: Visit) -> None:
    ana, eve = visit(name="Ana"), visit(name="Eve")
    sit_down(eve, open_with_link(ana))
    sees(ana, "Eve")
    expect(eve.button("web-free-seat", name="Ana")).to_have_count(0)
    expect(ana.button("web-free-seat", name="Ana")).to_have_count(0)
    ana.press("web-free-seat", name="Eve")
    sees(eve, eve.words("web-freed"))
    expect(eve.button("web-sit")).to_have_count(0)
    expect(ana.button("web-free-seat", name="Eve")).to_have_count(0)
    sees(ana, ana.words("web-chair-invited"))
