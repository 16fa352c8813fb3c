"""Run a siege: a server, honest players throughout, and later the attackers too."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.load_server import LOG, SLACK, START, Server, serving
from bench.siege.again import lost
from bench.siege.honest import Player
from bench.siege.measuring import Watch, errors_of
from bench.siege.notes import Notes, Phase
from bench.siege.plan import Plan
from bench.siege.results import phase_of, results_of
from bench.siege.seat import now

Say = Callable[[str], None]
DEFAULT_LIMITS = ("--log", "json")
WIDE_LIMITS = (*DEFAULT_LIMITS, "--slack", SLACK)
SETTLE_SECONDS = 5.0  # at most: after the players have arrived, and after the attackers have left
COME_SECONDS = 120.0
TOLD_SECONDS = 10.0  # between lines of progress
WAITED = 0.25  # seconds: a longer wait counts even if the phase ends before its answer


def besiege(plan: Plan, folder: Path, say: Say, start: str = START) -> dict[str, Any]:
    """Besiege a server, and return the results.

    Acknowledged commands are checked after a restart: a server that had them only in memory would
    answer correctly until then. So many are sent together that limits would only delay the check.
    """
    with serving(folder, start, DEFAULT_LIMITS) as server:
        siege = Siege(plan, server, say)
        results = asyncio.run(siege.run())
    results["server_errors"] = errors_of(folder / LOG)
    say("the server starts again")
    with serving(folder, start, WIDE_LIMITS) as server:
        return results | asyncio.run(siege.checked(server.url))


class Siege:
    """One siege of one server."""

    def __init__(self, plan: Plan, server: Server, say: Say) -> None:
        self.plan, self.server, self.say = plan, server, say
        self.notes = Notes()
        self.players = [Player(n, server.url, self.notes) for n in range(plan.honest)]
        self.watch = Watch(server.pid, server.folder)

    async def run(self) -> dict[str, Any]:
        """Let honest people arrive, play in peace, and play on under attack."""
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        tasks.append(asyncio.create_task(self.watch.run()))
        try:
            await self._arrived()
            calm = await self._phase("calm", self.plan.calm)
            siege, attacks, cpu = await self._attacked()
        finally:
            await end(tasks)
        await self._settled()
        rest = {"hostile_cpu_seconds": cpu, "is_alive": self._is_alive()}
        return results_of(self.plan, {"calm": calm, "siege": siege}, attacks, rest)

    async def _arrived(self) -> None:
        """Wait until everybody is playing."""
        self.say(f"{len(self.players)} honest players sit down")
        async with asyncio.timeout(COME_SECONDS):
            while len(self.notes.phase.opened) < len(self.players):
                await asyncio.sleep(0.2)
        await self._settled()

    async def _settled(self) -> None:
        await asyncio.sleep(min(SETTLE_SECONDS, self.plan.calm))

    async def _phase(self, words: str, seconds: float) -> dict[str, Any]:
        """Let people play for a while; return what they saw."""
        self.watch.part()
        phase = self.notes.phase = Phase()
        began = time.monotonic()
        while (done := time.monotonic() - began) < seconds:
            await asyncio.sleep(min(TOLD_SECONDS, seconds - done))
            phase.seconds = time.monotonic() - began
            self._tell(words, phase, seconds)
        phase.answers += still_waiting([each.waits_since for each in self.players])
        phase.acks += still_waiting([each.sent_at for each in self.players])
        return phase_of(phase, self.watch.part())

    def _tell(self, words: str, phase: Phase, seconds: float) -> None:
        told = phase_of(phase, self.watch.samples)
        self.say(
            f"{words} {phase.seconds:.0f}/{seconds:.0f} s: {told['moves_per_second']:.1f} moves "
            f"a second, acknowledged within {told['ack_ms']['p99']:.0f} ms (p99), bots "
            f"{told['answer_ms']['p50']:.0f} ms (p50) {told['answer_ms']['p95']:.0f} ms (p95), "
            f"{told['memory_mb']:.0f} MB"
        )

    async def _attacked(self) -> tuple[dict[str, Any], dict[str, dict[str, int]], float]:
        """Let the attackers in; return what honest people saw, and how attackers were answered."""
        plan = json.dumps(self.plan._asdict())
        command = [sys.executable, "-m", "bench.siege.hostile", self.server.url, plan]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=2**20
        )
        try:
            assert process.stdout and process.stdin
            await process.stdout.readline()  # until its records are ready
            self.say(f"{self.plan.hostile} hostile clients attack")
            seen = await self._phase("siege", self.plan.siege)
            told = json.loads(await asyncio.wait_for(process.stdout.readline(), 60))
            process.stdin.close()
            return seen, told["counts"], told["cpu"]
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _is_alive(self) -> bool:
        return Path(f"/proc/{self.server.pid}/smaps_rollup").exists()

    async def checked(self, url: str) -> dict[str, Any]:
        """Send all acknowledged commands again, to the restarted server."""
        for player in self.players:
            player.url = url
        self.say(f"sending {len(self.notes.kept):,} acknowledged commands again")
        try:
            found = await lost(self.players, self.notes)
        except* TimeoutError:
            found = ["not all were answered in time"]
        for fault in found[:10]:
            self.say(f"lost: {fault}")
        return {
            "acknowledged": len(self.notes.kept),
            "lost": len(found),
            "matches_over": self.notes.matches_over,
        }


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks that never end on their own; raise if any has failed."""
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    failed = [error for error in ended if isinstance(error, Exception)]
    if failed:
        raise ExceptionGroup("honest players have failed", failed)


def still_waiting(since: list[float | None]) -> list[float]:
    """Return how long people have been waiting for an answer, if it is long."""
    at = now()
    return [at - each for each in since if each is not None and at - each > WAITED]
