"""5.5: what a view says about sites is what scoring then does."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from satrap.core.game import PUBLIC, Event, Json, sample
from satrap.games.alexander_the_great import GAME, insights
from satrap.games.alexander_the_great.events import Built, NotBuilt
from satrap.games.alexander_the_great.numbers import NOBODY, Phase
from tests.alexander_the_great.boards import ANA, BEN, CLEO, AtgMatch, begin, middle, play
from tests.alexander_the_great.lands import SMALL, chance_board
from tests.conformance.games import at

Told = tuple[str, str, int, int, int]  # province, building, winner, price, points


def told(events: Sequence[Event]) -> list[Told]:
    """Return what scoring says about each site."""
    found: list[Told] = []
    for event in events:
        if isinstance(event, Built):
            site = (event.province.id, event.building)
            found.append((*site, event.seat, event.price, event.points))
        elif isinstance(event, NotBuilt):
            found.append((event.province.id, event.building, NOBODY, 0, 0))
    return found


def shown(sites: list[dict[str, Json]]) -> list[Told]:
    fields = ("province", "building", "winner", "price", "points")
    return [tuple(site[field] for field in fields) for site in sites]


def view(match: AtgMatch, observer: int = PUBLIC) -> dict[str, Json]:
    return dict(GAME.dump_view(match.view(observer)))


def some_positions(generator: random.Random, **options: object) -> Iterator[AtgMatch]:
    """Yield random positions in which a seat builds."""
    for number in range(12):
        board = SMALL if number % 3 else chance_board(generator)
        match = begin(board=board, players=2 + number % 3, options=options)
        while match.outcome is None and match.ply < 120:
            if match.state.turn.phase == Phase.BUILD:
                yield match
            for seat in match.waiting():
                match.play(seat, sample(match.legal(seat), generator))


@pytest.mark.parametrize("price", ["second_plus_one", "max_base"])
@pytest.mark.parametrize("ties", ["first", "any"])
def test_sites_and_attempts_come_out_as_they_are_shown(price: str, ties: str) -> None:
    sites = changed = 0
    for match in some_positions(random.Random(1), contested_price=price, tie_scope=ties):
        assert shown(view(match)["sites"]) == told(insights.scoring_now(match.view(PUBLIC)))
        sites += len(view(match)["sites"])
        changed += sum(map(len, check_attempts(match)))
    assert sites > 40
    assert changed > 5, "what is paid at one site is missing at another"


def check_attempts(match: AtgMatch) -> Iterator[list[dict[str, Json]]]:
    """Make each attempt in a copy of the match, and compare; yield what it changed elsewhere."""
    seat, before = match.state.turn.seat, view(match)["sites"]
    for action, attempt in view(match, seat)["attempts"].items():
        copy: AtgMatch = at(match, match.ply)
        scored = told(copy.play_text(seat, action))
        site, others, after = attempt["site"], attempt["others"], view(copy)["sites"]
        assert f"{site['building']} {site['province']}" == action
        if scored:
            assert set(shown([site, *others])) <= set(scored)
        else:
            assert others == [each for each in after if each not in (*before, site)]
            assert site in after
        yield others


def test_what_is_paid_before_is_missing_later() -> None:
    """Ana outbids Ben at a1 for all she has, so that her second temple fails."""
    match = middle(
        "build",
        armies=[{"a1": 1, "b1": 1}, {"a1": 1}, {"c1": 1}],
        boxes=[(4, 0), (3, 0), (1, 1)],
        laid_temples=[["a1", "b1"], ["a1"], []],
        laid_cities=[[], [], ["c1"]],
        seat=CLEO,
    )
    first, second, city = view(match)["sites"]
    assert first == {
        "province": "a1",
        "building": "temple",
        "contenders": [{"seat": ANA, "cubes": 4}, {"seat": BEN, "cubes": 3}],
        "winner": ANA,
        "price": 4,
        "points": 3,
    }
    assert (second["contenders"], second["winner"]) == ([{"seat": ANA, "cubes": 0}], NOBODY)
    assert (city["building"], city["winner"], city["price"]) == ("city", NOBODY, 0)


def position(**rest: Any) -> AtgMatch:
    """Ben builds; he has as many cubes as Ana."""
    armies = [{"a1": 1, "b1": 1}, {"a1": 1, "b1": 1}]
    return middle("build", armies=armies, boxes=[(2, 0), (2, 0)], seat=BEN, **rest)


def test_an_attempt_says_how_its_site_and_others_would_come_out() -> None:
    """Ana pays a cube at a1, so Ben wins b1; a tie at a1 saves her that cube for b1."""
    match = position(laid_temples=[["a1", "b1"], []])
    attempts = view(match, BEN)["attempts"]
    won = attempts["temple b1"]
    assert (won["site"]["winner"], won["others"]) == (BEN, [])
    assert [each["cubes"] for each in won["site"]["contenders"]] == [1, 2]
    tied = attempts["temple a1"]
    assert (tied["site"]["winner"], tied["site"]["points"]) == (NOBODY, 0)
    (richer,) = tied["others"]
    assert (richer["province"], richer["contenders"]) == ("b1", [{"seat": ANA, "cubes": 2}])
    play(match, "temple a1")
    assert view(match)["sites"] == [tied["site"], richer]


def test_only_who_builds_is_shown_attempts() -> None:
    match = position(laid_temples=[["b1"], []])
    for observer in (ANA, PUBLIC):
        assert "attempts" not in view(match, observer)
        assert len(view(match, observer)["sites"]) == 1
    assert set(view(match, BEN)["attempts"]) == {"temple a1", "city a1", "temple b1", "city b1"}


def test_without_attempts_there_are_no_sites() -> None:
    assert view(position())["sites"] == []
