"""`atout statistics FILE…`: how a group of friends has played, from the records of their matches."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from atout.cli import WRONG_INPUT, UsageError, files, progress
from atout.columns import columns
from atout.game.xxl.variants import VARIANT_NAMES
from atout.match.refusal import Refusal, shown
from atout.match.statistics import figures, together

Statistics = dict[str, Any]
Table = list[list[object]]


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="FILE", help="records (*.atout.json), folders of records, or - for standard input"
    )
    parser.add_argument("--game", choices=("xylotar", "hilo", "xxl"), help="only matches of this game")
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


def _read(names: list[str]) -> tuple[list[Statistics], list[dict[str, Any]]]:
    """The figures of all records, dated as the files are; and those that cannot be read, with the reasons."""
    counted, refused = [], []
    for name in progress.along("records", names):
        try:
            counted.append({**figures(files.read(name)), "at": None if name == "-" else Path(name).stat().st_mtime})
        except Refusal as refusal:
            refused.append({"file": name, **refusal.as_json()})
    return counted, refused


# --- For people ---


def as_text(statistics: Statistics) -> str:
    people = statistics["people"]
    if not people:
        return "There is no finished match to count."
    matches, deals = _count(statistics["matches"], "match", "matches"), _count(statistics["deals"], "deal")
    parts = [
        f"{matches}, {deals}. In brackets: where the true share lies, 95 %; ? where there are too few to tell.",
        _all(people),
    ]
    parts += [table for tell in (_xylotar, _hilo, _xxl) if (table := tell(people))]
    return "\n\n".join(parts + ([_head_to_head(statistics)] if len(people) > 1 else []))


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def _share(ratio: dict[str, Any]) -> str:
    """`5/20 (11-47 %)`."""
    if not ratio["of"]:
        return ""
    if ratio["low"] is None:
        return f"{ratio['count']}/{ratio['of']} (?)"
    return f"{ratio['count']}/{ratio['of']} ({100 * ratio['low']:.0f}-{100 * ratio['high']:.0f} %)"


def _mean(average: dict[str, Any]) -> str:
    if average["mean"] is None:
        return ""
    error = "" if average["error"] is None else f" ± {average['error']:.1f}"
    return f"{average['mean']:.1f}{error}"


def _name(person: dict[str, Any]) -> str:
    return shown(person["name"]) + (" (bot)" if person["bot"] else "")


def _all(people: list[dict[str, Any]]) -> str:
    rows: Table = [["people", "matches", "wins", "by chance", "place", "1st 2nd 3rd …"]]
    for person in people:
        places = " ".join(map(str, person["places"]))
        rows.append(
            [
                _name(person),
                person["matches"],
                _share(person["wins"]),
                f"{person['by_chance']:.1f}",
                _mean(person["place"]),
                places,
            ]
        )
    return columns(rows)


def _xylotar(people: list[dict[str, Any]]) -> str:
    rows: Table = [["xylotar", "matches", "rounds", "points a round", "best", "made bids"]]
    rows += [
        [_name(person), own["matches"], own["points"]["of"], _mean(own["points"]), own["best"], _share(own["bids"])]
        for person in people
        if (own := person.get("xylotar"))
    ]
    return columns(rows) if len(rows) > 1 else ""


def _hilo(people: list[dict[str, Any]]) -> str:
    rows: Table = [["hilo", "matches", "rounds", "points a round", "best", "closed, alone lowest", "lines cleared a round"]]
    rows += [
        [
            _name(person),
            own["matches"],
            own["points"]["of"],
            _mean(own["points"]),
            own["best"],
            _share(own["closings"]),
            _mean(own["cleared"]),
        ]
        for person in people
        if (own := person.get("hilo"))
    ]
    return columns(rows) if len(rows) > 1 else ""


def _xxl(people: list[dict[str, Any]]) -> str:
    """Places in each variant, and how many deals they rest on."""
    players = [person for person in people if "xxl" in person]
    if not players:
        return ""
    rows: Table = [["xxl, place (deals)", *map(_name, players)]]
    for variant, names in VARIANT_NAMES.items():
        own = [person["xxl"]["variants"].get(str(variant)) for person in players]
        if any(own):
            rows.append(
                [f"{variant} {names['en']}", *(f"{_mean(one['place'])} ({one['place']['of']})" if one else "" for one in own)]
            )
    rows.append(["all", *(f"{_mean(person['xxl']['place'])} ({person['xxl']['place']['of']})" for person in players)])
    return columns(rows)


def _head_to_head(statistics: Statistics) -> str:
    """Each line: how often that person finished before the others, level (if ever), and behind."""
    names = [_name(person) for person in statistics["people"]]
    rows: Table = [["before-level-behind", *names]]
    for name, line in zip(names, statistics["pairs"], strict=True):
        rows.append([name, *(f"{pair['before']}-{pair['level']}-{pair['behind']}" if pair else "" for pair in line)])
    return columns(rows)
