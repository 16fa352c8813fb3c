"""The match checks every action, and a refusal changes nothing."""

from __future__ import annotations

import random

import pytest

from satrap.core.canonical import canonical
from satrap.core.errors import (
    CannotUndo,
    IllegalAction,
    MatchOver,
    NotYourDecision,
    Refused,
    SatrapError,
    UnreadableAction,
)
from satrap.core.game import AnyGame, sample
from satrap.core.match import Match, ReseedEntry, UndoEntry, seeded
from satrap.core.record import AnyMatch
from tests.conformance.games import ALL_GAMES, CASES, IDS, finished, new_match, play_on, seed_of
from tests.offered import GAMES
from tests.plain import plain
from tests.toy import TOY, Bid


def photo(match: AnyMatch) -> bytes:
    """Return everything about a match that a refusal must not change."""
    state = match.game.dump_state(match.state)
    sealed = [str(match.sealed(seat)) for seat in range(len(match.setup.seats))]
    return canonical([state, match.ply, plain(match.entries), sealed, match.epoch])


def every_action(game: AnyGame, number: int) -> list[object]:
    """Return actions of all kinds: everything that was legal at some point in a match."""
    match = new_match(game, number)
    offered: dict[object, None] = {}
    for _ in play_on(match, random.Random(number)):
        for seat in match.waiting():
            offered.update(dict.fromkeys(match.legal(seat)))
    return list(offered)


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_half_of_all_tries_are_refused_and_change_nothing(game: AnyGame, preset: str) -> None:
    pool = every_action(game, 1)
    generator = random.Random(2)
    match = new_match(game, 2, preset)
    refused = 0
    for _ in play_on(match, generator):
        seat = generator.randrange(len(match.setup.seats))
        action = generator.choice(pool)
        if action in match.legal(seat):
            continue
        before = photo(match)
        with pytest.raises(Refused) as caught:
            match.play(seat, action)
        assert photo(match) == before
        assert caught.value.code
        assert str(caught.value)
        refused += 1
    assert refused * 2 >= match.ply - refused


def test_only_the_seat_that_owes_a_decision_may_play() -> None:
    refused = 0
    for game in ALL_GAMES:
        match = new_match(game, 1)
        for _ in play_on(match, random.Random(1), plies=60):
            for seat in set(range(len(match.setup.seats))) - set(match.waiting()):
                with pytest.raises((NotYourDecision, MatchOver), match=r"Ana|Ben|Cleo|Dion|over"):
                    match.play(seat, match.line[1].actions[0])
                refused += 1
    assert refused > 100


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_finished_match_takes_no_action(game: AnyGame) -> None:
    match = finished(game, 1)
    with pytest.raises(MatchOver):
        match.play(0, match.line[-1].actions[0])


HOSTILE = ["", "fly", "march", "march sphinx", "space z99d", "draw now", "split 1 2", "move a b c"]


@pytest.mark.parametrize("text", [*HOSTILE, "9" * 5000, "split ١ ٢ ٣ ٤", "bid", "temple \x00"])
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_unreadable_notation_is_refused_with_a_sentence(game: AnyGame, text: str) -> None:
    match = new_match(game, 1)
    before = photo(match)
    with pytest.raises(UnreadableAction) as caught:
        match.play_text(match.waiting()[0], text)
    assert caught.value.code == "unreadable-action"
    assert str(caught.value).endswith(".")
    assert photo(match) == before


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_several_actions_are_played_all_or_not_at_all(game: AnyGame) -> None:
    """A seat plays an action, and then one that cannot follow it: neither counts."""
    generator = random.Random(3)
    match = new_match(game, 3)
    pool = every_action(game, 3)
    tried = 0
    for _ in play_on(match, generator, plies=40):
        for seat in match.waiting():
            first, wrong = sample(match.legal(seat), generator), generator.choice(pool)
            before = photo(match)
            try:
                match.play(seat, first, wrong, "nonsense")
            except Refused:
                tried += 1
            assert photo(match) == before
    assert tried >= 3


