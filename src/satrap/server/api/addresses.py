"""Network addresses: what limits count by, and which clients are trusted."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from satrap.core.errors import BadSetup

HOME_BITS: Final = 64  # of an IPv6 address: the network that one household or machine is given
MAPPED_BITS: Final = 96  # the prefix of an IPv4 address written as IPv6
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # set by proxies


def address_of(asker: HTTPConnection) -> str:
    """Return the address under which limits count a client."""
    return home_of(asker.client.host if asker.client else "")


def home_of(host: str) -> str:
    """Return an address as limits count it: of IPv6, only the part a client cannot change."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), HOME_BITS), strict=False))


def parse_networks(words: Iterable[str]) -> tuple[str, ...]:
    """Return addresses and networks in canonical form, or raise BadSetup.

    IPv4 ones are also included as IPv6: a socket that listens for both reports them that way.
    """
    found: list[str] = []
    for word in words:
        try:
            network = ip_network(word.strip(), strict=False)
        except ValueError as error:
            raise BadSetup("server-bad-address", address=word) from error
        found.append(str(network))
        if isinstance(network, IPv4Network):
            found.append(f"::ffff:{network.network_address}/{MAPPED_BITS + network.prefixlen}")
    return tuple(found)


class Networks:
    """The networks named in a setting."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(each) for each in networks]

    def has(self, host: str) -> bool:
        """Say whether an address is in one of them."""
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class Near:
    """The clients that may see what is not public: this machine, and configured addresses."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._named = Networks(networks)

    def has(self, asker: HTTPConnection) -> bool:
        """Say whether a client is near; one behind a proxy that is not configured is not."""
        host = asker.client.host if asker.client else ""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if self._named.has(host):
            return True
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        is_here = (mapped or address).is_loopback
        return is_here and not any(name in asker.headers for name in FORWARDED)
