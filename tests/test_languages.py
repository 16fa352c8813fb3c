"""Every sentence exists in all languages, with the same values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import satrap
from satrap.core.game import AnyGame
from satrap.core.language import LANGUAGES, say
from satrap.core.text import text
from tests.offered import GAMES

PACKAGE = Path(satrap.__file__).parent
LOCALE = PACKAGE / "locale"
PAGE_TEXTS = Path(__file__).parents[1] / "web" / "src" / "lib" / "words" / "texts"
FILES = sorted({file.name for file in LOCALE.glob("*/*.ftl")})


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables_of(node: ast.BaseNode) -> frozenset[str]:
    """Return the values that a part of a language file needs."""
    variables = _Variables()
    variables.visit(node)
    return frozenset(variables.found)


def sentences(language: str, name: str) -> dict[str, frozenset[str]]:
    """Return the keys of a language file with the values that each needs."""
    source = (LOCALE / language / name).read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = variables_of(entry)
    return found


def test_every_language_of_the_list_has_its_files() -> None:
    assert LANGUAGES[0] == "en"
    assert {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} == set(LANGUAGES)
    assert {file.stem for file in PAGE_TEXTS.glob("*.ts")} == set(LANGUAGES)
    for language in LANGUAGES:
        source = (PAGE_TEXTS / f"{language}.ts").read_text(encoding="utf-8")
        assert set(re.findall(r"/locale/(\w+)/", source)) == {language}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_sentences_of_english(language: str, name: str) -> None:
    assert sentences(language, name) == sentences("en", name)


def test_no_key_stands_in_two_files() -> None:
    keys = [key for name in FILES for key in sentences("en", name)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str, name: str) -> None:
    for key, variables in sentences(language, name).items():
        for value in ("xyzzy", 1, 7):
            words = say(text(key, **dict.fromkeys(variables, value)), language)
            assert words
            assert "{" not in words


def test_the_command_line_says_nothing_that_is_not_written_down() -> None:
    known = {key for name in FILES for key in sentences("en", name)}
    for file in (PACKAGE / "cli").rglob("*.py"):
        for key in re.findall(r'"(cli-[a-z-]+[a-z])"', file.read_text(encoding="utf-8")):
            assert key in known, f"{file.name}: {key}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_explains_its_notation(game: AnyGame) -> None:
    for language in LANGUAGES:
        assert not say(text(f"notation-{game.id}"), language).startswith("notation-")
