"""`atout completion SHELL`: a script that lets the Tab key ask `atout` itself what can come next."""

from __future__ import annotations

import argparse
import shlex
import sys
from argparse import ArgumentParser, Namespace
from importlib.resources import files

SHELLS = ("bash", "zsh", "fish")
BREAKS = "=:"
"""Where bash begins a new word, so that only what comes after is replaced."""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="your shell")
    parser.add_argument("--words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)  # what is typed so far: the scripts ask
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    if arguments.words is None:
        print((files("atout.cli") / "shells" / f"atout.{arguments.shell}").read_text(encoding="utf-8"), end="")
        return
    from atout.cli.completing import candidates

    words = _split(arguments.words[0]) if arguments.shell == "bash" else arguments.words
    for line in candidates(words[1:]):
        print(_for_bash(line, words[-1]) if arguments.shell == "bash" else line)
    sys.stdout.flush()


def _split(line: str) -> list[str]:
    """The words of a line that may end in the middle of one, even of a quoted one."""
    for closing in ("", '"', "'"):
        try:
            words = shlex.split(line + closing)
        except ValueError:
            continue
        return words if words and not line[-1].isspace() else [*words, ""]
    return [""]


def _for_bash(line: str, begun: str) -> str:
    """Only the word, and of that only what bash takes for the last one."""
    word = line.partition("\t")[0]
    known = max(begun.rfind(letter) for letter in BREAKS) + 1
    return word if word.startswith(":") else word[known:]
