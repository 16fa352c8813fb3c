"""The report of a load test."""

from __future__ import annotations

import argparse
import os
import platform
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.load_numbers import milliseconds
from bench.load_pace import Pace
from bench.load_people import Pair
from bench.load_server import Server, machine_cpu

GOAL = 50  # milliseconds from when a move was due, for 99 of 100


class Use(NamedTuple):
    """Resources used up to a moment, or between two; memory is the amount at the last one."""

    seconds: float
    server_cpu: float
    generator_cpu: float
    machine_cpu: float
    commits: int
    received: int
    memory: int

    @classmethod
    def of(cls, server: Server, pairs: Sequence[Pair]) -> Use:
        """Return what was used up to now."""
        received = sum(
            person.received + person.socket.received for pair in pairs for person in pair.people
        )
        return cls(
            time.perf_counter(),
            server.cpu(),
            time.process_time(),
            machine_cpu(),
            server.commits(),
            received,
            server.memory(),
        )

    def since(self, before: Use) -> Use:
        """Return what was used between two moments."""
        return Use(
            self.seconds - before.seconds,
            self.server_cpu - before.server_cpu,
            self.generator_cpu - before.generator_cpu,
            self.machine_cpu - before.machine_cpu,
            self.commits - before.commits,
            self.received - before.received,
            self.memory,
        )


def results_of(asked: argparse.Namespace, pace: Pace, use: Use) -> dict[str, Any]:
    """Return everything that was measured while moves were counted."""
    moves = pace.moves
    count = len(moves)
    last = max(move.timing.acked for move in moves)
    span = last - min(move.due for move in moves)
    return {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version()},
        "clients": 2 * asked.matches,
        "matches": asked.matches,
        "seconds": round(use.seconds, 1),
        "moves": count,
        "moves_per_second": {"asked": asked.rate, "reached": round(count / span, 1)},
        "matches_ended_and_replaced": pace.renewed,
        "ack_ms": {
            "goal_p99": GOAL,
            "from_due": milliseconds([each.timing.acked - each.due for each in moves]),
            "from_sent": milliseconds([each.timing.acked - each.timing.sent for each in moves]),
        },
        "opponent_told_ms": {
            "from_due": milliseconds([each.timing.told - each.due for each in moves]),
            "from_sent": milliseconds([each.timing.told - each.timing.sent for each in moves]),
        },
        "commits_per_second": round(use.commits / use.seconds, 1),
        "moves_per_commit": round(count / max(1, use.commits), 2),
        "bytes_to_clients_per_move": round(use.received / count),
        "cpu": {
            "others_seconds": round(use.machine_cpu - use.server_cpu - use.generator_cpu, 2),
            "server_seconds": round(use.server_cpu, 2),
            "generator_seconds": round(use.generator_cpu, 2),
            "server_ms_per_move": round(1000 * use.server_cpu / count, 2),
            "generator_ms_per_move": round(1000 * use.generator_cpu / count, 2),
        },
        "server_memory_mb": round(use.memory / 2**20, 1),
    }


def print_results(results: dict[str, Any]) -> None:
    """Print times as a table, and the rest below it."""
    console = Console()
    reached, asked = (results["moves_per_second"][name] for name in ("reached", "asked"))
    table = Table(title=f"{results['clients']:,} clients, {results['matches']:,} matches (ms)")
    for head in ("", "p50", "p90", "p99", "max"):
        table.add_column(head, justify="right" if head else "left")
    for words, times in _rows(results):
        table.add_row(words, *(f"{times[part]:.1f}" for part in ("p50", "p90", "p99", "max")))
    console.print(table)
    p99 = results["ack_ms"]["from_due"]["p99"]
    console.print(f"goal: 99 of 100 acknowledged within {GOAL} ms; measured: {p99:g} ms")
    cpu = results["cpu"]
    lines = (
        f"{results['moves']:,} moves, {reached} a second ({asked:g} requested); "
        f"{results['commits_per_second']} commits a second, "
        f"{results['moves_per_commit']} moves each",
        f"processor: server {cpu['server_ms_per_move']} ms a move, this generator "
        f"{cpu['generator_ms_per_move']} ms; of {results['machine']['cores']} cores in "
        f"{results['seconds']} s, other programs used {cpu['others_seconds']} s",
        f"{results['bytes_to_clients_per_move']:,} bytes to clients for each move; "
        f"{results['server_memory_mb']} MB in the server's memory; "
        f"disk: {results['disk']['file_system']}",
    )
    for line in lines:
        console.print(line, highlight=False)


def _rows(results: dict[str, Any]) -> list[tuple[str, dict[str, float]]]:
    acked, told = results["ack_ms"], results["opponent_told_ms"]
    rows = [
        ("acknowledged, from when it was due", acked["from_due"]),
        ("acknowledged, from sending", acked["from_sent"]),
        ("shown to the opponent, from when it was due", told["from_due"]),
        ("shown to the opponent, from sending", told["from_sent"]),
    ]
    for when, kinds in results["disk"]["sync_ms"].items():
        rows += [(f"disk {when}: {kind}", times) for kind, times in kinds.items()]
    return rows
