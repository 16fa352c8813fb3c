"""Check the proof of a finished match: that no shuffle was rigged and no line changed.

    python verify.py FILE [--head HEX]

This single file needs Python 3.11 and nothing else. It shares no code with the engine and knows no
rules: it recomputes every draw and the chain of the log, and compares the log with the record.
docs/proofs.md and docs/chance.md define all of this.

`failures(data, head)` returns a sentence for each thing that does not hold. FILE may come from
anybody: nothing in it is run, and whatever it holds leads to a sentence, never to an exception.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

FORMATS, RECORD_FORMAT = {"satrap-proof-1": 1, "satrap-proof-2": 2}, "satrap-record-1"
CHAIN_LABEL, SEED_LABEL = b"satrap-chain-1", b"satrap-seed-1"
LARGEST = 32_000_000  # bytes; a larger file is not read
MOST_SENTENCES = 20
TO_OPEN = 60_000  # ms; the least time that people must have to open their bytes
WORD = 1 << 32
WHO, DEVICE = {"open", "invited", "device", "bot"}, "device"  # whom a chair can be set up for
SETTLED = ("game", "rules", "preset", "options", "board", "starter", "position")
CHANGED = ("rules", "preset", "options", "board", "board_hash", "starter")  # by the host

Object = dict[str, Any]


def failures(data: bytes, head: str | None = None) -> list[str]:
    """Return a sentence for each thing that does not hold; none if the proof does."""
    return judge(data, head)[0]


def judge(data: bytes, head: str | None = None) -> tuple[list[str], list[str]]:
    """Return what does not hold and, if everything does, what was checked."""
    try:
        proof = read(data)
        found = _few(sentence for check in CHECKS for sentence in check(proof))
        noted = _find_head(proof, head) if head is not None else None
    except Unreadable as error:
        return _few(error.sentences), []
    except RecursionError:
        return ["The file is nested too deeply."], []
    if head is not None and noted is None:
        found.append(f"The head {_quote(head)} is not one of the heads of this log.")
    return found, [] if found else _praise(proof, noted)


def _few(sentences: Iterable[str]) -> list[str]:
    taken = list(islice(sentences, MOST_SENTENCES + 1))
    return [*taken[:MOST_SENTENCES], "There is more."] if len(taken) > MOST_SENTENCES else taken


def _praise(proof: Proof, noted: int | None) -> list[str]:
    """Say what holds, and what this program cannot know."""
    counts = [len(proof.record[name]) for name in ("entries", "draws")]
    said = [
        f"The proof holds: {len(proof.lines)} lines, {counts[0]} entries, {counts[1]} draws.",
        *_what_format(proof),
        *_whose_shuffle(proof),
        *_what_position(proof),
        *_who_gave_up(proof),
        *_whose_names_are_gone(proof),
        "Whether each play was legal and the scores are right is for a program with the rules.",
    ]
    return said if noted is None else [*said, f"The head that you noted is that of line {noted}."]


def _whose_names_are_gone(proof: Proof) -> list[str]:
    """Say which seats have lost their names: whoever sat there has had them removed."""
    gone = [f"{seat}" for seat, name in enumerate(_names(proof)) if name is None]
    return [f"Names were removed since the match: of seat {', '.join(gone)}."] if gone else []


def _what_format(proof: Proof) -> list[str]:
    """Say what an older proof cannot show."""
    if proof.version > 1:
        return []
    return [
        "Warning: this is an older format. It does not show that bytes were committed to before "
        "others were open, nor that no draw was left out."
    ]


def _whose_shuffle(proof: Proof) -> list[str]:
    """Say whose bytes went into the shuffle; warn where nobody's did."""
    chairs = _chairs(proof)
    names = [
        f"seat {seat}" if name is None else f"{_quote(name)} (seat {seat})"
        for seat, name in enumerate(_names(proof))
    ]
    said = [
        f"Bytes of {names[seat]} went into the shuffle: {chairs.seeds[seat].hex()}."
        for seat in sorted(chairs.seeds)
    ]
    said += [
        f"Bytes of {names[seat]} were left out: they were not opened in time."
        for seat in sorted(chairs.left_out)
    ]
    said += [
        f"Warning: seat {seat} was left when its bytes were open, and taken again with others."
        for seat in sorted(chairs.given_up & chairs.seeds.keys())
    ]
    if not chairs.seeds:
        said.append(
            "Warning: no person contributed to the shuffle. It rests on the server's seed alone."
        )
    return said


def _what_position(proof: Proof) -> list[str]:
    """Say so if the match did not begin in the usual way."""
    settled = [proof.lines[0], *(line for _, line in _lines(proof, "changed"))]
    if settled[-1].get("has_open_hands") is True:
        return ["Warning: all hands were open for teaching. The match counts for nothing."]
    if proof.lines[0].get("is_teaching") is True:
        return [
            "Warning: at this teaching table all cards were known. The match counts for nothing."
        ]
    if proof.record.get("position") is None:
        return []
    first: Object = next(iter(proof.record["entries"]), {})
    hidden = "nothing in it was drawn anew"
    if "redeal" in first:
        hidden = "all that was hidden in it was dealt anew"
    elif "reseed" in first:
        hidden = "what nobody had seen in it was drawn anew"
    return [f"The match started from a set position: {hidden}."]


