"""Processes forked from one that has imported everything: a start takes no second of imports."""

from __future__ import annotations

import multiprocessing

CONTEXT = multiprocessing.get_context("forkserver")
LOADED = ["tests.server.store.worker", "tests.server.kills.serving"]
CONTEXT.set_forkserver_preload(LOADED)
