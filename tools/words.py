"""Reads everything that players read, in every language, and tells what a careful editor would strike out.

`uv run tools/words.py` lists the faults, with `--mend` it first mends what needs no thought: apostrophes, non-breaking spaces,
minus signs. `tests/test_words.py` asks for none. The words themselves stand in docs/glossary.md, and nowhere else.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "cs")
GLOSSARY = ROOT / "docs" / "glossary.md"
CATALOGUES = ROOT / "src" / "atout" / "words"
LESSONS = ROOT / "web" / "lessons"
PAGES = ("rules", "tips")

NO_BREAK, NARROW, MINUS = "\u00a0", "\u202f", "\u2212"


@dataclass(frozen=True)
class Text:
    """Something that players read, by a name that the glossary can speak of: `words:pad-about`, `lessons:xxl-1`, `rules:hilo`."""

    language: str
    name: str
    said: str


# Where it stands


@cache
def catalogue(language: str) -> dict[str, str]:
    """The messages of a language, as they are written, by their names."""
    text = (CATALOGUES / f"{language}.ftl").read_text(encoding="utf-8")
    return messages(text)


def messages(text: str) -> dict[str, str]:
    parts = re.split(r"^(?=[a-z])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)
    found = (re.match(r"([\w-]+) =(?: |(?=\n))(.*)", part.rstrip(), re.DOTALL) for part in parts)
    return {one[1]: one[2] for one in found if one}


def lesson_texts(value: object) -> Iterator[dict[str, str]]:
    """Everything in a lesson that is said in several languages."""
    if isinstance(value, list):
        for one in value:
            yield from lesson_texts(one)
    elif isinstance(value, dict):
        if "en" in value:
            yield value
        else:
            for one in value.values():
                yield from lesson_texts(one)


def texts() -> Iterator[Text]:
    for language in LANGUAGES:
        for name, said in catalogue(language).items():
            yield Text(language, f"words:{name}", said)
        for page in PAGES:
            for path in sorted((ROOT / "docs" / page / language).glob("*.md")):
                yield Text(language, f"{page}:{path.stem}", path.read_text(encoding="utf-8"))
    for path in sorted(LESSONS.glob("*.lesson.json")):
        for versions in lesson_texts(json.loads(path.read_text(encoding="utf-8"))):
            for language, said in versions.items():
                yield Text(language, f"lessons:{path.name.removesuffix('.lesson.json')}", said)


def unwrapped(text: Text) -> str:
    """A page without what only its file has: lines that end where they are full, and the signs of lists and emphasis."""
    if text.name.split(":")[0] not in PAGES:
        return text.said
    joined = re.sub(r"(?<=[^\s|])\n(?:> | {2,})?(?=[^\s>#|!*`-])", " ", text.said)
    return re.sub(r"^(?:> )?- |(?<!`)\*+(?!`)", "", joined, flags=re.MULTILINE)


def plain(said: str) -> str:
    """What is read as prose: without code, addresses and the keys of variants. `{ $name }` becomes a word of its own."""
    said = re.sub(r"^```.*?^```|^> ```.*?^> ```", "", said, flags=re.MULTILINE | re.DOTALL)
    said = re.sub(r"`[^`\n]*`|\]\([^)]*\)|https?://\S+", "§", said)
    said = re.sub(r"^\s*\*?\[\w+\] ", "", said, flags=re.MULTILINE)
    said = re.sub(r"\{ \$\w+ ->|^ *\}|\{\"([^\"]*)\"\}", r"\1", said, flags=re.MULTILINE)
    return re.sub(r"\{ \$\w+ \}", "§", said)


# Words


@dataclass(frozen=True)
class Forbidden:
    language: str
    pattern: re.Pattern[str]
    instead: str
    where: tuple[str, ...]

    def looks_at(self, text: Text) -> bool:
        wanted = [place for place in self.where if not place.startswith("!")]
        spared = [place[1:] for place in self.where if place.startswith("!")]
        named = any(fnmatchcase(text.name, place) for place in wanted) if wanted else True
        return text.language == self.language and named and not any(fnmatchcase(text.name, place) for place in spared)


@cache
def forbidden() -> tuple[Forbidden, ...]:
    """The table 'Not like this' of the glossary."""
    table = GLOSSARY.read_text(encoding="utf-8").split("## Not like this")[1]
    rows = [re.split(r"(?<!\\)\|", line)[1:-1] for line in table.splitlines() if line.startswith("| ")][1:]
    return tuple(
        Forbidden(
            language.strip(),
            re.compile(pattern.strip().strip("`").replace(r"\|", "|"), re.IGNORECASE | re.MULTILINE),
            instead.strip(),
            tuple(where.strip().strip("`").split()),
        )
        for language, pattern, instead, where in rows
    )


def synonyms(text: Text) -> Iterator[str]:
    said = plain(unwrapped(text)).replace(NO_BREAK, " ").replace(NARROW, " ")
    for rule in forbidden():
        if rule.looks_at(text) and (found := rule.pattern.search(said)):
            yield f"'{found[0].strip()}' is called '{rule.instead}' (docs/glossary.md)"


# Typography: each rule is a pattern and what belongs in its place


def mended(
    pattern: str, put: str | Callable[[re.Match[str]], str]
) -> tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]:
    return re.compile(pattern, re.MULTILINE), put


WORD_END = r"[\w\])}»”’%§*…]"
EVERYWHERE = [
    mended(r"(?<=[^\W_])'(?=[\w§*«])", "’"),
    mended(r"(?<=[\d§]) (?=%)", NO_BREAK),
    mended(r"(?<![.…])\.\.\.(?!\.)", "…"),
    mended(rf"(?<![\w§/{MINUS}-])-(?=\d)", MINUS),
    mended(r"(?<=\d)[ \n]±", f"{NO_BREAK}±"),
    mended(r"±[ \n](?=\d)", f"±{NO_BREAK}"),
]
TYPOGRAPHY = {
    "en": [
        *EVERYWHERE,
        mended(r"(?<=[^\W\d_]s)'(?= )", "’"),
        mended(r"(?<!\w)'([^'\n]+)'(?!\w)", r"‘\1’"),
        mended(r'"([^"\n]+)"', r"“\1”"),
    ],
    "fr": [
        *EVERYWHERE,
        mended(r'"([^"\n]+)"', r"« \1 »"),
        mended(rf"(?<={WORD_END})[ {NO_BREAK}]?(?=[;!?](?:[\s*{NO_BREAK}{NARROW}]|$))", NARROW),
        mended(rf"(?<={WORD_END})[ {NARROW}]?(?=:(?:\s|$))", NO_BREAK),
        mended(rf"«[ {NO_BREAK}]?(?=[^\s{NARROW}])", f"«{NARROW}"),
        mended(rf"(?<=[^\s{NARROW}])[ {NO_BREAK}]?»", f"{NARROW}»"),
        mended(r"(?<=[\d§]) (?=(?:s[.,)]|s$|points?\b|plis?\b|cartes?\b|joueurs?\b|manches?\b))", NO_BREAK),
    ],
    "cs": [
        *EVERYWHERE,
        mended(r'"([^"\n]+)"', r"„\1“"),
        mended(r"(?<![\w§’.])([ksvzouaiKSVZOUAI]) (?=[\w§„(*{−])", rf"\1{NO_BREAK}"),
        mended(r" ([ksvzouai])\n((?:> )?)(?=\S)", rf"\n\2\1{NO_BREAK}"),
        mended(r"(?<=\d) (?=(?:s[.,)]|s$|bod|kar[et]|štych|hráč|kol[aeo]?\b))", NO_BREAK),
        mended(r"(?<=§) (?=(?:s[.,)]|s$))", NO_BREAK),
    ],
}
STRAY = {"en": "'\"«»„", "fr": "'\"“”„", "cs": "'\"«»”’"}
"""Signs of typewriters and of other languages: what is left of them when all is mended has to be written by somebody."""
UNTOUCHED = re.compile(
    r"^```.*?^```|^> ```.*?^> ```|`[^`\n]*`|\]\([^)]*\)|https?://\S+|"
    r"\{ \$\w+ ->|\{\"[^\"]*\"\}|\{ \$\w+ \}|^\s*\*?\[\w+\] |^\|[-|: ]+\|$|^ {4}(?:play|street) [^\n]*$",
    re.MULTILINE | re.DOTALL,
)


def mend(said: str, language: str) -> str:
    """The same text with the signs of its language. Code, addresses and variables are put back as they were."""
    kept: list[str] = []

    def take(found: re.Match[str]) -> str:
        kept.append(found[0])
        return "§" if not found[0].startswith((" ", "*[", "\n")) else f"\x00{len(kept) - 1}\x00"

    if language != "en":
        said = number_and_noun().sub(rf"\1{NO_BREAK}\2", said)
    hidden = UNTOUCHED.sub(take, said)
    for pattern, put in TYPOGRAPHY[language]:
        hidden = pattern.sub(put, hidden)
    words = iter(one for one in kept if not one.startswith((" ", "*[", "\n")))
    shown = re.sub("§", lambda _: next(words), hidden)
    return re.sub("\x00(\\d+)\x00", lambda found: kept[int(found[1])], shown)


def signs(text: Text) -> Iterator[str]:
    better = mend(text.said, text.language)
    if better != text.said:
        at = next(i for i, (a, b) in enumerate(zip(text.said + "\0", better + "\0", strict=False)) if a != b)
        yield f"…{text.said[max(0, at - 20) : at + 12]!r} is written {better[max(0, at - 20) : at + 12]!r}"
    for stray in sorted(set(UNTOUCHED.sub("", better)) & set(STRAY[text.language])):
        yield f"{stray} is no sign of this language"


# Plural forms

FORMS = {"en": {"one", "other"}, "fr": {"one", "other"}, "cs": {"one", "few", "other"}}
SELECTOR = re.compile(r"\{ \$(\w+) ->((?:\n\s+\*?\[\w+\].*)+)")
KEYS = re.compile(r"^\s+\*?\[(\w+)\]", re.MULTILINE)
BY_NUMBER = {"one", "few", "many"}


@cache
def numbers() -> frozenset[str]:
    """The variables that are numbers: those by which some sentence of some language chooses a plural form."""
    return frozenset(variable for language in LANGUAGES for said in catalogue(language).values() for variable in by_number(said))


def choices(said: str) -> dict[str, set[str]]:
    """By what a sentence chooses its forms, and between which."""
    return {variable: set(KEYS.findall(variants)) for variable, variants in SELECTOR.findall(said)}


def by_number(said: str) -> set[str]:
    return {variable for variable, keys in choices(said).items() if keys & BY_NUMBER}


LIMITS = {"most", "longest", "people"}
"""Numbers that are never one, two, three or four where they stand beside a noun."""
NO_NOUNS = {"dans", "sur", "and", "from", "pour", "par", "can", "left", "together"}


@cache
def number_and_noun() -> re.Pattern[str]:
    """A number and what is counted, which stay on one line."""
    return re.compile(rf"(\{{ \$(?:{'|'.join(sorted(numbers()))}) \}}) (?!(?:{'|'.join(sorted(NO_NOUNS))})\b)([^\W\d_]{{3,}})")


def plurals(text: Text) -> Iterator[str]:
    """A number beside a noun is asked for its plural form, and every form of the language is there."""
    chosen = choices(text.said)
    for variable, keys in chosen.items():
        if (keys & BY_NUMBER or keys == {"other"}) and not keys >= FORMS[text.language]:
            yield f"${variable} lacks the form {', '.join(sorted(FORMS[text.language] - keys))}"
    for variable, word in re.findall(rf"\{{ \$(\w+) \}}[ {NO_BREAK}]([^\W\d_]{{3,}})", text.said):
        if variable in numbers() - chosen.keys() - LIMITS and word not in NO_NOUNS:
            yield f"${variable} stands beside a noun that does not follow it"


# Between languages and the client


def variables(said: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+)", said))


def asked(sources: str) -> Callable[[str], bool]:
    """Whether browser or terminal ask for a message: t('name'), `kind-${…}`, a beginning with an end, or options('size', …)."""
    quoted = set(re.findall(r"""['"`](-?[a-z][\w-]*)['"`]""", sources))
    chosen = set(re.findall(r"\boptions\('([a-z]+)'", sources))
    built = []
    for start, rest in re.findall(r"`([a-z][\w-]*-)(\$\{[^`]*`)", sources):
        if start != "refused-":
            parts = re.split(r"\$\{[^{}`]*\}", rest[:-1]) if rest.count("${") == rest.count("}") else ["", ""]
            built.append(re.compile(re.escape(start) + r"[\w-]+".join(map(re.escape, parts)) + "$"))

    for start in re.findall(r"""\bf["']([a-z][\w-]*-)\{[^{}"']*\}["']""", sources):  # in Python
        if start not in ("refused-", "happened-"):
            built.append(re.compile(re.escape(start) + r"[\w-]+$"))

    def known(name: str) -> bool:
        cuts = [i for i, sign in enumerate(name) if sign == "-"]
        joined = any(name[:i] in chosen or (name[:i] in quoted and name[i:] in quoted) for i in cuts)
        return name in quoted or joined or any(pattern.match(name) for pattern in built)

    return known


