"""What a balance run plays; two runs with the same settings play the same games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from satrap.arena.fingerprint import fingerprint
from satrap.arena.series import Series

FORMAT: Final = "satrap-balance-1"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the result depends on."""

    format: Literal["satrap-balance-1"]
    game: str
    rules: int
    code: str  # the fingerprint of core, game and bots
    preset: str
    options: dict[str, bool | int | str]
    board: str
    board_hash: str
    bots: list[str]  # one for all seats, or one for each
    seats: list[int]
    games: int
    seed: int


def make_settings(plans: Sequence[Series], bots: str, games: int) -> Settings:
    """Return the settings of the plans, which differ only in the number of seats."""
    plan, setup = plans[0], plans[0].setup()
    return Settings(
        format=FORMAT,
        game=plan.game,
        rules=setup.rules,
        code=fingerprint(plan.game),
        preset=plan.preset,
        options=dict(setup.options),
        board=setup.board.name,
        board_hash=setup.board.hash,
        bots=bots.split(","),
        seats=[len(plan.bots) for plan in plans],
        games=games,
        seed=plan.seed,
    )


def read_settings(data: Any) -> Settings | None:
    """Return settings from plain JSON, or None if they are not valid."""
    try:
        return msgspec.convert(data, Settings)
    except msgspec.ValidationError:
        return None
