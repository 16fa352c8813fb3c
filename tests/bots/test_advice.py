"""Advice: legal, ranked, repeatable, blind to what is hidden, and worth following."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from satrap.bots.advice import Advice, Suggestion, Verdict
from satrap.bots.alexander_the_great import advising as of_the_great
from satrap.bots.alexandros import advising as of_alexandros
from satrap.core.chance import PlainChance
from satrap.core.game import OPEN, AnyGame, Seat
from satrap.core.language import LANGUAGES, say
from satrap.games.alexandros.fast.codes import (
    BOTH,
    DRAW,
    JOKER,
    MARCH,
    PAIR,
    PASS,
    SPACE,
    TAKE,
    VERB,
)
from satrap.packs import get_pack
from tests.offered import GAMES

TWO = ("alexandros", "alexander_the_great")
NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eva")
Turn = tuple[Any, Seat, tuple[Any, ...]]  # a state, who decides, and what they play until others do


@pytest.fixture(autouse=True)
def think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut the advisers' work: a fraction of it is enough here."""
    monkeypatch.setattr(
        of_alexandros, "THOROUGH", of_alexandros.THOROUGH._replace(rounds=24, best=4)
    )
    monkeypatch.setattr(
        of_the_great,
        "THOROUGH",
        of_the_great.THOROUGH._replace(rounds=1500, draws=100, splits=3000),
    )


@cache
def turns(game: AnyGame, seats: int, seed: int, bot: str = "hoplite") -> list[Turn]:
    """Play a match; return where each turn began and what was played in it."""
    chance, dice = PlainChance(random.Random(seed)), random.Random(1)
    player = get_pack(game.id).bot(bot)
    state = game.start(game.setup(NAMES[:seats]), chance).state
    found: list[tuple[Any, tuple[Seat, ...], list[tuple[Any, ...]]]] = []
    mark: object = None
    while game.outcome(state) is None:
        due = game.deciders(state)
        if mark != (due, game.turn(state)):
            mark = (due, game.turn(state))
            found.append((state, due, []))
        chosen = tuple(
            player.choose(game.view(state, seat), game.legal(state, seat), dice) for seat in due
        )
        found[-1][2].append(chosen)
        state = game.apply(state, chosen, chance).state
    return [
        (begun, seat, tuple(each[at] for each in plays))
        for begun, due, plays in found
        for at, seat in enumerate(due)
    ]


def advised(game: AnyGame, state: Any, seat: Seat, seed: int = 1) -> Advice:
    return get_pack(game.id).adviser.advise(game.view(state, seat), random.Random(seed))


def check_line(game: AnyGame, state: Any, seat: Seat, line: Suggestion) -> None:
    """Check that a line can be played from beginning to end."""
    assert 0 <= line.chance <= 1 and 0 <= line.error < 0.5
    chance = PlainChance(random.Random(2))
    for notation in (line.action, *line.then):
        action = game.parse_action(game.setup(NAMES[:2]), notation)
        assert action in game.legal(state, seat)
        if line.then:
            state = game.apply(state, (action,), chance).state
    for language in LANGUAGES:
        assert say(line.reason, language) != line.reason.key


@pytest.mark.parametrize("name", TWO)
def test_lines_are_legal_ranked_and_different_and_have_reasons_in_all_languages(name: str) -> None:
    game = get_pack(name).game
    for seats in game.seats:
        for state, seat, _ in turns(game, seats, seats)[:: 15 * seats]:
            advice = advised(game, state, seat)
            for line in advice.lines:
                check_line(game, state, seat, line)
            assert [say(advice.matters, language) for language in LANGUAGES]
            chances = [line.chance for line in advice.lines]
            assert chances == sorted(chances, reverse=True)
            assert len({line.action for line in advice.lines}) == len(chances) > 0


@pytest.mark.parametrize("name", TWO)
def test_the_same_view_and_seed_give_the_same_advice_whatever_is_hidden(name: str) -> None:
    game = get_pack(name).game
    for number, (state, seat, _) in enumerate(turns(game, 3, 5)[::15]):
        other = game.imagine(game.view(state, seat), random.Random(number))
        assert advised(game, state, seat) == advised(game, other, seat)


