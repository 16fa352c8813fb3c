"""Honest people: each has an address, plays against a bot, and thinks for one to three seconds."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from itertools import count

from bench.load_moves import Json, choose
from bench.siege.notes import Kept, Notes
from bench.siege.plan import GAMES, LEVELS, honest_address
from bench.siege.seat import Seat, now
from bench.siege.wire import GONE, Caller, Reply

THINKING = (1.0, 3.0)  # seconds
RETRY_SECONDS = 1.0
MINE = 0  # the person's seat; the other one is a bot's
STALE = "stale"


class Player:
    """One person, from arriving as a guest to the last move."""

    def __init__(self, number: int, url: str, notes: Notes) -> None:
        self.number, self.url, self.notes = number, url, notes
        self.game = GAMES[number % len(GAMES)]
        self.level = LEVELS[number // len(GAMES) % len(LEVELS)]
        self.address = honest_address(number)
        self.caller = Caller(url, self.address)
        self.generator = random.Random(number)
        self.cookie = ""
        self.waits_since: float | None = None  # for a bot
        self.sent_at: float | None = None  # a command not answered yet
        self._keys = count()

    async def play(self) -> None:
        """Play match after match until cancelled."""
        reply = await self._ask("/guests", {"name": f"Honest {self.number}"})
        self.cookie = reply.cookie
        while True:
            seat = await self._sit_down()
            try:
                await self._match(seat)
            finally:
                seat.leave()
            self.notes.matches_over += 1

    async def _sit_down(self) -> Seat:
        began, phase = now(), self.notes.phase
        chairs = [{"who": "open"}, {"who": "bot", "bot": self.level}]
        reply = await self._ask("/tables", {"game": self.game, "chairs": chairs})
        seat = Seat(self.notes, self.url, reply.json["id"], self.cookie, self.address)
        await self._do(seat, {"do": "sit", "seat": MINE, "name": f"Honest {self.number}"})
        await self._do(seat, {"do": "start"})
        phase.opened.append(await seat.turn(lambda view: view["match"] is not None) - began)
        return seat

    async def _match(self, seat: Seat) -> None:
        await seat.turn(is_mine)
        while seat.view["status"] != "over":
            await asyncio.sleep(self.generator.uniform(*THINKING))
            await self._move(seat)

    async def _move(self, seat: Seat) -> None:
        match, phase = seat.view["match"], self.notes.phase
        ply, play = match["ply"], choose(match["legal"], self.generator)
        acked = await self._do(seat, {"do": "play", "plays": [play], "ply": ply})
        if not acked:
            return
        phase.moves += 1
        self.waits_since = acked
        seen = await seat.turn(lambda view: is_mine(view) and view["match"]["ply"] > ply)
        self.waits_since = None
        if seat.view["match"]["ply"] > ply + 1:  # a bot has decided in between
            phase.answers.append(seen - acked)

    async def _do(self, seat: Seat, command: Json) -> float:
        """Send a command; return when it was acknowledged, or 0 if it was refused."""
        request = {"key": f"h{next(self._keys)}", "command": command}
        phase, sent = self.notes.phase, now()
        self.sent_at = sent
        answer, at = await seat.send(request)
        self.sent_at = None
        if "ack" not in answer:
            phase.refused[answer["refused"]] += 1
            await asyncio.sleep(RETRY_SECONDS)
            return 0.0
        phase.acks.append(at - sent)
        self.notes.kept.append((self.number, Kept(seat.table, request, answer["head"])))
        return at

    async def _ask(self, path: str, body: Json) -> Reply:
        """Repeat a request until it succeeds."""
        while True:
            with suppress(*GONE):
                reply = await self.caller.ask("POST", path, body, self.cookie)
                if reply.is_done:
                    return reply
                self.notes.phase.refused[reply.kind] += 1
            await asyncio.sleep(RETRY_SECONDS)


def is_mine(view: Json) -> bool:
    """Say whether the person has to decide, or the match is over."""
    match = view["match"]
    return view["status"] == "over" or (match is not None and MINE in match["waiting"])
