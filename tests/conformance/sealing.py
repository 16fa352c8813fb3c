"""Choices that several seats make at the same time, in any order and with changes of mind.

A script says who does what until all have chosen: choose, withdraw, try something illegal. In
another world everybody but the observer chooses differently; the observer must not notice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import NamedTuple

from satrap.core.canonical import canonical
from satrap.core.errors import SatrapError
from satrap.core.foreseen import foresee
from satrap.core.game import OPEN, PUBLIC, Choices, Described, Observer, Seat, sample
from satrap.core.match import Match
from satrap.core.record import AnyMatch, format_record, make_record
from tests.plain import plain

SHOWN = 6  # legal actions examined closely
WORDS = ("", "nonsense", "undo 3")


class Leak(AssertionError):
    """An observer could tell two worlds apart."""


class Lost(AssertionError):
    """What was chosen is not what was played."""


class Doing(NamedTuple):
    """One thing that a seat does before all have chosen."""

    seat: Seat
    verb: str  # choose, withdraw, refused, unreadable, several
    number: int


def script(generator: random.Random, seats: tuple[Seat, ...], length: int) -> list[Doing]:
    """Return a script after which, and not before, all seats have chosen."""
    doings: list[Doing] = []
    ready: set[Seat] = set()
    verbs = ("choose", "choose", "withdraw", "refused", "unreadable", "several")
    for number in range(length):
        seat, verb = generator.choice(seats), generator.choice(verbs)
        if verb == "choose" and ready | {seat} == set(seats):
            continue
        doings.append(Doing(seat, verb, number))
        if verb == "choose":
            ready.add(seat)
        elif verb == "withdraw":
            ready.discard(seat)
    missing = [seat for seat in seats if seat not in ready]
    generator.shuffle(missing)
    return doings + [Doing(seat, "choose", length) for seat in missing]


def observers(match: AnyMatch) -> list[Observer]:
    """Return every possible observer."""
    return [*range(len(match.setup.seats)), PUBLIC, OPEN]


def chosen(match: AnyMatch, doing: Doing, world: str) -> object:
    """Return the choice of a seat in a world."""
    generator = random.Random(f"{world}/{doing.seat}/{doing.number}")
    return sample(match.game.legal(match.state, doing.seat), generator)


def do(match: AnyMatch, doing: Doing, world: str, pool: list[object]) -> None:
    """Let a seat do something."""
    wrong = _wrong(match, doing.seat, pool, doing.number)
    if doing.verb == "choose":
        match.play(doing.seat, chosen(match, doing, world))
    elif doing.verb == "withdraw":
        match.withdraw(doing.seat)
    elif doing.verb == "unreadable":
        refusal(lambda: match.play_text(doing.seat, WORDS[doing.number % len(WORDS)]))
    else:
        first = [chosen(match, doing, "same")] if doing.verb == "several" else []
        refusal(lambda: match.play(doing.seat, *first, wrong))


def refusal(act: object) -> str:
    """Return the message with which an act is refused; it must be refused."""
    assert callable(act)
    try:
        act()
    except SatrapError as error:
        return f"{error.code}: {error.text}"
    raise Lost("something wrong was not refused")


def _wrong(match: AnyMatch, seat: Seat, pool: list[object], number: int) -> object:
    """Return an action that is illegal for the seat now."""
    legal = match.game.legal(match.state, seat)
    wrong = [action for action in pool[number:] + pool[:number] if action not in legal]
    return wrong[0]


def received(
    match: AnyMatch, observer: Observer, pool: list[object], *, draws: bool = True
) -> bytes:
    """Return every byte that an observer can get out of a match now."""
    game, names = match.game, match.setup.seats
    view, events = match.view(observer), match.events(observer)
    legal = game.legal_in(view)
    shown = list(islice(legal, SHOWN))
    own = [*_listed(match.legal(observer)), str(match.sealed(observer))] if observer >= 0 else []
    return canonical(
        [
            game.dump_view(view),
            game.dump_state(game.imagine(view, random.Random(1))),
            [game.picture(view, "en") if draws else "", *map(str, game.score_sheet(view))],
            plain(events[-30:]),
            [len(events), *(str(event.text(names)) for event in events[-5:])],
            _listed(legal),
            [str(game.label(view, action)) for action in shown],
            [plain(foresee(game, view, *actions)) for actions in pairwise(shown)],
            [plain(foresee(game, view, action)) for action in shown],
            [str(game.why_not(view, action)) for action in pool[:SHOWN]],
            own,
            _refusals(match, observer, pool)
            if observer in match.game.deciders(match.state)
            else [],
            [match.ready(), match.waiting(), match.ply, match.epoch, match.outcome is None],
            [match.free_undo(seat) for seat in range(len(names))],
            format_record(make_record(match, bytes(32), reveal=False)).decode(),
        ]
    )


def _listed(legal: Choices[object]) -> list[str]:
    told = str(plain(legal.describe())) if isinstance(legal, Described) else ""
    return [str(len(legal)), told, *(str(action) for action in islice(legal, 40))]


def _refusals(match: AnyMatch, seat: Seat, pool: list[object]) -> list[str]:
    """Return the refusals a seat gets for an illegal action, alone and after a legal one."""
    wrong, good = _wrong(match, seat, pool, 0), chosen(match, Doing(seat, "", 0), "same")
    return [
        refusal(lambda: match.play(seat, wrong)),
        refusal(lambda: match.play(seat, good, wrong)),
        refusal(lambda: match.play_text(seat, WORDS[1])),
    ]


def fork(match: AnyMatch, kind: type[AnyMatch] = Match) -> AnyMatch:
    """Return a copy of a match with nothing sealed, which is of another class from now on."""
    other: AnyMatch = Match(match.game, match.setup, match._source)
    for moment in match.line[1:]:
        for seat, action in zip(moment.seats, moment.actions, strict=True):
            other.play(seat, action)
    other.__class__ = kind
    return other


def check(
    one: AnyMatch, other: AnyMatch, observer: Observer, doings: list[Doing], pool: list[object]
) -> None:
    """Play a script in two worlds; raise Leak if the observer can tell them apart before its end.

    Raise Lost unless the first world ends as if everybody had made only their last choice.
    """
    plain_order, ply = fork(one), one.ply
    for number, doing in enumerate(doings):
        draws = number % 8 == 7  # a picture is slow
        if one.ply > ply or other.ply > ply:
            raise Leak("the choices were carried out too early")
        seen = [received(each, observer, pool, draws=draws) for each in (one, other)]
        if seen[0] != seen[1]:
            raise Leak(f"before {doing}")
        do(one, doing, "one", pool)
        do(other, doing, "one" if doing.seat == observer else "other", pool)
    last = {doing.seat: doing for doing in doings if doing.verb == "choose"}
    for seat in sorted(last):
        plain_order.play(seat, chosen(plain_order, last[seat], "one"))
    if _whole(one) != _whole(plain_order):
        raise Lost


def _whole(match: AnyMatch) -> bytes:
    return canonical([match.game.dump_state(match.state), plain(match.entries), match.ply])


def moments(match: AnyMatch, generator: random.Random) -> Iterator[None]:
    """Play a match at random; yield whenever several seats must choose at the same time."""
    while match.outcome is None:
        if len(match.waiting()) > 1:
            yield
        for seat in match.waiting():
            match.play(seat, sample(match.legal(seat), generator))
