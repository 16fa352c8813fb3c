"""The words on a page come as sentences: the status line, the buttons, the log."""

from __future__ import annotations

import random

import pytest

from satrap.core.game import Json
from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text
from tests.offered import GAMES
from tests.server.api.people import Guest, Server, seated
from tests.server.stories.tables import CARDS, SECRETS, decide, finished, wait_until

both = pytest.mark.parametrize("game", GAMES)


def words(sent: Json, language: str = "en") -> str:
    """Put a sentence from the server into words."""
    return say(_text(sent), language)


def _text(sent: Json) -> Text:
    assert set(sent) == {"key", "values"}
    return Text(sent["key"], {name: _value(value) for name, value in sent["values"].items()})


def _value(value: Json) -> str | int | Text | tuple[Text, ...]:
    if isinstance(value, list):
        return tuple(_text(part) for part in value)
    return _text(value) if isinstance(value, dict) else value


def test_only_who_decides_has_buttons(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=0)
    mine, others, public = (each.view(table)["match"] for each in (ana, ben, Guest(server)))
    assert words(mine["prompt"]).startswith("Choose a face-up card")
    assert words(others["prompt"]) == words(public["prompt"]).replace("Choose", "Ana chooses")
    assert len(mine["labels"]) == len(mine["legal"]) > 0
    assert all(words(label, language) for label in mine["labels"] for language in LANGUAGES)
    assert (others["labels"], public["labels"]) == ([], None)
    assert mine["ask"] is others["ask"] is public["ask"] is None


def test_a_long_choice_says_how_to_choose(server: Server) -> None:
    table, (ana, _) = seated(server, SECRETS, "Ana", "Ben")
    mine, public = ana.view(table)["match"], Guest(server).view(table)["match"]
    assert mine["labels"] is None and "15 cubes" in words(mine["ask"])
    assert public["ask"] is None


@both
def test_every_line_of_the_log_leads_to_its_moment(server: Server, game: str) -> None:
    table, ana = finished(server, game)
    match = ana.view(table)["match"]
    plies = [event["ply"] for event in match["events"]]
    assert plies == sorted(plies)
    assert plies[-1] == match["ply"] and plies[0] == match["since"]
    assert all(words(event["text"], "de") for event in match["events"])
    assert words(match["prompt"])


def test_a_preview_is_told_in_sentences(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben", starter=0)
    play = ana.view(table)["match"]["legal"][0]
    preview = ana.get(f"/tables/{table}/preview", play=play)
    assert len(preview["words"]) == len(preview["events"])
    assert preview["words"][0].startswith("You take the face-up ")
    assert not any("Ana" in sentence for sentence in preview["words"])
    assert not any("ply" in event for event in preview["events"])


def test_several_actions_are_previewed_in_a_row(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=0)
    path, march = f"/tables/{table}/preview", ana.view(table)["match"]["view"]["marches"][0]
    whole = ana.get(path, play=";".join(march["plays"]))
    first = ana.get(path, play=march["source"])
    assert whole["why"] is first["why"] is None
    assert len(whole["words"]) == len(whole["events"]) > len(first["events"])
    assert {event["card"] for event in whole["events"] if event["kind"] == "TurnedUp"} == {""}
    wrong = ana.get(path, play=f"{march['source']};draw")
    assert wrong["events"] == first["events"]
    assert wrong["why"] == "The first of these reveals something new: look at it, then continue."
    assert ana.get(f"/tables/{table}/why", play=f"{march['source']};draw") == {"why": wrong["why"]}
    assert ben.get(path, play="draw;pass") == {
        "events": [],
        "words": [],
        "why": "It is not your turn.",
        "ends": False,
    }


def test_no_more_than_sixteen_actions_are_previewed(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben", starter=0)
    for name in ("why", "preview"):
        path = f"/tables/{table}/{name}"
        codes = [ana.web.get(path, params={"play": ";".join(["pass"] * n)}) for n in (16, 17)]
        assert [answer.status_code for answer in codes] == [200, 400]


def test_what_was_broken_off_says_so(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=0)
    decide(ana, table, 0, random.Random(1))
    for guest in (ana, ben):
        guest.done(table, "abandon", wants=True)
    assert ana.view(table)["match"]["prompt"]["key"] == "prompt-abandoned"


def test_who_has_left_is_not_told_that_they_won(server: Server) -> None:
    """Bots play on for them, and one of the bots wins."""
    table, guests = seated(server, SECRETS, "Ana", "Ben", options={"campaign": "short"})
    for guest in guests:
        guest.done(table, "leave")
    view = wait_until(guests[0], table, lambda view: view and view["match"]["outcome"])
    winners = view["match"]["outcome"]["winners"]
    for seat, guest in enumerate(guests):
        key = "prompt-won-for-you" if winners == [seat] else "prompt-won"
        key = "prompt-shared" if len(winners) > 1 else key
        assert guest.view(table)["match"]["prompt"]["key"] == key


def test_a_long_run_of_numbers_is_not_listed(server: Server) -> None:
    games = {each["id"]: each for each in Guest(server).get("/games")}
    options = {each["name"]: each for each in games[CARDS]["options"]}
    turns = options["max_turns"]
    assert (turns["values"], turns["least"], turns["most"]) == ([], 1, 10_000)
    listed = [each for name, each in options.items() if name != "max_turns"]
    assert all(each["values"] and each["least"] is None for each in listed)
