"""Everything that an observer can request at a moment; none of it changes anything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import quote

from satrap.core.game import PUBLIC, Json, Observer
from satrap.core.language import LANGUAGES
from tests.server.secrecy.course import TABLE, Course

MOST = 7  # requests at a moment, besides those that are always sent
RARE = 40  # plies between two requests for the board's picture, which is large


class Probe(NamedTuple):
    """A request, and whether it must be refused."""

    name: str
    method: str
    path: str
    body: Json | bytes = b""
    is_refused: bool = False
    language: str = "en"


def probes(course: Course, observer: Observer, generator: random.Random) -> list[Probe]:
    """Return what an observer requests now: always the table, and a sample of the rest."""
    always = [Probe("table", "GET", f"{TABLE}?link={{link}}")]
    if observer != PUBLIC:
        always.append(Probe("legal", "GET", f"{TABLE}/legal"))
        always.append(Probe("hint", "GET", f"{TABLE}/hint?depth={1 + course.model.ply % 3}"))
    if course.model.ply % RARE == 0:
        always.append(Probe("board", "GET", f"{TABLE}/board?link={{link}}"))
        analysis = f"{TABLE}/analysis?link={{link}}"
        always += [Probe("analysis", way, analysis, is_refused=True) for way in ("GET", "POST")]
    rest = [*_looking(course, observer, generator), *_acting(course, observer, generator)]
    chosen = generator.sample(rest, min(MOST, len(rest)))
    language = generator.choice(LANGUAGES)
    return always + [probe._replace(language=language) for probe in chosen]


def _looking(course: Course, observer: Observer, generator: random.Random) -> Iterator[Probe]:
    ply, asked = course.model.ply, "?link={link}"
    for number in {0, ply, generator.randrange(ply + 1)}:
        yield Probe("ply", "GET", f"{TABLE}/plies/{number}{asked}")
    yield Probe("no such ply", "GET", f"{TABLE}/plies/{ply + 1}{asked}", is_refused=True)
    for number in {1, ply + 1, generator.randrange(ply + 1)}:
        yield Probe("events", "GET", f"{TABLE}/events{asked}&before={number}")
    yield Probe("story", "GET", f"{TABLE}/story{asked}")
    for name in ("record", "proof"):
        yield Probe(name, "GET", f"{TABLE}/{name}{asked}", is_refused=True)
    yield Probe("notes", "GET", f"{TABLE}/notes{asked}")
    yield Probe("my notes", "PUT", f"{TABLE}/notes{asked}", {"words": "Lyres!"})
    yield Probe("lobby", "GET", "/api/tables")
    yield Probe("me", "GET", "/api/me")
    yield Probe("my devices", "GET", "/api/me/devices")
    yield Probe("my tables", "GET", "/api/me/tables")
    yield Probe("my home", "GET", "/api/me/home")
    yield Probe("my plans", "GET", f"{TABLE}/prepared", is_refused=observer == PUBLIC)
    yield Probe("no socket", "GET", f"{TABLE}/ws{asked}", is_refused=True)
    yield Probe("no link", "GET", TABLE)
    wrong = {"actions": ["stop"]}
    yield Probe("a plan in vain", "PUT", f"{TABLE}/prepared", wrong, is_refused=True)
    yield Probe("metrics", "GET", "/api/metrics", is_refused=True)
    yield Probe("nowhere", "GET", f"{TABLE}/hands", is_refused=True)
    yield Probe("only the head", "HEAD", TABLE, is_refused=True)
    other = generator.choice([seat for seat in course.seats if seat != observer])
    for name in ("", "/legal", f"/plies/{ply}", "/story", "/notes", "/prepared"):
        path = f"{TABLE}{name}{asked}&seat={other}"
        yield Probe(f"as another seat {name}", "GET", path, is_refused=True)
    events = f"{TABLE}/events{asked}&before=1&seat={other}"
    yield Probe("as another seat /events", "GET", events, is_refused=True)
    if observer == PUBLIC:
        for name in ("why", "preview"):
            yield Probe(f"no seat, {name}", "GET", f"{TABLE}/{name}?play=pass", is_refused=True)
        return
    yield Probe("as my seat", "GET", f"{TABLE}?seat={observer}")
    yield Probe("more legal", "GET", f"{TABLE}/legal?first=256")
    yield from _what_if(course, observer, generator)


def _what_if(course: Course, observer: Observer, generator: random.Random) -> Iterator[Probe]:
    some = [generator.choice(course.notations) for _ in range(3)]
    legal = list(course._some_legal(observer))
    if legal:
        some += [generator.choice(legal) for _ in range(3)]
    for notation in some:
        yield Probe("why", "GET", f"{TABLE}/why?play={quote(notation)}")
        yield Probe("preview", "GET", f"{TABLE}/preview?play={quote(notation)}")
    for pair in pairwise(some):
        yield Probe("why several", "GET", f"{TABLE}/why?play={quote(';'.join(pair))}")
        yield Probe("preview several", "GET", f"{TABLE}/preview?play={quote(';'.join(pair))}")
    yield Probe("why nonsense", "GET", f"{TABLE}/why?play=nonsense", is_refused=True)


def _acting(course: Course, observer: Observer, generator: random.Random) -> Iterator[Probe]:
    for name, command in _refused(course, observer, generator):
        body = {"key": f"try-{generator.random()}".replace(".", "-"), "command": command}
        yield Probe(name, "POST", f"{TABLE}/act?link={{link}}", body, is_refused=True)
    stale = {"key": "late", "version": 0, "command": {"do": "undo"}}
    yield Probe("an old version", "POST", f"{TABLE}/act?link={{link}}", stale, is_refused=True)
    yield Probe("no command", "POST", f"{TABLE}/act?link={{link}}", b'{"key":', is_refused=True)
    yield Probe("again", "POST", f"{TABLE}/rematch", {}, is_refused=True)
    onward = {"ply": 0, "chairs": [{"who": "open"} for _ in course.seats]}
    yield Probe("on", "POST", f"{TABLE}/continue?link={{link}}", onward, is_refused=True)


def _refused(
    course: Course, observer: Observer, generator: random.Random
) -> Iterator[tuple[str, Json]]:
    """Yield commands that cannot be carried out now."""
    model, ply = course.model, course.model.ply
    yield "sit", {"do": "sit", "seat": 0, "name": "Zeno"}
    yield "start", {"do": "start"}
    yield "free", {"do": "free", "seat": 1}
    yield "hush nobody", {"do": "hush", "who": 99, "how": "mute"}
    yield "bytes too late", {"do": "reveal", "seed": "00" * 32}
    if observer == PUBLIC:
        yield "play of a watcher", {"do": "play", "plays": ["pass"], "ply": ply}
        yield "undo of a watcher", {"do": "undo"}
        yield "end of a watcher", {"do": "abandon"}
        return
    if peek := course.peek(observer):
        yield "a peek", peek
    for _ in range(3):
        if play := course.refused_play(observer):
            yield "play in vain", play
    legal = list(course._some_legal(observer)) or ["pass"]
    yield "too late", {"do": "play", "plays": [generator.choice(legal)], "ply": ply + 1}
    yield "undo nothing", {"do": "undo", "to": ply}
    if model.free_undo(observer):
        yield "undo too far", {"do": "undo", "to": model.free_undo(observer) - 1}
    yield "ask in vain", {"do": "askundo", "to": ply}
    if model.sealed(observer) is None:
        yield "nothing sealed", {"do": "withdraw"}
    if observer not in course.undone:
        yield "nothing undone", {"do": "redo"}
    if not course.is_asked:
        yield "nothing asked", {"do": "answerundo", "agrees": True}
    others = [seat for seat in course.seats if seat != observer]
    yield "not away", {"do": "replace", "seat": generator.choice(others)}
