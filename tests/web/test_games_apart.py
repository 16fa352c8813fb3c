"""In the page too, a game stays in its own folder: nothing else uses its words."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from satrap.core.happening import Happening
from tests.offered import GAMES

SOURCE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = SOURCE / "lib" / "games"
MADE = SOURCE / "lib" / "api" / "schema.d.ts"  # generated from what the games send
FILES = [path for end in ("*.ts", "*.svelte") for path in sorted(SOURCE.rglob(end)) if path != MADE]
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""")
QUOTED = re.compile(r"""["'`]([^"'`\n]*)["'`]""")
OURS_TOO = {"confirm", "step"}  # a setting and a sound that share their names with verbs


def game_of(path: Path) -> str | None:
    """Return the game in whose folder a file lies."""
    if FOLDERS not in path.parents:
        return None
    first = path.relative_to(FOLDERS).parts[0]
    return first if first in GAMES else None


GENERIC = [path for path in FILES if game_of(path) is None]
OWN = [path for path in FILES if game_of(path) is not None]


def kinds(game: str) -> set[str]:
    """Return the names of a game's events."""
    home = f"satrap.games.{game}."
    return {each.__name__ for each in below(Happening) if each.__module__.startswith(home)}


def below(kind: type[Happening]) -> set[type[Happening]]:
    return {deep for sub in kind.__subclasses__() for deep in {sub, *below(sub)}}


def words(game: str) -> set[str]:
    """Return the verbs of a game's notation, and its symbols where it has some."""
    actions, board = (import_module(f"satrap.games.{game}.{each}") for each in ("actions", "board"))
    return (set(actions._VERBS) - OURS_TOO) | set(getattr(board, "SYMBOLS", ()))


def quoted(path: Path) -> set[str]:
    """Return the first word of every quoted string, where an action would have its verb."""
    text = path.read_text(encoding="utf-8")
    return {each.split()[0] for each in QUOTED.findall(text) if each.strip()}


@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_those_of_the_game(game: str) -> None:
    assert len(kinds(game)) > 5


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.name)
def test_nothing_outside_names_a_games_words(path: Path) -> None:
    said = quoted(path)
    for game in GAMES:
        assert not said & kinds(game), path
        assert not said & words(game), path


@pytest.mark.parametrize("path", OWN, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_game_of_the_page_imports_another(path: Path) -> None:
    others = set(GAMES) - {game_of(path)}
    for target in IMPORT.findall(path.read_text(encoding="utf-8")):
        parts = set(Path(target).parts)
        assert not parts & others, (path, target)
