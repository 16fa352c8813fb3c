"""A match at one keyboard: who sits there, what each has been shown, where it is saved."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from satrap.bots import Bot, plan_of
from satrap.cli.files import CannotSave, write_record
from satrap.cli.screen import Screen
from satrap.core.game import PUBLIC, Observer, Seat
from satrap.core.record import AnyMatch, make_record
from satrap.core.text import people, text

LAST_LINES = 12  # of the log; `log` shows three times as many


@dataclass
class Session:
    """A match, its bots and its people."""

    screen: Screen
    match: AnyMatch
    seed: bytes
    bots: Mapping[Seat, Bot]
    file: Path
    told: dict[Observer, int] = field(default_factory=dict)  # plies shown to each observer
    shown: tuple[Observer, str] = (PUBLIC, "")  # the last picture and whose it was

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names()

    def watcher(self) -> Observer | None:
        """Return who watches all the time; None if several people share the screen."""
        if len(self.people) > 1:
            return None
        return self.people[0] if self.people else PUBLIC

    def last_decision(self, seat: Seat) -> int:
        """Return the last ply in which a seat decided; 0 if there is none."""
        line = self.match.line
        return next((ply for ply in range(len(line) - 1, 0, -1) if seat in line[ply].seats), 0)

    def save(self, file: Path | None = None) -> None:
        """Write the record to the disk."""
        write_record(file or self.file, make_record(self.match, self.seed))

    def keep(self) -> None:
        """Save after a decision; a full disk is reported but does not stop the match."""
        try:
            self.save()
        except CannotSave as error:
            self.screen.say(error.text, "red")
        for observer, plies in self.told.items():
            self.told[observer] = min(plies, len(self.match.line))

    def move_bot(self, seat: Seat) -> None:
        """Let a bot carry out what it plans to do next.

        Its dice come from the seed, so a resumed match plays out the same.
        """
        match = self.match
        mark = f"/bot/{seat}/{len(match.entries)}".encode()
        dice = random.Random(sha256(self.seed + mark).digest())
        for action in plan_of(self.bots[seat], match.view(seat), match.legal(seat), dice):
            if seat not in match.waiting() or action not in match.legal(seat):
                break
            match.play(seat, action)
        self.keep()

    def tell(self, observer: Observer) -> None:
        """Show an observer what happened since the last time."""
        for event in self.match.events(observer, self.told.get(observer, 0)):
            self.screen.say(event.text(people(self.names)), reader=observer)
        self.told[observer] = len(self.match.line)

    def tell_log(self, observer: Observer, lines: int | None) -> None:
        """Show the last lines of the log, or all of it."""
        events = self.match.events(observer)
        left_out = 0 if lines is None else max(0, len(events) - lines)
        if left_out:
            self.screen.say(text("cli-log-earlier", count=left_out), "dim")
        for event in events[left_out:]:
            self.screen.say(event.text(people(self.names)), reader=observer)
        self.told[observer] = len(self.match.line)

    def show(self, observer: Observer, *, again: bool = False) -> None:
        """Show the table to an observer, unless it looks the same as when it was last shown."""
        picture = self.match.game.picture(self.match.view(observer), self.screen.language)
        if again or self.shown != (observer, picture):
            self.screen.skip()
            self.screen.picture(picture)
        self.shown = (observer, picture)
