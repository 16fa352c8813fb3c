"""A bot that sits down at a table over the network and plays random legal actions.

python examples/bot.py http://127.0.0.1:8000 TABLE SEAT [LINK]
"""

from __future__ import annotations

import json
import random
import secrets
import sys

import httpx
from websockets.sync.client import connect


def main(server: str, table: str, seat: str, link: str = "") -> None:
    web = httpx.Client(base_url=f"{server}/api")
    web.post("/guests", json={"name": f"Random {seat}"}).raise_for_status()
    cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/ws?link={link}"
    with connect(address, additional_headers={"Cookie": cookies}) as socket:

        def send(**command: object) -> None:
            socket.send(json.dumps({"key": secrets.token_hex(8), "command": command}))

        send(do="sit", seat=int(seat), name=f"Random {seat}")
        for message in map(json.loads, socket):
            match = message.get("view") and message["view"]["match"]
            if match and message["view"]["status"] == "over":
                print(match["outcome"])
                break
            if match and int(seat) in match["waiting"]:
                legal = match["legal"]
                if isinstance(legal, dict):  # too many to list: fetch the first of them
                    reply = web.get(f"/tables/{table}/legal")
                    is_over = reply.status_code == httpx.codes.CONFLICT
                    legal = [] if is_over else reply.raise_for_status().json()["actions"]
                if legal:  # otherwise the table has moved on
                    send(do="play", plays=[random.choice(legal)], ply=match["ply"])
    web.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
