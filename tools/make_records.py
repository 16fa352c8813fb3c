"""Make the finished records that are stored with the tests: one for each way a match can end.

Run `python -m tools.make_records GAME` to add a record of another way to play or to end. Records
are only added: those of older rules versions must replay for ever.
"""

from __future__ import annotations

import sys
from pathlib import Path

from satrap.core.record import format_record, make_record
from tools import records_alexander_the_great, records_alexandros
from tools.record_matches import Wanted, seed_of

TESTS = Path(__file__).parents[1] / "tests"
RECORDS = {
    "alexandros": records_alexandros.records,
    "alexander_the_great": records_alexander_the_great.records,
}


def keep(wanted: Wanted, folder: Path) -> None:
    """Save the first match that ends as wanted, if there is no such record yet."""
    path = folder / f"{wanted.name}.json"
    if path.exists():
        return  # records are never remade
    for number in range(1, 2_000):
        match = wanted.make(number)
        if wanted.fits(match):
            record = make_record(match, seed_of(number))
            path.write_bytes(format_record(record))
            print(f"{wanted.name}: match {number}, {match.ply} plies, {match.outcome}")
            return
    raise SystemExit(f"no match found for {wanted.name}")


def main() -> None:
    """Make all records of the named games."""
    games = sys.argv[1:]
    if not games or not set(games) <= set(RECORDS):
        raise SystemExit(f"Name the games whose records to make: {', '.join(RECORDS)}.")
    for game in games:
        folder = TESTS / game / "records"
        folder.mkdir(exist_ok=True)
        for wanted in RECORDS[game]():
            keep(wanted, folder)


if __name__ == "__main__":
    main()