def _who_gave_up(proof: Proof) -> list[str]:
    """Say which seats were given up, and who played on."""
    names, said = proof.record["seats"], []
    for entry in proof.record["entries"]:
        if "resign" in entry:
            heir = entry.get("heir")
            then = f"{_quote(heir)} (bot) played on" if heir else "that ended the match"
            said.append(
                f"{_quote(names[entry['resign']])} (seat {entry['resign']}) gave up: {then}."
            )
    return said


# What a file must look like


class Unreadable(Exception):
    """The file is not a proof; nothing else in it can be checked."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__(sentences)
        self.sentences = sentences


class Form(NamedTuple):
    """What a value must be: in words, and as a test."""

    words: str
    fits: Callable[[Any], bool]


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value < WORD


def _is_size(value: object) -> bool:
    """Say whether a draw from so many things ends; from more than 2**32, it never would."""
    return type(value) is int and 0 <= value <= WORD


def _is_hexadecimal(value: object, least: int, most: int) -> bool:
    if type(value) is not str or len(value) % 2 or not 2 * least <= len(value) <= 2 * most:
        return False
    return set(value) <= set("0123456789abcdef")


def _is_name(value: object) -> bool:
    """Say whether a value can be the purpose of a draw; a slash could make two draws one."""
    return type(value) is str and 0 < len(value) <= 100 and value.isascii() and "/" not in value


def _hexadecimal(least: int, most: int) -> Form:
    count = f"{2 * least}" if least == most else f"{2 * least} to {2 * most}"
    return Form(f"{count} hexadecimal digits", lambda value: _is_hexadecimal(value, least, most))


def _exactly(wanted: str) -> Form:
    return Form(f'"{wanted}"', lambda value: type(value) is str and value == wanted)


def _some(form: Form, least: int = 0, most: int = LARGEST) -> Form:
    def fits(value: Any) -> bool:
        return type(value) is list and least <= len(value) <= most and all(map(form.fits, value))

    return Form(f"a list of {form.words}", fits)


def _pair_fits(value: Any) -> bool:
    return type(value) is list and len(value) == 2 and SEAT.fits(value[0]) and TEXT.fits(value[1])


def _or_empty(form: Form) -> Form:
    return Form(f"{form.words}, or empty", lambda value: value == "" or form.fits(value))


def _are_kept(values: Object) -> bool:
    pairs = (
        value if type(value) is list and len(value) == 2 else [None] for value in values.values()
    )
    return all(NONCE.fits(pair[0]) for pair in pairs)


HASH, NONCE = _hexadecimal(32, 32), _hexadecimal(16, 16)
NUMBER = Form("a number", _is_number)
SEAT = Form("the number of a seat", lambda value: _is_number(value) and value < 256)
TIME = Form("a time in ms", lambda value: type(value) is int and 0 <= value < 1 << 53)
SCORE = Form("a number", lambda value: type(value) is int)
TEXT = Form("a text", lambda value: type(value) is str)
OBJECT = Form("an object", lambda value: type(value) is dict)
ANY = Form("anything", lambda value: True)
LIST = _some(ANY)
NAMES = _some(Form("names", TEXT.fits), 1, 255)

PROOF = {
    "format": Form(" or ".join(FORMATS), lambda value: type(value) is str and value in FORMATS),
    "record": OBJECT,
    "server_seed": HASH,
    "lines": LIST,
    "heads": LIST,
}
LINE = {"nonce": NONCE, "body": TEXT}
BESIDE = Form("values with their salts", lambda value: type(value) is dict and _are_kept(value))
RECORD = {
    "format": _exactly(RECORD_FORMAT),
    "game": TEXT,
    "rules": NUMBER,
    "preset": TEXT,
    "options": OBJECT,
    "board": OBJECT,
    "seats": NAMES,
    "commitment": HASH,
    "seed": HASH,
    "entries": LIST,
    "draws": LIST,
    "result": OBJECT,
    "state": HASH,
}
DRAW = {
    "purpose": Form("a short name", _is_name),
    "occurrence": NUMBER,
    "epoch": NUMBER,
    "size": Form("a number up to 2**32", _is_size),
    "result": _some(Form("numbers", _is_number)),
}
BOARD = {"name": TEXT, "hash": HASH}
RESULT = {"reason": TEXT, "winners": _some(SEAT), "scores": _some(SCORE)}
ENTRIES = (
    {"plays": _some(Form("pairs of a seat and a notation", _pair_fits), 1)},
    {"undo": NUMBER, "seat": SEAT},
    {"reseed": NUMBER},
    {"redeal": NUMBER},
    {"resign": SEAT},
    {"resign": SEAT, "heir": TEXT},
)
BODY = {"seq": NUMBER, "kind": TEXT}
KINDS = {
    "opened": {"commitment": HASH},
    "seated": {"seat": SEAT, "name": TEXT},
    "left": {"seat": SEAT},
    "played": {"seat": SEAT, "plays": _some(Form("notations", TEXT.fits), 1)},
    "withdrawn": {"seat": SEAT},
    "undone": {"seat": SEAT, "to": NUMBER},
    "reseeded": {"epoch": NUMBER},
    "redealt": {"epoch": NUMBER},
    "resigned": {"seat": SEAT, "name": TEXT},
    "changed": {
        "board": TEXT,
        "chairs": _some(Form("chairs", lambda value: type(value) is dict), 1, 255),
    },
    "ended": {"record": HASH},
}
SEAT_SEED = {"seed": _hexadecimal(16, 32)}  # or empty: the seat gave none
DRAWS = _some(Form("names of draws", TEXT.fits))
KINDS_2: dict[str, dict[str, Form]] = {  # the fields of lines in logs that store people beside them
    **KINDS,
    "opened": {
        "commitment": HASH,
        "board": TEXT,
        "board_hash": HASH,
        "host": HASH,
        "chairs": _some(Form("chairs", lambda value: type(value) is dict), 1, 255),
    },
    "seated": {
        "seat": SEAT,
        "name": HASH,
        "guest": Form("a number or null", lambda value: value is None or _is_number(value)),
        "seed": _or_empty(_hexadecimal(16, 32)),
        "commitment": _or_empty(HASH),
    },
    "changed": {**KINDS["changed"], "board_hash": _or_empty(HASH)},
    "called": {"until": TIME, "at": TIME},
    "revealed": {"seat": SEAT, "seed": _hexadecimal(16, 32)},
    "omitted": {"seats": _some(SEAT, 1), "at": TIME},
    "started": {"draws": DRAWS},
    "played": {**KINDS["played"], "draws": _some(DRAWS)},
    "reseeded": {"epoch": NUMBER, "draws": DRAWS},
    "redealt": {"epoch": NUMBER, "draws": DRAWS},
}


def _misfits(place: str, value: Any, fields: dict[str, Form]) -> Iterator[str]:
    """Yield a sentence for each field that is missing or not what it must be."""
    if type(value) is not dict:
        yield f"{place} must be an object."
        return
    for name, form in fields.items():
        if name not in value:
            yield f"{place} has no {name}; it must be {form.words}."
        elif not form.fits(value[name]):
            yield f"{place}: {name} must be {form.words}."


def _strangers(place: str, value: Object, known: Iterable[str]) -> Iterator[str]:
    for name in sorted(set(value) - set(known)):
        yield f"{place} has a field {_quote(name)}, which does not belong there."


# Reading


class Proof(NamedTuple):
    """A well-formed proof; `lines` are the bodies as objects."""

    version: int
    record: Object
    server_seed: bytes
    nonces: list[bytes]
    bodies: list[bytes]
    lines: list[Object]
    beside: list[Object]  # what the file opens of the values beside each line
    heads: list[str]


def read(data: bytes) -> Proof:
    """Return the proof of a file, or raise Unreadable."""
    if len(data) > LARGEST:
        raise Unreadable([f"The file is longer than {LARGEST} bytes."])
    value = _load(data, "The file")
    _must(_proof_misfits(value))
    lines = [_load(line["body"], f"Line {n}") for n, line in enumerate(value["lines"])]
    version = FORMATS[value["format"]]
    _must(_body_misfits(value["lines"], lines, KINDS if version == 1 else KINDS_2))
    return Proof(
        version,
        value["record"],
        bytes.fromhex(value["server_seed"]),
        [bytes.fromhex(line["nonce"]) for line in value["lines"]],
        [line["body"].encode() for line in value["lines"]],
        lines,
        [line.get("beside", {}) for line in value["lines"]],
        value["heads"],
    )


def canonical(value: Any) -> bytes:
    """Return JSON with sorted keys and no spaces, in UTF-8."""
    text = json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode()


def _load(data: bytes | str, place: str) -> Any:
    """Return JSON that can be written again, or raise Unreadable."""
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
        value = json.loads(text, object_pairs_hook=_object)
        canonical(value)
    except RecursionError:
        raise Unreadable([f"{place} is nested too deeply."]) from None
    except ValueError as error:
        raise Unreadable([f"{place} is not JSON: {_quote(error)}."]) from None
    return value


def _object(pairs: list[tuple[str, Any]]) -> Object:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice in one object")
    return found


def _must(sentences: Iterator[str]) -> None:
    found = list(islice(sentences, MOST_SENTENCES + 1))
    if found:
        raise Unreadable(found)


def _proof_misfits(value: Any) -> Iterator[str]:
    found = list(_misfits("The file", value, PROOF))
    yield from found
    if found:
        return
    yield from _strangers("The file", value, PROOF)
    for number, line in enumerate(value["lines"]):
        yield from _misfits(f"Line {number}", line, LINE)
        yield from _line_strangers(f"Line {number}", line, value["format"])
    for number, head in enumerate(value["heads"]):
        if not HASH.fits(head):
            yield f"Head {number} must be {HASH.words}."
    yield from _record_misfits(value["record"])


def _line_strangers(place: str, line: Any, form: str) -> Iterator[str]:
    if type(line) is not dict:
        return
    yield from _strangers(place, line, LINE if FORMATS[form] == 1 else [*LINE, "beside"])
    if not BESIDE.fits(line.get("beside", {})):
        yield f"{place}: beside must be {BESIDE.words}."


def _record_misfits(record: Object) -> Iterator[str]:
    found = list(_misfits("The record", record, RECORD))
    yield from found
    if found:
        return
    yield from _strangers("The record", record, [*RECORD, "starter", "position"])
    for number, entry in enumerate(record["entries"]):
        yield from _entry_misfits(f"Entry {number} of the record", entry)
    for number, draw in enumerate(record["draws"]):
        yield from _misfits(f"Draw {number}", draw, DRAW)
        yield from _strangers(f"Draw {number}", draw if type(draw) is dict else {}, DRAW)
    yield from _misfits("The result", record["result"], RESULT)
    yield from _strangers("The result", record["result"], RESULT)
    yield from _misfits("The board", record["board"], BOARD)
    yield from _strangers("The board", record["board"], [*BOARD, "text"])


def _entry_misfits(place: str, entry: Any) -> Iterator[str]:
    forms = [form for form in ENTRIES if type(entry) is dict and entry.keys() == form.keys()]
    if not forms:
        yield f"{place} must hold plays, or an undo with its seat, or a reseed, or who gave up."
    for form in forms:
        yield from _misfits(place, entry, form)


def _body_misfits(
    written: list[Object], lines: list[Any], kinds: dict[str, dict[str, Form]]
) -> Iterator[str]:
    for number, line in enumerate(lines):
        found = list(_misfits(f"Line {number}", line, BODY))
        yield from found
        if found:
            continue
        if canonical(line) != written[number]["body"].encode():
            yield f"Line {number} is not written as canonical JSON."
        yield from _misfits(f"Line {number}", line, kinds.get(line["kind"], {}))
        if line["kind"] == "seated" and line.get("seed", "") != "":
            yield from _misfits(f"Line {number}", line, SEAT_SEED)


def _quote(value: object) -> str:
    """Return an untrusted value, shortened and without anything that a terminal obeys."""
    text = ascii(str(value))
    return text if len(text) <= 80 else f"{text[:76]}...'"


# The chain


def check_sequence(proof: Proof) -> Iterator[str]:
    """The lines are numbered 0, 1, 2, ... and there is a head for each."""
    for number, line in enumerate(proof.lines):
        if line["seq"] != number:
            yield f"Line {number} has the number {line['seq']}: a line is missing, new or moved."
            break
    if len(proof.heads) != len(proof.lines):
        yield f"There are {len(proof.lines)} lines but {len(proof.heads)} heads."


def check_heads(proof: Proof) -> Iterator[str]:
    """Each head follows from the one before it and from the nonce and body of its line."""
    before = CHAIN_LABEL
    parts = zip(proof.nonces, proof.bodies, proof.heads, strict=False)
    for number, (nonce, body, head) in enumerate(parts):
        commitment = hashlib.sha256(nonce + body).digest()
        if hashlib.sha256(before + commitment).hexdigest() != head:
            yield f"Line {number}: its head does not follow from its nonce, its body and the chain."
        before = bytes.fromhex(head)


def check_order(proof: Proof) -> Iterator[str]:
    """The log opens first, starts once, ends once; people sit down before, and play in between."""
    stage = "nothing"
    for number, line in enumerate(proof.lines):
        kind = line["kind"]
        allowed = STAGES.get(kind)
        if allowed and stage not in allowed:
            yield f"Line {number} ({kind}) stands where it cannot: after {stage}."
        elif number == 0 and kind != "opened":
            yield "Line 0 must be the one that opened the match."
        stage = kind if kind in ("opened", "started", "ended") else stage
    if stage != "ended":
        yield f"Line {len(proof.lines)} is missing: the log does not say that the match ended."


STAGES = {
    "opened": ("nothing",),
    "changed": ("opened",),
    "seated": ("opened",),
    "called": ("opened",),
    "revealed": ("opened",),
    "omitted": ("opened",),
    "started": ("opened",),
    "played": ("started",),
    "withdrawn": ("started",),
    "undone": ("started",),
    "reseeded": ("started",),
    "redealt": ("started",),
    "resigned": ("started",),
    "ended": ("started",),
}


def _find_head(proof: Proof, head: str) -> int | None:
    wanted = head.strip().lower()
    return proof.heads.index(wanted) if wanted in proof.heads else None


def _lines(proof: Proof, kind: str) -> Iterator[tuple[int, Object]]:
    return ((n, line) for n, line in enumerate(proof.lines) if line["kind"] == kind)


# Seeds


def check_seeds(proof: Proof) -> Iterator[str]:
    """The server kept to its commitment, and the seed is made from its seed and the seats'."""
    commitment = hashlib.sha256(proof.server_seed).hexdigest()
    for number, line in islice(_lines(proof, "opened"), 1):
        if line["commitment"] != commitment:
            yield f"Line {number}: its commitment is not that of the server's seed."
    chairs = _chairs(proof)
    yield from chairs.faults
    seed = proof.record["seed"]
    if match_seed(proof.server_seed, chairs.seeds).hex() != seed:
        yield "The seed of the record is not made from the server's seed and those of the seats."
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != proof.record["commitment"]:
        yield "The commitment of the record is not that of its seed."


