"""Sentences are sent as data and read back unchanged."""

from __future__ import annotations

import msgspec

from satrap.core.text import Text, names_text, text


def test_a_sentence_comes_back_whole() -> None:
    names = names_text(("Ana", "Ben", "Cleo"), (0, 1, 2))
    whole = text("prompt-choosing", task=text("prompt-move"), names=names, points=3, who="Ana")
    sent = msgspec.json.encode(whole)
    assert msgspec.json.decode(sent)["values"]["points"] == 3
    assert msgspec.json.decode(sent, type=Text) == whole
