"""A long run: `python -m tests.faults --minutes 10 --tables 20 --database sqlite|postgres --seed N`.

Prints what was survived, and every violation, as JSON. Exit status 1 if there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import secrets
import sys
import tempfile
from pathlib import Path

from tests.faults.run import run
from tests.faults.world import Postgres, Sqlite

DATABASES: dict[str, type[Sqlite | Postgres]] = {"sqlite": Sqlite, "postgres": Postgres}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Is anything acknowledged ever lost?")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=20, help="that are played at the same time")
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="of the plan; a new one by default")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s")
    logging.getLogger("faults").setLevel(logging.INFO)
    print(f"seed {arguments.seed}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="atout-faults-") as folder:
        work = run(DATABASES[arguments.database], arguments.seed, arguments.tables, Path(folder), minutes=arguments.minutes)
        report = asyncio.run(work)
    print(json.dumps(report.as_json(), indent=1))
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
