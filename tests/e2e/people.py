"""People at a browser: they look at the page, and tap what is on offer."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from itertools import permutations
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize

from atout import game
from tests import patience

PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
DESK: ViewportSize = {"width": 1440, "height": 900}
LONGEST = 3 * patience.SECONDS
"""Seconds after which a match between people who tap at once should be over."""
PYTHON = patience.MILLISECONDS
"""Milliseconds within which the rulebook in the browser should be there, also on a machine that is busy."""
TABLE = ".board, [data-text-table]"
"""A table on which a match has begun, drawn or in words."""
HARMLESS = ("Service Worker registration blocked by Playwright", "cross-world service worker resource mismatch")
"""Only tests that are about it let pages be kept for use without a connection. There, on a busy machine, Chromium may fetch ahead
what the page asks for only when the service worker has taken over: it is fetched again."""
GAMES = tuple(game.GAMES)

SEEN = """() => {
  const shown = (element) => element && element.checkVisibility()
  const all = (what) => [...document.querySelectorAll(what)].filter((element) => shown(element) && !element.disabled)
  return {
    next: all('dialog[open] [data-next]').length > 0,
    over: all('dialog[open] .podium').length > 0,
    mine: all('.status.mine').length > 0,
    confirm: all('[data-confirm]').length > 0,
    moves: all('[data-move]').map((element) => element.dataset.move),
    slots: all('[data-slot]').map((element) => Number(element.dataset.slot)),
    cells: all('[data-cell].can').map((element) => Number(element.dataset.cell)),
    picked: all('[data-cell][aria-pressed=true]').map((element) => Number(element.dataset.cell)),
    wishes: all('button.button[data-wish]').map((element) => element.dataset.wish),
    cards: all('.hand [data-card].can').map((element) => element.dataset.card),
    market: all('.market [data-card]').map((element) => element.dataset.card),
  }
}"""
"""What somebody who looks at the page could tap now."""


class Person:
    def __init__(self, browser: Browser, address: str, name: str, *, device: str = "", **options: Any) -> None:
        """`device`: a script that makes their device special, before any page is opened."""
        settings = {"speed": "none", "name": name, "soundOffered": True, **options.pop("settings", {})}
        options.setdefault("viewport", DESK)
        options.setdefault("locale", "en-GB")
        options.setdefault("service_workers", "block")
        self.context = browser.new_context(base_url=address, **options)
        remembered = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage['atout.settings'] ??= {remembered};{device}")
        self.name = name
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of messages of the console that a test provokes."""
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(patience.MILLISECONDS)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(f"{self.name}: {error}"))
        self.page.goto("/")

    def _note(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in (*self.expected, *HARMLESS)):
            self.errors.append(f"{self.name}: {message.text}")

    def leave(self) -> None:
        self.context.close()

    def until(self, true: Callable[[], Any], what: str = "") -> None:
        """Waits until something is true that `expect` cannot look at. The page goes on meanwhile."""
        end = time.monotonic() + patience.SECONDS
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what or true}"
            self.page.wait_for_timeout(20)

    def settle(self) -> None:
        """Waits until the page has become somebody, as the first does: asking once more meanwhile would make somebody else."""
        self.until(lambda: any(cookie["name"] == "atout" for cookie in self.context.cookies()), "the page becomes somebody")

    def forget(self) -> None:
        """Comes back to the first page as somebody who has never been elsewhere."""
        self.expected = ()
        self.page.set_viewport_size(DESK)
        self.page.emulate_media(color_scheme="light")
        self.page.evaluate(
            """() => {
              for (const key of Object.keys(localStorage)) if (key !== 'atout.settings') localStorage.removeItem(key)
              sessionStorage.clear()
            }"""
        )
        self.page.keyboard.press("Escape")
        self.walk("/")
        self.page.locator(".box").first.wait_for()
        self.speak("en")

    def walk(self, path: str) -> None:
        """Goes to a page as a link inside of Atout does: nothing is loaded anew, and the rulebook stays open."""
        self.page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)

    def speak(self, language: str) -> None:
        """As if they had chosen a language in another window."""
        self.page.evaluate(
            """(newValue) => {
              localStorage.setItem('atout.language', newValue)
              dispatchEvent(new StorageEvent('storage', { key: 'atout.language', newValue }))
            }""",
            language,
        )
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")

    # --- Coming to a table ---

    def box(self, game: str) -> Locator:
        return self.page.locator(".box").nth(GAMES.index(game))

    def play_against_bots(self, game: str) -> None:
        self.box(game).get_by_role("button").nth(1).click()
        self.page.wait_for_url("**/t/*")
        self.page.locator(TABLE).wait_for()

    def make_table(self, game: str) -> str:
        """With friends; returns the link."""
        self.box(game).get_by_role("button").nth(2).click()
        self.page.wait_for_url("**/t/*")
        return self.page.locator("#link").input_value()

    def open(self, link: str) -> None:
        self.page.goto(link)

    def sit_down(self) -> None:
        self.page.locator("form .button.strong").click()
        self.page.locator("li.own").wait_for()

    def start(self) -> None:
        self.page.locator("section .row .button.strong").click()
        self.page.locator(TABLE).wait_for()

    # --- Playing ---

    def seen(self) -> dict[str, Any]:
        return self.page.evaluate(SEEN)

    @property
    def is_over(self) -> bool:
        return bool(self.seen()["over"])

    def said(self) -> str:
        return self.page.locator(".status .said").first.inner_text()

    def tap(self, what: str) -> None:
        self.page.locator(what).filter(visible=True).first.click()

    def act(self, chance: random.Random) -> bool:
        """Does one thing, if there is one to do."""
        seen = self.seen()
        if seen["next"]:
            self.tap("dialog[open] [data-next]")
        elif seen["confirm"]:
            self.tap("[data-confirm]")
        elif not seen["mine"] or seen["over"]:
            return False
        else:
            return self._choose(seen, chance)
        return True

    def _choose(self, seen: dict[str, Any], chance: random.Random) -> bool:
        moves: list[str] = seen["moves"]
        if seen["cells"] and (not moves or "draw" not in moves or chance.random() < 0.8):
            free = [cell for cell in seen["cells"] if cell not in seen["picked"]]
            if seen["wishes"] == ["drop"] and chance.random() < 0.4:
                self.tap("button.button[data-wish=drop]")
                return True
            self.tap(f"[data-cell='{chance.choice(free)}']")
        elif "hold" in moves and chance.random() < 0.25 and len(seen["slots"]) > 3:
            first = chance.randrange(len(seen["slots"]) - 1)
            for slot in seen["slots"][first : first + 2]:
                self.tap(f"[data-slot='{slot}']")
            self.tap("[data-move=look]")
        elif seen["wishes"] == ["take"] and chance.random() < 0.4:
            self.tap("button.button[data-wish=take]")
        elif seen["market"] and "draw" in moves and (street := street_in([*seen["cards"], *seen["market"]])):
            for card in street:
                self.tap(f"[data-card='{card}']")
            ways = self.page.locator(".actions [data-move^=street]")
            if ways.count():
                ways.first.click()
            else:  # a street needs a card of the hand, and one is enough in a turn: the server says so
                self.tap(".actions [data-move=draw]")
        elif seen["market"] and seen["cards"] and ("draw" in moves or not moves):
            if moves and chance.random() < 0.8:
                self.tap(".actions [data-move=draw]")
            else:
                self._exchange(seen, chance)
        elif "done" in moves:
            self.tap(".actions [data-move=done]")
        elif seen["cards"] and (not moves or chance.random() < 0.5):
            self.tap(f".hand [data-card='{chance.choice(seen['cards'])}']")
        elif moves:
            self.tap(f'[data-move="{chance.choice(moves)}"]'.replace("\\", "\\\\"))
        else:
            return False
        return True

    def _exchange(self, seen: dict[str, Any], chance: random.Random) -> None:
        self.tap(f".hand [data-card='{chance.choice(seen['cards'])}']")
        if "draw" in seen["moves"]:
            self.tap(f".market [data-card='{chance.choice(seen['market'])}']")
        self.tap(".actions [data-move^=swap], .actions [data-move^=give]")


def street_in(cards: list[str]) -> tuple[str, ...] | None:
    """Three cards whose values in one colour follow each other, if there are any (K52)."""
    sides = {card: {side[0]: int(side[1:]) for side in card.split("/")} for card in cards}
    for three in permutations(cards, 3):
        for colour in sides[three[0]]:
            values = [sides[card].get(colour, -9) for card in three]
            if values[1] == values[0] + 1 and values[2] == values[1] + 1:
                return three
    return None


def play_to_the_end(people: list[Person], *, seed: int = 1) -> None:
    """Everybody plays whatever is on offer until the result lies on the table."""
    chance = random.Random(seed)
    ends = idle_until = time.monotonic() + LONGEST
    while time.monotonic() < ends:
        acted = [person.act(chance) for person in people]
        if any(acted):
            idle_until = time.monotonic() + patience.SECONDS
        elif all(person.is_over for person in people):
            return
        else:
            people[0].page.wait_for_timeout(20)
            assert time.monotonic() < idle_until, f"nobody can do anything: {[person.said() for person in people]}"
    raise AssertionError(f"this match never ends: {[person.said() for person in people]}")
