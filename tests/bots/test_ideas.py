"""The simple bots' ideas are legal: an illegal one fails a test, but a match ignores it."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from satrap.bots.alexander_the_great import simple as marching
from satrap.bots.alexandros import acts, simple
from satrap.bots.alexandros.outlook import Act
from satrap.bots.alexandros.walks import Walk
from satrap.bots.ideas import IllegalIdea
from satrap.core.game import AnyGame
from satrap.games.alexander_the_great.actions import LayTemple, Move, Split
from satrap.games.alexandros.actions import LevyTaxes, March
from satrap.packs import get_pack
from tests.bots.positions import Setup, decisions, every_setup

LEVELS = ("companion", "hoplite", "recruit")
FAR = Move("thrace", "ionia", 9)


def ask_all(game: AnyGame, number: int, setup: Setup) -> None:
    """Ask the levels in turn, one at each decision of a match; warnings are errors."""
    for asked, (state, seat) in enumerate(decisions(game, number, setup)):
        view, legal = game.view(state, seat), game.legal(state, seat)
        bot = get_pack(game.id).bot(LEVELS[asked % len(LEVELS)])
        assert bot.choose(view, legal, random.Random(asked)) in legal


@every_setup
def test_no_idea_is_illegal(game: AnyGame, number: int, setup: Setup) -> None:
    ask_all(game, number, setup)


# Planted ideas


def _levied(scene: object, plan: Any) -> Iterator[Act]:
    """Levy taxes with a temple, whatever the hand holds."""
    yield LevyTaxes("temple"), plan._replace(actions=plan.actions - 1, levied=True)


def _marched(known: Any) -> Iterator[Walk]:
    """March with cards that may not be face up."""
    for card in ("temple", "horse", "lyre"):
        yield Walk(March(card), known.hand, known.table.display, 0, (known.table.alexander,))


PLANTED: dict[str, tuple[str, object, str, Callable[..., object]]] = {
    "levy": ("alexandros", acts, "_levies", _levied),
    "march": ("alexandros", simple, "walks", _marched),
    "split": ("alexander_the_great", marching, "choose_split", lambda *_: Split(9, 9, 9, 9)),
    "move": ("alexander_the_great", marching, "choose_march", lambda _: (FAR,)),
    "attempt": ("alexander_the_great", marching, "choose_attempt", lambda _: LayTemple("mars")),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_an_illegal_idea_fails_a_test_and_is_passed_over_in_a_match(
    planted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, module, name, fault = PLANTED[planted]
    monkeypatch.setattr(module, name, fault)
    with pytest.raises(IllegalIdea):
        ask_all(get_pack(game).game, 0, {})
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        ask_all(get_pack(game).game, 0, {})
    assert {each.category for each in found} == {IllegalIdea}
