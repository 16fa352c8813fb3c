"""What the status line says while a province is being paid for, and after a levy."""

from __future__ import annotations

from satrap.core.game import PUBLIC
from satrap.core.language import say
from satrap.core.prompts import prompt
from tests.alexandros.boards import RED, YELLOW, acting, cut, legal, play, ribbon, strip

# West of the wall: two temples and a horse.
LAND = ribbon("T.H..T...L..")
WALL, TEMPLE, HORSE = cut(7), strip(1), strip(3)


def test_who_lacks_a_card_is_asked_for_a_further_guard_alone() -> None:
    match = acting(LAND, walls=[WALL], hands=[["temple"], []])
    play(match, f"occupy {TEMPLE}")
    assert "pay" not in legal(match)
    assert say(prompt(match, RED)) == "Place another guard. You lack: horse."


def test_what_somebody_lacks_is_told_to_nobody_else() -> None:
    match = acting(LAND, walls=[WALL], hands=[["temple"], []])
    play(match, f"occupy {TEMPLE}")
    for observer in (YELLOW, PUBLIC):
        assert prompt(match, observer).key == "prompt-guards-of"


def test_who_can_pay_may_also_place_a_further_guard() -> None:
    match = acting(LAND, walls=[WALL], hands=[["temple"], []])
    play(match, f"occupy {TEMPLE}", f"guard {HORSE}")
    assert "pay" in legal(match)
    assert prompt(match, RED).key == "prompt-guards"


def test_where_no_further_guard_is_allowed_there_is_only_to_pay() -> None:
    options = {"extra_guards": "only_if_missing"}
    match = acting(LAND, walls=[WALL], hands=[["temple", "horse"], []], options=options)
    play(match, f"occupy {TEMPLE}")
    assert legal(match) == ["pay"]
    assert prompt(match, RED).key == "prompt-guards-pay"


def test_who_has_levied_is_not_asked_to_levy_again() -> None:
    match = acting(LAND, walls=[WALL], guards=[[TEMPLE], []], hands=[["temple", "temple"], []])
    assert "levy taxes" in say(prompt(match, RED))
    play(match, "levy temple")
    assert "levy temple" not in legal(match)
    assert prompt(match, RED).key == "prompt-act-levied"
    assert prompt(match, YELLOW).key == "prompt-act-of"
