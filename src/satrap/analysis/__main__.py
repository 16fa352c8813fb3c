"""`python -m satrap.analysis`: read a record from stdin; write lines of progress, then the result.

A server runs one such process at a time, with the lowest priority on the machine.
"""

from __future__ import annotations

import sys

import msgspec

from satrap.analysis.budget import SERVERS
from satrap.analysis.judging import analyse
from satrap.arena.preparing import prepare
from satrap.bots.giving_way import LAST, give_way, stand_back
from satrap.core.record import parse_record
from satrap.packs import get_pack


def main() -> None:
    """Analyse the record on stdin, and write progress and result to stdout."""
    stand_back(LAST)
    give_way()
    record = parse_record(sys.stdin.buffer.read())
    prepare(record.game)
    pack = get_pack(record.game)
    for told in analyse(pack.game, record, pack.adviser, SERVERS):
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
