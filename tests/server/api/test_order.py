"""Reports, penalties and operators, on a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from satrap.cli.serving import FILE
from satrap.cli.stored import secret_of
from satrap.server.order import SECRET
from tests.cli.driver import run
from tests.server.api.people import Guest, Server, seated
from tests.server.stories.tables import CARDS

FORBIDDEN, NOT_HERE, TOO_MANY = 403, 404, 429


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path, 100)
    yield made
    made.kill()


class Operator:
    """Somebody with the key."""

    def __init__(self, server: Server) -> None:
        key = secret_of(server.folder / FILE, SECRET).hex()
        base, headers = f"{server.url}/api/admin/", {"Authorization": f"Operator {key}"}
        self.web = httpx.Client(base_url=base, headers=headers)
        server.clients.append(self.web)

    def get(self, path: str) -> Any:
        return self.web.get(path).raise_for_status().json()

    def punish(self, name: str, kind: str, days: int = 1) -> str:
        (found,) = self.get(f"people?name={name}")
        body = {"person": found["person"], "kind": kind, "reason": "Spam.", "days": days}
        self.web.post("penalties", json=body).raise_for_status()
        return str(found["person"])


def refusal(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["text"]


def say(guest: Guest, table: str, words: str = "Hm.") -> httpx.Response:
    return guest.act(table, "say", words=words)


def test_nobody_else_is_an_operator(server: Server) -> None:
    guest = Guest(server, "Ana")
    for path in ("people", "penalties", "reports", "tables", "trail"):
        for key in ("", "Operator", "Operator " + "0" * 64):
            reply = guest.web.get(f"/admin/{path}", headers={"Authorization": key})
            assert reply.status_code == NOT_HERE


def test_the_key_counts_only_near_the_server(server: Server) -> None:
    operator = Operator(server)
    assert operator.web.get("trail").status_code == 200
    afar = {"X-Forwarded-For": "203.0.113.5"}
    assert operator.web.get("trail", headers=afar).status_code == NOT_HERE


def test_who_is_silenced_plays_on_without_a_word(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    operator = Operator(server)
    assert say(ben, table).status_code == 200
    person = operator.punish("Ben", "silence")
    status, words = refusal(say(ben, table))
    assert status == FORBIDDEN and "24" in words and "Spam." in words
    assert say(ana, table).status_code == 200
    assert ben.open(CARDS, "open", "open")["id"]
    lifted = operator.web.delete(f"penalties/{person}/silence")
    assert lifted.status_code == 200, lifted.text
    assert say(ben, table).status_code == 200


def test_who_is_banned_opens_nothing_and_sits_nowhere(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.open(CARDS, "open", "open")["id"]
    Operator(server).punish("Ben", "ban", 0)
    sit = ben.request("sit", seat=1, name="Ben")
    assert ben.act(table, "sit", seat=1, name="Ben").status_code == FORBIDDEN
    opening = {"game": CARDS, "chairs": [{"who": "open"}, {"who": "open"}]}
    assert ben.web.post("/tables", json=opening).status_code == FORBIDDEN
    with ben.socket(table) as socket:
        socket.send(json.dumps(sit))
        while "refused" not in (told := json.loads(socket.recv(20))):
            pass
    assert told["refused"] == "forbidden"
    assert ben.web.get("/me").status_code == 200


def test_a_penalty_survives_a_restart(server: Server) -> None:
    table, (_, ben) = seated(server, CARDS, "Ana", "Ben")
    Operator(server).punish("Ben", "silence")
    server.kill()
    server.start()
    assert say(ben.again(), table).status_code == FORBIDDEN


def test_a_report_comes_with_what_was_said(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    say(ben, table, "You fool")
    reported = ana.post(f"/tables/{table}/reports", {"who": 1, "words": "He insults me."})
    operator = Operator(server)
    (found,) = operator.get("reports")
    assert (found["id"], found["match"], found["words"]) == (
        reported["id"],
        table,
        "He insults me.",
    )
    assert found["attached"]["players"] == [{"seat": 1, "words": "You fool"}]
    assert found["about"] == operator.get("people?name=Ben")[0]["person"]
    decision = {"words": "Silenced for a week."}
    assert operator.web.post(f"reports/{found['id']}", json=decision).status_code == 200
    assert operator.web.post(f"reports/{found['id']}", json=decision).status_code == NOT_HERE
    assert operator.get("reports") == []
    (own,) = ana.get("/me/reports")
    assert own["words"] == "He insults me." and own["closed"]
    assert [each["words"]["key"] for each in ana.get("/me/news")["news"]] == [
        "notice-report-decided"
    ]
    assert operator.get("reports?closed=true")[0]["decision"] == "Silenced for a week."
    assert [each["deed"] for each in operator.get("trail")] == ["close report"]


def test_reports_are_for_those_who_may_see_the_table_and_not_about_oneself(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    opened = ana.open(CARDS, "open", "open", is_public=False)
    table, link = opened["id"], opened["link"]
    ana.done(table, "sit", seat=0, name="Ana")
    ben.done(table, "sit", link=link, seat=1, name="Ben")
    body = {"who": 0, "words": "Cheats."}
    stranger = Guest(server, "Zoe")
    assert stranger.web.post(f"/tables/{table}/reports", json=body).status_code == NOT_HERE
    assert ana.web.post(f"/tables/{table}/reports", json=body).status_code == 409
    assert ben.web.post(f"/tables/{table}/reports", json={**body, "who": 7}).status_code >= 400
    assert Operator(server).get("reports") == []


def test_the_players_learn_that_an_operator_has_looked(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    operator = Operator(server)
    lines = operator.web.post(f"tables/{table}/look", json={"words": "Ben was reported."}).json()
    assert lines[0]["entry"]["kind"] == "opened" and lines[-1]["entry"]["kind"] == "inspected"
    for guest in (ana, ben):
        news = guest.view(table)["news"][-1]
        assert (
            news["kind"] == "inspected" and news["text"]["values"]["reason"] == "Ben was reported."
        )
    (deed,) = operator.get("trail")
    assert (deed["deed"], deed["about"], deed["words"]) == ("look", table, "Ben was reported.")


def test_the_commands_do_what_the_routes_do(server: Server) -> None:
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben")
    at = ("--server", server.url, "--data", server.folder)
    ana.post(f"/tables/{table}/reports", {"who": 1, "words": "Rude."})
    (report,) = lines(run("admin", *at, "reports"))
    assert report["words"] == "Rude."
    (found,) = lines(run("admin", *at, "people", "be"))
    assert run("admin", *at, "silence", found["person"], "Rude.", "--days", "2").exit_code == 0
    assert say(ben, table).status_code == FORBIDDEN
    assert [each["kind"] for each in lines(run("admin", *at, "penalties"))] == ["silence"]
    assert run("admin", *at, "lift", found["person"], "silence").exit_code == 0
    assert run("admin", *at, "close", report["id"], "A warning.").exit_code == 0
    assert lines(run("admin", *at, "tables", "--status", "running"))[0]["id"] == table
    assert lines(run("admin", *at, "look", table, "Rude."))[-1]["entry"]["kind"] == "inspected"
    deeds = [each["deed"] for each in lines(run("admin", *at, "trail"))]
    assert deeds == ["look", "close report", "lift silence", "silence"]
    assert run("admin", *at, "ban", "nobody", "x").exit_code != 0
    away = run("admin", "--server", "http://127.0.0.1:9", "--data", server.folder, "trail")
    assert away.exit_code != 0 and "127.0.0.1:9" in away.stderr + away.stdout


def lines(done: Any) -> list[Any]:
    assert done.exit_code == 0, done.stdout
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    server = Server(tmp_path, 1)
    try:
        table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
        body = {"who": 1, "words": "Rude."}
        answers = [
            ana.web.post(f"/tables/{table}/reports", json=body).status_code for _ in range(11)
        ]
        assert answers == [201] * 10 + [TOO_MANY]
    finally:
        server.kill()
