"""`satrap`, without chance: every table has the same seed, so pictures can be made again."""

from __future__ import annotations

import secrets
from typing import Final

from satrap.cli import main
from satrap.core.chance import SEED_BYTES
from satrap.server import opening

SEED: Final = bytes(SEED_BYTES)


class NoSecrets:
    """Knows one seed. Whatever else is drawn (names of tables) stays unlike any other."""

    @staticmethod
    def token_bytes(size: int) -> bytes:
        return SEED if size == SEED_BYTES else secrets.token_bytes(size)


if __name__ == "__main__":
    vars(opening)["secrets"] = NoSecrets
    main()
