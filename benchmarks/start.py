"""How long commands take to start: whole processes, warm cache, the median of nine."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COMMANDS = (["--help"], ["games"], ["replay", "{record}"], ["legal", "{record}"], ["view", "{record}", "--json"])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        atout = [sys.executable, "-m", "atout"]
        subprocess.run([*atout, "simulate", "xylotar", "--matches", "1", "--records", folder], check=True, capture_output=True)
        record = str(next(Path(folder).iterdir()))
        for words in COMMANDS:
            command = [*atout, *(word.format(record=record) for word in words)]
            times = []
            for _ in range(9):
                start = time.perf_counter()
                subprocess.run(command, check=True, capture_output=True)
                times.append(time.perf_counter() - start)
            print(json.dumps({"command": f"atout {words[0]}", "seconds": round(statistics.median(times), 3)}))


if __name__ == "__main__":
    main()
