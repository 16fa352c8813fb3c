"""How many connections are let in, and who is kept out; honest people never notice."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from satrap.server.throttle import ASKER, Lines, Throttle
from tests.server.api.operators import Operated, operated, until
from tests.server.api.people import Guest
from tests.server.api.strangers import (
    HALF,
    WHOLE,
    dropped,
    heard,
    is_ended,
    reach,
    settled,
    status,
)

BAD = b"\x00\xff\r\n\r\n"


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(address_connections=8)) as server:
        held = [reach(server, "127.0.2.1", HALF) for _ in range(8)]
        assert heard(reach(server, "127.0.2.1")) == b""  # the ninth
        assert dropped(server, "address") == 1
        assert status(server, "127.0.2.2") == 200
        assert not any(is_ended(wire) for wire in held)
        held.pop().close()
        until(lambda: status(server, "127.0.2.1") == 200)
        for wire in held:
            wire.close()


def test_a_websocket_counts_until_it_ends(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(address_connections=3)) as server:
        guest = Guest(server, "Ana")  # one connection, kept alive
        table = guest.open("alexandros", "open", "open")["id"]
        with guest.socket(table), guest.socket(table):
            until(lambda: status(server, "127.0.0.1") == 0)
        until(lambda: status(server, "127.0.0.1") == 200)


def test_a_proxy_has_as_many_as_it_likes_and_people_behind_it_do_not(tmp_path: Path) -> None:
    plant = settled(address_connections=8)
    with operated(tmp_path, "--behind-proxy", "127.0.0.1", slack=1, plant=plant) as server:
        asked = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
        head = f"{asked}X-Forwarded-For: 10.0.0.7\r\n\r\n".encode()
        held = [reach(server, sent=head) for _ in range(20)]
        assert status(server, "127.0.0.1", **{"X-Forwarded-For": "10.0.0.8"}) == 200
        until(lambda: status(server, "127.0.0.1", **{"X-Forwarded-For": "10.0.0.7"}) == 429)
        for wire in held:
            wire.close()


def test_when_all_is_full_who_holds_most_gives_way(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(all_connections=20)) as server:
        held = [reach(server, f"127.0.2.{n % 2 + 1}", HALF) for n in range(20)]
        assert status(server, "127.0.2.9") == 200
        assert sum(is_ended(wire) for wire in held) >= 1
        assert dropped(server, "full") >= 1
        for wire in held:
            wire.close()


@pytest.mark.parametrize("sent", [WHOLE, BAD], ids=["too many", "malformed"])
def test_who_goes_on_far_beyond_the_limit_is_kept_out_for_a_while(
    tmp_path: Path, sent: bytes
) -> None:
    sent = sent.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    plant = settled(address_rate=(0.5, 20), refusal_rate=(0.1, 20), shut_seconds=2)
    with operated(tmp_path, slack=1, plant=plant) as server:
        answers = [heard(reach(server, "127.0.3.1", sent)) for _ in range(60)]
        assert b"" in answers[20:]
        assert dropped(server, "shut") >= 1
        assert status(server, "127.0.3.2") == 200
        until(lambda: status(server, "127.0.3.1") == 200)


def test_who_is_refused_now_and_then_is_not_kept_out(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1, plant=settled(address_rate=(0.1, 20))) as server:
        found = [status(server, "127.0.3.1") for _ in range(60)]
        assert set(found) == {200, 429}


def test_a_proxy_is_never_kept_out(tmp_path: Path) -> None:
    plant = settled(address_rate=(0.1, 5), refusal_rate=(0.1, 5), shut_seconds=60)
    with operated(tmp_path, "--behind-proxy", "127.0.0.1", slack=1, plant=plant) as server:
        flood = {"X-Forwarded-For": "10.0.0.7"}
        assert status(server, "127.0.0.1", **flood) == 200
        found = [status(server, "127.0.0.1", **flood) for _ in range(40)]
        assert set(found[20:]) == {429}
        assert status(server, "127.0.0.1", **{"X-Forwarded-For": "10.0.0.8"}) == 200


def lines(server: Operated) -> list[dict[str, object]]:
    server.stop()
    return [json.loads(line) for line in server.written().splitlines()]


def test_what_is_malformed_fills_no_log(tmp_path: Path) -> None:
    with operated(tmp_path, slack=1) as server:
        for _ in range(100):
            assert heard(reach(server, sent=BAD)).startswith(b"HTTP/1.1 400")
        said = lines(server)
        bad = [line for line in said if line["event"] == "Invalid HTTP request received."]
        (left,) = [line for line in said if line["event"] == "left out"]
    assert len(bad) == 10
    assert (left["kind"], left["lines"]) == ("Invalid HTTP request received.", 90)
    assert left["level"] == "warning"


def test_what_is_refused_and_what_one_asks_fill_no_log(tmp_path: Path) -> None:
    given = {"address_rate": (1, 100), "log_lines": Lines(refused=10, address=20)}
    with operated(tmp_path, slack=1, plant=settled(**given)) as server:
        found = [status(server, "127.0.3.1") for _ in range(150)]
        said = lines(server)
    refused = [line for line in said if line.get("status") == 429]
    served = [line for line in said if line.get("status") == 200]
    (left,) = [line for line in said if line["event"] == "left out"]
    assert (len(served), len(refused)) == (20, 10)
    assert found.count(200) >= 100
    assert left["lines"] == 120


def record(
    message: str, level: int = logging.INFO, error: Exception | None = None
) -> logging.LogRecord:
    exc = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("x", level, "", 0, message, (), exc)


def test_errors_are_told_apart_by_kind_and_place() -> None:
    throttle, written = Throttle(Lines(wrong=1)), []
    for _ in range(3):
        for wrong in ("one", "two"):
            try:
                int(wrong) if wrong == "one" else dict[str, int]()[wrong]
            except (ValueError, KeyError) as error:
                written.append(throttle.takes(record("failed", logging.ERROR, error)))
    assert written == [True, True, False, False, False, False]


def test_each_address_has_lines_of_its_own_and_all_have_a_limit() -> None:
    throttle = Throttle(Lines(address=2, all=5))

    def written(address: str) -> bool:
        token = ASKER.set(address)
        try:
            return throttle.takes(record("request"))
        finally:
            ASKER.reset(token)

    assert throttle.left_out() == {}
    assert [written("a") for _ in range(3)] == [True, True, False]
    assert [written("b") for _ in range(3)] == [True, True, False]
    assert [written("c") for _ in range(2)] == [True, False]
    assert throttle.left_out() == {}
    throttle._ends = 0.0  # the minute is over
    assert throttle.left_out() == {(logging.INFO, "request"): 3}
    assert written("a")
