"""The figures of many matches, added up: for each person, for each pair of them, and in the order of time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TypedDict, cast

from atout.game import GAMES
from atout.match.refusal import Refusal
from atout.match.statistics.figures import Figures
from atout.match.statistics.part import Part, counted
from atout.match.statistics.ratio import Average, Ratio, average, ratio

Names = Mapping[str, str | None]
"""What somebody is called here; None leaves them out. Who does not stand there keeps their name."""


class Someone(TypedDict):
    """What comes of one person's matches; and by the name of each game that they have played, what only that counts."""

    name: str
    bot: bool
    matches: int
    wins: Ratio
    by_chance: float
    """How often they would have won if everybody at their tables played alike."""
    places: list[int]
    """How often first, second and so on."""
    place: Average


class Pair(TypedDict):
    """How often one person finished before another, level with them, and behind."""

    before: int
    level: int
    behind: int
    matches: int
    ahead: Ratio


class AtTable(TypedDict):
    """What came of a match for one of its players."""

    person: int
    """As `people` counts them, from 0."""
    place: int
    won: bool
    points: float
    """Of an average deal; where these cannot be compared, places."""


class InOrder(TypedDict):
    """One match in the order of time."""

    at: float | None
    game: str
    people: list[AtTable]


class Together(TypedDict):
    """What comes of many matches."""

    matches: int
    deals: int
    moves: int
    games: dict[str, int]
    """How many matches of each game, whichever of them are counted here."""
    people: list[Someone]
    pairs: list[list[Pair | None]]
    """For each person a line with, for each person, how they finished; null where they have not met."""
    in_order: list[InOrder]


@dataclass(frozen=True, order=True)
class Person:
    name: str
    bot: bool = False


def together(figures: Iterable[Figures], names: Names | None = None, *, game: str | None = None, bots: bool = True) -> Together:
    """Statistics of all these matches, or of one game. A match that is there twice counts once; `bots=False` leaves bots out.

    Everything is told with the number of matches, rounds or deals that it rests on. Who is left out has played all the same: the
    places and wins of the others stay what they were.
    """
    all_matches = _once(figures)
    matches = [match for match in all_matches if game in (None, match["game"])]
    seated = [_seated(match, names or {}, bots=bots) for match in matches]
    parts: dict[Person, list[Part]] = {}
    for match, at_table in zip(matches, seated, strict=True):
        for person, player in at_table.items():
            parts.setdefault(person, []).append(Part(match, player))
    people = sorted(parts, key=lambda person: (-len(parts[person]), person))
    return {
        "matches": len(matches),
        "deals": sum(len(match["deals"]) for match in matches),
        "moves": sum(match["moves"] for match in matches),
        "games": {name: sum(match["game"] == name for match in all_matches) for name in GAMES},
        "people": [_person(person, parts[person]) for person in people],
        "pairs": _pairs(people, matches, seated),
        "in_order": [_in_order(people, match, at_table) for match, at_table in zip(matches, seated, strict=True)],
    }


def _once(figures: Iterable[Figures]) -> list[Figures]:
    """Each match once, with everything that is known about it, in the order in which they were finished."""
    found: dict[str, Figures] = {}
    for match in figures:
        known = found.get(match["match"], match)
        times = [at for one in (known, match) if (at := one.get("at")) is not None]
        told = {key: value for key, value in match.items() if value is not None}
        found[match["match"]] = cast("Figures", {**known, **told, "at": min(times, default=None)})
    return sorted(found.values(), key=lambda match: (match["at"] is None, match["at"] or 0))


def _seated(match: Figures, names: Names, *, bots: bool) -> dict[Person, int]:
    """Who sat at this table, as far as they count, and as which player."""
    seated: dict[Person, int] = {}
    is_bot = match.get("bots") or [False] * len(match["players"])
    for player, name in enumerate(match["players"]):
        called = name if is_bot[player] else names.get(name, name)
        if called is None or (is_bot[player] and not bots):
            continue
        person = Person(called, is_bot[player])
        if person in seated:
            raise Refusal("one-person-twice", first=match["players"][seated[person]], second=name)
        seated[person] = player
    return seated


# --- One person ---


def _person(person: Person, parts: Sequence[Part]) -> Someone:
    someone: Someone = {
        "name": person.name,
        "bot": person.bot,
        "matches": len(parts),
        "wins": ratio(sum(part.won for part in parts), len(parts)),
        "by_chance": sum(1 / len(part.match["players"]) for part in parts),
        "places": counted(part.place for part in parts),
        "place": average([part.place for part in parts]),
    }
    of_games = {
        name: game.statistics.together(own)
        for name, game in GAMES.items()
        if (own := [part for part in parts if part.match["game"] == name])
    }
    return cast("Someone", {**someone, **of_games})


# --- Several people ---


def _pairs(
    people: Sequence[Person], matches: Sequence[Figures], seated: Sequence[Mapping[Person, int]]
) -> list[list[Pair | None]]:
    """Head to head: for each person a line with, for each person, how often they finished before them, level, and behind.

    Where a tie was broken, whoever has won was before.
    """
    counts = {pair: [0, 0, 0] for pair in permutations(people, 2)}
    for match, at_table in zip(matches, seated, strict=True):
        rank = {person: (match["places"][player], not match["won"][player]) for person, player in at_table.items()}
        for one, other in permutations(rank, 2):
            counts[one, other][0 if rank[one] < rank[other] else 1 if rank[one] == rank[other] else 2] += 1
    return [[_pair(counts.get((one, other))) for other in people] for one in people]


def _pair(counts: Sequence[int] | None) -> Pair | None:
    if counts is None or not any(counts):
        return None
    before, level, behind = counts
    return {"before": before, "level": level, "behind": behind, "matches": sum(counts), "ahead": ratio(before, before + behind)}


def _in_order(people: Sequence[Person], match: Figures, seated: Mapping[Person, int]) -> InOrder:
    """One match in the order of time. Points are those of an average deal; where these cannot be compared, places are."""
    told = "places" if GAMES[match["game"]].match.adds_places else "scores"
    points = {person: Part(match, player).each(told) for person, player in seated.items()}
    return {
        "at": match["at"],
        "game": match["game"],
        "people": [
            {
                "person": people.index(person),
                "place": match["places"][player],
                "won": match["won"][player],
                "points": sum(points[person]) / len(points[person]),
            }
            for person, player in seated.items()
        ],
    }
