"""Check what the tests check, over many more matches; can be stopped and resumed.

    python -m tools.test_long [KIND ...]

Each piece of work is a pure function of its number. Finished work is saved in `.test-long.json`, as
long as the code that it tests is the same; when all of a kind is done, its part of
`docs/test-long.md` says what was played. `--quick` does a hundredth of it and writes nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress

from tools.long_kinds import ALL_WORK, Work, batch, find

ROOT = Path(__file__).parents[1]
DONE = ROOT / ".test-long.json"
REPORT = ROOT / "docs" / "test-long.md"
HEAD = """# Long tests

Written by `make test-long`; all of these passed. The code is a hash of the tested folders.
"""

Done = dict[str, dict[str, dict[str, int]]]  # by kind, then by the first match of a batch


def read_done() -> Done:
    """Return what was done already, of all kinds, with the same code."""
    kept = json.loads(DONE.read_text(encoding="utf-8")) if DONE.exists() else {}
    same = {work.name: kept[work.name] for work in ALL_WORK if work.name in kept}
    for work in ALL_WORK:
        if work.name in same and same[work.name]["code"] != work.code:
            print(f"The code has changed since: {work.name} starts over.")
            del same[work.name]
    return {name: dict(each["done"]) for name, each in same.items()}


def write_done(done: Done) -> None:
    """Save what is done, whole or not at all."""
    kept = {name: {"code": find(name).code, "done": each} for name, each in done.items()}
    fresh = DONE.with_suffix(".new")
    fresh.write_text(json.dumps(kept), encoding="utf-8")
    fresh.replace(DONE)


def main() -> None:
    """Do what is not done yet, then write the report."""
    parser = argparse.ArgumentParser(description="Long tests.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="one of the kinds of work")
    parser.add_argument("--quick", action="store_true", help="a hundredth; write nothing")
    asked = parser.parse_args()
    names = [work.name for work in ALL_WORK]
    if unknown := [kind for kind in asked.kinds if kind not in names]:
        parser.error(f"{', '.join(unknown)}: there are {', '.join(names)}")
    wanted = [work for work in ALL_WORK if not asked.kinds or work.name in asked.kinds]
    done = {} if asked.quick else read_done()
    play(wanted, done, 100 if asked.quick else 1, keeps=not asked.quick)
    if not asked.quick:
        write_report(wanted, done)
        forget(wanted, done)


def play(wanted: Sequence[Work], done: Done, share: int, keeps: bool) -> None:
    """Do what is not done yet, and save each batch as soon as it is done."""
    todo = [
        (work.name, first)
        for work in reversed(wanted)  # what takes longest comes first
        for first in work.firsts(share)
        if str(first) not in done.setdefault(work.name, {})
    ]
    with Progress() as progress, ProcessPoolExecutor(2 * (os.cpu_count() or 1)) as pool:
        bar = progress.add_task("long tests", total=len(todo))
        jobs = [(name, first, pool.submit(batch, name, first)) for name, first in todo]
        try:
            for name, first, job in jobs:
                done[name][str(first)] = job.result()
                if keeps:
                    write_done(done)
                progress.advance(bar)
        finally:
            pool.shutdown(cancel_futures=True)  # otherwise all waiting work would be done first


def write_report(wanted: Sequence[Work], done: Done) -> None:
    """Write the parts of the kinds that were done; the others stay as they are."""
    kept = REPORT.read_text(encoding="utf-8") if REPORT.exists() else ""
    parts = {part.partition("\n")[0]: part for part in re.split(r"^## ", kept, flags=re.M)[1:]}
    parts |= {work.told: _part(work, done[work.name]) for work in wanted}
    told = [f"## {parts[work.told].rstrip()}\n" for work in ALL_WORK if work.told in parts]
    REPORT.write_text("\n".join([HEAD, *told]), encoding="utf-8")
    print(f"Written: {REPORT.relative_to(ROOT)}")


def forget(wanted: Sequence[Work], done: Done) -> None:
    """Forget what is in the report: it is done again next time."""
    write_done({name: done[name] for name in done.keys() - {work.name for work in wanted}})


def _part(work: Work, done: Mapping[str, Mapping[str, int]]) -> str:
    counts: Counter[str] = Counter()
    for each in done.values():
        counts.update(each)
    made = f"Code `{work.code}`, Python {platform.python_version()}, {os.cpu_count()} cores."
    lines = [work.told, "", made, "", "| what | how many |", "|---|---|"]
    return "\n".join(
        [*lines, *(f"| {what} | {count:,} |" for what, count in sorted(counts.items()))]
    )


if __name__ == "__main__":
    main()