@pytest.mark.parametrize("name", TWO)
def test_chances_of_all_seats_add_up_and_know_who_is_about_to_win(name: str) -> None:
    game, adviser = get_pack(name).game, get_pack(name).adviser
    played = turns(game, 2, 7)
    for state, _, _ in played[::15]:
        for observer in (0, 1, OPEN):
            found = adviser.chances(game.view(state, observer), random.Random(1))
            assert sum(found) == pytest.approx(1) and len(found) == 2
    state, _, plays = played[-1]
    end = state
    for play in plays:
        end = game.apply(end, (play,), PlainChance(random.Random(1))).state
    outcome = game.outcome(end)
    if outcome and len(outcome.winners) == 1:
        last = adviser.chances(game.view(state, OPEN), random.Random(1))
        assert last[outcome.winners[0]] > 0.6


def verdicts(game: AnyGame, bot: str) -> list[Verdict]:
    """Return the verdicts on some turns of a bot."""
    adviser = get_pack(game.id).adviser
    return [
        adviser.judge(game.view(state, seat), plays, random.Random(3))
        for state, seat, plays in turns(game, 2, 11, bot)[::5][:8]
    ]


@pytest.mark.parametrize("name", TWO)
def test_what_is_played_at_random_loses_more_than_what_is_thought_about(name: str) -> None:
    game = get_pack(name).game
    lost = {}
    for bot in ("random", "companion"):
        found = verdicts(game, bot)
        lost[bot] = sum(each.best.chance - each.played.chance for each in found) / len(found)
        assert all(each.best.chance >= each.played.chance - 1e-9 for each in found)
    assert lost["random"] > 2 * lost["companion"]
    assert lost["companion"] < 0.1


@pytest.mark.parametrize("name", TWO)
def test_following_the_advice_is_judged_the_best(name: str) -> None:
    game, adviser = get_pack(name).game, get_pack(name).adviser
    for state, seat, _ in turns(game, 2, 13)[4::15]:
        line = advised(game, state, seat).lines[0]
        plays = tuple(
            game.parse_action(game.setup(NAMES[:2]), each) for each in (line.action, *line.then)
        )
        verdict = adviser.judge(game.view(state, seat), plays, random.Random(1))
        assert verdict.best.chance - verdict.played.chance < 0.06


def test_a_march_is_advised_as_a_whole_up_to_where_it_ends() -> None:
    game = get_pack("alexandros").game
    for state, seat, _ in turns(game, 2, 3)[::20]:
        for line in advised(game, state, seat).lines:
            plays = (line.action, *line.then)[: line.parts]
            after = played_by(game, state, plays)
            assert after.turn.marching is None, "nothing of the march is left to choose"
            rest = (line.action, *line.then)[line.parts :]
            assert not any(each.startswith(("space", "point", "step")) for each in rest)


def played_by(game: AnyGame, state: Any, plays: tuple[str, ...]) -> Any:
    """Carry out decisions of one seat."""
    chance = PlainChance(random.Random(2))
    for notation in plays:
        action = game.parse_action(game.setup(NAMES[:2]), notation)
        state = game.apply(state, (action,), chance).state
    return state


def test_every_game_with_levels_that_search_has_advice() -> None:
    assert all(get_pack(name).adviser for name in GAMES)


@pytest.mark.parametrize(
    ("plan", "sure"),
    [
        ((MARCH * VERB, SPACE * VERB, TAKE * VERB, PASS * VERB), 2),
        ((MARCH * VERB, TAKE * VERB + 3, TAKE * VERB + 3), 2),
        ((JOKER * VERB + 3 * PAIR, TAKE * VERB, TAKE * VERB + 3), 2),
        ((JOKER * VERB + BOTH * PAIR, SPACE * VERB, TAKE * VERB), 2),
        ((MARCH * VERB, DRAW * VERB, TAKE * VERB + 3), 2),
        ((MARCH * VERB, TAKE * VERB + 3, PASS * VERB), 3),
    ],
)
def test_a_line_ends_before_a_card_that_nobody_has_seen(plan: tuple[int, ...], sure: int) -> None:
    """The display holds a temple (0) and a lyre (3); a march takes its card from there."""
    assert of_alexandros._sure(list(plan), [0, 3]) == list(plan[:sure])
