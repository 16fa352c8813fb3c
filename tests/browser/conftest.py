"""One browser and one server for all tests; each person has their own browser context."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.people import Person

# Switches off the browser's own background requests.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium")
    assert found, "these tests need Chromium (Debian: apt-get install chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Let people visit; at the end, no browser may have complained."""
    people: list[Person] = []

    def come(*, at: House = house, **rest: Any) -> Person:
        people.append(Person(browser, at, **rest))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [person.unforgiven for person in people] == [[] for _ in people]