def test_nobody_peeks_by_an_action_that_is_then_refused() -> None:
    """The reason for refusing a second action must not reveal what the first one showed."""
    peeks = 0
    for game in ALL_GAMES:
        match = new_match(game, 11)
        for _ in play_on(match, random.Random(11), plies=150):
            moment = match.line.pop()
            shown = [event for event in moment.events if event.is_news_to(0)]
            if len(moment.seats) == 1 and shown:
                reasons = set()
                for second in ("nonsense", moment.actions[0]):
                    with pytest.raises(Refused) as caught:
                        match.play(moment.seats[0], moment.actions[0], second)
                    reasons.add(str(caught.value))
                assert len(reasons) == 1
                peeks += 1
            match.line.append(moment)
    assert peeks > 20


def test_several_actions_at_once_are_those_actions_one_by_one() -> None:
    for game in GAMES.values():
        played = finished(game, 3)
        seats = [moment.seats for moment in played.line]
        runs = [n for n in range(2, len(seats)) if seats[n] == seats[n - 1] and len(seats[n]) == 1]
        match = new_match(game, 3)
        for moment in played.line[1 : runs[0] - 1]:
            for seat, action in zip(moment.seats, moment.actions, strict=True):
                match.play(seat, action)
        both = played.line[runs[0] - 1 : runs[0] + 1]
        match.play(both[0].seats[0], *(moment.actions[0] for moment in both))
        assert match.state == played.line[runs[0]].state
        assert match.entries == played.entries[: runs[0]]


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_the_same_seed_and_actions_lead_to_the_same_match(game: AnyGame, preset: str) -> None:
    one, other = finished(game, 4, preset), finished(game, 4, preset)
    assert canonical(game.dump_state(one.state)) == canonical(game.dump_state(other.state))
    assert plain(one.events(-2)) == plain(other.events(-2))


# Undo


def test_a_seat_takes_back_what_showed_nothing_new() -> None:
    for game in GAMES.values():
        match = new_match(game, 5)
        taken_back = 0
        for _ in play_on(match, random.Random(5), plies=300):
            seat = match.line[-1].seats[0]
            to = match.free_undo(seat)
            if to == match.ply:
                continue
            state, entries = match.line[to].state, len(match.entries)
            match.undo(seat, to)
            assert match.state == state
            assert match.ply == to
            assert match.entries[entries:] == [UndoEntry(to, seat)], "undo is an entry, never a cut"
            taken_back += 1
        assert taken_back > 10


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_what_somebody_has_seen_cannot_be_taken_back_freely(game: AnyGame) -> None:
    match = new_match(game, 6)
    for _ in play_on(match, random.Random(6), plies=200):
        seat = match.line[-1].seats[0]
        if match.free_undo(seat) == match.ply:
            before = photo(match)
            with pytest.raises(CannotUndo):
                match.undo(seat)
            assert photo(match) == before
            return
    pytest.fail("no action revealed anything")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_nobody_takes_back_what_another_has_played(game: AnyGame) -> None:
    match = new_match(game, 7)
    for _ in play_on(match, random.Random(7), plies=200):
        other = (match.line[-1].seats[0] + 1) % len(match.setup.seats)
        assert match.free_undo(other) == match.ply


def test_a_sealed_choice_of_another_cannot_be_undone_away() -> None:
    """The last to move may take it back, but not after another seat has made its next choice."""
    kept = 0
    for game in ALL_GAMES:
        match = new_match(game, 10)
        for _ in play_on(match, random.Random(10)):
            mover, waiting = match.line[-1].seats[0], match.waiting()
            others = [seat for seat in waiting if seat != mover]
            if len(waiting) < 2 or match.free_undo(mover) == match.ply:
                continue
            match.play(others[0], sample(match.legal(others[0]), random.Random(1)))
            before = photo(match)
            with pytest.raises(CannotUndo):
                match.undo(mover)
            assert photo(match) == before
            match.withdraw(others[0])
            assert match.free_undo(mover) < match.ply
            kept += 1
    assert kept > 3


