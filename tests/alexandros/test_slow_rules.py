"""In random matches under all kinds of rules, the game allows what the slow rules allow."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.core.game import Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.events import Marched, SpaceChosen, TaxesLevied
from satrap.games.alexandros.lattice import SYMBOLS
from tests.alexandros.boards import (
    PRESETS,
    AlexandrosMatch,
    begin,
    board,
    dump,
    legal,
    play,
    ribbon,
)
from tests.alexandros.slow_rules import SlowRules

SQUARE = board(" .T.A.H", " L.S.T.", " .H.L..", " S..A.T", start="b2")
COAST = board("~~~~~~~~~", "~~T..S.~~", "~A..~L.H~", "~~.H..T~", "~~~S.A~~", start="b2")
RIBBON = ribbon("T.S.A..H.L.S.T..A")
LANDS = {"square": SQUARE, "coast": COAST, "ribbon": RIBBON}
MOST_PLIES = 120


def random_match(generator: random.Random, land: Board, preset: str) -> AlexandrosMatch:
    """Begin in a position in which walls and cards soon run short."""
    players = generator.choice((2, 3, 4))
    cards = [symbol for symbol in SYMBOLS for _ in range(generator.choice((1, 2, 4)))]
    generator.shuffle(cards)
    display, cards = cards[:2], cards[2:]
    dealt = generator.choice((0, 1, 3))
    hands = [cards[dealt * seat : dealt * (seat + 1)] for seat in range(players)]
    position: Json = {"display": display, "hands": hands, "deck": cards[dealt * players :]}
    position["black_left"] = generator.choice((0, 2, 6, 20))
    position["red_left"] = generator.choice((0, 1, 3, 10))
    chosen = random_options(generator) if preset == "mixed" else {"max_turns": 30}
    preset = "standard" if preset == "mixed" else preset
    seed = generator.randbytes(32)
    return begin(land, players=players, preset=preset, options=chosen, seed=seed, **position)


def random_options(generator: random.Random) -> dict[str, object]:
    """Choose a random value for every option."""
    options = (option for option in GAME.options if option.name != "max_turns")
    chosen: dict[str, object] = {o.name: generator.choice(o.values) for o in options}
    return chosen | {"max_turns": 30}


def slow(match: AlexandrosMatch, land: Board) -> SlowRules:
    """Return the slow rules for the state of a match."""
    return SlowRules(land, match.setup.options, dump(match))


@pytest.mark.parametrize("name", LANDS)
@pytest.mark.parametrize(("preset", "matches"), [*((each, 3) for each in PRESETS), ("mixed", 15)])
def test_the_game_allows_what_the_slow_rules_allow(name: str, preset: str, matches: int) -> None:
    generator, land = random.Random(f"{name}/{preset}"), LANDS[name]
    for _ in range(matches):
        match = random_match(generator, land, preset)
        while not match.outcome and match.ply < MOST_PLIES:
            rules, offered = slow(match, land), legal(match)
            assert len(offered) == len(set(offered))
            assert set(offered) == rules.legal(), dump(match)
            play_and_compare(match, rules, any_of(offered, generator))


def any_of(offered: list[str], generator: random.Random) -> str:
    """Choose a verb first, so that rare actions are played as often as common ones."""
    verb = generator.choice(sorted({text.split()[0] for text in offered}))
    return generator.choice([text for text in offered if text.split()[0] == verb])


def play_and_compare(match: AlexandrosMatch, rules: SlowRules, notation: str) -> None:
    """Play an action and compare the results."""
    told = play(match, notation)
    assert not GAME.invariants(match.state)
    if rules.turn["phase"] == "source" and notation != "stay":
        chosen = {event.space for event in told if isinstance(event, SpaceChosen)}
        targets = rules.sources()[notation]
        assert (chosen or set(dump(match)["turn"]["marching"]["targets"])) == targets
    for event in told:
        if isinstance(event, Marched):
            black, red = rules.new_walls(event.path)
            assert (list(event.black), list(event.red)) == (black, red)
        elif isinstance(event, TaxesLevied) and match.setup.options["end100"] != "first_to_reach":
            assert list(event.gains) == rules.taxes()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_ever_lost(preset: str, players: int) -> None:
    """Edge 18: 55 cards, 75 walls and four guards for each seat, through a whole match."""
    generator = random.Random(f"lost/{preset}/{players}")
    match = begin(SQUARE, preset=preset, players=players, options={"max_turns": 40})
    while not match.outcome:
        data = dump(match)
        held = [*data["deck"], *data["discard"], *filter(None, data["display"])]
        held += [card for hand in data["hands"] for card in hand]
        gift = data["turn"]["gift"]
        held += gift["cards"] + gift["given"] if gift else []
        assert Counter(held) == dict.fromkeys(SYMBOLS, 11)
        assert len(data["walls"]) + data["black_left"] == 65
        assert len(data["red"]) + data["red_left"] == 10
        assert all(len(guards) <= 4 for guards in data["guards"])
        play(match, any_of(legal(match), generator))
