"""What the buttons of Alexandros say."""

from __future__ import annotations

from satrap.core.language import say
from satrap.games.alexandros import GAME
from tests.alexandros.boards import RED, acting, cut, ribbon, strip

LAND = ribbon("T.H..T...L..")
GUARDS = [[strip(1)], [strip(10)]]


def test_a_levy_says_what_it_earns_on_the_button() -> None:
    match = acting(LAND, walls=[cut(7)], guards=GUARDS, hands=[["temple"], []])
    (action,) = [each for each in match.legal(RED) if str(each) == "levy temple"]
    assert say(GAME.label(match.view(RED), action)) == "Levy taxes with temple (+4)"
