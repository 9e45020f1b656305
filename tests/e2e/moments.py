"""Recorded moments of every game, variant and number of players, and a page that shows them: no server, no bots, no waiting."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from atout.game import GAMES
from atout.match.all_cards import view_of_all_cards
from atout.match.match import Match

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Ben", "Cyril", "Dominique", "Eli", "Flora")
SIZES = (
    (320, 568),
    (360, 640),
    (360, 780),
    (375, 667),
    (390, 844),
    (412, 915),
    (430, 932),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (640, 360),
    (667, 375),
    (740, 360),
    (844, 390),
    (932, 430),
    (640, 400),
    (720, 450),
    (960, 540),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1280, 600),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Windows of phones, tablets and desks, upright and across; 640 × 400 and 720 × 450 are 1280 × 800 and 1440 × 900 at 200 %."""

Wanted = Callable[[dict[str, Any]], bool]


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
    kind: str = "table"
    talking: bool = False
    says: str = ""

    @property
    def seat(self) -> int | None:
        return None if self.kind == "replay" else 1


def position(moment: Moment) -> dict[str, Any]:
    """What the page needs to know to show it: from the first match, of some, in which it comes."""
    return next(found for shuffle in range(60) if (found := _position(moment, shuffle)))


def _position(moment: Moment, shuffle: int) -> dict[str, Any] | None:
    match = GAMES[moment.game].match(NAMES[: moment.players], moment.options, bytes([shuffle] * 32))
    chance = Random(shuffle)
    told: list[dict[str, Any]] = []
    for made in range(400):
        view = match.view_now(1)
        shown = made >= moment.after and (moment.kind == "replay" or 1 in match.to_act) and moment.wanted(view)
        if match.result.finished:
            return None
        if shown:
            return {
                "view": view_of_all_cards(match) if moment.kind == "replay" else view,
                "result": match.result.as_json(),
                "seat": moment.seat,
                "kind": moment.kind,
                "talking": moment.talking,
                "says": moment.says,
                "told": told,
            }
        told.append(_move(match, moment, chance, made + 1))
    return None


def _move(match: Match, moment: Moment, chance: Random, number: int) -> dict[str, Any]:
    seat = match.to_act[0]
    legal = match.legal(seat)
    preferred = [move for move in legal if moment.prefers and move.startswith(moment.prefers)]
    move = chance.choice(preferred or legal)
    match.play(seat, move)
    return {"n": number, "kind": "moved", "seat": seat, "move": move, "happened": match.events}


def may(verb: str) -> Wanted:
    return lambda view: any(move.startswith(verb) for move in view["legal"])


def _in_trick(cards: int) -> Wanted:
    return lambda view: len(view.get("trick") or view.get("table", {}).get("trick", ())) == cards


def _hand(cards: int) -> Wanted:
    return lambda view: len(view["hand"]) >= cards


LESSON = (
    "When it is your turn, lead any of your bars but the leftmost, which carries the High Note; everybody follows with a bar of "
    "the same colour if they still have one, and the highest value takes it."
)


def moments() -> Iterator[Moment]:
    yield from _of_xylotar()
    yield from _of_hilo()
    yield from _of_xxl()


def _of_xylotar() -> Iterator[Moment]:
    for players in (2, 3, 4, 5):
        with_seats = functools.partial(Moment, game="xylotar", players=players)
        auto = {"arrange": "auto"}
        yield with_seats(f"xylotar-{players}-arrange", wanted=may("arrange"))
        yield with_seats(f"xylotar-{players}-announce", options=auto, wanted=may("hold"), prefers="hold")
        yield with_seats(f"xylotar-{players}-choose", options=auto, wanted=may("bid"), prefers="look")
        seats = 4 if players == 2 else players
        yield with_seats(
            f"xylotar-{players}-trick", options=auto, wanted=_in_trick(min(players, seats) - 1), prefers="hold", after=4
        )
        late = players * 12
        yield with_seats(f"xylotar-{players}-late", options=auto, wanted=may("play"), prefers="look", after=late)
        yield with_seats(f"xylotar-{players}-replay", options=auto, kind="replay", prefers="hold", after=players * 5)
    yield Moment("xylotar-3-lesson", "xylotar", 3, {"arrange": "auto"}, wanted=may("play"), kind="lesson", says=LESSON)
    yield Moment("xylotar-4-chat", "xylotar", 4, {"arrange": "auto"}, wanted=_in_trick(3), prefers="hold", talking=True)


