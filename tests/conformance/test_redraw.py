"""A match that begins from a position others know: what is hidden is drawn again."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.core.errors import CannotUndo
from satrap.core.game import OPEN, AnyGame, Json
from satrap.core.match import Match, RedealEntry, ReseedEntry, seeded
from satrap.core.record import AnyMatch, format_record, make_record, parse_record, replay
from tests.conformance.games import finished, play_on, seed_of
from tests.offered import GAMES


def from_the_middle(game: AnyGame) -> AnyMatch:
    """Return a match that begins where another one was halfway through."""
    other = finished(game, 1)
    position = game.dump_state(other.line[other.ply // 2].state)
    setup = game.setup(other.setup.seats, position=position)
    return Match(game, setup, seeded(seed_of(2)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_match_that_was_drawn_anew_is_recorded(game: AnyGame) -> None:
    match = from_the_middle(game)
    match.redraw()
    assert match.entries == [ReseedEntry(1)]
    for _ in play_on(match, random.Random(1)):
        pass
    record = parse_record(format_record(make_record(match, seed_of(2))))
    assert replay(game, record).state == match.state


def at_a_turn(game: AnyGame) -> AnyMatch:
    """Return a match that begins where another one began its last turn."""
    other = finished(game, 1)
    starts = [moment.state for moment in other.line[:-1] if game.can_redeal(moment.state)]
    setup = game.setup(other.setup.seats, position=game.dump_state(starts[-1]))
    return Match(game, setup, seeded(seed_of(3)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_match_that_was_dealt_anew_is_sound_and_recorded(game: AnyGame) -> None:
    match = at_a_turn(game)
    match.redeal()
    assert match.entries == [RedealEntry(1)]
    assert game.invariants(match.state) == []
    for _ in play_on(match, random.Random(1)):
        assert game.invariants(match.state) == []
    record = parse_record(format_record(make_record(match, seed_of(3))))
    assert replay(game, record).state == match.state


def test_every_card_that_does_not_lie_open_is_dealt_anew() -> None:
    game = GAMES["alexandros"]
    match = at_a_turn(game)
    before = game.dump_view(match.view(OPEN))
    match.redeal()
    after = game.dump_view(match.view(OPEN))
    assert before["hands"] != after["hands"]
    for same in ("hand_sizes", "deck_size", "display", "discard"):
        assert before[same] == after[same]
    hidden = [sorted(sum(map(list, view["hands"]), view["deck"])) for view in (before, after)]
    assert hidden[0] == hidden[1]
    assert any(any(trace["known"]) for trace in before["traces"])
    assert not any(any(trace["known"]) for trace in after["traces"])


SORTS = ["temple", "amphora", "horse", "lyre", "soldier"]
NONE = [0] * len(SORTS)


def dealt_anew(position: Json) -> Json:
    """Return the open view of a written position after it is dealt again."""
    game = GAMES["alexandros"]
    match: AnyMatch = Match(
        game, game.setup(("Ana", "Ben"), position=position, starter=0), seeded(seed_of(4))
    )
    match.redeal()
    assert game.invariants(match.state) == []
    return game.dump_view(match.view(OPEN))


def test_a_chosen_deck_and_chosen_hands_are_gone_after_dealing_anew() -> None:
    position = {"hands": [["horse"] * 8, ["lyre"] * 8], "deck": sorted(SORTS * 3)}
    after = dealt_anew(position)
    assert all(len(set(hand)) > 1 for hand in after["hands"])
    assert after["deck"] != position["deck"]


def test_cards_that_are_said_to_be_known_are_gone_too() -> None:
    """Whoever writes a position may claim that everybody has seen the hands."""
    hands = [["horse"] * 8, ["lyre"] * 8]
    known = [[8 * (sort == hand[0]) for sort in SORTS] for hand in hands]
    memory = {
        "traces": [{"known": cards, "tokens": []} for cards in known],
        "eras": [{"cards": NONE, "seen": NONE}],
        "drawn": [[NONE], [NONE]],
    }
    after = dealt_anew({"hands": hands} | memory)
    assert all(len(set(hand)) > 1 for hand in after["hands"])
    assert [trace["known"] for trace in after["traces"]] == [NONE, NONE]


def test_nobody_chooses_which_cards_there_are() -> None:
    deck, display, discard = ["temple"] * 9, ["horse", "horse"], ["soldier"] * 2
    open_to_all = {"display": display, "discard": discard}
    after = dealt_anew({"hands": [["amphora"], ["lyre"]], "deck": deck} | open_to_all)
    hidden = Counter(sum(map(list, after["hands"]), after["deck"]))
    assert hidden == {"temple": 11, "amphora": 11, "horse": 9, "lyre": 11, "soldier": 9}
    assert after["hand_sizes"] == [1, 1] and after["deck_size"] == 49


def test_within_a_turn_nothing_can_be_dealt_anew() -> None:
    game = GAMES["alexandros"]
    position = {"hands": [["horse"], []], "turn": {"phase": "act"}}
    setup = game.setup(("Ana", "Ben"), position=position, starter=0)
    assert not game.can_redeal(Match(game, setup, seeded(seed_of(4))).state)


def test_hands_stay_and_the_deck_is_shuffled() -> None:
    game = GAMES["alexandros"]
    match = from_the_middle(game)
    before = game.dump_view(match.view(OPEN))
    match.redraw()
    after = game.dump_view(match.view(OPEN))
    assert before["hands"] == after["hands"]
    assert before["deck"] != after["deck"]
    assert sorted(before["deck"]) == sorted(after["deck"])


def test_nothing_is_drawn_anew_once_somebody_has_decided() -> None:
    match = from_the_middle(GAMES["alexandros"])
    for _ in play_on(match, random.Random(1)):
        break
    for draw in (match.redraw, match.redeal):
        with pytest.raises(CannotUndo):
            draw()
