"""Hypothesis plays: legal and illegal actions, undos and restarts break nothing."""

from __future__ import annotations

import json
import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from satrap.core.canonical import canonical
from satrap.core.errors import CannotUndo, SatrapError
from satrap.core.game import PUBLIC, Json, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record, parse_record, replay
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.board import Board
from tests.alexander_the_great.boards import LAND, NAMES
from tests.alexander_the_great.lands import SMALL
from tests.plain import plain

SEED = b"\x07" * 32
TRIES = [
    "split 0 5 5 5", "split 3 4 4 4", "split 9 9 9 9", "resplit 1 1", "resplit 0 0", "place 1",
    "place 5", "move start a1 1", "move a1 b1 2 1t", "move b1 a1 1 1@1", "stop", "confirm",
    "temple a1", "city b2", "city elsewhere", "march", "",
]  # fmt: skip
OPTIONS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.values)
        for option in GAME.options
        if option.name != "campaign"
    }
)
DERIVED = "left", "pledged", "campaign"  # what a view adds to the position


class Playing(RuleBasedStateMachine):
    """A match of Alexander the Great played by Hypothesis."""

    match: AnyMatch

    @initialize(
        seats=st.integers(2, 5),
        preset=st.sampled_from(sorted(GAME.presets)),
        options=OPTIONS,
        board=st.sampled_from([LAND, SMALL, None]),
    )
    def begin(
        self, seats: int, preset: str, options: dict[str, object], board: Board | None
    ) -> None:
        setup = GAME.setup(NAMES[:seats], preset=preset, options=options, board=board)
        self.match = Match(GAME, setup, seeded(SEED))

    def goes_on(self) -> bool:
        return self.match.outcome is None

    @precondition(goes_on)
    @rule(choice=st.integers(0, 999), times=st.integers(1, 12))
    def play(self, choice: int, times: int) -> None:
        generator = random.Random(choice)
        for _ in range(times):
            if self.match.outcome is None:
                seat = generator.choice(self.match.waiting())
                self.match.play(seat, sample(self.match.legal(seat), generator))

    @precondition(goes_on)
    @rule(words=st.lists(st.sampled_from(TRIES), min_size=1, max_size=2), seat=st.integers(0, 4))
    def try_anything(self, words: list[str], seat: int) -> None:
        seat %= len(self.match.setup.seats)
        before = self.everything()
        may = self.may_play(seat, words[0])
        try:
            self.match.play_text(seat, *words)
        except SatrapError as error:
            assert not may or len(words) > 1
            assert str(error)
            assert self.everything() == before
        else:
            assert may

    def may_play(self, seat: int, words: str) -> bool:
        try:
            return GAME.parse_action(self.match.setup, words) in self.match.legal(seat)
        except SatrapError:
            return False

    def everything(self) -> bytes:
        match = self.match
        sealed = [str(match.sealed(seat)) for seat in range(len(match.setup.seats))]
        return canonical([GAME.dump_state(match.state), plain(match.entries), sealed, match.epoch])

    @rule(seat=st.integers(0, 4))
    def change_of_mind(self, seat: int) -> None:
        ready = [each for each in self.match.ready() if each != seat]
        self.match.withdraw(seat)
        assert list(self.match.ready()) == ready

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
            assert self.match.ready() == ()

    @rule()
    def save_and_resume(self) -> None:
        """Save and resume the match: sealed choices are lost, everything else survives."""
        data = format_record(make_record(self.match, SEED))
        again = replay(GAME, parse_record(data))
        assert again.state == self.match.state
        assert again.epoch == self.match.epoch
        assert format_record(make_record(again, SEED)) == data
        self.match = again

    @rule()
    def write_down_and_restore(self) -> None:
        data = json.loads(json.dumps(GAME.dump_state(self.match.state)))
        assert GAME.load_state(self.match.setup, data) == self.match.state

    @invariant()
    def everything_is_accounted_for(self) -> None:
        state = self.match.state
        assert GAME.invariants(state) == []
        data = GAME.dump_state(state)
        seats = range(len(self.match.setup.seats))
        has_cubes = data["turn"]["phase"] != "allocate"
        assert [self.cubes(data, seat) for seat in seats] == [15 * has_cubes for _ in seats]
        for seat in seats:
            standing = sum(data["temples"][seat].values())
            assert standing + len(data["laid_temples"][seat]) <= 10
            owned = [owner for owner in data["cities"].values() if owner == seat]
            assert len(owned) + len(data["laid_cities"][seat]) <= 8
        public = GAME.dump_view(self.match.view(PUBLIC))
        names = list(self.match.setup.seats)
        more = {"game": GAME.id, "observer": "public", "seats": names, "cubes": 15}
        assert {**data, **more, **{name: public[name] for name in DERIVED}} == public

    def cubes(self, data: Json, seat: int) -> int:
        """Count a seat's cubes, wherever they are."""
        return int(
            sum(data["boxes"][seat]) + sum(data["armies"][seat].values()) + data["spent"][seat]
        )


Playing.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestPlaying = Playing.TestCase
