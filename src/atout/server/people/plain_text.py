"""Text of people, made fit to be shown to others: one line of characters that can be seen, in the order in which they stand."""

from __future__ import annotations

import unicodedata
from functools import cache

MOST_MARKS = 3
"""Marks above and below one letter: more than any language needs, too few to climb over the neighbouring lines."""
TAKES_ROOM = "Mc"
"""The category of marks that stand beside their letter, as many vowels of India do."""
BLANK = frozenset(
    chr(number)
    for numbers in (
        [0x034F],  # joins letters, invisibly
        [0x115F, 0x1160, 0x3164, 0xFFA0],  # fillers of Hangul
        [0x17B4, 0x17B5],  # vowels of Khmer that are not written
        [0x180B, 0x180C, 0x180D, 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)],  # variants of a letter
        [0x2800],  # braille without a dot
        [0x13441, 0x13442, 0x16FE4, 0x1D159],  # blanks of hieroglyphs, of Khitan, of music
    )
    for number in numbers
)
"""Characters that Unicode counts among letters, marks and symbols, and that nobody can see."""


def tidy(text: str) -> str:
    """The text as NFKC, without control, format, direction-changing, private and blank characters and towers of marks."""
    decomposed = unicodedata.normalize("NFKD", _visible(text.replace("´", "'")))  # an apostrophe, for many who type it
    decomposed = unicodedata.normalize("NFKD", _visible(decomposed))
    return unicodedata.normalize("NFC", " ".join(_with_few_marks(decomposed).split()))


def _visible(text: str) -> str:
    return "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or not _is_hidden(letter))


def _is_hidden(letter: str) -> bool:
    return unicodedata.category(letter).startswith("C") or letter in BLANK


def _with_few_marks(text: str) -> str:
    """A mark needs a letter to stand on, and shares it with few others."""
    kept = []
    stands, marks = False, 0
    for letter in text:
        category = unicodedata.category(letter)
        if category[0] != "M":
            stands, marks = letter != " ", 0
            kept.append(letter)
        else:
            marks += category != TAKES_ROOM
            if stands and marks <= MOST_MARKS:
                kept.append(letter)
    return "".join(kept)


def length(text: str) -> int:
    """How many letters somebody would count: the marks above and below one belong to it."""
    return sum(unicodedata.category(letter) not in ("Mn", "Me") for letter in text)


LOOK_ALIKE = str.maketrans(
    {
        **dict(zip("авекмнорстухѕԛԝһԁѵзү", "abekmhopctyxsqwhdv3y", strict=True)),  # Cyrillic
        **dict(zip("αβεζηκμνορτυχωϲσς", "abezhkmnoptyxwccc", strict=True)),  # Greek
        **dict(zip("օսհոց", "ouhng", strict=True)),  # Armenian
        **dict.fromkeys("i1|ıɩіӏιǀ", "l"),
        "0": "o",
        "ј": "j",
        "ɑ": "a",
        "ɡ": "g",
    }
)
"""Small letters, and the Latin one that they, or their capitals, look like."""


def at_a_glance(text: str) -> str:
    """What is left of a text at a glance: two names that look the same here are not told apart at a table.

    Capitals, accents, spaces and punctuation do not count, nor which alphabet a letter is from.
    """
    letters, before = _plain(text), ""
    while not letters.isascii() and letters != before:  # something can look like something that looks like an A
        letters, before = _plain(letters.translate(confusable())), letters
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "PZ") or letters


def _plain(text: str) -> str:
    return without_accents(unicodedata.normalize("NFKC", text).casefold()).translate(LOOK_ALIKE)


@cache
def confusable() -> dict[int, str]:
    """Letters of all other alphabets (Lisu, Cherokee, Coptic …) and what they look like, as Unicode has it (UTS 39).

    A letter with capitals looks like whatever they look like, if it looks like nothing itself. It takes a tenth of a second
    to make, once.
    """
    from confusable_homoglyphs.confusables import confusables_data

    alike = {letter: [_bare(other["c"]) for other in others] for letter, others in confusables_data.items() if len(letter) == 1}
    found = {}
    for letter in alike:
        if not letter.isascii() and (looks := _model(letter, alike)) != letter:
            found[ord(letter)] = looks
    for letter in list(map(chr, found)):
        small = letter.casefold()
        if len(small) == 1 and not small.isascii():
            found.setdefault(ord(small), found[ord(letter)])
    return found


def _bare(text: str) -> str:
    """Without the marks of direction that the list puts around letters that are written from right to left."""
    return text.replace("\u200e", "")


def _model(letter: str, alike: dict[str, list[str]]) -> str:
    """The letter for which it, and everything that looks like it, stands: a Latin one where there is one."""
    others = alike[letter]
    if latin := [other for other in others if other.isascii() and other.isalnum()]:
        return min(latin)
    if len(others) != 1 or len(others[0]) != 1:
        return letter
    model = others[0]
    return model if len(alike.get(model, [])) > 1 or model < letter else letter


def without_accents(text: str) -> str:
    """Without the marks of European alphabets; in others they are letters."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not "\u0300" <= letter <= "\u036f")
