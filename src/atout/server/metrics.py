"""What Prometheus can read at /metrics."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

MOVES = Counter("atout_moves", "Moves that were committed", ["game"])
REFUSALS = Counter("atout_refusals", "Commands that were refused", ["message"])
LIMITED = Counter("atout_limited", "What was refused because it was too much", ["limit"])
COMMITS = Counter("atout_commits", "Transactions of the log")
BATCH = Histogram("atout_commit_entries", "Entries in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
ANSWER = Histogram(
    "atout_answer_seconds",
    "From a command's arrival to its commit",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
CONNECTIONS = Gauge("atout_connections", "Open connections", multiprocess_mode="livesum")
TABLES = Gauge("atout_tables_loaded", "Tables in memory", multiprocess_mode="livesum")
TASK = Histogram(
    "atout_loop_task_seconds",
    "Processor time of single tasks of the event loop, of those that took a millisecond or more",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
LONGEST_TASK = Gauge(
    "atout_loop_longest_task_seconds",
    "The longest single task of the event loop in the last minute, in processor time",
    multiprocess_mode="livemax",
)
BOT_ANSWER = Histogram("atout_bot_seconds", "How long bots think", ["level"], buckets=(0.01, 0.05, 0.1, 0.3, 1, 3, 10))


def exposition() -> bytes:
    """All figures as text; those of all processes where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
