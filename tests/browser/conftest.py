"""One browser and one server for all tests; each person has their own browser context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.house import House
from tests.browser.people import Person

Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
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
