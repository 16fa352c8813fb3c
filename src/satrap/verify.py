"""Check the proof of a finished match: that no shuffle was chosen and no line changed.

    python verify.py FILE [--head HEX]

This one file needs Python 3.11 and nothing else. It shares no code with the engine and knows no
rule: it recomputes every draw and the chain of the log, and compares the log with the record.
How all of this is defined stands in docs/proofs.md and docs/chance.md.

`failures(data, head)` returns a sentence for each thing that does not hold. The file may come from
anybody: nothing in it is run, and whatever is in it leads to a sentence, never to an error.
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

FORMAT, RECORD_FORMAT = "satrap-proof-1", "satrap-record-1"
CHAIN_LABEL, SEED_LABEL = b"satrap-chain-1", b"satrap-seed-1"
LARGEST = 32_000_000  # bytes; a longer file is not read
MOST_SENTENCES = 20
WORD = 1 << 32
SETTLED = ("game", "rules", "preset", "options", "board", "starter", "position")

Object = dict[str, Any]


def failures(data: bytes, head: str | None = None) -> list[str]:
    """Return a sentence for each thing that does not hold; none if the proof does."""
    return judge(data, head)[0]


def judge(data: bytes, head: str | None = None) -> tuple[list[str], list[str]]:
    """Return what does not hold, and, if all does, what was checked."""
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
    """Say what holds, and what this file cannot know."""
    counts = [len(proof.record[name]) for name in ("entries", "draws")]
    said = [
        f"The proof holds: {len(proof.lines)} lines, {counts[0]} entries, {counts[1]} draws.",
        "Whether each play was legal and the scores are right is for a program with the rules.",
    ]
    return said if noted is None else [*said, f"The head that you noted is that of line {noted}."]


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
    """Tell whether 32-bit words can draw from so many things: from more, they never would."""
    return type(value) is int and 0 <= value <= WORD


def _is_hexadecimal(value: object, least: int, most: int) -> bool:
    if type(value) is not str or len(value) % 2 or not 2 * least <= len(value) <= 2 * most:
        return False
    return set(value) <= set("0123456789abcdef")


def _is_name(value: object) -> bool:
    """Tell whether a value can be the purpose of a draw: a slash would make two draws one."""
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


HASH, NONCE = _hexadecimal(32, 32), _hexadecimal(16, 16)
NUMBER = Form("a number", _is_number)
SEAT = Form("the number of a seat", lambda value: _is_number(value) and value < 256)
SCORE = Form("a number", lambda value: type(value) is int)
TEXT = Form("a text", lambda value: type(value) is str)
OBJECT = Form("an object", lambda value: type(value) is dict)
ANY = Form("anything", lambda value: True)
LIST = _some(ANY)
NAMES = _some(Form("names", TEXT.fits), 1, 255)

PROOF = {
    "format": _exactly(FORMAT),
    "record": OBJECT,
    "server_seed": HASH,
    "lines": LIST,
    "heads": LIST,
}
LINE = {"nonce": NONCE, "body": TEXT}
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
RESULT = {"reason": TEXT, "winners": _some(SEAT), "scores": _some(SCORE)}
ENTRIES = (
    {"plays": _some(Form("pairs of a seat and a notation", _pair_fits), 1)},
    {"undo": NUMBER, "seat": SEAT},
    {"reseed": NUMBER},
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
    "ended": {"record": HASH},
}
SEAT_SEED = {"seed": _hexadecimal(16, 32)}  # or empty: the seat gave none


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
    """A proof whose form is right; `lines` are the bodies as objects."""

    record: Object
    server_seed: bytes
    nonces: list[bytes]
    bodies: list[bytes]
    lines: list[Object]
    heads: list[str]


def read(data: bytes) -> Proof:
    """Return the proof of a file, or raise Unreadable."""
    if len(data) > LARGEST:
        raise Unreadable([f"The file is longer than {LARGEST} bytes."])
    value = _load(data, "The file")
    _must(_proof_misfits(value))
    lines = [_load(line["body"], f"Line {n}") for n, line in enumerate(value["lines"])]
    _must(_body_misfits(value["lines"], lines))
    return Proof(
        value["record"],
        bytes.fromhex(value["server_seed"]),
        [bytes.fromhex(line["nonce"]) for line in value["lines"]],
        [line["body"].encode() for line in value["lines"]],
        lines,
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
        yield from _strangers(f"Line {number}", line if type(line) is dict else {}, LINE)
    for number, head in enumerate(value["heads"]):
        if not HASH.fits(head):
            yield f"Head {number} must be {HASH.words}."
    yield from _record_misfits(value["record"])


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


def _entry_misfits(place: str, entry: Any) -> Iterator[str]:
    forms = [form for form in ENTRIES if type(entry) is dict and entry.keys() == form.keys()]
    if not forms:
        yield f"{place} must hold plays, or an undo with its seat, or a reseed."
    for form in forms:
        yield from _misfits(place, entry, form)


def _body_misfits(written: list[Object], lines: list[Any]) -> Iterator[str]:
    for number, line in enumerate(lines):
        found = list(_misfits(f"Line {number}", line, BODY))
        yield from found
        if found:
            continue
        if canonical(line) != written[number]["body"].encode():
            yield f"Line {number} is not written as canonical JSON."
        yield from _misfits(f"Line {number}", line, KINDS.get(line["kind"], {}))
        if line["kind"] == "seated" and line.get("seed", "") != "":
            yield from _misfits(f"Line {number}", line, SEAT_SEED)


def _quote(value: object) -> str:
    """Return a value that a stranger wrote, short and without anything a terminal obeys."""
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
    """The log opens first, starts once, ends once; seats come before, plays in between."""
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
    "seated": ("opened",),
    "started": ("opened",),
    "played": ("started",),
    "withdrawn": ("started",),
    "undone": ("started",),
    "reseeded": ("started",),
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
    seed = proof.record["seed"]
    if match_seed(proof.server_seed, _seat_seeds(proof)).hex() != seed:
        yield "The seed of the record is not made from the server's seed and those of the seats."
    if hashlib.sha256(bytes.fromhex(seed)).hexdigest() != proof.record["commitment"]:
        yield "The commitment of the record is not that of its seed."


def match_seed(server_seed: bytes, given: dict[int, bytes]) -> bytes:
    """Return the seed of a match from the server's and from what the seats gave."""
    parts = [bytes([seat, len(seed)]) + seed for seat, seed in sorted(given.items())]
    return hashlib.sha256(SEED_LABEL + server_seed + b"".join(parts)).digest()


