"""Recorded moments of every game, variant and number of players: how a table stands, as seats, spectators, those who look back
and newcomers see it. `tests/e2e/windows.py` shows them; no server, no bots, no waiting."""

from __future__ import annotations

import functools
import importlib.util
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Literal

from atout.game import GAMES
from atout.match import record as records
from atout.match.match import Match

ROOT = Path(__file__).parents[2]
LESSONS = ROOT / "web" / "lessons"
NAMES = ("Ann", "Ben", "Cyril", "Dominique", "Eli", "Flora")
Wanted = Callable[[dict[str, Any]], bool]
Position = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """When a match is worth looking at: as `seat` sees it, where `wanted` is true of the view, after so many moves."""

    name: str
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    wanted: Wanted = lambda view: True
    after: int = 0
    prefers: str = ""
    """Moves that begin so are made whenever they can be."""
    kind: Literal["table", "watched", "replay", "lesson"] = "table"
    talking: bool = False
    ends: Literal["", "deal", "match"] = ""
    """What is over then: what came of it lies on the table."""
    step: int = 0
    """Of a lesson."""

    @property
    def seat(self) -> int | None:
        return 1 if self.kind == "table" else None

    def is_there(self, match: Match, moves: int) -> bool:
        if moves < self.after or (self.seat is not None and self.seat not in match.to_act):
            return False
        return self.wanted(match.view_now(1))


def position(moment: Moment) -> Position:
    """What the page needs to know to show it: from the first match, of some, in which it comes."""
    if moment.kind == "lesson":
        return _in_lesson(moment)
    return next(found for shuffle in range(60) if (found := _position(moment, shuffle)))


def _position(moment: Moment, shuffle: int) -> Position | None:
    match = GAMES[moment.game].match(NAMES[: moment.players], moment.options, bytes([shuffle] * 32))
    chance = Random(shuffle)
    told: list[dict[str, Any]] = []
    while not match.finished:
        if not moment.ends and moment.is_there(match, len(told)):
            if moment.kind == "replay":
                return _looked_back_at(match, len(told), chance, moment)
            return _at_the_table(match, moment, told)
        before = _at_the_table(match, moment, told) if moment.ends else {}
        deals = len(match.result.deals)
        told.append(_move(match, moment, chance, len(told) + 1))
        if moment.ends == "deal" and len(match.result.deals) > deals and not match.finished:
            return {**before, "then": _at_the_table(match, moment, told[-1:])}
    return {**before, "then": _at_the_table(match, moment, told[-1:])} if moment.ends == "match" else None


def _at_the_table(match: Match, moment: Moment, told: list[dict[str, Any]]) -> Position:
    view, result = match.view_now(moment.seat), match.result.as_json()
    return {"kind": "table", "view": view, "result": result, "seat": moment.seat, "talking": moment.talking, "told": list(told)}


def _move(match: Match, moment: Moment, chance: Random, number: int) -> dict[str, Any]:
    seat = match.to_act[0]
    legal = match.legal(seat)
    preferred = [move for move in legal if moment.prefers and move.startswith(moment.prefers)]
    move = chance.choice(preferred or legal)
    match.play(seat, move)
    return {"n": number, "kind": "moved", "seat": seat, "move": move, "happened": match.events}


