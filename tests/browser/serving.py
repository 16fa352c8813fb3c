"""`satrap`, with one game more: the toy of the tests, which the page has never heard of."""

from __future__ import annotations

from typing import Any, cast

from satrap.cli import main
from satrap.games import GAMES
from tests.toy import TOY

if __name__ == "__main__":
    cast(dict[str, Any], GAMES)[TOY.id] = TOY
    main()
