"""What the games can tell and show of their boards, beside playing on them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from satrap.core.fact import Fact
from satrap.core.game import AnyGame
from satrap.games import GAMES
from satrap.games.alexandros.board_facts import facts
from satrap.games.alexandros.draw import draw_board


@dataclass(frozen=True)
class BoardTools:
    """The facts of a board, and its picture (SVG) with words in a language."""

    facts: Callable[[Any], list[Fact]]
    draw: Callable[[Any, str], str]


BOARD_TOOLS: Mapping[str, BoardTools] = {"alexandros": BoardTools(facts, draw_board)}


def game_of_board(text: str) -> AnyGame:
    """Return the game that a board file names; the first one if it names none of ours."""
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError:
        name = None
    return GAMES.get(str(name), next(iter(GAMES.values())))
