"""The board editor: a board is drawn, corrected, saved and played on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.tables import my_turn

FAULTY = r"status of 400 .*/api/boards/"


def cell(person: Person, row: int, column: int) -> Locator:
    return person.page.locator(f"[id='cell-{row}-{column}']")


def paint(person: Person, row: int, column: int, tool: str) -> None:
    """Pick a tool and press a triangle with it."""
    person.page.get_by_role("radio", name=person.words(tool), exact=True).check(force=True)
    cell(person, row, column).click(force=True)


def says(person: Person, what: str, row: int, column: int) -> None:
    """Check what the triangle tells a screen reader."""
    expect(cell(person, row, column)).to_have_attribute(
        "aria-label", re.compile(f": {re.escape(person.words(what))}")
    )


def verdict(person: Person) -> Locator:
    return person.page.locator("main > p[role=status]")


def open_editor(visit: Visit) -> Person:
    ana = visit(name="Ana").go("/editor")
    ana.forgive(FAULTY)
    expect(verdict(ana)).to_have_text(ana.words("web-editor-sound"))
    return ana


def land_of(person: Person) -> tuple[int, int]:
    """Return where some land without a symbol lies."""
    name = person.page.locator("polygon.land").filter(visible=True)
    told = person.words("web-editor-land")
    found = name.and_(person.page.locator(f"[aria-label*=': {told},']"))
    _, row, column = str(found.nth(20).get_attribute("id")).split("-")
    return int(row), int(column)


def start_of(person: Person) -> str:
    """Return the start point of the board in the editor."""
    draft = str(person.page.evaluate("localStorage['board-draft-alexandros']"))
    return str(re.findall(r'start = "(\w+)"', draft)[0])


def test_land_symbol_and_start_are_drawn_and_undone(visit: Visit) -> None:
    ana = open_editor(visit)
    row, column = land_of(ana)
    paint(ana, row, column, "symbol-temple")
    says(ana, "symbol-temple", row, column)
    ana.press("web-editor-undo")
    says(ana, "web-editor-land", row, column)
    paint(ana, row, column, "web-editor-sea")
    says(ana, "web-editor-sea", row, column)
    paint(ana, row, column, "web-editor-land")
    says(ana, "web-editor-land", row, column)
    before = start_of(ana)
    paint(ana, row, column, "web-editor-start")
    ana.page.wait_for_function(
        "was => !localStorage['board-draft-alexandros'].includes(was)", arg=f'start = "{before}"'
    )
    ana.press("web-editor-undo")
    assert start_of(ana) == before


def test_a_fault_is_told_in_words_and_can_be_undone(visit: Visit) -> None:
    ana = open_editor(visit)
    ana.press("web-editor-empty")
    expect(verdict(ana)).to_have_class(re.compile("faulty"))
    expect(verdict(ana)).to_have_text(re.compile(r"\w+ .*\w+\."))
    expect(ana.button("web-editor-play")).to_be_disabled()
    ana.press("web-editor-undo")
    expect(verdict(ana)).to_have_text(ana.words("web-editor-sound"))
    expect(ana.button("web-editor-play")).to_be_enabled()


def test_a_saved_board_is_there_after_a_reload_and_is_played_on(visit: Visit) -> None:
    ana = open_editor(visit)
    row, column = land_of(ana)
    paint(ana, row, column, "symbol-temple")
    ana.page.get_by_label(ana.words("web-editor-title"), exact=True).fill("Delta")
    ana.press("web-editor-save")
    expect(ana.button("web-editor-saved")).to_be_disabled()
    ana.page.reload()
    expect(ana.page.get_by_role("button", name=re.compile("^Delta"))).to_be_visible()
    says(ana, "symbol-temple", row, column)
    ana.press("web-editor-play").press("web-play-now")
    ana.page.wait_for_url("**/table/*")
    my_turn(ana)
    board = ana.context.request.get(f"/api/tables/{ana.table}/board").json()
    assert 'title = "Delta"' in board["text"]
    expect(ana.page.locator("main g.corner, main g.choice").first).to_be_visible()
