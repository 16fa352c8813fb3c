"""After the kills: what was acknowledged is there, once, in a log that verifies and replays."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import msgspec

from satrap import verify
from satrap.cli.serving import FILE
from satrap.core.record import parse_record, replay
from tests.offered import GAMES
from tests.server.kills.log import faults_of_log, read_log
from tests.server.kills.notes import Ack, Notes
from tests.server.kills.player import Player, connected
from tests.server.kills.server import Server
from tests.server.kills.swarm import Swarm

KINDS = ("lost", "doubled", "stuck")
AT_ONCE = 16  # requests that are sent before an answer is read


async def check(swarm: Swarm) -> list[str]:
    """Return everything that is wrong with a server and its file after a swarm has played."""
    server, notes, tables = swarm.server, swarm.notes, swarm.tables()
    stuck = [table for table, players in tables.items() if not all(p.is_over for p in players)]
    if not server.is_alive:
        return [f"died: {server.complaints()}"]
    before = read_log(server.folder / FILE)
    found = [f"stuck: {table}" for table in stuck] + faults_of_log(before, notes)
    await asyncio.gather(*(ask_again(server, notes, each) for each in swarm.players))
    if read_log(server.folder / FILE) != before:
        found.append("doubled: by asking again")
    for table in tables.keys() - set(stuck):
        found += await faults_of_proof(server, notes, table)
    if server.complaints():
        found.append(f"complained: {server.complaints()}")
    return found + notes.faults


def count_faults(faults: list[str]) -> dict[str, int]:
    """Return how much is lost, doubled and stuck."""
    kinds = Counter(fault.split(":")[0] for fault in faults)
    return {kind: kinds[kind] for kind in KINDS}


async def ask_again(server: Server, notes: Notes, player: Player) -> None:
    """Repeat all acknowledged requests; the answers must be the same."""
    mine = [sent for sent in notes.of(player.table) if sent.seat == player.seat]
    async with connected(server, player.table, player.cookie) as socket:
        for first in range(0, len(mine), AT_ONCE):
            part = {sent.key: sent for sent in mine[first : first + AT_ONCE]}
            for sent in part.values():
                await socket.send(json.dumps(sent.request))
            while part:
                message = msgspec.json.decode(await socket.recv())
                if "refused" in message:
                    sent = part.pop(message["key"])
                    notes.faults.append(f"lost: {sent} {message['text']}")
                elif "ack" in message:
                    ack = Ack(message["head"], message["version"])
                    notes.acknowledge(part.pop(message["ack"]), ack)


async def faults_of_proof(server: Server, notes: Notes, table: str) -> list[str]:
    """Return what is wrong with the record and the proof of a match that is over."""
    record = parse_record((await server.ask(f"/tables/{table}/record")).content)
    replay(GAMES[record.game], record)
    data = (await server.ask(f"/tables/{table}/proof")).content
    heads = set(json.loads(data)["heads"])
    mine = notes.of(table)
    missing = [sent for sent in mine if notes.acks[sent.key].head not in heads]
    last = max(mine, key=lambda sent: notes.acks[sent.key].version)
    sentences = verify.failures(data, notes.acks[last.key].head)
    return [f"no such head: {sent}" for sent in missing] + [f"no proof: {s}" for s in sentences]
