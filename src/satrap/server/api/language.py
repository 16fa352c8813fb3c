"""Which language an asker reads: the best of ours in Accept-Language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from satrap.core.language import LANGUAGES


def language_of(asker: HTTPConnection) -> str:
    """Return the language to answer in."""
    return pick(asker.headers.get("accept-language", ""))


def pick(header: str) -> str:
    """Return the language with the highest weight that is one of ours, else English."""
    best, weight = LANGUAGES[0], 0.0
    for part in header[:500].split(","):
        name, _, quality = part.strip().partition(";q=")
        tongue = name.strip()[:2].lower()
        if tongue in LANGUAGES and _weight(quality) > weight:
            best, weight = tongue, _weight(quality)
    return best


def _weight(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0
