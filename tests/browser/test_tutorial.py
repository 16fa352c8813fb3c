"""Both tutorials are played to the end by pressing what glows, and a first game follows."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import sees
from tests.web.tutorials import GAMES, lesson_of, script

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


# The names on the map that lie under the bubble of a lesson.
COVERED_NAMES = """() => {
    const card = document.querySelector("section.card").getBoundingClientRect();
    return [...document.querySelectorAll("[data-spoken]")].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return right > card.left && left < card.right && bottom > card.top && top < card.bottom;
    }).map((each) => each.textContent);
}"""

# Notes, at every frame, how often the bubble has gone far away under the same sentence.
WATCH = """() => {
    window.jumps = {};
    let last = null;
    const look = () => {
        const card = document.querySelector("section.card");
        if (card) {
            const { x, y } = card.getBoundingClientRect();
            const said = card.querySelector("h1").textContent;
            if (last && last.said === said && Math.hypot(x - last.x, y - last.y) > 150)
                window.jumps[said] = (window.jumps[said] ?? 0) + 1;
            last = { x, y, said };
        }
        requestAnimationFrame(look);
    };
    look();
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
    ana.press("web-play-now")  # against as many bots as on the front page
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
    expect(ana.page.locator(".card .next")).to_have_count(0)  # the move itself leads on
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


@pytest.mark.parametrize("name", ["march", "occupy"])
def test_the_bubble_of_a_lesson_does_not_go_to_and_fro_within_a_step(
    visit: Visit, name: str
) -> None:
    ana = _begin(visit, "alexandros", name)
    lesson = lesson_of("alexandros", name)
    _said(ana, "alexandros", lesson, lesson["steps"][0])
    ana.page.evaluate(WATCH)
    here = ana.page.locator(".players-in").get_by_text(ana.words("web-presence-here"), exact=True)
    expect(here).to_have_count(0)  # nobody comes or goes in a lesson
    for step in lesson["steps"]:
        _said(ana, "alexandros", lesson, step)
        _do(ana, step)
    jumps = ana.page.evaluate("jumps")
    assert all(count <= 1 for count in jumps.values()), jumps  # once, to where it belongs


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


def test_on_a_phone_the_buttons_of_a_lesson_stay_where_they_are(visit: Visit) -> None:
    ana = _begin(visit, "alexander_the_great", "split", size=PHONE)
    foots = set()
    lesson = lesson_of("alexander_the_great", "split")
    for step in lesson["steps"]:
        _said(ana, "alexander_the_great", lesson, step)
        foots.add(ana.page.locator(".card .ways").evaluate("it => it.getBoundingClientRect().top"))
        _do(ana, step)
    assert len(foots) == 1


# Whether the card of a lesson covers what is said about the cubes.
OVER_CUBES = """() => {
    const said = document.querySelector(".splitting .why").getBoundingClientRect();
    return document.querySelector("section.card").getBoundingClientRect().bottom > said.top;
}"""


def test_on_a_phone_the_cubes_still_to_place_are_in_sight(visit: Visit) -> None:
    ana = _begin(visit, "alexander_the_great", "split", size=PHONE)
    ana.page.locator(".card .next").click()
    expect(ana.button("tutorial-show")).to_be_visible()
    ana.page.locator(".boxes [data-box]").first.get_by_role("button").first.click()
    expect(ana.page.locator(".splitting .why")).to_have_text(ana.words("web-atg-free", cubes=1))
    assert not ana.page.evaluate(OVER_CUBES)


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_a_lesson_shows_every_province_that_it_names(visit: Visit, size: tuple[int, int]) -> None:
    lesson = lesson_of("alexandros", "taxes")
    assert {*lesson["position"]["guards"][0]} <= {*lesson["steps"][0]["show"]}
    ana = _begin(visit, "alexandros", "taxes", size=size)
    ana.page.wait_for_timeout(800)  # the camera is there
    hidden = """() => {
        const covers = [...document.querySelectorAll("section.card, .tray .slot, .card .ways")]
            .filter((each) => getComputedStyle(each).visibility === "visible")
            .map((each) => each.getBoundingClientRect());
        return [...document.querySelectorAll(".pointers .lit")]
            .map((each) => each.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
            .filter(([x, y]) => x < 0 || y < 0 || x > innerWidth || y > innerHeight ||
                covers.some((box) =>
                    x > box.left && x < box.right && y > box.top && y < box.bottom));
    }"""
    expect(ana.page.locator(".pointers .lit").first).to_be_attached()
    assert ana.page.evaluate(hidden) == []
    names = ana.page.locator("[data-spoken]")
    expect(names).to_have_text(["Marmarica", "Chalybes", "Apamea"])  # the longest first
    assert ana.page.evaluate(COVERED_NAMES) == []


def test_a_further_lesson_leads_back_to_the_overview(visit: Visit) -> None:
    game = next(iter(GAMES))
    core = [lesson["id"] for lesson in script(game)["lessons"][: script(game)["core"]]]
    ana = visit(name="Ana", settings={"confirm": "off"}).go("/")
    learned = ana.page.get_by_role("img", name=ana.words("web-learned"))
    expect(learned).to_have_count(0)
    ana.page.evaluate(f"localStorage['tutorial-{game}-done'] = '{json.dumps(core)}'")
    ana.page.evaluate(f"localStorage['tutorial-{game}'] = '{len(core)}'")
    ana.go(f"/tutorial/{game}")
    ana.press("tutorial-leave")
    sees(ana, ana.words("tutorial-enough"))
    ana.go("/")
    expect(learned).to_have_count(1)


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
    if verb in ("confirm", "pass"):
        return _end(person)
    if verb.startswith("stop"):
        for each in verb.split(";"):  # the same button, with another meaning
            expect(person.page.locator(".two .end")).to_contain_text(person.words(f"atg-do-{each}"))
            _end(person)
        return None
    glowing = person.page.locator(GLOWING).first
    expect(glowing).to_be_attached()
    _glow(person)
    glowing.dispatch_event("click")


def _end(person: Person) -> None:
    """Press the button at the bottom right; just after its meaning has changed it does nothing."""
    end = person.page.locator(".two .end.on:not([aria-disabled=true])")
    expect(end).to_be_visible()
    end.click()


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
