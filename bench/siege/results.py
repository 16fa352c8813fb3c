"""The results of a siege, as written to bench/siege.json."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bench.load_numbers import quantile
from bench.siege.measuring import MB, Sample
from bench.siege.notes import Phase
from bench.siege.plan import Plan

PARTS = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}


def times(seconds: Sequence[float]) -> dict[str, float]:
    """Return quantiles of times, in milliseconds; infinite if nothing was measured."""
    if not seconds:
        return dict.fromkeys(PARTS, float("inf"))
    return {name: round(1000 * quantile(seconds, part), 1) for name, part in PARTS.items()}


def phase_of(phase: Phase, samples: Sequence[Sample]) -> dict[str, Any]:
    """Return what honest players saw in a phase, and what the server used."""
    return {
        "seconds": round(phase.seconds, 1),
        "moves": phase.moves,
        "moves_per_second": round(phase.moves_per_second(), 2),
        "ack_ms": times(phase.acks),
        "answer_ms": times(phase.answers),
        "answers": len(phase.answers),
        "tables_opened": len(phase.opened),
        "open_ms": times(phase.opened) if phase.opened else None,
        "refused": dict(phase.refused),
        "refused_count": sum(phase.refused.values()),
        "connections_lost": phase.lost_connections,
        "memory_mb": round(max(each.memory for each in samples) / MB, 1),
        "children_mb": round(max(each.children for each in samples) / MB, 1),
        "disk_growth_mb": round((samples[-1].disk - samples[0].disk) / MB, 1),
    }


def by_kind(attacks: dict[str, dict[str, int]]) -> dict[str, int]:
    """Return how often attackers were answered in each way: done, refused and why, dropped."""
    found: Counter[str] = Counter()
    for counts in attacks.values():
        for answer, number in counts.items():
            found[answer.partition(": ")[2]] += number
    return dict(found.most_common())


def results_of(
    plan: Plan,
    phases: dict[str, dict[str, Any]],
    attacks: dict[str, dict[str, int]],
    rest: dict[str, Any],
) -> dict[str, Any]:
    """Return all results."""
    most = max(phase["memory_mb"] for phase in phases.values())
    return {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version()},
        "plan": plan._asdict(),
        **phases,
        "memory_mb": {"most": most, "of": "PSS of the server and all its children"},
        "attacks": attacks,
        "answers_by_kind": by_kind(attacks),
        **rest,
    }
