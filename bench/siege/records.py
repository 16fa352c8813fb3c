"""Records as long as an attacker can make them: thousands of legal plies in a quarter megabyte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, pairwise, product
from string import ascii_lowercase

from bench.load_moves import Json, choose
from satrap.core.api_types import as_json
from satrap.core.game import Described
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record
from satrap.packs import get_pack

GAME = "alexander_the_great"
LARGEST = 262_144  # bytes that a server accepts
SEED = bytes(32)
REGIONS = 6
ARMIES_ONLY = "split 0 15 0 0"
MARGIN = 20_000  # bytes for the end of the match
PROVINCES = 11  # in a region
# Seats, plies after which armies no longer move alone, and whether undos fill up the rest.
RUNGS = ((5, 9999, True), (5, 9999, False), (3, 9999, False), (2, 1000, False), (2, 300, False))


def ladder() -> list[bytes]:
    """Return records of finished matches, the longest first: after a refusal the next is tried."""
    return [format_record(make_record(_played(*rung), SEED)) for rung in RUNGS]


def _played(seats: int, plies: int, is_padded: bool) -> AnyMatch:
    """Play a match in which every army moves alone, and never into the last province."""
    rules, generator = get_pack(GAME).game, random.Random(seats)
    board = rules.parse_board(board_text(PROVINCES))
    names = tuple(ascii_lowercase[:seats])
    match: AnyMatch = Match(rules, rules.setup(names, board=board), seeded(SEED))
    while match.outcome is None:
        seat = match.waiting()[0]
        choose_from = _action if match.ply < plies else _short
        match.play_text(seat, choose_from(match.legal(seat), generator))
        if is_padded and match.ply == seats + 1:
            _pad(match, generator)
    return match


def _pad(match: AnyMatch, generator: random.Random) -> None:
    """Play and undo, until the space left is just enough for the match itself."""
    room = LARGEST - 140_000 - MARGIN
    while room > 0:
        seat = match.waiting()[0]
        action = _action(match.legal(seat), generator)
        match.play_text(seat, action)
        if len(match.line[-1].seats) == 1:
            match.undo(seat, forget=True)
            room -= len(action) + 42


def _short(legal: Json, generator: random.Random) -> str:
    if not isinstance(legal, Described):
        return str(generator.choice(list(legal)))
    return choose(as_json(legal.describe()), generator)


def _action(legal: Json, generator: random.Random) -> str:
    if not isinstance(legal, Described):
        return str(generator.choice(list(legal)))
    shown = as_json(legal.describe())
    if shown["kind"] == "split":
        return ARMIES_ONLY
    ways = [way for way in shown["passages"] if [0, 0] in way["payments"] and not _ends(way)]
    if not ways:
        return choose(shown, generator)
    way = generator.choice(ways)
    return f"move {way['source']} {way['target']} 1"


def _ends(way: Json) -> bool:
    return str(way["target"]).startswith("z")


def board_text(provinces: int) -> str:
    """Return a board with long roads that cost nothing, and short names."""
    words = _words()
    lines = [f'game = "{GAME}"', 'name = "long"', 'title = "Long roads"']
    for number in range(REGIONS):
        road = [*(next(words) for _ in range(provinces)), f"z{number}"]
        lines += [
            "[[region]]",
            f'name = "R{number}"',
            f'start = {{ into = "{road[0]}"{_symbol(number)} }}',
            f'goal = "{road[-1]}"',
            "provinces = [",
            *(_province(word, number, place) for place, word in enumerate(road)),
            "]",
            "links = [",
            *(f'  {{ a = "{a}", b = "{b}", enter = 0, back = 0 }},' for a, b in pairwise(road)),
            "]",
        ]
    return "\n".join(lines) + "\n"


def _words() -> Iterator[str]:
    letters = ascii_lowercase.replace("z", "")
    return chain(letters, map("".join, product(letters, letters)))


def _symbol(number: int) -> str:
    return ', place = "S", lat = 41.0, lon = 20.0' if number == 0 else ""


def _province(word: str, region: int, place: int) -> str:
    lat, lon = 40 - 1.5 * region - 0.1 * place, 22 + 5 * region + 0.1 * place
    named = f'id = "{word}", number = {place + 1}, name = "{word}"'
    return f"  {{ {named}, lat = {lat:.1f}, lon = {lon:.1f} }},"
