"""What somebody wants to hear of, from now on: also for what was planned before."""

from __future__ import annotations

from sqlalchemy import Connection

from satrap.server.reminding import plan_again
from satrap.server.store import outbox
from satrap.server.store.tastes import set_taste
from satrap.server.tastes import Taste


def wish(connection: Connection, person: str, taste: Taste, at: int) -> None:
    """Store what somebody wants to hear of, and plan reminders and deliveries anew."""
    set_taste(connection, person, taste)
    outbox.plan_again(connection, person)
    plan_again(connection, person, at)
