"""`python -m satrap.analysis`: a record on stdin; progress on stdout, a line each, then the result.

A server lets one such process run, behind everything else that the machine has to do.
"""

from __future__ import annotations

import sys

import msgspec

from satrap.analysis.budget import SERVERS
from satrap.analysis.judging import analyse
from satrap.bots.advice import adviser_for
from satrap.bots.giving_way import LAST, give_way, stand_back
from satrap.bots.preparing import prepare
from satrap.core.record import parse_record
from satrap.games import get_game


def main() -> None:
    """Look through the record, and tell of it."""
    stand_back(LAST)
    give_way()
    record = parse_record(sys.stdin.buffer.read())
    prepare(record.game)
    adviser = adviser_for(record.game)
    for told in analyse(get_game(record.game), record, adviser, SERVERS):
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
