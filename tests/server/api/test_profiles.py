"""Profiles, following and blocking: what others learn, and what they never do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from satrap.server.store.members import Member, add_member
from tests.server.api.people import Guest, Server, seated

CARDS = "alexandros"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("profiles"))
    yield made
    made.kill()


def join(guest: Guest) -> None:
    """Make a guest a member of their name."""
    engine = create_engine(f"sqlite:///{Path(guest.server.folder) / 'tables.sqlite'}")
    with engine.begin() as store:
        query = text("select id from people where name = :name")
        add_member(
            store, Member(store.execute(query, {"name": guest.name}).scalar_one(), guest.name, 1)
        )
    engine.dispose()


def members(server: Server, *names: str) -> list[Guest]:
    guests = [Guest(server, name) for name in names]
    for guest in guests:
        join(guest)
    return guests


def over(ana: Guest, ben: Guest, **rest: Any) -> str:
    """Return a match that Ben has given up."""
    table = ana.open(CARDS, "open", "open", **rest)
    for seat, guest in enumerate((ana, ben)):
        guest.done(table["id"], "sit", seat=seat, name=guest.name, link=table["link"])
    ana.done(table["id"], "start")
    ben.done(table["id"], "resign")
    return str(table["id"])


def test_a_page_has_results_that_the_asker_may_see(house: Server) -> None:
    ana, ben, cleo = members(house, "Ana", "Ben", "Cleo")
    public, private = over(ana, ben, is_public=True), over(ana, ben, is_public=False)
    page = cleo.get("/people/ana")  # however it is written
    assert (page["name"], page["is_me"], page["is_bot"]) == ("Ana", False, False)
    results = page["results"]
    assert results["totals"] == [{"game": CARDS, "seats": 2, "games": 1, "won": 1}]
    assert [each["id"] for each in results["recent"]] == [public]
    assert [each["id"] for each in ben.get("/people/Ana")["results"]["recent"]] == [private, public]
    (rival,) = results["opponents"]
    assert (rival["name"], rival["games"], rival["won"]) == ("Ben", 1, 1)
    (duel,) = cleo.get("/people/Ben/against/Ana")["standings"]
    assert (duel["games"], duel["ahead"], duel["behind"]) == (1, 0, 1)
    found = Guest(house).get("/results", player="Ben", opponent="Ana", won=False)
    assert [row["id"] for row in found["rows"]] == [public] and found["next"] is None


def test_my_own_finished_matches_are_found_the_last_one_first(house: Server) -> None:
    dan, fay = Guest(house, "Own Dan"), Guest(house, "Own Fay")
    early, late = (dan.open(CARDS, "open", "open") for _ in range(2))
    broken = dan.open(CARDS, "device", "device")["id"]
    for table in (early, late):
        for seat, guest in enumerate((dan, fay)):
            guest.done(table["id"], "sit", seat=seat, name=guest.name, link=table["link"])
        dan.done(table["id"], "start")
    for seat, name in enumerate(("Own Dan", "Roxane")):
        dan.done(broken, "sit", seat=seat, name=name)
    dan.done(broken, "start", mine=0)
    for table in (late, early):
        fay.done(table["id"], "resign")
    dan.done(broken, "abandon", mine=0, wants=True)
    found = dan.get("/results", mine=True)["rows"]
    assert [row["id"] for row in found] == [early["id"], late["id"]]
    assert Guest(house, "Own Gus").get("/results", mine=True)["rows"] == []


def test_a_seat_leads_to_a_page_only_if_its_member_sits_there_under_that_name(
    house: Server,
) -> None:
    guest = Guest(house, "Page Cleo")  # before there was a member of this name
    ana, ben = members(house, "Page Ana", "Page Ben")
    table = ana.open(CARDS, "open", "open", "open", "recruit")["id"]
    for seat, (who, name) in enumerate(
        ((ana, "Page Ana"), (ben, "Somebody"), (guest, "Page Cleo"))
    ):
        who.done(table, "sit", seat=seat, name=name)
    cleo = Guest(house, "Real Cleo")
    assert cleo.get(f"/tables/{table}/people") == ["Page Ana", "", "", ""]
    body = {"password": "three camels at dawn", "name": "Page Cleo"}
    assert cleo.web.put("/me/password", json=body).status_code == 200
    assert cleo.get(f"/tables/{table}/people") == ["Page Ana", "", "", ""]


def test_a_private_page_has_only_a_name(house: Server) -> None:
    dora, eva, fay = members(house, "Dora", "Eva", "Fay")
    over(dora, eva, is_public=True)
    dora.web.put("/me/manners", json={"is_private": True})
    page = fay.get("/people/Dora")
    assert page["is_private"] and page["results"] is None
    assert dora.get("/people/Dora")["results"]["totals"]
    for path in ("/people/Dora/against/Eva", "/people/Eva/against/Dora", "/results?player=Dora"):
        assert fay.web.get(path).json()["code"] == "no-such-person"
    assert [each["name"] for each in fay.get("/people/Eva")["results"]["opponents"]] == [""]


def test_whoever_keeps_results_private_shows_no_rating(house: Server) -> None:
    nia, oto, pia = members(house, "Nia", "Oto", "Pia")
    match = over(nia, oto, is_public=True, is_friendly=False)
    nia.web.put("/me/manners", json={"is_private": True})
    refused = pia.web.get("/people/Nia/ratings")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-person")
    (own,) = nia.get("/people/Nia/ratings")
    assert own["games"] == 1
    for guest, shown in ((pia, {"Oto"}), (Guest(house), {"Oto"}), (nia, {"Nia", "Oto"})):
        leaders = guest.get("/ratings", game=CARDS, seats=2)
        assert {each["name"] for each in leaders} & {"Nia", "Oto"} == shown
        changed = guest.get(f"/tables/{match}/ratings")
        assert {each["seat"] for each in changed} == ({0, 1} if guest is nia else {1})


def test_a_search_does_not_name_whoever_keeps_results_private(house: Server) -> None:
    quin, rosa, sam = members(house, "Quin", "Rosa", "Sam")
    match = over(quin, rosa, is_public=True)
    quin.web.put("/me/manners", json={"is_private": True})
    for guest, names in ((sam, ["", "Rosa"]), (rosa, ["Quin", "Rosa"]), (quin, ["Quin", "Rosa"])):
        (row,) = guest.get("/results", player="Rosa")["rows"]
        assert row["id"] == match and [each["name"] for each in row["players"]] == names


def test_who_is_here_is_shown_only_to_whom_they_want(house: Server) -> None:
    gil, hera = members(house, "Gil", "Hera")
    hera.web.put("/people/Gil/ties/follow")
    assert hera.get("/me/followed")[0]["is_here"] is None
    gil.web.put("/people/Hera/ties/follow")  # now she follows somebody who follows her
    assert hera.get("/me/followed")[0]["is_here"] is True
    gil.web.put("/me/manners", json={"presence": "nobody"})
    assert hera.get("/me/followed")[0]["is_here"] is None
    gil.web.put("/me/manners", json={"may_follow": False})
    assert hera.web.put("/people/Gil/ties/follow").status_code == 403


def test_the_table_of_somebody_whom_i_follow_is_on_my_list(house: Server) -> None:
    ida, jan = members(house, "Ida", "Jan")
    ida.web.put("/people/Jan/ties/follow")
    jan.open(CARDS, "open", "open", is_public=False)
    assert ida.get("/me/followed")[0]["tables"] == []
    table = jan.open(CARDS, "open", "open", is_public=True)["id"]
    assert [row["id"] for row in ida.get("/me/followed")[0]["tables"]] == [table]


def test_the_lobby_lists_no_table_of_somebody_whom_i_have_blocked(house: Server) -> None:
    vera, wim = members(house, "Vera", "Wim")
    table = wim.open(CARDS, "open", "open", is_public=True)["id"]
    for kind, is_listed in (("mute", True), ("block", False)):
        vera.web.put(f"/people/Wim/ties/{kind}")
        assert (table in [row["id"] for row in vera.get("/tables")]) == is_listed
    for guest in (wim, Guest(house)):
        assert table in [row["id"] for row in guest.get("/tables")]
    other = vera.open(CARDS, "open", "open", is_public=True)["id"]
    assert other in [row["id"] for row in wim.get("/tables")]  # or it would betray the block


def test_whoever_is_blocked_gets_no_chair_and_does_not_learn_more(house: Server) -> None:
    kim, lea, mia = members(house, "Kim", "Lea", "Mia")
    lea.web.put("/people/Kim/ties/follow")
    before = (lea.get("/people/Kim"), lea.get("/me/followed"))
    kim.web.put("/people/Lea/ties/block")
    assert (lea.get("/people/Kim"), lea.get("/me/followed")) == before
    assert lea.web.put("/people/Kim/ties/follow").status_code == 200
    kim.web.put("/me/manners", json={"presence": "everybody"})
    assert lea.get("/people/Kim")["is_here"] is None and mia.get("/people/Kim")["is_here"]
    table = kim.open(CARDS, "open", "open", is_public=True)["id"]
    refused = lea.act(table, "sit", seat=1, name="Lea")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-at-table")
    mia.done(table, "sit", seat=1, name="Mia")
    elsewhere, _ = seated(house, CARDS, "Zoe", "Yan", is_public=True)
    lea.done(elsewhere, "say", words="still rude")
    assert kim.view(elsewhere)["said"] == [] and len(mia.view(elsewhere)["said"]) == 1
