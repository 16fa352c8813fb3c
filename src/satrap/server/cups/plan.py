"""What the organiser of a tournament decides."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from satrap.core.chance import SEED_BYTES
from satrap.core.errors import BadSetup
from satrap.core.options import STANDARD
from satrap.packs import get_pack
from satrap.server.opening import Opening, make_entry
from satrap.server.tables import entries as log
from satrap.server.tables.beginning import make_setup
from satrap.server.tables.chairs import Seating, Word

Format = Literal["swiss", "robin", "knockout"]
SWISS: Final[Format] = "swiss"
ROBIN: Final[Format] = "robin"
KNOCKOUT: Final[Format] = "knockout"
JOB: Final = "cup"  # the kind of job; its key is the id of the tournament
MOST: Final = 64  # who take part
MOST_ROBIN: Final = 16  # in a round robin, where everybody meets everybody
MINUTE_MS: Final = 60_000
HERE_MS: Final = 15 * MINUTE_MS  # so long before a live round people can say that they are here


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament: the game, the format, the clock, when it starts, and who may take part."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Word
    clock: log.Clock
    format: Format = SWISS
    seats: Annotated[int, Meta(ge=2, le=5, description="at each table")] = 2
    rounds: Annotated[int, Meta(ge=0, le=30, description="0: as many as it needs")] = 0
    preset: Word = STANDARD
    options: dict[Word, bool | int | Word] = {}
    starts: Annotated[int | None, Meta(description="when it starts (ms)")] = None
    fill: Annotated[int, Meta(ge=0, le=MOST, description="or when so many have joined")] = 0
    pause: Annotated[int, Meta(ge=0, le=20_160, description="minutes between two rounds")] = 5
    bot: Annotated[Word, Meta(description="the level that plays for those who are absent")] = (
        "companion"
    )
    has_bots: Annotated[bool, Meta(description="bots may take part")] = False
    fills: Annotated[bool, Meta(description="bots take the chairs left at the last tables")] = False
    is_public: bool = True

    @property
    def is_live(self) -> bool:
        """Say whether people play a round at the same time, and have to be there."""
        return not self.clock.per_turn

    @property
    def most(self) -> int:
        """Return how many can take part."""
        return MOST_ROBIN if self.format == ROBIN else MOST

    def chairs(self, seats: int) -> list[Seating]:
        """Return chairs for a table of this tournament."""
        return [Seating("invited") for _ in range(seats)]


def check_plan(plan: Plan) -> None:
    """Refuse what cannot be played."""
    pack = get_pack(plan.game)
    if plan.seats not in pack.game.seats:
        raise BadSetup("cup-no-such-tables", seats=plan.seats)
    if plan.fill > plan.most:
        raise BadSetup("cup-too-many", most=plan.most)
    pack.bot(plan.bot)
    for seats in range(2, plan.seats + 1):  # some tables may be smaller
        entry = make_entry("", opening_of(plan, plan.chairs(seats)), bytes(SEED_BYTES))
        make_setup(entry, tuple(map(str, range(seats))))


def opening_of(plan: Plan, chairs: list[Seating]) -> Opening:
    """Return how a table of a tournament is opened: the first seat begins, without hints."""
    return Opening(
        plan.game,
        chairs,
        plan.preset,
        plan.options,
        is_public=plan.is_public,
        clock=replace(plan.clock, bot=plan.bot),
        starter=0,
        is_friendly=False,
    )


def rounds_of(plan: Plan, players: int) -> int:
    """Return how many rounds a tournament has."""
    if plan.format == KNOCKOUT:
        return _until_one(players, plan.seats)
    if plan.format == ROBIN and plan.seats == 2:
        once = players - 1 + players % 2
        return once * max(1, round(plan.rounds / once)) if plan.rounds else once
    if plan.rounds:
        return plan.rounds
    if plan.format == ROBIN:
        return -(-(players - 1) // (plan.seats - 1))
    return _until_one(players, plan.seats) + (plan.seats > 2)


def _until_one(players: int, seats: int) -> int:
    """Return after how many rounds one is left if the first of each table goes on."""
    rounds = 0
    while players > 1:
        players, rounds = -(-players // seats), rounds + 1
    return max(1, rounds)