def between(catalogues: dict[str, dict[str, str]], sources: str, names: set[str]) -> Iterator[str]:
    """Messages that a language lacks, fills in otherwise, or that nobody asks for. `names` are those of refusals."""
    every = set().union(*catalogues.values())
    for language, words in catalogues.items():
        for name in sorted(every - set(words)):
            yield f"{language}.ftl lacks {name}"
        for name in sorted(set(words) & set(catalogues["en"])):
            if variables(words[name]) != variables(catalogues["en"][name]):
                yield f"{language}.ftl fills in {name} otherwise than en.ftl"
            counted = {variable for other in catalogues.values() for variable in by_number(other.get(name, ""))}
            for variable, keys in choices(words[name]).items():
                if variable in counted and not keys & BY_NUMBER:
                    yield f"{language}.ftl chooses ${variable} of {name} otherwise than by number"
    asked_for = asked(sources)
    for name in sorted(every):
        refusal = name.removeprefix("refused-")
        if not asked_for(name) and not (refusal != name and (refusal in names or asked_for(refusal))):
            yield f"nobody asks for {name}"


def client() -> str:
    """What asks for sentences: the browser client, and the terminal."""
    files = [path for path in (ROOT / "web").rglob("*") if path.suffix in {".ts", ".svelte"} and "node_modules" not in path.parts]
    files += [path for room in ("cli", "game") for path in (ROOT / "src" / "atout" / room).rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def refusals() -> set[str]:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "atout").rglob("*.py"))
    return set(re.findall(r'"([a-z][a-z-]+)"', code))


