"""Both tutorials are played to the end by pressing what glows, and a first game follows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import sees
from tests.web.tutorials import GAMES, script

BOARD = ".frame g.choice:not(.quiet), .frame g.legal, .plot.legal:not(.quiet)"
GLOWING = f".slot.glow, {BOARD}, .places button, .now .choice"


# What glows and lies under the bubble of a lesson, or outside the window.
COVERED = """() => {
    const card = document.querySelector("section.card").getBoundingClientRect();
    return [...document.querySelectorAll(".class [data-choice]")]
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
        .filter(([x, y]) => x < 0 || y < 0 || x > innerWidth || y > innerHeight ||
            (x > card.left && x < card.right && y > card.top && y < card.bottom));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_the_end_and_a_first_game_follows(visit: Visit, game: str) -> None:
    ana = visit(name="Ana", settings={"confirm": "off"}).go(f"/tutorial/{game}")
    for at, lesson in enumerate(script(game)["lessons"]):
        if at == script(game)["core"]:  # enough to play; the others are offered
            sees(ana, ana.words("tutorial-enough"))
            ana.press(f"tutorial-{script(game)['words']}-{lesson['id']}")
        for step in lesson["steps"]:
            _said(ana, game, lesson, step)
            _do(ana, step)
    expect(ana.page.get_by_role("heading", name=ana.words("tutorial-done"))).to_be_visible()
    ana.button("tutorial-first-game", bot=ana.words("bot-recruit")).click()
    expect(ana.page).to_have_url(re.compile("/table/"))


def test_what_is_wanted_can_be_shown_and_every_step_gone_back_to(visit: Visit) -> None:
    game = next(iter(GAMES))
    first, *_ = script(game)["lessons"]
    ana = visit(name="Ana", settings={"confirm": "off"}).go(f"/tutorial/{game}")
    at = next(at for at, step in enumerate(first["steps"]) if "play" in step)
    steps = ana.page.get_by_role("list", name=ana.words("tutorial-steps")).get_by_role("button")
    _said(ana, game, first, first["steps"][0])
    steps.nth(at).click()
    _said(ana, game, first, first["steps"][at])
    expect(ana.page.locator(".card .next")).to_have_attribute("aria-disabled", "true")
    expect(ana.page.locator(GLOWING).first).to_be_attached()
    ana.press("tutorial-show")
    expect(ana.page.locator(".finger")).to_be_visible()  # where to press
    expect(ana.page.locator(GLOWING)).to_have_count(0)  # it is being shown
    expect(ana.page.locator(GLOWING).first).to_be_attached()  # now it is the learner's turn
    expect(ana.page.locator(".card .hint")).to_have_text(ana.words("tutorial-now-you"))
    _said(ana, game, first, first["steps"][at])
    _do(ana, first["steps"][at])
    _said(ana, game, first, first["steps"][at + 1])
    ana.press("tutorial-back")
    _said(ana, game, first, first["steps"][at])
    expect(ana.page.locator(GLOWING).first).to_be_attached()
    ana.page.locator(".slot:not(.glow)").first.dispatch_event("click")
    expect(ana.page.locator(".card .hint")).to_have_text(ana.words("tutorial-not-this"))


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_the_bubble_of_a_lesson_covers_nothing_that_must_be_pressed(
    visit: Visit, size: tuple[int, int]
) -> None:
    game = next(iter(GAMES))
    ana = visit(name="Ana", size=size, settings={"confirm": "off"}).go(f"/tutorial/{game}")
    first, *_ = script(game)["lessons"]
    for step in first["steps"]:
        _said(ana, game, first, step)
        if "play" in step:
            expect(ana.page.locator(GLOWING).first).to_be_attached()
            ana.page.wait_for_timeout(400)  # the bubble has found its place
            assert ana.page.evaluate(COVERED) == []
        _do(ana, step)


# Where the title of a lesson and the counter of armies lie over each other, in pixels.
OVER_COUNTER = """() => {
    const counter = document.querySelector("[data-bubble]").getBoundingClientRect();
    return [...document.querySelectorAll("main > .head > *")]
        .map((each) => each.getBoundingClientRect())
        .filter((bar) => Math.min(bar.right, counter.right) > Math.max(bar.left, counter.left))
        .map((bar) => Math.max(0, bar.bottom - counter.top)).filter((over) => over > 0);
}"""


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_a_lesson_on_marching_leaves_its_counter_in_sight_and_rings_one_place(
    visit: Visit, size: tuple[int, int]
) -> None:
    ana = _begin(visit, "alexander_the_great", "move", size=size)
    for _ in range(2):
        _march(ana, 4)
        ana.page.wait_for_timeout(800)  # the camera is there
        assert ana.page.evaluate(OVER_COUNTER) == []
    expect(ana.page.locator(".pointers .ring")).to_have_count(1)
    _march(ana, 2)
    expect(ana.page.locator(".two .end.on")).to_be_visible()
    expect(ana.page.locator(".plot.legal")).to_have_count(0)  # only the button is wanted


def test_a_lesson_on_splitting_lights_its_button_when_the_split_is_right(visit: Visit) -> None:
    ana = _begin(visit, "alexander_the_great", "split")
    ana.page.locator(".card .next").click()
    expect(ana.button("tutorial-show")).to_be_visible()
    expect(ana.page.locator(".two .end.on")).to_have_count(0)
    ana.press("tutorial-show")
    expect(ana.page.locator(".card .hint")).to_have_text(ana.words("tutorial-now-you"))
    expect(ana.page.locator(".two .end.on")).to_be_visible()  # the cubes lie as they should


def test_no_province_tip_opens_in_a_lesson(visit: Visit) -> None:
    ana = _begin(visit, "alexandros", "path")
    ana.page.locator(".slot.glow").first.dispatch_event("click")
    expect(ana.page.locator(".pointers .ring")).to_have_count(1)
    ana.page.mouse.move(700, 450)
    ana.page.mouse.click(700, 450)
    ana.page.wait_for_timeout(500)
    expect(ana.page.get_by_text(ana.words("web-alx-for-now"))).to_have_count(0)


def _begin(visit: Visit, game: str, name: str, **rest: Any) -> Person:
    """Go to a lesson as somebody who has left off there."""
    ana = visit(name="Ana", settings={"confirm": "off"}, **rest).go("/")
    at = [lesson["id"] for lesson in script(game)["lessons"]].index(name)
    ana.page.evaluate(f"localStorage['tutorial-{game}'] = '{at}'")
    ana.go(f"/tutorial/{game}")
    expect(ana.page.locator("section.card h1")).not_to_be_empty()
    return ana


def test_the_list_of_lessons_ticks_what_is_done(visit: Visit) -> None:
    game = next(iter(GAMES))
    ana = visit(name="Ana", settings={"confirm": "off"}).go(f"/tutorial/{game}")
    first, *_ = script(game)["lessons"]
    for step in first["steps"]:
        _said(ana, game, first, step)
        _do(ana, step)
    ana.page.reload()  # the progress is stored
    ana.page.get_by_role("navigation").get_by_role("button").first.click()
    ticks = ana.page.get_by_role("img", name=ana.words("tutorial-ticked"))
    expect(ticks).to_have_count(1)
    expect(ana.page.get_by_role("listitem").filter(has=ticks)).to_contain_text(
        ana.words(f"tutorial-{script(game)['words']}-{first['id']}")
    )
    ana.link("tutorial-leave").click()
    expect(ana.button("web-play-now").first).to_be_visible()


def _said(person: Person, game: str, lesson: Any, step: Any) -> None:
    key = f"tutorial-{script(game)['words']}-{lesson['id']}-{step['say']}"
    expect(person.page.locator(".card .says")).to_have_text(person.words(key))


def _do(person: Person, step: Any) -> None:
    if "play" not in step:
        button = person.page.locator(".card .next")
        expect(button).to_have_attribute("aria-disabled", "false")
        return button.click()
    verb, *rest = step["play"][0].split()
    if verb in ("split", "resplit"):
        return _split(person, rest)
    if verb == "move":
        return _march(person, int(rest[2]))
    if verb in ("stop", "confirm", "pass"):
        return _end(person)
    glowing = person.page.locator(GLOWING).first
    expect(glowing).to_be_attached()
    _glow(person)
    glowing.dispatch_event("click")


def _end(person: Person) -> None:
    """Press the button at the bottom right; just after its meaning has changed it does nothing."""
    expect(person.page.locator(".two .end.on")).to_be_visible()
    person.page.wait_for_timeout(600)
    person.page.locator(".two .end.on").click()


def _glow(person: Person) -> None:
    """Check that the buttons glow, since they are easily missed in their corner."""
    for button in person.page.locator(".now .choice").all():
        expect(button).not_to_have_css("box-shadow", "none")


def _split(person: Person, wanted: list[str]) -> None:
    """Take cubes from boxes with too many, then add to boxes with too few."""
    boxes = person.page.locator(".boxes [data-box]")
    for way in (-1, 1):
        for at, count in enumerate(map(int, wanted)):
            while (count - _count(boxes.nth(at).locator(".count"))) * way > 0:
                buttons = boxes.nth(at).get_by_role("button")
                (buttons.first if way < 0 else buttons.last).click()
    _end(person)


def _count(box: Locator) -> int:
    found = re.search(r"\d+", box.inner_text())
    assert found
    return int(found[0])


def _march(person: Person, armies: int) -> None:
    page, target = person.page, person.page.locator(".plate.legal .face").first
    expect(target).to_be_attached()
    bubble = page.locator("[data-bubble]")
    while bubble.count() and _count(bubble.locator("strong").first) > armies:
        bubble.get_by_role("button").first.click()
    target.click()
    confirm = page.locator("[data-choice=confirm]")
    page.wait_for_timeout(100)
    if confirm.count():
        confirm.click()
