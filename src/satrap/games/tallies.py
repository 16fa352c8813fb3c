"""What the games count in their matches, beside wins and points; a game may count nothing."""

from __future__ import annotations

from collections.abc import Mapping

from satrap.core.tally import Tally
from satrap.games.alexander_the_great import tally as alexander_the_great
from satrap.games.alexandros import tally as alexandros

TALLIES: Mapping[str, Tally] = {
    "alexandros": Tally(alexandros.count, alexandros.tables),
    "alexander_the_great": Tally(alexander_the_great.count, alexander_the_great.tables),
}