def _from_the_browsers_rulebook(name: str) -> Any:
    """What answers replays in the browser; its folder is no package, and has modules that are called as others here."""
    spec = importlib.util.spec_from_file_location(f"in_the_browser_{name}", ROOT / "web" / "python" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _looked_back_at(match: Match, move: int, chance: Random, moment: Moment) -> Position:
    """The match is played to its end before somebody looks back."""
    while not match.finished:
        _move(match, moment, chance, 0)
    document = json.dumps(match.record())
    replaying = _from_the_browsers_rulebook("replaying").Replaying()
    opened = replaying.open(document)
    deal = opened["deals"][move]
    frame = replaying.frames("all", deal)[move - opened["deals"].index(deal)]
    return {"kind": "replay", "document": document, "move": move, "opened": opened, "frame": frame}


def _in_lesson(moment: Moment) -> Position:
    """A note of a lesson, at its table."""
    lesson = _lesson(moment.name.split("/")[0])
    record = {**lesson["record"], "players": ["Ann", *lesson["record"]["players"][1:]]}
    at = lesson["notes"][moment.step]["at"]
    happened: list[Any] = []
    records.replay(json.dumps(record).encode(), lambda match: happened.append(match.events))
    match = records.replay(json.dumps({**record, "moves": record["moves"][:at]}).encode())
    frame = {"view": match.view_now(lesson["seat"]), "result": match.result.as_json()}
    name = moment.name.split("/")[0]
    return {"kind": "lesson", "name": name, "step": moment.step, "opened": {"happened": happened[1:]}, "frame": frame}


def _lesson(name: str) -> dict[str, Any]:
    return dict(json.loads((LESSONS / f"{name}.lesson.json").read_text(encoding="utf-8")))


def may(verb: str) -> Wanted:
    return lambda view: any(move.startswith(verb) for move in view["legal"])


def _in_trick(cards: int) -> Wanted:
    return lambda view: len(view.get("trick") or view.get("table", {}).get("trick", ())) == cards


def _hand(cards: int) -> Wanted:
    return lambda view: len(view["hand"]) >= cards


def moments() -> Iterator[Moment]:
    yield from _of_xylotar()
    yield from _of_hilo()
    yield from _of_xxl()
    yield from lessons()


def _of_xylotar() -> Iterator[Moment]:
    short = {"arrange": "auto", "rounds": 1}
    for players in (2, 3, 4, 5):
        with_seats = functools.partial(Moment, game="xylotar", players=players)
        auto = {"arrange": "auto"}
        yield with_seats(f"xylotar-{players}-arrange", wanted=may("arrange"))
        yield with_seats(f"xylotar-{players}-announce", options=auto, wanted=may("hold"), prefers="hold")
        yield with_seats(f"xylotar-{players}-choose", options=auto, wanted=may("bid"), prefers="look")
        trick = _in_trick(players - 1)
        yield with_seats(f"xylotar-{players}-trick", options=auto, wanted=trick, prefers="hold", after=4)
        late = players * 12
        yield with_seats(f"xylotar-{players}-late", options=auto, wanted=may("play"), prefers="look", after=late)
        yield with_seats(f"xylotar-{players}-replay", options=short, kind="replay", prefers="hold", after=players * 5)
        yield with_seats(f"xylotar-{players}-interlude", options=auto, prefers="hold", ends="deal")
        yield with_seats(f"xylotar-{players}-result", options=short, prefers="hold", ends="match")
    for players in (2, 4, 5):
        yield Moment(
            f"xylotar-{players}-chat", "xylotar", players, short, wanted=_in_trick(players - 1), prefers="hold", talking=True
        )
    yield Moment("xylotar-5-watched", "xylotar", 5, short, kind="watched", prefers="hold", after=23)


def _of_hilo() -> Iterator[Moment]:
    short = {"limit": 20}
    for players in (2, 3, 4, 5, 6):
        with_seats = functools.partial(Moment, game="hilo", players=players)
        yield with_seats(f"hilo-{players}-flip", wanted=may("flip"))
        yield with_seats(f"hilo-{players}-turn", wanted=may("draw"), after=6 * players)
        yield with_seats(f"hilo-{players}-drawn", wanted=may("swap"), after=5 * players, prefers="draw")
        yield with_seats(f"hilo-{players}-replay", options=short, kind="replay", after=8 * players)
        yield with_seats(f"hilo-{players}-interlude", ends="deal")
        yield with_seats(f"hilo-{players}-result", ends="match")
    yield Moment("hilo-3-line", "hilo", 3, wanted=may("clear"), prefers="take")
    yield Moment("hilo-3-slide", "hilo", 3, wanted=may("slide"), prefers="clear diagonal")
    for players in (4, 6):
        yield Moment(f"hilo-{players}-chat", "hilo", players, wanted=may("draw"), after=20, talking=True)
    yield Moment("hilo-6-watched", "hilo", 6, kind="watched", after=40)


def _of_xxl() -> Iterator[Moment]:
    for variant in range(1, 7):
        once = {"mode": "series", "variant": variant, "times": 1}
        for players in (2, 3, 4, 5, 6):
            yield from _of_variant(variant, players, once)
    for variant, longest in ((1, 10), (2, 14), (5, 15)):
        once = {"mode": "series", "variant": variant, "times": 1}
        yield Moment(f"xxl-{variant}-2-longest", "xxl", 2, once, prefers="draw", wanted=_hand(longest))
    yield Moment("xxl-6-4-trump", "xxl", 4, {"mode": "series", "variant": 6, "times": 1, "trump": True}, wanted=may("trump"))
    for players in (2, 6):
        yield Moment(f"xxl-full-{players}-result", "xxl", players, prefers="street", ends="match")


def _of_variant(variant: int, players: int, once: dict[str, Any]) -> Iterator[Moment]:
    name = f"xxl-{variant}-{players}"
    with_seats = functools.partial(Moment, game="xxl", players=players, options=once)
    full = with_seats(f"{name}-long", prefers="draw", after=4 * players, wanted=_hand(6))
    if variant in (3, 6):
        full = with_seats(f"{name}-trick", wanted=_in_trick(players - 1), after=players)
    elif variant == 4:
        full = with_seats(f"{name}-streets", prefers="street", after=9 * players, wanted=may("draw"))
    yield with_seats(f"{name}-first")
    yield full
    yield with_seats(f"{name}-replay", kind="replay", prefers="street", after=4 * players)
    if players in (2, 4, 6):
        yield replace(full, name=f"{name}-chat", talking=True)
        yield with_seats(f"{name}-interlude", options={**once, "times": 2}, prefers="street", ends="deal")
    if players == 6:
        yield with_seats(f"{name}-watched", kind="watched", prefers="street", after=30)
        yield with_seats(f"{name}-result", prefers="street", ends="match")


def lessons(*, every_note: bool = False) -> Iterator[Moment]:
    """The longest that is said in any language, where one reads on and where one does something; or everything."""
    for file in sorted(LESSONS.glob("*.lesson.json")):
        name = file.name.removesuffix(".lesson.json")
        lesson = _lesson(name)
        notes = list(enumerate(lesson["notes"]))
        length = {step: max(map(len, note["says"].values())) for step, note in notes}
        longest = {
            max((step for step, note in notes if ("do" in note) is asks), key=length.__getitem__) for asks in (True, False)
        }
        for step in length if every_note else sorted(longest):
            yield Moment(f"{name}/{step}", lesson["record"]["game"], len(lesson["record"]["players"]), kind="lesson", step=step)


def deal(game: str, players: int, options: dict[str, Any]) -> Iterator[tuple[bool, Position]]:
    """A whole deal as seat 1 sees it, move by move: whether the move was their own, and what the page needs to know of it."""
    match = GAMES[game].match(NAMES[:players], options, bytes(32))
    moment = Moment("deal", game, players, options)
    chance = Random(4)
    told: list[dict[str, Any]] = []
    own = False
    for number in range(1, 400):
        if len(match.deals) > 1 or match.result.finished:
            return
        yield own, _at_the_table(match, moment, told[-1:])
        told.append(_move(match, moment, chance, number))
        own = told[-1]["seat"] == 1
