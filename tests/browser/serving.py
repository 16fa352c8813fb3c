"""`satrap` with one game more, the toy, which the page has never heard of; and with one seed."""

from __future__ import annotations

from typing import Any, cast

from satrap.cli import main
from satrap.server import opening
from tests.browser.chance import fix
from tests.offered import GAMES
from tests.toy import TOY


def serve() -> None:
    cast(dict[str, Any], GAMES)[TOY.id] = TOY
    fix(opening)
    main()
