"""What can be typed next: for the Tab key of every shell. The parsers of the commands know most of it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from atout.cli import COMMANDS, make_parser

FILES, FOLDERS = ":files", ":folders"
"""Instead of candidates: the shell knows better which files there are."""
Candidates = dict[str, str]
"""With a few words about each, where there is something to say."""


def candidates(words: Sequence[str]) -> list[str]:
    """After `words`, the last of which may have only begun: lines of `what<Tab>why`, or one of FILES and FOLDERS."""
    *before, begun = words or [""]
    found = _after(before, begun)
    if isinstance(found, str):
        return [found]
    return [f"{word}\t{why}" if why else word for word, why in found.items() if word.startswith(begun)]


def _after(before: list[str], begun: str) -> Candidates | str:
    command = next((word for word in before if not word.startswith("-")), None)
    if command is None:
        return {**COMMANDS, **_options(make_parser(["--help"]), begun)}
    if command not in COMMANDS:
        return {}
    parser = _subparsers(make_parser([command]))[command]
    return _in_command(parser, before[before.index(command) + 1 :], begun, before)


def _in_command(parser: argparse.ArgumentParser, words: list[str], begun: str, line: list[str]) -> Candidates | str:
    positionals = [action for action in parser._actions if not action.option_strings]
    waiting: argparse.Action | None = None
    """An option that wants its value."""
    for number, word in enumerate(words):
        if waiting:
            waiting = None
        elif word.startswith("-") and word != "-":
            option = parser._option_string_actions.get(word)
            waiting = option if option and option.nargs != 0 else None
        elif positionals:
            if deeper := _choices_of_subparsers(positionals[0]).get(word):
                return _in_command(deeper, words[number + 1 :], begun, line)
            if positionals[0].nargs not in ("+", "*"):
                positionals.pop(0)
    if waiting:
        return _values(waiting, begun, line)
    if begun.startswith("-"):
        return _options(parser, begun)
    return _values(positionals[0], begun, line) if positionals else {}


def _options(parser: argparse.ArgumentParser, begun: str) -> Candidates:
    """Options have long names; nobody wants to see them before a dash."""
    if not begun.startswith("-"):
        return {}
    shown = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    return {name: str(action.help) for action in shown for name in action.option_strings if name.startswith("--")}


def _subparsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    return next(found for action in parser._actions if (found := _choices_of_subparsers(action)))


def _choices_of_subparsers(action: argparse.Action) -> dict[str, argparse.ArgumentParser]:
    return dict(action.choices) if isinstance(action, argparse._SubParsersAction) else {}


def _values(action: argparse.Action, begun: str, line: list[str]) -> Candidates | str:
    """What an option, or the next word, can be."""
    if isinstance(action, argparse._SubParsersAction):
        return {choice.dest: choice.help or "" for choice in action._choices_actions}
    if action.choices:
        return dict.fromkeys(map(str, action.choices), "")
    match action.dest:
        case "game":
            return dict.fromkeys(_games(line), "")
        case "bots":
            return _with_commas(_bots(), begun)
        case "option":
            return _game_options(line)
        case "log_level":
            return dict.fromkeys(("debug", "info", "warning", "error"), "")
        case "until":
            return {"clear": "all places are beyond doubt"}
        case "folder" | "out" | "records":
            return FOLDERS
    if action.type is Path or action.metavar in ("FILE", "PATH", "DATABASE"):
        return FILES
    return {}


def _games(line: list[str]) -> list[str]:
    from atout.game import GAMES

    if "bench" in line:
        from atout.game import kinds

        return list(kinds())
    return list(GAMES)


def _bots() -> list[str]:
    from atout.bots.levels import LEVELS

    return list(LEVELS)


def _with_commas(names: list[str], begun: str) -> Candidates:
    """`club,novice,` and each of them after it."""
    typed = begun.rpartition(",")[0]
    return {f"{typed},{name}" if typed else name: "" for name in names}


def _game_options(line: list[str]) -> Candidates:
    """`NAME=VALUE` of the game that is on the line, or of all of them."""
    from atout.game import GAMES

    games = [GAMES[word] for word in line if word in GAMES] or list(GAMES.values())
    return {word: "" for game in games for name, values in game.values.items() for word in _pairs(name, values)}


def _pairs(name: str, values: object) -> Iterator[str]:
    if not isinstance(values, list):
        yield f"{name}="  # a number, within bounds
        return
    for value in values:
        yield f"{name}={str(value).lower() if isinstance(value, bool) else value}"
