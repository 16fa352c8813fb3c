"""`python -m bench.siege`: ten minutes of attacks on our own server, on this machine only.

`--help` lists the options. A full-size siege writes bench/siege.json and docs/siege.md; a shorter
one only prints, unless it is given paths. The exit code is 1 if a limit was missed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

from bench.load_server import START
from bench.siege.judging import judge
from bench.siege.plan import GAMES, Plan
from bench.siege.report import format_report, print_verdicts
from bench.siege.run import besiege
from satrap.arena.preparing import prepare

ROOT = Path(__file__).parents[2]
RESULTS, REPORT = ROOT / "bench" / "siege.json", ROOT / "docs" / "siege.md"
MINUTES = 10.0
CALM_PART = 0.2  # of the total time


def main() -> None:
    """Besiege, print, write, and exit with 1 if a limit was missed."""
    asked = _arguments()
    plan = plan_of(asked)
    for game in GAMES:
        prepare(game)  # once for all later starts; otherwise it would be measured
    with tempfile.TemporaryDirectory(prefix=".siege-", dir=asked.folder) as name:
        results = besiege(plan, Path(name), _say, asked.start)
    verdicts = judge(results)
    results["verdicts"] = [verdict._asdict() for verdict in verdicts]
    print_verdicts(results, verdicts)
    is_full = plan == Plan()
    for path, text in (
        (asked.out or (RESULTS if is_full else None), json.dumps(results, indent=2) + "\n"),
        (asked.report or (REPORT if is_full else None), format_report(results, verdicts)),
    ):
        if path is not None:
            path.write_text(text, encoding="utf-8")
    sys.exit(0 if all(verdict.is_kept for verdict in verdicts) else 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Attack our own server.")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="a fifth of them in peace")
    parser.add_argument("--honest", type=int, default=Plan().honest)
    parser.add_argument("--hostile", type=int, default=Plan().hostile)
    parser.add_argument("--addresses", type=int, default=Plan().addresses)
    parser.add_argument("--rate", type=float, default=Plan().rate, help="of each address")
    parser.add_argument("--slow", type=int, default=Plan().slow, help="half-open connections")
    parser.add_argument("--folder", type=Path, default=None, help="on the disk to use")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--report", type=Path, default=None)
    parser.add_argument("--start", default=START, help=argparse.SUPPRESS)  # to try a faulty server
    return parser.parse_args()


def plan_of(asked: argparse.Namespace) -> Plan:
    """Return the plan that the arguments ask for."""
    calm = 60 * CALM_PART * asked.minutes
    sizes = (asked.honest, asked.hostile, asked.addresses, asked.rate, asked.slow)
    return Plan(*sizes, calm, 60 * asked.minutes - calm)


def _say(words: str) -> None:
    print(time.strftime("%H:%M:%S"), words, flush=True)


if __name__ == "__main__":
    main()
