"""A game has one place: whatever is written for all games names none of them, nor a variant, nor anything that only one of them
has: a move, an event, an option, a part of its views, a rule (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from atout.game import GAMES
from atout.game.xxl.variants import VARIANTS
from tests.vocabulary import only_of_one_game

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "atout"
CLIENT = ROOT / "web" / "src"
FOR_ALL = ("server", "bots", "thinkers", "env", "cli", "match", "belief")
"""Folders of code that is written for all games."""
EXAMPLES = {"cli/examples.py"}
"""What the help of commands shows as examples."""
TOLD_TO_PEOPLE = {"help", "description"}
"""Arguments with sentences of help, which may say what there is."""

NAMES = {name for variant in VARIANTS.values() for name in (type(variant).__name__, *variant.names.values())}
"""Of variants: most are words that mean something else, too."""
EVERYDAY = {
    *(
        "clear",
        "close",
        "colour",
        "column",
        "deck",
        "done",
        "end",
        "first",
        "follow",
        "hand",
        "keep",
        "last",
        "limit",
        "lines",
        "look",
    ),
    *("next", "open", "pass", "played", "points", "reshuffle", "round", "rows", "slot", "step", "sum", "swap", "table", "take"),
    *("tied", "times", "trump", "value", "variant", "won"),
}
"""Words that only one game has for something, and that mean something else to everybody."""
OWN_WORDS = only_of_one_game() - EVERYDAY
RULE = re.compile(r"\b[XHK]\d{1,2}\b")
"""The number of a rule."""
SHOWN_AS_EXAMPLE = {"server/http/openapi.py"}
"""Where the description of the interface shows an answer, with a rule."""


def faults(source: str) -> Iterator[str]:
    """What names a game, or recognises one by its notation. Comments and docstrings may speak of games."""
    tree = ast.parse(source)
    silent = {id(node) for node in ast.walk(tree) if isinstance(node, ast.Expr) for node in ast.walk(node.value) if says(node)}
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            sentences = [keyword.value for keyword in call.keywords if keyword.arg in TOLD_TO_PEOPLE]
            silent |= {id(node) for sentence in sentences for node in ast.walk(sentence)}
            if isinstance(call.func, ast.Attribute) and call.func.attr == "startswith":
                texts = {node.value for node in ast.walk(call) if isinstance(node, ast.Constant)}
                yield from (f"line {call.lineno}: {text!r}" for text in texts if str(text).strip() in only_of_one_game())
    for node in ast.walk(tree):
        if id(node) not in silent:
            yield from (f"line {getattr(node, 'lineno', '?')}: {name}" for name in names(node) if is_of_a_game(name))
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and (node.value in OWN_WORDS or RULE.search(node.value))
            ):
                yield f"line {node.lineno}: {node.value!r}"


def says(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def names(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.ImportFrom(module=str(name)) | ast.Constant(value=str(name)) | ast.keyword(arg=str(name)):
            yield name


def is_of_a_game(name: str) -> bool:
    return name in NAMES or any(re.search(rf"(?<![a-z]){re.escape(game)}(?![a-z])", name.lower()) for game in GAMES)


FILES = sorted(path.relative_to(SOURCES).as_posix() for folder in FOR_ALL for path in (SOURCES / folder).rglob("*.py"))


@pytest.mark.parametrize("name", [name for name in FILES if name not in EXAMPLES | SHOWN_AS_EXAMPLE and "client/" not in name])
def test_what_is_written_for_all_games_names_none(name: str) -> None:
    assert list(faults((SOURCES / name).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "from atout.rules import hilo",
        "from atout.game.xxl.variants import VARIANTS",
        "from atout.rules.xxl.runs import STATE",
        "import atout.rules.xylotar as rules",
        "if game == 'xxl': pass",
        "LEAST = {'xylotar': 2}",
        "def _hilo(people): ...",
        "game = Xxl",
        "if isinstance(variant, Runs): pass",
        "if variant.names['en'] == 'Stay below': pass",
        "text = t('happened-xxl-play')",
        "if move.startswith('arrange '): pass",
        "if legal[0].startswith(('bid', 'hold')): pass",
        "first = words[0] == 'x' or options.xylotar_edition",
        "if heights := table.options.get('heights'): pass",
        "cells = view['tableaus']",
        "if event['event'] == 'laid-out': pass",
        "raise Refusal('match-over', 'X22')",
    ],
)
def test_such_a_name_is_found(source: str) -> None:
    assert list(faults(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""In HILO a line goes."""',
        "x = 1\n'''Of Xylotar.'''",
        "# as in XXL\ny = 2",
        "parser.add_argument('--game', help='xylotar, hilo or xxl')",
        "colour = below(refuse)",
        "if line.startswith('#'): pass",
    ],
)
def test_sentences_for_people_and_common_words_are_none(source: str) -> None:
    assert not list(faults(source))


# --- The client (its own walls.test.ts looks for names of games and variants) ---


COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->|<style>.*?</style>", re.DOTALL)
MADE_BY_A_TOOL = {"server/schema.ts", "rulebook/schema.ts", "server/known.ts"}
FOR_ALL_IN_CLIENT = sorted(
    path.relative_to(CLIENT).as_posix()
    for path in CLIENT.rglob("*")
    if path.suffix in (".ts", ".svelte")
    and ".test." not in path.name
    and not re.match(r"games/\w+/", path.relative_to(CLIENT).as_posix())
    and path.relative_to(CLIENT).as_posix() not in MADE_BY_A_TOOL
)


def faults_in_client(source: str) -> Iterator[str]:
    """What a page for all games knows of one: its words, as a text or as a part of a view, an event or options; and rules."""
    code = COMMENT.sub("", source)
    own = "|".join(sorted(map(re.escape, OWN_WORDS)))
    known = rf"""(?<![\w=-])['"`](?:{own})(?:['"`]| )|\b(?:happened|view|options|table)[!?]*\.(?:{own})\b"""
    yield from (match[0] for pattern in (known, RULE.pattern) for match in re.finditer(pattern, code))


@pytest.mark.parametrize("name", FOR_ALL_IN_CLIENT)
def test_pages_for_all_games_know_nothing_that_only_one_has(name: str) -> None:
    assert list(faults_in_client((CLIENT / name).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "move.startsWith('arrange ')",
        "if (move !== 'hold') ask()",
        "const ENDS = ['trick', 'cleared']",
        "if (happened.discarded) values.discarded = card(happened.discarded)",
        "view.xylos.map((xylo) => xylo.seat)",
        "const RULINGS = ['must-play K62']",
        "PARTICLES = ['on', 'slide']",
    ],
)
def test_such_knowledge_is_found(source: str) -> None:
    assert list(faults_in_client(source))


@pytest.mark.parametrize(
    "source", ["/* As in X9. */", "<button>{t('close')}</button>", "view.players.length", "<style>.hold { top: 0 }</style>"]
)
def test_what_all_games_have_is_no_such_knowledge(source: str) -> None:
    assert not list(faults_in_client(source))
