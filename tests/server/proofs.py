"""Random matches with a log like a server's, and their proofs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from functools import cache
from typing import Any

from satrap.core.canonical import digest
from satrap.core.game import AnyGame, Json, Seat, Setup, sample
from satrap.core.match import Match, ReseedEntry, seeded
from satrap.core.record import AnyMatch, make_record
from satrap.server.beside import split
from satrap.server.chain import (
    NONCE_BYTES,
    ChainLine,
    bytes_commitment,
    chain_heads,
    ended,
    line_body,
    match_seed,
    seed_commitment,
)
from satrap.server.proof import format_proof, make_proof
from tests.conformance.games import NAMES
from tests.offered import GAMES
from tests.toy import TOY

GAME_OF = {**GAMES, "toy": TOY}


class Table:
    """A match with its log; nonces and seeds come from the generator, so tests are repeatable."""

    def __init__(self, game: AnyGame, number: int, position: Json = None) -> None:
        self.generator = random.Random(f"{game.id} {number}")
        self.lines: list[ChainLine] = []
        self.beside: list[bytes | None] = []
        self.server_seed = self.generator.randbytes(32)
        names = NAMES[: game.seats[number % len(game.seats)]]
        setup = game.setup(names, position=position)
        plan = self._plan(game, setup)
        self.add("opened", **plan)
        if number % 7 == 3:
            self._change(plan)
        self.seed = match_seed(self.server_seed, self._sit_down(len(names)))
        self.match: AnyMatch = Match(game, setup, seeded(self.seed))
        self.add("started", draws=draws_of(self.match, 0))
        if position is not None:
            self.match.redeal()
            self.add("redealt", epoch=1, draws=draws_of(self.match, 0, 1))

    def add(self, kind: str, **fields: Json) -> None:
        """Append a line to the log."""
        nonce = self.generator.randbytes(NONCE_BYTES)
        told, beside = split(
            {**fields, "kind": kind}, lambda: self.generator.randbytes(NONCE_BYTES)
        )
        body = {name: value for name, value in told.items() if name != "kind"}
        self.lines.append(ChainLine(nonce, line_body(len(self.lines), kind, **body)))
        self.beside.append(beside)

    def _plan(self, game: AnyGame, setup: Setup) -> dict[str, Json]:
        """Return what is fixed when a table is opened."""
        return {
            "commitment": seed_commitment(self.server_seed),
            "game": game.id,
            "rules": game.rules,
            "preset": "standard",
            "options": dict(setup.options),
            "board": setup.board.name,
            "board_hash": setup.board.hash,
            "starter": None,
            "position": setup.position,
            "host": "id of Ana",
            "chairs": [
                *[{"who": "open"}] * (len(setup.seats) - 1),
                {"who": "bot", "bot": "recruit"},
            ],
        }

    def _change(self, plan: dict[str, Json]) -> None:
        """Let the host change the table twice, the second time back to how it was."""
        parts = ("rules", "preset", "options", "board", "board_hash", "chairs", "starter")
        settled = {name: plan[name] for name in parts}
        other = {"preset": "other", "board": "", "board_hash": "", "chairs": [{"who": "open"}] * 2}
        self.add("changed", **settled | other)
        self.add("changed", **settled)

    def _sit_down(self, seats: int) -> dict[Seat, bytes]:
        """Let everybody sit down, in every possible way.

        Seat 0 gives bytes, leaves, and comes back with others. The second commits to bytes and
        reveals them when the match is called, the third does not reveal them in time, the last
        one is a bot.
        """
        given = {seat: self.generator.randbytes(16 + 8 * (seat % 3)) for seat in range(seats - 1)}
        self.sit(0, "Zoe", seed=self.generator.randbytes(20).hex())
        self.add("left", seat=0)
        self.sit(0, NAMES[0], seed=given[0].hex())
        for seat in range(1, seats - 1):
            self.sit(seat, NAMES[seat], commitment=bytes_commitment(given[seat]))
        if seats > 2:
            self.add("called", at=1_000, until=61_000)
            self.add("revealed", seat=1, seed=given[1].hex())
        if seats > 3:
            self.add("omitted", at=61_001, seats=[*range(2, seats - 1)])
        self.sit(seats - 1, NAMES[seats - 1], guest=None)
        self.people = set(range(seats - 1))
        return {seat: given[seat] for seat in given if seat < 2}

    def sit(self, seat: Seat, name: str, **more: Json) -> None:
        line = {"seed": "", "commitment": "", "guest": seat, **more}
        self.add("seated", seat=seat, name=name, person=f"id of {name}", **line)

    def play(self, seat: Seat, *actions: Any) -> None:
        """Play, sometimes in one line with the seat's last play: a whole march."""
        before = len(self.match.line)
        self.match.play(seat, *actions)
        draws = [draws_of(self.match, ply) for ply in range(before, len(self.match.line))]
        plays, last = [str(action) for action in actions], json.loads(self.lines[-1].body)
        if last["kind"] == "played" and last["seat"] == seat and self.generator.random() < 0.3:
            plays, draws = last["plays"] + plays, last["draws"] + draws
            self.lines.pop()
            self.beside.pop()
        self.add("played", seat=seat, plays=plays, draws=draws)

    def withdraw(self, seat: Seat) -> None:
        self.match.withdraw(seat)
        self.add("withdrawn", seat=seat)

    def undo(self, seat: Seat, to: int) -> None:
        self.match.undo(seat, to, forget=True)
        self.add("undone", seat=seat, to=to)
        entry = self.match.entries[-1]
        if isinstance(entry, ReseedEntry):
            draws = draws_of(self.match, self.match.ply, entry.epoch)
            self.add("reseeded", epoch=entry.epoch, draws=draws)

    def resign(self, seat: Seat) -> None:
        """Give up; a bot plays on as long as another person does, at a table for more than two."""
        self.people.discard(seat)
        heir = "Poros" if len(self.match.setup.seats) > 2 and self.people else ""
        self.match.resign(seat, heir)
        self.add("resigned", seat=seat, bot="companion" if heir else "", name=heir)

    def run(self, quits: int = 0) -> None:
        """Play to the end, with talk, changes of mind and undos in between.

        Every so many decisions one more person gives up.
        """
        undos, count = 6, 0
        while self.match.outcome is None:
            count += 1
            if quits and count % quits == 0 and self.people:
                self.resign(max(self.people))
                continue
            seat = self.generator.choice(self.match.waiting())
            self.play(seat, sample(self.match.legal(seat), self.generator))
            self._hesitate()
            if undos and self.generator.random() < 0.1:
                undos -= self._go_back()
        self.add("ended", **ended(make_record(self.match, self.seed), is_nameless=True))

    def _hesitate(self) -> None:
        chance, ready = self.generator.random(), self.match.ready()
        if chance < 0.1:
            self.add("said", seat=0, name=NAMES[0], words='Schön "gespielt" \u2603\n')
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
        return format_proof(make_proof(record, self.server_seed, self.lines, self.beside))


