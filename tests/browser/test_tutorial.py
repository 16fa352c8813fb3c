"""Both tutorials are played to the end by pressing what glows, and a first game follows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.web.tutorials import GAMES, script

BOARD = ".frame g.choice:not(.quiet), .frame g.legal"
GLOWING = f".slot.glow, {BOARD}, .strip button, footer .bar .choice"


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_the_end_and_a_first_game_follows(visit: Visit, game: str) -> None:
    ana = visit(name="Ana", settings={"confirm": "off"}).go(f"/tutorial/{game}")
    for lesson in script(game)["lessons"]:
        for step in lesson["steps"]:
            _said(ana, game, lesson, step)
            _do(ana, step)
    expect(ana.page.get_by_role("heading", name=ana.words("tutorial-done"))).to_be_visible()
    ana.button("tutorial-first-game").click()
    expect(ana.page).to_have_url(re.compile("/table/"))


def test_the_list_of_lessons_ticks_what_is_done(visit: Visit) -> None:
    game = next(iter(GAMES))
    ana = visit(name="Ana", settings={"confirm": "off"}).go(f"/tutorial/{game}")
    first, *_ = script(game)["lessons"]
    for step in first["steps"]:
        _said(ana, game, first, step)
        _do(ana, step)
    ana.page.reload()  # the progress is stored
    ana.page.get_by_role("navigation").get_by_role("button").click()
    ticks = ana.page.get_by_role("img", name=ana.words("tutorial-ticked"))
    expect(ticks).to_have_count(1)
    expect(ana.page.get_by_role("listitem").filter(has=ticks)).to_contain_text(
        ana.words(f"tutorial-{script(game)['words']}-{first['id']}")
    )
    ana.page.get_by_role("link", name="Satrap").click()
    expect(ana.button("web-play-now").first).to_be_visible()


def _said(person: Person, game: str, lesson: Any, step: Any) -> None:
    key = f"tutorial-{script(game)['words']}-{lesson['id']}-{step['say']}"
    expect(person.page.locator(".card .text")).to_have_text(person.words(key))


def _do(person: Person, step: Any) -> None:
    if "play" not in step:
        button = person.page.locator(".card .button.main")
        expect(button).to_have_attribute("aria-disabled", "false")
        return button.click()
    verb, *rest = step["play"][0].split()
    if verb in ("split", "resplit"):
        return _split(person, rest)
    if verb == "move":
        return _march(person, int(rest[2]))
    if verb == "stop":
        return person.page.locator(".marching .button").last.click()
    glowing = person.page.locator(GLOWING).first
    expect(glowing).to_be_attached()
    _glow(person)
    glowing.dispatch_event("click")


def _glow(person: Person) -> None:
    """Check that the buttons glow, since they are easily missed in their corner."""
    for button in person.page.locator("footer .bar .choice").all():
        expect(button).not_to_have_css("box-shadow", "none")


def _split(person: Person, wanted: list[str]) -> None:
    """Take cubes from boxes with too many, then add to boxes with too few."""
    boxes = person.page.locator(".boxes [data-box]")
    for way in (-1, 1):
        for at, count in enumerate(map(int, wanted)):
            while (count - _count(boxes.nth(at))) * way > 0:
                buttons = boxes.nth(at).get_by_role("button")
                (buttons.first if way < 0 else buttons.last).click()
    person.page.locator(".splitting .button.main").click()


def _count(box: Locator) -> int:
    found = re.search(r"\d+", box.inner_text())
    assert found
    return int(found[0])


def _march(person: Person, armies: int) -> None:
    page = person.page
    page.locator(".frame g.lead").first.dispatch_event("click")
    panel = page.locator(".marching .choices")
    expect(panel).to_be_visible()
    while str(armies) not in panel.locator(".main").inner_text():
        panel.get_by_role("button").first.click()
    panel.locator(".main").click()