def pages_differ(pages: dict[str, str]) -> Iterator[str]:
    """Whatever is the same in every language: rule numbers, cards, commands, figures of examples."""
    seen = {
        language: (
            re.findall(r"^## .*\(([A-Z]\d[^)]*)\)$", page, re.MULTILINE),
            sorted(set(re.findall(r"\b[ROYGTBVP]-?\d+\b", page))),
            sorted({code for code in re.findall(r"`([^`\n]+)`", page) if re.search(r"[ :=/\d]", code)}),
        )
        for language, page in pages.items()
    }
    for language, found in seen.items():
        for mine, english in zip(found, seen["en"], strict=True):
            if mine != english:
                more, less = [one for one in mine if one not in english], [one for one in english if one not in mine]
                yield f"{language} has {more}, English {less}"


def faults() -> Iterator[str]:
    for text in texts():
        for find in (synonyms, signs, plurals):
            for fault in find(text):
                yield f"{text.language} {text.name}: {fault}"
    yield from between({language: catalogue(language) for language in LANGUAGES}, client(), refusals())
    for page in PAGES:
        for path in sorted((ROOT / "docs" / page / "en").glob("*.md")):
            versions = {one: (ROOT / "docs" / page / one / path.name).read_text(encoding="utf-8") for one in LANGUAGES}
            for fault in pages_differ(versions):
                yield f"{page}/{path.name}: {fault}"


