"""The store: an append-only log of each match, on SQLite or PostgreSQL, behind one interface."""

from satrap.server.store import cups_schema as cups_schema
from satrap.server.store import identity_schema as identity_schema
from satrap.server.store import jobs_schema as jobs_schema
from satrap.server.store import members_schema as members_schema
from satrap.server.store import notices_schema as notices_schema
from satrap.server.store import order_schema as order_schema
from satrap.server.store import ratings_schema as ratings_schema
from satrap.server.store import results_schema as results_schema
from satrap.server.store import ties_schema as ties_schema
from satrap.server.store import waits_schema as waits_schema
from satrap.server.store.interface import Store
from satrap.server.store.opening import open_store

__all__ = ["Store", "open_store"]
