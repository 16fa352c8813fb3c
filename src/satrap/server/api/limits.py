"""Limits: how often something may be requested, and how much may be open at a time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from satrap.server.api.gate import Gate
from satrap.server.api.settings import Settings
from satrap.server.errors import TooMany
from satrap.server.running import Most

MOST_KNOWN = 20_000  # clients counted; beyond that, quiet ones are forgotten


class Rate:
    """A bucket for each client: it fills at a rate, and each request takes one out."""

    def __init__(self, rate: tuple[float, int], slack: float) -> None:
        self._rate, self._most = rate[0] * slack, rate[1] * slack
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """Let one more through, or raise TooMany."""
        at = time.monotonic()
        left = self._now(who, at)
        if left < 1:
            raise TooMany("server-too-many")
        if len(self._left) >= MOST_KNOWN:
            self._left = {each: self._left[each] for each in self._left if self._is_busy(each, at)}
        self._left[who] = (left - 1, at)

    def _now(self, who: str, at: float) -> float:
        left, then = self._left.get(who, (self._most, at))
        return min(self._most, left + (at - then) * self._rate)

    def _is_busy(self, who: str, at: float) -> bool:
        return self._now(who, at) < self._most


class Slots:
    """A limit on how many may be open at a time for each client."""

    def __init__(self, most: int, slack: float) -> None:
        self._most = most * slack
        self._open: Counter[str] = Counter()

    @contextmanager
    def hold(self, who: str) -> Iterator[None]:
        """Hold a slot, or raise TooMany."""
        if self._open[who] >= self._most:
            raise TooMany("server-too-many")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Limits:
    """All limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self.address = Rate(settings.address_rate, settings.slack)
        self.person = Rate(settings.person_rate, settings.slack)
        self.guests = Rate(settings.guest_rate, settings.slack)
        self.links = Rate(settings.link_rate, settings.slack)
        self.sign_ins = Rate(settings.sign_in_rate, settings.slack)
        self.accounts = Rate(settings.account_rate, settings.slack)
        self.letters = Rate(settings.letter_rate, settings.slack)
        self.tables = Rate(settings.table_rate, settings.slack)
        self.words = Rate(settings.word_rate, settings.slack)
        self.address_words = Rate(settings.address_word_rate, settings.slack)
        self.table_words = Rate(settings.table_word_rate, settings.slack)
        self.seats = Rate(settings.seat_rate, settings.slack)
        self.records = Rate(settings.record_rate, settings.slack)
        self.sockets = Rate(settings.socket_rate, settings.slack)
        self.boards = Rate(settings.board_rate, settings.slack)
        self.reports = Rate(settings.report_rate, settings.slack)
        self.wishes = Rate(settings.wish_rate, settings.slack)
        self.notes = Rate(settings.note_rate, settings.slack)
        self.exports = Rate(settings.export_rate, settings.slack)
        self.hints = Rate(settings.hint_rate, settings.slack)
        self.analyses = Rate(settings.analysis_rate, settings.slack)
        self.gate = Gate(settings.crowd_rate * settings.slack)
        self.address_requests = Slots(settings.address_connections, settings.slack)
        self.address_bodies = Slots(settings.address_bodies, settings.slack)
        person, address = settings.person_running, settings.address_running
        self.running = Most(person * settings.slack, address * settings.slack)
        self.address_sockets = Slots(settings.address_sockets, settings.slack)
        self.person_sockets = Slots(settings.person_sockets, settings.slack)
