"""`atout statistics FILE…`: how a group of friends has played, from the records of their matches."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

from atout.cli import WRONG_INPUT, UsageError, choices, files, progress
from atout.columns import columns
from atout.game import GAMES
from atout.game.game import Game
from atout.match.refusal import Refusal, WrongInEnglish, shown
from atout.match.statistics import figures, together
from atout.match.statistics.figures import Figures
from atout.match.statistics.in_words import mean, share
from atout.match.statistics.together import Someone, Together

Table = list[list[object]]


class Unread(WrongInEnglish):
    """A record that does not count, and why."""

    file: str


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="FILE", help="records (*.atout.json), folders of records, or - for standard input"
    )
    parser.add_argument("--game", metavar="GAME", help="only matches of this game")
    parser.add_argument(
        "--same", action="append", default=[], metavar="OTHER=NAME", help="OTHER is NAME under another name; repeatable"
    )
    parser.add_argument(
        "--leave-out",
        action="append",
        default=[],
        metavar="NAME",
        help="somebody who does not count, a bot for example; repeatable",
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    if arguments.game:
        choices.check_game(arguments.game, GAMES)
    names = _names(arguments)
    counted, refused = _read(list(_records(arguments.paths)))
    try:
        statistics = together(counted, names, game=arguments.game)
    except Refusal as refusal:
        raise UsageError(str(refusal)) from None
    if arguments.json:
        print(json.dumps({**statistics, "refused": refused}, ensure_ascii=False))
    else:
        print(as_text(statistics))
    for entry in refused:
        print(f"{entry['file']}: {entry['text']}", file=sys.stderr)
    return WRONG_INPUT if refused else 0


def _names(arguments: Namespace) -> dict[str, str | None]:
    names: dict[str, str | None] = {}
    for text in arguments.same:
        other, equals, name = text.partition("=")
        if not (other and equals and name):
            raise UsageError(f"--same is written OTHER=NAME, not {text}")
        names[other] = name
    for name in arguments.leave_out:
        names |= dict.fromkeys([name, *(other for other, same in names.items() if same == name)])
    return names


def _records(paths: list[str]) -> Iterator[str]:
    for path in paths:
        yield from map(str, sorted(Path(path).glob("*.atout.json"))) if path != "-" and Path(path).is_dir() else [path]


def _read(names: list[str]) -> tuple[list[Figures], list[Unread]]:
    """The figures of all records, dated as the files are; and those that cannot be read, with the reasons."""
    counted: list[Figures] = []
    refused: list[Unread] = []
    for name in progress.along("records", names):
        try:
            counted.append({**figures(files.read(name)), "at": None if name == "-" else Path(name).stat().st_mtime})
        except Refusal as refusal:
            refused.append({"file": name, **refusal.as_json()})
    return counted, refused


# --- For people ---


def as_text(statistics: Together) -> str:
    people = statistics["people"]
    if not people:
        return "There is no finished match to count."
    matches, deals = _count(statistics["matches"], "match", "matches"), _count(statistics["deals"], "deal")
    parts = [
        f"{matches}, {deals}. In brackets: where the true share lies, 95 %; ? where there are too few to tell.",
        _all(people),
    ]
    parts += [table for game in GAMES.values() if (table := _of_game(game, people))]
    return "\n\n".join(parts + ([_head_to_head(statistics)] if len(people) > 1 else []))


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _name(person: Someone) -> str:
    return shown(person["name"]) + (" (bot)" if person["bot"] else "")


def _all(people: list[Someone]) -> str:
    rows: Table = [["people", "matches", "wins", "by chance", "place", "1st 2nd 3rd …"]]
    for person in people:
        places = " ".join(map(str, person["places"]))
        rows.append(
            [
                _name(person),
                person["matches"],
                share(person["wins"]),
                f"{person['by_chance']:.1f}",
                mean(person["place"]),
                places,
            ]
        )
    return columns(rows)


def _of_game(game: Game, people: list[Someone]) -> str:
    """What counts in one game, for those who have played it."""
    played = {_name(person): cast("Mapping[str, object]", person)[game.name] for person in people if game.name in person}
    return columns(game.statistics.table(played)) if played else ""


def _head_to_head(statistics: Together) -> str:
    """Each line: how often that person finished before the others, level (if ever), and behind."""
    names = [_name(person) for person in statistics["people"]]
    rows: Table = [["before-level-behind", *names]]
    for name, line in zip(names, statistics["pairs"], strict=True):
        rows.append([name, *(f"{pair['before']}-{pair['level']}-{pair['behind']}" if pair else "" for pair in line)])
    return columns(rows)
