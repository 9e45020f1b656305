"""Writes the pages for referees: all rulings of the rules pages, `> **The rulebook is silent (X17).** …`, on one page a language.

`python3 -m tools.rulings` (the client is built from these pages); a test asks whether they are up to date. A ruling is told
once, on the page of its game, and so is the sentence before it, which says what is ruled on.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = ("xylotar", "hilo", "xxl")
RULING = re.compile(r"^> \*\*[^*\n]*\([XHK]\d+\)\.\*\*.*\n(?:>.*\n)*", re.MULTILINE)

SENTENCE = re.compile(r"(?<=[.!?]) (?=[\w«*])")

HEADS = {
    "en": """# Rulings

For referees, and for everybody who has the rulebook beside them: where it is silent or editions differ, and what is played
here. Everything else is as printed.
""",
    "fr": """# Décisions

Pour les arbitres, et pour qui a le livret sous les yeux\u00a0: là où il se tait, là où les éditions diffèrent, et comment on
joue ici. Tout le reste se joue comme c’est imprimé.
""",
    "cs": """# Rozhodnutí

Pro rozhodčí a\u00a0pro každého, kdo má vedle sebe návod: kde mlčí nebo kde se vydání liší a\u00a0jak se hraje tady. Všechno
ostatní se hraje, jak je vytištěno.
""",
}


def page(language: str) -> str:
    parts = [HEADS[language]]
    for game in GAMES:
        text = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
        title = text.split("\n", 1)[0].removeprefix("# ").split(",")[0]
        parts.append(f"## {title}\n")
        parts += [f"{context(text[: found.start()])}\n\n{found[0]}" for found in RULING.finditer(text)]
    return "\n".join(parts)


def context(before: str) -> str:
    """The sentence of the rules that a ruling follows: what it rules on."""
    told = [part for part in before.split("\n\n") if part.strip() and part.strip()[0] not in "#>!|"]
    sentences = SENTENCE.split(re.sub(r"[ \n]+", " ", told[-1].strip()))
    return textwrap.fill(f"… {sentences[-1]}" if len(sentences) > 1 else sentences[-1], 140, break_on_hyphens=False)


def path(language: str) -> Path:
    return RULES / language / "rulings.md"


if __name__ == "__main__":
    for language in HEADS:
        path(language).write_text(page(language), encoding="utf-8")
