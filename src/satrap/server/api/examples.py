"""Examples for the OpenAPI page."""

from __future__ import annotations

import msgspec

from satrap.core.chance import SEED_BYTES
from satrap.core.game import AnyGame, Json
from satrap.core.match import Match, seeded
from satrap.core.record import make_record
from satrap.packs import PACKS

_COMMANDS: dict[str, Json] = {
    "sit": {"do": "sit", "seat": 0, "name": "Ana"},
    "sit and take part in the shuffle": {
        "do": "sit",
        "seat": 0,
        "name": "Ana",
        "commitment": "a3f1c2d4" * 8,
    },
    "reveal": {"do": "reveal", "seed": "0c5e7f19" * 8},
    "leave": {"do": "leave"},
    "free": {"do": "free", "seat": 1},
    "change the table": {
        "do": "change",
        "chairs": [{"who": "open"}, {"who": "invited"}, {"who": "bot", "bot": "recruit"}],
        "clock": None,
        "is_public": False,
    },
    "ready": {"do": "ready", "is_ready": True},
    "learn the rules first": {"do": "ready", "is_ready": False, "is_learning": True},
    "change the settings first": {"do": "ready", "is_ready": False, "is_changing": True},
    "start": {"do": "start"},
    "play": {"do": "play", "plays": ["pass"], "ply": 0},
    "withdraw": {"do": "withdraw", "ply": 0},
    "undo": {"do": "undo"},
    "redo": {"do": "redo"},
    "ask the others to go back": {"do": "askundo", "to": 3},
    "agree to go back": {"do": "answerundo", "agrees": True},
    "ask the others for another clock": {
        "do": "askclock",
        "clock": {"main": 0, "per_turn": 86_400},
    },
    "agree to play on without a clock": {"do": "answerclock", "agrees": True, "clock": None},
    "resign": {"do": "resign"},
    "let a bot play for an absent player": {"do": "replace", "seat": 1},
    "return": {"do": "return"},
    "abandon": {"do": "abandon", "wants": True},
    "say": {"do": "say", "words": "Good luck!"},
    "mute a player": {"do": "hush", "who": 1, "how": "mute"},
    "remove a watcher": {"do": "hush", "who": "0123456789abcdef", "how": "remove"},
}

REQUESTS: dict[str, Json] = {
    name: {"key": f"mine-{number}", "command": command}
    for number, (name, command) in enumerate(_COMMANDS.items(), start=1)
}


def openings() -> dict[str, Json]:
    """Return examples for each game: with a preset, against a bot, among friends, on one device."""
    against = [{"who": "open"}, {"who": "bot", "bot": "recruit"}]
    friends = [{"who": "invited"}, {"who": "invited"}]
    made: dict[str, Json] = {}
    clock = {"main": 900, "increment": 10}
    for game, pack in PACKS.items():
        known = pack.game
        option, preset = known.options[0], sorted(known.presets)[0]
        made[f"{game} with a preset, an option and a board"] = {
            "game": game,
            "chairs": friends,
            "preset": preset,
            "options": {option.name: option.values[-1]},
            "board": known.boards()[0],
        }
        made[f"{game} against a bot"] = {"game": game, "chairs": against}
        made[f"{game} among friends"] = {"game": game, "chairs": friends, "is_public": False}
        made[f"{game} on one device, with a clock"] = {
            "game": game,
            "chairs": [{"who": "device"}, {"who": "device"}],
            "clock": clock,
        }
    return made


_ID, _HEAD = "5f1d3c7a9b2e4f6081a3c5d7", "9f2c4d2e" * 8
NEW_TABLE: Json = {"id": _ID, "link": "0123456789abcdef0123456789abcdef"}
AGAIN: Json = {"commitment": "a3f1c2d4" * 8}
ACK: Json = {"head": _HEAD, "version": 5}
ROWS: Json = [
    {
        "id": _ID,
        "game": "a-game",
        "preset": "standard",
        "status": "waiting",
        "at": 1_800_000_000_000,
        "seats": ["Ana", ""],
        "chairs": ["open", "open"],
        "clock": {"main": 900, "increment": 10},
        "has_open_hands": False,
        "is_friendly": True,
        "is_written": False,
        "is_teaching": False,
        "is_cup": False,
    }
]
CONTINUATION: Json = {
    "ply": 40,
    "chairs": [{"who": "device"}, {"who": "bot", "bot": "recruit"}],
    "is_public": False,
}


def record() -> Json:
    """Return the record of a match that has just begun."""
    game = next(iter(PACKS.values())).game
    match = Match(game, game.setup(("Ana", "Ben")), seeded(bytes(SEED_BYTES)))
    return msgspec.to_builtins(make_record(match, bytes(SEED_BYTES)))


BOARD: Json = {
    "name": "mine-1",
    "title": "My board",
    "hash": "3f7a2b1c" * 8,
    "text": 'name = "mine-1"\n',
    "sheet": "<svg/>",
    "chart": {"game": "a-game", "size": [1668, 852]},
}


def boards() -> dict[str, Json]:
    """Return a board of each game as a starting point."""
    return {f"a board of {pack.id}": {"text": _usual_board(pack.game)} for pack in PACKS.values()}


def _usual_board(game: AnyGame) -> str:
    return game.format_board(game.board(game.boards()[0]))


CUP: dict[str, Json] = {
    "name": "Granicus Cup",
    "game": next(iter(PACKS)),
    "clock": {"main": 1200, "increment": 10},
    "format": "swiss",
    "seats": 2,
    "fill": 8,
}
