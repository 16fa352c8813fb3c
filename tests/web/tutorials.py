"""What the tutorial tests share: scripts, and all ways through a lesson."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from satrap.core.api_types import as_json
from satrap.core.match import Match, seeded
from satrap.packs import get_pack

ROOT = Path(__file__).parents[2]
GAMES = {"alexandros": "alexandros", "alexander_the_great": "alexander-the-great"}
LEARNER = 0
Lesson = dict[str, Any]
Step = dict[str, Any]


@cache
def script(game: str) -> dict[str, Any]:
    path = ROOT / "web" / "src" / "lib" / "games" / game / "tutorial.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def lessons() -> list[tuple[str, str]]:
    """Return every lesson by game and id."""
    return [(game, lesson["id"]) for game in GAMES for lesson in script(game)["lessons"]]


def lesson_of(game: str, name: str) -> Lesson:
    return next(lesson for lesson in script(game)["lessons"] if lesson["id"] == name)


def begin(game: str, lesson: Lesson) -> Match[Any, Any, Any]:
    """Return the match of a lesson as the server would begin it."""
    rules = get_pack(game).game
    names = tuple(f"seat {seat}" for seat in range(lesson["seats"]))
    setup = rules.setup(names, starter=LEARNER, position=lesson.get("position"))
    return Match(rules, setup, seeded(bytes(32)))


def ways(steps: list[Step]) -> Iterator[list[tuple[Step, str]]]:
    """Yield every way through the steps, each step with the learner's action or none."""
    if not steps:
        yield []
        return
    for play in steps[0].get("play", [""]):
        for rest in ways(steps[1:]):
            yield [(steps[0], play), *rest]


def walk(match: Match[Any, Any, Any], way: list[tuple[Step, str]]) -> list[str]:
    """Play a way to its end; return what was illegal or not the learner's to play."""
    for step, play in way:
        for other in step.get("others", []):
            match.play_text(other["seat"], *other["plays"])
        if play and LEARNER not in match.waiting():
            return [f"{step['say']}: it is not the learner's turn"]
        for action in play.split(";") if play else []:  # one gesture may be several actions
            if not _is_legal(match, action):
                return [f"{step['say']}: {action} is not legal"]
            match.play_text(LEARNER, action)
    return []


def _is_legal(match: Match[Any, Any, Any], play: str) -> bool:
    return match.game.parse_action(match.setup, play) in match.legal(LEARNER)


@cache
def sentences(game: str, language: str) -> dict[str, str]:
    """Return the sentences of a tutorial by key."""
    folder = ROOT / "src" / "satrap" / "locale" / language
    text = (folder / f"tutorial-{GAMES[game]}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: _words(entry) for entry in entries}


def _words(message: ast.Message) -> str:
    assert message.value is not None, message.id.name
    return "".join(
        part.value for part in message.value.elements if isinstance(part, ast.TextElement)
    )


def keys(game: str) -> list[str]:
    """Return the keys that a script needs, in order."""
    found = []
    for lesson in script(game)["lessons"]:
        title = f"tutorial-{script(game)['words']}-{lesson['id']}"
        found += [title, *(key for step in lesson["steps"] for key in _keys(title, step))]
    return found


def _keys(title: str, step: Step) -> list[str]:
    key = f"{title}-{step['say']}"
    return [key, f"{key}-hint"] if step.get("hint") else [key]


@cache
def places(game: str) -> set[str]:
    """Return everything that a step can point at, on the board and beside it."""
    rules = get_pack(game).game
    found = as_json(rules.chart(rules.board(rules.boards()[0]), "en"))
    named = {name for part in ("spaces", "points", "provinces") for name in found.get(part, {})}
    symbols = {f"symbol {region['number']}" for region in found.get("regions", [])}
    figures = {f"figure {point}" for point in found.get("points", {})}
    return named | symbols | figures | {"tray", "players"}
