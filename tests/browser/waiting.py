"""What people do in a waiting room, by pressing what the page shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.tables import CARDS, until


def open_with_friend(person: Person, game: str = CARDS) -> str:
    """Open a table from the front page, with the choices there; return the link to it."""
    person.go("/")
    title = person.words(f"web-game-{game}")
    card = person.page.get_by_role("article", name=title, exact=True)
    card.get_by_role("button", name=person.words("web-friend"), exact=True).click()
    link = person.page.get_by_label(person.words("web-invite"), exact=True)
    expect(link).to_be_visible()
    return link.input_value()


def open_for_two(person: Person) -> str:
    """Open a private table for two; return the link to it."""
    link = open_with_friend(person)
    until(person, lambda view: len(view["seats"]) == 2)
    return link


def add_chairs(person: Person, count: int) -> None:
    """Set the number of chairs, as the host."""
    person.press("web-change").pick(str(count)).press("web-change-done")
    until(person, lambda view: len(view["seats"]) == count)


def chair(person: Person, number: int) -> Locator:
    """The button of a chair; chairs are numbered from 1."""
    return (
        person.page.get_by_role("list", name=person.words("web-players"))
        .get_by_role("button")
        .and_(person.page.locator(f'[aria-label*="{number_of(person, number)}"]'))
    )


def number_of(person: Person, number: int) -> str:
    return person.words("web-seat-of", number=number, name="|", note="").split("|")[0]


def press_chair(person: Person, number: int) -> None:
    """Open the bubble of a chair."""
    chair(person, number).click()
    expect(chair(person, number)).to_have_attribute("aria-expanded", "true")


def sit_down(person: Person, link: str) -> None:
    """Come by a link and take the chair that is offered."""
    person.go(link)
    person.press("web-sit")
    expect(person.button("web-sit")).to_have_count(0)


def seats_of(view: Any) -> list[tuple[str, str]]:
    """Return who has each seat: a name, and the level of a bot."""
    return [(seat["name"], seat["bot"]) for seat in view["seats"]]
