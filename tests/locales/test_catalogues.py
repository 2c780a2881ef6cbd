"""Tests that every message exists in every language, is well formed, is used, and takes the same
values.
"""

import pickle
import re
from datetime import date
from functools import cache

import pytest
from babel.localedata import load as load_locale_data
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from locales.catalogues import (
    ABOUT,
    FOLDER,
    HOUSE_LANGUAGE,
    NEEDED_OF_BABEL,
    Catalogue,
    CatalogueParser,
    Catalogues,
    load,
    load_words,
)
from tests.locales.said_keys import literals, made, said
from tests.words import LANGUAGES
from tools.proofreading import optional_keys


class VariableCollector(visitor.Visitor):
    """Collects the variables of a message and of its attributes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor looks it up by name
        self.variables.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of each key (attributes as `key.name`)."""
    found: dict[str, set[str]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in CatalogueParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)] if entry.value else []
                parts += [
                    (f"{entry.id.name}.{attribute.id.name}", attribute.value)
                    for attribute in entry.attributes
                ]
                for key, pattern in parts:
                    assert key not in found, f"{language}: {key} stands twice"
                    facts = VariableCollector()
                    facts.visit(pattern)
                    found[key] = facts.variables
    return found


def test_our_parser_reads_what_fluents_reads() -> None:
    text = """
# comment
plain = Ein Text: „so“ – fertig.
    .attribute = { $name }, und   { -term }
block =
    Two lines,
      one of them indented { $n ->
        [one] { $n } tile
       *[other] many
    } and the rest
-term = term
bad = one } brace
last = no newline"""
    whole = FluentParser(with_spans=False).parse(text)
    assert CatalogueParser().parse(text).equals(whole)
    assert [type(entry) for entry in whole.body] == [
        ast.Message,
        ast.Message,
        ast.Term,
        ast.Junk,
        ast.Message,
    ]


def test_a_message_is_parsed_when_it_is_wanted_with_all_that_it_refers_to() -> None:
    catalogue = Catalogue("en", ["""
# comment
seats = { $n ->
    [one] { -place } { lobby.title }
   *[other] { $n } { -place }s
} at the table
lobby =
    First line,

    second line.
    .title = Lobby
# comment
-place = chair
bad = { unfinished
""", "far = { lobby }"])  # fmt: skip

    def said(name: str, attribute: str = "", **values: object) -> str:
        return catalogue.format(catalogue.pattern(name, attribute), values)

    assert said("seats", n=1) == "chair Lobby at the table"
    assert said("seats", n=3) == "3 chairs at the table"
    assert (said("far"), said("lobby", "title")) == ("First line,\n\nsecond line.", "Lobby")
    assert [catalogue.has_message(name) for name in ("seats", "bad", "none", "comment")] == [
        True,
        True,
        False,
        False,
    ]
    assert catalogue.pattern("none", "") is catalogue.pattern("lobby", "none") is None
    with pytest.raises(ValueError, match="unfinished"):
        catalogue.pattern("bad", "")


