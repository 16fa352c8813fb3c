"""A siege takes place in full, keeps to this machine, and fails whenever a limit is missed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bench.load_server import START
from bench.siege.judging import DEEDS, judge, tried
from bench.siege.measuring import disk_of, errors_of, memory_of, tree
from bench.siege.plan import SHARES, SLOW, Plan, honest_address
from bench.siege.records import LARGEST, ladder
from bench.siege.report import format_report
from bench.siege.results import by_kind, times
from bench.siege.run import still_waiting
from bench.siege.seat import now
from bench.siege.wire import Reply, request
from satrap.core.record import parse_record, replay
from satrap.packs import get_pack

ROOT = Path(__file__).parents[1]
FORGETS = (  # a server that acknowledges what it does not store
    "from satrap.server.store.sql_store import SqlStore\n"
    "async def append(self, lines, **rest): pass\n"
    f"SqlStore.append = append\n{START}"
)


def small(out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    sizes = ["--minutes", "0.2", "--honest", "6", "--hostile", "28", "--addresses", "4"]
    sizes += ["--slow", "40"]
    places = ["--folder", str(out), "--out", str(out / "siege.json")]
    places += ["--report", str(out / "siege.md")]
    command = [sys.executable, "-m", "bench.siege", *sizes, *places, *options]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=500
    )


# The plan


def test_every_attack_has_its_share() -> None:
    plan = Plan()
    attacks = [plan.attack_of(number) for number in range(plan.hostile)]
    assert {name: attacks.count(name) for name in SHARES} == SHARES
    assert len({plan.hostile_address(number) for number in range(plan.hostile)}) == 20
    slow = {plan.hostile_address(n) for n in range(plan.hostile) if attacks[n] == SLOW}
    rest = {plan.hostile_address(n) for n in range(plan.hostile) if attacks[n] != SLOW}
    assert len(slow) == 5 and not slow & rest
    assert plan.calm + plan.siege == 600


def test_every_attack_has_a_deed_to_be_judged_by() -> None:
    assert DEEDS.keys() == SHARES.keys()


def test_a_small_siege_still_has_every_attack() -> None:
    plan = Plan(hostile=28)
    assert {plan.attack_of(number) for number in range(28)} == set(SHARES)


def test_everybody_comes_from_this_machine_and_no_honest_player_from_a_hostile_address() -> None:
    plan = Plan()
    hostile = {plan.hostile_address(number) for number in range(plan.hostile)}
    honest = {honest_address(number) for number in range(plan.honest)}
    assert len(honest) == plan.honest and not honest & hostile
    assert all(address.startswith("127.") for address in honest | hostile)


def test_the_longest_records_are_legal_long_and_small_enough() -> None:
    records = ladder()
    matches = [replay(get_pack(record.game).game, record) for record in map(parse_record, records)]
    assert all(match.outcome for match in matches)
    assert LARGEST * 0.8 < len(records[0]) <= LARGEST
    assert matches[0].ply > 4000 and len(matches[0].entries) > 7000
    sizes = [len(record) for record in records]
    assert sizes == sorted(sizes, reverse=True)


# Measuring


def test_a_request_that_says_more_is_to_come() -> None:
    sent = request("127.0.0.1:80", "POST", "/guests", b"{}", length=100)
    assert b"Content-Length: 100\r\n\r\n{}" in sent
    assert b"Host: 127.0.0.1:80" in sent


def test_a_refusal_is_counted_by_its_code() -> None:
    assert Reply(429, b"", b'{"code": "too-many", "text": "."}').kind == "429 too-many"
    assert Reply(502, b"", b"oops").kind == "502"
    assert Reply(201, b"HTTP/1.1 201\r\nSet-Cookie: a=b; Path=/\r\n\r\n", b"{}").cookie == "a=b"


def test_nothing_measured_is_no_good_time() -> None:
    assert times([])["p99"] == float("inf")
    assert times([0.001] * 98 + [0.5, 0.9]) == {"p50": 1, "p95": 1, "p99": 500, "max": 900}


def test_answers_are_added_up_by_kind() -> None:
    attacks = {"chat": {"words: done": 2, "words: 429 too-many": 3}, "views": {"proofs: done": 4}}
    assert by_kind(attacks) == {"done": 6, "429 too-many": 3}


def test_whoever_still_waits_counts() -> None:
    (wait,) = still_waiting([None, now() - 5, now()])
    assert 5 <= wait < 60


def test_mistakes_in_a_log_are_counted(tmp_path: Path) -> None:
    lines = [
        {"level": "info", "event": "request"},
        {"level": "error", "event": "oops", "error": "KeyError", "where": ["a.py:1 f"]},
        {"level": "warning", "event": "full"},
    ]
    log = tmp_path / "log"
    encoded = [json.dumps(line, separators=(",", ":")) for line in [*lines, lines[1]]]
    log.write_text("\n".join([*encoded, "no JSON"]), encoding="utf-8")
    assert errors_of(log) == {"oops: KeyError, a.py:1 f": 2, "full: no error, nowhere": 1}


def test_children_and_their_children_count(tmp_path: Path) -> None:
    inner = "import time; held = bytearray(50_000_000); print(flush=True); time.sleep(60)"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    with subprocess.Popen([sys.executable, "-c", outer], stdout=subprocess.PIPE) as process:
        assert process.stdout and process.stdout.readline()
        own, child = tree(process.pid)
        assert own == process.pid
        assert memory_of(child) > 50_000_000 > memory_of(own)
        os.kill(child, 9)
    assert memory_of(child) == 0
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "file").write_bytes(bytes(1000))
    assert disk_of(tmp_path) == 1000


# Judging

SEEN: Any = {
    "seconds": 60.0,
    "moves": 600,
    "moves_per_second": 10.0,
    "ack_ms": {"p50": 10.0, "p95": 50.0, "p99": 100.0, "max": 200.0},
    "answer_ms": {"p50": 50.0, "p95": 150.0, "p99": 300.0, "max": 900.0},
    "answers": 500,
    "tables_opened": 3,
    "open_ms": None,
    "refused": {},
    "refused_count": 0,
    "connections_lost": 0,
    "memory_mb": 300.0,
    "children_mb": 50.0,
    "disk_growth_mb": 10.0,
}
GOOD: Any = {
    "machine": {"cores": 2, "python": "3"},
    "plan": Plan()._asdict(),
    "calm": SEEN,
    "siege": SEEN,
    "memory_mb": {"most": 300.0},
    "attacks": {
        name: {f"{deed}: done": 5, f"{deed}: 429 too-many": 7} for name, deed in DEEDS.items()
    },
    "answers_by_kind": {"429 too-many": 7 * len(SHARES), "done": 5 * len(SHARES)},
    "hostile_cpu_seconds": 3.0,
    "server_errors": {"Exception in ASGI application: CancelledError, gate.py:1 enter": 2},
    "is_alive": True,
    "acknowledged": 1000,
    "lost": 0,
    "matches_over": 4,
}


def missed(results: Any) -> set[str]:
    return {verdict.name for verdict in judge(results) if not verdict.is_kept}


def test_good_numbers_keep_all_limits() -> None:
    assert missed(GOOD) == set()


@pytest.mark.parametrize(
    ("path", "bad", "names"),
    [
        ("siege ack_ms p99", 251.0, {"ack_p99"}),
        ("siege ack_ms p99", float("inf"), {"ack_p99"}),
        ("siege answer_ms p50", 150.1, {"bots_p50"}),
        ("siege answer_ms p95", 450.1, {"bots_p95"}),
        ("calm answer_ms p95", 49.0, {"bots_p95"}),
        ("memory_mb most", 600.1, {"memory"}),
        ("siege disk_growth_mb", 30.1, {"disk"}),
        ("lost", 1, {"lost"}),
        ("siege refused_count", 1, {"refused"}),
        ("siege moves_per_second", 4.9, {"moves"}),
        ("is_alive", False, {"dead"}),
        ("answers_by_kind", {"done": 9, "500 failed": 1}, {"failed"}),
        ("server_errors", {"the bot hegemon failed: TypeError, lanes.py:1 do": 1}, {"mistakes"}),
        ("attacks chat", {}, {"attack_chat"}),
        ("attacks analyses", {"guests: done": 9}, {"attack_analyses"}),
    ],
)
def test_a_bad_number_misses_its_limit(path: str, bad: object, names: set[str]) -> None:
    results = json.loads(json.dumps(GOOD))
    *way, last = path.split()
    place = results
    for part in way:
        place = place[part]
    place[last] = bad
    assert missed(results) == names
    assert "**missed**" in format_report(results, judge(results))


def test_the_report_tells_every_number_beside_its_limit() -> None:
    text = format_report(GOOD, judge(GOOD))
    assert "All limits were kept." in text and "**missed**" not in text
    assert "| a move is acknowledged (99 of 100 times), ms | 100 | 250 | kept |" in text
    assert "| records brought: 429 too-many | 7 |" in text
    assert "2 × Exception in ASGI application: CancelledError, gate.py:1 enter" in text
    assert str(ROOT) not in text


# Real servers


def test_a_small_siege_loses_no_move_and_every_attack_takes_place(tmp_path: Path) -> None:
    began = time.monotonic()
    done = small(tmp_path)
    assert done.returncode in (0, 1), done.stderr  # only `make siege` judges the speed
    results = json.loads((tmp_path / "siege.json").read_text(encoding="utf-8"))
    kept = {verdict["name"]: verdict["is_kept"] for verdict in results["verdicts"]}
    firm = ["lost", "refused", "memory", "disk", "dead", "attack_imports", "attack_bots"]
    assert {name: kept[name] for name in firm} == dict.fromkeys(firm, True), done.stdout
    assert done.returncode == int(not all(kept.values()))
    assert results["acknowledged"] > results["plan"]["honest"] * 2
    assert results["calm"]["moves"] and results["siege"]["moves"]
    attacks = results["attacks"]
    assert all(tried(attacks, name) for name in SHARES)
    assert any(kind.startswith("slow, half a head") for kind in attacks["slow"])
    assert any(kind[:1] == "4" for kind in results["answers_by_kind"])  # some were refused
    assert (tmp_path / "siege.md").read_text(encoding="utf-8").startswith("# The siege\n")
    assert not list(tmp_path.glob(".siege-*"))
    assert time.monotonic() - began < 400


def test_a_server_that_forgets_is_found_out(tmp_path: Path) -> None:
    fewer = ["--hostile", "7", "--honest", "3", "--slow", "4", "--minutes", "0.15"]
    done = small(tmp_path, "--start", FORGETS, *fewer)
    assert done.returncode == 1, done.stderr
    results = json.loads((tmp_path / "siege.json").read_text(encoding="utf-8"))
    assert results["lost"] > 0
