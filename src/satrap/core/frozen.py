"""Immutable values that are quick to derive from one another.

A state is copied, changed and sealed within one `apply`; after that, any change raises an error.
Sealing only replaces the class of the value, so it costs next to nothing. The values are structs:
they are created and copied in C.
"""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

from msgspec import Struct
from msgspec.structs import astuple, force_setattr

T = TypeVar("T")


def sealable(kind: type[T]) -> type[T]:
    """Class decorator: give a struct a twin whose values cannot be changed."""
    changes = {
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__hash__": _hash,
        "__reduce__": _reduce,
        "_open": kind,
    }
    kind._sealed = type(kind)(kind.__name__, (kind,), changes)  # type: ignore[attr-defined, misc]
    return kind


def twin(kind: type[T]) -> type[T]:
    """Return the class of the sealed values."""
    return kind._sealed  # type: ignore[attr-defined, no-any-return]


def seal(value: T) -> T:
    """Make a value immutable, and return it."""
    value.__class__ = value._sealed  # type: ignore[attr-defined]
    return value


def unseal(value: T) -> T:
    """Return a copy of a sealed value that can be changed."""
    copy = value.__copy__()  # type: ignore[attr-defined]
    force_setattr(copy, "__class__", value._open)  # type: ignore[attr-defined]
    return copy  # type: ignore[no-any-return]


def replace(value: T, /, **changes: Any) -> T:
    """Return a sealed copy of a sealed value with some fields changed."""
    copy = unseal(value)
    for name, change in changes.items():
        assert hasattr(copy, name), f"{value.__class__.__name__} has no {name}"
        setattr(copy, name, change)
    return seal(copy)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def _refuse(value: object, *_: object) -> NoReturn:
    raise AttributeError(f"a {type(value).__name__} never changes: make a new one")


def _hash(value: Struct) -> int:
    return hash(astuple(value))


def _reduce(value: Any) -> tuple[Any, ...]:
    """Pickle a sealed value by its open class: the sealed one cannot be imported by name."""
    return _remade, (value._open, astuple(value))


def _remade(kind: type[T], fields: tuple[Any, ...]) -> T:
    return seal(kind(*fields))
