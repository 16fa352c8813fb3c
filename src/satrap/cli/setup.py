"""What the command line says about a match: options, board, seed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from satrap.cli.files import read_text
from satrap.core.chance import SEED_BYTES
from satrap.core.errors import BadSetup
from satrap.core.game import AnyGame, Board
from satrap.core.options import STANDARD, OptionValue, fill_options


def parse_options(game: AnyGame, preset: str, chosen: list[str]) -> Mapping[str, OptionValue]:
    """Return every option: the preset's, and those given as NAME=VALUE; or raise BadSetup."""
    known = {option.name: option for option in game.options}
    pairs = [word.partition("=")[::2] for word in chosen]
    values = {name: known[name].parse(value) if name in known else value for name, value in pairs}
    return fill_options(game.options, game.presets, preset, values)


def told_options(game: AnyGame, preset: str, options: Mapping[str, OptionValue]) -> list[str]:
    """Return the arguments for a preset, and for each option that differs from it."""
    usual = fill_options(game.options, game.presets, preset, {})
    others = [name for name, value in options.items() if value != usual[name]]
    words = [] if preset == STANDARD else ["--preset", preset]
    for name in others:
        words += ["--option", f"{name}={str(options[name]).lower()}"]
    return words


def read_board(game: AnyGame, asked: str | None) -> str | None:
    """Return the name of a packaged board, or the text of a file; None: the default one."""
    return asked if asked is None or asked in game.boards() else read_text(Path(asked))


def pick_board(game: AnyGame, asked: str | None) -> Board | None:
    """Return a packaged board by its name, or the board of a file; None: the default one."""
    if asked is None or asked in game.boards():
        return None if asked is None else game.board(asked)
    return game.parse_board(read_text(Path(asked)))


def parse_seed(asked: str | None) -> bytes:
    """Return a seed from hexadecimal digits (padded with leading zeros), or a new one."""
    if asked is None:
        return secrets.token_bytes(SEED_BYTES)
    digits = asked.rjust(2 * SEED_BYTES, "0")
    if len(digits) > 2 * SEED_BYTES or not set(digits.lower()) <= set("0123456789abcdef"):
        raise BadSetup("cli-bad-seed", most=2 * SEED_BYTES)
    return bytes.fromhex(digits)
