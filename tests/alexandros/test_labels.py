"""What the buttons of Alexandros say."""

from __future__ import annotations

from satrap.core.game import OPEN
from satrap.core.language import say
from satrap.games.alexandros import GAME
from tests.alexandros.boards import RED, acting, cut, ribbon, strip

LAND = ribbon("T.H..T...L..")
GUARDS = [[strip(1)], [strip(10)]]


def levy_of(observer: int) -> str:
    """Return the text an observer reads on the button for levying taxes."""
    match = acting(LAND, walls=[cut(7)], guards=GUARDS, hands=[["temple"], []])
    (action,) = [each for each in match.legal(RED) if str(each) == "levy temple"]
    return say(GAME.label(match.view(observer), action))


def test_who_levies_taxes_is_called_you_on_the_button() -> None:
    assert levy_of(RED).endswith(": you 4, Yellow 4")


def test_who_only_looks_on_reads_all_names() -> None:
    assert levy_of(OPEN).endswith(": Red 4, Yellow 4")
