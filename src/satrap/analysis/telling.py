"""Put what was played, and what would have been better, into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from satrap.analysis.results import Told
from satrap.bots.advice import Phrase, Suggestion
from satrap.core.text import Text, text

DIGITS = 4  # of the reported numbers


def numbers_of(line: Suggestion) -> tuple[float, float, float]:
    """Return chance, error and margin of a line, rounded as reported."""
    return round(line.chance, DIGITS), round(line.error, DIGITS), round(line.margin, DIGITS)


def named_by(line: Suggestion) -> Text | None:
    """Return the phrase that says most about a line."""
    if not line.phrases:
        return None
    return max(line.phrases, key=lambda phrase: phrase.weight).could


def _joined(phrases: Sequence[Text], how: str) -> Text | None:
    """Join phrases: marched, occupied, then levied."""
    if len(phrases) < 2:
        return phrases[0] if phrases else None
    return text(f"analysis-all-{how}", names=tuple(phrases[:-1]), last=phrases[-1])


def alike(played: Sequence[Phrase], better: Sequence[Phrase]) -> int:
    """Return how many phrases two lines begin with in common, if the better one goes on then."""
    pairs = enumerate(zip(played, better, strict=False))
    count = next((count for count, (one, other) in pairs if one != other), len(played))
    return count if count < len(better) else 0


def tell_played(line: Suggestion, label: Text, name: Text | str) -> Told:
    """Tell what somebody did."""
    return _told(line, _sentence("analysis-played", line.phrases, label, name), label)


def tell_better(line: Suggestion, label: Text, name: Text | str, played: Sequence[Phrase]) -> Told:
    """Tell what would have been better; what was done anyway is not said again."""
    shared = alike(played, line.phrases)
    is_march = all(each.is_march for each in line.phrases[:shared])
    key = f"analysis-better{('-march' if is_march else '-then') if shared else ''}"
    return _told(line, _sentence(key, line.phrases[shared:], label, name), label)


def _sentence(key: str, phrases: Sequence[Phrase], label: Text, name: Text | str) -> Text:
    words = _joined([each.did for each in phrases], "did") or label
    plain = _joined([each.could for each in phrases], "could") or label
    return text(key, name=name, words=words, plain=plain)


def _told(line: Suggestion, sentence: Text, label: Text) -> Told:
    then, numbers = list(line.then), numbers_of(line)
    return Told(line.action, label, sentence, then, *numbers, line.reason)
