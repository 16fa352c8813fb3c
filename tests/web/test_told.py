"""Every kind of event of every game is announced in words: the page reads its sentence aloud."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from satrap.core.game import Event
from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text
from satrap.games.alexander_the_great.events import Halved, LotsDrawn, OldestBegins
from satrap.games.alexandros.events import JokerUsed, Stayed
from tests.conformance.games import finished
from tests.offered import GAMES

MATCHES = 3  # of each edition
RARE: dict[str, list[Event]] = {
    "alexandros": [Stayed(seat=0), JokerUsed(seat=0, cards=("horse",), symbol="lyre")],
    "alexander_the_great": [
        LotsDrawn(seats=(1, 0)),
        OldestBegins(seat=0),
        Halved(seat=0, points=5),
    ],
}
TOLD = {
    "alexandros": {
        "Dealt": "was dealt a first card",
        "CardDrawn": "from the deck",
        "TurnedUp": "Turned up",
        "Reshuffled": "were shuffled into a new deck",
        "TurnBegan": "Turn",
        "CardChosen": "chose the face-up",
        "JokerUsed": "joker",
        "SpecialPlayed": "for a special move",
        "Stayed": "Alexander",
        "SpaceChosen": "set out for",
        "PointChosen": "corner",
        "StepTaken": "chose the path",
        "Marched": "Alexander marched to",
        "ProvinceSplit": "The walls divided the land",
        "CardTaken": "took the face-up",
        "GuardPlaced": "placed a guard at",
        "Occupied": "occupied the province of",
        "TakenOver": "took over the province of",
        "CardsGiven": "gave",
        "TaxesLevied": "levied taxes with",
        "GuardTakenBack": "took back the guard at",
        "Passed": "ended the turn",
        "LastTurn": "This is the last turn",
        "Ended": "The match is over",
    },
    "alexander_the_great": {
        "RegionBegan": "everyone gets",
        "Revealed": "on turn order",
        "LotsDrawn": "lot",
        "OldestBegins": "goes first",
        "PlaceChosen": "Position",
        "TurnBegan": "Turn order",
        "ArmiesPlaced": "on campaign symbol",
        "Moved": "moved",
        "Stopped": "ended the march",
        "GoalEntered": "the region ends after this turn",
        "Laid": "placed a",
        "ProvinceScored": "has the most armies in",
        "Built": "built a",
        "NotBuilt": "could not pay for",
        "Redistributed": "now has",
        "RegionEnded": "ends:",
        "AwardWon": "has the most",
        "Halved": "count half",
        "Ended": "The match is over",
    },
}


@cache
def sample(game: str) -> dict[str, Text]:
    """Return the sentence of an event of each kind."""
    found: dict[str, Text] = {}
    for event, names in _happened(game):
        found.setdefault(type(event).__name__, event.text(names))
    return found


def _happened(game: str) -> Iterator[tuple[Event, tuple[str, ...]]]:
    """Yield events, and the names of those at the table."""
    rules = GAMES[game]
    for preset in rules.presets:
        for number in range(MATCHES):
            match = finished(rules, number, preset)
            for event in match.events(0):
                yield event, match.setup.seats
    for event in RARE[game]:
        yield event, ("Ana", "Ben")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_told_in_its_own_words(game: str) -> None:
    said = {kind: say(sentence, "en") for kind, sentence in sample(game).items()}
    assert set(TOLD[game]) == {kind.__name__ for kind in GAMES[game].types.events}
    assert {kind: words for kind, words in said.items() if TOLD[game][kind] not in words} == {}
    assert set(said) == set(TOLD[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_a_sentence_in_every_language(game: str, language: str) -> None:
    for kind, sentence in sample(game).items():
        words = say(sentence, language)
        assert words.endswith((".", "!")), (kind, words)
        assert "{" not in words, (kind, words)
