"""Every page: all text comes from a language file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.inspecting import unsaid
from tests.browser.pages import NAMES, Guide


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    """In a house of its own: the lobby of another one names people from other stories."""
    house = House(tmp_path_factory.mktemp("house"))
    yield Guide(house)
    house.kill()


def test_everything_that_is_said_comes_from_a_language_file(visit: Visit, guide: Guide) -> None:
    ana = visit(at=guide.house, guest=guide.guest)
    found: list[str] = []
    for name in NAMES:
        guide.lead(ana, name, "?pseudo")
        found += [f"{name}: {text}" for text in unsaid(ana)]
    assert not found, "\n".join(found)
