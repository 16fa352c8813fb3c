"""The size of a siege: who comes, from which addresses, how often, for how long."""

from __future__ import annotations

from typing import NamedTuple

HOSTILE_NET, HONEST_NET = "127.0.10.{}", "127.0.20.{}"
GAMES = ("alexandros", "alexander_the_great")
# How many of 25 honest players play against each level: mostly quick ones, a few that think.
LEVELS = ("recruit",) * 10 + ("hoplite",) * 8 + ("companion",) * 5 + ("strategos", "satrap")
SLOW = "slow"
# How many of 200 hostile clients carry out each attack.
SHARES = {
    "imports": 25,
    "bots": 25,
    SLOW: 30,
    "analyses": 20,
    "chat": 30,
    "views": 30,
    "floods": 20,
    "frames": 20,
}


class Plan(NamedTuple):
    """The sizes of a siege; the defaults are those of `make siege`."""

    honest: int = 50
    hostile: int = 200
    addresses: int = 20  # of the hostile clients
    rate: float = 60.0  # requests a second from each of these addresses, if they are answered
    slow: int = 1500  # connections that are held open with half a request
    calm: float = 120.0  # seconds without attackers
    siege: float = 480.0  # seconds with them

    def hostile_address(self, number: int) -> str:
        """Return the address that a hostile client comes from.

        Slow connections have addresses of their own: an address may hold only so many connections,
        and they would shut out the other attacks.
        """
        slow = max(1, self.addresses // 4)
        if self.attack_of(number) == SLOW:
            return HOSTILE_NET.format(self.addresses - number % slow)
        return HOSTILE_NET.format(1 + number % (self.addresses - slow))

    def client_rate(self) -> float:
        """Return how many requests a second a hostile client may send."""
        return self.rate * self.addresses / self.hostile

    def attack_of(self, number: int) -> str:
        """Return what a hostile client does; each attack has its share of the clients."""
        place = number * sum(SHARES.values()) // self.hostile
        for attack, share in SHARES.items():
            if place < share:
                return attack
            place -= share
        raise ValueError(f"there is no client {number}")


def honest_address(number: int) -> str:
    """Return the address of an honest player: nobody else comes from there."""
    return HONEST_NET.format(1 + number)
