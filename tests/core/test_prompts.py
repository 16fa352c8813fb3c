"""What the status line says to each observer."""

from __future__ import annotations

from satrap.core.api_types import as_json
from satrap.core.game import PUBLIC, AnyGame
from satrap.core.language import say
from satrap.core.match import Match, seeded
from satrap.core.prompts import prompt
from satrap.core.record import AnyMatch
from satrap.core.text import text
from tests.conformance.games import finished, new_match, seed_of
from tests.offered import GAMES
from tests.toy import TOY, Bid

CARDS, SECRETS = GAMES["alexandros"], GAMES["alexander_the_great"]


def begun(game: AnyGame) -> AnyMatch:
    return Match(game, game.setup(("Ana", "Ben"), starter=0), seeded(seed_of(1)))


def test_who_decides_is_addressed_and_the_others_are_told_the_name() -> None:
    match = begun(CARDS)
    assert say(prompt(match, 0)).startswith("Choose a face-up card")
    assert say(prompt(match, 1)) == say(prompt(match, PUBLIC))
    assert say(prompt(match, PUBLIC)).startswith("Ana is choosing")


def test_where_several_choose_at_once_it_says_who_still_does() -> None:
    match = begun(SECRETS)
    assert say(prompt(match, 0)) == "Split your 15 cubes between the four boxes."
    match.play(0, next(iter(match.legal(0))))
    assert say(prompt(match, 0)) == "Your choice is in. Still choosing: Ben."
    assert say(prompt(match, 1)) == "Split your 15 cubes between the four boxes."
    assert say(prompt(match, PUBLIC)).endswith("Still choosing: Ben.")


def test_at_an_earlier_ply_nobody_has_chosen_yet() -> None:
    match = new_match(TOY, 1, seats=2)
    match.play(0, Bid(1))
    match.play(1, Bid(2))
    match.play(1, Bid(0))
    assert say(prompt(match, PUBLIC, 0)).endswith("Still choosing: Ana and Ben.")
    assert prompt(match, 1).key == "prompt-ready"


def test_the_winner_is_told_so() -> None:
    match = finished(CARDS, 2)
    assert match.outcome is not None and len(match.outcome.winners) == 1
    (winner,) = match.outcome.winners
    for observer in range(len(match.setup.seats)):
        key = "prompt-you-won" if observer == winner else "prompt-won"
        assert prompt(match, observer).key == key


def test_a_sentence_travels_with_those_inside_it() -> None:
    inner = text("gain", name="Ana", points=3)
    words = text("do-levy", card=text("card-lyre"), gains=(inner, inner), loss_of=1)
    plain = {"key": "gain", "values": {"name": "Ana", "points": 3}}
    assert as_json(words) == {
        "key": "do-levy",
        "values": {
            "card": {"key": "card-lyre", "values": {}},
            "gains": [plain, plain],
            "loss-of": 1,
        },
    }


def test_a_button_says_it_all_unless_a_game_has_more_to_tell() -> None:
    match = begun(CARDS)
    assert CARDS.detail(match.view(0), next(iter(match.legal(0)))) is None
