"""Somebody who does not see the page: they press keys, and know only what the accessibility tree says."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from playwright.sync_api import CDPSession

from tests.e2e.people import LONGEST, Person

T = TypeVar("T")

TAPE = """addEventListener('DOMContentLoaded', () => {
  window.tape = []
  const live = '[role=alert], [role=log], [role=status], [aria-live]'
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) {
        const region = target.closest?.(live) ?? (node.matches?.(live) ? node : node.querySelector?.('[role=alert]'))
        if (!region || !node.textContent.trim()) continue
        const silent = document.querySelector('dialog[open]') && !region.closest('dialog[open]')
        if (!silent) window.tape.push([region.getAttribute('role'), (node.innerText ?? node.textContent).trim()])
      }
  }).observe(document, { childList: true, subtree: true })
})"""
"""Notes whatever is added to a live region, new or not: that is what a screen reader says aloud. Below a sheet all is silent."""

LINE = re.compile(r'(?P<role>[\w/-]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?::(?: (?P<text>.*))?)?')


@dataclass
class Node:
    """A thing of the tree: what it is, what it is called, and what is in it."""

    role: str
    name: str = ""
    own: str = ""
    children: list[Node] = field(default_factory=list)

    def all(self, role: str, name: str = "") -> Iterator[Node]:
        """This and everything in it that has the role, and a name that begins so."""
        if role == self.role and self.name.startswith(name):
            yield self
        for child in self.children:
            yield from child.all(role, name)

    def first(self, role: str, name: str = "") -> Node | None:
        return next(self.all(role, name), None)

    @property
    def text(self) -> str:
        return " ".join(filter(None, (self.own or self.name, *(child.text for child in self.children))))


class Reader:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.page.add_init_script(TAPE)
        self.page.reload()
        self.remembered: list[str] = []
        """Everything that was told of what happens."""
        self._devtools: CDPSession = person.context.new_cdp_session(person.page)

    # --- Reading and hearing ---

    def read(self) -> Node:
        """The whole page, as a screen reader gets it."""
        return parsed(self.page.locator("body").aria_snapshot())

    def until(self, found: Callable[[Node], T | None], what: str) -> T:
        """Reads again and again until there is something."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            if result := found(self.read()):
                return result
            self.page.wait_for_timeout(15)
        raise AssertionError(f"{what}: {self.read().text}")

    def heard(self, *roles: str) -> list[str]:
        """What was said aloud since the last time."""
        tape = self.page.evaluate("window.tape.splice(0)")
        self.remembered += [text for role, text in tape if role == "log"]
        return [text for role, text in tape if not roles or role in roles]

    def hears(self, *roles: str) -> list[str]:
        """Waits until something is said."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            if said := self.heard(*roles):
                return said
            self.page.wait_for_timeout(15)
        raise AssertionError(f"silence: {self.read().text}")

    def focus(self) -> tuple[str, str]:
        """What a screen reader says when the focus comes to something: role and name."""
        here = self._devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        tree = self._devtools.send("Accessibility.getPartialAXTree", {"objectId": here, "fetchRelatives": False})
        node: dict[str, Any] = tree["nodes"][0]
        return node["role"]["value"], node.get("name", {}).get("value", "")

    # --- Pressing keys ---

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, role: str, name: str) -> None:
        """Tab, until a screen reader says this."""
        for _ in range(150):
            focused = self.focus()
            if focused[0] == role and focused[1].startswith(name):
                return
            self.press("Tab")
        raise AssertionError(f"no {role} called {name}: {self.read().text}")

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.press("Enter")

    # --- At the text table ---

    def ask(self, question: str) -> list[str]:
        """Types a question, hears that there is an answer, and reads it."""
        self.heard()
        self.type(question)
        self.hears("status")
        return [paragraph.text for answer in self.read().all("status") for paragraph in answer.all("paragraph")]

    def act(self, chance: random.Random) -> bool:
        """Does one thing, if there is one to do. False: the result has been read."""
        page = self.read()
        if dialog := page.first("dialog"):
            if not dialog.first("button", "Go on"):
                return False
            self.tab_to("button", "Go on")
            self.press("Enter")
            self.until(lambda now: not now.first("dialog"), "the sheet stays")
        elif (doing := page.first("region", "What you can do")) and "Your turn" in doing.text:
            if moves := self.moves():
                self.heard()
                self.type(chosen(moves, chance))
                self.until(lambda now: happened(now) != happened(page), f"nothing comes of {moves}")
        else:
            self.page.wait_for_timeout(15)
        return True

    def moves(self) -> list[str]:
        """What can be done, as it is typed; nothing if it is another's turn by now: what was read may be a moment old.

        Where there are many of a kind, the kind is asked for if there is nothing else."""
        lines = self.ask("l")[1:]
        kinds = [found[1] for line in lines if (found := re.search(r", (\w+) …: \d+ ways", line))]
        listed = [line for line in lines if " …: " not in line]
        if kinds and not listed:
            listed = self.ask(kinds[0])[1:]
        return [(re.findall(r": (street \w: [^:]+)$", line) or [line.rsplit(": ", 1)[-1]])[0].lower() for line in listed]

    def play_to_the_end(self, seed: int = 1) -> Node:
        """Until the result lies there; returns it."""
        chance = random.Random(seed)
        end = time.monotonic() + LONGEST
        while self.act(chance):
            assert time.monotonic() < end, f"this match never ends: {self.read().text}"
        result = self.read().first("dialog")
        assert result is not None
        return result


def happened(page: Node) -> str:
    """What the log says; empty while a sheet lies on it."""
    log = page.first("region", "What happened")
    return log.text if log else ""


def chosen(moves: list[str], chance: random.Random) -> str:
    """Something sensible enough that a match comes to its end."""
    best = [move for move in moves if move.startswith(("street", "clear", "done"))]
    if "draw" in moves and not any(move.startswith(("play", "take")) for move in moves):
        best = best or ["draw"]
    if "hold" in moves and chance.random() < 0.7:
        best = ["hold"]
    return chance.choice(best or moves)


def parsed(snapshot: str) -> Node:
    """The tree that Playwright writes as indented lines."""
    root = Node("page")
    path = [(-1, root)]
    for line in snapshot.splitlines():
        indent = len(line) - len(line.lstrip())
        item = line.strip().removeprefix("- ")
        if item.startswith("'"):
            quoted, _, rest = item[1:].replace("''", "\0").partition("'")
            item = quoted.replace("\0", "'") + rest
        if item.startswith("/") or not (found := LINE.fullmatch(item)):
            continue
        text = found["text"] or ""
        own = json.loads(text) if text.startswith('"') else text
        node = Node(found["role"], (found["name"] or "").replace('\\"', '"'), own)
        while path[-1][0] >= indent:
            path.pop()
        path[-1][1].children.append(node)
        path.append((indent, node))
    return root
