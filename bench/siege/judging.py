"""The limits of a siege, and whether the results are within them."""

from __future__ import annotations

from typing import Any, NamedTuple

from bench.siege.plan import SLOW

ACK_P99_MS = 250
BOTS_SLOWER = 3.0
MEMORY_MB = 600
DISK_MB_PER_MINUTE = 30
MOVES_PART = 0.5  # of the moves a second without attackers: fewer would say little
DEEDS = {  # the main request of each attack
    "imports": "records brought",
    "bots": "tables of bots",
    SLOW: SLOW,
    "analyses": "analyses begun",
    "chat": "words over",
    "views": "parts of long matches",
    "floods": "pages",
    "frames": "frames",
}
ENDS = ("CancelledError", "no error")
Results = dict[str, Any]


class Verdict(NamedTuple):
    """One number beside its limit."""

    name: str
    words: str
    number: float
    limit: float
    is_kept: bool


def at_most(name: str, words: str, number: float, limit: float) -> Verdict:
    """Judge a number that has to be small."""
    return Verdict(name, words, number, limit, number <= limit)


def at_least(name: str, words: str, number: float, limit: float) -> Verdict:
    """Judge a number that has to be large."""
    return Verdict(name, words, number, limit, number >= limit)


def judge(results: Results) -> list[Verdict]:
    """Return all verdicts, in the order of the report."""
    calm, siege = results["calm"], results["siege"]
    minutes = siege["seconds"] / 60
    bots = [
        at_most(
            f"bots_{part}",
            f"bots answer ({words}), ms: at most three times as long as without attackers",
            siege["answer_ms"][part],
            round(BOTS_SLOWER * calm["answer_ms"][part], 2),
        )
        for part, words in (("p50", "half the time"), ("p95", "95 of 100 times"))
    ]
    return [
        at_most(
            "ack_p99",
            "a move is acknowledged (99 of 100 times), ms",
            siege["ack_ms"]["p99"],
            ACK_P99_MS,
        ),
        *bots,
        at_most(
            "memory",
            "server and children together, MB, at any second",
            results["memory_mb"]["most"],
            MEMORY_MB,
        ),
        at_most(
            "disk",
            "database and logs grow, MB in all",
            siege["disk_growth_mb"],
            round(DISK_MB_PER_MINUTE * minutes, 1),
        ),
        at_most("lost", "acknowledged commands of honest players lost", results["lost"], 0),
        at_most("refused", "requests of honest players refused", siege["refused_count"], 0),
        at_least(
            "moves",
            "moves of honest players a second: at least half as many as without attackers",
            siege["moves_per_second"],
            round(MOVES_PART * calm["moves_per_second"], 2),
        ),
        at_most("dead", "times the server died", int(not results["is_alive"]), 0),
        at_most("failed", "answers that report a server error (500)", failed(results), 0),
        at_most("mistakes", "errors in the server's log", mistakes(results), 0),
        *_carried_out(results["attacks"]),
    ]


def failed(results: Results) -> int:
    """Return how often the server answered an attacker with a server error."""
    kinds: dict[str, int] = results["answers_by_kind"]
    return sum(number for kind, number in kinds.items() if kind.startswith("500"))


def mistakes(results: Results) -> int:
    """Return how many errors the log has, not counting requests cut off at the end."""
    told: dict[str, int] = results["server_errors"]
    return sum(number for words, number in told.items() if not any(end in words for end in ENDS))


def _carried_out(attacks: dict[str, dict[str, int]]) -> list[Verdict]:
    """Check that each attack took place: otherwise the siege says nothing."""
    return [
        at_least(f"attack_{name}", f"{name}: {deed}, times tried", tried(attacks, name, deed), 1)
        for name, deed in DEEDS.items()
    ]


def tried(attacks: dict[str, dict[str, int]], name: str, deed: str = "") -> int:
    """Return how often an attack, or one deed of it, was tried, whatever the answer was."""
    counts = attacks.get(name, {})
    return sum(number for answer, number in counts.items() if answer.startswith(deed))
