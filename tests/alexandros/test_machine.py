"""Hypothesis plays: legal and illegal actions, undos and restarts break nothing."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from satrap.core.canonical import canonical
from satrap.core.errors import CannotUndo, Refused
from satrap.core.game import PUBLIC
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record, parse_record, replay
from satrap.games.alexandros.cards import FULL_DECK
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.invariants import all_cards
from satrap.games.alexandros.options import PRESETS

SEED = b"\x07" * 32


class Playing(RuleBasedStateMachine):
    """A match of Alexandros played by Hypothesis."""

    match: AnyMatch

    @initialize(
        seats=st.integers(2, 4),
        preset=st.sampled_from(sorted(PRESETS)),
        timing=st.sampled_from(["on_pick", "after_move"]),
        retrieve=st.sampled_from(["action", "free"]),
        must_act=st.booleans(),
    )
    def begin(self, seats: int, preset: str, timing: str, retrieve: str, must_act: bool) -> None:
        options = {
            "reveal_timing": timing,
            "retrieve_cost": retrieve,
            "actions_optional": not must_act,
        }
        setup = ALEXANDROS.setup(("a", "b", "c", "d")[:seats], preset=preset, options=options)
        self.match = Match(ALEXANDROS, setup, seeded(SEED))

    def goes_on(self) -> bool:
        return self.match.outcome is None

    @precondition(goes_on)
    @rule(choice=st.integers(0, 255), plies=st.integers(1, 8))
    def play(self, choice: int, plies: int) -> None:
        for step in range(plies):
            if self.match.outcome is None:
                (seat,) = self.match.waiting()
                legal = list(self.match.legal(seat))
                self.match.play(seat, legal[(choice + 7 * step) % len(legal)])

    @precondition(goes_on)
    @rule(
        text=st.sampled_from(["pass", "pay", "stay", "draw", "march lyre", "levy horse"]),
        seat=st.integers(0, 3),
    )
    def try_anything(self, text: str, seat: int) -> None:
        seat %= len(self.match.setup.seats)
        action = ALEXANDROS.parse_action(self.match.setup, text)
        before = canonical(ALEXANDROS.dump_state(self.match.state))
        is_legal = action in self.match.legal(seat)
        try:
            self.match.play(seat, action)
        except Refused as error:
            assert not is_legal
            assert str(error)
            assert canonical(ALEXANDROS.dump_state(self.match.state)) == before
        else:
            assert is_legal

    @rule(back=st.integers(1, 5), forget=st.booleans())
    def undo(self, back: int, forget: bool) -> None:
        to = self.match.ply - back
        if to < 0:
            return
        seat = self.match.line[-1].seats[0]
        try:
            self.match.undo(seat, to, forget=forget)
        except CannotUndo:
            assert not forget
        else:
            assert self.match.ply == to

    @rule()
    def save_and_resume(self) -> None:
        data = format_record(make_record(self.match, SEED))
        again = replay(ALEXANDROS, parse_record(data))
        assert again.state == self.match.state
        self.match = again

    @invariant()
    def everything_is_accounted_for(self) -> None:
        state = self.match.state
        assert ALEXANDROS.invariants(state) == []
        assert all_cards(state) == FULL_DECK
        public = ALEXANDROS.dump_view(self.match.view(PUBLIC))
        assert public["hands"] == [None] * len(self.match.setup.seats)
        assert "deck" not in public


Playing.TestCase.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)
TestPlaying = Playing.TestCase