def mend_files() -> None:
    for language in LANGUAGES:
        path = CATALOGUES / f"{language}.ftl"
        parts = re.split(r"^(?=[a-z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        path.write_text("".join(mend_message(part, language) for part in parts), encoding="utf-8")
        for page in PAGES:
            for path in (ROOT / "docs" / page / language).glob("*.md"):
                path.write_text(mend(path.read_text(encoding="utf-8"), language), encoding="utf-8")
    for path in LESSONS.glob("*.lesson.json"):
        text = path.read_text(encoding="utf-8")
        for said in lesson_texts(json.loads(text)):
            for language in LANGUAGES:
                text = text.replace(
                    f'"{language}": {quoted(said[language])}', f'"{language}": {quoted(mend(said[language], language))}'
                )
        path.write_text(text, encoding="utf-8")


def mend_message(part: str, language: str) -> str:
    """A message of a catalogue, and the comments that follow it."""
    message, comment, rest = re.match(r"((?:(?!^#).*\n)*)(#.*\n)?((?:.*\n)*)", part, re.MULTILINE).groups()  # type: ignore[union-attr]
    name, equals, said = re.match(r"([\w-]*)( =(?: |(?=\n)))?(.*)", message, re.DOTALL).groups()  # type: ignore[union-attr]
    equals = equals or ""
    return (
        name
        + equals
        + (mend(said.rstrip("\n"), language) + said[len(said.rstrip("\n")) :] if equals else said)
        + (comment or "")
        + rest
    )


def quoted(said: str) -> str:
    return json.dumps(said, ensure_ascii=False)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--mend", action="store_true", help="first put right what needs no thought")
    if asked.parse_args().mend:
        mend_files()
        catalogue.cache_clear()
    found = list(faults())
    print("\n".join(found) or "Nothing to strike out.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
