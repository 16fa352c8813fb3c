"""The bot `simple`: legal, repeatable, blind to hidden cards, and sensible where all is plain."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from satrap.bots import Bot
from satrap.bots.alexandros.simple import Simple
from satrap.bots.random import RandomBot
from satrap.core.chance import PlainChance
from satrap.core.game import Json, Outcome
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.state import State
from tests.alexandros.boards import (
    NAMES,
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    cut,
    dump,
    parts,
    ribbon,
    strip,
)

MATCHES = 60  # against the bot `random`
ODD_OPTIONS = {"retrieve_cost": "free", "actions_optional": False, "special_requires_free": False}


def decisions(seed: int, *bots: Bot, **setup: Json) -> Iterator[tuple[State, AnyAction]]:
    """Yield each state of a match between bots with what was chosen, and check that it is legal."""
    generator = random.Random(seed)
    chance = PlainChance(random.Random(seed))
    state = GAME.start(GAME.setup(NAMES[: len(bots)], **setup), chance).state
    while GAME.outcome(state) is None:
        seat = state.turn.seat
        legal = GAME.legal(state, seat)
        action = bots[seat].choose(GAME.view(state, seat), legal, generator)
        assert action in legal
        yield state, action
        state = GAME.apply(state, (action,), chance).state
    yield state, action


def outcome(seed: int, *bots: Bot, **setup: Json) -> Outcome:
    """Play a match between bots to its end."""
    *_, (state, _) = decisions(seed, *bots, **setup)
    result = GAME.outcome(state)
    assert result is not None
    return result


def choice(match: AlexandrosMatch, seed: int = 0) -> str:
    """Return what the bot chooses for the seat in turn."""
    (seat,) = match.waiting()
    return str(Simple().choose(match.view(seat), match.legal(seat), random.Random(seed)))


def turn(match: AlexandrosMatch) -> list[str]:
    """Let the bot play until the seat in turn has changed or the match is over."""
    (seat,), chosen = match.waiting(), []
    while match.waiting() == (seat,):
        chosen.append(choice(match))
        match.play_text(seat, chosen[-1])
    return chosen


# Whole matches


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_between_simple_bots_comes_to_its_end(preset: str, players: int) -> None:
    assert outcome(players, *[Simple()] * players, preset=preset).winners


def test_it_plays_by_options_that_no_edition_has() -> None:
    for end in ("first_to_reach", "end_of_turn"):
        assert outcome(1, Simple(), RandomBot(), options={**ODD_OPTIONS, "end100": end}).winners


def test_it_beats_random() -> None:
    won = 0
    for seed in range(MATCHES):
        seat = seed % 2
        bots = (Simple(), RandomBot()) if seat == 0 else (RandomBot(), Simple())
        won += outcome(seed, *bots, starter=0).winners == (seat,)
    assert won >= 0.95 * MATCHES


# What a choice depends on


def test_the_same_view_and_generator_give_the_same_choice() -> None:
    """A restarted process goes on the same: nothing is kept between decisions."""
    other = Simple()
    for number, (state, _) in enumerate(decisions(3, Simple(), Simple())):
        if GAME.outcome(state) is None:
            view, legal = GAME.view(state, state.turn.seat), GAME.legal(state, state.turn.seat)
            once = Simple().choose(view, legal, random.Random(number))
            assert other.choose(view, legal, random.Random(number)) == once


def test_hidden_cards_make_no_difference() -> None:
    differing = 0
    for number, (state, _) in enumerate(decisions(4, Simple(), Simple(), Simple())):
        if GAME.outcome(state) is None and number % 5 == 0:
            seat, dealt = state.turn.seat, random.Random(number)
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            imagined = GAME.imagine(view, dealt)
            differing += imagined.hands != state.hands
            seen = GAME.view(imagined, seat)
            once = Simple().choose(view, legal, random.Random(number))
            assert Simple().choose(seen, legal, random.Random(number)) == once
    assert differing > 10


# Plain positions: Red holds the west, worth 3; Yellow the middle, worth 4; the east is free


LAND = ribbon("T..." + "H...." + "L......" + "A.")
WALLS = [cut(4), cut(9), cut(16)]
OF_RED, OF_YELLOW, FREE = strip(1), strip(5), strip(10)


def table(**rest: Json) -> AlexandrosMatch:
    position: Json = {
        "walls": WALLS,
        "guards": [[OF_RED], [OF_YELLOW]],
        "hands": [["temple"], []],
        "deck": ["soldier"] * 6,
    }
    return acting(LAND, **(position | rest))


def test_it_levies_when_that_wins_at_once() -> None:
    match = table(scores=[97, 50])
    assert "levy temple" in turn(match)
    assert match.outcome and match.outcome.winners == (RED,)


def test_it_does_not_levy_when_that_loses_at_once() -> None:
    assert "levy temple" not in turn(table(scores=[97, 99]))


def test_it_does_not_levy_when_behind_in_taxes() -> None:
    match = table(guards=[[OF_RED], [OF_YELLOW, FREE]], hands=[["temple", "temple"], []])
    assert "levy temple" not in turn(match)


def test_it_levies_when_far_ahead_in_taxes() -> None:
    match = table(guards=[[OF_RED, FREE], [OF_YELLOW]], hands=[["temple", "temple"], []])
    assert "levy temple" in turn(match)


def test_it_occupies_a_free_province_of_good_value() -> None:
    match = table()
    assert f"occupy {FREE}" in turn(match)
    assert parts(match)[FREE] == (7, 6, RED)


def test_it_takes_a_province_over_when_it_can_pay() -> None:
    match = table(guards=[[], [FREE]], hands=[["lyre", "lyre", "soldier"], []])
    assert f"takeover {FREE}" in turn(match)


def test_in_the_last_turn_only_points_count() -> None:
    """Land that will never be taxed is left alone; a levy that helps is not."""
    match = table(turn={"ending": "red_wall", "actions": 1}, guards=[[OF_RED], []])
    assert turn(match) == ["levy temple"]


def test_it_sets_down_no_more_guards_than_it_lacks_cards() -> None:
    match = acting(
        ribbon("TTH....." + "..A."), walls=[cut(8)], hands=[["temple"], []], deck=["lyre"] * 6
    )
    turn(match)
    assert len(dump(match)["guards"][RED]) <= 2
    assert parts(match)[strip(1)] == (8, 5, RED)


def test_it_guards_the_space_that_alexander_would_march_to() -> None:
    land = ribbon("..L...L..." + "H...")
    guards = {"walls": [cut(10)], "alexander": "a7", "hands": [["lyre"], []], "deck": ["horse"] * 6}
    match = acting(land, display=["lyre", "horse"], **guards)
    turn(match)
    assert dump(match)["guards"][RED] == [strip(3)]


def test_it_gives_the_loser_nothing_to_come_back_with() -> None:
    gift = {"loser": YELLOW, "cards": ["temple", "soldier", "lyre"], "given": []}
    match = begin(
        LAND,
        players=3,
        walls=WALLS,
        guards=[[OF_RED], [FREE], []],
        turn={"phase": "give", "actions": 1, "gift": gift},
    )
    assert choice(match) == "give soldier"
