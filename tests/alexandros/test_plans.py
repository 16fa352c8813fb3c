"""What a view says about claiming a province: checked against every way to do it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from satrap.core.chance import PlainChance
from satrap.core.game import PUBLIC, Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.events import Occupied, TakenOver
from satrap.games.alexandros.numbers import GUARDS, Phase
from satrap.games.alexandros.options import OPTIONS
from satrap.games.alexandros.state import State
from tests.alexandros.boards import (
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    cut,
    hand,
    play,
    ribbon,
    sentence,
    strip,
)
from tests.conformance.games import at

RULES = next(option.values for option in OPTIONS if option.name == "extra_guards")
rules = pytest.mark.parametrize("rule", RULES)
CARDS = {"T": "temple", "A": "amphora", "H": "horse"}
Plan = dict[str, Json]
Placed = frozenset[str]  # the spaces where guards stand in the end


def plans(match: AlexandrosMatch, observer: int = RED) -> dict[str, Plan]:
    return dict(GAME.dump_view(match.view(observer))["plans"])


def some_match(rule: str, generator: random.Random) -> AlexandrosMatch:
    """Return a match in which red may claim the west; some of its guards stand in the east."""
    west = generator.choices("TAH.", k=generator.randint(1, 5))
    size, away = len(west), generator.randint(0, GUARDS)
    land = ribbon("".join(west) + "S" * GUARDS + ".")
    spaces = [strip(number) for number, mark in enumerate(west, start=1) if mark != "."]
    theirs = generator.sample(spaces, k=min(len(spaces), generator.choice([0, 0, 1, 2])))
    mine = [strip(size + number + 1) for number in range(away)]
    cards = [CARDS[generator.choice("TAH")] for _ in range(generator.randint(0, 7))]
    walls = [cut(size + number) for number in range(GUARDS + 1)]
    hands, guards = [cards, ["soldier"], []], [mine, theirs, []]
    options = {"extra_guards": rule}
    return acting(land, players=3, options=options, walls=walls, hands=hands, guards=guards)


def every_claim(match: AlexandrosMatch, plan: Plan) -> set[Placed]:
    """Return the guards of every way to claim a province, found by trying everything."""
    spaces = {slot["space"] for slot in plan["slots"]}
    found = {frozenset(placed) for placed in _claims(match.state, plan["verb"], ())}
    return {placed for placed in found if placed <= spaces}


def _claims(state: State, verb: str, placed: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for action in GAME.legal(state, RED):
        word, _, space = str(action).partition(" ")
        if word not in ((verb, "guard", "pay") if placed else (verb,)):
            continue
        after, told = GAME.apply(state, (action,), PlainChance(random.Random(0)))
        now = (*placed, space) if space else placed
        if any(isinstance(event, Occupied | TakenOver) for event in told):
            yield now
        else:
            yield from _claims(after, verb, now)


def composed(plan: Plan, lacking: list[str], guards: Placed) -> list[str]:
    """Return the plays of another plan, as the page puts them together."""
    slots = [slot for slot in plan["slots"] if slot["space"] in guards]
    first, *others = sorted(slots, key=lambda slot: slot["symbol"] in lacking)
    pay = ["pay"] if len(slots) < plan["paid_at"] else []
    return [
        f"{plan['verb']} {first['space']}",
        *(f"guard {slot['space']}" for slot in others),
        *pay,
    ]


@rules
def test_a_plan_knows_every_way_to_claim_a_province(rule: str) -> None:
    """Ruling ALX-19."""
    generator, claimed, seen = random.Random(1), Counter[str](), 0
    while claimed.total() < 60:
        match = some_match(rule, generator)
        west, plan = next(iter(plans(match).items()), ("", {}))
        if west != strip(1) or not plan:
            continue  # no symbol, or nothing to claim
        ways = every_claim(match, plan)
        check(match, plan, ways)
        claimed[plan["verb"]] += bool(ways)
        seen += 1
    assert seen > claimed.total(), "some cannot be claimed"
    assert min(claimed["occupy"], claimed["takeover"]) > 5


def check(match: AlexandrosMatch, plan: Plan, ways: set[Placed]) -> None:
    assert bool(plan["plays"]) == bool(ways) == (plan["why"] is None)
    spaces = {slot["space"] for slot in plan["slots"]}
    assert {slot["space"] for slot in plan["slots"] if slot["guard"]} == spaces & union(ways)
    open_to_cards = union({frozenset(spaces - way) for way in ways})
    assert {slot["space"] for slot in plan["slots"] if slot["card"]} == open_to_cards
    if ways:
        check_usual(match, plan, ways)
        lacking = GAME.dump_view(match.view(RED))["costs"][strip(1)]["lacking"]
        for way in ways:
            assert carried_out(match, composed(plan, lacking, way)) == way


def union(ways: set[Placed]) -> set[str]:
    return {space for way in ways for space in way}


def check_usual(match: AlexandrosMatch, plan: Plan, ways: set[Placed]) -> None:
    guards = {slot["space"] for slot in plan["slots"] if slot["by"] == "guard"}
    assert carried_out(match, plan["plays"]) == guards
    assert len(guards) == min(map(len, ways))
    assert plan["lacks"] == []
    assert {slot["by"] for slot in plan["slots"]} <= {"guard", "card"}


def carried_out(match: AlexandrosMatch, plays: list[str]) -> set[str]:
    """Play a plan in a copy of the match; return the guards that red then has in the west."""
    copy: AlexandrosMatch = at(match, match.ply)
    copy.play_text(RED, *plays)
    assert copy.state.turn.claim is None, "nothing more to pay"
    assert copy.state.turn.phase in (Phase.ACT, Phase.GIVE)
    before = set(GAME.dump_view(match.view(RED))["guards"][RED])
    return set(GAME.dump_view(copy.view(RED))["guards"][RED]) - before


# West of the wall: two temples, a horse; east of it: one lyre.
LAND = ribbon("T.H..T...L..")
TEMPLE, HORSE, OTHER_TEMPLE, LYRE = strip(1), strip(3), strip(6), strip(10)


def holding(*cards: str, **rest: Json) -> AlexandrosMatch:
    position: Json = {"walls": [cut(7)], "hands": [list(cards), []]} | rest
    return acting(LAND, **position)


def by(plan: Plan) -> dict[str, str]:
    return {slot["space"]: slot["by"] for slot in plan["slots"]}


def test_a_guard_stands_where_the_card_is_missing() -> None:
    plan = plans(holding("temple", "temple"))[TEMPLE]
    assert by(plan) == {TEMPLE: "card", HORSE: "guard", OTHER_TEMPLE: "card"}
    assert plan["plays"] == [f"occupy {HORSE}", "pay"]


def test_a_guard_with_a_choice_stands_where_taxes_can_be_levied() -> None:
    """A temple card is left afterwards."""
    match = holding("temple", "temple", "temple", "horse")
    plan = plans(match)[TEMPLE]
    assert by(plan) == {TEMPLE: "guard", HORSE: "card", OTHER_TEMPLE: "card"}
    play(match, *plan["plays"])
    assert hand(match, RED) == ["temple", "temple"]
    play(match, "levy temple")


def test_what_is_missing_is_named() -> None:
    plan = plans(holding(guards=[[LYRE], []], hands=[[], []]))[TEMPLE]
    assert (plan["paid_at"], plan["lacks"]) == (3, [])
    poor = acting(ribbon("TATAH...L.."), walls=[cut(7)], hands=[["temple"], []])
    assert plans(poor)[TEMPLE]["plays"], "four guards are enough"
    bare = acting(ribbon("TATAH...L.."), walls=[cut(7)], hands=[[], []])
    plan = plans(bare)[TEMPLE]
    assert (plan["lacks"], plan["plays"]) == (["horse"], [])
    assert list(by(plan).values()) == ["guard", "guard", "guard", "guard", "missing"]
    assert not any(slot["card"] or slot["guard"] for slot in plan["slots"])


def test_cards_that_drive_guards_out_are_missing_too() -> None:
    match = holding("temple", guards=[[], [TEMPLE]])
    plan = plans(match)[TEMPLE]
    assert (plan["verb"], plan["evicted"], plan["plays"]) == ("takeover", [TEMPLE], [])
    assert plan["lacks"] == ["temple"]
    why = GAME.show(match.view(RED)).plans[TEMPLE].why  # type: ignore[attr-defined]
    assert sentence(why) == "To drive out the guards you lack: temple."


def test_without_guards_nothing_is_claimed() -> None:
    land = ribbon("T.HLLLL")
    walls = [cut(number) for number in (3, 4, 5, 6)]
    mine = [[strip(4), strip(5), strip(6), strip(7)], []]
    match = acting(land, walls=walls, hands=[["temple", "horse"], []], guards=mine)
    (plan,) = plans(match).values()
    assert by(plan) == {strip(1): "card", strip(3): "card"}
    assert (plan["plays"], plan["paid_at"]) == ([], 0)


def test_own_provinces_and_open_land_need_no_plan() -> None:
    assert set(plans(holding(guards=[[LYRE], []]))) == {TEMPLE}
    vast = acting(ribbon("TAHLS" * 7 + "..L.."), walls=[cut(36)])
    assert list(plans(vast)) == [strip(37)]


def test_only_who_may_act_is_shown_plans() -> None:
    match = holding("temple", "temple")
    assert plans(match, YELLOW) == {}
    assert "plans" not in GAME.dump_view(match.view(PUBLIC))
    play(match, f"occupy {HORSE}")
    assert plans(match) == {}
    done = holding("temple", options={"retrieve_cost": "free"}, actions=0, guards=[[LYRE], []])
    assert plans(done) == {}


def test_everybody_sees_what_a_levy_would_bring() -> None:
    match = holding(guards=[[TEMPLE], [LYRE]])
    for observer in (RED, YELLOW, PUBLIC):
        assert GAME.dump_view(match.view(observer))["levy"] == [4, 4]
