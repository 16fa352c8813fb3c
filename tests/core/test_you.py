"""Whoever reads about their own seat reads "you"; everybody else reads a name."""

from __future__ import annotations

import random

import pytest

from satrap.core.game import PUBLIC, AnyGame
from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text, names_text, people, text
from satrap.games.alexandros.events import CardsGiven, Ended, Passed, TakenOver, TaxesLevied
from satrap.games.alexandros.places import PlaceName
from tests.conformance.games import new_match, play_on
from tests.offered import GAMES
from tests.test_languages import FILES, sentences

ANA, BEN, CLEO = 0, 1, 2
NAMES = people(("Ana", "Ben", "Cleo"))
TAKEN = TakenOver(ANA, BEN, "c7", 8, (), (), (), PlaceName("Susa"))


def told(sentence: Text) -> list[str]:
    return [say(sentence, reader=reader) for reader in (PUBLIC, ANA, BEN)]


def test_a_sentence_about_a_seat_says_you_to_that_seat() -> None:
    assert told(Passed(ANA).text(NAMES)) == [
        "Ana ended the turn.",
        "You ended your turn.",
        "Ana ended the turn.",
    ]


def test_a_sentence_about_two_seats_has_words_for_each() -> None:
    assert told(TAKEN.text(NAMES)) == [
        "Ana took over the province of Susa, worth 8, from Ben.",
        "You took over the province of Susa, worth 8, from Ben.",
        "Ana took over the province of Susa, worth 8, from you.",
    ]
    assert say(CardsGiven(ANA, BEN, ("lyre",)).text(NAMES), "fr", BEN).startswith(
        "Ana vous a donné"
    )


def test_in_a_list_the_reader_is_you() -> None:
    taxes = TaxesLevied(CLEO, "lyre", (), (2, 5, 0))
    assert (
        told(taxes.text(NAMES))[ANA + 1]
        == "Cleo levied taxes with the lyre card: you 2, Ben 5, Cleo 0."
    )


def test_who_shares_a_win_is_addressed() -> None:
    won, shared = (Ended("hundred", winners, (0, 0, 0)) for winners in ((ANA,), (ANA, BEN)))
    assert told(won.text(NAMES))[ANA + 1].endswith("You won.")
    assert told(shared.text(NAMES))[BEN + 1].endswith("You share the win: Ana and you.")
    assert say(shared.text(NAMES), reader=CLEO).endswith("Ana and Ben share the win.")


def test_names_without_a_seat_stay_names() -> None:
    assert say(Passed(ANA).text(("Ana", "Ben")), reader=ANA) == "Ana ended the turn."
    assert say(text("prompt-ready", names=names_text(("Ana", "Ben"), (0, 1))), reader=ANA).endswith(
        "Ana and Ben."
    )


def test_every_sentence_of_the_log_that_names_a_seat_can_address_it() -> None:
    keys = {key: values for name in FILES for key, values in sentences("en", name).items()}
    log = {key: values for key, values in keys.items() if key.startswith(("event-", "atg-event-"))}
    told = {key: values for key, values in log.items() if not key.endswith("-you")}
    wanted = {f"{key}-you" for key, values in told.items() if "name" in values}
    wanted |= {f"{key}-loser-you" for key, values in told.items() if "loser" in values}
    assert wanted <= set(keys)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_in_the_log_of_a_match_nobody_reads_their_own_name(game: AnyGame) -> None:
    match = new_match(game, 5)
    for _ in play_on(match, random.Random(5)):
        pass
    own = [f"Zq{seat}" for seat in range(len(match.setup.seats))]
    for event in match.events(PUBLIC):
        sentence = event.text(people(tuple(own)))
        for language in LANGUAGES:
            for reader, name in enumerate(own):
                assert name not in say(sentence, language, reader)
