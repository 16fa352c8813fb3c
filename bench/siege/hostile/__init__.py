"""Hostile clients, one file for each attack."""

from bench.siege.hostile.analyses import analyses
from bench.siege.hostile.bots import bots
from bench.siege.hostile.chat import chat
from bench.siege.hostile.floods import floods
from bench.siege.hostile.frames import frames
from bench.siege.hostile.imports import imports
from bench.siege.hostile.views import views

__all__ = ["ATTACKS"]

# `slow` is not among these: it also takes the number of connections to hold.
ATTACKS = {
    "imports": imports,
    "bots": bots,
    "analyses": analyses,
    "chat": chat,
    "views": views,
    "floods": floods,
    "frames": frames,
}
