"""Measure the engine and its peer in the same run, and save the numbers.

Both play in turn, in slices of about the same length, so that other load on the machine affects
both alike, and neither has to warm up more often or clean up after the other.
"""

import gc
import json
from pathlib import Path

import catanatron  # type: ignore[import-not-found]
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import fast_alexander_the_great
from bench.alexandros import costs, play_alexandros
from bench.catan import Run, copy_catan, play_catan
from bench.fast_alexandros import results as fast_results

SLICES = 60  # each one game of Catan, and as many of Alexandros as take about as long
GAMES = 18
RESULTS = Path(__file__).with_name("results.json")


def main() -> None:
    """Play, print a table, write the results."""
    ours, theirs = Run(0, 0, 0, 0.0), Run(0, 0, 0, 0.0)
    play_alexandros(range(GAMES))
    play_catan(0)
    for number in track(range(SLICES), description="Playing both games", auto_refresh=False):
        gc.collect()
        ours = ours.plus(play_alexandros(range(number * GAMES, (number + 1) * GAMES)))
        gc.collect()
        theirs = theirs.plus(play_catan(number))
    results = {
        "peer": "catanatron",
        "alexandros": _rates(ours),
        "catan": _rates(theirs),
        "ratio": {
            "asked": round(_ratio(ours, theirs, "asked"), 2),
            "choices": round(_ratio(ours, theirs, "choices"), 2),
            "decisions": round(_ratio(ours, theirs, "decisions"), 2),
        },
        "microseconds": {name: round(1e6 * cost, 2) for name, cost in costs(400).items()},
        "microseconds_of_a_copy_in_catan": round(1e6 * copy_catan(1, 200), 2),
        "alexandros_fast": fast_results(),
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    _print(results)
    fast_alexander_the_great.report(Console())


def _rates(run: Run) -> dict[str, int]:
    return {
        "asked_per_second": round(run.asked / run.seconds),
        "choices_per_second": round(run.choices / run.seconds),
        "decisions_per_second": round(run.decisions / run.seconds),
        "choices": run.choices,
        "decisions": run.decisions,
    }


def _ratio(ours: Run, theirs: Run, what: str) -> float:
    return float(getattr(ours, what) / ours.seconds / getattr(theirs, what) * theirs.seconds)


def _print(results: dict[str, object]) -> None:
    console = Console()
    table = Table(title="Random four-player games, one core")
    for head in ("", "Alexandros", "Catan (catanatron)", "ratio"):
        table.add_column(head, justify="right" if head else "left")
    words = {
        "asked": "decisions a second (one legal list, one apply)",
        "choices": "of them with several answers",
        "decisions": "including forced decisions",
    }
    for what, told in words.items():
        ours, theirs = results["alexandros"], results["catan"]
        assert isinstance(ours, dict)
        assert isinstance(theirs, dict)
        ratio = results["ratio"]
        assert isinstance(ratio, dict)
        rate = f"{what}_per_second"
        table.add_row(told, f"{ours[rate]:,}", f"{theirs[rate]:,}", f"{ratio[what]:.2f}")
    console.print(table)
    console.print(f"microseconds each: {results['microseconds']}", highlight=False)
    copy = results["microseconds_of_a_copy_in_catan"]
    console.print(f"a copy of a Catan game: {copy} microseconds; catanatron {_version()}")
    console.print(f"the fast engine of Alexandros: {results['alexandros_fast']}", highlight=False)


def _version() -> str:
    return str(getattr(catanatron, "__version__", "3"))


if __name__ == "__main__":
    main()
