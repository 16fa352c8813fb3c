"""Small boards, and matches that begin in a position written by hand.

A drawn board repeats one region six times; its province ids end in the region's number:

    start -0-> a1 -2-> b1 -1-> c1, b1 -1-> d1, a1 -0-> e1 (the last province), a1 -3-> f1

Going back is always free. All but e1 (a temple) and f1 (nothing) have temple and city symbols.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from satrap.core.game import Event, Json, Seat
from satrap.core.language import say
from satrap.core.match import Match, seeded
from satrap.core.text import Text
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.board import Board, parse_board
from satrap.games.alexander_the_great.state import State
from satrap.games.alexander_the_great.view import View

AtgMatch = Match[State, View, AnyAction]
E = TypeVar("E")

SEED = bytes(range(32))
NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eris")
ANA, BEN, CLEO, DION, ERIS = range(5)


@cache
def drawn(provinces: str, links: str, goal: str, entry: int = 0) -> Board:
    """Read a board: `a:tc b:t` are provinces with their sites, `a-b:2/0` the prices into b and a.

    An arrow without a price at one end, such as `a-b:2/`, has no head there; `a~b:3/3` is a ship.
    """
    regions = (_region(number, provinces, links, goal, entry) for number in range(1, 7))
    head = 'game = "alexander_the_great"\nname = "drawn"\ntitle = "Drawn for a test"\n'
    return parse_board(head + "".join(regions))


def _region(number: int, provinces: str, links: str, goal: str, entry: int) -> str:
    names = [each.split(":") for each in provinces.split()]
    lines = [f'[[region]]\nname = "Region {number}"\ngoal = "{goal}{number}"']
    lines.append(f'start = {{ into = "{names[0][0]}{number}", enter = {entry} }}\nprovinces = [')
    for count, (name, sites) in enumerate(names, start=1):
        site = "".join(f", {word} = true" for word in ("temple", "city") if word[0] in sites)
        at = f'id = "{name}{number}", number = {count}, name = "{name.upper()}{number}"'
        lines.append(f"  {{ {at}, lat = 0.0, lon = 0.0{site} }},")
    lines.append("]\nlinks = [")
    lines += [f"  {_link(each, number)}," for each in links.split()]
    return "\n".join([*lines, "]\n"])


def _link(link: str, number: int) -> str:
    ends, prices = link.split(":")
    a, b = ends.replace("~", "-").split("-")
    ship = ", ship = true" if "~" in ends else ""
    heads = zip(("enter", "back"), prices.split("/"), strict=True)
    told = "".join(f", {end} = {price}" for end, price in heads if price)
    return f'{{ a = "{a}{number}", b = "{b}{number}"{told}{ship} }}'


LAND = drawn("a:tc b:tc c:tc d:tc e:t f:", "a-b:2/0 b-c:1/0 b-d:1/0 a-e:0/0 a-f:3/0", "e")


def begin(
    *,
    players: int = 2,
    preset: str = "standard",
    options: Mapping[str, object] | None = None,
    board: Board = LAND,
    starter: Seat | None = ANA,
    seed: bytes = SEED,
    names: Sequence[str] = NAMES,
    **position: Json,
) -> AtgMatch:
    """Return a match that begins in a position, or at the usual start if none is given."""
    setup = GAME.setup(
        tuple(names[:players]),
        preset=preset,
        options=options,
        board=board,
        starter=starter,
        position=position or None,
    )
    return Match(GAME, setup, seeded(seed))


def middle(
    phase: str,
    *,
    armies: Sequence[Mapping[str, int]],
    boxes: Sequence[tuple[int, int]] = (),
    seat: Seat = ANA,
    turn: Mapping[str, Json] | None = None,
    **rest: Any,
) -> AtgMatch:
    """Return a match in mid-turn, with these armies and these cubes for temples and cities.

    Everybody plays in the order of the seats; all other cubes are spent.
    """
    players = len(armies)
    cubes = boxes or [(0, 0)] * players
    spent = [15 - sum(a.values()) - sum(b) for a, b in zip(armies, cubes, strict=True)]
    number = (turn or {}).get("round", 1)
    whole = {"phase": phase, "seat": seat, "order": list(range(players)), "number": number}
    return begin(
        players=players,
        armies=[dict(each) for each in armies],
        boxes=[[0, 0, *each] for each in cubes],
        spent=spent,
        turn=whole | dict(turn or {}),
        **rest,
    )


def scoring(*, armies: Sequence[Mapping[str, int]], **rest: Any) -> tuple[AtgMatch, list[Event]]:
    """Let the last seat confirm its attempts; return the match after scoring, and the events."""
    match = middle("build", armies=armies, seat=len(armies) - 1, **rest)
    return match, play(match, "confirm")


def legal(match: AtgMatch) -> list[str]:
    """Return the notations of all legal actions of the seat in turn."""
    (seat,) = match.waiting()
    return [str(action) for action in match.legal(seat)]


def play(match: AtgMatch, *notations: str) -> list[Event]:
    """Play for whoever is in turn; return all the events."""
    mark = len(match.line)
    for notation in notations:
        (seat,) = match.waiting()
        match.play_text(seat, notation)
    return [event for moment in match.line[mark:] for event in moment.events]


def together(match: AtgMatch, *notations: str) -> list[Event]:
    """Let every seat that must decide choose, in seat order; return the events."""
    mark = len(match.line)
    for seat, notation in zip(match.waiting(), notations, strict=True):
        match.play_text(seat, notation)
    return [event for moment in match.line[mark:] for event in moment.events]


def why_not(match: AtgMatch, notation: str) -> str:
    """Return the key of the reason why a seat in turn may not do this; empty if it may."""
    seat = match.waiting()[0]
    reason = GAME.why_not(match.view(seat), GAME.parse_action(match.setup, notation))
    return reason.key if reason and sentence(reason) else ""


def sentence(text: Text) -> str:
    """Return a text in English, which must have words for it."""
    words = say(text)
    assert not words.startswith(f"{text.key} "), f"no words for {text.key}"
    return words


def dump(match: AtgMatch) -> dict[str, Json]:
    """Return the whole state as JSON, by field name."""
    data: dict[str, Json] = json.loads(json.dumps(GAME.dump_state(match.state)))
    return data


def boxes(match: AtgMatch) -> list[tuple[int, int]]:
    """Return each seat's cubes for temples and for cities."""
    return [(box[2], box[3]) for box in dump(match)["boxes"]]


def events_of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def gains(match: AtgMatch, *sources: str) -> list[tuple[Seat, str, int]]:
    """Return who gained points from these sources, where and how many."""
    told = match.state.table.gains
    return [(each.seat, each.where, each.points) for each in told if each.source in sources]


def ended(match: AtgMatch) -> str:
    """Return why a match ended; an empty string while it goes on."""
    return match.outcome.reason if match.outcome else ""
