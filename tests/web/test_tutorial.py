"""Every lesson of every tutorial can be played in the engine, and has all its sentences."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from satrap.core.language import LANGUAGES
from satrap.games.alexander_the_great import numbers
from tests.web.tutorials import (
    GAMES,
    LEARNER,
    begin,
    keys,
    lesson_of,
    lessons,
    places,
    script,
    sentences,
    walk,
    ways,
)

games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
every_lesson = pytest.mark.parametrize(("game", "name"), lessons())

MINUTES = 10
READING = 200  # words a minute, while also looking at a board
MOVE = 5  # seconds for the learner to find and press something


@every_lesson
def test_every_way_through_a_lesson_can_be_played(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for way in ways(lesson["steps"]):
        assert walk(begin(game, lesson), way) == []


@every_lesson
def test_a_lesson_ends_with_something_to_read(game: str, name: str) -> None:
    """Otherwise nobody would see the result of the last move."""
    assert "play" not in lesson_of(game, name)["steps"][-1]


@every_lesson
def test_in_a_lesson_every_step_has_its_own_sentence(game: str, name: str) -> None:
    says = [step["say"] for step in lesson_of(game, name)["steps"]]
    assert len(set(says)) == len(says)


@every_lesson
def test_what_a_lesson_looks_and_points_at_is_there(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    shown = [place for step in lesson["steps"] for place in step.get("show", [])]
    assert {*shown, *lesson.get("look", [])} <= places(game)


@games
@languages
def test_every_sentence_is_there_and_none_is_left_over(game: str, language: str) -> None:
    assert list(sentences(game, language)) == keys(game)
    assert all(sentences(game, language).values())


@games
@languages
def test_a_tutorial_takes_less_than_ten_minutes(game: str, language: str) -> None:
    words = sum(len(sentence.split()) for sentence in sentences(game, language).values())
    moves = sum("play" in step for lesson in script(game)["lessons"] for step in lesson["steps"])
    assert words / READING + moves * MOVE / 60 < MINUTES, f"{words} words, {moves} moves"


@languages
@games
def test_the_first_lessons_take_five_minutes(game: str, language: str) -> None:
    """They are enough to play, and the page promises this time."""
    core = script(game)["lessons"][: script(game)["core"]]
    prefixes = tuple(f"tutorial-{script(game)['words']}-{lesson['id']}-" for lesson in core)
    said = [words for key, words in sentences(game, language).items() if key.startswith(prefixes)]
    words = sum(len(sentence.split()) for sentence in said)
    moves = sum("play" in step for lesson in core for step in lesson["steps"])
    assert words / READING + moves * MOVE / 60 < 5, f"{words} words, {moves} moves"


def test_a_planted_illegal_step_is_found() -> None:
    lesson = deepcopy(lesson_of("alexandros", "march"))
    _step(lesson, "corner")["play"] = ["point e9"]
    (way, *_) = ways(lesson["steps"])
    assert walk(begin("alexandros", lesson), way) == ["corner: point e9 is not legal"]


def test_a_gesture_of_several_actions_can_be_a_step() -> None:
    lesson = deepcopy(lesson_of("alexandros", "march"))
    lesson["steps"].remove(_step(lesson, "corner"))
    _step(lesson, "card")["play"] = ["march lyre;point e3"]
    (way, *_) = ways(lesson["steps"])
    assert walk(begin("alexandros", lesson), way) == []
    _step(lesson, "card")["play"] = ["march lyre;point e9"]
    (way, *_) = ways(lesson["steps"])
    assert walk(begin("alexandros", lesson), way) == ["card: point e9 is not legal"]


def test_a_step_out_of_turn_is_found() -> None:
    lesson = deepcopy(lesson_of("alexandros", "march"))
    lesson["steps"][-1]["play"] = ["march horse"]
    (way, *_) = ways(lesson["steps"])
    (wrong,) = walk(begin("alexandros", lesson), way)
    assert wrong == "over: it is not the learner's turn"


def test_the_figures_come_out_as_the_sentences_say() -> None:
    """The numbers in the sentences match the engine's after the last step."""
    last = {name: _scores("alexandros", name) for name in ("occupy", "taxes", "takeover", "end")}
    assert last == {"occupy": [2, 0], "taxes": [20, 4, 9, 6], "takeover": [8, 0], "end": [83, 80]}
    names = ("build", "contest", "region", "end")
    assert {name: _scores("alexander_the_great", name) for name in names} == {
        "build": [13, 7],
        "contest": [5, 3, 5],
        "region": [16, 11],
        "end": [155, 129],
    }


@languages
def test_the_first_lesson_says_what_points_and_awards_there_are(language: str) -> None:
    said = sentences("alexander_the_great", language)["tutorial-atg-aim-points"]
    single = {numbers.MAJORITY, numbers.TEMPLE_POINTS, numbers.CITY_POINTS}
    awards = {numbers.BOARD_TEMPLES, numbers.BOARD_CITIES, numbers.REGION}
    assert {int(found) for found in re.findall(r"\d+", said)} == single | awards


def test_contests_are_taught_before_the_first_match() -> None:
    core = script("alexander_the_great")["lessons"][: script("alexander_the_great")["core"]]
    assert "contest" in [step["say"] for lesson in core for step in lesson["steps"]]


def _scores(game: str, name: str) -> list[int]:
    lesson = lesson_of(game, name)
    match = begin(game, lesson)
    (way, *_) = ways(lesson["steps"])
    assert walk(match, way) == []
    scores: list[int] = list(match.game.dump_view(match.view(LEARNER))["scores"])
    return scores


def _step(lesson: Any, said: str) -> Any:
    return next(step for step in lesson["steps"] if step["say"] == said)
