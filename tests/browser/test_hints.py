"""A hint in three steps: what matters, good candidates, the best move; only at friendly tables."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert
from playwright.sync_api import Locator, expect

from satrap.core.language import say
from satrap.core.text import Text
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.inspecting import violations
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, SECRETS, march, my_turn, seat_bots, sees, until, view_of
from tests.browser.waiting import open_with_friend
from tests.server.api.people import Guest

FIRST = 300_000  # milliseconds: the machine code may have to be compiled
STEPS = ("web-hint", "web-hint-candidates", "web-hint-best", "web-hint-close")
NO_FOCUS = "document.activeElement?.blur()"


def sit(house: House, visit: Visit, game: str = CARDS, **rest: Any) -> Person:
    """Bring Ana to a table at which it is her turn."""
    guest = Guest(house, "Ana")
    starter = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "random", **starter)
    ana = visit(guest=guest, **rest).go(f"/table/{table}")
    my_turn(ana)
    return ana


def told(person: Person, depth: int) -> Any:
    """Return the server's hint."""
    path = f"/api/tables/{person.table}/hint?depth={depth}"
    return person.context.request.get(path, timeout=FIRST).json()


def said(person: Person) -> Locator:
    return person.page.locator(".advice .said")


def candidates(person: Person) -> Locator:
    return person.page.locator(".advice .said button")


def deepen(person: Person, depth: int) -> None:
    """Request a hint of this depth and wait for it."""
    person.press(STEPS[depth - 1])
    expect(person.button(STEPS[depth])).to_be_visible(timeout=FIRST)


def words(person: Person, sentence: Any) -> str:
    """Return a sentence from the server in a person's language."""
    return say(convert(sentence, Text), person.language)


def chance(person: Person) -> str:
    line = told(person, 3)["lines"][0]
    value = round(line["chance"] * 100)
    bound = "chance-low" if value < 5 else "chance-high" if value > 95 else ""
    chance = person.words(bound) if bound else person.words("web-percent", value=value)
    return person.words("web-chance-of", chance=chance)


def test_a_hint_in_three_steps(house: House, visit: Visit) -> None:
    ana = sit(house, visit, language="fr")
    expect(ana.page.locator("g.arrows")).to_have_count(0)
    deepen(ana, 1)
    matters = words(ana, told(ana, 1)["matters"])
    expect(said(ana)).to_have_text(matters)
    deepen(ana, 2)
    expect(candidates(ana)).to_have_text(
        [words(ana, each["label"]) for each in told(ana, 2)["lines"]]
    )
    assert "%" not in said(ana).inner_text()
    expect(ana.page.locator("g.arrows")).to_have_count(0)
    deepen(ana, 3)
    best = told(ana, 3)["lines"][0]["action"]
    expect(candidates(ana)).to_have_count(1)
    expect(said(ana)).to_contain_text(chance(ana))
    expect(ana.page.locator("g.arrows")).to_have_attribute("data-arrows", "1")
    glowing = ana.page.locator(".slot.glow").evaluate_all("all => all.map((each) => each.title)")
    assert glowing and set(glowing) == {ana.words(f"card-{best.split()[1]}")}
    ply = view_of(ana)["match"]["ply"]
    march(ana)
    until(ana, lambda view: view["match"]["ply"] > ply)
    expect(ana.page.locator("g.arrows")).to_have_count(0)
    expect(ana.page.locator(".advice h2")).to_have_count(0)


def test_a_good_move_is_played_as_a_whole_and_taken_back_as_a_whole(
    house: House, visit: Visit
) -> None:
    ana = sit(house, visit, settings={"confirm": "off"})
    before = view_of(ana)["match"]
    deepen(ana, 1)
    deepen(ana, 2)
    first = told(ana, 2)["lines"][0]
    assert first["plays"][0] == first["action"]
    candidates(ana).first.click()
    after = until(ana, lambda view: view["match"]["view"]["turn"]["phase"] == "act")["match"]
    assert after["ply"] == before["ply"] + len(first["plays"])
    ends = [play.split()[1] for play in first["plays"] if play.startswith("point ")]
    assert ends in ([after["view"]["alexander"]], [])
    ana.press("web-undo")
    # One press takes back all but the card, whose successor has been seen.
    back = until(ana, lambda view: view["match"]["ply"] == after["undo"])["match"]
    assert after["undo"] == before["ply"] + 1
    for fact in ("walls", "alexander", "black_left"):
        assert back["view"][fact] == before["view"][fact]


