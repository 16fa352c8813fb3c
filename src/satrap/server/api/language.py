"""The language of a client: `lang` in the address, otherwise the best in Accept-Language."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from satrap.core.language import LANGUAGES


def language_of(asker: HTTPConnection) -> str:
    """Return the language to answer in; pages need `lang`: they cannot set WebSocket headers."""
    wanted = asker.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else pick(asker.headers.get("accept-language", ""))


def pick(header: str) -> str:
    """Return the language with the highest weight among ours, or English."""
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
