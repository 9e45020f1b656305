"""What is said at a table: how it is worded, how often one may speak, and who hears whom.

All of it follows from the log, so every process decides alike.
"""

from __future__ import annotations

import heapq
import math
import re
import unicodedata
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, cast

from atout.match.refusal import Refusal
from atout.server.people.plain_text import length, tidy, without_accents
from atout.server.tables.entries import Entry, public

if TYPE_CHECKING:
    from atout.server.tables.told import Said

Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "nice-move",
    "well-played",
    "that-was-close",
    "oops",
    "sorry",
    "thanks",
    "play-again",
    "goodbye",
]
"""A phrase travels by its name: everybody reads it in their own language."""

LONGEST_TEXT = 200
BACKLOG = 50
"""So many of the last messages are shown to somebody who comes."""
LIMITS = ((5, 10.0), (20, 60.0))
"""So many messages of a person in so many seconds."""
RECENTLY = 60.0
"""Seconds in which nobody says the same again."""
SHORT = 12
"""Letters up to which only the same is the same: 'we have 7' is not 'we have 8'."""
NEARLY, ROUGHLY = 0.9, 0.75
"""The part of their letters, and of their pairs of neighbouring letters, that two messages share which say nearly the same."""


def worded(text: str | None, phrase: Phrase | None) -> dict[str, str]:
    """What is said, fit to be read: a text or a phrase, one of the two."""
    if (text is None) == (phrase is None):
        raise Refusal("bad-text", longest=LONGEST_TEXT)
    if phrase is not None:
        return {"phrase": phrase}
    text = tidy(text or "")
    if not 1 <= length(text) <= LONGEST_TEXT:
        raise Refusal("bad-text", longest=LONGEST_TEXT)
    return {"text": text}


@dataclass(frozen=True)
class Chat:
    said: Mapping[str, Sequence[Entry]] = field(default_factory=dict)
    """The last messages of everybody, by person: whoever has been muted takes nobody else's place."""
    muted: Mapping[str, AbstractSet[str]] = field(default_factory=dict)
    """Whom somebody does not want to hear, by person."""

    def with_said(self, entry: Entry) -> Chat:
        who = entry.data["who"]
        return replace(self, said={**self.said, who: (*self.said.get(who, ())[1 - BACKLOG :], entry)})

    def with_muted(self, who: str, whom: str, *, on: bool) -> Chat:
        others = self.muted.get(who, frozenset()) - {whom}
        return replace(self, muted={**self.muted, who: others | {whom} if on else others})

    def hears(self, who: str | None, entry: Entry) -> bool:
        return entry.kind != "said" or entry.data["who"] not in self.muted.get(who or "", ())

    def backlog(self, who: str | None) -> list[Said]:
        """The last messages that somebody may read, as they were told."""
        muted = self.muted.get(who or "", ())
        heard = [said for speaker, said in self.said.items() if speaker not in muted]
        merged = heapq.merge(*heard, key=lambda entry: entry.number)
        return [cast("Said", public(entry)) for entry in deque(merged, maxlen=BACKLOG)]

    def check(self, who: str, words: dict[str, str], now: float) -> None:
        """Refuses what floods the table, and what somebody has only just said. What a log says was said later than now, says
        nothing: nobody waits for longer than the limits say."""
        times = [entry.at for entry in self.said.get(who, ()) if entry.at <= now]
        for most, seconds in LIMITS:
            if len(times) >= most and (wait := times[-most] + seconds - now) > 0:
                raise Refusal("too-fast", seconds=math.ceil(wait))
        if any(alike(words, entry.data) for entry in self._recent(who, now)):
            raise Refusal("said-already")

    def _recent(self, who: str, now: float) -> Iterator[Entry]:
        return (entry for entry in self.said.get(who, ()) if now - RECENTLY < entry.at <= now)


def alike(words: dict[str, str], others: dict[str, Any]) -> bool:
    """Whether two messages say the same, or nearly."""
    if "phrase" in words or "phrase" in others:
        return words.get("phrase") == others.get("phrase")
    one, other = gist(words["text"]), gist(others["text"])
    if one == other:
        return True
    if max(len(one), len(other)) <= SHORT:
        return False
    return _shared(one, other) >= NEARLY and _shared(_pairs(one), _pairs(other)) >= ROUGHLY


def _shared(one: Sequence[str], other: Sequence[str]) -> float:
    """The part of the two that they have in common, in any order: as much work as they are long, whatever is in them."""
    common = sum((Counter(one) & Counter(other)).values())
    return 2 * common / (len(one) + len(other))


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(len(text) - 1)]


@lru_cache(1024)
def gist(text: str) -> str:
    """A message without what changes nothing of it: capitals, accents, spaces, punctuation, looong letters."""
    letters = without_accents(text.casefold())[:LONGEST_TEXT]  # some letters are made of many
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "PZ") or letters
    return re.sub(r"(\D)\1+", r"\1", plain)
