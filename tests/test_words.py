"""What players read: one word for one thing, the signs of the language, and nothing missing (docs/glossary.md)."""

from __future__ import annotations

import pytest

from atout.game.xxl.variants import VARIANTS
from tools import rulings, words
from tools.words import Text


def said(language: str, words_: str, name: str = "words:x") -> Text:
    return Text(language, name, words_)


def test_nothing_is_to_be_struck_out() -> None:
    assert list(words.faults()) == []


def test_everything_that_players_read_is_looked_at() -> None:
    names = {text.name.split(":")[0] for text in words.texts()}
    assert names == {"words", "lessons", *words.PAGES}
    for language in words.LANGUAGES:
        assert sum(text.language == language for text in words.texts()) > 1000


def test_a_message_that_begins_on_the_line_below_its_name_is_looked_at_like_any_other() -> None:
    catalogue = (words.CATALOGUES / "fr.ftl").read_text(encoding="utf-8")
    names = {line.split(" =")[0] for line in catalogue.splitlines() if line[:1].islower() and " =" in line}
    assert names == set(words.messages(catalogue))
    part = "terminal-help =\n    4    jouer la carte (ou : play 4)\n    street R: R4/O1\n    fin : ici\n"
    assert words.mend_message(part, "fr") == part.replace("ou :", "ou\u00a0:").replace("fin :", "fin\u00a0:")


def test_the_glossary_has_a_word_in_every_language_for_each_thing() -> None:
    table = words.GLOSSARY.read_text(encoding="utf-8").split("## Not like this")[0]
    rows = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| ")]
    assert len(rows) > 50
    assert all(len(row) == 3 and all(cell.strip() for cell in row) for row in rows)


FORBIDDEN = [
    said("fr", "annonce { $bid } tenue"),
    said("fr", "une annonce réussie"),
    said("fr", "votre annonce est juste", "lessons:xylotar"),
    said("fr", "{ $name } a fermé la manche"),
    said("fr", "la feuille tient les comptes"),
    said("fr", "une feuille de score", "words:pad-new"),
    said("fr", "Tirez une carte.", "lessons:hilo"),
    said("fr", "Piochez.", "lessons:xxl-4"),
    said("fr", "les bots du serveur"),
    said("fr", "prenez la défausse"),
    said("fr", "Qui peut jouer le doit."),
    said("fr", "Sur le bleu 1 va le bleu 0.", "lessons:xxl-1"),
    said("fr", "Bo a gagné ce pli."),
    said("fr", "Elle a tenu son annonce."),
    said("fr", "Qui clôt la manche paie double.", "rules:hilo"),
    said("fr", "Sinon, qui ne peut pas jouer tire une carte.", "rules:xxl"),
    said("fr", "Tirez une carte de la pioche."),
    said("fr", "le bleu 5"),
    said("fr", "sans avoir, à part, la plus petite somme"),
    said("fr", "Annoncer ? Touchez deux cartes."),
    said("fr", "Tutoriels"),
    said("cs", "Teď nic nepasuje."),
    said("cs", "má-li barvu vrchní karty"),
    said("cs", "zahrajte žlutou na místě 4", "lessons:xylotar"),
    said("cs", "Vaše ruka"),
    said("cs", "karta nese dvě barvy"),
    said("cs", "Kdo nemůže hrát, líže."),
    said("cs", "Odklidte je."),
    said("cs", "Nic se nehodí: vynechte."),
    said("cs", "Tuto partii někdo sledoval."),
    said("cs", "Bo kolo ukončil."),
    said("cs", "Odložte trojici."),
    said("cs", "karta na místě 3", "tips:xylotar"),
    said("en", "You have announced already."),
    said("en", "Who cannot play draws.", "lessons:xxl-1"),
    said("fr", "Il a réussi son annonce."),
    said("fr", "les deux ont réussi la leur"),
    said("fr", "Carnet de score", "words:score-sheet"),
    said("fr", "trois cartes gagnées"),
    said("fr", "la deuxième manche", "rules:xxl"),
    said("fr", "Lignes retirées par manche"),
    said("fr", "Rien ne va."),
    said("fr", "Cette carte va aussi.", "lessons:xxl-2"),
    said("fr", "annoncez rouge", "lessons:xxl-3"),
    said("fr", "un vide entre elles"),
    said("fr", "le livre de règles"),
    said("fr", "à votre bureau"),
    said("fr", "Convive"),
    said("fr", "Bo entame jaune."),
    said("cs", "Dobíráte si kartu."),
    said("cs", "karta ze středu"),
    said("cs", "sázka uspěla"),
    said("cs", "sázka splněná v posledním kole, splněné sázky"),
    said("cs", "Kdo získá štych, vynáší další štych."),
    said("cs", "Odložené trojice za kolo"),
    said("cs", "Odklizené řady"),
    said("cs", "Zápisník bodů"),
    said("cs", "Zůstaň pod"),
    said("cs", "Ohlédnout se"),
    said("cs", "na vlastním stole"),
    said("cs", "tři kola kolem stolu"),
    said("cs", "Trojice jde pryč sama."),
    said("cs", "Karty stejné hodnoty mohou stát, jak chcete."),
    said("cs", "pokud chcete být tázáni"),
    said("cs", "Ulice vynese v průměru 29 bodu."),
    said("cs", "Přehrát hru znovu"),
    said("cs", "Výuka"),
    said("en", "the layout of seat 2"),
    said("en", "the top of the stock"),
    said("en", "follow suit"),
    said("en", "Tutorials"),
    said("en", "Bo has settled red.", "lessons:xxl-6"),
]


