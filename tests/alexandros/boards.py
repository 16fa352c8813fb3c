"""Tiny boards, and matches that begin in a position written by hand.

A ribbon is one strip of triangles, `a1d a2u a2d a3u a3d ...`, so each wall across it closes off
everything to its west. Cards are drawn from the end of the deck's list.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache

from satrap.core.game import Event, Json, Seat
from satrap.core.language import say
from satrap.core.match import Match, seeded
from satrap.core.text import Text
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.board import Board, parse_board
from satrap.games.alexandros.state import State
from satrap.games.alexandros.view import View

AlexandrosMatch = Match[State, View, AnyAction]

SEED = bytes(range(32))
NAMES = ("Red", "Yellow", "Blue", "Green")
RED, YELLOW, BLUE, GREEN = range(4)
EDITIONS = ("fr", "de", "en", "it")
PRESETS = ("standard", *EDITIONS)


@cache
def board(*rows: str, start: str) -> Board:
    """Read a board that is drawn as rows of letters."""
    lines = ", ".join(f'"{row}"' for row in rows)
    head = 'game = "alexandros"\nname = "drawn"\ntitle = "Drawn for a test"'
    return parse_board(f'{head}\nstart = "{start}"\nrows = [{lines}]\n')


def ribbon(spaces: str, start: str = "a1") -> Board:
    """Return one strip of spaces, from west to east: a1d, a2u, a2d, a3u, ..."""
    return board(f" {spaces}", start=start)


def cut(space: int) -> str:
    """Name the side of a ribbon east of its n-th space, counted from 1."""
    half = space // 2 + 1
    return f"a{half + space % 2}-b{half}"


def strip(space: int) -> str:
    """Name the n-th space of a ribbon, counted from 1."""
    return f"a{space // 2 + 1}{'d' if space % 2 else 'u'}"


def begin(
    land: Board,
    *,
    players: int = 2,
    preset: str = "standard",
    options: Mapping[str, object] | None = None,
    seed: bytes = SEED,
    **position: Json,
) -> AlexandrosMatch:
    """Return a match that begins in a position, or at the usual start if none is given."""
    setup = GAME.setup(
        NAMES[:players],
        preset=preset,
        options=options,
        board=land,
        starter=RED,
        position=position or None,
    )
    return Match(GAME, setup, seeded(seed))


def acting(land: Board, *, actions: int = 2, seat: Seat = RED, **rest: Json) -> AlexandrosMatch:
    """Return a match in which Alexander has moved and the seat's actions begin."""
    turn = {"phase": "act", "actions": actions, "seat": seat} | rest.pop("turn", {})
    return begin(land, turn=turn, **rest)


def legal(match: AlexandrosMatch) -> list[str]:
    """Return the notations of all legal actions of the seat in turn."""
    (seat,) = match.waiting()
    return [str(action) for action in match.legal(seat)]


def options_of(match: AlexandrosMatch, *verbs: str) -> set[str]:
    """Return the legal actions that begin with one of the verbs, without the verb."""
    words = (text.partition(" ") for text in legal(match))
    return {rest for verb, _, rest in words if verb in verbs}


def play(match: AlexandrosMatch, *notations: str) -> list[Event]:
    """Play for whoever is in turn; return all the events, with all cards open."""
    mark = len(match.line)
    for notation in notations:
        (seat,) = match.waiting()
        match.play_text(seat, notation)
    return [event for moment in match.line[mark:] for event in moment.events]


def why_not(match: AlexandrosMatch, notation: str) -> str:
    """Return the key of the reason why the seat in turn may not do this; empty if it may."""
    (seat,) = match.waiting()
    reason = GAME.why_not(match.view(seat), GAME.parse_action(match.setup, notation))
    return reason.key if reason and sentence(reason) else ""


def sentence(text: Text) -> str:
    """Return a text in English, which must have words for it."""
    words = say(text)
    assert not words.startswith(f"{text.key} "), f"no words for {text.key}"
    return words


def dump(match: AlexandrosMatch) -> dict[str, Json]:
    """Return the whole state as JSON, by field name."""
    data: dict[str, Json] = json.loads(json.dumps(GAME.dump_state(match.state)))
    return data


def parts(match: AlexandrosMatch) -> dict[str, tuple[int, int, Seat]]:
    """Return size, value and owner of each part of the land, keyed by its first space."""
    data = GAME.dump_view(match.view(-1))["provinces"]
    return {part["province"]: (len(part["spaces"]), part["value"], part["owner"]) for part in data}


def ended(match: AlexandrosMatch) -> str:
    """Return why a match ended; an empty string while it goes on."""
    return match.outcome.reason if match.outcome else ""


def events_of(events: Sequence[Event], kind: type) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def hand(match: AlexandrosMatch, seat: Seat) -> list[str]:
    """Return the cards in a hand, in the order of the symbols."""
    return list(dump(match)["hands"][seat])
