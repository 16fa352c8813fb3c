"""Values for every sentence that make bad grammar show.

A value that is a word stands between two marks, so that a check can see what is written right
before it: an article or a preposition may fit one name and not another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

from satrap.core.language import say
from satrap.core.text import text

BEGIN, END = "\ue000", "\ue001"
NUMBERS = (0, 1, 2)
NAMES = ("Apamea", "Xanthus")
SYMBOLS = ("amphora", "temple", "horse")
OTHER = "xyz"
LARGER = (2, 15)

# The values that are names of people or places.
NAMED = frozenset({
    "a", "b", "first", "last", "loser", "name", "names", "owner", "parts", "place", "places",
    "province", "region", "source", "space", "target", "where", "winners",
})  # fmt: skip
SYMBOL = frozenset({"card", "cards", "symbol", "symbols"})
# Words that no article can stand before: notation, lists, sentences, names of files.
WORDED = frozenset({
    "about", "action", "actor", "address", "ahead", "alexander", "arrows", "asked", "asking",
    "awards", "bears", "behind", "bids", "board", "boards", "bot", "bots", "box", "by",
    "change", "choice", "code", "command", "counts", "cup", "example", "expected", "file",
    "folder", "found", "gains", "game", "hash", "host", "key", "kind", "known", "label",
    "language", "languages", "less", "letter", "level", "link", "lower", "mark", "match",
    "mean", "more", "note", "observer", "option", "options", "other", "path", "pieces", "plain",
    "plays", "point", "preset", "presets", "prices", "quarter", "reason", "scope", "scopes",
    "second", "server", "soldiers", "spaces", "start", "task", "title", "top", "upper", "url",
    "values", "verb", "verbs", "was", "way", "what", "word", "words", "zone",
})  # fmt: skip
# Words that fit what stands before them.
FITTING = frozenset({"at", "bank", "clock", "day", "seen", "side", "time", "to", "used", "when"})
NUMBERING = frozenset({  # the 7th
    "byte", "column", "line", "number", "ply", "rank", "round", "row", "seat", "turn",
    "year",
})  # fmt: skip
WORDS = NAMED | SYMBOL | WORDED | FITTING
COUNTS = NUMBERING | frozenset({
    "actions", "all", "amphora", "armies", "army", "award", "before", "best", "black", "border",
    "both", "chance", "cities", "city", "coast", "codes", "count", "cubes", "days", "decisions",
    "discarded", "done", "edge", "far", "faults", "fields", "free", "games", "guards", "high",
    "horse", "hours", "inland", "joined", "lacking", "land", "lead", "least", "left", "lines",
    "lost", "low", "lyre", "margin", "matches", "median", "mine", "minutes", "most", "none",
    "now", "one", "open", "order", "paid", "percent", "played", "plies", "points", "port",
    "price", "proofs", "provinces", "rating", "records", "red", "reserve", "rival", "rivals",
    "rounds", "rules", "score", "sea", "seats", "share", "ships", "short", "sides", "soldier",
    "starter", "steps", "temple", "temples", "theirs", "three", "tired", "total", "tries",
    "turns", "two", "value", "walls", "ways", "whole", "wins", "worth",
})  # fmt: skip
# Values that count something in these messages only, or are always larger than two there.
COUNTED: Mapping[str, str] = {
    "cards": r"show-seat|web-alx-enough",
    "symbols": r"board-value-groups|web-editor-parts",
    "province": r"atg-sheet-\w+",
    "bots": r"cli-bots-count",
}
NUMBERED: Mapping[str, str] = {
    "place": r"(foreseen-)?atg-event-place(-you)?|web-atg-((in|empty)-)?place"
    r"|atg-(do-place|no-such-place|place-taken|show-seat)",
    "region": r"(foreseen-)?atg-event-(armies|turn)(-you)?|web-atg-(march-)?turn",
    "known": r"record-newer-rules",
}
LARGE: Mapping[str, str] = {
    "most": r".*",
    "seats": r".*",
    "plies": r".*",
    "decisions": r".*",
    "provinces": r"march-drawn-about|(advice|matters|better)-alexander-the-great-[\w-]+",
    "temples": r"(advice|matters|better)-alexander-the-great-[\w-]+",
    "cities": r"(advice|matters|better)-alexander-the-great-[\w-]+",
    "rivals": r"advice-alexander-the-great-first",
    "points": r"matters-alexander-the-great-\w+",
    "armies": r"advice-alexander-the-great-armies",
    "temple": r"advice-alexander-the-great-temple",
    "city": r"advice-alexander-the-great-city",
    "cubes": r"atg-choose-split|atg-split-all|atg-prompt-allocate",
    "count": r"board-(too-many-\w+|all-hold)|web-seat-(most|least)|web-crew-(most|least)",
    "walls": r"board-value-figure-.*",
    "games": r"board-value-walls|cli-ladder-.*",
    "lines": r"web-verify-holds",
    "fields": r".*",
}


def casts(key: str, variables: frozenset[str], language: str) -> Iterator[dict[str, str | int]]:
    """Yield the values to try in a sentence: all combinations of numbers, with a few words."""
    tries = {each: numbers_for(key, each) for each in sorted(variables)}
    counted = {each: numbers for each, numbers in tries.items() if numbers}
    words = [each for each, numbers in tries.items() if not numbers]
    for numbers in product(*counted.values()):
        for turn in range(len(SYMBOLS) if words else 1):
            said = {each: _word(each, turn, language) for each in words}
            yield {**dict(zip(counted, numbers, strict=True)), **said}


def numbers_for(key: str, variable: str) -> tuple[int, ...]:
    """Return the numbers to try for a value; none if it is a word."""

    def is_in(table: Mapping[str, str]) -> bool:
        return bool(re.fullmatch(table.get(variable, r"(?!)"), key))

    if is_in(LARGE):
        return LARGER
    if variable in NUMBERING or is_in(NUMBERED):
        return (7,)
    is_word = variable in WORDS
    return NUMBERS if is_in(COUNTED) or not is_word else ()


def _word(variable: str, turn: int, language: str) -> str:
    if variable in SYMBOL:
        return marked(say(text(f"symbol-{SYMBOLS[turn]}"), language))
    if variable in NAMED:
        return marked(NAMES[turn % len(NAMES)])
    return OTHER if variable in FITTING else marked(OTHER)


def marked(word: str) -> str:
    return f"{BEGIN}{word}{END}"
