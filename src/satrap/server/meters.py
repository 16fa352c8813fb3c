"""Metrics for Prometheus: just numbers, nothing about any person or table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
LONG: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 900)  # seconds
FEW: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "satrap_requests", "HTTP requests.", ("method", "route", "status"), registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "satrap_request_seconds", "Time per request.", ("route",), buckets=SHORT, registry=REGISTRY
)
CONNECTIONS: Final = Gauge("satrap_connections", "Open connections.", registry=REGISTRY)
DROPPED: Final = Counter(
    "satrap_connections_dropped",
    "Connections dropped, by reason: too many, shut out, too slow or sending too much.",
    ("reason",),
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("satrap_sockets", "Open WebSocket connections.", registry=REGISTRY)
CUT_OFF: Final = Counter(
    "satrap_listeners_cut_off",
    "WebSocket connections cut off because they read too slowly.",
    registry=REGISTRY,
)
COMMANDS: Final = Counter(
    "satrap_commands",
    "Commands by kind and outcome (acknowledged, or the code of the refusal).",
    ("kind", "outcome"),
    registry=REGISTRY,
)
ACKNOWLEDGED_SECONDS: Final = Histogram(
    "satrap_acknowledged_seconds",
    "Time from receiving a command to storing it durably.",
    buckets=SHORT,
    registry=REGISTRY,
)
COMMIT_SECONDS: Final = Histogram(
    "satrap_commit_seconds", "Time per durable commit.", buckets=SHORT, registry=REGISTRY
)
COMMIT_WRITES: Final = Histogram(
    "satrap_commit_writes", "Writes per commit.", buckets=FEW, registry=REGISTRY
)
COMMIT_LINES: Final = Histogram(
    "satrap_commit_lines", "Log lines per commit.", buckets=(0, *FEW), registry=REGISTRY
)
COMMITS_FAILED: Final = Counter(
    "satrap_commits_failed",
    "Failed commits: none of their writes was acknowledged.",
    registry=REGISTRY,
)
TABLES: Final = Gauge("satrap_tables", "Tables by status.", ("status",), registry=REGISTRY)
DAMAGED: Final = Gauge(
    "satrap_tables_damaged",
    "Damaged tables found so far: their logs cannot be replayed.",
    registry=REGISTRY,
)
BOT_SECONDS: Final = Histogram(
    "satrap_bot_seconds",
    "Time that a bot thought about one decision.",
    ("bot",),
    buckets=SHORT,
    registry=REGISTRY,
)
WAITING: Final = Gauge(
    "satrap_thinking_queue",
    "Waiting jobs: bot decisions, hints, record imports, analyses.",
    ("kind",),
    registry=REGISTRY,
)
WAITED: Final = Histogram(
    "satrap_thinking_waited_seconds",
    "Time that jobs waited in the thinking queue before they started.",
    ("kind",),
    buckets=LONG,
    registry=REGISTRY,
)


def count_request(method: str, route: str, status: int, seconds: float) -> None:
    """Count one request by its route alone, never by its parameters."""
    REQUESTS.labels(method, route, status).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


def count_command(kind: str, outcome: str) -> None:
    """Count one command: acknowledged, or refused with a code."""
    COMMANDS.labels(kind, outcome).inc()


def count_commit(writes: int, lines: int, seconds: float) -> None:
    """Count one commit and what it held."""
    COMMIT_WRITES.observe(writes)
    COMMIT_LINES.observe(lines)
    COMMIT_SECONDS.observe(seconds)


def report(tables: Mapping[str, int]) -> bytes:
    """Return all metrics in the format of Prometheus, with the number of tables by status."""
    TABLES.clear()
    for status, count in tables.items():
        TABLES.labels(status).set(count)
    return generate_latest(REGISTRY)
