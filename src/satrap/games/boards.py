"""What the games can tell and show of their boards, beside playing on them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from satrap.core.fact import Fact
from satrap.core.game import AnyGame
from satrap.games import GAMES
from satrap.games.alexander_the_great import board_facts as march_facts
from satrap.games.alexander_the_great import draw as march_draw
from satrap.games.alexandros import board_facts, draw
from satrap.games.drawing.relief import RELIEF, Art, relief_of


@dataclass(frozen=True)
class BoardTools:
    """The facts of a board, and its picture (SVG) with words in a language."""

    facts: Callable[[Any], list[Fact]]
    draw: Callable[[Any, str], str]


BOARD_TOOLS: Mapping[str, BoardTools] = {
    "alexandros": BoardTools(board_facts.facts, draw.draw_board),
    "alexander_the_great": BoardTools(march_facts.facts, march_draw.draw_board),
}


ART: Mapping[str, Art] = {
    art.name: art for art in (relief_of(RELIEF), relief_of(march_draw.RELIEF))
}


def game_of_board(text: str) -> AnyGame:
    """Return the game that a board file names; the first one if it names none of ours."""
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError:
        name = None
    return GAMES.get(str(name), next(iter(GAMES.values())))
