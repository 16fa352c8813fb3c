"""A first load is small: 262 KB before art, and 600 KB of art."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.measuring import ART_LIMIT, PAGE_LIMIT, VIEWS, measure
from tests.browser.pages import Guide


@pytest.fixture(scope="module")
def guide(house: House) -> Guide:
    return Guide(house)


@pytest.mark.parametrize("name", VIEWS)
def test_a_first_load_is_small(
    browser: Browser, guide: Guide, name: str, record_property: Callable[[str, object], None]
) -> None:
    load = measure(browser, guide, name)
    record_property("counted", f"{name}: {load}")
    assert 10_000 < load.page <= PAGE_LIMIT
    assert load.art <= ART_LIMIT