def draws_of(match: AnyMatch, ply: int, epoch: int | None = None) -> list[str]:
    """Return the names of what was drawn at a ply, perhaps in one epoch only."""
    draws = [draw for draw in match.line[ply].draws if epoch in (None, draw.epoch)]
    return [f"{draw.epoch}/{draw.purpose}/{draw.occurrence}" for draw in draws]


@cache
def table(game: str, number: int) -> Table:
    """Return a finished table."""
    made = Table(GAME_OF[game], number)
    made.run()
    return made


@cache
def given_up(game: str, number: int) -> Table:
    """Return a table at which one person after the other gave up."""
    made = Table(GAME_OF[game], number)
    made.run(quits=2 + number % 7)
    return made


@cache
def proof_file(game: str, number: int) -> bytes:
    """Return the proof of a random match."""
    return table(game, number).proof_file()


@cache
def set_position_file() -> bytes:
    """Return the proof of a match from a written position, with several people."""
    position = {"hands": [["horse"] * 5, ["lyre"] * 5, []], "deck": ["temple", "amphora"] * 9}
    made = Table(GAMES["alexandros"], 1, position)
    made.run()
    return made.proof_file()


# Taking a proof apart and putting it together again, as a cheat would


class Forgery:
    """A proof that can be changed: bodies as objects, everything else as in the file."""

    def __init__(self, data: bytes) -> None:
        self.proof = json.loads(data)
        self.record = self.proof["record"]
        self.bodies = [json.loads(line["body"]) for line in self.proof["lines"]]
        self.nonces = [line["nonce"] for line in self.proof["lines"]]
        self.beside = [line.get("beside") for line in self.proof["lines"]]

    def at(self, kind: str, number: int = 0) -> int:
        """Return the place of a line of a kind, counted from the first or from the end."""
        return [n for n, body in enumerate(self.bodies) if body["kind"] == kind][number]

    def seeds(self) -> dict[Seat, bytes]:
        """Return the bytes that are revealed when the match starts."""
        found: dict[Seat, bytes] = {}
        for body in self.bodies[: self.at("started")]:
            if body["kind"] in ("seated", "left"):
                found.pop(body["seat"], None)
            if body.get("seed"):
                found[body["seat"]] = bytes.fromhex(body["seed"])
        return found

    def insert(self, place: int, body: dict[str, Any]) -> None:
        """Put a line into the log, with a nonce and a head of its own."""
        self.bodies.insert(place, {"seq": place, **body})
        self.nonces.insert(place, "ab" * 16)
        self.beside.insert(place, None)
        self.proof["heads"].insert(place, "cd" * 32)

    def drop(self, place: int) -> None:
        """Leave a line out."""
        for parts in (self.bodies, self.nonces, self.beside, self.proof["heads"]):
            del parts[place]

    def number(self) -> None:
        """Renumber the lines."""
        for number, body in enumerate(self.bodies):
            body["seq"] = number

    def lines(self) -> Iterable[ChainLine]:
        for nonce, body in zip(self.nonces, self.bodies, strict=True):
            fields = {name: body[name] for name in body if name not in ("seq", "kind")}
            yield ChainLine(bytes.fromhex(nonce), line_body(body["seq"], body["kind"], **fields))

    def close(self) -> None:
        """Put the hash of the record as it is now, without its names, into the line `ended`."""
        nameless = {**self.record, "seats": ["" for _ in self.record["seats"]]}
        self.bodies[self.at("ended")]["record"] = digest(nameless)

    def chain(self) -> None:
        """Recompute all heads, as if the log had always been like this."""
        self.proof["heads"] = [head.hex() for head in chain_heads(self.lines())]

    def data(self) -> bytes:
        beside = [{"beside": each} if each else {} for each in self.beside]
        self.proof["lines"] = [
            {"nonce": nonce, "body": line.body.decode(), **more}
            for nonce, line, more in zip(self.nonces, self.lines(), beside, strict=True)
        ]
        return json.dumps(self.proof).encode()
