"""What the server counts of itself, for Prometheus: numbers alone, of nobody and of no table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
LONG: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300, 900)  # seconds
FEW: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "satrap_requests", "Requests by HTTP.", ("method", "route", "status"), registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "satrap_request_seconds", "Time of requests.", ("route",), buckets=SHORT, registry=REGISTRY
)
CONNECTIONS: Final = Gauge("satrap_connections", "Connections now.", registry=REGISTRY)
DROPPED: Final = Counter(
    "satrap_connections_dropped",
    "Connections dropped: too many of an address or of all, kept out, or too slow.",
    ("reason",),
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("satrap_sockets", "WebSocket connections now.", registry=REGISTRY)
CUT_OFF: Final = Counter(
    "satrap_listeners_cut_off", "Connections cut off: they read too slowly.", registry=REGISTRY
)
COMMANDS: Final = Counter(
    "satrap_commands",
    "Commands by kind and outcome: acknowledged, or the code of the refusal.",
    ("kind", "outcome"),
    registry=REGISTRY,
)
ACKNOWLEDGED_SECONDS: Final = Histogram(
    "satrap_acknowledged_seconds",
    "From a command received to a command durably stored.",
    buckets=SHORT,
    registry=REGISTRY,
)
COMMIT_SECONDS: Final = Histogram(
    "satrap_commit_seconds", "Time of durable commits.", buckets=SHORT, registry=REGISTRY
)
COMMIT_WRITES: Final = Histogram(
    "satrap_commit_writes", "Writes that shared a commit.", buckets=FEW, registry=REGISTRY
)
COMMIT_LINES: Final = Histogram(
    "satrap_commit_lines", "Lines of logs in a commit.", buckets=(0, *FEW), registry=REGISTRY
)
COMMITS_FAILED: Final = Counter(
    "satrap_commits_failed", "Commits that failed: nothing was acknowledged.", registry=REGISTRY
)
TABLES: Final = Gauge("satrap_tables", "Tables by status.", ("status",), registry=REGISTRY)
DAMAGED: Final = Gauge(
    "satrap_tables_damaged", "Tables that cannot be played again, found so far.", registry=REGISTRY
)
BOT_SECONDS: Final = Histogram(
    "satrap_bot_seconds",
    "How long bots thought about one decision.",
    ("bot",),
    buckets=SHORT,
    registry=REGISTRY,
)
WAITING: Final = Gauge(
    "satrap_thinking_queue",
    "What waits to be thought out: decisions of bots, hints, analyses.",
    ("kind",),
    registry=REGISTRY,
)
WAITED: Final = Histogram(
    "satrap_thinking_waited_seconds",
    "How long that has waited before it began.",
    ("kind",),
    buckets=LONG,
    registry=REGISTRY,
)


def count_request(method: str, route: str, status: int, seconds: float) -> None:
    """Count one request; only its route is told, never what was asked for there."""
    REQUESTS.labels(method, route, status).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


def count_command(kind: str, outcome: str) -> None:
    """Count one command: it was acknowledged, or refused with a code."""
    COMMANDS.labels(kind, outcome).inc()


def count_commit(writes: int, lines: int, seconds: float) -> None:
    """Count one commit and what it held."""
    COMMIT_WRITES.observe(writes)
    COMMIT_LINES.observe(lines)
    COMMIT_SECONDS.observe(seconds)


def report(tables: Mapping[str, int]) -> bytes:
    """Return everything as Prometheus reads it, with how many tables have each status."""
    TABLES.clear()
    for status, count in tables.items():
        TABLES.labels(status).set(count)
    return generate_latest(REGISTRY)
