"""Watch what is public; after the end see everything: replay, record, import, continue."""

from __future__ import annotations

import random

import pytest

from satrap.verify import failures
from tests.offered import GAMES
from tests.server.api.people import Guest, Server, play, seated
from tests.server.stories.tables import CARDS, finished

both = pytest.mark.parametrize("game", GAMES)


def test_a_watcher_sees_what_is_public_and_nothing_more(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    zoe = Guest(server, "Zoe")
    nobody = Guest(server)
    views = [zoe.view(table), nobody.view(table)]
    assert views[0] == views[1]
    assert views[0]["seat"] is None and views[0]["match"]["legal"] is None
    assert views[0]["match"]["view"]["observer"] == "public"
    assert ana.view(table)["match"]["view"]["observer"] != "public"
    for path in ("record", "proof"):
        assert zoe.web.get(f"/tables/{table}/{path}").status_code == 403


@both
def test_after_the_end_every_ply_is_open_to_all(server: Server, game: str) -> None:
    table, ana = finished(server, game)
    zoe = Guest(server)
    last = zoe.view(table)["match"]["ply"]
    for ply in range(0, last + 1, 7):
        shown = zoe.get(f"/tables/{table}/plies/{ply}")
        assert shown["view"]["observer"] == "open"
    assert zoe.web.get(f"/tables/{table}/plies/{last + 1}").status_code == 400
    assert ana.view(table)["match"]["events"]


@both
def test_a_record_goes_out_and_comes_in_again(server: Server, game: str) -> None:
    table, ana = finished(server, game)
    record = ana.get(f"/tables/{table}/record")
    ben, zoe = Guest(server, "Ben"), Guest(server, "Zoe")
    brought = ben.post("/records", record)
    assert ben.get(f"/tables/{brought['id']}/record") == record
    view = ben.view(brought["id"])
    assert view["status"] == "over"
    assert view["match"]["outcome"]["scores"] == record["result"]["scores"]
    assert zoe.web.get(f"/tables/{brought['id']}").status_code == 404
    assert zoe.view(brought["id"], link=brought["link"]) == view
    assert ben.web.get(f"/tables/{brought['id']}/proof").status_code == 403
    record["entries"][3]["plays"] = [[0, "nonsense"]]
    refused = ben.web.post("/records", json=record)
    assert refused.status_code == 400
    assert "nonsense" in refused.json()["text"] or "3" in refused.json()["text"]


@both
def test_on_from_any_ply_at_a_new_table(server: Server, game: str) -> None:
    table, _ = finished(server, game)
    zoe = Guest(server, "Zoe")
    chairs = [{"who": "device"}, {"who": "bot", "bot": "random"}]
    last = zoe.view(table)["match"]["ply"]
    for ply in (0, last // 3, last - 1):
        opened = zoe.post(f"/tables/{table}/continue", {"ply": ply, "chairs": chairs})["id"]
        zoe.done(opened, "sit", seat=0, name="Zoe")
        head = zoe.done(opened, "start")["head"]
        assert zoe.view(opened)["is_written"]
        before = zoe.get(f"/tables/{table}/plies/{ply}")["view"]
        begun = zoe.get(f"/tables/{opened}/plies/0")["view"]  # a bot may have moved since
        assert begun["scores"] == before["scores"]
        with zoe.socket(opened) as socket:
            play(zoe, opened, socket, random.Random(ply))
        assert failures(zoe.web.get(f"/tables/{opened}/proof").content, head) == []
    over = zoe.web.post(f"/tables/{table}/continue", json={"ply": last, "chairs": chairs})
    assert over.json()["code"] == "not-at-table"


def test_a_running_match_cannot_be_continued_elsewhere(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    chairs = [{"who": "open"}, {"who": "open"}]
    for ply in (0, 1):
        reply = ana.web.post(f"/tables/{table}/continue", json={"ply": ply, "chairs": chairs})
        assert reply.json()["code"] == "not-at-table"


@both
def test_after_the_end_one_sees_with_the_eyes_of_any_seat(server: Server, game: str) -> None:
    table, _ = finished(server, game)
    zoe = Guest(server)
    last = zoe.view(table)["match"]["ply"]
    for seat in (0, 1):
        shown = zoe.get(f"/tables/{table}/plies/{last // 2}", seat=seat)
        assert shown["view"]["observer"] not in ("open", "public")
        assert len(shown["scores"]) == len(shown["sheet"]) == 2
    assert zoe.web.get(f"/tables/{table}/plies/0", params={"seat": 2}).status_code == 409
    assert zoe.get(f"/tables/{table}/plies/{last}", seat=0)["prompt"]["key"].startswith("prompt-")


@both
def test_the_story_tells_how_the_scores_came_about(server: Server, game: str) -> None:
    table, ana = finished(server, game)
    match = ana.view(table)["match"]
    story = ana.get(f"/tables/{table}/story")
    assert story["scores"][0] == {"ply": 0, "scores": [0, 0]}
    assert story["scores"][-1]["scores"] == match["outcome"]["scores"]
    for score in story["scores"]:
        moment = ana.get(f"/tables/{table}/plies/{score['ply']}")
        assert moment["scores"] == score["scores"]
    assert story["turns"][0] == 0
    assert story["turns"] == sorted(set(story["turns"])) and story["turns"][-1] < match["ply"]
