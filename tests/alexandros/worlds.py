"""Other worlds: the same match with every card that a seat has not seen dealt again.

The tape of a match lists the order of each shuffled deck. Cards whose draw the observer saw stay;
all others change places at random, as long as everybody could still have played the same.
"""

from __future__ import annotations

import random

from satrap.core.chance import Draw, TapeChance
from satrap.core.errors import MatchOver, NotYourDecision, SatrapError
from satrap.core.game import AnyGame, Observer
from satrap.core.match import Match, PlayEntry
from satrap.core.record import AnyMatch
from satrap.games.alexandros.cards import FULL_DECK, spread
from satrap.games.alexandros.events import CardDrawn, Dealt, Reshuffled, TurnedUp


class Leak(AssertionError):
    """The course of a match depended on a card that nobody could see."""


Spots = dict[int, set[int]]  # the places in each deck whose cards the observer has seen


def seen_spots(match: AnyMatch, observer: Observer) -> Spots:
    """Return the places in each deck whose cards the observer has seen."""
    spots: Spots = {0: set()}
    deck, next_place = 0, sum(FULL_DECK) - 1
    for event in match.events(observer):
        if isinstance(event, Reshuffled):
            deck, next_place = deck + 1, event.count - 1
            spots[deck] = set()
        elif isinstance(event, Dealt | CardDrawn | TurnedUp):
            if event.card:
                spots[deck].add(next_place)
            next_place -= 1
    return spots


def changed_tape(match: AnyMatch, observer: Observer, generator: random.Random) -> list[Draw]:
    """Return the tape with two unseen cards of a deck swapped."""
    spots, draws = seen_spots(match, observer), list(match.draws())
    decks = [number for number, draw in enumerate(draws) if draw.purpose == "deck"]
    number = generator.choice(decks)
    draw = draws[number]
    hidden = [p for p in range(draw.size) if p not in spots.get(draw.occurrence, set())]
    if len(hidden) > 1:
        one, other = generator.sample(hidden, 2)
        order = list(draw.result)
        order[one], order[other] = order[other], order[one]
        draws[number] = draw._replace(result=tuple(order))
    return draws


def replayed(game: AnyGame, match: AnyMatch, draws: list[Draw]) -> AnyMatch | None:
    """Play the same actions with another tape; None if somebody lacked a card for them.

    Whose decision it is must not depend on hidden cards: if it does, that is a leak.
    """
    try:
        other: AnyMatch = Match(game, match.setup, lambda epoch: TapeChance(draws, epoch))
        for entry in match.entries:
            assert isinstance(entry, PlayEntry)
            for seat, notation in entry.plays:
                other.play_text(seat, notation)
    except (NotYourDecision, MatchOver) as error:
        raise Leak from error
    except (SatrapError, LookupError):
        return None
    return other


def other_world(
    game: AnyGame, match: AnyMatch, observer: Observer, generator: random.Random, swaps: int = 12
) -> AnyMatch:
    """Return a world that the observer cannot tell from this one, reached by random swaps."""
    world = match
    for _ in range(swaps):
        world = replayed(game, match, changed_tape(world, observer, generator)) or world
    return world


def is_other(match: AnyMatch, world: AnyMatch) -> bool:
    """Say whether any hidden card differs."""
    cards = spread(FULL_DECK)

    def faces(one: AnyMatch) -> list[list[int]]:
        return [[cards[n % 55] for n in draw.result] for draw in one.draws() if draw.size > 4]

    return faces(match) != faces(world)
