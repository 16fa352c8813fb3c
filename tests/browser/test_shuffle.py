"""Every player's browser contributes to the shuffle, without the player doing anything."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tables import CARDS, my_turn, sees, until, view_of
from tests.browser.waiting import open_for_two, sit_down
from tests.server.api.people import Guest


def test_bytes_are_closed_in_the_waiting_room_and_opened_at_the_start(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    sit_down(ben, open_for_two(ana))
    sees(ana, "Ben")
    seats = view_of(ana)["seats"]
    assert all(place["commitment"] and not place["seed"] for place in seats)
    ana.press("web-start")
    view = until(ana, lambda view: view["status"] == "running")
    assert all(len(place["seed"]) == 64 for place in view["seats"])
    assert not any(place["is_left_out"] for place in view["seats"])


def test_who_leaves_the_waiting_room_opens_them_before(visit: Visit) -> None:
    ana, ben = visit(name="Ana"), visit(name="Ben")
    sit_down(ben, open_for_two(ana))
    sees(ana, "Ben")
    until(ben, lambda view: view["seat"] == 1)
    sees(ben, ben.words("web-host-starts", name="Ana"))  # his page knows it too
    ben.go("/lobby")
    until(ana, lambda view: view["seats"][1]["seed"])
    assert not view_of(ana)["seats"][0]["seed"]
    ana.press("web-start")
    until(ana, lambda view: view["status"] == "running")


def test_who_plays_alone_mixes_bytes_in_too_and_is_told_that_they_went_in(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    view = my_turn(ana)
    assert len(view["seats"][0]["seed"]) == 64
    assert not any(place["seed"] for place in view["seats"][1:])
    body = {"key": "enough", "command": {"do": "resign"}}
    assert ana.context.request.post(f"/api/tables/{ana.table}/act", data=body).ok
    until(ana, lambda view: view["status"] == "over", seconds=60)  # bots play to the end
    ana.more().press("web-verify")
    sees(ana, ana.words("web-verify-mine-in"))
    ana.page.evaluate("id => localStorage.setItem(`bytes-${id}`, '00'.repeat(32))", ana.table)
    ana.more().press("web-verify")
    sees(ana, ana.words("web-verify-mine-missing"))


def test_a_set_position_is_named_in_lobby_waiting_room_and_table(
    house: House, visit: Visit
) -> None:
    cleo = Guest(house, "Cleo")
    position = {"hands": [["horse"] * 3, ["lyre"] * 3], "deck": ["temple", "amphora"] * 5}
    teaching = cleo.open(CARDS, "open", "open", position=position, is_teaching=True)["id"]
    cleo.done(teaching, "sit", seat=0, name="Cleo")
    ana = visit(name="Ana").go("/lobby")
    row = ana.page.locator(f"a[href='/table/{teaching}']")
    expect(row).to_contain_text(ana.words("web-teaching-short"))
    row.click()
    sees(ana, ana.words("web-teaching"))
    ana.press("web-sit")
    expect(ana.button("web-sit")).to_have_count(0)
    cleo.done(teaching, "start")
    until(ana, lambda view: view["status"] == "running")
    log = ana.open_tab("log").page.get_by_role("list", name=ana.words("web-panel-log"))
    expect(log).to_contain_text(ana.words("web-teaching"))
