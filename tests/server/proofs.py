"""Random matches with a log as a server keeps it, and their proofs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from functools import cache
from typing import Any

from satrap.core.canonical import digest
from satrap.core.game import AnyGame, Json, Seat, sample
from satrap.core.match import Match, Reseeded, seeded
from satrap.core.record import AnyMatch, make_record
from satrap.games import GAMES
from satrap.server.chain import (
    NONCE_BYTES,
    Line,
    chain_heads,
    ended,
    line_body,
    match_seed,
    seed_commitment,
)
from satrap.server.proof import format_proof, make_proof
from tests.conformance.games import NAMES
from tests.toy import TOY

GAME_OF = {**GAMES, "toy": TOY}


class Table:
    """A match with its log; every nonce and seed comes from the generator, to repeat a test."""

    def __init__(self, game: AnyGame, number: int) -> None:
        self.generator = random.Random(f"{game.id} {number}")
        self.lines: list[Line] = []
        self.server_seed = self.generator.randbytes(32)
        self.add("opened", **self._plan(game))
        names = NAMES[: game.seats[number % len(game.seats)]]
        self.seed = match_seed(self.server_seed, self._sit_down(len(names)))
        self.match: AnyMatch = Match(game, game.setup(names), seeded(self.seed))
        self.add("started")

    def add(self, kind: str, **fields: Json) -> None:
        """Append a line to the log."""
        nonce = self.generator.randbytes(NONCE_BYTES)
        self.lines.append(Line(nonce, line_body(len(self.lines), kind, **fields)))

    def _plan(self, game: AnyGame) -> dict[str, Json]:
        """Return what is settled when a table is opened: options only where they were told."""
        option = game.options[0]
        return {
            "commitment": seed_commitment(self.server_seed),
            "game": game.id,
            "rules": game.rules,
            "preset": "standard",
            "options": {option.name: option.default},
            "board": game.boards()[0],
            "starter": None,
        }

    def _sit_down(self, seats: int) -> dict[Seat, bytes]:
        """Let all sit down; seat 0 gives a seed, goes and comes back, the last one gives none."""
        given = {seat: self.generator.randbytes(16 + 8 * (seat % 3)) for seat in range(seats - 1)}
        self.add("seated", seat=0, name="Zoe", seed=self.generator.randbytes(20).hex())
        self.add("left", seat=0)
        for seat in range(seats):
            self.add("seated", seat=seat, name=NAMES[seat], seed=given.get(seat, b"").hex())
        return given

    def play(self, seat: Seat, *actions: Any) -> None:
        """Play, sometimes as one line with what the seat has just played: a whole march."""
        self.match.play(seat, *actions)
        plays, last = [str(action) for action in actions], json.loads(self.lines[-1].body)
        if last["kind"] == "played" and last["seat"] == seat and self.generator.random() < 0.3:
            plays = last["plays"] + plays
            self.lines.pop()
        self.add("played", seat=seat, plays=plays)

    def withdraw(self, seat: Seat) -> None:
        self.match.withdraw(seat)
        self.add("withdrawn", seat=seat)

    def undo(self, seat: Seat, to: int) -> None:
        self.match.undo(seat, to, forget=True)
        self.add("undone", seat=seat, to=to)
        entry = self.match.entries[-1]
        if isinstance(entry, Reseeded):
            self.add("reseeded", epoch=entry.epoch)

    def run(self) -> None:
        """Play to the end, with talk, changes of mind and undos in between."""
        undos = 6
        while self.match.outcome is None:
            seat = self.generator.choice(self.match.waiting())
            self.play(seat, sample(self.match.legal(seat), self.generator))
            self._hesitate()
            if undos and self.generator.random() < 0.1:
                undos -= self._go_back()
        self.add("ended", **ended(make_record(self.match, self.seed)))

    def _hesitate(self) -> None:
        chance, ready = self.generator.random(), self.match.ready()
        if chance < 0.1:
            self.add("said", seat=0, text='Schön "gespielt" \u2603\n')
        elif ready and chance < 0.4:
            self.withdraw(ready[0])
        elif ready and chance < 0.7:
            self.play(ready[-1], sample(self.match.legal(ready[-1]), self.generator))

    def _go_back(self) -> bool:
        if self.match.outcome or not self.match.ply:
            return False
        to = max(0, self.match.ply - self.generator.randrange(1, 4))
        self.undo(self.generator.randrange(len(self.match.setup.seats)), to)
        return True

    def proof_file(self) -> bytes:
        record = make_record(self.match, self.seed)
        return format_proof(make_proof(record, self.server_seed, self.lines))


@cache
def table(game: str, number: int) -> Table:
    """Return a finished table."""
    made = Table(GAME_OF[game], number)
    made.run()
    return made


@cache
def proof_file(game: str, number: int) -> bytes:
    """Return the proof of a random match."""
    return table(game, number).proof_file()


# Taking a proof apart and putting it together again, as somebody who wants to cheat


class Forgery:
    """A proof that can be changed: bodies as objects, all else as in the file."""

    def __init__(self, data: bytes) -> None:
        self.proof = json.loads(data)
        self.record = self.proof["record"]
        self.bodies = [json.loads(line["body"]) for line in self.proof["lines"]]
        self.nonces = [line["nonce"] for line in self.proof["lines"]]

    def at(self, kind: str, number: int = 0) -> int:
        """Return where the line of a kind stands, counted from the first or from the end."""
        return [n for n, body in enumerate(self.bodies) if body["kind"] == kind][number]

    def number(self) -> None:
        """Number the lines anew."""
        for number, body in enumerate(self.bodies):
            body["seq"] = number

    def lines(self) -> Iterable[Line]:
        for nonce, body in zip(self.nonces, self.bodies, strict=True):
            fields = {name: body[name] for name in body if name not in ("seq", "kind")}
            yield Line(bytes.fromhex(nonce), line_body(body["seq"], body["kind"], **fields))

    def close(self) -> None:
        """Let the line `ended` hold the hash of the record as it is now."""
        self.bodies[self.at("ended")]["record"] = digest(self.record)

    def chain(self) -> None:
        """Compute all heads again, as if the log had always been so."""
        self.proof["heads"] = [head.hex() for head in chain_heads(self.lines())]

    def data(self) -> bytes:
        self.proof["lines"] = [
            {"nonce": nonce, "body": line.body.decode()}
            for nonce, line in zip(self.nonces, self.lines(), strict=True)
        ]
        return json.dumps(self.proof).encode()
