"""Text of people: whatever somebody sends, what others see is one tidy line."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atout.match.refusal import Refusal
from atout.server.people.names import LONGEST_NAME, tidy_name
from atout.server.people.plain_text import BLANK, MOST_MARKS, at_a_glance, confusable, length, tidy

NASTY = (
    "".join(sorted(BLANK))
    + "\u200b\u200d\u202a\u202e\u2066\u2069\u061c\ufeff\u00ad\u180e\U000e0041\ue000\x00\x1b\n\r\t\u2028 \u00a0´¨"
)
MARKS = "\u0300\u0301\u0308\u0323\u0336\u0489\u20dd\u0e31\u093e\u0654"
TEXTS = st.text(st.one_of(st.characters(), st.sampled_from(NASTY + MARKS + "aÅé한ᄀ각ﷺﬁ①Ⅳ")), max_size=60)


@given(TEXTS)
def test_a_tidy_text_is_one_line_of_visible_characters(text: str) -> None:
    tidied = tidy(text)
    assert not [letter for letter in tidied if unicodedata.category(letter).startswith("C") or letter in BLANK]
    assert not [letter for letter in tidied if letter.isspace() and letter != " "]
    assert tidied == tidied.strip()
    assert "  " not in tidied
    assert unicodedata.is_normalized("NFKC", tidied)


@given(TEXTS)
def test_what_is_tidy_stays_as_it_is(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)


@given(TEXTS)
def test_no_letter_bears_a_tower_of_marks(text: str) -> None:
    marks = 0
    for letter in unicodedata.normalize("NFKD", tidy(text)):
        category = unicodedata.category(letter)
        marks = marks + (category != "Mc") if category[0] == "M" else 0
        assert marks <= MOST_MARKS


@given(TEXTS)
def test_a_name_is_short_and_says_something_or_is_refused(text: str) -> None:
    try:
        name = tidy_name(text)
    except Refusal:
        return
    assert tidy_name(name) == name
    assert 1 <= length(name) <= LONGEST_NAME
    assert len(name) <= LONGEST_NAME * (1 + MOST_MARKS)
    assert any(unicodedata.category(letter)[0] in "LNS" for letter in name)


@given(TEXTS)
def test_what_a_text_looks_like_does_not_depend_on_how_it_is_typed(text: str) -> None:
    tidied = tidy(text)
    assert at_a_glance(tidied) == at_a_glance(tidy(f" {tidied}\u200b "))
    assert at_a_glance(tidied) == at_a_glance(unicodedata.normalize("NFD", tidied))


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("l´eau", "l'eau"),
        ("e\u0301\u0302\u0303\u0304\u0305\u0306", "é\u0302\u0303"),
        ("Việt Nam", "Việt Nam"),
        ("ᾧ", "ᾧ"),
        ("\u0301a", "a"),
        ("กี่", "กี่"),
        ("क़्षि", "क़्षि"),
        ("ﬁne\r\nday", "fine day"),
        ("a\u034f\u0301", "á"),
        ("❤\ufe0f", "❤"),
    ],
)
def test_texts(text: str, tidied: str) -> None:
    assert tidy(text) == unicodedata.normalize("NFC", tidied)


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "...", "-_-", "^^", "\u0301", "\ufe0f", "´"])
def test_names_that_nobody_can_call(name: str) -> None:
    with pytest.raises(Refusal):
        tidy_name(name)


@pytest.mark.parametrize("name", ["Ann", "Žofie K.", "🦊", "李", "O'Neill", "Zoë2", "e\u0301" * LONGEST_NAME])
def test_names_that_are_names(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "other",
    [
        *("ann", "ANN", "Ann.", "A n n", "Änn", "\u0410nn", "\u0391nn", "\uff21nn", "A-nn"),
        *("ꓮꓠꓠ", "ꓮnn", "Ꭺnn", "ꭺnn", "𐊠nn", "Ꭺꓠꓠ", "ᗅꓠꓠ", "𝐀𝐧𝐧", "Ａｎｎ", "αnn", "аnn"),  # Lisu, Cherokee, Carian …
    ],
)
def test_names_that_look_like_ann(other: str) -> None:
    assert at_a_glance(tidy_name(other)) == at_a_glance("Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ꓩꓲꓢꓮ", "ꓩꓡꓢꓮ"),
        ("ᎬᏙᎪ", "EVA"),
        ("ꓡꓰꓳ", "Leo"),
        ("ⲢⲞⲢⲞ", "POPO"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Al", "A1"),
        ("\u041e\u0441\u043a\u0430\u0440", "Ockap"),
        ("Weiß", "Weiss"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert at_a_glance(one) == at_a_glance(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ꓮꓠꓠ", "ꓮꓠꓠꓮ"),
        ("ᎠᏂ", "ᎠᏃ"),
        ("דוד", "דנה"),
        ("علي", "عمر"),
        ("ゆき", "はる"),
        ("李", "王"),
        ("Žofie", "Sofie"),
        ("Ann", "Anna"),
        ("Guest", "Guest 2"),
        ("P1", "P2"),
        ("राम", "रीमा"),
        ("🦊", "🐻"),
        ("Jan", "Jana"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert at_a_glance(one) != at_a_glance(other)


def test_no_two_letters_of_an_alphabet_are_taken_for_each_other_but_those_that_look_alike() -> None:
    for alphabet in (
        "abcdefghjklmnopqrstuvwxyz",  # without i, which is an l
        "абвгдежзклмнопрстуфхцчшщыэюя",
        "αβγδεζηθκλμνξοπρτφχψω",
        "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓳꓴ",
    ):
        assert len({at_a_glance(letter) for letter in alphabet}) == len(alphabet)


def test_what_looks_like_something_that_looks_like_ann_looks_like_ann() -> None:
    """Looking twice changes nothing: there is no way around by two steps."""
    for letter in map(chr, confusable()):
        assert at_a_glance(at_a_glance(letter)) == at_a_glance(letter), letter
