"""Tests of the languages: complete if on offer, with their own plurals and typography, and room
for longer words.
"""

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from games import GAMES
from locales.catalogues import ABOUT, FOLDER, Words, all_languages, load
from messages.parts.display_names import language_name
from messages.play.hand_message import hand_content
from messages.play.house_rule_menus import rules_content
from messages.play.table_message import table_content
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import ANN, in_lobby, in_play
from tests.words import WORDS
from tools.proofreading import faults, plural_faults, sign_faults, typing_faults

LANGUAGES = all_languages()


@pytest.mark.parametrize("code", load().languages)
def test_a_language_that_is_offered_has_no_fault(code: str) -> None:
    assert list(faults(code)) == []


def test_a_language_that_is_not_there() -> None:
    (fault,) = faults("xx")
    assert fault.startswith("there is no locales/xx/language.toml; the codes are cs, de, ")


def test_every_folder_says_what_language_it_is() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} <= LANGUAGES.keys()
    assert {"en", "de", "hu", "cs", "fr", "es", "ja", "pt-BR"} == LANGUAGES.keys()
    assert set(load().languages) == {code for code, one in LANGUAGES.items() if one.listed}


def test_a_translation_that_nobody_has_read_says_so() -> None:
    assert language_name("de", WORDS) == "Deutsch"
    assert language_name("hu", WORDS) == "magyar (not yet read by a native speaker)"
    assert language_name("xx", WORDS) == "xx", "a language that was offered once"


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_has_made_and_read_a_language_is_said_with_name_and_date(code: str) -> None:
    language = LANGUAGES[code]
    assert language.reviewed is False or re.fullmatch(r".+, \d{4}-\d\d-\d\d", language.reviewed)
    made = "by the authors" if language.own else "by machine, from the English"
    nobody = "no editor yet" if language.own else "no native speaker yet"
    row = f"| `{code}` | {language.name} | {made} | {language.reviewed or nobody} |"
    assert row in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("code", "keys", "wrong"),
    [
        ("en", {"one", "other"}, 0),
        ("cs", {"one", "other"}, 1),
        ("cs", {"one", "few", "many", "other"}, 0),
        ("ja", {"one", "other"}, 1),
        ("ja", {"0", "other"}, 0),
        ("fr", {"one", "few", "other"}, 1),
        ("es", {"one", "other"}, 0),
        ("es", {"one", "many", "other"}, 0),
        ("es", {"few", "other"}, 2),
        ("hu", {"yes", "other"}, 0),
        ("pt-BR", {"0", "one", "many", "other"}, 0),
        ("pt-BR", {"one", "few", "other"}, 1),
    ],
)
def test_plurals_are_those_of_the_language(code: str, keys: set[str], wrong: int) -> None:
    assert len(list(plural_faults(keys, LANGUAGES[code]))) == wrong


@pytest.mark.parametrize(
    ("code", "good", "bad"),
    [
        ("en", "Anna’s “turn”", "Anna's turn"),
        ("de", "„Kanal ansehen“", "“Kanal ansehen”"),
        ("hu", "„Csatorna”", "„Csatorna“"),
        ("cs", "„Kanál“", "„Kanál”"),
        ("fr", "Fin\u202f: «\u202fVoir\u202f» <https://x> 12:30", "Fin : voir"),
        ("es", "«Ver canal»", "“Ver canal”"),
        ("fr", "Prêt\u202f!", "Prêt!"),
        ("fr", "«\u202foui\u202f»", "« oui »"),
        ("ja", "あなたの番です。「手牌」を押す", "あなたの 番です"),
        ("ja", "卓は{", "番です."),
        ("pt-BR", "A mão de Anna: “Ver canal”", "A mão: «Ver canal»"),
    ],
)
def test_typography_is_that_of_the_language(code: str, good: str, bad: str) -> None:
    assert list(typing_faults(good, LANGUAGES[code])) == []
    assert list(typing_faults(bad, LANGUAGES[code])) != []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("¿Qué? ¡Qué bien!", 0),
        ("Qué? ¡Qué bien!", 1),
        ("¿Qué? Qué bien!", 1),
        ("¿Qué! Qué bien?", 1),
    ],
)
def test_signs_of_spanish_questions_and_exclamations_come_in_pairs(text: str, wrong: int) -> None:
    assert len(list(sign_faults(text, LANGUAGES["es"]))) == wrong
    assert list(sign_faults(text, LANGUAGES["en"])) == []


class Lengthener(visitor.Transformer):
    """Makes every text a third longer, with accents."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor looks it up by name
        return ast.TextElement(re.sub(r"[A-Za-z]{3,}", lambda word: longer(word[0]), node.value))


ACCENTS = str.maketrans("aeiouyAEIOUY", "äéîőűýÄÉÎŐŰÝ")


def longer(word: str) -> str:
    """Return a word a third longer: "seat" becomes "séätøø"."""
    return word.translate(ACCENTS) + "ø" * -(-len(word) // 3)


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Words:
    """Return English made a third longer."""
    place = tmp_path_factory.mktemp("locales")
    (place / "en").mkdir()
    shutil.copy(FOLDER / "en" / ABOUT, place / "en" / ABOUT)
    for file in (FOLDER / "en").glob("*.ftl"):
        tree = FluentParser().parse(file.read_text(encoding="utf-8"))
        (place / "en" / file.name).write_text(
            FluentSerializer().serialize(Lengthener().visit(tree)), encoding="utf-8"
        )
    return load(Path(place)).of("en")


def test_words_a_third_longer_have_room_on_buttons_and_in_menus(pseudo: Words) -> None:
    for game in GAMES:
        table = public_table(in_lobby(game, GAMES[game].players[0]))
        shown = table_content(table, pseudo)
        assert len(shown.text) <= 2000
        rules = rules_content(table, pseudo, ANN, "hand" if game == "buki" else "")
        for row in (*shown.controls, *rules.controls):
            for one in row if isinstance(row, tuple) else row.entries:
                assert len(one.label) <= (80 if isinstance(row, tuple) else 100), one.label


def test_everybody_at_one_table_reads_their_own_language() -> None:
    """One person for each language: each hand is in its own, the table in the server's."""
    catalogues = load()
    table = in_play("challenge", max(2, len(catalogues.languages)))
    room = table_content(public_table(table), catalogues.of("de"))
    assert catalogues.of("de")("button-hand") in [
        button.label for row in room.controls if isinstance(row, tuple) for button in row
    ]
    told = [
        hand_content(private_table(table, seat), catalogues.of(code), None).text
        for seat, code in enumerate(catalogues.languages)
    ]
    for code, text in zip(catalogues.languages, told, strict=True):
        assert catalogues.of(code)("your-turn") in text
    assert len(set(told)) == len(told)


def test_the_hungarian_article_suits_the_button_after_it() -> None:
    words = load().of("hu")
    texts = [
        words(key, button=words(f"button-{button}"), when="", names="")
        for button, keys in (
            ("ready", ("next-deal-waits", "next-deal-unhurried", "own-away")),
            ("hand", ("dealt", "nudge-away")),
        )
        for key in keys
    ]
    articles = re.findall(r"\b(az?) \W*(\w)", " ".join(texts).lower())
    assert len(articles) >= len(texts)
    assert all((article == "az") == (letter in "aeiouáéíóöőúüű") for article, letter in articles)
