"""What a balance run plays; two runs with the same settings play the same games."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

import satrap
from satrap.cli.sim_games import Plan, make_setup
from satrap.core.options import fill_options
from satrap.games import get_game

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


def make_settings(plans: Sequence[Plan], bots: str, games: int) -> Settings:
    """Return the settings of the plans, which differ only in the number of seats."""
    plan, setup = plans[0], make_setup(plans[0])
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
    """Return settings from plain JSON, or None if these are none."""
    try:
        return msgspec.convert(data, Settings)
    except msgspec.ValidationError:
        return None


def fingerprint(game: str) -> str:
    """Return a hash of all code and data that decide how a game goes."""
    hashed, root = hashlib.sha256(), Path(satrap.__file__).parent
    for file in sorted(_deciding(root, game)):
        hashed.update(f"{file.relative_to(root).as_posix()}\0".encode())
        hashed.update(hashlib.sha256(file.read_bytes()).digest())
    return hashed.hexdigest()[:16]


def _deciding(root: Path, game: str) -> Iterator[Path]:
    yield from (root / "bots").glob("*.py")
    for folder in (root / "core", root / "fast", root / "games" / game, root / "bots" / game):
        for file in folder.rglob("*"):
            if file.suffix in {".py", ".toml", ".json"}:
                yield file


def command(settings: Settings) -> str:
    """Return the command that plays these games."""
    game = get_game(settings.game)
    words = ["satrap", "balance", game.id, "--games", str(settings.games)]
    words += ["--bots", ",".join(settings.bots), "--seed", str(settings.seed)]
    if settings.seats != list(game.seats):
        words += [word for count in settings.seats for word in ("--seats", str(count))]
    if settings.preset != next(iter(game.presets)):
        words += ["--preset", settings.preset]
    usual = fill_options(game.options, game.presets, settings.preset, {})
    for name, value in settings.options.items():
        words += ["--option", f"{name}={str(value).lower()}"] if value != usual[name] else []
    if settings.board != game.boards()[0]:
        words += ["--board", settings.board]
    return shlex.join(words)
