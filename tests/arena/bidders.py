"""Bots for the toy game that always bid the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from satrap.core.game import Choices
from tests.offered import offer
from tests.toy import TOY, Bid


class Bidder:
    """Bids a fixed number of coins for as long as it has them."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def choose(
        self,
        view: Any,
        legal: Choices[Bid],
        generator: random.Random,
        limit: float | None = None,
    ) -> Bid:
        return max((bid for bid in legal if bid.coins <= self.coins), key=lambda bid: bid.coins)


BIDDERS = {"nothing": Bidder(0), "one": Bidder(1), "three": Bidder(3)}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer the toy game, with bidders as its levels."""
    offer(monkeypatch, TOY, BIDDERS)
    yield
