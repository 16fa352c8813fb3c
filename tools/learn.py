"""Learn the weights of a game's evaluation from matches that it plays against itself.

    python -m tools.learn alexandros

Each generation plays matches with the weights of the one before and learns from them. Generations
are saved in a work file: a run that was stopped continues with the next one.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

from satrap.bots.fitting import Numbers, Samples, fit, joined, named, unnamed
from satrap.cli.pool import in_processes
from satrap.cli.workfile import WorkFile
from satrap.packs import get_pack

BATCH = 50  # matches in one piece of work
Piece = tuple[str, int, Numbers, int, int]  # game, seats, weights, matches, seed


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a run."""

    game: str
    matches: int  # of a generation
    seed: int


class Generation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one generation."""

    seats: int
    number: int
    positions: int
    before: float  # how surprising the winners were, by the weights that played
    after: float
    weights: dict[str, list[float]]


def play(piece: Piece) -> Samples:
    """Play matches in a process of their own."""
    game, *rest = piece
    collect: Callable[..., Samples] = _learning(game).collect
    return collect(*rest)


def _learning(game: str) -> Any:
    return import_module(f"satrap.bots.{game}.learning")


def learn(run: Run, seats: int, number: int, begin: Numbers, jobs: int) -> Generation:
    """Play a generation and learn from it."""
    names: Sequence[str] = _learning(run.game).NAMES
    first = ((run.seed * 100 + seats) * 100 + number) * 1_000_000
    pieces = [
        (run.game, seats, begin, BATCH, first + at) for at in range(max(1, run.matches // BATCH))
    ]
    title = f"{seats} seats, generation {number}"
    found = joined(list(track(in_processes(play, pieces, jobs), title, total=len(pieces))))
    weights = fit(found, begin)
    if number:  # go halfway: otherwise the weights would only answer the last style of play
        weights = (begin + weights) / 2
    before, after = found.loss(begin), found.loss(weights)
    return Generation(seats, number, len(found.late), before, after, named(names, weights))


def main() -> None:
    """Learn, and write the weights of the last generation into the package."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("game")
    words.add_argument("--generations", type=int, default=6)
    words.add_argument("--matches", type=int, default=1500)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--work", type=Path, help="the work file")
    asked = words.parse_args()
    run = Run(asked.game, asked.matches, asked.seed)
    module = _learning(run.game)
    work = WorkFile(asked.work or Path(f".learn-{run.game}.jsonl"), run, Generation)
    kept = {}
    for seats in get_pack(run.game).game.seats:
        begin = module.START
        for number in range(asked.generations):
            done = [g for g in work.lines if (g.seats, g.number) == (seats, number)]
            if not done:
                done = [learn(run, seats, number, begin, asked.jobs)]
                work.add(done)
            begin = unnamed(module.NAMES, done[0].weights)
            print(
                f"{seats} seats, generation {number}: {done[0].positions} positions, "
                f"{done[0].before:.4f} -> {done[0].after:.4f}"
            )
        kept[str(seats)] = named(module.NAMES, begin)
    file = Path(module.__file__).parent / module.FILE
    file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