@pytest.fixture(scope="module")
def regional(tmp_path_factory: pytest.TempPathFactory) -> Catalogues:
    """Return four languages, two of which have a region in their code."""
    place = tmp_path_factory.mktemp("locales")
    about = (FOLDER / "en" / ABOUT).read_text(encoding="utf-8")
    for code in ("en", "pt-BR", "zh-TW", "zh-CN"):
        (place / code).mkdir()
        (place / code / ABOUT).write_text(about, encoding="utf-8")
        (place / code / "all.ftl").write_text(
            f"where = {code}\nnumber = {{ $n ->\n    [one] one\n   *[other] {{ $n }}\n}}\n"
        )
    (place / "en" / "more.ftl").write_text("only = English\n")
    return load(place)


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("pt-BR", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("zh-TW", "zh-TW"),
        ("zh-CN", "zh-CN"),
        ("zh", "zh-CN"),
        ("zh-HK", "zh-CN"),
        ("en-GB", "en"),
        ("EN", "en"),
        ("fr", "en"),
        ("p", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_has_its_own_language_else_that_of_its_first_part(
    regional: Catalogues, locale: str | None, code: str
) -> None:
    assert regional.language(locale) == code
    assert regional.of(locale) is regional.of(code)
    assert (
        regional.of(locale).locale,
        regional.of(locale)("where"),
        regional.of(locale)("only"),
    ) == (code, code, "English")


def test_a_language_with_a_region_has_its_own_plurals_and_numbers(regional: Catalogues) -> None:
    portuguese, english = regional.of("pt-BR"), regional.of("en")
    assert [portuguese("number", n=n) for n in (0, 1, 1.5, 2, 1000)] == [
        "one",
        "one",
        "one",
        "2",
        "1.000",
    ]
    assert [english("number", n=n) for n in (0, 1, 2, 1000)] == ["0", "one", "2", "1,000"]
    assert [regional.of("zh-TW")("number", n=n) for n in (0, 1, 2)] == ["0", "1", "2"]


def test_words_of_a_language_with_a_region_are_sent_to_workers_by_their_whole_code() -> None:
    for code in LANGUAGES:
        assert load_words(code).locale == load().of(code).locale == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    there = set(messages(language)) | optional_keys(language)
    house = set(messages(HOUSE_LANGUAGE))
    assert sorted(house - there) == [], "not translated"
    assert sorted(there - house) == [], "translated, but not in the house's language"
    assert (
        sorted({key for source in made() if not source.may for key in source.keys} - there) == []
    ), "demanded by what is declared"
    assert sorted({key for key in said() if "{}" not in key} - there) == [], "said by the code"


def test_every_way_of_making_keys_is_known() -> None:
    assert (
        sorted({shape for shape in said() if "{}" in shape} - {source.shape for source in made()})
        == []
    ), "not a row of said_keys.made"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_use_the_same_values(language: str) -> None:
    house = messages(HOUSE_LANGUAGE)
    for key, variables in messages(language).items():
        assert variables == house[key], f"{language}: {key}"


def test_nothing_is_unused() -> None:
    unused = sorted(
        set(messages(HOUSE_LANGUAGE)) - literals().union(*(source.keys for source in made()))
    )
    assert unused == [], f"{len(unused)} keys that nothing in the code says"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    words = load().of(language)
    for key, variables in messages(language).items():
        # some are empty for some numbers
        assert any(words(key, **dict.fromkeys(variables, count)) for count in (3, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_descriptions_and_texts_fit_into_discord(language: str) -> None:
    words = load().of(language)
    for key, variables in messages(language).items():
        text = words(key, **dict.fromkeys(variables, 3))
        if key.startswith(("button-", "action-")):
            assert len(text) <= 38, key
        elif key.startswith(("command-", "option-", "choice-", "menu-")):
            assert len(text) <= 100, key
        elif key.startswith("form-"):
            assert len(text) <= 45, key
        else:
            assert len(text) <= 2000, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_address_has_a_preview(language: str) -> None:
    """Deferred answers cannot suppress previews; an address in angle brackets has none."""
    text = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl"))
    assert re.findall(r"(?<!<)\{ \$(?:link|url) \}|(?<!<)https?://", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_points_to_a_file(language: str) -> None:
    """Nobody can open the files of this project from Discord."""
    text = "".join(
        line
        for file in sorted((FOLDER / language).glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines(keepends=True)
        if not line.startswith("#")
    )
    assert re.findall(r"\bdocs/|[\w/-]+\.(?:md|js|py|ftl|json)\b", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_no_sentence_needs_are_not_kept_and_numbers_are_still_written(
    language: str,
) -> None:
    """Babel keeps a megabyte for each language that is read, for as long as the process runs."""
    # a language inherits from the others
    for name in (language.replace("-", "_"), language[:2], "root"):
        data = load_locale_data(name)
        assert data.keys() <= NEEDED_OF_BABEL
        assert len(pickle.dumps(dict(data))) < 20_000  # of 150,000
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "sum = { NUMBER($n) } { $n ->\n    [one] one\n   *[other] many\n } { DATETIME($at) }"
        )
    )
    text, errors = bundle.format_pattern(
        bundle.get_message("sum").value, {"n": 12345.5, "at": date(2026, 5, 1)}
    )
    assert not errors
    assert "many" in text
    assert "2026" in text
