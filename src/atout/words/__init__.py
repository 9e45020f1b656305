"""Everything that people read at a table, in their language: one catalogue, which browser and terminal share.

A language is one file beside this one, in Fluent's format (docs/translating.md); whatever it lacks is said in English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
_folders = [FOLDER]


def add(folder: Path) -> None:
    """The sentences of one more game, in files of the same names."""
    _folders.append(folder)
    sentences.cache_clear()


class Sentences:
    """The sentences of a language. Each is read when it is said for the first time: a match needs a tenth of them."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # most commands say nothing, and need not wait for it

        text = "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in _folders)
        self._unread = {message.partition(" ")[0]: message for message in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)}
        self._bundle = FluentBundle([language], use_isolating=False)

    def has(self, name: str) -> bool:
        return name in self._unread or self._bundle.has_message(name)

    def say(self, name: str, values: Mapping[str, str | int | float]) -> str:
        from fluent.runtime import FluentResource

        if text := self._unread.pop(name, ""):
            self._bundle.add_resource(FluentResource(text))
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, dict(values))[0])


@cache
def sentences(language: str) -> Sentences:
    return Sentences(language)


_chosen = "en"


def speak(language: str) -> None:
    """Says everything in that language from now on."""
    global _chosen
    _chosen = language


def spoken() -> str:
    """The language in which everything is said."""
    return _chosen


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: `ATOUT_LANGUAGE`, or the terminal's own, as `LANG=cs_CZ.UTF-8` says it.

    >>> preferred({"LANG": "cs_CZ.UTF-8"}), preferred({"LANG": "C.UTF-8"}), preferred({})
    ('cs', 'en', 'en')
    """
    for variable in ("ATOUT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(variable, ""):
            language = re.split(r"[_.@-]", wanted.lower())[0]
            return language if language in LANGUAGES else "en"
    return "en"


def knows(name: str) -> bool:
    return sentences(_chosen).has(name) or sentences("en").has(name)


def t(name: str, /, **values: str | int | float) -> str:
    """A sentence, with what stands in braces filled in.

    >>> t("round-number", deal=2)
    'Round 2'
    >>> t("account-sum", sum=-3)  # a minus sign, not a hyphen
    'sum −3'
    """
    own = sentences(_chosen)
    given = {key: f"−{-value}" if isinstance(value, int | float) and value < 0 else value for key, value in values.items()}
    return (own if own.has(name) else sentences("en")).say(name, given)


def joined(items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Several things as one phrase.

    >>> joined(["Ada", "Bo", "Cy"]), joined(["red", "blue"], "or")
    ('Ada, Bo and Cy', 'red or blue')
    """
    from babel.lists import format_list

    return format_list(list(items), style, locale={"en": "en_GB"}.get(_chosen, _chosen))
