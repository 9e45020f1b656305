"""Keys of a terminal, one at a time, by name: `right`, `home`, `escape`, or the letter itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ReadKey = Callable[[], str]

if sys.platform == "win32":
    import msvcrt

    NAMES = {"H": "up", "P": "down", "K": "left", "M": "right", "G": "home", "O": "end", "I": "page-up", "Q": "page-down"}

    @contextmanager
    def listening() -> Iterator[ReadKey]:
        yield _read

    def _read() -> str:
        key = msvcrt.getwch()
        if key == "\x03":
            raise KeyboardInterrupt
        if key in "\x00\xe0":
            return NAMES.get(msvcrt.getwch(), "")
        return {"\r": "enter", "\x1b": "escape", "\x08": "backspace"}.get(key, key)

else:
    import os
    import select
    import signal
    import termios
    import tty

    PLAIN = {"\n": "enter", "\r": "enter", "\x7f": "backspace", "\x08": "backspace", "\x04": "escape", "": "escape"}
    SEQUENCES = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end"}
    SEQUENCES |= {"1~": "home", "7~": "home", "4~": "end", "8~": "end", "5~": "page-up", "6~": "page-down"}
    REST_OF_A_KEY = 0.1
    """Seconds within which the rest of an arrow key comes; a single Escape is followed by nothing."""

    @contextmanager
    def listening() -> Iterator[ReadKey]:
        """Gives a function that waits for a key. What is typed is not shown meanwhile."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal)
        resized, tell = os.pipe()
        handler = signal.signal(signal.SIGWINCH, lambda *_: os.write(tell, b"."))
        try:
            yield lambda: _read(terminal, resized)
        finally:
            signal.signal(signal.SIGWINCH, handler)
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)
            os.close(resized)
            os.close(tell)

    def _read(terminal: int, resized: int) -> str:
        """A key; nothing where the window has got another size, so that the screen is drawn again."""
        if resized in select.select([terminal, resized], [], [])[0]:
            os.read(resized, 4096)
            return ""
        key = _letter(terminal)
        if key != "\x1b":
            return PLAIN.get(key, key)
        if not _more(terminal):
            return "escape"
        introducer = _letter(terminal)
        if introducer not in ("[", "O"):
            return ""
        sequence = _letter(terminal)
        while not sequence[-1:].isalpha() and not sequence.endswith("~") and _more(terminal):
            sequence += _letter(terminal)
        return SEQUENCES.get(sequence, "")

    def _letter(terminal: int) -> str:
        """One character, or nothing at the end of input."""
        letter = os.read(terminal, 1)
        while letter and letter[0] >= 0xC0 and len(letter) < 2 + (letter[0] >= 0xE0) + (letter[0] >= 0xF0):
            rest = os.read(terminal, 1)
            if not rest:
                break
            letter += rest
        return letter.decode(errors="replace")

    def _more(terminal: int) -> bool:
        return bool(select.select([terminal], [], [], REST_OF_A_KEY)[0])
