"""Text of people, made fit to be shown to others: one line of characters that can be seen, in the order in which they stand."""

from __future__ import annotations

import unicodedata

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


def look(text: str) -> str:
    """What is left of a text at a glance: two names that look the same here are not told apart at a table.

    Capitals, accents, spaces and punctuation do not count, nor which alphabet a letter is from.
    """
    letters = without_accents(text.casefold()).translate(LOOK_ALIKE)
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "PZ") or letters


def without_accents(text: str) -> str:
    """Without the marks of European alphabets; in others they are letters."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not "\u0300" <= letter <= "\u036f")
