"""A finished match is analysed once: chances over time, turning points, better moves."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.inspecting import violations
from tests.browser.late import late
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, SECRETS
from tests.offered import GAMES
from tests.server.api.people import Guest, seated
from tests.server.stories.tables import decide, finished

Ended = Callable[[str], tuple[str, Guest]]
LONG = 300_000  # milliseconds: the machine code may have to be compiled
PATHS = "svg => [...svg.querySelectorAll('path.area')].map((line) => line.getAttribute('d'))"
# First words of a better turn that is drawn as an arrow.
ARROW = ("march", "joker", "special", "move")


@pytest.fixture(scope="module")
def ended(house: House) -> Ended:
    """Play a short match of each game to its end, once."""
    brief = {CARDS: {"options": {"max_turns": 8}}, SECRETS: late(SECRETS)}
    return cache(lambda game: finished(house, game, **brief[game]))


def plot(person: Person) -> Locator:
    name = person.words("web-chances")
    return person.page.get_by_role("img", name=name, exact=True)


def found(person: Person) -> Any:
    """Return the analysis stored by the server."""
    return person.context.request.get(f"/api/tables/{person.table}/analysis").json()["analysis"]


def turning(analysis: Any) -> list[Any]:
    """Return the turning points and the best decisions, in order."""
    places = sorted({*analysis["turning"], *analysis["best"]})
    return [analysis["verdicts"][at] for at in places]


def drawn_with_arrow(analysis: Any) -> Any:
    """Return a decision whose best turn is drawn as an arrow."""
    found = turning(analysis)
    return next(each for each in found if each["best"]["action"].startswith(ARROW))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_somebody_gave_up_is_studied_too(
    house: House, visit: Visit, game: str
) -> None:
    table, (guest, ben) = seated(house, game, "Ana", "Ben")
    generator = random.Random(3)
    for _ in range(6):
        match = guest.view(table)["match"]
        seat = match["waiting"][0]
        decide((guest, ben)[seat], table, seat, generator)
    guest.done(table, "resign")
    ana = visit(guest=guest).go(f"/table/{table}")
    ana.press("web-analyse")
    expect(ana.button("web-study")).to_be_visible(timeout=LONG)
    ana.press("web-study")
    expect(plot(ana)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_analysed_once_and_its_turning_points_lead_to_the_board(
    ended: Ended, visit: Visit, game: str
) -> None:
    table, guest = ended(game)
    ana = visit(guest=guest).go(f"/table/{table}")
    expect(plot(ana)).to_have_count(0)
    ana.press("web-analyse")
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    expect(ana.button("web-rematch")).to_be_visible()
    expect(ana.button("web-study")).to_be_visible(timeout=LONG)
    assert ana.page.title().startswith(ana.words("web-analysis-ready"))
    ana.press("web-study")
    expect(plot(ana)).to_be_visible()
    analysis = found(ana)
    points = ana.page.locator(".study .list > li")
    expect(points).to_have_count(len(turning(analysis)))
    expect(ana.page.locator(".study .band button")).to_have_count(len(turning(analysis)))
    expect(ana.page.locator("[data-study-board] g.arrows.past")).to_have_count(1)
    look_both_ways(ana, hides=game == CARDS)
    look_at(ana, drawn_with_arrow(analysis))
    comes_again(ana, analysis)


def look_both_ways(person: Person, *, hides: bool) -> None:
    """Where cards are hidden, show the chances with all cards open; elsewhere expect no choice."""
    known, choice = plot(person).evaluate(PATHS), person.words("web-chances-open")
    expect(person.page.get_by_text(choice, exact=True)).to_have_count(1 if hides else 0)
    if hides:
        person.pick(choice)
        assert plot(person).evaluate(PATHS) != known


def look_at(person: Person, verdict: Any) -> None:
    """Press a turning point: the board shows its moment, and what would have been better."""
    ply = verdict["ply"]
    at = [each["ply"] for each in turning(found(person))].index(ply)
    person.page.locator(".study .list > li button").nth(at).click()
    person.press("web-turning-look")
    expect(person.page.get_by_role("slider")).to_have_value(str(ply))
    expect(person.page.locator(f"[data-verdict='{ply}']")).to_be_visible()
    arrows = person.page.locator("main g.arrows")
    expect(arrows).to_have_count(1)
    assert int(arrows.get_attribute("data-arrows") or 0) > 0
    person.button("web-best-move").click()
    expect(arrows).to_have_count(0)


def comes_again(person: Person, analysis: Any) -> None:
    """Come back: the analysis is there without waiting, and nothing is analysed twice."""
    person.go(f"/table/{person.table}").press("web-study")
    expect(plot(person)).to_be_visible()
    expect(person.page.get_by_role("progressbar")).to_have_count(0)
    assert json.dumps(found(person)) == json.dumps(analysis)


def analysed(guest: Guest, table: str) -> Any:
    """Have a match analysed unless it already is; return the analysis."""
    end = time.monotonic() + LONG / 1000
    guest.web.post(f"/tables/{table}/analysis")
    while (state := guest.get(f"/tables/{table}/analysis"))["analysis"] is None:
        assert time.monotonic() < end, state
        time.sleep(0.1)
    return state["analysis"]


@pytest.mark.parametrize(("theme", "size"), [("light", LARGE), ("dark", PHONE)])
def test_keys_lead_to_a_better_move_and_axe_finds_nothing(
    ended: Ended, visit: Visit, theme: str, size: Any
) -> None:
    table, guest = ended(CARDS)
    analysis = analysed(guest, table)
    ana = visit(guest=guest, size=size, settings={"theme": theme}).go(f"/table/{table}")
    ana.button("web-study").press("Enter")
    ana.page.get_by_text(ana.words("web-chances-table"), exact=True).press("Enter")
    rows = ana.page.locator(".study details tbody tr")
    expect(rows).to_have_count(len(analysis["points"]))
    assert not violations(ana)
    ply = drawn_with_arrow(analysis)["ply"]
    at = [each["ply"] for each in turning(analysis)].index(ply)
    ana.page.locator(".study .band button").nth(at).press("Enter")
    ana.button("web-turning-look").press("Enter")
    expect(ana.page.locator("main g.arrows")).to_have_count(1)
    assert not violations(ana)
    ana.page.keyboard.press("Home")
    expect(ana.page.get_by_role("slider")).to_have_value("0")


def test_on_a_phone_my_own_decision_is_told_before_it_is_shown(ended: Ended, visit: Visit) -> None:
    table, guest = ended(CARDS)
    analysis = analysed(guest, table)
    ana = visit(guest=guest, size=PHONE).go(f"/table/{table}")
    ana.press("web-study")
    article, board = ana.page.locator(".study article"), ana.page.locator("[data-study-board]")
    expect(board.locator("g.arrows.past")).to_have_count(1)
    told, shown = article.bounding_box(), board.bounding_box()
    points = ana.page.locator(".study .list").bounding_box()
    assert told and shown and points
    assert told["y"] < shown["y"] < points["y"]
    mine = [at for at, each in enumerate(turning(analysis)) if each["seat"] == 0]
    chosen = ana.page.locator(".study .list button[aria-pressed=true] .number")
    assert int(chosen.inner_text()) - 1 in (mine or [0])