@pytest.mark.parametrize("text", FORBIDDEN, ids=lambda text: text.said)
def test_a_forbidden_word_is_found(text: Text) -> None:
    assert list(words.synonyms(text))


@pytest.mark.parametrize(
    "text",
    [
        said("fr", "Prenez la\ndéfausse.", "rules:hilo"),
        said("fr", "> Prenez la\n> défausse.", "rules:hilo"),
        said("fr", "- Prenez la\n  défausse.", "tips:hilo"),
        said("fr", "- Qui peut jouer le doit.", "tips:xxl"),
        said("fr", "**Qui peut** jouer le doit.", "rules:xxl"),
        said("cs", "tři kola\nkolem stolu", "rules:xxl"),
    ],
    ids=lambda text: text.said,
)
def test_a_forbidden_word_is_found_over_the_end_of_a_line_and_behind_the_signs_of_a_page(text: Text) -> None:
    assert list(words.synonyms(text))


def test_every_forbidden_word_has_been_found_once() -> None:
    """A new row of the glossary needs an example above, so that it is known to forbid what it means."""
    for rule in words.forbidden():
        seen = [text for text in FORBIDDEN if rule.looks_at(text) and rule.pattern.search(words.plain(text.said))]
        assert seen, rule


@pytest.mark.parametrize(
    "text",
    [
        said("fr", "une annonce validée, juste après"),
        said("fr", "L’hôte a fermé cette table.", "words:table-closed"),
        said("fr", "le premier donneur est tiré au sort", "rules:xxl"),
        said("fr", "Tirez une carte.", "lessons:xxl-4"),
        said("fr", "la feuille de score"),
        said("fr", "Qui est qui"),
        said("fr", "la personne qui clôt la manche, qui joue ensuite"),
        said("en", "Who is the shortest?"),
        said("cs", "v ruce máte tři karty"),
        said("cs", "na třetím místě"),
        said("cs", "podnes"),
        said("cs", "v průměru 22,9 bodu a 3,12 bodu"),
    ],
    ids=lambda text: text.said,
)
def test_a_word_that_only_looks_like_one_is_not(text: Text) -> None:
    assert list(words.synonyms(text)) == []


def test_every_forbidden_word_can_be_found_somewhere() -> None:
    """A pattern that is nowhere looked for, or in a language that there is not, would forbid nothing."""
    texts = list(words.texts())
    for rule in words.forbidden():
        assert any(rule.looks_at(text) for text in texts), rule


WRITTEN = [
    ("fr", "l'annonce", "l’annonce"),
    ("en", "the player's 'hand'", "the player’s ‘hand’"),
    ("en", "the players' numbers", "the players’ numbers"),
    ("en", 'a "hand"...', "a “hand”…"),
    ("fr", 'la "main"', "la «\u202fmain\u202f»"),
    ("cs", 'v "ruce"', "v\u00a0„ruce“"),
    ("en", "42 % of { $share } %", "42\u00a0% of { $share }\u00a0%"),
    ("fr", "l'*autre* côté", "l’*autre* côté"),
    ("fr", "qu'{ $name }", "qu’{ $name }"),
    ("fr", "attendez… ; puis", "attendez…\u202f; puis"),
    ("fr", "{ $count } sièges, { $name } joue", "{ $count }\u00a0sièges, { $name } joue"),
    ("cs", "{ $tricks } štychů, { $name } hraje", "{ $tricks }\u00a0štychů, { $name } hraje"),
    ("fr", "Jouer ?", "Jouer\u202f?"),
    ("fr", "Jouer\u00a0?", "Jouer\u202f?"),
    ("fr", "Jouer?", "Jouer\u202f?"),
    ("fr", "un ; deux", "un\u202f; deux"),
    ("fr", "Atout : rouge", "Atout\u00a0: rouge"),
    ("fr", "Atout: { $colour }", "Atout\u00a0: { $colour }"),
    ("fr", "{ $a } : { $b }", "{ $a }\u00a0: { $b }"),
    ("fr", "« oui »", "«\u202foui\u202f»"),
    ("fr", "chacune de -1 à 11", "chacune de −1 à 11"),
    ("fr", "2,80 ±\n0,42 points", "2,80\u00a0±\u00a00,42\u00a0points"),
    ("fr", "95 %, { $low } %", "95\u00a0%, { $low }\u00a0%"),
    ("cs", "k stolu a z ruky", "k\u00a0stolu a\u00a0z\u00a0ruky"),
    ("cs", "V Xylotaře", "V\u00a0Xylotaře"),
    ("cs", "{ $a } a { $b }", "{ $a } a\u00a0{ $b }"),
    ("cs", "karty a\nhrajete", "karty\na\u00a0hrajete"),
    ("cs", "> karty a\n> hrajete", "> karty\n> a\u00a0hrajete"),
    ("cs", "za { $seconds } s.", "za { $seconds }\u00a0s."),
    ("cs", "5 bodů, od -1", "5\u00a0bodů, od −1"),
]