def match_seed(server_seed: bytes, given: dict[int, bytes]) -> bytes:
    """Return the seed of a match, made from the server's seed and the seats' bytes."""
    parts = [bytes([seat, len(seed)]) + seed for seat, seed in sorted(given.items())]
    return hashlib.sha256(SEED_LABEL + server_seed + b"".join(parts)).digest()


class Chairs:
    """Follows the log up to the start: who sits where, and whose bytes are open."""

    def __init__(self, version: int, seats: int) -> None:
        self.version, self.seats = version, seats
        self.who: dict[int, str] = {}  # for whom each seat was set up
        self.sitting: dict[int, Object] = {}  # the line of each seat
        self.seeds: dict[int, bytes] = {}
        self.given_up: set[int] = set()  # seats that were left when their bytes were open
        self.left_out: set[int] = set()
        self.until: int | None = None  # set when the match is called
        self.faults: list[str] = []

    def enter(self, number: int, line: Object) -> None:
        """Process one line."""
        found = {
            "opened": self.set_up,
            "changed": self.change,
            "seated": self.sit,
            "left": self.leave,
            "called": self.call,
            "revealed": self.reveal,
            "omitted": self.omit,
            "started": self.start,
        }.get(line["kind"])
        is_seated = self.version > 1 and line["kind"] in ("seated", "left", "revealed")
        if is_seated and line["seat"] not in self.who:
            self.faults.append(f"Line {number}: there is no seat {line['seat']}.")
        self.faults += [f"Line {number}: {fault}." for fault in (found(line) if found else ())]

    def set_up(self, line: Object) -> Iterator[str]:
        if self.version == 1:
            return
        self.who = {seat: chair.get("who") for seat, chair in enumerate(line["chairs"])}
        if not set(map(str, self.who.values())) <= WHO:
            yield f"a chair is for nobody that there is: {_quote(list(self.who.values()))}"

    def change(self, line: Object) -> Iterator[str]:
        """Set up other chairs: whoever has one must be able to keep it."""
        if self.until is not None:
            yield "the table was changed while bytes were being opened"
        yield from self.set_up(line)
        for seat, other in self.sitting.items():
            if self.who.get(seat, "bot") == "bot":
                yield f"seat {seat} was taken from the person who sat there"
            elif self.is_person(other) and self.has_chair(other):
                yield f"the person on seat {seat} has another chair already"

    def sit(self, line: Object) -> Iterator[str]:
        seat, seed = line["seat"], line.get("seed", "")
        if self.who.get(seat) == "bot" and self.is_person(line):
            yield f"seat {seat} was set up for a bot, and no person can have it"
        if self.is_person(line) and self.has_chair(line):
            yield f"the person on seat {seat} has another chair already"
        if not self.is_person(line) and (seed or line.get("commitment")):
            yield f"seat {seat} is a bot's, and bots give nothing to the shuffle"
        if self.until is not None and self.is_person(line):
            yield f"seat {seat} was taken while bytes were being opened"
        if seed and line.get("commitment"):
            yield f"seat {seat} gives bytes and a commitment to bytes"
        self.leave(line)
        self.sitting[seat] = line
        if seed:
            self.seeds[seat] = bytes.fromhex(seed)

    def has_chair(self, line: Object) -> bool:
        """Say whether a person has another chair; only those on one device may have several."""
        if self.version == 1 or self.who.get(line["seat"]) == DEVICE:
            return False
        return any(
            other["guest"] == line["guest"] and self.who.get(seat) != DEVICE
            for seat, other in self.sitting.items()
            if seat != line["seat"]
        )

    def is_person(self, line: Object) -> bool:
        """Say whether a line seats a person, not a bot."""
        return line["guest"] is not None if self.version > 1 else bool(line.get("person"))

    def leave(self, line: Object) -> Iterable[str]:
        is_late = self.until is not None and line["kind"] == "left"
        if line["seat"] in self.seeds:
            self.given_up.add(line["seat"])
        for held in (self.sitting, self.seeds):
            held.pop(line["seat"], None)
        return [f"seat {line['seat']} was left while bytes were being opened"] if is_late else []

    def call(self, line: Object) -> Iterator[str]:
        if self.until is not None:
            yield "the match was called before"
        if self.version > 1 and line["until"] < line["at"] + TO_OPEN:
            yield "there was too little time to open bytes"
        self.until = line.get("until", 0)

    def reveal(self, line: Object) -> Iterator[str]:
        if self.version == 1:
            return
        seat, seed = line["seat"], bytes.fromhex(line["seed"])
        if seat not in self.closed():
            yield f"seat {seat} had nothing to open"
        elif hashlib.sha256(seed).hexdigest() != self.sitting[seat]["commitment"]:
            yield f"seat {seat} opened other bytes than it had committed itself to"
        self.seeds[seat] = seed

    def omit(self, line: Object) -> Iterator[str]:
        if self.version == 1:
            return
        if line["seats"] != self.closed():
            yield "these are not the seats whose bytes were still closed"
        if self.until is None or line["at"] < self.until:
            yield "seats were left out before their time was over"
        self.left_out |= set(line["seats"])

    def start(self, line: Object) -> Iterator[str]:
        if self.version > 1 and len(self.who) != self.seats:
            yield f"{len(self.who)} chairs are set up for {self.seats} seats"
        for seat in self.closed():
            yield f"the match started while the bytes of seat {seat} were closed"

    def closed(self) -> list[int]:
        """Return the seats whose bytes are still closed, in order."""
        return [
            seat
            for seat, line in sorted(self.sitting.items())
            if line.get("commitment") and seat not in self.seeds and seat not in self.left_out
        ]

    def has_others(self) -> bool:
        """Say whether somebody other than the host sits here."""
        return any(line.get("guest") not in (None, 0) for line in self.sitting.values())


