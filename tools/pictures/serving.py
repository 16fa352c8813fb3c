"""`satrap` without randomness: every table has the same seed, so pictures can be reproduced."""

from __future__ import annotations

from satrap.cli import main
from satrap.core.chance import SEED_BYTES
from satrap.server import opening
from tests.browser.chance import fix

SEED = bytes(SEED_BYTES)


def serve() -> None:
    """Serve without randomness."""
    fix(opening, SEED)
    main()
