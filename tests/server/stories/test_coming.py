"""Come as a guest without signing up; keep the seat across reloads, restarts and devices."""

from __future__ import annotations

from pathlib import Path

from tests.server.api.people import Guest, Server, receive, seated
from tests.server.stories.tables import CARDS


def test_a_guest_needs_a_name_and_nothing_else(server: Server) -> None:
    ana = Guest(server, "Ana")
    assert ana.get("/me") == {"name": "Ana"}
    ana.post("/guests", {"name": "Anna"})
    assert ana.get("/me") == {"name": "Anna"}


def test_a_seat_is_kept_across_reloads(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    for _ in range(3):
        with ana.socket(table) as socket:
            assert receive(socket)["view"]["seat"] == 0


def test_a_seat_is_kept_when_the_server_is_killed_and_starts_again(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, (ana, ben) = seated(server, CARDS, "Ana", "Ben", starter=0)
    before = ana.view(table)
    server.kill()
    server.start()
    assert ana.again().view(table) == before
    assert ben.again().view(table)["seat"] == 1
    server.kill()


def test_a_private_link_moves_a_seat_to_another_device(server: Server) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben", starter=0)
    link = ana.post("/me/link")["link"]
    phone = Guest(server)
    phone.post("/guests", {"link": link})
    assert phone.view(table) == ana.view(table)
    play = {"plays": [phone.view(table)["match"]["legal"][0]], "ply": 0}
    phone.done(table, "play", key="from-the-phone", **play)
    assert ana.view(table)["match"]["ply"] > 0
    stranger = Guest(server)
    assert stranger.web.post("/guests", json={"link": link}).status_code == 403
