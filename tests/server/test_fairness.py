"""The fair queue: whoever has used the least lately comes next."""

from __future__ import annotations

from collections import Counter

import pytest

from satrap.server import fairness
from satrap.server.fairness import FairQueue, Ledger, Owner

HOME, CLUB = "192.0.2.1", "192.0.2.2"
ANA, BEN, CLEO = Owner(HOME, "ana"), Owner(CLUB, "ben"), Owner(CLUB, "cleo")


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def queue(clock: Time | None = None) -> FairQueue[str]:
    return FairQueue(clock=clock or Time())


def served(waiting: FairQueue[str], seconds: float = 1.0) -> str:
    """Serve what comes next, for some seconds."""
    turn = waiting.take()
    assert turn is not None
    waiting.done(turn, seconds)
    return turn.item


def test_who_uses_little_goes_before_who_uses_much() -> None:
    waiting = queue()
    for number in range(30):
        waiting.put(BEN, f"ben {number}")
    for number in range(5):
        assert served(waiting) == f"ben {number}"
    waiting.put(ANA, "ana")
    assert served(waiting) == "ana"
    assert served(waiting) == "ben 5"


def test_addresses_share_alike_however_many_names_they_bring() -> None:
    waiting, got = queue(), Counter[str]()
    for number in range(50):
        waiting.put(Owner(CLUB, f"name {number}"), CLUB)
        waiting.put(ANA, HOME)
    for _ in range(40):
        got[served(waiting)] += 1
    assert got[HOME] == got[CLUB] == 20


def test_persons_of_an_address_share_what_it_gets() -> None:
    waiting, got = queue(), Counter[str]()
    for _ in range(50):
        waiting.put(BEN, "ben")
    for _ in range(10):
        waiting.put(CLEO, "cleo")
    for _ in range(20):
        got[served(waiting)] += 1
    assert got == {"ben": 10, "cleo": 10}


def test_seconds_are_shared_and_not_turns() -> None:
    waiting, seconds = queue(), {"ana": 0.0, "ben": 0.0}
    long = {"ana": 0.01, "ben": 1.0}
    for _ in range(500):
        waiting.put(ANA, "ana")
        waiting.put(BEN, "ben")
    for _ in range(200):
        turn = waiting.take()
        assert turn is not None
        waiting.done(turn, long[turn.item])
        seconds[turn.item] += long[turn.item]
    assert abs(seconds["ana"] - seconds["ben"]) <= 1.0


def test_for_one_person_the_cheapest_comes_first_then_the_oldest() -> None:
    waiting = queue()
    for item, cost in (("long", 9.0), ("short", 1.0), ("as short", 1.0)):
        waiting.put(ANA, item, cost)
    assert [served(waiting) for _ in range(3)] == ["short", "as short", "long"]
    assert waiting.take() is None
    assert len(waiting) == 0


def test_what_was_used_long_ago_counts_no_more() -> None:
    clock = Time()
    waiting = queue(clock)
    waiting.put(BEN, "much")
    served(waiting, 3600)
    clock.now += 60 * 30
    waiting.put(ANA, "little")
    served(waiting, 0.1)
    waiting.put(ANA, "ana")
    waiting.put(BEN, "ben")
    assert served(waiting) == "ben"


def test_what_still_runs_counts() -> None:
    clock = Time()
    waiting = queue(clock)
    for _ in range(2):
        waiting.put(BEN, "ben")
    assert waiting.take() is not None, "it goes on"
    waiting.put(ANA, "ana")
    clock.now += 5
    assert served(waiting) == "ana"


def test_what_does_not_fit_lets_others_go_first_and_keeps_its_place() -> None:
    waiting = queue()
    waiting.put(BEN, "long")
    waiting.put(ANA, "short")
    turn = waiting.take(lambda item: item == "short")
    assert turn is not None
    assert turn.item == "short"
    assert waiting.take(lambda item: item == "short") is None
    assert served(waiting) == "long"


def test_who_has_used_next_to_nothing_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "MOST_KNOWN", 10)
    ledger = Ledger(60, Time())
    ledger.add("hog", 100)
    for number in range(100):
        ledger.add(f"guest {number}", 0.001 if number % 2 else 1.0)
    assert ledger.of("hog") == 100
    assert len(ledger._served) <= 10
