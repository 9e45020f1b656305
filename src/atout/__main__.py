"""What runs when somebody types `atout`: the command line, in a process that can be interrupted at any moment."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

INTERRUPTED = 130


def leave(number: int, frame: FrameType | None) -> None:
    """Ctrl-C while nothing has been begun, or all is over: there is nothing to tidy up, and nothing to say."""
    os._exit(INTERRUPTED)


def entry() -> int:
    ours = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # else somebody wants it otherwise: nohup, for example
    if ours:
        signal.signal(signal.SIGINT, leave)
    from atout.cli import main

    if ours:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status = main()
    except KeyboardInterrupt:
        status = INTERRUPTED
    if ours:
        signal.signal(signal.SIGINT, leave)
    return status


if __name__ == "__main__":
    sys.exit(entry())
