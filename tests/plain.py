"""Typed values as plain JSON, for comparing."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum

import msgspec

from satrap.core.game import Json

_PLAIN = frozenset({str, int, bool, type(None)})  # checked first: most values are one of these


def plain(value: object) -> Json:
    """Return typed values (events, named tuples, texts) as plain JSON."""
    if type(value) in _PLAIN:
        return value
    if isinstance(value, list) or type(value) is tuple:
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(name): plain(item) for name, item in value.items()}
    return _untyped(value)


def _untyped(value: object) -> Json:
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, msgspec.Struct):
        return plain(msgspec.to_builtins(value))
    if is_dataclass(value) and not isinstance(value, type):
        body = {item.name: plain(getattr(value, item.name)) for item in fields(value)}
        return {"kind": type(value).__name__, **body}
    assert isinstance(value, tuple) and hasattr(value, "_asdict"), f"{type(value)} is not plain"
    return {name: plain(item) for name, item in value._asdict().items()}
