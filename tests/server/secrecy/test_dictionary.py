"""Heads are commitments: trying all 816 splits finds nothing, unless a nonce is bad."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from satrap.core.chance import SeededChance
from satrap.server import chain, room
from satrap.server.beside import new_salt
from satrap.server.live_table import LiveTable
from satrap.server.store.interface import StoredLine
from satrap.server.tables.entries import format_entry
from tests.offered import GAMES
from tests.server.secrecy.dictionary import NONCES, Clue, Guess, Nonce, attack, body, sha256
from tests.server.secrecy.run import in_memory
from tests.server.secrecy.wire import Inside
from tests.server.secrecy.world import HOST, NAMES, World, two_worlds

GAME = GAMES["alexander_the_great"]
SEATS = 3
OPENING = {"game": GAME.id, "chairs": [{"who": "open"}] * SEATS}
SEALED = ("split 1 6 4 4", "split 0 5 5 5", "split 15 0 0 0")  # one choice, changed twice


class Seen(NamedTuple):
    """What attackers know about each sealed choice, and what the store has."""

    clues: list[Clue]
    lines: list[StoredLine]


def seal(plant: Callable[[], None] = lambda: None) -> Seen:
    """Let seat 1 seal a choice and change its mind, and seat 2 talk in between."""

    async def play() -> Seen:
        with in_memory() as folder:
            async with two_worlds(folder) as (world, _):
                plant()
                return await _seal(world)

    return asyncio.run(play())


async def _seal(world: World) -> Seen:
    await world.open(OPENING)
    for seat in range(SEATS):
        await _head(world, seat, "sit", {"do": "sit", "seat": seat, "name": NAMES[seat]})
    before, sealed = await _head(world, HOST, "start", {"do": "start"}), []
    for number, play in enumerate(SEALED):
        command = {"do": "play", "plays": [play], "ply": 0}
        after = await _head(world, 1, f"play-{number}", command)
        sealed.append((before, after))
        before = await _head(world, 2, f"say-{number}", {"do": "say", "words": "Well?"})
    assert isinstance(world.wire, Inside)
    lines = await world.wire.app.state.satrap.store.read(world.table)
    place = {line.head: (line.seq, line.at) for line in lines}
    commitment = json.loads(lines[0].body)["commitment"]
    clues = [Clue(world.table, commitment, 1, *place[two], one, two) for one, two in sealed]
    return Seen(clues, lines)


async def _head(world: World, who: int, key: str, command: Any) -> bytes:
    """Send a command; return the head of its acknowledgement."""
    reply = await world.act(who, key, command)
    assert reply.status == 200, reply
    return bytes.fromhex(json.loads(reply.body)["head"])


def splits() -> list[str]:
    """Return every way to split 15 cubes."""
    setup = GAME.setup(tuple(NAMES[seat] for seat in range(SEATS)))
    start = GAME.start(setup, SeededChance(bytes(32), 0))
    return [str(action) for action in GAME.legal(start.state, 1)]


def test_no_guess_is_confirmed(record_property: Callable[[str, object], None]) -> None:
    plays, seen = splits(), seal()
    assert len(plays) == 816 and set(SEALED) <= set(plays)
    for clue in seen.clues:
        assert list(attack(clue, plays)) == []
    record_property("counted", f"{len(plays)} splits, {len(NONCES)} guesses of a nonce")


def test_with_its_nonce_each_line_is_what_was_sealed() -> None:
    """This shows that the attack tries the right bodies: only the nonce is missing."""
    seen = seal()
    lines = {line.seq: line for line in seen.lines}
    for clue, play in zip(seen.clues, SEALED, strict=True):
        nonce, line = lines[clue.seq].nonce, body(1, play, clue.seq, clue.at)
        assert lines[clue.seq].body == line
        assert sha256(clue.before, sha256(nonce, line)) == clue.after


def test_no_nonce_comes_twice() -> None:
    nonces = [line.nonce for _ in range(3) for line in seal().lines]
    assert len(set(nonces)) == len(nonces)
    assert all(len(nonce) == chain.NONCE_BYTES for nonce in nonces)


# Planted faults: none of these nonces is secret, and all sealed choices are found.


@pytest.mark.parametrize("name", NONCES)
def test_a_nonce_that_is_public_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def make_lines(
        self: LiveTable, entries: Sequence[Any], actor: str, key: str, at: int
    ) -> list[StoredLine]:
        return salted(NONCES[name], self, entries, actor, key, at)

    def plant() -> None:
        monkeypatch.setattr(LiveTable, "make_lines", make_lines)
        monkeypatch.setattr(room, "check_log", lambda lines: None)  # it finds some of these, too

    seen, plays = seal(plant), splits()
    found = [{each.split(",")[0] for each in attack(clue, plays)} for clue in seen.clues]
    assert found == [{play} for play in SEALED]


def salted(
    nonce: Nonce, self: LiveTable, entries: Sequence[Any], actor: str, key: str, at: int
) -> list[StoredLine]:
    """Return lines as the server makes them, except for the nonce."""
    lines: list[StoredLine] = []
    head = self.head
    opened = getattr(self.table, "opened", None)
    for seq, entry in enumerate(entries, start=self.count):
        written, beside = format_entry(entry, seq, at, new_salt)
        commitment = opened.commitment if opened else "00" * 16
        clue = Clue(self.match, commitment, 0, seq, at, head or bytes(32), b"")
        salt = nonce(Guess(clue, seq, at))
        head = sha256(head or chain.CHAIN_LABEL, sha256(salt, written))
        kept = salt.rjust(chain.NONCE_BYTES, b"\0")
        sent = (actor, "" if lines else key, at)
        lines.append(StoredLine(self.match, seq, *sent, written, kept, head, beside))
    return lines
