"""The connection is cut in mid-move: the page shows it, and the move is made once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.tables import CARDS, choice, my_turn, seat_bots, until
from tests.server.api.people import Guest

LOST = r"WebSocket|ERR_|Failed to (fetch|load)|fetching the script"


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A separate server, which may die."""
    house = House(tmp_path_factory.mktemp("frail"))
    yield house
    house.kill()


def test_a_move_waits_while_the_server_is_away_and_goes_out_once(
    frail: House, visit: Visit
) -> None:
    guest = Guest(frail, "Ana")
    table = seat_bots(guest, CARDS, "random", starter=0)
    ana = visit(at=frail, guest=guest)
    ana.forgive(LOST)
    ana.go(f"/table/{table}")
    legal = my_turn(ana)["match"]["legal"]
    line = choice(ana, legal[0])
    frail.process.kill()
    frail._ended()
    expect(ana.page.get_by_text(ana.words("web-link-lost", count=0))).to_be_visible()
    line.click()
    expect(ana.page.get_by_text(ana.words("web-link-lost", count=1))).to_be_visible()
    frail.start()
    view = until(ana, lambda view: view["match"]["ply"] > 0)
    assert view["match"]["ply"] == 1
    expect(ana.page.get_by_text(ana.words("web-link-lost", count=1))).to_have_count(0)


def test_a_move_whose_answer_is_lost_is_sent_again_and_done_once(
    frail: House, visit: Visit
) -> None:
    """The server has stored the move, and dies before anybody gets an answer."""
    guest = Guest(frail, "Ana")
    table = seat_bots(guest, CARDS, "random", starter=0)
    ana = visit(at=frail, guest=guest)
    ana.forgive(LOST)
    keys: list[str] = []
    ana.page.add_init_script(DEAF)
    ana.page.on("websocket", lambda socket: listen(socket, keys))
    ana.go(f"/table/{table}")
    line = choice(ana, my_turn(ana)["match"]["legal"][0])
    ana.page.evaluate("window.deafen()")
    line.click()
    until(ana, lambda view: view["match"]["ply"] == 1)
    frail.process.kill()
    frail._ended()
    frail.start()
    ana.page.wait_for_function("() => sessionStorage.length === 0")
    assert until(ana, lambda view: True)["match"]["ply"] == 1
    assert len(keys) >= 2 and len(set(keys)) == 1


def test_a_reload_sends_what_still_waits(frail: House, visit: Visit) -> None:
    guest = Guest(frail, "Ana")
    table = seat_bots(guest, CARDS, "random", starter=0)
    ana = visit(at=frail, guest=guest)
    ana.forgive(LOST)
    ana.go(f"/table/{table}")
    line = choice(ana, my_turn(ana)["match"]["legal"][0])
    frail.process.kill()
    frail._ended()
    expect(ana.page.get_by_text(ana.words("web-link-lost", count=0))).to_be_visible()
    line.click()
    expect(ana.page.get_by_text(ana.words("web-link-lost", count=1))).to_be_visible()
    frail.start()
    ana.page.reload()
    assert until(ana, lambda view: view["match"]["ply"] > 0)["match"]["ply"] == 1


DEAF = """{
    const Plain = WebSocket;
    const open = [];
    window.deafen = () => open.forEach((wire) => (wire.isDeaf = true));
    window.WebSocket = class extends Plain {
        constructor(address) {
            super(address);
            open.push(this);
        }
        set onmessage(hear) {
            super.onmessage = (event) => this.isDeaf || hear(event);
        }
    };
}"""  # a deaf socket stays deaf: an answer may still arrive after the server is gone


def listen(socket: WebSocket, keys: list[str]) -> None:
    """Note the key of every move that is sent."""
    socket.on("framesent", lambda frame: note(str(frame), keys))


def note(frame: str, keys: list[str]) -> None:
    if '"play"' in frame:
        keys.append(frame.split('"key":"')[1].split('"', maxsplit=1)[0])
