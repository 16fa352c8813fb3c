"""Tables set up from a position: nobody plays with cards that somebody else has chosen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.server.api.people import Guest, Server
from tests.server.stories.tables import CARDS, finished

SORTS = ["horse", "lyre", "soldier", "temple", "amphora"]
DECK = sorted(SORTS * 6)
STACKED = {"hands": [["horse"] * 5, ["lyre"] * 5], "deck": DECK}
NONE = [0] * 5
KNOWN = STACKED | {
    "traces": [{"known": cards, "tokens": []} for cards in ([0, 0, 5, 0, 0], [0, 0, 0, 5, 0])],
    "eras": [{"cards": [6] * 5, "seen": NONE}],
    "drawn": [[NONE], [NONE]],
}
IN_TURN = STACKED | {"turn": {"phase": "act"}}


def seated(server: Server, position: Any, *chairs: str, **rest: Any) -> tuple[str, Guest, Guest]:
    """Return a table set up from a position, with its host Ana and with Ben."""
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open(CARDS, *(chairs or ("open", "open")), position=position, starter=0, **rest)
    ana.done(table["id"], "sit", seat=0, name="Ana")
    ben.done(table["id"], "sit", seat=1, name="Ben", link=table["link"])
    ana.done(table["id"], "start")
    return table["id"], ana, ben


def opened(ana: Guest, ben: Guest, table: str) -> Any:
    """Abandon the match, and return everything that was hidden."""
    for guest in (ana, ben):
        guest.done(table, "abandon")
    return ana.view(table)["match"]["view"]


@pytest.mark.parametrize("position", [STACKED, KNOWN], ids=["hidden", "said to be known"])
@pytest.mark.parametrize("chairs", [("open", "open"), ("open", "invited")])
def test_a_deck_that_somebody_stacked_is_dealt_anew(
    server: Server, chairs: Any, position: Any
) -> None:
    table, ana, ben = seated(server, position, *chairs)
    hidden = opened(ana, ben, table)
    assert hidden["hands"] != STACKED["hands"] and hidden["deck"] != DECK
    whole = [card for pile in (*hidden["hands"], hidden["deck"]) for card in pile]
    assert Counter(whole) == dict.fromkeys(SORTS, 11)
    assert [len(hand) for hand in hidden["hands"]] == [5, 5]


def test_who_plays_alone_keeps_the_position(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.open(CARDS, "open", "random", position=IN_TURN, starter=0)["id"]
    ana.done(table, "sit", seat=0, name="Ana")
    ana.done(table, "start")
    assert ana.view(table)["match"]["view"]["hands"][0] == ["horse"] * 5


def test_a_teaching_table_keeps_its_cards_and_says_so(server: Server) -> None:
    table, ana, ben = seated(server, STACKED, is_teaching=True)
    (row,) = [row for row in ben.get("/tables") if row["id"] == table]
    view = ben.view(table)
    for shown in (row, view):
        assert shown["is_written"] and shown["is_teaching"]
    hidden = opened(ana, ben, table)
    assert hidden["deck"] == DECK
    (again,) = {guest.post(f"/tables/{table}/rematch")["id"] for guest in (ana, ben)}
    assert ana.view(again)["is_teaching"]
    assert opened(ana, ben, again)["deck"] == DECK


def test_a_table_without_a_position_teaches_nothing(server: Server) -> None:
    ana = Guest(server, "Ana")
    view = ana.view(ana.open(CARDS, "open", "open", is_teaching=True)["id"])
    assert not (view["is_teaching"] or view["is_written"])


def test_the_lobby_and_the_waiting_room_say_that_a_position_is_set(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open(CARDS, "open", "open", position=STACKED)["id"]
    (row,) = [row for row in ben.get("/tables") if row["id"] == table]
    view = ben.view(table)
    assert row["is_written"] and view["is_written"]
    assert not (row["is_teaching"] or view["is_teaching"])


def test_playing_again_deals_anew_what_all_have_seen(server: Server) -> None:
    table, ana, ben = seated(server, STACKED)
    first = opened(ana, ben, table)
    (again,) = {guest.post(f"/tables/{table}/rematch")["id"] for guest in (ana, ben)}
    assert opened(ana, ben, again)["deck"] != first["deck"]


def test_others_join_a_position_only_at_the_beginning_of_a_turn(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    asked = {"game": CARDS, "chairs": [{"who": "open"}] * 2, "position": IN_TURN}
    refused = ana.web.post("/tables", json=asked)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-setup")
    assert "teaching table" in refused.json()["text"]
    table = ana.open(CARDS, "open", "random", position=IN_TURN)["id"]
    assert ben.act(table, "sit", seat=0, name="Ben").status_code == 400
    ana.done(table, "sit", seat=0, name="Ana")


def test_hands_of_a_match_that_goes_on_are_dealt_anew_for_others(server: Server) -> None:
    """Anybody who has seen the match before knows them."""
    table, ana = finished(server, CARDS)
    ben = Guest(server, "Ben")
    chairs = [{"who": "open"}, {"who": "open"}]
    (ply, *_) = ana.get(f"/tables/{table}/story")["turns"][-2:]
    before = ana.get(f"/tables/{table}/plies/{ply}")["view"]
    dealt = []
    for _ in range(5):  # a small hand may well be dealt the same cards again
        onward = ana.post(f"/tables/{table}/continue", {"ply": ply, "chairs": chairs})
        for seat, guest in enumerate((ana, ben)):
            guest.done(onward["id"], "sit", seat=seat, name=guest.name, link=onward["link"])
        ana.done(onward["id"], "start")
        hidden = opened(ana, ben, onward["id"])
        assert hidden["hand_sizes"] == before["hand_sizes"]
        dealt.append(hidden["hands"])
    assert any(hands != before["hands"] for hands in dealt)
