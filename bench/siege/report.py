"""The report of a siege: a table in the terminal, and docs/siege.md."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from bench.siege.judging import Verdict, tried
from bench.siege.plan import SHARES

WORDS = {
    "imports": "bring records of up to 256 KB with thousands of plies and look at them (8)",
    "bots": "start tables of `hegemon` or `companion` bots, leave them, and watch (9)",
    "slow": "hold connections with half a request, trickling or idle, and open them again (10)",
    "analyses": "have long records analysed (11)",
    "chat": "talk at other people's public tables, over HTTP and WebSocket (12)",
    "views": "listen and talk at long finished matches; ask for stories and proofs (13)",
    "frames": "send pings, tiny messages and bodies cut into single bytes by the thousand (8, 10)",
    "floods": "ask for pages, boards, guests and tables as fast as they get them",
}
METHOD = """\
## How it is measured

- Honest people think for one to three seconds. Of 25, ten play against `recruit`, eight against
  `hoplite`, five against `companion`, one each against `strategos` and `satrap`.
- A move is timed from when it is first sent until its acknowledgement, over as many connections as
  that takes. A bot's answer is timed from the acknowledgement until the view in which the person
  has to decide again, if bots have decided in between. Anyone still waiting at the end counts with
  the time until then.
- Memory is the sum of the PSS of the server and all its children, measured every second. Disk is
  the size of the database, its log and the server's log.
- A hostile client sends up to 6 requests a second, one after another: 68 from each address, more
  than an address is granted. When it is refused it comes back as a new guest, and when a long
  record is not accepted it sends a shorter one. Slow connections come from five addresses of their
  own, and one that was dropped is opened again after about three seconds.
- The attackers run in a process of their own on the same cores, which leaves the server less
  processor time than it would have if they were elsewhere.
"""


def print_verdicts(results: dict[str, Any], verdicts: list[Verdict]) -> None:
    """Print every number beside its limit."""
    table = Table(title=f"{results['plan']['hostile']} hostile, {results['plan']['honest']} honest")
    for head in ("", "measured", "limit", ""):
        table.add_column(head, justify="right" if head else "left")
    for verdict in verdicts:
        kept = "kept" if verdict.is_kept else "MISSED"
        table.add_row(verdict.words, f"{verdict.number:g}", f"{verdict.limit:g}", kept)
    Console().print(table)


def format_report(results: dict[str, Any], verdicts: list[Verdict]) -> str:
    """Return docs/siege.md."""
    return "\n".join(
        [
            *_opening(results, verdicts),
            *_limits(verdicts),
            *_people(results),
            *_attackers(results),
            METHOD,
        ]
    )


def _opening(results: dict[str, Any], verdicts: list[Verdict]) -> list[str]:
    plan, missed = results["plan"], [each for each in verdicts if not each.is_kept]
    told = "All limits were kept." if not missed else f"Limits that were missed: {len(missed)}."
    return [
        "# The siege",
        "",
        "Written by `make siege`; the numbers are also in [siege.json](../bench/siege.json).",
        "",
        f"A server with its default limits on a machine with {results['machine']['cores']} cores. "
        f"{plan['honest']} honest people, each at an address of their own, play both games against "
        f"bots: {plan['calm']:.0f} seconds in peace, then {plan['siege']:.0f} seconds while "
        f"{plan['hostile']} hostile clients at {plan['addresses']} addresses carry out all attacks "
        f"at once. {told}",
        "",
    ]


def _limits(verdicts: list[Verdict]) -> list[str]:
    rows = [
        f"| {each.words} | {each.number:g} | {each.limit:g} | {_kept(each)} |" for each in verdicts
    ]
    return ["| what | measured | limit | |", "|---|---|---|---|", *rows, ""]


def _kept(verdict: Verdict) -> str:
    return "kept" if verdict.is_kept else "**missed**"


def _people(results: dict[str, Any]) -> list[str]:
    calm, siege = results["calm"], results["siege"]
    rows = []
    for words, name in (("acknowledged", "ack_ms"), ("bots have answered", "answer_ms")):
        for part in ("p50", "p95", "p99", "max"):
            rows.append(f"| {words}, {part} (ms) | {calm[name][part]:g} | {siege[name][part]:g} |")
    for words, name in (
        ("moves a second", "moves_per_second"),
        ("moves", "moves"),
        ("tables opened", "tables_opened"),
        ("requests refused", "refused_count"),
        ("connections lost", "connections_lost"),
        ("memory of server and children, most (MB)", "memory_mb"),
        ("of this, the children's (MB)", "children_mb"),
        ("growth of database and logs (MB)", "disk_growth_mb"),
    ):
        rows.append(f"| {words} | {calm[name]:g} | {siege[name]:g} |")
    return [
        "## What honest people saw",
        "",
        "| | in peace | under attack |",
        "|---|---|---|",
        *rows,
        "",
        f"Afterwards the server was started again, and {results['acknowledged']:,} acknowledged "
        f"commands were sent again with their keys: {results['lost']} were lost.",
        "",
    ]


def _attackers(results: dict[str, Any]) -> list[str]:
    attacks, hostile = results["attacks"], results["plan"]["hostile"]
    lines = ["## What attackers got", "", "| answer | times |", "|---|---|"]
    lines += [f"| {kind} | {times:,} |" for kind, times in results["answers_by_kind"].items()]
    if results["server_errors"]:
        lines += ["", "Warnings and errors in the server's log:", ""]
        lines += [f"- {times:,} × {kind}" for kind, times in results["server_errors"].items()]
    lines += ["", f"They used {results['hostile_cpu_seconds']:g} s of processor time.", ""]
    for name, words in WORDS.items():
        share = hostile * SHARES[name] // sum(SHARES.values())
        total = tried(attacks, name)
        lines += [f"**{name}**: {share} clients {words}; {total:,} answers.", ""]
        lines += ["| answer | times |", "|---|---|"]
        lines += [f"| {kind} | {times:,} |" for kind, times in sorted(attacks[name].items())]
        lines.append("")
    return lines
