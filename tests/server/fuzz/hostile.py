"""Hostile messages of many kinds, from a seed; none of them may ever be carried out."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from satrap.core.game import Json
from satrap.server.api.examples import REQUESTS
from satrap.server.api.settings import LARGEST
from tests.server.fuzz.target import Target, is_harmless

HOWS = ("mute", "remove", "allow", "forgive")
ODD_TEXTS = (
    "",
    " ",
    "\x00",
    "\u202eevil",  # written from right to left
    "e\u0301" * 8,
    "\u200b\ufeff",
    "\U0001f3db" * 9,
    "ﬁ",
    "İ",
    "x" * 25,
    "y" * 501,
    "split 2 6 4 3 ",
    "../../etc/passwd",
    "'; DROP TABLE lines; --",
    "{name} %s %n",
)
ODD_NUMBERS = (
    -1,
    4,
    99,
    2**31,
    2**63 - 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**30,
    10**400,
    1.5,
    -0.0,
    1e308,
)
ODD_LITERALS = ("NaN", "Infinity", "-Infinity", "1e999", "0x10", "01", "+1", "1.", "'a'", "nul")
ODD_ESCAPES = (r"\ud800", r"\udc00\ud800", r"\u0000", r"\x41", r"\ud83d", "\\", r"\u12")
OTHERS: tuple[Json, ...] = (None, True, False, [], {}, [[]], {"do": "start"}, ["sit"], "sit", 0)
ALLOWED = {"askclock"}  # commands whose example is right at any table that is running
HOSTILE = [each for each in REQUESTS.values() if each["command"]["do"] not in ALLOWED]
BY_DESIGN = {"used keys", "plays that begin well"}  # harmless, though `is_harmless` cannot tell

Kind = Callable[[random.Random, Target], bytes]
KINDS: dict[str, Kind] = {}


def kind(make: Kind) -> Kind:
    KINDS[make.__name__.replace("_", " ")] = make
    return make


def _request(generator: random.Random, target: Target) -> dict[str, Any]:
    """Return a readable request with any command."""
    made: dict[str, Any] = copy.deepcopy(generator.choice(HOSTILE))
    made["key"] = f"h{generator.getrandbits(60):x}"
    made["version"] = generator.choice((None, target.version))
    made["seat"] = generator.choice((None, None, 0, 1, 99, -1))
    if "ply" in made["command"]:
        made["command"]["ply"] = target.ply
    if "plays" in made["command"]:
        made["command"]["plays"] = [generator.choice(target.illegal)]
    return made


def _dump(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


# Unreadable


@kind
def broken_json(generator: random.Random, target: Target) -> bytes:
    whole = _dump(_request(generator, target))
    at = generator.randrange(len(whole))
    junk = generator.choice((b"", b",", b"}", b'"', b"\xef\xbb\xbf", b"//", b"\n\x00", b"'"))
    return generator.choice(
        (whole[:at], whole[:at] + junk + whole[at + 1 :], junk + whole, whole * 2)
    )


@kind
def deep_nesting(generator: random.Random, target: Target) -> bytes:
    depth = generator.choice((10, 100, 1000, 1300))
    opening, closing = generator.choice((("[", "]"), ('{"a":', "}"), ('{"command":', "}")))
    made = opening * depth + "1" + generator.choice((closing * depth, ""))
    if generator.random() < 0.5:
        made = '{"key":"k","command":{"do":"start","x":' + made + "}}"
    return made.encode()[: LARGEST - 1]


@kind
def odd_literals(generator: random.Random, target: Target) -> bytes:
    made = _request(generator, target)
    made[generator.choice(("version", "key"))] = "@"
    odd = generator.choice((*ODD_LITERALS, f'"{generator.choice(ODD_ESCAPES)}"'))
    return _dump(made).replace(b'"@"', odd.encode())


@kind
def random_text(generator: random.Random, target: Target) -> bytes:
    letters = generator.choice(('{}[]":,0123456789eE+-.truefalsn\\u ', "\u00e9\u4e00\U0001f3db\n"))
    return "".join(generator.choices(letters, k=generator.randrange(200))).encode()


# Readable, but wrong


@kind
def wrong_types(generator: random.Random, target: Target) -> bytes:
    made = _request(generator, target)
    at = made if generator.random() < 0.4 else made["command"]
    at[generator.choice(list(at))] = generator.choice((*OTHERS, *ODD_NUMBERS))
    return _dump(made)


@kind
def wrong_fields(generator: random.Random, target: Target) -> bytes:
    made = _request(generator, target)
    at = made if generator.random() < 0.4 else made["command"]
    if generator.random() < 0.5:
        del at[generator.choice(list(at))]
    else:
        at[generator.choice(("seat", "person", "agreed", "__proto__", "kind", "é"))] = 0
    return _dump(made)


@kind
def odd_texts(generator: random.Random, target: Target) -> bytes:
    made = _request(generator, target)
    fields = [("key", made), ("do", made["command"])]
    fields += [(name, made["command"]) for name in ("name", "seed") if name in made["command"]]
    name, at = generator.choice(fields)
    at[name] = generator.choice(ODD_TEXTS)
    return _dump(made)


@kind
def twice_the_same_field(generator: random.Random, target: Target) -> bytes:
    first, second = (_dump(_request(generator, target)) for _ in range(2))
    return first[:-1] + b"," + second[1:]


# Well-formed, but not allowed now


def _command(generator: random.Random, target: Target, **command: Json) -> dict[str, Any]:
    version = generator.choice((None, target.version))
    return {"key": f"h{generator.getrandbits(60):x}", "version": version, "command": command}


@kind
def stale_versions(generator: random.Random, target: Target) -> bytes:
    made = _request(generator, target)
    made["version"] = generator.choice((0, -1, target.version - 1, target.version + 1, 2**62))
    return _dump(made)


@kind
def illegal_plays(generator: random.Random, target: Target) -> bytes:
    plays = generator.choices((*target.illegal, *ODD_TEXTS[:9]), k=generator.randrange(1, 5))
    return _dump(_command(generator, target, do="play", plays=plays, ply=target.ply))


@kind
def plays_that_begin_well(generator: random.Random, target: Target) -> bytes:
    """Return several plays, of which none may happen since one of them cannot."""
    first = generator.choice(target.legal or target.illegal)
    plays = [first, *generator.choices(ODD_TEXTS[:9], k=generator.randrange(1, 63))]
    return _dump(_command(generator, target, do="play", plays=plays, ply=target.ply))


@kind
def plays_for_other_moments(generator: random.Random, target: Target) -> bytes:
    play = generator.choice(target.legal or target.illegal)
    ply = target.ply + generator.choice((-1, 1, 7, 2**40, -(2**40)))
    return _dump(_command(generator, target, do="play", plays=[play], ply=ply))


@kind
def seats_out_of_range(generator: random.Random, target: Target) -> bytes:
    seat = generator.choice((-1, -99, 0, 1, 2, 9, 2**31, 2**62))
    name = generator.choice((*ODD_TEXTS[1:9], "Ana"))
    return _dump(_command(generator, target, do="sit", seat=seat, name=name))


@kind
def plies_out_of_range(generator: random.Random, target: Target) -> bytes:
    to = generator.choice((-1, -(2**40), target.ply, target.ply + 1, 2**40))
    return _dump(_command(generator, target, do=generator.choice(("undo", "askundo")), to=to))


@kind
def commands_at_the_wrong_time(generator: random.Random, target: Target) -> bytes:
    names = ("start", "withdraw", "redo", "return", "answerundo", "reveal", "free", "hush")
    name = generator.choice(names)
    rest: dict[str, Json] = {
        "answerundo": {"agrees": True, "to": generator.choice((None, 0, target.ply, -1, 2**62))},
        "free": {"seat": generator.choice((-1, 0, 1, 9, 2**62))},
        "hush": {"who": generator.choice((0, 9, "", "nobody")), "how": generator.choice(HOWS)},
        "withdraw": {"ply": target.ply},
        "reveal": {"seed": generator.choice(("", "00", "00" * 32, "zz" * 32))},
    }
    return _dump(_command(generator, target, do=name, **rest.get(name, {})))


@kind
def used_keys(generator: random.Random, target: Target) -> bytes:
    """Return a request with a used key: it gets the old answer, whatever else it holds."""
    made = _request(generator, target)
    made["key"] = target.used_key
    return _dump(made)


@kind
def keys_of_others(generator: random.Random, target: Target) -> bytes:
    made = _request(generator, target)
    made["key"] = target.other_key
    return _dump(made)


@kind
def mutated(generator: random.Random, target: Target) -> bytes:
    made = bytearray(_dump(_request(generator, target)))
    for _ in range(generator.randrange(1, 6)):
        at = generator.randrange(len(made))
        made[at : at + generator.randrange(3)] = bytes([generator.randrange(256)])
    return bytes(made)


def make(name: str, generator: random.Random, target: Target) -> bytes:
    """Return a message of a kind that must be refused."""
    while True:
        message = KINDS[name](generator, target)
        if len(message) <= LARGEST and (name in BY_DESIGN or is_harmless(message, target)):
            return message
