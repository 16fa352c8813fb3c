"""Frames that break the WebSocket protocol, or bend it."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable

from satrap.server.api.settings import LARGEST
from tests.server.fuzz.wire import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame

INVALID_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ok\x80", b"\xe2\x82")
Violation = Callable[[random.Random, bytes], bytes]
VIOLATIONS: dict[str, Violation] = {}


def violation(make: Violation) -> Violation:
    VIOLATIONS[make.__name__.replace("_", " ")] = make
    return make


def framed(generator: random.Random, message: bytes) -> bytes:
    """Return a message framed in one of the allowed ways; each is one message to the server."""
    try:
        message.decode()
    except UnicodeDecodeError:
        return frame(message, BINARY)
    opcode = generator.choice((TEXT, TEXT, BINARY))
    if generator.random() < 0.8 or not message:
        return frame(message, opcode)
    cuts = sorted(generator.choices(range(len(message) + 1), k=generator.randrange(1, 5)))
    parts = [message[a:b] for a, b in zip([0, *cuts], [*cuts, len(message)], strict=True)]
    sent = frame(parts[0], opcode, is_last=False)
    for part in parts[1:-1]:
        sent += frame(part, CONTINUED, is_last=False)
    return sent + frame(b"", PONG) + frame(parts[-1], CONTINUED)


# After each of these the server must hang up


@violation
def reserved_bits(generator: random.Random, message: bytes) -> bytes:
    return frame(message, reserved=generator.randrange(1, 8))


@violation
def reserved_opcodes(generator: random.Random, message: bytes) -> bytes:
    return frame(message[:100], generator.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)))


@violation
def unmasked_frames(generator: random.Random, message: bytes) -> bytes:
    return frame(message, generator.choice((TEXT, BINARY)), is_masked=False)


@violation
def long_control_frames(generator: random.Random, message: bytes) -> bytes:
    return frame(b"x" * generator.randrange(126, 2000), generator.choice((CLOSE, PING, PONG)))


@violation
def control_frames_in_parts(generator: random.Random, message: bytes) -> bytes:
    return frame(b"x", generator.choice((CLOSE, PING, PONG)), is_last=False)


@violation
def continued_without_a_start(generator: random.Random, message: bytes) -> bytes:
    return frame(message, CONTINUED)


@violation
def started_twice(generator: random.Random, message: bytes) -> bytes:
    return frame(message, is_last=False) + frame(message)


@violation
def invalid_utf8(generator: random.Random, message: bytes) -> bytes:
    at = generator.randrange(len(message) + 1)
    return frame(message[:at] + generator.choice(INVALID_UTF8) + b'"')


@violation
def too_long(generator: random.Random, message: bytes) -> bytes:
    size = generator.choice((LARGEST + 1, 65535, 65536, 200_000))
    return frame(message + b" " * (size - len(message)), generator.choice((TEXT, BINARY)))


@violation
def too_long_in_parts(generator: random.Random, message: bytes) -> bytes:
    part = b" " * 3000
    parts = b"".join(frame(part, CONTINUED, is_last=False) for _ in range(4))
    return frame(message, is_last=False) + parts


@violation
def lengths_that_lie(generator: random.Random, message: bytes) -> bytes:
    size = generator.choice((2**31, 2**40, 2**63 - 1, 2**63, 2**64 - 1))
    return frame(message, length=b"\x7f" + struct.pack("!Q", size))


@violation
def bad_goodbyes(generator: random.Random, message: bytes) -> bytes:
    code = generator.choice((0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535))
    return frame(generator.choice((b"\x03", struct.pack("!H", code), b"\x03\xe8\xff")), CLOSE)


# After these it may wait for more; what is cut off must do no harm


@violation
def cut_off(generator: random.Random, message: bytes) -> bytes:
    whole = frame(message)
    return whole[: generator.randrange(1, len(whole))]


@violation
def random_bytes(generator: random.Random, message: bytes) -> bytes:
    made = generator.randbytes(generator.randrange(1, 300))
    return bytes([made[0] | 0x80 | 0x70, *made[1:]])
