"""Every sentence is right in every language, whatever its values are."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from satrap.core.language import LANGUAGES, say
from satrap.core.text import Text
from tests.agreement import faults
from tests.grammar import COUNTS, WORDS, casts
from tests.test_languages import FILES, LOCALE, sentences, variables_of

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("name", FILES)
def test_every_sentence_is_right_with_any_values(name: str, language: str) -> None:
    found = {
        f"{key}: {wrong}"
        for key, variables in sentences(language, name).items()
        for values in casts(key, variables, language)
        for wrong in faults(say(Text(key, values), language), language, bool(variables))
    }
    assert sorted(found) == []


def test_of_every_value_it_is_known_what_it_is() -> None:
    used = {
        value for name in FILES for values in sentences("en", name).values() for value in values
    }
    assert used == WORDS | COUNTS
    assert not WORDS & COUNTS


@pytest.mark.parametrize("name", FILES)
def test_in_french_a_variant_for_one_shows_its_number(name: str) -> None:
    """It is used for nought too."""
    source = (LOCALE / "fr" / name).read_text(encoding="utf-8")
    assert [key for key in hiding(source) if not key.startswith("web-alx-short-")] == []


class _Hiding(Visitor):
    def __init__(self) -> None:
        self.found = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            is_one = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
            if is_one and not variables_of(node.selector) & variables_of(variant.value):
                self.found = True
        self.generic_visit(node)


def hiding(source: str) -> list[str]:
    """Return the messages with a variant for one that does not say the number."""
    found = []
    for entry in FluentParser().parse(source).body:
        hides = _Hiding()
        hides.visit(entry)
        if hides.found and isinstance(entry, ast.Message):
            found.append(entry.id.name)
    return found


PLANTED = {
    "en": [
        ("for a { $symbol } space", "a amphora"),
        ("Only { $left } are left.", "1 are"),
        ("It is not enough with your { $guards } guards.", "1 guards"),
        ("{ $name }, { $score } points", "1 points"),
        ("You split { $cubes } cubes.", "1 cubes"),
        ("Split your last { $cubes } cube between temples and cities.", "last 1"),
        ("{ $guards } guard", "0 guard"),
        ("It leads to  { $place }.", "  "),
        ("It leads to { $place } .", "s ."),
        ("Nobody is at { $place }, .", ", ."),
    ],
    "fr": [
        ("il ne reste pas de { $card }", "de amphore"),
        ("le gouverneur de { $where }", "de Apamea"),
        ("le { $place }", "le Apamea"),
        ("vos { $guards } gouverneurs", "1 gouverneurs"),
        ("{ $score } points", "1 points"),
        ("Murs : { $black } noirs", "1 noirs"),
        ("{ $open } vides", "1 vides"),
        ("Il reste { $left } point", "2 point"),
    ],
    "de": [
        ("Es ist keine { $card } mehr da.", "keine Pferd"),
        ("Nur { $left } sind übrig.", "1 sind"),
        ("deine { $guards } Statthalter", "deine 1"),
        ("{ $score } Punkte", "1 Punkte"),
        ("Es sind { $cubes } da.", "sind 1"),
        ("Tempel { $temple }, { $city } Städte", "Tempel 2, 2 Städte"),
    ],
    "it": [
        ("Ne restano solo { $left }.", "restano solo 1"),
        ("le tue { $guards } guardie", "1 guardie"),
        ("{ $score } punti", "1 punti"),
        ("{ $cubes } cubi", "1 cubi"),
        ("Muri: { $black } neri", "1 neri"),
        ("{ $cubes } messi da parte", "1 messi"),
        ("la carta del { $symbol }", "del anfora"),
    ],
}


@pytest.mark.parametrize(
    ("language", "planted", "fault"),
    [(language, *each) for language, all_ in PLANTED.items() for each in all_],
)
def test_a_planted_fault_is_found(language: str, planted: str, fault: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"planted = {planted}"))
    pattern = bundle.get_message("planted").value
    assert pattern is not None
    (message,) = FluentParser().parse(f"planted = {planted}").body
    said = [
        str(bundle.format_pattern(pattern, values)[0])
        for values in casts("planted", variables_of(message), language)
    ]
    assert fault in {wrong for words in said for wrong in faults(words, language)}


def test_a_number_that_is_hidden_in_french_is_found() -> None:
    spaces = "planted = { $count ->\n    [one] Une case\n   *[other] { $count } cases\n}\n"
    assert hiding(spaces) == ["planted"]
    assert hiding(spaces.replace("Une", "{ $count }")) == []
