"""Sentences travel as data and come back as they were."""

from __future__ import annotations

from satrap.core.text import Sentence, names_text, text, text_of, told


def test_a_sentence_comes_back_whole() -> None:
    names = names_text(("Ana", "Ben", "Cleo"), (0, 1, 2))
    whole = text("prompt-choosing", task=text("prompt-move"), names=names, points=3, who="Ana")
    sent = told(whole)
    assert isinstance(sent, Sentence)
    assert sent.values["points"] == 3
    assert text_of(sent) == whole
