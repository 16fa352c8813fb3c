"""Chat at a table: muting somebody for oneself, and muting or removing them as the host."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import CARDS, sees
from tests.server.api.people import Guest, seated


def line(person: Person, words: str) -> Locator:
    """Return a line of the chat."""
    chat = person.page.get_by_role("list", name=person.words("web-panel-chat"))
    return chat.get_by_role("listitem").filter(has_text=words)


def test_a_player_mutes_somebody_by_keyboard(house: House, visit: Visit) -> None:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben")
    ben.done(table, "say", words="You will lose")
    ana = visit(guest=guest).go(f"/table/{table}").open_tab("chat")
    more = line(ana, "You will lose").get_by_role(
        "button", name=ana.words("web-chat-about", name="Ben")
    )
    more.focus()
    ana.page.keyboard.press("Enter")
    ana.button("web-chat-mute", name="Ben").focus()
    ana.page.keyboard.press("Enter")
    sees(ana, ana.words("web-chat-hidden", name="Ben"))
    expect(line(ana, "You will lose")).to_have_count(0)
    ben.done(table, "say", words="Really")
    guest.done(table, "say", words="Mine")
    expect(line(ana, "Mine")).to_be_visible()
    expect(line(ana, "Really")).to_have_count(0)  # it never came
    ana.page.reload()
    ana.open_tab("chat")
    expect(line(ana, "Mine")).to_be_visible()
    expect(line(ana, "Really")).to_have_count(0)
    ana.press("web-chat-unmute", name="Ben")
    expect(line(ana, "You will lose")).to_be_visible()
    expect(line(ana, "Really")).to_be_visible()
    assert ben.view(table)["hushed"] == []  # nobody else noticed


def test_the_host_mutes_for_everyone_and_lets_talk_again(house: House, visit: Visit) -> None:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben")
    ben.done(table, "say", words="Rude")
    ana = visit(guest=guest).go(f"/table/{table}").open_tab("chat")
    line(ana, "Rude").hover()
    line(ana, "Rude").get_by_role("button").click()
    expect(ana.button("web-chat-remove", name="Ben")).to_have_count(0)  # he plays
    ana.press("web-chat-mute-all", name="Ben")
    sees(ana, ana.words("web-chat-is-muted", name="Ben"))
    other = visit(guest=ben).go(f"/table/{table}").open_tab("chat")
    other.page.get_by_label(other.words("web-chat-say")).fill("But")
    other.press("web-chat-send")
    sees(other, "muted you")
    ana.press("web-chat-allow", name="Ben")
    other.press("web-chat-send")
    expect(line(ana, "But")).to_be_visible()


def test_who_watches_can_be_sent_away(house: House, visit: Visit) -> None:
    guest, zoe = Guest(house, "Ana"), Guest(house, "Zoe")
    table = str(guest.open(CARDS, "random", "random")["id"])
    guest.done(table, "start")
    zoe.done(table, "say", words="Rude")
    watcher = visit(guest=zoe).go(f"/table/{table}")
    watcher.forgive("1008|403|WebSocket")
    ana = visit(guest=guest).go(f"/table/{table}").open_tab("chat")
    line(ana, "Rude").get_by_role("button").click()
    ana.press("web-chat-remove", name="Zoe")
    sees(watcher, watcher.words("web-link-removed"))
    sees(ana, ana.words("web-chat-is-removed", name="Zoe"))


def test_somebody_is_reported_by_keyboard(house: House, visit: Visit) -> None:
    table, (guest, ben) = seated(house, CARDS, "Ana", "Ben")
    ben.done(table, "say", words="You fool")
    ana = visit(guest=guest).go(f"/table/{table}").open_tab("chat")
    line(ana, "You fool").get_by_role("button").press("Enter")
    ana.button("web-report", name="Ben").press("Enter")
    ana.page.keyboard.type("He insults me.")
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    sees(ana, ana.words("web-report-sent"))


def test_who_watches_by_invitation_can_report_too(house: House, visit: Visit) -> None:
    host, ben, other, zoe = (Guest(house, name) for name in ("Ana", "Ben", "Yan", "Zoe"))
    opened = host.open(CARDS, "open", "open", is_public=False)
    table, link = opened["id"], opened["link"]
    for seat, guest in enumerate((host, ben)):
        guest.act(table, "sit", link, seat=seat, name=guest.name)
    host.act(table, "start", link)
    other.act(table, "say", link, words="Rude")
    watcher = visit(guest=zoe).go(f"/table/{table}?link={link}")
    watcher.open_tab("chat")
    line(watcher, "Rude").get_by_role("button").click()
    watcher.press("web-report", name="Yan")
    watcher.page.keyboard.type("Rude words.")
    watcher.press("web-report-send")
    sees(watcher, watcher.words("web-report-sent"))
