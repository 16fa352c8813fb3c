"""Examples for the OpenAPI page."""

from __future__ import annotations

from satrap.core.game import Json
from satrap.games import GAMES

_COMMANDS: dict[str, Json] = {
    "sit": {"do": "sit", "seat": 0, "name": "Ana"},
    "leave": {"do": "leave"},
    "start": {"do": "start"},
    "play": {"do": "play", "plays": ["pass"], "ply": 0},
    "withdraw": {"do": "withdraw"},
    "undo": {"do": "undo"},
    "redo": {"do": "redo"},
    "ask the others to go back": {"do": "askundo", "to": 3},
    "agree to go back": {"do": "answerundo", "agrees": True},
    "resign": {"do": "resign"},
    "return": {"do": "return"},
    "abandon": {"do": "abandon", "wants": True},
    "say": {"do": "say", "words": "Good luck!"},
}

REQUESTS: dict[str, Json] = {
    name: {"key": f"mine-{number}", "version": 7, "command": command}
    for number, (name, command) in enumerate(_COMMANDS.items(), start=1)
}


def openings() -> dict[str, Json]:
    """Return an example of each game: one against a bot, one among friends."""
    against = [{"who": "open"}, {"who": "bot", "bot": "simple"}]
    friends = [{"who": "invited"}, {"who": "invited"}]
    made: dict[str, Json] = {}
    for game in GAMES:
        made[f"{game} against a bot"] = {"game": game, "chairs": against}
        made[f"{game} among friends"] = {"game": game, "chairs": friends, "is_public": False}
    return made