def _seat_seeds(proof: Proof) -> dict[int, bytes]:
    """Return what the seats had given when the match started."""
    seeds = {seat: line.get("seed", "") for seat, line in _sitting(proof).items()}
    return {seat: bytes.fromhex(seed) for seat, seed in seeds.items() if seed}


def _sitting(proof: Proof) -> dict[int, Object]:
    """Return, for each seat, the line of who sat there when the match started."""
    found: dict[int, Object] = {}
    for line in proof.lines:
        if line["kind"] == "started":
            break
        if line["kind"] == "seated":
            found[line["seat"]] = line
        elif line["kind"] == "left":
            found.pop(line["seat"], None)
    return found


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
    """Return an order of range(size)."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def check_draws(proof: Proof) -> Iterator[str]:
    """Each draw of the record is what the seed says, once, in an epoch that there was."""
    seed, seen, epoch = bytes.fromhex(proof.record["seed"]), set(), 0
    epochs = sum(1 for _ in _lines(proof, "reseeded"))
    for number, draw in enumerate(proof.record["draws"]):
        name = f"{draw['epoch']}/{draw['purpose']}/{draw['occurrence']}"
        if draw["result"] != _drawn(seed, draw):
            yield f"Draw {number} ({_quote(name)}) is not what the seed says."
        if name in seen:
            yield f"Draw {number} ({_quote(name)}) stands there twice."
        if not epoch <= draw["epoch"] <= epochs:
            yield f"Draw {number} ({_quote(name)}) is of an epoch that it cannot be of."
        epoch = draw["epoch"]
        seen.add(name)


def _drawn(seed: bytes, draw: Object) -> list[int] | None:
    """Return the answer of a draw; None if there is none of that size and length."""
    size, length = draw["size"], len(draw["result"])
    stream = words(seed, draw["epoch"], draw["purpose"], draw["occurrence"])
    if length == size:
        return shuffle(stream, size)
    return [below(stream, size)] if length == 1 and size else None


# The record follows from the log


class Course:
    """Follows the log through the entries of the record."""

    def __init__(self, record: Object, redraws: bool) -> None:
        self.entries: list[Object] = record["entries"]
        self.redraws = redraws  # as settled when the match was opened
        self.at = self.ply = self.epoch = 0
        self.sealed: dict[int, str] = {}
        self.was_undone = False

    def enter(self, line: Object) -> Iterator[str]:
        """Take one line of the log; yield what does not fit."""
        if line["kind"] == "played":
            for notation in line["plays"]:
                yield from self.play(line["seat"], notation)
        elif line["kind"] == "withdrawn":
            self.sealed.pop(line["seat"], None)
        elif line["kind"] == "undone":
            yield from self.undo(line["seat"], line["to"])
        elif line["kind"] == "reseeded":
            yield from self.reseed(line["epoch"])

    def play(self, seat: int, notation: str) -> Iterator[str]:
        """Seal a choice; when those of all seats of the next entry are in, it must say the same.

        Who decides at once is a rule, so it is taken from the record. If an undo comes next, the
        choice was one that still lay sealed then.
        """
        self.was_undone = False
        self.sealed[seat] = notation
        entry = self.entry()
        plays = dict(entry.get("plays", ()))
        if entry.keys() == {"undo", "seat"}:
            return
        if seat not in plays:
            yield f"seat {seat} played {_quote(notation)}, but {self.place()} does not have it"
        elif self.sealed.keys() == plays.keys():
            yield from self.compare(plays)
            self.at, self.ply, self.sealed = self.at + 1, self.ply + 1, {}

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
        """Go back to a ply; choices that lay sealed are gone."""
        if self.entry() != {"undo": to, "seat": seat}:
            yield f"seat {seat} went back to ply {to}, but {self.place()} does not say so"
        if to >= self.ply:
            yield f"seat {seat} went back to ply {to}, but only {self.ply} were played"
        self.at, self.ply, self.sealed, self.was_undone = self.at + 1, to, {}, True

    def reseed(self, epoch: int) -> Iterator[str]:
        """Begin an epoch, which only an undo can do, or a start from a known position."""
        if self.entry() != {"reseed": epoch}:
            yield f"epoch {epoch} began, but {self.place()} does not say so"
        if epoch != self.epoch + 1 or not (self.was_undone or (self.redraws and self.at == 0)):
            yield f"epoch {epoch} cannot begin here"
        self.at, self.epoch, self.was_undone = self.at + 1, epoch, False

    def entry(self) -> Object:
        """Return the next entry of the record."""
        return self.entries[self.at] if self.at < len(self.entries) else {}

    def place(self) -> str:
        """Name the next entry of the record."""
        if self.at < len(self.entries):
            return f"entry {self.at} of the record"
        return f"the record, which ends with {self.at} entries,"


def check_course(proof: Proof) -> Iterator[str]:
    """The entries of the record are what the log leads to; only the first breach is told."""
    redraws = any(line.get("redraw") is True for _, line in _lines(proof, "opened"))
    course = Course(proof.record, redraws)
    for number, line in enumerate(proof.lines):
        for sentence in course.enter(line):
            yield f"Line {number}: {sentence}."
            return
    if course.at < len(course.entries):
        yield f"Entry {course.at} of the record does not follow from the log."


def check_settled(proof: Proof) -> Iterator[str]:
    """What was settled when the match was opened is what the record says."""
    for number, line in islice(_lines(proof, "opened"), 1):
        for name in SETTLED:
            if name in line and not _is_kept(name, line[name], proof.record):
                yield f"Line {number}: {name} is not what the record says."


def _is_kept(name: str, told: Any, record: Object) -> bool:
    """Tell whether a record keeps to what was told: more options, and a board of one's own, too."""
    if name == "board" and type(told) is str:
        return told == record["board"].get("name") or "text" in record["board"]
    kept = record.get(name)
    if name == "options" and type(told) is dict:
        kept = {key: value for key, value in record["options"].items() if key in told}
    return canonical(told) == canonical(kept)


