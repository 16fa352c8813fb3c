"""All hostile clients, in a process of their own, for a limited time.

`python -m bench.siege.hostile URL PLAN` (a plan as JSON) prints its counts as JSON. It ends when
its time is up, or when the process that started it closes its stdin.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import sys
import threading
import time
from collections import Counter

from bench.siege.hostile import ATTACKS
from bench.siege.hostile.client import Client, World
from bench.siege.hostile.slow import slow
from bench.siege.plan import SHARES, SLOW, Plan
from bench.siege.records import ladder

MOST_RAMP = 20.0  # seconds until all have begun


async def besiege(url: str, plan: Plan) -> dict[str, dict[str, int]]:
    """Let all clients attack; return their counts by attack."""
    world = World(url, ladder())
    print("ready", flush=True)
    clients = [
        Client(world, number, plan.hostile_address(number), plan.client_rate())
        for number in range(plan.hostile)
    ]
    tasks = [asyncio.create_task(_attack(client, plan)) for client in clients]
    done, _ = await asyncio.wait(tasks, timeout=plan.siege)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()  # an attack ends only by failing, and that must be seen
    return counted(clients, plan)


async def _attack(client: Client, plan: Plan) -> None:
    """Attack after a random delay: an attack that stalls the server early would hide others."""
    name = plan.attack_of(client.number)
    await asyncio.sleep(client.generator.uniform(0, min(MOST_RAMP, plan.siege / 4)))
    if name == SLOW:
        share = max(1, plan.hostile * SHARES[SLOW] // sum(SHARES.values()))
        await slow(client, plan.slow // share)
    else:
        await ATTACKS[name](client)


def counted(clients: list[Client], plan: Plan) -> dict[str, dict[str, int]]:
    """Add up the counts of the clients."""
    found = {name: Counter[str]() for name in SHARES}
    for client in clients:
        found[plan.attack_of(client.number)] += client.counts
    return {name: dict(sorted(counts.items())) for name, counts in found.items()}


def _end_when_alone() -> None:
    """Exit immediately when the process that started this one is gone."""

    def wait() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


async def _run(url: str, plan: Plan) -> None:
    counts = await besiege(url, plan)
    print(json.dumps({"counts": counts, "cpu": round(time.process_time(), 1)}), flush=True)


def main() -> None:
    """Attack."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # dropped connections are expected
    _end_when_alone()
    asyncio.run(_run(sys.argv[1], Plan(**json.loads(sys.argv[2]))))


if __name__ == "__main__":
    main()