def test_what_is_pointed_at_in_a_hint_is_marked_on_the_map(house: House, visit: Visit) -> None:
    ana = sit(house, visit)
    deepen(ana, 1)
    deepen(ana, 2)
    bright = ana.page.locator("g.corner:not(.faint)")
    for at, line in enumerate(told(ana, 2)["lines"]):
        candidates(ana).nth(at).hover()
        expect(bright).to_have_count(1)
        ends = [play.split()[1] for play in line["plays"] if play.startswith("point ")]
        assert [bright.get_attribute("data-corner")] == ends or not ends
        expect(ana.page.locator("g.arrows")).to_have_attribute("data-arrows", "1")
        expect(ana.page.locator("g.foreseen .walls use").first).to_be_attached()
    ana.page.mouse.move(5, 400)
    expect(ana.page.locator("g.arrows")).to_have_count(0)
    candidates(ana).first.focus()
    expect(bright).to_have_count(1)


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_the_names_of_a_hint_are_on_the_map_while_it_is_open(
    house: House, visit: Visit, size: Any
) -> None:
    ana = sit(house, visit, language="fr", size=size)
    named = ana.page.locator("[data-spoken]")
    deepen(ana, 1)
    deepen(ana, 2)
    expect(named.first).to_be_visible()
    for each in named.all():
        assert (each.text_content() or "?") in said(ana).inner_text() + words(
            ana, told(ana, 1)["matters"]
        )
        assert each.evaluate("it => it.getBoundingClientRect().height") >= 11
    for line in told(ana, 2)["lines"]:
        place = line["label"]["values"].get("place")
        if place:
            expect(named.get_by_text(words(ana, place), exact=True)).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(named).to_have_count(0)


def test_nobody_gets_a_hint_where_that_was_settled(house: House, visit: Visit) -> None:
    ana = visit(name="Ana")
    open_with_friend(ana)
    ana.press("web-change")
    ana.page.get_by_label(ana.words("web-friendly")).uncheck()
    ana.press("web-change-done")
    sees(ana, ana.words("web-friendly-not"))
    guest = Guest(house, "Ben")
    table = seat_bots(guest, CARDS, "random", starter=0, is_friendly=False)
    ben = visit(guest=guest).go(f"/table/{table}")
    my_turn(ben)
    expect(ben.page.locator(".slot.glow").first).to_be_visible()
    expect(ben.button("web-hint")).to_have_count(0)
    ben.page.keyboard.press("h")
    expect(said(ben)).to_have_count(0)
    assert guest.web.get(f"/tables/{table}/hint").status_code == 403


def test_a_table_is_friendly_unless_somebody_says_otherwise(visit: Visit) -> None:
    ana = visit(name="Ana").go("/")
    ana.button("web-play-now").first.click()
    my_turn(ana)
    assert view_of(ana)["is_friendly"]
    open_with_friend(ana)
    ana.press("web-change")
    expect(ana.page.get_by_label(ana.words("web-friendly"))).to_be_checked()


@pytest.mark.parametrize(("theme", "size"), [("light", LARGE), ("dark", PHONE)])
def test_keys_lead_through_a_hint_and_axe_finds_nothing(
    house: House, visit: Visit, theme: str, size: Any
) -> None:
    ana = sit(house, visit, SECRETS, size=size, settings={"theme": theme})
    hint = ana.button("web-hint")
    expect(hint).to_be_visible()
    ana.page.evaluate(NO_FOCUS)
    for step in STEPS[1:]:
        ana.page.keyboard.press("h")
        expect(ana.button(step)).to_be_visible(timeout=FIRST)
    assert not violations(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".advice h2")).to_have_count(0)
    expect(hint).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.button(STEPS[1])).to_be_focused(timeout=FIRST)
    ana.page.keyboard.press("Enter")
    best = told(ana, 2)["lines"][0]["action"].split()[1:]
    candidates(ana).first.press("Enter")
    expect(ana.page.locator(".advice h2")).to_have_count(0)
    expect(ana.page.get_by_role("spinbutton")).to_have_text(best)  # to be changed, or sent
    ana.press("web-atg-ready")
    until(ana, lambda view: view["match"]["sealed"] or view["match"]["ply"] > 0)