def check_names(proof: Proof) -> Iterator[str]:
    """Those who sat at the table are those whom the record names."""
    names, sitting = proof.record["seats"], _sitting(proof)
    for number, line in enumerate(proof.lines):
        if "seat" in KINDS.get(line["kind"], ()) and line["seat"] >= len(names):
            yield f"Line {number}: there is no seat {line['seat']}."
    for seat, name in enumerate(names):
        if seat not in sitting:
            yield f"Seat {seat} is {_quote(name)} in the record, but nobody sat down there."
        elif sitting[seat]["name"] != name:
            place = f"line {sitting[seat]['seq']}"
            yield f"Seat {seat} is {_quote(name)} in the record, but not in {place}."


def check_end(proof: Proof) -> Iterator[str]:
    """The result fits the seats, and the record is the one that the log ended with."""
    count, result = len(proof.record["seats"]), proof.record["result"]
    if len(result["scores"]) != count or any(seat >= count for seat in result["winners"]):
        yield "The result does not fit the number of seats."
    record = hashlib.sha256(canonical(proof.record)).hexdigest()
    for number, line in _lines(proof, "ended"):
        if line["record"] != record:
            yield f"Line {number}: the record is not the one whose hash this line holds."


CHECKS = (
    check_sequence,
    check_heads,
    check_order,
    check_seeds,
    check_draws,
    check_settled,
    check_names,
    check_course,
    check_end,
)


# At the terminal


def main(words: Sequence[str] | None = None) -> int:
    """Check a file and say so; return 1 if anything does not hold."""
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
