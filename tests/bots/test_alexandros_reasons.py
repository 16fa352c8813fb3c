"""What hints and verdicts on Alexandros say, in positions where the reason is known.

Red holds the west, worth 3; Yellow holds the middle, worth 4; next to it, land worth 6 is free.
"""

from __future__ import annotations

import random

import pytest

from satrap.analysis.telling import named_by
from satrap.bots.advice import Verdict
from satrap.bots.alexandros.advising import ADVISER
from satrap.bots.alexandros.contrast import paid_others
from satrap.bots.alexandros.reasons_deeds import course_of, lacking_in
from satrap.core.game import Json
from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text, people
from satrap.games.alexandros import GAME
from satrap.games.alexandros.insights import province_facts
from satrap.games.alexandros.numbers import NOBODY
from tests.alexandros.boards import RED, AlexandrosMatch, cut
from tests.bots.test_advice import turns
from tests.bots.three_lands import FREE, OF_RED, OF_YELLOW, table

SIGNS = {"advice-ahead": 1, "advice-behind": -1, "advice-level": 0}


def judged(match: AlexandrosMatch, *played: str) -> Verdict:
    actions = tuple(GAME.parse_action(match.setup, each) for each in played)
    return ADVISER.judge(match.view(RED), actions, random.Random(1))


def lead(said: object) -> int:
    assert isinstance(said, Text)
    points = said.values.get("points", 0)
    assert isinstance(points, int)
    return SIGNS[said.key] * points


def speaks_for_it(reason: Text, mover: str) -> bool:
    """Say whether the numbers of a reason are in favour of the better line."""
    _, _, about, *_ = reason.key.split("-")
    told = reason.values
    if about in ("follows", "levy"):
        return True  # without numbers, or with those of the levy alone
    if about == "score":
        return lead(told["ahead"]) > lead(told["was"])
    if about == "taxes":
        return told["mine"] - told["theirs"] > told["before"] - told["rival"]  # type: ignore[operator]
    assert isinstance(told["name"], Text)
    name = say(told["name"])
    if about == "land" and name != mover:
        return told["best"] < told["played"]  # type: ignore[operator]
    if about == "lost":
        return name != mover
    if about == "losses":
        return told["best"] < told["played"]  # type: ignore[operator]
    return told["best"] >= told["played"]  # type: ignore[operator]


def test_who_misses_free_land_is_told_what_it_would_have_brought() -> None:
    verdict = judged(table(hands=[["temple", "lyre"], []]), "draw", "draw")
    assert verdict.best.chance > verdict.played.chance
    label = named_by(verdict.best)
    assert label and say(label).startswith(("occupy", "take over"))
    assert verdict.best.reason.key.startswith("better-alexandros-")
    assert speaks_for_it(verdict.best.reason, "Red")
    assert say(verdict.played.phrases[0].did) == "drew 2 cards"


def test_a_levy_that_loses_the_match_is_held_against_one_that_wins_it() -> None:
    """Yellow earns 4 and Red 3: only with the free land does a levy win for Red."""
    match = table(hands=[["temple", "lyre"], []], scores=[95, 97])
    verdict = judged(match, "levy temple")
    reason = verdict.best.reason
    assert reason.key == "better-alexandros-wins"
    assert reason.values["best"] == 100 and reason.values["played"] == 0
    assert (
        say(verdict.played.phrases[0].did, reader=RED) == "levied taxes (you\u00a03, Yellow\u00a04)"
    )


def test_a_levy_that_pays_the_rival_as_much_is_held_against_it() -> None:
    match, names = table(), people(("Red", "Yellow"))
    levy = GAME.parse_action(match.setup, "levy temple")
    course = course_of(match.view(RED), [levy])
    said = paid_others(names, RED, course)
    assert said
    assert say(said) == "The levy paid Yellow at least as much: Red\u00a03, Yellow\u00a04."
    assert say(said, reader=1) == "The levy paid you at least as much: Red\u00a03, you\u00a04."
    assert paid_others(names, 1, course) is None, "Yellow gained more"


def test_a_reason_never_speaks_for_what_was_played() -> None:
    said = set()
    for state, seat, plays in turns(GAME, 2, 11, "recruit")[4:40:5]:
        verdict = ADVISER.judge(GAME.view(state, seat), plays, random.Random(3))
        if verdict.best is not verdict.played:
            reason = verdict.best.reason
            said.add(reason.key)
            assert speaks_for_it(reason, ("Ana", "Ben")[seat]), say(reason)
            assert all(say(reason, each) for each in LANGUAGES)
    assert len(said) > 1


@pytest.mark.parametrize(
    ("yellow", "words"),
    [
        ([OF_YELLOW], "a6u, worth 6, belongs to nobody: you have what it takes"),
        (
            [OF_YELLOW, FREE],
            "Yellow holds a6u, worth 6. Its guards can be driven out with 2 × lyre; you are one",
        ),
    ],
)
def test_the_first_stage_of_a_hint_names_land_and_what_it_takes(yellow: Json, words: str) -> None:
    match = table(hands=[["temple", "lyre"], []], guards=[[OF_RED], yellow])
    advice = ADVISER.advise(match.view(RED), random.Random(1))
    assert say(advice.matters).startswith(words)
    reasons = [line.reason for line in advice.lines[:3]]
    assert len({say(reason) for reason in reasons}) == len(reasons)


def test_guards_in_place_of_cards_are_not_what_it_takes() -> None:
    """Two guards would hold the land, but earn no tax."""
    match = table(hands=[["temple"], []], walls=[cut(4), cut(9)])
    view = match.view(RED)
    free = next(land for land in province_facts(view) if land.owner == NOBODY and land.value)
    assert free.is_payable, "with two guards"
    assert lacking_in(view, RED, free) == 1
