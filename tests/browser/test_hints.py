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
from tests.browser.people import LARGE, PHONE, Person
from tests.browser.tables import CARDS, SECRETS, march, my_turn, seat_bots, sees, until, view_of
from tests.browser.test_access import violations
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
    return person.words("web-chance-of", chance=round(line["chance"] * 100))


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
