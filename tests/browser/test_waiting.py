"""The waiting room: the host arranges it, friends come by the link, get ready, and start."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, SECRETS, my_turn, sees, until, view_of
from tests.browser.waiting import (
    add_chairs,
    chair,
    open_for_two,
    open_with_friend,
    press_chair,
    seats_of,
    sit_down,
)
from tests.server.api.people import Guest
from tests.server.stories.tables import NO_RESTS

ON_TOP = """(field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return field === document.elementFromPoint(x + width / 2, y + height - 2);
}"""


def test_a_name_is_asked_once_where_others_will_see_it(visit: Visit) -> None:
    ana = visit().go("/")
    ana.button("web-friend").first.click()
    field = ana.page.get_by_label(ana.words("web-name-ask"))
    expect(field).to_be_focused()
    field.fill("Ana")
    field.press("Enter")
    assert until(ana, lambda view: view["seats"][0]["name"])["seats"][0]["name"] == "Ana"
    ana.go("/").button("web-friend").first.click()
    sees(ana, ana.words("web-table-of", name="Ana"))


def test_the_host_adds_a_bot_and_changes_its_level(visit: Visit) -> None:
    ana = visit(name="Ana")
    open_with_friend(ana)
    assert seats_of(view_of(ana)) == [("Ana", ""), ("", "")]
    add_chairs(ana, 3)
    press_chair(ana, 3)
    ana.press("web-crew-more")
    until(ana, lambda view: view["seats"][2]["bot"] == "recruit")
    press_chair(ana, 2)
    ana.press("web-crew-more")
    until(ana, lambda view: view["seats"][1]["bot"] == "recruit")
    press_chair(ana, 2)
    ana.page.get_by_role("slider", name=ana.words("web-strength")).press("End")
    until(ana, lambda view: view["seats"][1]["bot"] == "hegemon")
    ana.page.keyboard.press("Escape")
    expect(chair(ana, 2)).to_be_focused()
    expect(chair(ana, 2)).to_have_attribute(
        "aria-label", re.compile(re.escape(ana.words("bot-hegemon")))
    )
    press_chair(ana, 2)
    ana.press("web-bot-away")
    until(ana, lambda view: view["seats"][1]["who"] == "open")
    ana.press("web-start")  # the empty chair is taken away
    assert [seat["bot"] for seat in my_turn(ana)["seats"]] == ["", "recruit"]


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_friend_comes_by_the_link_gets_ready_and_the_host_starts(
    visit: Visit, size: tuple[int, int] | None
) -> None:
    rest = {"size": size} if size else {}
    ana, ben = visit(name="Ana", **rest), visit(**rest)
    ben.go(open_with_friend(ana, SECRETS))
    sees(ben, ben.words("web-invites", name="Ana"))
    ben.page.get_by_label(ben.words("web-set-name")).fill("Ben")
    ben.press("web-sit")
    sees(ben, ben.words("web-host-starts", name="Ana"))
    expect(ben.button("web-start")).to_have_count(0)
    ben.press("web-ready-now")
    until(ana, lambda view: view["seats"][1]["is_ready"])
    sees(ana, ana.words("web-is-ready"))
    ana.press("web-start")
    for person in (ana, ben):
        until(person, lambda view: view["status"] == "running")
    assert [seat["name"] for seat in view_of(ben)["seats"]][:2] == ["Ana", "Ben"]


def test_a_drawn_name_that_a_member_has_is_another_one(visit: Visit, house: House) -> None:
    xenia = Guest(house, "Xenia")
    body = {"password": "three camels at dawn", "name": xenia.name}
    assert xenia.web.put("/me/password", json=body).status_code == 200
    ana, ben = visit(name="Ana"), visit()
    ben.context.add_init_script("localStorage.setItem('given-name', 'Xenia')")
    ben.go(open_with_friend(ana, SECRETS)).press("web-sit")
    until(ana, lambda view: view["seats"][1]["name"] == "Xenia 2")


def test_nobody_is_seated_but_people_and_fewer_chairs_take_bots_away_first(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    link = open_with_friend(ana, SECRETS)
    assert [seat["who"] for seat in view_of(ana)["seats"]] == ["open", "open"]
    add_chairs(ana, 3)
    press_chair(ana, 2)
    ana.press("web-crew-more")
    until(ana, lambda view: view["seats"][1]["bot"])
    add_chairs(ana, 2)
    assert [seat["who"] for seat in view_of(ana)["seats"]] == ["open", "open"]
    ben.go(link).press("web-sit")
    until(ana, lambda view: view["seats"][1]["name"] == "Ben")
    add_chairs(ana, 3)
    ana.press("web-change")
    expect(ana.page.get_by_role("radio", name="2", exact=True)).to_have_count(1)
    expect(ana.page.get_by_role("radio", name="1", exact=True)).to_have_count(0)


def test_everyone_is_here_only_when_everyone_is_ready(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    link = open_with_friend(ana)
    status = ana.page.locator(".starting [role=status]")
    expect(status).to_have_text(ana.words("web-table-waiting"))
    ben.go(link).press("web-sit")
    expect(status).to_have_text(ana.words("web-late", name="Ben"))
    ben.press("web-ready-now")
    expect(status).to_have_text(ana.words("web-table-full"))


def test_who_writes_when_the_match_begins_goes_on_writing(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    sit_down(ben, open_with_friend(ana, SECRETS))
    field = ben.page.get_by_label(ben.words("web-chat-say"))
    field.focus()
    ben.page.keyboard.type("Rea")
    ana.press("web-start")
    expect(ben.page.locator(".room")).to_be_visible()
    expect(field).to_be_focused()
    ben.page.keyboard.type("dy!")
    ben.page.keyboard.press("Enter")
    assert until(ana, lambda view: view["said"])["said"][-1]["words"] == "Ready!"
    assert not view_of(ben)["match"]["sealed"]
    ben.page.get_by_role("list", name=ben.words("web-panel-chat")).click()
    ben.page.keyboard.type("els")  # not the end of the turn, nor the log, nor the sound
    expect(field).to_have_value("els")
    assert not view_of(ben)["match"]["sealed"]


def test_no_key_plays_in_the_first_second(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    sit_down(ben, open_with_friend(ana, SECRETS))
    ben.page.evaluate(
        """() => new MutationObserver((_, watch) => {
            if (!document.querySelector(".two button")) return;
            watch.disconnect();
            for (const key of ["e", "l", "Enter"]) document.body.dispatchEvent(
                new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    ana.press("web-start")
    expect(ben.page.locator(".two button").first).to_be_visible()
    ben.page.wait_for_timeout(1200)
    expect(ben.page.locator("[data-drawer]")).to_have_count(0)
    assert not view_of(ben)["match"]["sealed"]
    ben.page.keyboard.press("l")
    expect(ben.page.locator("[data-drawer]")).to_be_visible()


def test_a_host_in_a_lesson_is_told_who_came(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    link = open_with_friend(ana)
    ana.link("web-learn-waiting").click()
    ana.page.wait_for_url("**/tutorial/*")
    sit_down(ben, link)
    slip = ana.page.locator("[data-notice=sat]")
    expect(slip).to_contain_text(ana.words("web-notice-sat", name="Ben"))
    slip.get_by_role("button", name=ana.words("web-notice-open-table")).click()
    expect(chair(ana, 2)).to_be_visible()
    heard: list[str] = []  # the front page has its own connection: it must be up

    def hear(frame: Any) -> None:
        heard.append(str(frame))

    def meet(socket: WebSocket) -> None:
        if "/tables/" in socket.url:  # not that of the news
            socket.on("framereceived", hear)

    ana.page.on("websocket", meet)
    ana.go("/")
    while not heard:
        ana.page.wait_for_timeout(50)
    ben.page.get_by_label(ben.words("web-chat-say")).fill("Where are you?")
    ben.press("web-chat-send")
    expect(ana.page.locator("[data-notice=said]")).to_contain_text("Where are you?")


def test_the_host_settles_everything_else_under_change(visit: Visit) -> None:
    ana = visit(name="Ana")
    open_with_friend(ana)
    ana.press("web-change")
    ana.pick(ana.words("web-preset-fr"))
    until(ana, lambda view: view["preset"] == "fr")
    ana.pick(ana.words("web-clock-days"))
    until(ana, lambda view: view["clock"] and view["clock"]["per_turn"] == 3 * 86_400)
    ana.pick(ana.words("web-clock-live"))
    clock = until(ana, lambda view: view["clock"]["increment"])["clock"]
    assert clock == {"main": 1800, "increment": 10, "per_turn": 0, "bot": "", **NO_RESTS}
    ana.pick("4")
    until(ana, lambda view: len(view["seats"]) == 4)
    ana.page.get_by_text(ana.words("web-options")).click()
    ana.page.get_by_label(ana.words("web-option-end100")).select_option("end_of_turn")
    until(ana, lambda view: view["options"]["end100"] == "end_of_turn")
    ana.press("web-change-done")
    assert not view_of(ana)["is_public"]
    ana.page.get_by_label(ana.words("web-listed")).check()
    until(ana, lambda view: view["is_public"])
    ana.go("/")  # the edition is remembered, and said where it is played
    sees(ana, ana.words("web-preset-fr"))


def test_a_guest_takes_another_chair(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    link = open_with_friend(ana)
    add_chairs(ana, 3)
    ben.go(link)
    offered = ben.page.get_by_role("list", name=ben.words("web-players")).get_by_role("button")
    expect(offered.first).to_have_attribute("aria-pressed", "true")
    ben.press("web-sit")
    expect(ben.button("web-sit")).to_have_count(0)  # now he is in the room
    press_chair(ben, 3)
    ben.press("web-sit-here")
    assert [
        seat["name"] for seat in until(ana, lambda view: view["seats"][2]["name"])["seats"]
    ] == [
        "Ana",
        "",
        "Ben",
    ]
    expect(chair(ben, 1)).to_have_count(0)  # only the host arranges the others


def test_who_learns_first_keeps_the_chair(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    ben.go(open_with_friend(ana))
    ben.press("web-learn-first")
    ben.page.wait_for_url(f"**/tutorial/{CARDS}?table=*")
    sees(ana, ana.words("web-learning"))
    ben.link("web-back-to-table").click()
    until(ana, lambda view: not view["seats"][1]["is_learning"])
    assert view_of(ana)["seats"][1]["name"] == "Ben"


def test_who_learns_first_is_asked_for_a_name_once(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit()
    link = open_with_friend(ana)
    ben.go(link).press("web-learn-first")
    field = ben.page.get_by_label(ben.words("web-set-name"))
    expect(field).to_be_focused()
    sees(ben, ben.words("web-name-first"))
    ben.page.keyboard.type("Ben")
    ben.press("web-learn-first")
    ben.page.wait_for_url(f"**/tutorial/{CARDS}?table=*")
    assert until(ana, lambda view: view["seats"][1]["name"])["seats"][1]["name"] == "Ben"
    ben.go(open_with_friend(ana, SECRETS))
    expect(field).to_have_value("Ben")


def test_two_people_share_a_device(visit: Visit) -> None:
    ana = visit(name="Ana")
    open_for_two(ana)
    press_chair(ana, 2)
    ana.press("web-sit-device")
    until(ana, lambda view: view["seats"][1]["name"] == ana.words("web-player", number=2))
    ana.press("web-start")
    curtain = re.compile(ana.words("web-curtain", name=".*"))
    expect(ana.page.get_by_role("heading", name=curtain)).to_be_visible()


def test_every_chair_is_taken(house: House, visit: Visit) -> None:
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = str(guest.open(CARDS, "open", "open")["id"])
    guest.done(table, "sit", seat=0, name="Ana")
    ben.done(table, "sit", seat=1, name="Ben")
    zoe = visit(name="Zoe").go(f"/table/{table}")
    sees(zoe, zoe.words("web-all-taken"))
    expect(zoe.button("web-sit")).to_have_count(0)
    expect(zoe.link("web-own-table")).to_be_visible()
    zoe.press("web-watch-here")
    sees(zoe, zoe.words("web-host-starts", name="Ana"))
    expect(zoe.button("web-ready-now")).to_have_count(0)


def test_nobody_is_called_guest(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit()
    sit_down(ben, open_with_friend(ana))
    name = until(ana, lambda view: view["seats"][1]["name"])["seats"][1]["name"]
    assert name == ben.page.evaluate("localStorage['given-name']")
    ben.page.wait_for_load_state("networkidle")  # no page is left while it still loads
    ben.go("/settings")
    sees(ben, ben.words("web-name-given", name=name))


def link_shown(person: Person) -> str:
    return person.page.get_by_label(person.words("web-invite"), exact=True).input_value()


def test_the_link_is_copied(visit: Visit) -> None:
    ana = visit(name="Ana", permissions=["clipboard-read", "clipboard-write"])
    open_with_friend(ana)
    ana.press("web-copy")
    expect(ana.button("web-copied")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == link_shown(ana)


def test_on_a_phone_the_field_of_the_chat_stays_above_the_bar(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben", size=PHONE)
    sit_down(ben, open_with_friend(ana, SECRETS))
    ben.press("web-panel-chat")
    field = ben.page.get_by_label(ben.words("web-chat-say"))
    for words in ("One.", "Two.", "Three."):
        assert field.evaluate(ON_TOP), "before each message"
        field.fill(words)
        field.press("Enter")
        expect(ana.page.get_by_text(words)).to_be_visible()
