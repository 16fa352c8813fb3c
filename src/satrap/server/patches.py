"""The difference between two views, as a JSON Patch (RFC 6902) of add, replace and remove."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, Struct

from satrap.server.messages import Operation


def diff(old: object, new: object, path: str = "") -> Iterator[Operation]:
    """Yield the operations that turn one value into the other.

    Structs are compared field by field, by the names they are sent with, unless they are equal.
    """
    if old is new:
        return
    if isinstance(old, Struct) and isinstance(new, Struct):
        if type(old) is not type(new) or old != new:
            yield from _diff_objects(_sent(old), _sent(new), path)
    elif isinstance(old, dict) and isinstance(new, dict):
        yield from _diff_objects(old, new, path)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        yield from _diff_lists(old, new, path)
    elif old != new or type(old) is not type(new):
        yield Operation("replace", path, new)


def _sent(value: Struct) -> dict[str, object]:
    """Return the fields of a struct, including its tag, by the names they are sent with."""
    config = value.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
    found = ((sent, getattr(value, name)) for sent, name in names)
    return {**tag, **{name: each for name, each in found if each is not UNSET}}


def _diff_objects(
    old: Mapping[str, object], new: Mapping[str, object], path: str
) -> Iterator[Operation]:
    for name, value in old.items():
        if name in new:
            yield from diff(value, new[name], f"{path}/{_escape(name)}")
        else:
            yield Operation("remove", f"{path}/{_escape(name)}")
    for name, value in new.items():
        if name not in old:
            yield Operation("add", f"{path}/{_escape(name)}", value)


def _diff_lists(old: Sequence[object], new: Sequence[object], path: str) -> Iterator[Operation]:
    """Compare item by item; add or remove the rest at the end."""
    for number, (before, after) in enumerate(zip(old, new, strict=False)):
        yield from diff(before, after, f"{path}/{number}")
    for number in range(len(old) - 1, len(new) - 1, -1):
        yield Operation("remove", f"{path}/{number}")
    for value in new[len(old) :]:
        yield Operation("add", f"{path}/-", value)


def _escape(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
