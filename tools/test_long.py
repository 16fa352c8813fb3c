"""The properties of the tests over many more matches; can be stopped and resumed.

Each line of work is a pure function of its number. What is done is kept in `.test-long.json`;
when all is done, `docs/test-long.md` says what was played. `--quick` does a hundredth of it.
"""

from __future__ import annotations

import json
import os
import platform
import random
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.progress import Progress

from satrap.core.canonical import canonical
from satrap.core.game import OPEN, PUBLIC, AnyGame
from satrap.core.record import format_record, make_record, parse_record, replay
from satrap.games import GAMES
from tests.alexandros.test_secrecy import received
from tests.alexandros.worlds import is_other, other_world
from tests.conformance.games import finished, new_match, play_on, seed_of

ROOT = Path(__file__).parents[1]
DONE = ROOT / ".test-long.json"
REPORT = ROOT / "docs" / "test-long.md"
BATCH = 20


class Work(NamedTuple):
    """One kind of long test: how many matches, and what one of them counts."""

    name: str
    matches: int
    run: Callable[[int], dict[str, int]]


def _case(number: int) -> tuple[AnyGame, str]:
    games = list(GAMES.values())
    game = games[number % len(games)]
    presets = sorted(game.presets)
    return game, presets[number // len(games) % len(presets)]


def sound(number: int) -> dict[str, int]:
    """Every state of a match is sound, loads back, and its record replays."""
    game, preset = _case(number)
    match = new_match(game, number, preset, game.seats[number % len(game.seats)])
    for _ in play_on(match, random.Random(number)):
        assert game.invariants(match.state) == []
    data = game.dump_state(match.state)
    assert game.load_state(match.setup, data) == match.state
    record = format_record(make_record(match, seed_of(number)))
    assert replay(game, parse_record(record)).state == match.state
    assert match.outcome is not None
    return {"matches": 1, "plies": match.ply, f"ended by {match.outcome.reason}": 1}


def secret(number: int) -> dict[str, int]:
    """No observer tells apart two worlds that differ only in what it has not seen."""
    game, preset = GAMES["alexandros"], sorted(GAMES["alexandros"].presets)[number % 5]
    match = finished(game, number, preset)
    generator = random.Random(number)
    observer = generator.choice([PUBLIC, *range(len(match.setup.seats))])
    world = other_world(game, match, observer, generator)
    assert received(match, observer) == received(world, observer)
    return {"pairs of worlds": 1, "that really differed": int(is_other(match, world))}


def imagined(number: int) -> dict[str, int]:
    """Whatever is imagined is sound and looks the same to the viewer."""
    game, preset = _case(number)
    match, generator, count = new_match(game, number, preset), random.Random(number), 0
    for _ in play_on(match, random.Random(number)):
        observer = generator.choice([PUBLIC, OPEN, *range(len(match.setup.seats))])
        view = match.view(observer)
        state = game.imagine(view, generator)
        assert game.invariants(state) == []
        seen = game.dump_view(game.view(state, observer))
        assert canonical(seen) == canonical(game.dump_view(view))
        count += 1
    return {"imagined states": count}


ALL_WORK = [
    Work("sound", 1_500, sound),
    Work("secret", 500, secret),
    Work("imagined", 200, imagined),
]


def batch(name: str, first: int) -> Counter[str]:
    """Run some matches of one kind."""
    work = next(each for each in ALL_WORK if each.name == name)
    counts: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        counts.update(work.run(number))
    return counts


def main() -> None:
    """Do what is not done yet, then write the report."""
    share = 100 if "--quick" in sys.argv else 1
    done = json.loads(DONE.read_text(encoding="utf-8")) if DONE.exists() else {}
    todo = [
        (work.name, first)
        for work in ALL_WORK
        for first in range(0, work.matches // share, BATCH)
        if f"{work.name}/{first}" not in done
    ]
    with Progress() as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        bar = progress.add_task("long tests", total=len(todo))
        jobs = [(f"{name}/{first}", pool.submit(batch, name, first)) for name, first in todo]
        for key, job in jobs:
            done[key] = job.result()
            DONE.write_text(json.dumps(done), encoding="utf-8")
            progress.advance(bar)
    _report(done)
    DONE.unlink()


def _report(done: dict[str, dict[str, int]]) -> None:
    lines = ["# Long tests", "", "Written by `make test-long`; every one of these passed.", ""]
    lines += [f"Python {platform.python_version()}, {os.cpu_count()} cores.", ""]
    for work in ALL_WORK:
        counts: Counter[str] = Counter()
        for key, each in done.items():
            if key.startswith(f"{work.name}/"):
                counts.update(each)
        told = (work.run.__doc__ or "").splitlines()[0]
        lines += [f"## {told}", "", "| what | how many |", "|---|---|"]
        lines += [f"| {what} | {count:,} |" for what, count in sorted(counts.items())]
        lines.append("")
    REPORT.write_text("\n".join(lines), encoding="utf-8")
    print(f"Written: {REPORT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
