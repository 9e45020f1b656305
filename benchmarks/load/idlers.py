"""Opens many connections that do nothing, and tells how much memory the server has then.

python -m benchmarks.load.idlers ADDRESS CONNECTIONS PID
"""

from __future__ import annotations

import json
import resource
import sys
import time

from benchmarks.load.players import call, open_socket, send
from benchmarks.server import memory

AT_A_TABLE = 10
"""Four players and six who watch."""


def main(address: str, connections: int, pid: int) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sockets = []
    for _ in range(connections // AT_A_TABLE):
        tokens = [call(address, "/api/session", {})["token"] for _ in range(4)]
        code = call(address, "/api/tables", {"game": "xylotar", "seats": [{}] * 4, "name": "P0"}, tokens[0])["code"]
        for i, token in enumerate(tokens[1:], 1):
            call(address, f"/api/tables/{code}/do", {"do": "sit", "name": f"P{i}"}, token)
        call(address, f"/api/tables/{code}/do", {"do": "start"}, tokens[0])
        for i in range(AT_A_TABLE):
            sockets.append(open_socket(address, f"/api/tables/{code}/live"))
            send(sockets[-1], json.dumps({"do": "hello", "token": tokens[i] if i < 4 else None}).encode())
    time.sleep(2)
    for connection in sockets:
        assert connection.recv(65536)  # everybody has had their view
    print(json.dumps({"connections": len(sockets), "memory_mb": memory(pid)}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
