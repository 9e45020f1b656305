"""A game has one place: whatever is written for all games names none of them, nor a variant (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from atout.game import GAMES
from atout.game.xxl.variants import VARIANTS

SOURCES = Path(__file__).parents[1] / "src" / "atout"
FOR_ALL = ("server", "bots", "thinkers", "env", "cli", "match", "belief")
"""Folders of code that is written for all games."""
EXAMPLES = {"cli/examples.py"}
"""What the help of commands shows as examples."""
TOLD_TO_PEOPLE = {"help", "description"}
"""Arguments with sentences of help, which may say what there is."""

NAMES = {name for variant in VARIANTS.values() for name in (type(variant).__name__, *variant.names.values())}
"""Of variants: most are words that mean something else, too."""
VERBS = {"arrange", "hold", "look", "bid", "begin", "flip", "take", "swap", "keep", "trump", "street"}
"""Words of the notation by which one could recognise a game."""


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
                yield from (f"line {call.lineno}: {text!r}" for text in texts if str(text).strip() in VERBS)
    for node in ast.walk(tree):
        if id(node) not in silent:
            yield from (f"line {getattr(node, 'lineno', '?')}: {name}" for name in names(node) if is_of_a_game(name))


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


@pytest.mark.parametrize("name", [name for name in FILES if name not in EXAMPLES and "client/" not in name])
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
