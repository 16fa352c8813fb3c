"""Before a match begins: whether all that is missing is that its host begins it."""

from __future__ import annotations

from satrap.server.tables import entries as log
from satrap.server.tables.conditions import is_hosted_by
from satrap.server.tables.table import WAITING, Table


def waits_for_host(table: Table) -> bool:
    """Say whether every chair is taken and everybody but the host has said that they are ready."""
    if table.status != WAITING or table.called is not None:
        return False
    if any(not place.name and place.plan.who != log.BOT for place in table.places):
        return False
    others = [each for each in table.places if each.person and not is_hosted_by(table, each.person)]
    return bool(others) and all(each.is_ready for each in others)
