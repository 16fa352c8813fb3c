"""What people do at a table, by pressing what the page shows."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.server.api.people import Guest

CARDS, SECRETS, TOY = "alexandros", "alexander_the_great", "toy"
SPLIT = "allocate 4 4 4 3"
SURELY = 1600  # milliseconds after which the button at the bottom right counts at a new table


def view_of(person: Person, seat: int | None = None) -> Any:
    """Return the table as the server shows it to a person."""
    query = "" if seat is None else f"?seat={seat}"
    reply = person.context.request.get(f"/api/tables/{person.table}{query}")
    assert reply.ok, reply.text()
    return reply.json()["view"]


def until(person: Person, test: Any, seconds: float = 20) -> Any:
    """Return the first view that passes a test."""
    end = time.monotonic() + seconds
    while not test(view := view_of(person)):
        assert time.monotonic() < end, view
        person.page.wait_for_timeout(50)
    return view


def my_turn(person: Person) -> Any:
    return until(person, lambda view: view["match"] and view["match"]["legal"])


def choice(person: Person, action: str) -> Locator:
    """Return the line of an action in the panel of words."""
    person.open_tab("words")
    code = person.page.locator("code", has_text=action).get_by_text(action, exact=True)
    return person.page.get_by_role("button").filter(has=code)


def choose(person: Person, action: str) -> None:
    """Choose an action by mouse."""
    choice(person, action).click()


def type_action(person: Person, action: str) -> None:
    """Play an action by its notation."""
    person.open_tab("words")
    person.page.get_by_label(person.words("web-notation"), exact=True).fill(action)
    person.press("web-notation-do")


def march(person: Person, key: str = "") -> None:
    """March to a corner that only one card leads to, by mouse or by a key."""
    corner = person.page.locator("g.corner:not(.faint, [aria-label*=';'])").first
    corner.press(key) if key else corner.click()


def decide(person: Person) -> str:
    """Play the first legal action; return its notation."""
    match = my_turn(person)["match"]
    if isinstance(match["legal"], dict):
        reply = person.context.request.get(f"/api/tables/{person.table}/legal").json()
        action = str(reply["actions"][0])
        type_action(person, action)
    else:
        action = str(match["legal"][0])
        choose(person, action)
    until(person, lambda view: view["match"]["ply"] > match["ply"] or view["match"]["sealed"])
    return action


def end_turn(person: Person) -> None:
    """Press the button at the bottom right, once it has had its meaning for a while.

    While an action is left it asks once.
    """
    end = person.page.locator(".end.on:not([aria-disabled=true])")
    expect(end).to_be_visible()
    is_early = person.page.locator(".end.early").count() > 0
    end.click()
    if is_early:
        person.press("web-end-anyway")


def sees(person: Person, words: str) -> None:
    expect(person.page.get_by_text(words).first).to_be_visible()


def seat_bots(guest: Guest, game: str, *bots: str, **rest: Any) -> str:
    """Open a table against bots through the API and start it; return its id."""
    table = str(guest.open(game, "open", *bots, **rest)["id"])
    guest.done(table, "sit", seat=0, name=guest.name)
    guest.done(table, "start")
    return table
