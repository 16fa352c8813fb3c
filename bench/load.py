"""Measure a real server under the load of many people, beside the raw sync time of its disk.

`python -m bench.load --help` lists the options; the results are in load.json.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from rich.progress import Progress

from bench.load_disk import IN_MEMORY, file_system, sync_times
from bench.load_numbers import arrivals
from bench.load_pace import Pace, arrive, play_ahead
from bench.load_people import Pair, no_cookies
from bench.load_report import Use, print_results, results_of
from bench.load_server import START, Server, serving, stored_lines

RESULTS = Path(__file__).with_name("load.json")
GAMES = ("alexandros", "alexander_the_great")


def main() -> None:
    """Serve, play, print a table, write the results."""
    asked = _arguments()
    with tempfile.TemporaryDirectory(prefix=".load-", dir=asked.folder) as name:
        folder = Path(name)
        if file_system(folder) in IN_MEMORY:
            sys.exit(
                f"{asked.folder} is in memory, where nothing is durable: name another --folder"
            )
        sync = {"before": sync_times(folder)}
        with serving(folder, asked.start) as server, Progress(refresh_per_second=1) as shown:
            results, acked = asyncio.run(_load(asked, server, shown))
        if stored_lines(folder) < acked:
            sys.exit(f"{acked} commands acknowledged, but only {stored_lines(folder)} lines stored")
        sync["after"] = sync_times(folder)
        results["disk"] = {"file_system": file_system(folder), "sync_ms": sync}
    print_results(results)
    asked.out.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--matches", type=int, default=500, help="with two people each")
    parser.add_argument("--rate", type=float, default=125, help="moves a second, of all matches")
    parser.add_argument("--warm-up", type=float, default=15, help="seconds, not counted")
    parser.add_argument("--seconds", type=float, default=60, help="seconds, counted")
    parser.add_argument("--ahead", type=int, default=80, help="most moves played before")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path.cwd(), help="on the disk to measure")
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--start", default=START, help=argparse.SUPPRESS)  # to profile the server
    return parser.parse_args()


async def _load(asked: argparse.Namespace, server: Server, shown: Progress) -> tuple[Any, int]:
    generator = random.Random(asked.seed)
    limits = httpx.Limits(max_connections=32)
    async with httpx.AsyncClient(
        base_url=f"{server.url}/api", cookies=no_cookies(), limits=limits, timeout=60
    ) as web:
        pairs = [
            Pair(server.url, GAMES[number % len(GAMES)], web, f"{asked.seed}/{number}")
            for number in range(asked.matches)
        ]
        await arrive(pairs, _bar(shown, "Sitting down", len(pairs)))
        plies = [generator.randint(0, asked.ahead) for _ in pairs]
        await play_ahead(pairs, plies, _bar(shown, "Playing ahead", sum(plies)))
        gc.collect()
        gc.freeze()  # keeps garbage collections short while measuring
        warm_up = arrivals(asked.rate, asked.warm_up, generator)
        await Pace(pairs, generator).run(warm_up, _bar(shown, "Warming up", len(warm_up)))
        pace, before = Pace(pairs, generator), Use.of(server, pairs)
        dues = arrivals(asked.rate, asked.seconds, generator)
        await pace.run(dues, _bar(shown, "Measuring", len(dues)))
        results = results_of(asked, pace, Use.of(server, pairs).since(before))
        for pair in pairs:
            pair.leave()
        return results, sum(pair.acked for pair in pairs)


def _bar(shown: Progress, words: str, total: int) -> Any:
    task = shown.add_task(words, total=total)
    return lambda count: shown.advance(task, count)


if __name__ == "__main__":
    main()
