"""Where a line must not break: before French punctuation, and between a number and its unit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_languages import LOCALE
from tests.web.learn import LEARN

UNIT = r"(?:%|min|s|h|Mo|Ko|ko|MB|kB|GB)(?!\w)"
CHECKS = {
    "fr": re.compile(rf" [:;?!»]|« |[\d}}] {UNIT}"),
    "de": re.compile(rf"[\d}}] {UNIT}|\w …"),
}
PAGES = [
    (language, file)
    for language in CHECKS
    for file in (*(LOCALE / language).glob("*.ftl"), *LEARN.rglob(f"*.{language}.md"))
]


def breaks(source: str, language: str) -> list[str]:
    """Return the places of a text where a line could break; comments and code are left out."""
    lines = (line for line in source.splitlines() if not line.startswith("# "))
    plain = (re.sub(r"`[^`]*`|^\|[-: |]+\|$", "", line) for line in lines)
    return [
        line[max(0, found.start() - 20) : found.end() + 10]
        for line in plain
        for found in CHECKS[language].finditer(line)
    ]


@pytest.mark.parametrize(("language", "file"), PAGES, ids=lambda each: getattr(each, "name", each))
def test_a_line_breaks_only_between_words(language: str, file: Path) -> None:
    assert breaks(file.read_text(encoding="utf-8"), language) == []


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("fr", "Score : { $score }"),
        ("fr", "« { $word }\u00a0»"),
        ("fr", "Vraiment ?"),
        ("fr", "{ $share } %"),
        ("fr", "dans 5 min"),
        ("de", "{ $share } %"),
        ("de", "Moment …"),
    ],
)
def test_a_planted_space_is_found(language: str, planted: str) -> None:
    assert breaks(f"planted = {planted}", language)
    assert not breaks(f"planted = {planted}".replace(" ", "\u00a0"), language)
