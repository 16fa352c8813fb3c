"""A quick `replace` for frozen dataclasses.

`dataclasses.replace` runs `__init__` field by field; states are replaced several times per
decision, so this copies the fields as one dictionary. Type checkers see the original, and so
check names and types of the fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414
else:

    def replace(value, /, **changes):
        """Return a copy of a frozen dataclass (without slots) with some fields changed."""
        copy = object.__new__(value.__class__)
        fields = copy.__dict__
        fields.update(value.__dict__)
        fields.update(changes)
        return copy