def _chairs(proof: Proof) -> Chairs:
    """Return who sat where, and with which bytes, when the match started."""
    chairs = Chairs(proof.version, len(proof.record["seats"]))
    for number, line in enumerate(proof.lines):
        chairs.enter(number, line)
        if line["kind"] == "started":
            break
    return chairs


# Draws


def words(seed: bytes, epoch: int, purpose: str, occurrence: int) -> Iterator[int]:
    """Yield the endless stream of 32-bit words of one draw."""
    block = 0
    while True:
        message = f"{epoch}/{purpose}/{occurrence}/{block}".encode()
        digest = hmac.digest(seed, message, "sha256")
        yield from (int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4))
        block += 1


def below(stream: Iterator[int], size: int) -> int:
    """Return a number from range(size), each equally likely."""
    return next(word for word in stream if word < WORD - WORD % size) % size


def shuffle(stream: Iterator[int], size: int) -> list[int]:
    """Return a permutation of range(size)."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def check_draws(proof: Proof) -> Iterator[str]:
    """Each draw of the record follows from the seed, occurs once, and is of a possible epoch."""
    seed, seen, epoch = bytes.fromhex(proof.record["seed"]), set(), 0
    epochs = sum(line["kind"] in ENTRY_OF for line in proof.lines)
    for number, draw in enumerate(proof.record["draws"]):
        name = _draw_name(draw)
        if draw["result"] != _drawn(seed, draw):
            yield f"Draw {number} ({_quote(name)}) is not what the seed says."
        if name in seen:
            yield f"Draw {number} ({_quote(name)}) stands there twice."
        if not epoch <= draw["epoch"] <= epochs:
            yield f"Draw {number} ({_quote(name)}) is of an epoch that it cannot be of."
        epoch = draw["epoch"]
        seen.add(name)


def _draw_name(draw: Object) -> str:
    return f"{draw['epoch']}/{draw['purpose']}/{draw['occurrence']}"


def _drawn(seed: bytes, draw: Object) -> list[int] | None:
    """Return the answer to a draw; None if no draw has that size and length."""
    size, length = draw["size"], len(draw["result"])
    stream = words(seed, draw["epoch"], draw["purpose"], draw["occurrence"])
    if length == size:
        return shuffle(stream, size)
    return [below(stream, size)] if length == 1 and size else None


# The record follows from the log


class Course:
    """Follows the log, beside the entries of the record, and what was drawn at each ply."""

    def __init__(self, proof: Proof) -> None:
        self.entries: list[Object] = proof.record["entries"]
        self.tells_draws = proof.version > 1
        self.anew = _drawn_anew(proof)  # how the match must begin, as settled when it was opened
        self.has_choices_at_once = any(len(entry.get("plays", ())) > 1 for entry in self.entries)
        self.at = self.epoch = 0
        self.draws: list[list[str]] = [[]]  # at the start and at each ply
        self.sealed: dict[int, str] = {}
        self.was_undone = False
        chairs = _chairs(proof)
        self.seats = chairs.seats
        self.people = {seat for seat, line in chairs.sitting.items() if chairs.is_person(line)}

    @property
    def ply(self) -> int:
        return len(self.draws) - 1

    def enter(self, line: Object) -> Iterator[str]:
        """Process one line of the log; yield what does not fit."""
        if line["kind"] == "started":
            self.draws[0] += self.told(line)
        elif line["kind"] == "played":
            yield from self.played(line)
        elif line["kind"] == "withdrawn":
            self.sealed.pop(line["seat"], None)
        elif line["kind"] == "undone":
            yield from self.undo(line["seat"], line["to"])
        elif line["kind"] == "resigned":
            yield from self.resign(line["seat"], line["name"])
        elif line["kind"] in ("reseeded", "redealt"):
            yield from self.draw_anew(line)

    def played(self, line: Object) -> Iterator[str]:
        """Process the plays of a line, which lists the draws of each ply that it completed."""
        if self.at == 0 and self.anew:
            yield f"the match was played before it was {self.anew}"
        ply = self.ply
        for notation in line["plays"]:
            yield from self.play(line["seat"], notation)
        if not self.tells_draws:
            return
        if self.ply - ply != len(line["draws"]):
            yield f"it completed {len(line['draws'])} plies, but the record has {self.ply - ply}"
        else:
            self.draws[ply + 1 :] = map(list, line["draws"])

    def play(self, seat: int, notation: str) -> Iterator[str]:
        """Seal a choice; once all seats of the next entry have chosen, compare them with it.

        Who decides simultaneously depends on the rules, so it is taken from the record. If an undo
        comes next, or somebody gives up, the choice was still sealed then.
        """
        self.was_undone = False
        self.sealed[seat] = notation
        entry = self.entry()
        plays = dict(entry.get("plays", ()))
        if "resign" in entry and self.tells_draws:
            return  # the draws of the line say whether this completed a ply
        if entry.keys() == {"undo", "seat"} and self.has_choices_at_once:
            return
        if seat not in plays:
            yield f"seat {seat} played {_quote(notation)}, but {self.place()} does not have it"
        elif self.sealed.keys() == plays.keys():
            yield from self.compare(plays)
            self.at, self.sealed = self.at + 1, {}
            self.draws.append([])

    def compare(self, plays: dict[int, str]) -> Iterator[str]:
        """Compare the last choice of each seat with an entry, which lists them in seat order."""
        for seat, notation in plays.items():
            if self.sealed[seat] != notation:
                mine, theirs = _quote(self.sealed[seat]), _quote(notation)
                yield f"seat {seat} played {mine}, but {self.place()} says {theirs}"
        seats = [seat for seat, _ in self.entry()["plays"]]
        if seats != sorted(set(seats)):
            yield f"{self.place()} does not list its seats in order"

    def undo(self, seat: int, to: int) -> Iterator[str]:
        """Go back to a ply; sealed choices are dropped."""
        if self.entry() != {"undo": to, "seat": seat}:
            yield f"seat {seat} went back to ply {to}, but {self.place()} does not say so"
        if to >= self.ply:
            yield f"seat {seat} went back to ply {to}, but only {self.ply} were played"
        del self.draws[to + 1 :]
        self.at, self.sealed, self.was_undone = self.at + 1, {}, True

    def resign(self, seat: int, heir: str) -> Iterator[str]:
        """Give a seat up, to a bot as long as somebody else plays on against several."""
        if self.entry() != ({"resign": seat, "heir": heir} if heir else {"resign": seat}):
            yield f"seat {seat} gave up, but {self.place()} does not say so"
        if seat not in self.people:
            yield f"seat {seat} gave up, but no person had it"
        self.people.discard(seat)
        if bool(heir) != (self.seats > 2 and bool(self.people)):
            yield f"the match {'went on' if heir else 'ended'} when seat {seat} gave up"
        self.at, self.sealed = self.at + 1, self.sealed if heir else {}

    def draw_anew(self, line: Object) -> Iterator[str]:
        """Begin an epoch: only after an undo, or at the start from a known position."""
        epoch, kind = line["epoch"], line["kind"]
        if self.entry() != {ENTRY_OF[kind]: epoch}:
            yield f"epoch {epoch} began, but {self.place()} does not say so"
        is_start = self.at == 0 and self.anew == kind
        if epoch != self.epoch + 1 or not (is_start or (self.was_undone and kind == "reseeded")):
            yield f"epoch {epoch} cannot begin here"
        self.draws[-1] += self.told(line)
        self.at, self.epoch, self.was_undone, self.anew = self.at + 1, epoch, False, ""

    def told(self, line: Object) -> list[str]:
        """Return the draws that a line lists; older lines list none."""
        return line["draws"] if self.tells_draws else []

    def entry(self) -> Object:
        """Return the next entry of the record."""
        return self.entries[self.at] if self.at < len(self.entries) else {}

    def place(self) -> str:
        """Name the next entry of the record."""
        if self.at < len(self.entries):
            return f"entry {self.at} of the record"
        return f"the record, which ends with {self.at} entries,"


def check_course(proof: Proof) -> Iterator[str]:
    """The entries of the record follow from the log; only the first mismatch is reported."""
    course = Course(proof)
    for number, line in enumerate(proof.lines):
        for sentence in course.enter(line):
            yield f"Line {number}: {sentence}."
            return
    if course.at < len(course.entries):
        yield f"Entry {course.at} of the record does not follow from the log."
    drawn = [_draw_name(draw) for draw in proof.record["draws"]]
    if course.tells_draws and drawn != [name for ply in course.draws for name in ply]:
        yield "The draws of the record are not those that the log tells of."


def _drawn_anew(proof: Proof) -> str:
    """Return the kind of line that must follow the start; empty if nothing is redrawn."""
    opened: Object = next(iter(proof.lines), {})
    is_set = proof.version > 1 and proof.record.get("position") is not None
    if is_set and opened.get("is_teaching") is not True and _chairs(proof).has_others():
        return "redealt"
    return "reseeded" if opened.get("redraw") is True else ""


ENTRY_OF = {"reseeded": "reseed", "redealt": "redeal"}


def check_settled(proof: Proof) -> Iterator[str]:
    """What was settled when the match was opened, or changed later, is what the record says."""
    for number, line in islice(_lines(proof, "opened"), 1):
        settled, told = dict(line), dict.fromkeys(SETTLED, number)
        for later, change in _lines(proof, "changed"):
            parts = {name: change[name] for name in CHANGED if name in change}
            if not change["board"]:  # it stayed the same
                parts = {name: parts[name] for name in parts if not name.startswith("board")}
            settled |= parts
            told |= dict.fromkeys(parts, later)
        for name in SETTLED:
            if (name in settled or proof.version > 1) and not _is_kept(name, settled, proof):
                yield f"Line {told[name]}: {name} is not what the record says."


def _is_kept(name: str, line: Object, proof: Proof) -> bool:
    """Say whether the record agrees with what was settled."""
    told = line.get(name)
    if name == "board" and type(told) is str:
        return _is_board(told, line, proof)
    return canonical(told) == canonical(proof.record.get(name))


def _is_board(told: str, line: Object, proof: Proof) -> bool:
    """Say whether the record has the settled board, given by its name or by its full text.

    Older logs have the text as it was sent, and the record has the same board in another form.
    """
    board, is_text = proof.record["board"], "\n" in told
    if proof.version > 1 and board.get("hash") != line["board_hash"]:
        return False
    if not is_text:
        return bool(told == board.get("name") and "text" not in board)
    return told == board.get("text") if proof.version > 1 else "text" in board


def check_names(proof: Proof) -> Iterator[str]:
    """The record names those who sat at the table."""
    names, sitting = proof.record["seats"], _chairs(proof).sitting
    kinds = KINDS if proof.version == 1 else KINDS_2
    start = next((n for n, _ in _lines(proof, "started")), 0) if proof.version > 1 else 0
    for number, line in islice(enumerate(proof.lines), start, None):  # earlier ones: see Chairs
        if "seat" in kinds.get(line["kind"], ()) and line["seat"] >= len(names):
            yield f"Line {number}: there is no seat {line['seat']}."
    told = _names(proof)
    for seat, name in enumerate(names):
        if seat not in sitting:
            yield f"Seat {seat} is {_quote(name)} in the record, but nobody sat down there."
        elif told[seat] is None and name:
            yield f"Seat {seat} is {_quote(name)} in the record, but the log opens no such name."
        elif told[seat] not in (name, None):
            place = f"line {sitting[seat]['seq']}"
            yield f"Seat {seat} is {_quote(name)} in the record, but not in {place}."


def _names(proof: Proof) -> list[Any]:
    """Return the name of each seat in the log; None where it was removed."""
    sitting = _chairs(proof).sitting
    found: list[Any] = []
    for seat in range(len(proof.record["seats"])):
        line = sitting.get(seat, {"seq": 0})
        beside = proof.beside[line["seq"]] if line["seq"] < len(proof.beside) else {}
        found.append(line.get("name") if proof.version == 1 else beside.get("name", ["", None])[1])
    return found


def check_beside(proof: Proof) -> Iterator[str]:
    """The values that the file opens beside a line are those that the line commits to."""
    for number, (line, beside) in enumerate(zip(proof.lines, proof.beside, strict=True)):
        for name, (salt, value) in beside.items():
            wanted = hashlib.sha256(bytes.fromhex(salt) + canonical(value)).hexdigest()
            if line.get(name) != wanted:
                yield f"Line {number}: {_quote(name)} beside it is not what it was written with."


def check_end(proof: Proof) -> Iterator[str]:
    """The result fits the seats, and the record is the one that the log ended with."""
    count, result = len(proof.record["seats"]), proof.record["result"]
    if len(result["scores"]) != count or any(seat >= count for seat in result["winners"]):
        yield "The result does not fit the number of seats."
    else:
        yield from _wrong_end(proof.record)
    nameless = {**proof.record, "seats": [""] * count}
    told = proof.record if proof.version == 1 else nameless
    record = hashlib.sha256(canonical(told)).hexdigest()
    for number, line in _lines(proof, "ended"):
        if line["record"] != record:
            yield f"Line {number}: the record is not the one whose hash this line holds."


def _wrong_end(record: Object) -> Iterator[str]:
    """Yield what is wrong with the result of a match that somebody gave up, or did not."""
    entries, result = record["entries"], record["result"]
    ends = [n for n, entry in enumerate(entries) if entry.keys() == {"resign"}]
    if ends not in ([], [len(entries) - 1]):
        yield "The match went on after somebody had given up and ended it."
    elif bool(ends) != (result["reason"] == "resigned"):
        yield "The result and the entries do not agree on whether somebody gave up."
    elif ends:
        others = dict(enumerate(result["scores"]))
        others.pop(entries[-1]["resign"], None)
        best = [seat for seat, points in others.items() if points == max(others.values())]
        if result["winners"] != best:
            yield "Somebody gave up, but the winner is not the best of the others."


CHECKS = (
    check_sequence,
    check_heads,
    check_order,
    check_seeds,
    check_draws,
    check_settled,
    check_names,
    check_beside,
    check_course,
    check_end,
)


# At the terminal


def main(words: Sequence[str] | None = None) -> int:
    """Check a file and print the result; return 1 if anything does not hold."""
    parser = argparse.ArgumentParser(description="Check the proof of a finished match.")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--head", metavar="HEX", help="a head that you noted during the match")
    given = parser.parse_args(words)
    return run(given.file, given.head)


def run(file: str, head: str | None = None) -> int:
    """Check one file, print what was found, and return the exit status."""
    try:
        with open(file, "rb") as source:
            data = source.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        print(f"The file cannot be read: {_quote(reason)}.")
        return 1
    found, praise = judge(data, head)
    print(*(found or praise), sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
