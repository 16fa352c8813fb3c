"""What a client does with what it is sent: it keeps its view up to date and chooses moves."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

Json = Any


def patched(document: Json, operations: list[Json]) -> Json:
    """Return a document after the operations of a JSON patch: add, replace, remove (RFC 6902)."""
    for operation in operations:
        path = operation["path"]
        if path == "":
            document = operation["value"]
            continue
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]
        target = document
        for part in way:
            target = target[int(part) if isinstance(target, list) else part]
        _change(target, last, operation)
    return document


def _change(target: Json, last: str, operation: Json) -> None:
    kind = operation["op"]
    place: Any = last
    if isinstance(target, list):
        place = len(target) if last == "-" else int(last)
    if kind == "remove":
        del target[place]
    elif kind == "add" and isinstance(target, list):
        target.insert(place, operation["value"])
    elif kind in ("add", "replace"):
        target[place] = operation["value"]
    else:
        raise ValueError(f"a patch with {kind}")


def choose(legal: Json, generator: random.Random) -> str:
    """Return a legal action in notation, from a list or from the description of a long choice."""
    if isinstance(legal, list):
        return str(generator.choice(legal))
    return {"split": _split, "move": _move}[legal["kind"]](legal, generator)


def _split(legal: Json, generator: random.Random) -> str:
    """Put dividers among the cubes: every split is equally likely."""
    boxes, cubes = len(legal["boxes"]), legal["cubes"]
    places = cubes + boxes - 1
    marks = [-1, *sorted(generator.sample(range(places), boxes - 1)), places]
    counts = [after - before - 1 for before, after in pairwise(marks)]
    return " ".join(["split", *map(str, counts)])


def _move(legal: Json, generator: random.Random) -> str:
    """Choose a passage and a number of armies, the freshest first; or stop."""
    ways = legal["passages"]
    number = generator.randrange(len(ways) + 1)
    if number == len(ways):
        return str(legal["or"])
    way = ways[number]
    armies = generator.randint(1, sum(way["stock"]))
    temple, city = generator.choice(way["payments"])
    paid = "".join(f"{count}{box}" for count, box in ((temple, "t"), (city, "c")) if count)
    return " ".join(filter(None, ["move", way["source"], way["target"], str(armies), paid]))