def test_a_forgotten_card_is_drawn_anew() -> None:
    """What was seen and undone counts as unseen: the deck is shuffled again."""
    match = new_match(ALL_GAMES[0], 8, seats=2)
    (seat,) = match.waiting()
    match.play_text(seat, str(next(iter(match.legal(seat)))))
    assert match.free_undo(seat) == match.ply, "a card was turned up"
    before = match.line[0].state
    match.undo(seat, forget=True)
    assert match.ply == 0
    assert match.entries[-2:] == [UndoEntry(0, seat), ReseedEntry(1)]
    after = match.state
    assert sorted(after.deck) == sorted(before.deck)
    assert after.deck != before.deck
    assert after.hands == before.hands
    assert any(draw.epoch == 1 for draw in match.draws())


@pytest.mark.parametrize("ply", [-1, 2, 99])
def test_there_is_no_way_back_to_a_ply_that_is_not(ply: int) -> None:
    match = new_match(ALL_GAMES[0], 9)
    for _ in play_on(match, random.Random(9), plies=2):
        pass
    with pytest.raises(CannotUndo, match="no decision"):
        match.undo(0, ply)


# Secret simultaneous choices


def test_sealed_choices_stay_out_of_the_state_until_the_last_is_in() -> None:
    match = new_match(TOY, 1, seats=3)
    before, views = match.state, [match.view(seat) for seat in (0, 1, 2, -1)]
    match.play(2, Bid(4))
    match.play(0, Bid(1))
    assert match.state is before
    assert [match.view(seat) for seat in (0, 1, 2, -1)] == views
    assert match.entries == []
    assert match.ready() == (0, 2)
    assert match.waiting() == (1,)
    match.play(1, Bid(0))
    assert match.ply == 1
    assert match.ready() == ()
    assert plain(match.entries) == [
        {"kind": "Played", "plays": [[0, "bid 1"], [1, "bid 0"], [2, "bid 4"]]}
    ]


def test_a_seat_may_change_its_mind_until_the_last_choice_is_in() -> None:
    match = new_match(TOY, 2, seats=2)
    match.play(0, Bid(10))
    match.play(0, Bid(2))
    assert match.sealed(0) == Bid(2)
    match.withdraw(0)
    assert match.ready() == ()
    match.play(1, Bid(3))
    match.play(0, Bid(1))
    assert match.state.coins == (9, 7)


def test_a_refused_change_of_mind_keeps_the_old_choice() -> None:
    match = new_match(TOY, 3, seats=2)
    match.play(0, Bid(5))
    with pytest.raises(IllegalAction):
        match.play(0, Bid(11))
    assert match.sealed(0) == Bid(5)


def test_the_order_of_choosing_makes_no_difference() -> None:
    """Five seats, many interleavings with changes of mind: nothing early, nothing lost."""
    final = [Bid(3), Bid(1), Bid(4), Bid(1), Bid(5)]
    expected = None
    for number in range(200):
        generator = random.Random(number)
        match = Match(TOY, TOY.setup(("a", "b", "c", "d", "e")), seeded(seed_of(1)))
        seats = list(range(5))
        generator.shuffle(seats)
        for seat in seats[:-1]:
            for _ in range(generator.randrange(3)):
                match.play(seat, Bid(generator.randrange(11)))
            match.play(seat, final[seat])
            assert match.ply == 0
        match.play(seats[-1], final[seats[-1]])
        written = canonical(TOY.dump_state(match.state))
        expected = expected or written
        assert written == expected
        assert len(match.entries) == 1


def test_all_refusals_are_one_family() -> None:
    for error in (NotYourDecision, IllegalAction, MatchOver, CannotUndo, UnreadableAction):
        assert issubclass(error, SatrapError)
