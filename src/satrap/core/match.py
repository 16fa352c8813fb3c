"""A match: plays a game, and checks every action before it reaches the game.

A refused action leaves the match unchanged. When several seats decide simultaneously, their choices
stay sealed here, never in a state, until the last one is in; they can be replaced until then. Undo
adds an entry to the log and removes none: `entries` only grows, `line` is what the undos leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from msgspec import Struct

from satrap.core.chance import Chance, Draw, NotedChance, SeededChance
from satrap.core.errors import CannotUndo, IllegalAction, MatchOver, NotYourDecision, SatrapError
from satrap.core.game import (
    OPEN,
    A,
    Choices,
    Event,
    Game,
    Observer,
    Outcome,
    S,
    Seat,
    Setup,
    Step,
    V,
)
from satrap.core.text import Text, names_text, text

ChanceSource = Callable[[int], Chance]  # the source of draws in each epoch


class Moment(Struct, Generic[S, A], frozen=True, gc=False):
    """One ply of the line: who did what, and the state and events it led to."""

    seats: tuple[Seat, ...]
    actions: tuple[A, ...]
    state: S
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]


class Logged(Struct, frozen=True, gc=False, tag=True, tag_field="kind"):
    """An entry of the log."""


class PlayEntry(Logged, frozen=True, tag="Played"):
    """Log entry: the actions of one ply in notation, in seat order."""

    plays: tuple[tuple[Seat, str], ...]


class UndoEntry(Logged, frozen=True, tag="Undone"):
    """Log entry: a seat took the match back to an earlier ply."""

    to: int
    seat: Seat


class ReseedEntry(Logged, frozen=True, tag="Reseeded"):
    """Log entry: what nobody had seen at this ply was redrawn."""

    epoch: int


class RedealEntry(Logged, frozen=True, tag="Redealt"):
    """Log entry: everything hidden in the starting position was redrawn."""

    epoch: int


class ResignEntry(Logged, frozen=True, tag="Resigned"):
    """Log entry: a seat gave up; its heir plays on, and without one the match is over."""

    seat: Seat
    heir: str = ""


Entry = PlayEntry | UndoEntry | ReseedEntry | RedealEntry | ResignEntry
RESIGNED = "resigned"  # the reason of an outcome


class Heir(NamedTuple):
    """Who plays a seat from a ply on, after somebody gave it up."""

    ply: int
    seat: Seat
    name: str


def seeded(seed: bytes) -> ChanceSource:
    """Return the chance source of a 256-bit seed."""
    return lambda epoch: SeededChance(seed, epoch)


class Match(Generic[S, V, A]):
    """A match in progress."""

    def __init__(self, game: Game[S, V, A], setup: Setup, source: ChanceSource) -> None:
        self.game, self.setup = game, setup
        self.entries: list[Entry] = []
        self.epoch = 0
        self._source = source
        self._sealed: dict[Seat, A] = {}
        self._heirs: list[Heir] = []
        self._given: Outcome | None = None  # the match was given up
        self.line: list[Moment[S, A]] = []
        self._append((), (), lambda chance: game.start(setup, chance))

    # Asking

    @property
    def state(self) -> S:
        return self.line[-1].state

    @property
    def ply(self) -> int:
        """Return how many plies the line has."""
        return len(self.line) - 1

    @property
    def turns(self) -> int:
        """Return how many turns have begun, as players count them."""
        return self.game.turns(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self._given or self.game.outcome(self.state)

    @property
    def loser(self) -> Seat | None:
        """Return the seat that ended the match by giving up, if one did."""
        last = self.entries[-1] if self._given else None
        return last.seat if isinstance(last, ResignEntry) else None

    def names(self, ply: int | None = None) -> tuple[str, ...]:
        """Return who plays each seat: now, or as it was at an earlier ply of the line."""
        names = list(self.setup.seats)
        for heir in self._heirs:
            if ply is None or heir.ply <= ply:
                names[heir.seat] = heir.name
        return tuple(names)

    def waiting(self) -> tuple[Seat, ...]:
        """Name the seats that still owe a decision."""
        return tuple(seat for seat in self._deciders() if seat not in self._sealed)

    def ready(self) -> tuple[Seat, ...]:
        """Name the seats whose sealed choice is in: nothing else about it is public."""
        return tuple(seat for seat in self._deciders() if seat in self._sealed)

    def sealed(self, seat: Seat) -> A | None:
        """Return a seat's own sealed choice, for that seat alone."""
        return self._sealed.get(seat)

    def legal(self, seat: Seat) -> Choices[A]:
        """Return what a seat may do now; nothing if it owes no decision."""
        return self.game.legal(self.state, seat) if seat in self._deciders() else ()

    def view(self, observer: Observer, ply: int = -1, *, has_open_hands: bool = False) -> V:
        """Return what an observer may know, now or at an earlier ply of the line."""
        show = self.game.open_view if has_open_hands else self.game.view
        view = show(self.line[ply].state, observer)
        if not self._heirs:
            return view
        return self.game.named(view, self.names(None if ply < 0 else ply))

    def events(self, observer: Observer, since: int = 0) -> tuple[Event, ...]:
        """Return the events of the plies from `since` on, as an observer may see them."""
        moments = self.line[since:]
        return tuple(event.seen_by(observer) for moment in moments for event in moment.events)

    def draws(self) -> tuple[Draw, ...]:
        """Return the draws made in the line."""
        return tuple(draw for moment in self.line for draw in moment.draws)

    # Playing

    def play(self, seat: Seat, *actions: A) -> tuple[Event, ...]:
        """Play one or more actions of a seat, all or none; return the events that it sees."""
        mark, logged, sealed = len(self.line), len(self.entries), dict(self._sealed)
        try:
            for number, action in enumerate(actions):
                self._check_unseen(mark, action, is_sealed=number > 0 and seat in self._sealed)
                self._seal(seat, action)
        except SatrapError:
            del self.line[mark:], self.entries[logged:]
            self._sealed = sealed
            raise
        return self.events(seat, mark)

    def play_text(self, seat: Seat, *notations: str) -> tuple[Event, ...]:
        """Play actions given in notation, all or none."""
        return self.play(seat, *(self.game.parse_action(self.setup, text) for text in notations))

    def withdraw(self, seat: Seat) -> None:
        """Take back a sealed choice before the last one is in."""
        self._sealed.pop(seat, None)

    def resign(self, seat: Seat, heir: str = "") -> None:
        """Give a seat up: its heir plays on, and without one the match is over.

        Then the best of the others wins, even with fewer points than the loser.
        """
        if self.outcome:
            raise MatchOver("match-over")
        if seat not in range(len(self.setup.seats)):
            raise ValueError(f"there is no seat {seat}")
        if heir:
            self._heirs.append(Heir(self.ply, seat, heir))
        else:
            self._given = self._won_without(seat)
            self._sealed.clear()
        self.entries.append(ResignEntry(seat, heir))

    def _won_without(self, loser: Seat) -> Outcome:
        game = self.game
        scores = game.scores(game.view(self.state, OPEN))
        best = max(score for seat, score in enumerate(scores) if seat != loser)
        winners = tuple(n for n, score in enumerate(scores) if n != loser and score == best)
        return Outcome(RESIGNED, winners, scores, self.turns)

    def last_alone(self, seat: Seat) -> int | None:
        """Return the last ply that a seat decided alone; None: there is none."""
        plies = range(self.ply, 0, -1)
        return next((ply for ply in plies if self.line[ply].seats == (seat,)), None)

    # Undoing

    def free_undo(self, seat: Seat) -> int:
        """Return the earliest ply that a seat may return to without asking anybody.

        Since then, nobody else has played or sealed a choice, and nobody has been shown anything
        new.
        """
        has_others_sealed = any(other != seat for other in self._sealed)
        return self.ply if has_others_sealed else self._unseen(seat)

    def _unseen(self, seat: Seat) -> int:
        """Return the ply since which only this seat has played and nothing new was shown."""
        ply = self.ply
        while ply and self.line[ply].seats == (seat,) and not self._is_news(ply):
            ply -= 1
        return ply

    def undo(self, seat: Seat, to: int | None = None, *, forget: bool = False) -> None:
        """Go back to ply `to`, or by one; `forget` allows more and redraws what was seen."""
        if self._given:
            raise MatchOver("match-over")
        target = self.ply - 1 if to is None else to
        if not 0 <= target < self.ply:
            raise CannotUndo("undo-no-such-ply", ply=target, most=self.ply - 1)
        if target < self.free_undo(seat) and not forget:
            raise CannotUndo("undo-seen")
        is_seen = target < self._unseen(seat)  # by the log alone: sealed choices are not in it
        del self.line[target + 1 :]
        self._sealed.clear()
        self._heirs = [heir._replace(ply=min(heir.ply, target)) for heir in self._heirs]
        self.entries.append(UndoEntry(target, seat))
        if is_seen:
            self._draw_anew(self.game.redraw, ReseedEntry)

    def redraw(self) -> None:
        """Redraw what nobody has seen, before the first decision: others know the position."""
        self._check_start()
        self._draw_anew(self.game.redraw, ReseedEntry)

    def redeal(self) -> None:
        """Redraw everything hidden, before the first decision: even hands were set up."""
        self._check_start()
        self._draw_anew(self.game.redeal, RedealEntry)

    def _check_start(self) -> None:
        if self.entries:
            raise CannotUndo("undo-seen")

    def _draw_anew(
        self, draw: Callable[[S, int, Chance], S], entry: type[ReseedEntry] | type[RedealEntry]
    ) -> None:
        self.epoch += 1
        moment = self.line.pop()
        self._append(
            moment.seats,
            moment.actions,
            lambda chance: Step(draw(moment.state, self.epoch, chance), moment.events),
            moment.draws,
        )
        self.entries.append(entry(self.epoch))

    # Inside

    def _deciders(self) -> tuple[Seat, ...]:
        return () if self.outcome else self.game.deciders(self.state)

    def _is_news(self, ply: int) -> bool:
        seats = range(len(self.setup.seats))
        return any(event.is_news_to(seat) for event in self.line[ply].events for seat in seats)

    def _check_unseen(self, mark: int, action: A, *, is_sealed: bool) -> None:
        """Refuse to go on after something new was shown: taking it all back would allow a peek.

        What was shown tells nothing about an independent action, so that may follow. After a
        sealed choice, the other seats come first.
        """
        plies = range(mark, len(self.line))
        if is_sealed or any(len(self.line[ply].seats) > 1 for ply in plies):
            raise IllegalAction("seen-in-between")
        if any(map(self._is_news, plies)) and not self.game.is_independent(action):
            raise IllegalAction("seen-in-between")

    def _seal(self, seat: Seat, action: A) -> None:
        if self.outcome:
            raise MatchOver("match-over")
        deciders = self._deciders()
        if seat not in deciders:
            raise NotYourDecision("not-your-decision", names=names_text(self.names(), deciders))
        if action not in self.game.legal(self.state, seat):
            raise IllegalAction(self._reason(seat, action))
        self._sealed[seat] = action
        if len(self._sealed) == len(deciders):
            self._carry_out(deciders)

    def _carry_out(self, seats: tuple[Seat, ...]) -> None:
        state, actions = self.state, tuple(self._sealed[seat] for seat in seats)
        self._sealed = {}
        self._append(seats, actions, lambda chance: self.game.apply(state, actions, chance))
        plays = zip(seats, map(str, actions), strict=True)
        self.entries.append(PlayEntry(tuple(plays)))

    def _append(
        self,
        seats: tuple[Seat, ...],
        actions: tuple[A, ...],
        step: Callable[[Chance], Step[S]],
        draws: tuple[Draw, ...] = (),
    ) -> None:
        chance = NotedChance(self._source(self.epoch), self.epoch)
        done = step(chance)
        moment = Moment(seats, actions, done.state, done.events, (*draws, *chance.draws))
        self.line.append(moment)

    def _reason(self, seat: Seat, action: A) -> Text:
        reason = self.game.why_not(self.view(seat), action)
        return reason or text("illegal-action")
