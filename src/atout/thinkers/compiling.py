"""Compiles what thinking about a game takes, and ends: `python -m atout.thinkers.compiling RULES STEP`.

In two steps, each in a process of its own, because memory that the compiler has had does not come back before the end.
"""

from __future__ import annotations

import os
import sys
import threading

STEPS = ("habits", "search")


def main(rules: str, step: str) -> None:
    from atout.bots.warming import warm_up_rules
    from atout.thinkers.readiness import is_compiled, is_compiled_now

    os.nice(10)
    if is_compiled(rules):
        return
    warm_up_rules(rules, expert=step == "search")
    if step == "search":
        is_compiled_now(rules)


def end_with_the_parent() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    main(*sys.argv[1:])
