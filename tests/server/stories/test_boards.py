"""Boards: a picture, where everything is on it, and what is wrong with one's own."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from tests.offered import GAMES
from tests.server.api.people import Guest, Server
from tests.server.stories.tables import CARDS, SECRETS

IMAGE = "{http://www.w3.org/2000/svg}image"
both = pytest.mark.parametrize("game", GAMES)


@both
def test_a_board_comes_with_a_picture_and_a_chart_of_it(server: Server, game: str) -> None:
    shown = Guest(server).get(f"/boards/{game}/standard-1")
    picture = ET.fromstring(shown["sheet"])
    size = [float(value) for value in picture.attrib["viewBox"].split()[2:]]
    assert size == shown["chart"]["size"]
    assert shown["hash"] == GAMES[game].board("standard-1").hash
    assert GAMES[game].parse_board(shown["text"]).hash == shown["hash"]


def test_the_chart_names_what_the_picture_has(server: Server) -> None:
    for game, names in ((CARDS, ("points", "spaces", "sides")), (SECRETS, ("provinces",))):
        shown = Guest(server).get(f"/boards/{game}/standard-1")
        ids = {each.attrib.get("id") for each in ET.fromstring(shown["sheet"]).iter()}
        for kind in names:
            assert {f"{kind[:-1]}-{name}" for name in shown["chart"][kind]} <= ids


@both
def test_a_board_speaks_the_language_of_who_asks(server: Server, game: str) -> None:
    path, web = f"/boards/{game}/standard-1", Guest(server).web
    german, italian = (
        web.get(path, headers={"Accept-Language": each}).json() for each in ("de", "it")
    )
    for part in ("sheet", "chart", "title"):
        assert german[part] != italian[part]
    assert (german["text"], german["hash"]) == (italian["text"], italian["hash"])


@pytest.mark.parametrize("path", ["chess/standard-1", "alexandros/nowhere", "alexandros/..%2Fx"])
def test_what_there_is_not(server: Server, path: str) -> None:
    reply = Guest(server).web.get(f"/boards/{path}")
    assert reply.status_code == 404


@both
def test_a_board_of_ones_own_is_drawn_and_not_stored(server: Server, game: str) -> None:
    ana = Guest(server, "Ana")
    text = ana.get(f"/boards/{game}/standard-1")["text"].replace("standard-1", "mine-1")
    shown = ana.web.post(f"/boards/{game}", json={"text": text})
    assert shown.status_code == 200
    assert (shown.json()["name"], shown.json()["text"]) == ("mine-1", text)
    assert ana.web.get(f"/boards/{game}/mine-1").status_code == 404


def test_what_is_wrong_with_a_board_is_said_in_ones_language(server: Server) -> None:
    ana = Guest(server, "Ana")
    text = ana.get(f"/boards/{CARDS}/standard-1")["text"].replace('start = "', 'start = "zz')
    told = []
    for language in ("en", "fr"):
        headers = {"Accept-Language": language}
        reply = ana.web.post(f"/boards/{CARDS}", json={"text": text}, headers=headers)
        assert reply.status_code == 400 and reply.json()["code"] == "unreadable-board"
        told.append(reply.json()["text"])
    assert told[0] != told[1]


def test_what_is_wrong_with_a_board_says_where(server: Server) -> None:
    ana = Guest(server, "Ana")
    text = ana.get(f"/boards/{CARDS}/standard-1")["text"]
    wrong = text.replace("[names]", '[names]\nz9d = "Nowhere"')
    reply = ana.web.post(f"/boards/{CARDS}", json={"text": wrong})
    assert reply.json()["places"] == ["z9d"]


def test_a_board_that_is_too_large_is_not_read(server: Server) -> None:
    reply = Guest(server, "Ana").web.post(f"/boards/{CARDS}", json={"text": "x" * 70_000})
    assert reply.status_code == 413


@both
def test_the_board_of_a_table(server: Server, game: str) -> None:
    ana = Guest(server, "Ana")
    text = ana.get(f"/boards/{game}/standard-1")["text"].replace("standard-1", "mine-1")
    usual, own = (ana.open(game, "open", "open", **more)["id"] for more in ({}, {"board": text}))
    assert Guest(server).get(f"/tables/{usual}/board")["name"] == "standard-1"
    assert Guest(server).get(f"/tables/{own}/board")["name"] == "mine-1"


@both
def test_the_relief_of_a_sheet_is_there_for_ever(server: Server, game: str) -> None:
    guest = Guest(server)
    (image,) = ET.fromstring(guest.get(f"/boards/{game}/standard-1")["sheet"]).iter(IMAGE)
    reply = guest.web.get(f"{server.url}{image.attrib['href']}")
    assert reply.status_code == 200 and reply.headers["content-type"] == "image/webp"
    assert "immutable" in reply.headers["cache-control"]
    assert guest.web.get("/games").headers["cache-control"] == "no-store"
    nothing = guest.web.get(f"{server.url}/art/relief-000000000000.webp")
    assert nothing.status_code == 404 and nothing.headers["cache-control"] == "no-store"
