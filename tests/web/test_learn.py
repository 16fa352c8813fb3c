"""The reading pages are complete in four languages."""

from __future__ import annotations

import re

import pytest

from satrap.core.language import LANGUAGES
from tests.offered import GAMES
from tests.web.learn import code, headings, marks, numbers, read, sections, tables

PAGES = ["about", *(f"{kind}/{game}" for kind in ("rules", "rulings") for game in GAMES)]

pages = pytest.mark.parametrize("page", PAGES)
languages = pytest.mark.parametrize("language", LANGUAGES)


@pages
@languages
def test_a_page_has_the_headings_of_english(page: str, language: str) -> None:
    text = read(page, language)
    assert text.startswith("# ")
    assert len(headings(text)) == len(re.findall(r"^##", text, re.MULTILINE))
    assert headings(text) == headings(read(page, "en"))
    anchors = [anchor for _, anchor in headings(text)]
    assert len(anchors) == len(set(anchors))


@pages
@languages
def test_a_page_cites_counts_and_names_as_english_does(page: str, language: str) -> None:
    english = sections(read(page, "en"))
    for anchor, section in sections(read(page, language)).items():
        assert marks(section) == marks(english[anchor]), anchor
        assert numbers(section) == numbers(english[anchor]), anchor
        if page != "about":  # a command there has a translated file name
            assert code(section) == code(english[anchor]), anchor


@pages
@languages
def test_a_page_has_the_tables_of_english(page: str, language: str) -> None:
    def shape(text: str) -> list[list[int]]:
        return [[len(row) for row in table] for table in tables(text)]

    assert shape(read(page, language)) == shape(read(page, "en"))
    assert all(len(set(widths)) == 1 for widths in shape(read(page, language)))


@pages
@languages
def test_a_page_is_plain_markdown(page: str, language: str) -> None:
    text = read(page, language)
    assert not re.search(r"[<>'\"]|!\[|\s$(?<!\n)", text, re.MULTILINE)
    assert text.endswith("\n")
