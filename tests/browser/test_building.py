"""Building: a plot that glows takes one press, and tags say how every site would come out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.tables import SECRETS, end_turn, seat_bots, until, view_of
from tests.server.api.people import Guest

ARMED: dict[str, Any] = {
    "turn": {"region": 2, "phase": "build", "seat": 0, "order": [1, 0]},
    "armies": [{"hellespontine_phrygia": 1, "lydia": 2, "caria": 1}, {"phrygia": 4}],
    "boxes": [[0, 0, 1, 3], [0, 0, 4, 4]],
    "spent": [7, 3],
}
MARCHING: dict[str, Any] = {**ARMED, "turn": {**ARMED["turn"], "phase": "move"}}

CROWDED: dict[str, Any] = {
    "turn": {"region": 3, "phase": "build", "seat": 0, "order": [0, 1]},
    "armies": [{"syria": 1, "phoenicia": 1, "siwa": 1}, {"syria": 1}],
    "boxes": [[0, 0, 4, 4], [0, 0, 4, 4]],
    "spent": [4, 6],
}
# The tags that share a pixel with what floats on the board.
COVERED = """() => {
    const panels = document.querySelectorAll(
        ".players-at > *, .tools-at > *, .prompt-at [data-status], .tray-at > *, .buttons-at > *");
    const boxes = [...panels].map((panel) => panel.getBoundingClientRect());
    return [...document.querySelectorAll("[data-tag]")].filter((tag) => {
        const { left, top, right, bottom } = tag.getBoundingClientRect();
        return boxes.some((box) => box.left < right && left < box.right
            && box.top < bottom && top < box.bottom);
    }).map((tag) => tag.dataset.tag);
}"""


def sit_down(
    house: House,
    visit: Visit,
    confirm: str = "off",
    position: dict[str, Any] = ARMED,
    **rest: Any,
) -> Person:
    guest = Guest(house, "Ana")
    table = seat_bots(guest, SECRETS, "companion", position=position)
    return visit(guest=guest, settings={"confirm": confirm}, **rest).go(f"/table/{table}")


def plots(person: Person) -> Locator:
    return person.page.locator(".plot.legal")


def plot(person: Person, building: str, province: str) -> Locator:
    return person.page.locator(f"[data-plate={province}] [data-plot={building}]")


def laid(view: Any) -> Any:
    return view["match"]["view"]["laid_temples"][0] + view["match"]["view"]["laid_cities"][0]


def test_a_double_click_lays_one_piece_and_undo_takes_it_back(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    expect(plots(ana)).to_have_count(4)
    plot(ana, "temple", "lydia").dblclick()
    until(ana, laid)
    expect(plots(ana)).to_have_count(2)  # its cube cannot pay for another temple
    assert laid(view_of(ana)) == ["lydia"]
    ana.button("web-undo").click()
    expect(plots(ana)).to_have_count(4)


def test_a_plot_names_its_price_and_the_cube_is_lifted(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    expect(plot(ana, "city", "lydia")).to_have_accessible_name("City in Lydia (2 cubes)")
    box = ana.page.locator("[data-box=temple]")
    expect(box.locator(".count")).to_have_text("1")
    plot(ana, "temple", "hellespontine_phrygia").click()
    expect(box.locator(".lifted")).to_have_count(1)
    expect(box.locator(".count")).to_have_text("1→0")
    assert "temple lydia" in view_of(ana)["match"]["legal"]  # but it could not be paid
    expect(plots(ana)).to_have_count(2)


def test_a_tag_says_how_a_site_would_come_out(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit)
    plot(ana, "city", "caria").hover()
    tag = ana.page.locator("[data-tag='city caria']")
    expect(tag).to_contain_text(f"{ana.words('web-atg-tag-mine')}2+5")
    expect(tag.locator("[data-joiner]")).to_have_count(0)  # nobody plays after me
    plot(ana, "city", "caria").click()
    expect(tag).to_be_visible()


def test_a_tag_promises_nothing_while_somebody_can_still_join(house: House, visit: Visit) -> None:
    first = {**ARMED, "turn": {**ARMED["turn"], "order": [0, 1]}}
    ana = sit_down(house, visit, position=first)
    plot(ana, "city", "caria").hover()
    tag = ana.page.locator("[data-tag='city caria']")
    expect(tag).to_contain_text(ana.words("web-atg-tag-mine-so-far"))
    expect(tag.locator("[data-joiner='1']")).to_have_text("4?")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_tags_lie_on_no_panel(house: House, visit: Visit, language: str) -> None:
    ana = sit_down(house, visit, position=CROWDED, language=language, size=(1280, 720))
    tags = ana.page.locator("[data-tag]")
    for at, place in enumerate(("syria", "siwa")):
        plot(ana, "city", place).click()
        expect(tags).to_have_count(at + 1)
    covered = ana.page.evaluate(COVERED)
    assert covered == []


def test_a_plot_pressed_on_the_march_ends_it(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, position=MARCHING)
    plot(ana, "city", "caria").click()
    view = until(ana, laid)
    assert view["match"]["view"]["turn"]["phase"] == "build"
    ana.button("web-undo").click()
    until(ana, lambda view: view["match"]["view"]["turn"]["phase"] == "move")


def test_who_wants_to_confirm_is_asked_here_too(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, confirm="on")
    plots(ana).first.dblclick()
    confirm = ana.page.locator("[data-choice=confirm]")
    expect(confirm).to_be_visible()
    assert not laid(view_of(ana))
    confirm.click()
    until(ana, laid)


USED_UP: dict[str, Any] = {
    **ARMED,
    "boxes": [[0, 0, 3, 3], [0, 0, 4, 4]],
    "spent": [5, 3],
    "temples": [{"illyria": 3, "thessaly": 3, "boeotia": 3, "getae": 1}, {}],
}


def test_a_table_says_how_many_buildings_are_left_and_when_none_is(
    house: House, visit: Visit
) -> None:
    ana = sit_down(house, visit, position=USED_UP)
    expect(ana.page.locator("[data-box=temple]")).to_contain_text("×0")
    expect(ana.page.locator("[data-box=city]")).to_contain_text("×8")
    expect(plots(ana)).to_have_count(2)  # cities
    expect(plot(ana, "temple", "lydia").locator(".none")).to_be_visible()
    expect(ana.page.locator(".prompt")).to_contain_text(ana.words("web-atg-used-up-temple"))


def test_with_nothing_to_pay_with_the_march_ends_the_turn(house: House, visit: Visit) -> None:
    poor = {**MARCHING, "boxes": [[0, 0, 0, 1], [0, 0, 4, 4]], "spent": [10, 3]}
    ana = sit_down(house, visit, position=poor)
    expect(plots(ana)).to_have_count(0)
    expect(ana.page.locator(".end.on")).to_have_text(ana.words("atg-do-confirm"))
    end_turn(ana)
    until(ana, lambda view: view["match"]["view"]["turn"]["number"] == 2)
