"""`python -m satrap.analysis`: a record on stdin; progress on stdout, a line each, then the result.

A server lets one such process run, behind everything else that the machine has to do.
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
    """Look through the record, and tell of it."""
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
