"""A real terminal with a program in it: what it shows is read, keys are pressed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from types import TracebackType
from typing import Self

PATIENCE = 120
"""Seconds until something that should have been shown is missed; a slow machine needs few of them."""
CONTROLS = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[=>()].?)")


class Terminal:
    def __init__(self, *arguments: str, lines: int = 60, columns: int = 120, **environment: str) -> None:
        self.seen = ""
        """Everything that was shown, without colours."""
        self._read = 0
        self._raw = b""
        self._screen, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "atout", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50", "LC_ALL": "C.UTF-8", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._screen)

    def resize(self, *, lines: int, columns: int) -> None:
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)

    def press(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def shows(self, *texts: str) -> str:
        """Waits until one of these is shown, after what was waited for before; which one."""
        while True:
            found = [(self.seen.index(text, self._read), text) for text in texts if text in self.seen[self._read :]]
            if found:
                at, text = min(found)
                self._read = at + len(text)
                return text
            assert self._more(), f"{' or '.join(texts)} was not shown after: {self.seen[self._read :][-2000:]}"

    def ends(self) -> int:
        """Waits until the program ends; its exit status."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def _more(self) -> bool:
        if not select.select([self._screen], [], [], PATIENCE)[0]:
            return False
        try:
            news = os.read(self._screen, 65536)
        except OSError:  # the program has hung up
            return False
        self._raw += news
        self.seen = CONTROLS.sub("", self._raw.decode(errors="ignore")).replace("\r", "")
        return bool(news)
