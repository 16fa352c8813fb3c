"""One seed for everything random in a browser test: `STORY_SEED=7` plays other matches."""

from __future__ import annotations

import os
import random
import secrets
from typing import Any

from satrap.core.chance import SEED_BYTES

SEED = int(os.environ.get("STORY_SEED", "1"))


def dice(*marks: object) -> random.Random:
    """Return a separate generator for each purpose."""
    return random.Random(f"{SEED} {marks}")


class Seeds:
    """Replaces `secrets` where tables are opened, so that all of them get the same seed.

    The bots' choices follow from it. Ids are as random as ever.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def token_bytes(self, count: int) -> bytes:
        return self.seed if count == SEED_BYTES else secrets.token_bytes(count)


def fix(opening: Any, seed: bytes = dice("table").randbytes(SEED_BYTES)) -> None:
    """Make a server open the same tables each time."""
    opening.secrets = Seeds(seed)
