"""Ideas of bots that model rules to plan ahead: the engine has the last word on each of them."""

from __future__ import annotations

import warnings
from collections.abc import Container


class IllegalIdea(RuntimeWarning):
    """A bot took an illegal action for a legal one: its model of a rule is wrong."""


def is_lawful(idea: object, legal: Container[object]) -> bool:
    """Say whether an idea may be carried out, and warn if not.

    Tests treat warnings as errors. In a match the bot plays on with its other ideas.
    """
    if idea in legal:
        return True
    warnings.warn(f"illegal idea: {idea}", IllegalIdea, stacklevel=2)
    return False
