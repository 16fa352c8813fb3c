"""A preview tells the seat that asks what would happen."""

from __future__ import annotations

from satrap.core.foreseen import foretell
from satrap.core.happening import Happening
from satrap.core.text import Names, Text, text
from satrap.games.alexander_the_great.events import PlaceChosen, Stopped
from satrap.games.alexandros.events import Passed, TaxesLevied

NAMES = ("Ana", "Ben")


class Unheard(Happening, frozen=True):
    """An event without its own preview sentence."""

    def text(self, names: Names) -> Text:
        return text("gain", name=names[0], points=3)


def test_a_preview_says_what_would_happen() -> None:
    assert foretell(Passed(0), NAMES, 0, "en") == "You end your turn."
    assert foretell(Passed(0), NAMES, 0, "de") == "Du beendest deinen Zug."


def test_who_asks_is_called_you_and_nobody_else() -> None:
    taxes = TaxesLevied(1, "lyre", (), (2, 5))
    assert foretell(taxes, NAMES, 1, "en") == "You levy taxes with the lyre card: Ana 2, you 5."


def test_without_a_sentence_of_its_own_the_one_of_the_log_has_to_do() -> None:
    assert foretell(Unheard(), NAMES, 0, "en") == "you 3"
    assert foretell(Unheard(), NAMES, 1, "en") == "Ana 3"


def test_both_games_speak_to_who_asks() -> None:
    assert foretell(Stopped(1), NAMES, 1, "en") == "You end your march."
    assert foretell(Stopped(1), NAMES, 1, "it") == "Termini la marcia."


def test_what_another_seat_would_do_is_not_said_of_you() -> None:
    assert foretell(PlaceChosen(0, 1), NAMES, 0, "en") == "You take position 1 in the turn order."
    assert foretell(PlaceChosen(1, 2), NAMES, 0, "en") == "Position 2: Ben."
