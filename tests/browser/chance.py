"""One seed for all that is left to chance in a story: `STORY_SEED=7` plays other matches."""

from __future__ import annotations

import os
import random
import secrets
from typing import Any

from satrap.core.chance import SEED_BYTES

SEED = int(os.environ.get("STORY_SEED", "1"))


def dice(*marks: object) -> random.Random:
    """Return a generator of its own for a purpose."""
    return random.Random(f"{SEED} {marks}")


class Seeds:
    """Takes the place of `secrets` where tables are opened: all of them get the same seed.

    What bots choose follows from it. Ids stay as secret as they are.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def token_bytes(self, count: int) -> bytes:
        return self.seed if count == SEED_BYTES else secrets.token_bytes(count)


def fix(opening: Any, seed: bytes = dice("table").randbytes(SEED_BYTES)) -> None:
    """Let a server open the same tables each time."""
    opening.secrets = Seeds(seed)