@pytest.mark.parametrize(("language", "wrong", "right"), WRITTEN)
def test_wrong_signs_are_found_and_mended(language: str, wrong: str, right: str) -> None:
    assert list(words.signs(said(language, wrong)))
    assert words.mend(wrong, language) == right
    assert list(words.signs(said(language, right))) == []


@pytest.mark.parametrize(
    ("language", "said_"), [("fr", '"'), ("fr", "la “main”"), ("cs", "«ruka»"), ("cs", "O'Hara 'a'"), ("en", "„hand“")]
)
def test_signs_of_typewriters_and_of_other_languages_are_found(language: str, said_: str) -> None:
    assert any("is no sign" in fault or "is written" in fault for fault in words.signs(said(language, said_)))


@pytest.mark.parametrize(
    ("language", "kept"),
    [
        ("fr", "`play 4: it's -1 ?`"),
        ("fr", "```\n-1 ; ?\n```"),
        ("fr", "[ici](https://example.net/?a=b;c)"),
        ("fr", "R-1, 2-3-4, X8–X13"),
        ("fr", "{ $count ->\n    [one] { $count } a\n   *[other] { $count } b\n  }"),
        ("cs", '{ $way ->\n    [column] {" "}na sloupec { $column }.\n   *[plain] .\n  }'),
        ("cs", "ano, a, y"),
        ("en", "{ $confirm }?"),
    ],
)
def test_what_is_no_prose_stays(language: str, kept: str) -> None:
    assert words.mend(kept, language) == kept


def test_missing_plural_forms_are_found() -> None:
    czech = "{ $count ->\n    [one] { $count } karta\n   *[other] { $count } karet\n  }"
    assert list(words.plurals(said("cs", czech))) == ["$count lacks the form few"]
    assert list(words.plurals(said("fr", czech.replace("one", "few")))) == ["$count lacks the form one"]
    assert list(words.plurals(said("fr", czech))) == []
    alone = "{ $count ->\n   *[other] { $count } cartes\n  }"
    assert list(words.plurals(said("fr", alone))) == ["$count lacks the form one"]
    assert list(words.plurals(said("cs", alone))) == ["$count lacks the form few, one"]
    assert list(words.plurals(said("fr", "{ $shared } plis sur { $tricks }")))
    assert list(words.plurals(said("cs", "{ $lines } trojic")))
    assert list(words.plurals(said("cs", "{ $deal }. kolo"))) == []


def test_differences_between_catalogues_are_found() -> None:
    catalogues = {"en": {"a": "A { $x }", "b": "B", "refused-c": "C"}, "fr": {"a": "A", "b": "B"}}
    assert list(words.between(catalogues, "t('a'), t(`${x}`)", {"c"})) == [
        "fr.ftl lacks refused-c",
        "fr.ftl fills in a otherwise than en.ftl",
        "nobody asks for b",
    ]


def test_a_number_that_one_language_counts_is_counted_in_every_language_that_chooses_by_it() -> None:
    counted = "{ $count ->\n    [0] none\n    [one] one\n   *[other] more\n  }"
    uncounted = counted.replace("    [one] one\n", "")
    assert list(words.between({"en": {"a": counted}, "fr": {"a": uncounted}}, "t('a')", set())) == [
        "fr.ftl chooses $count of a otherwise than by number"
    ]
    for right in (counted, "Number: { $count }"):
        assert list(words.between({"en": {"a": counted}, "fr": {"a": right}}, "t('a')", set())) == []


def test_a_message_is_asked_for_in_several_ways() -> None:
    asked = words.asked(
        "t('one'), t(`two-${a}-${b}`), t(`${c}${d}`), 'three', '-or-not', options('size', ['big']), `refused-${e}`"
    )
    assert all(map(asked, ["one", "two-x-y", "three-or-not", "size-big"]))
    assert not any(map(asked, ["two", "four", "four-or-not", "refused-x"]))


def test_pages_that_differ_are_found() -> None:
    page = "## A (X1, X2)\n\nR7 and `take 5`\n"
    assert list(words.pages_differ({"en": page, "fr": page})) == []
    for other in (page.replace("X2", "X3"), page.replace("R7", "R8"), page.replace("take", "swap")):
        assert list(words.pages_differ({"en": page, "fr": other}))


def test_the_rulebook_calls_its_variants_as_the_client_does() -> None:
    for number, variant in VARIANTS.items():
        assert variant.names == {language: words.catalogue(language)[f"variant-{number}"] for language in words.LANGUAGES}


def test_the_pages_for_referees_have_every_ruling_of_the_rules_pages() -> None:
    for language in rulings.HEADS:
        assert rulings.path(language).read_text(encoding="utf-8") == rulings.page(language), "python3 -m tools.rulings"
