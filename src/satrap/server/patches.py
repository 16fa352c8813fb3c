"""The difference of two views, as a JSON Patch (RFC 6902) of add, replace and remove."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.game import Json


def diff(old: Json, new: Json, path: str = "") -> Iterator[Json]:
    """Yield the operations that make one value into the other."""
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _diff_objects(old, new, path)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _diff_lists(old, new, path)
    elif old != new or type(old) is not type(new):
        yield {"op": "replace", "path": path, "value": new}


def _diff_objects(old: dict[str, Json], new: dict[str, Json], path: str) -> Iterator[Json]:
    for name, value in old.items():
        if name in new:
            yield from diff(value, new[name], f"{path}/{_escape(name)}")
        else:
            yield {"op": "remove", "path": f"{path}/{_escape(name)}"}
    for name, value in new.items():
        if name not in old:
            yield {"op": "add", "path": f"{path}/{_escape(name)}", "value": value}


def _diff_lists(old: list[Json], new: list[Json], path: str) -> Iterator[Json]:
    """Compare item by item; what follows is added at the end, or removed from there."""
    for number, (before, after) in enumerate(zip(old, new, strict=False)):
        yield from diff(before, after, f"{path}/{number}")
    for number in range(len(old) - 1, len(new) - 1, -1):
        yield {"op": "remove", "path": f"{path}/{number}"}
    for value in new[len(old) :]:
        yield {"op": "add", "path": f"{path}/-", "value": value}


def _escape(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
