"""`satrap replay`: step through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from satrap.cli.files import read_record
from satrap.cli.language import explain
from satrap.cli.play import Language
from satrap.cli.screen import Screen, opened
from satrap.core.errors import BadSetup
from satrap.core.game import OPEN, PUBLIC, Observer
from satrap.core.prompts import prompt
from satrap.core.record import AnyMatch
from satrap.core.record import replay as play_again
from satrap.core.text import people, text
from satrap.packs import get_pack

_OBSERVERS = {"public": PUBLIC, "open": OPEN}

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=explain("cli-opt-record-file"))]
Ply = Annotated[int, typer.Option(min=0, help=explain("cli-opt-ply"))]
Who = Annotated[str, typer.Option("--observer", help=explain("cli-opt-observer"))]
All = Annotated[bool, typer.Option("--all", help=explain("cli-opt-all"))]


def replay(
    file: RecordFile, ply: Ply = 0, observer: Who = "open", all_: All = False, lang: Language = None
) -> None:
    with opened(lang) as screen:
        record = read_record(file)
        match = play_again(get_pack(record.game).game, record)
        who = _parse_observer(match, observer)
        if all_:
            for number in range(len(match.line)):
                _tell_ply(screen, match, who, number)
            _show_ply(screen, match, who, match.ply)
        else:
            _step(screen, match, who, ply)


def _parse_observer(match: AnyMatch, word: str) -> Observer:
    seats = {str(seat): seat for seat in range(len(match.setup.seats))}
    found = (_OBSERVERS | seats).get(word)
    if found is None:
        raise BadSetup("cli-unknown-observer", observer=word, most=len(seats) - 1)
    return found


def _step(screen: Screen, match: AnyMatch, observer: Observer, ply: int) -> None:
    """Show one ply after another, as long as the person likes."""
    while True:
        ply = min(ply, match.ply)
        screen.skip()
        screen.say(text("cli-ply", ply=ply, most=match.ply), "bold")
        _tell_ply(screen, match, observer, ply)
        _show_ply(screen, match, observer, ply)
        following = _ask_ply(screen, match, ply)
        if following is None:
            return
        ply = following


def _ask_ply(screen: Screen, match: AnyMatch, ply: int) -> int | None:
    """Return the ply to show next, or None for the end."""
    while True:
        typed = screen.ask(text("cli-replay-prompt", most=match.ply)).lower()
        if typed in ("q", "quit") or (not typed and ply == match.ply):
            return None
        if not typed:
            return ply + 1
        if typed == "b":
            return max(0, ply - 1)
        if typed.isdecimal() and len(typed) < 10 and int(typed) <= match.ply:
            return int(typed)
        screen.say(text("cli-replay-help", most=match.ply))


def _tell_ply(screen: Screen, match: AnyMatch, observer: Observer, ply: int) -> None:
    for event in match.line[ply].events:
        told = event.seen_by(observer).text(people(match.names(ply - 1)))
        screen.say(told, reader=observer)


def _show_ply(screen: Screen, match: AnyMatch, observer: Observer, ply: int) -> None:
    view = match.view(observer, ply)
    screen.skip()
    screen.picture(match.game.picture(view, screen.language))
    if ply == match.ply and match.outcome:
        screen.skip()
        if match.loser is not None:  # no event of the game says so
            screen.say(prompt(match, observer))
        screen.say(text("cli-sheet"), "bold")
        for line in match.game.score_sheet(view):
            screen.say(line)
