"""Checks what the page draws of Alexandros against the server's view."""

from __future__ import annotations

from itertools import chain
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person

BOARD = "main g.alexandros"
GUARDS = f"{BOARD} > g.still > g[transform] > g > g.guard"


def assert_drawn(person: Person, view: Any) -> None:
    """Check Alexander, walls and guards on the board, and the deck in the tray, against a view."""
    at = person.words("web-alx-alexander-at", point=view["alexander"])
    expect(person.page.locator(f"{BOARD} g.alexander")).to_have_attribute("aria-label", at)
    claim = view["turn"]["claim"] or {"guards": []}  # its guards are already on the board
    for pieces, count in (
        (f"{BOARD} > g.still g.wall-black", len(view["walls"])),
        (f"{BOARD} > g.still g.wall-red", len(view["red"])),
        (GUARDS, len(set(chain(*view["guards"], claim["guards"])))),
    ):
        expect(person.page.locator(pieces)).to_have_count(count)
    expect(person.page.locator("footer .pile b").first).to_have_text(str(view["deck_size"]))


def assert_moment(person: Person, ply: int) -> None:
    """Check that the board shows a finished match as it was at a ply."""
    path = f"/api/tables/{person.table}/plies/{ply}"
    assert_drawn(person, person.context.request.get(path).json()["view"])
