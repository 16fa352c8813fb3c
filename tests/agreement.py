"""Finds bad grammar in sentences whose values are marked (`tests/grammar.py`)."""

from __future__ import annotations

import re

from tests.grammar import BEGIN, END


def faults(words: str, language: str, has_values: bool = True) -> list[str]:
    """Return what is wrong with a sentence in which words are marked."""
    plain = words.replace(BEGIN, "").replace(END, "")
    seen = [found[0] for check in BARE for found in re.finditer(check, plain)]
    agreeing = AGREEING[language] if has_values else ()
    seen += [found[0] for check in agreeing for found in re.finditer(check, plain)]
    seen += [found[0] for check in BEFORE[language] for found in re.finditer(check, words)]
    return [each.replace(BEGIN, "").replace(END, "") for each in seen]


_LINKS = r"(?:on|from|with|for|in|of|en|de|d|da|su|su[il]|sulle|da[il]|dalle|nelle|i|le|auf|aus)\b"


def _numbered(
    nouns: str, *, few: str, one: str, only: str, many: str, small: str = "02"
) -> tuple[str, ...]:
    """Return checks for words that do not agree with a number.

    Nouns are singular/plural; `few` and `one` are verbs, `many` stands only before several.
    """
    pairs = [pair.split("/") for pair in nouns.split()]
    singular, plural = ("|".join(each) for each in zip(*pairs, strict=True))
    return (
        rf"(?<![\w.,:–-])1 (?:(?!{_LINKS})[^\W\d]+ )?(?:{plural})\b",
        rf"(?<![\w.,:–-])[{small}] (?:{singular})\b",
        rf"(?<![\w.,:–-])1 (?:{few})\b",
        rf"(?<![\w.,:–-])[02] (?:{one})\b",
        rf"(?i)\b(?:{few}) (?:(?:{only}) )?1(?![\d:–%]|[.,]\d|\s%)",
        rf"(?i)\b(?:{many}) 1(?![\d:–%]|[.,]\d|\s%)",
    )


BARE = (
    r"[{}]",
    r"  ",
    r"\A\s",
    r"\s\Z",
    r"\w ,",
    r"\w \.(?=\Z|\n| [A-ZÀ-Ý])",
    r"\.\.",
    r"[,:;] ?[.,:;]",
    r"\(\)",
)
AGREEING = {
    "en": _numbered(
        "point/points guard/guards card/cards army/armies cube/cubes temple/temples city/cities"
        " province/provinces wall/walls step/steps game/games match/matches turn/turns"
        " player/players space/spaces arrow/arrows action/actions choice/choices seat/seats"
        " move/moves decision/decisions line/lines file/files fact/facts symbol/symbols bot/bots"
        " fault/faults section/sections region/regions table/tables row/rows head/heads"
        " triangle/triangles character/characters byte/bytes message/messages",
        few="are|were|do",
        one="is|was|has|does",
        only="only|still",
        many="last|all|both|these|those|few",
    ),
    "fr": _numbered(
        "point/points gouverneur/gouverneurs carte/cartes armée/armées ressource/ressources"
        " temple/temples ville/villes province/provinces mur/murs partie/parties tour/tours"
        " joueur/joueurs case/cases flèche/flèches action/actions place/places coup/coups"
        " ligne/lignes fait/faits symbole/symboles faute/fautes section/sections région/régions"
        " table/tables rangée/rangées triangle/triangles caractère/caractères octet/octets"
        " message/messages noir/noirs rouge/rouges vide/vides libre/libres mise/mises",
        few="sont|restent|manquent|ont|étaient",
        one="est|reste|manque|était",
        only="plus que|que|encore",
        many="vos|nos|les|ces|ses|des|dernières",
        small="2",  # nought takes the singular
    ),
    "de": _numbered(
        "Punkt/Punkte Karte/Karten Armee/Armeen Stadt/Städte Provinz/Provinzen Mauer/Mauern"
        " Schritt/Schritte Partie/Partien Zug/Züge Runde/Runden Feld/Felder Pfeil/Pfeile"
        " Aktion/Aktionen Platz/Plätze Bot/Bots Zeile/Zeilen Tisch/Tische Region/Regionen"
        " Symbol/Symbole Prozentpunkt/Prozentpunkte Entscheidung/Entscheidungen"
        " Abschnitt/Abschnitte Reihe/Reihen Dreieck/Dreiecke Nachricht/Nachrichten"
        " Tatsache/Tatsachen Möglichkeit/Möglichkeiten Datei/Dateien",
        few="sind|waren|haben|können|fehlen|reichen|liegen|stehen",
        one="ist|war|hat|kann|fehlt|liegt|steht",
        only="nur|noch",
        many="deine|alle|diese|letzten",
    ),
    "it": _numbered(
        "punto/punti carta/carte guardia/guardie armata/armate cubo/cubi tempio/templi"
        " provincia/province muro/muri passo/passi partita/partite turno/turni casella/caselle"
        " freccia/frecce azione/azioni scelta/scelte posto/posti mossa/mosse riga/righe"
        " regione/regioni simbolo/simboli giocatore/giocatori errore/errori sezione/sezioni"
        " tavolo/tavoli fatto/fatti triangolo/triangoli carattere/caratteri messaggio/messaggi"
        " nero/neri rosso/rossi libero/liberi messo/messi mossa/mosse",
        few="sono|restano|mancano|possono|hanno|erano",
        one="è|resta|manca|può|era",
        only="solo|ancora",
        many="tuoi|tue|ultimi|ultime|gli|tutti e",
    ),
}
_VOWEL = "[aeiouyhàâéèêîôûAEIOUYHÀÂÉÈÊÎÔÛ]"
BEFORE = {
    "en": (rf"(?i)\ban? {BEGIN}\w+",),
    "fr": (
        rf"(?i)\b(?:de|le|la|que|se|ne|je|si|jusque|puisque|lorsque) {BEGIN}{_VOWEL}\w*",
        rf"(?i)\b(?:l|d|qu|un|une|du|au|le|la|ce|cet|cette)[ ’]{BEGIN}\w+",
        r"\b(?:de|à) les?\b",
    ),
    "de": (
        rf"(?i)\b(?:der|die|das|den|dem|des|k?eine?[nmrs]?|im|am|zum|zur|vom|beim|ins) {BEGIN}\w+",
        r"\b[A-ZÄÖÜ]\w+ \d+, \d+ [A-ZÄÖÜ]\w+",  # a number after one noun, before the next
    ),
    "it": (
        rf"(?i)\b(?:il|lo|la|i|gli|le|un|uno|una|(?:de|a|da|ne|su)(?:l|llo|lla)) {BEGIN}\w+",
        rf"(?i)\b(?:l|un|d|dell|all|dall|nell|sull)’{BEGIN}\w+",
    ),
}
