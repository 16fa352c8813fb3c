"""Write SVG: elements as strings, with short numbers."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Place = tuple[float, float]  # in pixels


def tag(name: str, *content: str, **attributes: str | float | None) -> str:
    """Return an element; `_` in an attribute's name stands for `-`, None leaves it out."""
    given = {key.strip("_").replace("_", "-"): value for key, value in attributes.items()}
    written = "".join(
        f' {key}="{_value(value)}"' for key, value in given.items() if value is not None
    )
    return f"<{name}{written}>{''.join(content)}</{name}>" if content else f"<{name}{written}/>"


def group(name: str, children: Iterable[str], **attributes: str | float | None) -> str:
    """Return a layer: a group with an id, one child on each line."""
    return tag("g", "\n", "\n".join(children), "\n", id=name, **attributes)


def title(text: str) -> str:
    """Return the tooltip of the element around it, which screen readers read out."""
    return tag("title", escape(text, quote=False))


def words(text: str, at: Place, **attributes: str | float | None) -> str:
    """Return a line of text."""
    return tag("text", escape(text, quote=False), x=at[0], y=at[1], **attributes)


def polygon(places: Iterable[Place]) -> str:
    """Return the points of a polygon as an attribute."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in places)


def path(places: Iterable[Place], closed: bool = False) -> str:
    """Return a line through places as path data."""
    steps = " ".join(f"{number(x)} {number(y)}" for x, y in places)
    return f"M{steps}Z" if closed else f"M{steps}"


def spot(at: Place) -> Place:
    """Return a place rounded as it is drawn."""
    return round(at[0], 1), round(at[1], 1)


def number(value: float) -> str:
    """Write a number with one decimal at most."""
    return (
        f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else _short(value)
    )


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _value(value: str | float) -> str:
    return number(value) if isinstance(value, float | int) else escape(value)
