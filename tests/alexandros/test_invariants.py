"""Every invariant notices the fault it is there to catch."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from satrap.core.errors import UnreadableRecord
from satrap.core.language import say
from satrap.games.alexandros.cards import FULL_DECK
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.numbers import NOBODY, Phase
from satrap.games.alexandros.state import State, Trace, unseal_state
from tests.alexandros.boards import begin, dump, play, ribbon
from tests.conformance.games import new_match, play_on


def sound(phase: Phase = Phase.ACT) -> State:
    """Return a sound state of a match in progress, unsealed so that it can be changed."""
    for number in range(31, 60):
        match = new_match(ALEXANDROS, number, seats=3)
        for _ in play_on(match, random.Random(number)):
            table, turn = match.state.table, match.state.turn
            if turn.phase == phase and len(table.provinces) > 3 and all(table.guards):
                assert ALEXANDROS.invariants(match.state) == []
                return unseal_state(match.state)
    raise AssertionError("no such state was found")


def told(state: State) -> list[str]:
    """Return what is wrong with a state, in words."""
    return [say(each) for each in ALEXANDROS.invariants(state)]


def _card_too_many(state: State) -> None:
    state.hands = (FULL_DECK, *state.hands[1:])


def _card_lost(state: State) -> None:
    state.deck = state.deck[:-1]


def _hand_below_nothing(state: State) -> None:
    state.hands = ((-1, 0, 0, 0, 0), *state.hands[1:])


def _deck_miscounted(state: State) -> None:
    state.table.deck_size += 1


def _deck_forgotten(state: State) -> None:
    state.drawn = ((), *state.drawn[1:])


def _draw_forgotten(state: State) -> None:
    trace = state.table.traces[0]
    state.table.traces = (Trace(trace.known, (*trace.tokens, 0)), *state.table.traces[1:])


def _card_remembered_wrongly(state: State) -> None:
    state.table.traces = (Trace(FULL_DECK, ()), *state.table.traces[1:])


def _wall_lost(state: State) -> None:
    state.table.black_left -= 1


def _wall_too_many(state: State) -> None:
    state.table.red_left += 1


def _red_in_the_air(state: State) -> None:
    state.table.red = 1 << next(n for n in range(400) if not state.table.walls >> n & 1)


def _guard_on_open_land(state: State) -> None:
    open_land = state.config.tables.open_spaces
    state.table.guards = (open_land & -open_land, *state.table.guards[1:])


def _too_many_guards(state: State) -> None:
    state.table.guards = (state.config.tables.bearing[0], *state.table.guards[1:])


def _two_owners(state: State) -> None:
    state.table.guards = (state.table.guards[1], *state.table.guards[1:])


def _guards_forgotten(state: State) -> None:
    state.table.held = 0


def _owner_forgotten(state: State) -> None:
    parts = [replace(part, owner=NOBODY) for part in state.table.provinces]
    state.table.provinces = tuple(parts)


def _price_forgotten(state: State) -> None:
    parts = [replace(part, fewest=0) for part in state.table.provinces]
    state.table.provinces = tuple(parts)


def _provinces_undivided(state: State) -> None:
    state.table.provinces = state.table.provinces[:1]


def _walled_spaces_forgotten(state: State) -> None:
    state.table.walled = 0


def _nobody_in_turn(state: State) -> None:
    state.turn.number = 0


def _three_actions(state: State) -> None:
    state.turn.actions = 3


def _free_spaces_left_over(state: State) -> None:
    state.turn.free = 1


def _phase_without_its_claim(state: State) -> None:
    state.turn.phase = Phase.GUARDS


FAULTS: dict[str, Callable[[State], None]] = {
    "too many cards": _card_too_many,
    "cards were lost": _card_lost,
    "less than nothing": _hand_below_nothing,
    "a count of cards": _deck_miscounted,
    "forgot a deck": _deck_forgotten,
    "what all saw": _draw_forgotten,
    "remembered": _card_remembered_wrongly,
    "walls were lost": _wall_lost,
    "more walls than pieces": _wall_too_many,
    "no wall": _red_in_the_air,
    "open land": _guard_on_open_land,
    "too many guards": _too_many_guards,
    "two owners": _two_owners,
    "spaces with guards": _guards_forgotten,
    "counted wrongly": _price_forgotten,
    "not held": _owner_forgotten,
    "no province": _provinces_undivided,
    "spaces at walls": _walled_spaces_forgotten,
    "turn": _nobody_in_turn,
    "free spaces": _free_spaces_left_over,
    "actions": _three_actions,
    "claim": _phase_without_its_claim,
}


@pytest.mark.parametrize("words", FAULTS)
def test_an_unsound_state_is_named(words: str) -> None:
    state = sound()
    FAULTS[words](state)
    assert any(words in said for said in told(state))


def test_a_claim_must_lie_in_its_province_and_have_the_guards_for_it() -> None:
    state = sound(Phase.GUARDS)
    claim = state.turn.claim
    assert claim is not None
    outside = state.config.tables.symbol_spaces & ~claim.province.spaces
    state.turn.claim = replace(claim, guards=outside)
    said = told(state)
    assert any("outside" in each for each in said)
    assert any("too many guards" in each for each in said)


@pytest.mark.parametrize("phase", [Phase.SPACE, Phase.POINT, Phase.PATH])
def test_a_march_must_be_payable_wherever_it_has_come_to(phase: Phase) -> None:
    """Otherwise a match could begin in which nobody may do anything."""
    state = sound(phase)
    state.table.black_left = state.table.red_left = 0
    state.table.walls = 0
    assert any("cannot be paid for" in said for said in told(state))


def test_the_point_of_a_path_must_be_payable_not_just_its_space() -> None:
    """Another point of the space is near enough, but the point is already chosen."""
    land = ribbon("..........T..")
    match = begin(land, alexander="a1", display=["temple"], deck=["lyre"])
    play(match, "march temple", "point b6")
    position = dump(match)
    assert position["turn"]["phase"] == "path"
    with pytest.raises(UnreadableRecord, match="paid for"):
        begin(land, **{**position, "black_left": 0, "red_left": 5})
