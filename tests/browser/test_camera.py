"""The camera of Alexandros keeps still, and what decides a match is always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, end_turn, march, my_turn, seat_bots, until
from tests.server.api.people import Guest

LOW = (1280, 720)
BOARD = "main .frame svg[tabindex]"
# Ana holds a province, and could march with a face-up horse or with one of her hand.
POSITION: dict[str, Any] = {
    "walls": ["b2-c3", "c3-d3", "d3-e3"],
    "alexander": "e3",
    "guards": [["c2d"], []],
    "display": ["temple", "horse"],
    "hands": [["amphora", "lyre", "horse"], ["temple"]],
    "turn": {"phase": "source"},
}


def sit_down(house: House, visit: Visit, phase: str = "source", **rest: Any) -> Person:
    guest = Guest(house, "Ana")
    position = {**POSITION, "turn": {"phase": phase}}
    table = seat_bots(guest, CARDS, "companion", position=position, starter=0)
    ana = visit(guest=guest, **rest).go(f"/table/{table}")
    ana.page.locator(BOARD).first.wait_for()
    my_turn(ana)
    return ana


def shown(person: Person) -> str:
    return str(person.page.locator(BOARD).get_attribute("viewBox"))


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_the_camera_stays_for_the_whole_turn(house: House, visit: Visit, size: Any) -> None:
    ana = sit_down(house, visit, size=size, settings={"confirm": "off"})
    ana.page.wait_for_timeout(200)
    before = shown(ana)
    march(ana)
    until(ana, lambda view: view["match"]["view"]["turn"]["phase"] != "source")
    ana.page.wait_for_timeout(200)
    assert shown(ana) == before


@pytest.mark.parametrize("size", [LARGE, LOW])
def test_nothing_that_comes_or_goes_moves_the_board(house: House, visit: Visit, size: Any) -> None:
    ana = sit_down(house, visit, "act", size=size, settings={"confirm": "off"})
    before, recap = shown(ana), ana.page.locator("[data-recap]")
    end_turn(ana)
    expect(recap).to_be_visible()
    assert shown(ana) == before
    card = ana.page.locator("[data-spot^=hand-][aria-pressed]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert shown(ana) == before
    card.click()
    march(ana)
    expect(recap).to_have_count(0)
    assert shown(ana) == before


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_what_others_did_hangs_above_the_land(house: House, visit: Visit, language: str) -> None:
    ana = sit_down(house, visit, "act", size=LOW, language=language)
    end_turn(ana)
    recap = ana.page.locator("[data-recap]")
    expect(recap).to_be_visible()
    foot = recap.evaluate("""(slip) => {
        slip.querySelector("span").textContent += " – and so on".repeat(9);
        return slip.getBoundingClientRect().bottom;
    }""")
    land = ana.page.locator("[data-space]").evaluate_all(
        "(all) => Math.min(...all.map((each) => each.getBoundingClientRect().top))"
    )
    assert foot < land


def test_a_press_on_a_moving_board_does_nothing(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, settings={"pace": "usual", "confirm": "off"})
    corner = ana.page.locator("[data-corner]").first
    corner.wait_for()
    ana.page.wait_for_timeout(600)
    ana.page.keyboard.press("b")
    ana.page.evaluate("""() => {
        const [stage] = document.querySelectorAll(".frame .stage");
        for (const glide of stage.getAnimations()) glide.pause();
    }""")
    ply = my_turn(ana)["match"]["ply"]
    box = corner.locator(".hit").bounding_box()
    assert box is not None
    ana.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ana.page.wait_for_timeout(500)
    assert my_turn(ana)["match"]["ply"] == ply
    expect(ana.page.locator(".corner.asked")).to_have_count(0)


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_walls_and_goal_can_be_read(house: House, visit: Visit, size: Any) -> None:
    ana = sit_down(house, visit, size=size)
    words = ana.page.locator("[aria-label*='reaches 100']").locator("visible=true")
    expect(words).to_have_count(1)
    expect(words).to_contain_text("62")


def test_a_levy_tells_what_everybody_gets(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, "act")
    levy = ana.page.locator("button.levy")
    expect(levy).to_contain_text("you +2")
    expect(levy.locator("b")).to_have_text(["+2", "+0"])
    expect(ana.page.locator("[data-status]")).to_contain_text(ana.words("web-alx-ask-back"))
