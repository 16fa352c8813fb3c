"""Every sentence that the page uses exists, and none is unused."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from satrap.core.game import AnyGame
from satrap.packs import get_pack
from satrap.server.tables.entries import Who
from tests.offered import GAMES
from tests.web.words import SOURCE, Families, known, missing, unused, used_by_page, used_in

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def settings(name: str) -> list[str]:
    """Return the values of a settings type such as `Pace` or `Theme`."""
    source = (SOURCE / "lib" / "settings.svelte.ts").read_text(encoding="utf-8")
    found = re.search(rf"^export type {name} = (.*?);", source, re.MULTILINE)
    assert found, name
    return re.findall(r'"(\w+)"', found[1])


def values_of(game: AnyGame) -> list[str]:
    """Return each option with each named value; numbers need no name."""
    return [
        f"{option.name}-{str(value).lower() if isinstance(value, bool) else value}"
        for option in game.options
        if not isinstance(option.values, range)
        for value in option.values
    ]


def family(begin: str, *values: str) -> set[str]:
    return {f"{begin}-{value}" for value in values}


PRESETS = [name for game in GAMES.values() for name in game.presets]
EDITIONS = [f"{name}-{preset}" for name, game in GAMES.items() for preset in game.presets]
BOTS = [bot for game in GAMES for bot in get_pack(game).bots]
LEVELS = {"random"}.union(*(get_pack(game).levels for game in GAMES))  # random if there are none
VALUES = [value for game in GAMES.values() for value in values_of(game)]
OPTIONS = [option.name for game in GAMES.values() for option in game.options]
FAMILIES: Families = {
    "web-*": family("web", "rules", "rulings"),
    "web-game-*": family("web-game", *GAMES),
    "web-game-about-*": family("web-game-about", *GAMES),
    "web-game-line-*": family("web-game-line", *GAMES),
    "web-game-time-*": family("web-game-time", *GAMES),
    "web-preset-*": family("web-preset", *PRESETS),
    "bot-*": family("bot", *BOTS),
    "bot-level-*": family("bot-level", *LEVELS),
    "web-edition-*-*": family("web-edition", *EDITIONS),
    "web-chair-*": family("web-chair", *get_args(Who)),
    "web-option-*": family("web-option", *OPTIONS),
    "web-option-about-*": family("web-option-about", *OPTIONS),
    "web-option-*-*": family("web-option", *VALUES),
    "web-set-*-*": {
        *family("web-set-theme", *settings("Theme")),
        *family("web-set-pace", *settings("Pace")),
        *family("web-set-confirm", *settings("Confirm")),
    },
    "web-row-*": family("web-row", "join", "look", "relive", "resume"),
    "web-notes-*": family("web-notes", "kept", "lost"),
    "web-presence-*": family("web-presence", "here", "away", "bot"),
    "web-panel-*": family("web-panel", "board", "players", "log", "chat", "notes", "words"),
    "web-hint-*": family("web-hint", "thinking", "preparing"),
    "web-replay-*": family("web-replay", "first", "turn-back", "back", "on", "turn-on", "last"),
}


def test_the_page_says_nothing_that_is_not_written_down() -> None:
    assert missing(used_by_page(), known(), FAMILIES) == set()


def test_no_words_of_the_page_are_left_over() -> None:
    assert unused(used_by_page(), known(), FAMILIES) == set()


def test_every_family_is_still_used() -> None:
    assert set(FAMILIES) <= used_by_page().patterns


@games
def test_every_option_has_its_name_its_line_and_words_for_its_values(game: AnyGame) -> None:
    wanted = {
        *family("web-option", *(option.name for option in game.options), *values_of(game)),
        *family("web-option-about", *(option.name for option in game.options)),
    }
    assert wanted <= known()


def test_a_missing_key_is_found() -> None:
    source = """say("web-undo") say(`web-chair-${who}`) named("web-bot", bot) has("nowhere")
        say(lost ? "web-gone" : "web-undo") params.has("pseudo")"""
    used, keys = used_in(source), {"web-undo", "web-chair-open", "web-bot-random"}
    families = {"web-chair-*": {"web-chair-open", "web-chair-bot"}}
    assert missing(used, keys, families) == {"nowhere", "web-gone", "web-chair-bot"}
    assert missing(used, keys - {"web-bot-random"}, {}) == {"nowhere", "web-gone", "web-bot-*"}
    assert missing(used_by_page(), known() - {"web-undo"}, FAMILIES) == {"web-undo"}
    one = "web-option-joker_cards-either"
    assert missing(used_by_page(), known() - {one}, FAMILIES) == {one}


def test_a_key_that_nothing_says_is_found() -> None:
    planted = {"web-left-over", "web-option-gone", "web-chair-throne", "web-game-about-chess"}
    assert unused(used_by_page(), known() | planted, FAMILIES) == planted
    used = used_in("say(`web-chair-${who}`) named(`web-option-${name}`, value)")
    keys = {"web-chair-open", "web-option-a-b", "web-sit", "event-passed"}
    assert unused(used, keys, {}) == {"web-sit"}
