"""Compare the rivals on the games that are kept, and write the tables of docs/ratings.md.

python -m tools.ratings_study                  compare, within a minute
python -m tools.ratings_study play --jobs 16   play all games again: two hours of one core
"""

from __future__ import annotations

import argparse
import os

from rich.progress import track

from satrap.cli.pool import in_processes
from tools.ratings_study import page
from tools.ratings_study.comparing import ELO, RIVALS, TRIED, compare, tune
from tools.ratings_study.games import TESTED, TRAINING, kept, numbered, read, units, write


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("compare", "play"), default="compare")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.what == "play":
        play_all(given.jobs)
    else:
        page.write(study())


def play_all(jobs: int) -> None:
    """Play all games, and keep their results."""
    todo = [unit for part in (TRAINING, TESTED) for unit in units(part)]
    done = track(in_processes(numbered, todo, jobs), "Games", total=len(todo))
    write(kept(done))


def study() -> str:
    """Tune both rivals, compare them, and return the tables."""
    training, tested = read(TRAINING), read(TESTED)
    tuned = {name: tune(name, training) for name in track(list(TRIED), "Tuning")}
    best = {name: min(tuned[name], key=tuned[name].__getitem__) for name in RIVALS}
    hindsight = tune(ELO, tested)
    return page.part(tuned, compare(best, tested), hindsight)


if __name__ == "__main__":
    main()
