"""The contract of every game, checked at every ply of random matches."""

from __future__ import annotations

import pickle
import random

import pytest

from satrap.core.canonical import canonical
from satrap.core.game import LONGEST_LIST, OPEN, PUBLIC, AnyGame, Described
from satrap.core.language import LANGUAGES, say
from satrap.core.prompts import prompt
from satrap.core.record import AnyMatch
from tests.conformance.games import CASES, IDS, finished, new_match, play_on
from tests.plain import plain


def observers(match: AnyMatch) -> list[int]:
    return [*range(len(match.setup.seats)), PUBLIC, OPEN]


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_every_state_is_sound_and_every_match_ends(game: AnyGame, preset: str) -> None:
    number = CASES.index((game, preset))  # so the number of seats varies
    match = new_match(game, number, preset)
    assert game.invariants(match.state) == []
    for _ in play_on(match, random.Random(number)):
        assert game.invariants(match.state) == []
    assert match.outcome is not None
    assert match.waiting() == ()
    best = max(match.outcome.scores)
    assert [match.outcome.scores[seat] for seat in match.outcome.winners] == [
        best for score in match.outcome.scores if score == best
    ]


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_legal_actions_are_few_ordered_and_readable(game: AnyGame, preset: str) -> None:
    match = new_match(game, 1, preset)
    for _ in play_on(match, random.Random(1)):
        for seat in match.waiting():
            legal = match.legal(seat)
            assert len(legal) > 0
            assert isinstance(legal, Described) or len(legal) <= LONGEST_LIST
            actions = list(legal)
            assert len(set(actions)) == len(actions) == len(legal)
            assert actions == list(match.legal(seat)), "the order is always the same"
            for action in actions:
                assert action in legal
                assert game.parse_action(match.setup, str(action)) == action


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_a_view_tells_the_same_choices_as_the_state(game: AnyGame, preset: str) -> None:
    match = new_match(game, 2, preset)
    for _ in play_on(match, random.Random(2)):
        for seat in range(len(match.setup.seats)):
            view = match.view(seat)
            assert type(view) is not type(match.state)
            legal = game.legal_in(view)
            assert list(legal) == list(match.legal(seat))
            if len(legal):
                action = next(iter(legal))
                assert game.why_not(view, action) is None


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_with_open_hands_each_seat_has_its_own_choices(game: AnyGame, preset: str) -> None:
    match = new_match(game, 2, preset)
    for _ in play_on(match, random.Random(2), 60):
        for seat in range(len(match.setup.seats)):
            shown = match.view(seat, has_open_hands=True)
            assert list(game.legal_in(shown)) == list(game.legal_in(match.view(seat)))


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_states_and_views_are_plain_json(game: AnyGame, preset: str) -> None:
    match = new_match(game, 3, preset)
    for _ in play_on(match, random.Random(3)):
        data = game.dump_state(match.state)
        again = game.load_state(match.setup, data)
        assert again == match.state
        assert canonical(game.dump_state(again)) == canonical(data)
        for observer in observers(match):
            canonical(game.dump_view(match.view(observer)))


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_a_restored_state_goes_on_like_the_original(game: AnyGame, preset: str) -> None:
    match = new_match(game, 4, preset)
    restored = game.load_state(match.setup, game.dump_state(match.state))
    for _ in play_on(match, random.Random(4)):
        moment = match.line[-1]
        chance = match._source(match.epoch)
        step = game.apply(restored, moment.actions, chance)
        assert step.state == moment.state
        assert plain(step.events) == plain(moment.events)
        restored = game.load_state(match.setup, game.dump_state(step.state))


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_applying_an_action_leaves_the_old_state_alone(game: AnyGame, preset: str) -> None:
    match = finished(game, 5, preset)
    for before, after in zip(match.line, match.line[1:], strict=False):
        written = canonical(game.dump_state(before.state))
        game.apply(before.state, after.actions, match._source(0))
        assert canonical(game.dump_state(before.state)) == written


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_every_event_is_a_sentence_in_every_language(game: AnyGame, preset: str) -> None:
    match = finished(game, 6, preset)
    names = match.setup.seats
    for observer in observers(match):
        for event in match.events(observer):
            canonical(plain(event))
            for language in LANGUAGES:
                assert say(event.text(names), language)


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_an_imagined_state_looks_the_same_to_the_viewer(game: AnyGame, preset: str) -> None:
    match = new_match(game, 8, preset)
    generator = random.Random(8)
    for _ in play_on(match, random.Random(8), plies=150):
        observer = generator.choice(observers(match))
        view = match.view(observer)
        state = game.imagine(view, generator)
        assert game.invariants(state) == []
        assert canonical(game.dump_view(game.view(state, observer))) == canonical(
            game.dump_view(view)
        )


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_the_picture_and_the_labels_are_words(game: AnyGame, preset: str) -> None:
    match = new_match(game, 9, preset)
    for _ in play_on(match, random.Random(9), plies=40):
        for seat in match.waiting():
            view = match.view(seat)
            for language in LANGUAGES:
                assert game.picture(view, language)
                assert all(say(line, language) for line in game.score_sheet(view))
            assert all(say(game.label(view, action)) for action in list(match.legal(seat))[:50])


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_everybody_is_told_what_is_to_do_now(game: AnyGame, preset: str) -> None:
    match = new_match(game, 10, preset)
    for _ in play_on(match, random.Random(10)):
        for observer in observers(match):
            words = prompt(match, observer)
            assert words == prompt(match, observer, match.ply)
            for language in LANGUAGES:
                assert not say(words, language).startswith(words.key)
    assert prompt(match, PUBLIC).key in ("prompt-won", "prompt-shared")


@pytest.mark.parametrize(("game", "preset"), CASES, ids=IDS)
def test_states_views_and_choices_travel_to_other_processes(game: AnyGame, preset: str) -> None:
    match = new_match(game, 3, preset)
    for _ in play_on(match, random.Random(3)):
        seat = match.waiting()[0] if match.waiting() else 0
        sent = (match.state, match.view(seat), match.view(PUBLIC), tuple(match.legal(seat)))
        state, *views, legal = pickle.loads(pickle.dumps(sent))
        assert (state, *views, legal) == sent
        assert type(state) is type(match.state)
        assert [str(each) for each in game.legal_in(views[0])] == list(map(str, legal))