def _of_hilo() -> Iterator[Moment]:
    for players in (2, 3, 4, 5, 6):
        with_seats = functools.partial(Moment, game="hilo", players=players)
        yield with_seats(f"hilo-{players}-flip", wanted=may("flip"))
        yield with_seats(f"hilo-{players}-turn", wanted=may("draw"), after=6 * players)
        yield with_seats(f"hilo-{players}-drawn", wanted=may("swap"), after=5 * players, prefers="draw")
        yield with_seats(f"hilo-{players}-replay", kind="replay", after=8 * players)
    yield Moment("hilo-3-line", "hilo", 3, wanted=may("clear"), prefers="take")
    yield Moment("hilo-3-slide", "hilo", 3, wanted=may("slide"), prefers="clear diagonal")
    yield Moment("hilo-2-lesson", "hilo", 2, wanted=may("draw"), kind="lesson", says=LESSON)
    yield Moment("hilo-4-chat", "hilo", 4, wanted=may("draw"), after=20, talking=True)


def _of_xxl() -> Iterator[Moment]:
    for variant in range(1, 7):
        options = {"mode": "series", "variant": variant, "times": 1}
        for players in (2, 3, 4, 5, 6):
            with_seats = functools.partial(Moment, game="xxl", players=players, options=options)
            yield with_seats(f"xxl-{variant}-{players}-first")
            if variant in (3, 6):
                yield with_seats(f"xxl-{variant}-{players}-trick", wanted=_in_trick(players - 1), after=players)
            elif variant == 4:
                yield with_seats(f"xxl-4-{players}-streets", prefers="street", after=9 * players, wanted=may("draw"))
            else:
                yield with_seats(f"xxl-{variant}-{players}-long", prefers="draw", after=4 * players, wanted=_hand(6))
            yield with_seats(f"xxl-{variant}-{players}-replay", kind="replay", prefers="street", after=4 * players)
    for variant, longest in ((1, 10), (2, 14), (5, 15)):
        options = {"mode": "series", "variant": variant, "times": 1}
        yield Moment(f"xxl-{variant}-2-longest", "xxl", 2, options, prefers="draw", wanted=_hand(longest))
    yield Moment("xxl-6-4-trump", "xxl", 4, {"mode": "series", "variant": 6, "times": 1, "trump": True}, wanted=may("trump"))
    yield Moment("xxl-4-2-lesson", "xxl", 2, {"mode": "series", "variant": 4, "times": 1}, kind="lesson", says=LESSON)


def deal(game: str, players: int, options: dict[str, Any]) -> Iterator[tuple[bool, dict[str, Any]]]:
    """A whole deal as seat 1 sees it, move by move: whether the move was their own, and what the page needs to know of it."""
    match = GAMES[game].match(NAMES[:players], options, bytes(32))
    moment = Moment("deal", game, players, options)
    chance = Random(4)
    told: list[dict[str, Any]] = []
    own = False
    for number in range(1, 400):
        if len(match.deals) > 1 or match.result.finished:
            return
        table = {"view": match.view_now(1), "result": match.result.as_json(), "seat": 1, "kind": "table"}
        yield own, {**table, "talking": False, "says": "", "told": told[-1:]}
        told.append(_move(match, moment, chance, number))
        own = told[-1]["seat"] == 1


# --- The page ---


@contextmanager
def page_of_moments(folder: Path) -> Iterator[str]:
    """The page, built into this folder; its address."""
    built = folder / "moment"
    config = ["--config", "tests/moment/vite.config.ts", "--outDir", str(built), "--logLevel", "error"]
    command = [sys.executable, "node.py", "npx", "vite", "build", *config]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    handler = functools.partial(Silent, directory=str(built))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def visit(browser: Browser, address: str, **options: Any) -> Page:
    """Somebody who opens the page with a phone’s or a desk’s pointer; nothing moves there."""
    context = browser.new_context(reduced_motion="reduce", **options)
    context.add_init_script("localStorage['atout.settings'] = JSON.stringify({ speed: 'none', name: 'Ann' })")
    page = context.new_page()
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached")
    return page


def show(page: Page, what: dict[str, Any]) -> None:
    page.evaluate("(position) => window.show(position)", what)
    page.locator(".board").wait_for()
