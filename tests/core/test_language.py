"""Numbers in sentences: written as in each language, and never too large to write."""

from __future__ import annotations

import pytest

from satrap.core.language import LANGUAGES, say
from satrap.core.text import text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [7, 10**16, -(10**16), 10**29, 10**30, 10**400])
def test_a_number_of_any_size_makes_a_sentence(language: str, number: int) -> None:
    said = say(text("table-no-seat", seat=number), language)
    assert ("…" in said) == (number >= 10**30)
    assert (str(number) in said) == (number < 10**30)
