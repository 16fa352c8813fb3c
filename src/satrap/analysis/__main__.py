"""`python -m satrap.analysis`: a record on stdin; progress on stdout, a line each, then the result.

A server lets one such process run, behind everything else that the machine has to do.
"""

from __future__ import annotations

import os
import sys

import msgspec

from satrap.analysis.judging import analyse
from satrap.bots.advice import adviser_for
from satrap.bots.preparing import prepare
from satrap.core.record import parse_record
from satrap.games import get_game

KINDNESS = 10  # to the other processes


def main() -> None:
    """Look through the record, and tell of it."""
    os.nice(KINDNESS)
    record = parse_record(sys.stdin.buffer.read())
    prepare(record.game)
    adviser = adviser_for(record.game)
    for told in analyse(get_game(record.game), record, adviser):
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
