"""The names that a server answers to, and which addresses are public.

Otherwise a web page could point its own name here and read what people on this machine may read.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from satrap.core.errors import BadSetup
from satrap.server.errors import BadHost, WrongHost

_HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+))(?::\d{1,5})?", re.ASCII)
LOCAL: Final = "localhost"
LONGEST: Final = 255
BROADCAST: Final = IPv4Address("255.255.255.255")


class Hosts:
    """The names of a server: this machine's own, and those in the settings."""

    def __init__(self, names: Iterable[str]) -> None:
        self._named = {LOCAL, *names}

    def check(self, given: Sequence[bytes]) -> None:
        """Raise BadHost unless there is one Host header, and WrongHost unless it is one of ours."""
        if len(given) != 1:
            raise BadHost("server-bad-host")
        host = name_of(given[0].decode("latin-1"))
        if not (host in self._named or is_own(host) or host in _own_names()):
            raise WrongHost("server-wrong-host", host=host)


def name_of(host: str) -> str:
    """Return the name or address in a Host header, in canonical form, or raise BadHost."""
    found = _HOST.fullmatch(host) if len(host) <= LONGEST else None
    if found is None:
        raise BadHost("server-bad-host")
    address = _address(found[1] or found[2])
    if address is None and found[1]:
        raise BadHost("server-bad-host")
    return str(address or found[2].lower().removesuffix("."))


def is_own(host: str) -> bool:
    """Say whether a host is an address of this machine: a socket can be bound to it.

    So the answer is right even after the machine has changed networks.
    """
    address = _address(host)
    if address is None or address.is_multicast or address == BROADCAST:
        return False
    if address.is_loopback or address.is_unspecified:
        return True
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((str(address), 0))
        except OSError:
            return False
    return True


def is_public(host: str) -> bool:
    """Say whether an address is on the open Internet, outside all private networks."""
    address = _address(host)
    return address is not None and address.is_global


def parse_hosts(words: Iterable[str]) -> tuple[str, ...]:
    """Return names and addresses in canonical form, or raise BadSetup."""
    return tuple(_named(word.strip()) for word in words)


def _named(word: str) -> str:
    address = _address(word.removeprefix("[").removesuffix("]"))
    found = _HOST.fullmatch(word)
    if address is None and (found is None or found[2] != word):
        raise BadSetup("server-bad-name-of-host", host=word)
    return str(address or word.lower().removesuffix("."))


def _address(word: str) -> IPv4Address | IPv6Address | None:
    """Return an address, or None for a name; IPv4 written as IPv6 becomes IPv4 again."""
    try:
        found = ip_address(word)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def _own_names() -> set[str]:
    """Return the names of this machine, including the one on its local network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"}
