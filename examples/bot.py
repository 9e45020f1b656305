"""A bot for Atout: ATOUT_TOKEN=bot_… python bot.py http://127.0.0.1:8080/t/CODE NAME. How it works: docs/bots.md."""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress

TABLE, NAME = sys.argv[1].replace("/t/", "/api/tables/"), sys.argv[2]
HEADERS = {"Authorization": f"Bearer {os.environ['ATOUT_TOKEN']}", "Content-Type": "application/json"}


def choose(view):
    """Your idea goes here. `view` is all that your seat may know, `view["legal"]` are the moves that it can make."""
    return random.choice(view["legal"])


def ask(path, command=None):
    """What comes of a command, or an open stream. Where the server is busy or away, this asks again."""
    request = urllib.request.Request(TABLE + path, json.dumps(command).encode() if command else None, HEADERS)
    while True:
        try:
            answer = urllib.request.urlopen(request, timeout=30)
            return json.load(answer) if command else answer
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503):
                return json.load(refusal) if command else refusal
            time.sleep(float(refusal.headers.get("Retry-After", 1)))
        except (OSError, http.client.HTTPException):
            time.sleep(random.uniform(0.5, 5))


def lines():
    """What happens at the table, line by line; blank ones only say that it goes on. A stream that breaks is opened again."""
    while (stream := ask("/stream")).status == 200:
        with suppress(OSError, http.client.HTTPException):
            yield from (json.loads(line) for line in stream if line.endswith(b"}\n"))
        time.sleep(random.uniform(0.5, 5))
    sys.exit(stream.read().decode())


print("sit", ask("/do", {"do": "sit", "name": NAME}))
for line in lines():
    if line["type"] == "replaced":
        sys.exit("another program plays with this token")
    if line["type"] != "state":
        continue  # it says why the stream ends
    number, seat, view = line["n"], line["seat"], line["state"]["view"]
    if seat is None or line["state"]["table"]["status"] in ("finished", "abandoned"):
        break
    if view and seat in view["to_act"]:
        move = {"do": "move", "id": f"move-{number}", "version": number, "move": choose(view)}
        print(move["move"], ask("/do", move))  # if it is refused as `stale`, the next line is on its way
sys.exit("there is no seat for me") if seat is None else print(line["state"]["result"])
