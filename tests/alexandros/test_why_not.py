"""There is a reason exactly when an action is illegal, and it can be put into words."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from satrap.core.game import PUBLIC
from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.lattice import SYMBOLS
from tests.alexandros.boards import PRESETS, AlexandrosMatch, ended, legal, play, sentence
from tests.alexandros.test_slow_rules import COAST, RIBBON, SQUARE, any_of, random_match

EVERY = 3  # one position in this many is checked


@cache
def universe(land: Board) -> tuple[AnyAction, ...]:
    """Return every action that can be written for a board, whether it makes sense or not."""
    setup = GAME.setup(("Red", "Yellow"), board=land)
    words = [
        *("stay", "draw", "pay", "pass"),
        *(f"{verb} {card}" for verb in ("march", "take", "give", "levy") for card in SYMBOLS),
        *(f"joker {card} {want}" for card, want in product((*SYMBOLS, "both"), ("", *SYMBOLS))),
        *(f"special {card} {want}" for card, want in product(SYMBOLS, ("", *SYMBOLS))),
        *(f"{verb} {space}" for verb, space in product(SPACE_VERBS, land.space_names)),
        *(f"{verb} {point}" for verb, point in product(("point", "step"), land.point_names)),
    ]
    return tuple(GAME.parse_action(setup, text) for text in words)


SPACE_VERBS = ("space", "occupy", "takeover", "guard", "retrieve")


@pytest.mark.parametrize("land", [SQUARE, COAST, RIBBON], ids=["square", "coast", "ribbon"])
@pytest.mark.parametrize("preset", [*PRESETS, "mixed"])
def test_there_is_a_reason_exactly_when_an_action_is_not_legal(land: Board, preset: str) -> None:
    generator = random.Random(f"why/{preset}")
    reasons: dict[str, Text] = {}
    for _ in range(8):
        match = random_match(generator, land, preset)
        while not ended(match) and match.ply < 100:
            if generator.randrange(EVERY) == 0:
                reasons |= check(match, land)
            play(match, any_of(legal(match), generator))
    for reason in reasons.values():
        assert sentence(reason)


def check(match: AlexandrosMatch, land: Board) -> dict[str, Text]:
    """Compare reasons with what is legal, for every action; return one reason of each kind."""
    (seat,) = match.waiting()
    view, offered = match.view(seat), set(match.legal(seat))
    assert offered <= set(universe(land))
    reasons: dict[str, Text] = {}
    for action in universe(land):
        reason = GAME.why_not(view, action)
        assert (reason is None) == (action in offered), f"{action}: {reason and say(reason)}"
        if reason:
            reasons[reason.key] = reason
    return reasons


def test_who_is_not_in_turn_is_told_so() -> None:
    match = random_match(random.Random(1), SQUARE, "standard")
    (seat,) = match.waiting()
    others = [other for other in range(len(match.setup.seats)) if other != seat]
    for action in universe(SQUARE)[:20]:
        for observer in (*others, PUBLIC):
            reason = GAME.why_not(match.view(observer), action)
            assert reason is not None
            assert reason.key == "not-your-turn"
            assert sentence(reason)


def test_a_label_exists_for_everything_that_is_legal() -> None:
    generator = random.Random(2)
    for preset in PRESETS:
        match = random_match(generator, SQUARE, preset)
        while not ended(match) and match.ply < 60:
            (seat,) = match.waiting()
            for action in match.legal(seat):
                assert sentence(GAME.label(match.view(seat), action))
            play(match, any_of(legal(match), generator))


def test_the_log_can_be_told_in_every_language() -> None:
    generator = random.Random(3)
    for preset in PRESETS:
        match = random_match(generator, SQUARE, preset)
        while not ended(match) and match.ply < 60:
            play(match, any_of(legal(match), generator))
        for event in match.events(PUBLIC):
            told = event.text(match.setup.seats)
            assert all(say(told, language) for language in LANGUAGES)
