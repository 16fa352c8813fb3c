"""The board comes first: measured at six sizes of the window and twenty decisions of each game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.looking import look, undress
from tests.browser.people import Person
from tests.browser.tables import CARDS, SECRETS, seat_bots
from tests.browser.wire import Wire
from tests.server.api.people import Guest, seated

SIZES = ((360, 640), (390, 844), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
Size = tuple[int, int]
NARROW = 720  # pixels: up to this width, it is a phone
# Of the window through which the map shows: on a phone or not, with a bubble or without.
LEAST = {(True, False): 0.70, (False, False): 0.80, (True, True): 0.50, (False, True): 0.70}
NAMES = ("Ana", "Ben", "Cleo", "Dion")
DECISIONS = {2: 6, 3: 7, 4: 7}  # by the number of players: twenty of each game
ENDED = "[aria-labelledby=atg-ended]"  # what a region has brought, until one goes on
KEEN = {"takeover": 9, "occupy": 9, "levy": 4, "pay": 5, "temple": 5, "city": 5, "pass": 0.2}
SPLITS = ("split 2 5 4 4", "split 3 4 5 3", "split 1 6 4 4", "split 4 5 3 3")


def any_choice(legal: Any, dice: Random) -> str:
    """Return something legal, and rather what a player would do."""
    if isinstance(legal, dict) and legal["kind"] == "split":
        return dice.choice(SPLITS)
    if isinstance(legal, dict):
        passage = dice.choice(legal["passages"])
        temple, city = passage["payments"][0]
        paid = (f"{temple}t" if temple else "") + (f"{city}c" if city else "")
        armies = dice.randint(1, sum(passage["stock"]))
        move = f"move {passage['source']} {passage['target']} {armies} {paid}".strip()
        return move if dice.random() < 0.8 else str(legal["or"])
    weights = [KEEN.get(action.split()[0], 1) for action in legal]
    return str(dice.choices(legal, weights)[0])


def decisions(table: str, guests: list[Guest], dice: Random) -> Iterator[Any]:
    """Play on; stop whenever Ana has to decide something that differs from what she did before."""
    phases: list[str] = []
    while (view := guests[0].view(table))["status"] != "over":
        match = view["match"]
        phase = str(match["view"]["turn"]["phase"])
        if match["legal"] and (phase not in phases[-2:] or len(phases) % 5 == 0):
            phases.append(phase)
            yield view
        for seat in match["waiting"]:
            decide(table, guests[seat], dice)


def decide(table: str, guest: Guest, dice: Random) -> None:
    match = guest.view(table)["match"]
    if match["sealed"] is None:
        guest.done(table, "play", plays=[any_choice(match["legal"], dice)], ply=match["ply"])


class Ruler:
    """Measures a page at one size or all, and collects what is wrong."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.faults: list[str] = []
        self.places: dict[Size, set[str]] = {size: set() for size in SIZES}

    def measure(self, name: str, size: Size) -> None:
        self.person.resize(*size)
        found = look(self.person)
        self.places[size].add(str(found.buttons))
        faults = [*found.lost, *found.small]
        if found.map < LEAST[size[0] <= NARROW, found.bubble]:
            faults.append(f"the map has {found.map:.0%} of the window")
        if found.targets == 0:
            faults.append("nothing to press")
        self.faults += [f"{name} {size}: {words}" for words in faults]

    def check(self) -> None:
        assert not self.faults, "\n".join(self.faults)
        assert all(len(each) == 1 for each in self.places.values()), self.places


def close_the_summary(person: Person) -> None:
    """Go on from what a region has brought; it is loaded when the first one ends."""
    expect(person.page.locator(ENDED)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(ENDED)).to_have_count(0)


@pytest.mark.parametrize("players", DECISIONS)
@pytest.mark.parametrize("game", [CARDS, SECRETS])
def test_the_board_comes_first(visit: Visit, house: House, game: str, players: int) -> None:
    table, guests = seated(house, game, *NAMES[:players])
    ana = visit(guest=guests[0], bypass_csp=True).go(f"/table/{table}")
    wire, seen, region = Wire(ana.page), list[str](), 1
    undress(ana)
    ruler = Ruler(ana)
    for view in decisions(table, guests, Random(11)):
        turn = view["match"]["view"]["turn"]
        seen.append(str(turn["phase"]))
        wire.reach(view["version"])
        if turn.get("region", region) != region:
            region = turn["region"]
            close_the_summary(ana)
        for size in SIZES:
            ruler.measure(f"{len(seen)} {seen[-1]}", size)
        if len(seen) == DECISIONS[players]:
            break
    assert len(seen) == DECISIONS[players]
    assert len(set(seen)) >= 3, "too few kinds of decisions"
    ruler.check()


# Walls close off Cyzicus, which Ana can claim; armies can be led to provinces that cost cubes.
BUBBLES: dict[str, dict[str, Any]] = {
    CARDS: {
        "walls": ["b2-c3", "c3-d3", "d3-e3"],
        "alexander": "e3",
        "display": ["temple", "temple"],
        "hands": [["amphora", "lyre"], ["temple"], ["temple"], ["temple"]],
        "turn": {"phase": "act"},
    },
    SECRETS: {
        "turn": {"region": 2, "phase": "move", "seat": 0, "order": [1, 2, 3, 0]},
        "armies": [{"start": 4, "caria": 1}, {"phrygia": 4}, {"lydia": 3}, {"caria": 2}],
        "boxes": [[0, 0, 4, 3], [0, 0, 4, 4], [0, 0, 4, 4], [0, 0, 4, 4]],
        "spent": [3, 3, 4, 5],
    },
}
OPENS = {
    CARDS: ["[data-choice][data-province]"],
    SECRETS: [f"[data-place={it}]" for it in ("start", "phrygia")],
}


@pytest.mark.parametrize("game", [CARDS, SECRETS])
def test_the_map_stays_in_sight_beside_a_bubble(visit: Visit, house: House, game: str) -> None:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, *["companion"] * 3, position=BUBBLES[game], **starter)
    ana = visit(guest=guest, bypass_csp=True).go(f"/table/{table}")
    undress(ana)
    ruler = Ruler(ana)
    for size in SIZES:
        ruler.measure("before", size)
        for thing in OPENS[game]:
            ana.page.locator(thing).click()
        expect(ana.page.locator("[data-bubble]")).to_be_visible()
        ruler.measure("bubble", size)
        ana.page.keyboard.press("Escape")
        ana.page.keyboard.press("Escape")  # the armies are put down too
        expect(ana.page.locator("[data-bubble]")).to_have_count(0)
    ruler.check()
