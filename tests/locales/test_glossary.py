"""Tests of the glossaries (`locales/<language>/terms.md`): the same things in all languages,
words in use, rejected words not.
"""

import re
from pathlib import Path

import pytest

from locales.catalogues import FOLDER, all_languages
from tools.proofreading import TERMS, Glossary, messages, pattern_parts, read_glossary

LANGUAGES = all_languages()


def glossary(code: str) -> Glossary:
    return read_glossary(FOLDER / code, spaced=bool(LANGUAGES[code].space))


@pytest.mark.parametrize("code", LANGUAGES)
def test_rejected_words_do_not_come_back(code: str) -> None:
    found = {
        key: hits
        for key, said in messages(code).items()
        if (
            hits := list(
                glossary(code).rejected_in(" ".join(pattern_parts(said.pattern).texts), key)
            )
        )
    }
    assert found == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_glossary_names_the_same_things_and_words_that_are_in_use(code: str) -> None:
    terms = glossary(code).terms
    assert [term.thing for term in terms] == [term.thing for term in glossary("en").terms]
    said = " ".join(
        text for message in messages(code).values() for text in pattern_parts(message.pattern).texts
    ).lower()
    assert [
        term.thing for term in terms if not any(word.lower() in said for word in term.words)
    ] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_exception_is_needed(code: str) -> None:
    one = glossary(code)
    strict, keys = one._replace(exemptions=()), messages(code)
    for exemption in one.exemptions:
        without = one._replace(
            exemptions=tuple(other for other in one.exemptions if other != exemption)
        )
        said = {key: " ".join(pattern_parts(keys[key].pattern).texts) for key in keys}
        assert any(list(without.rejected_in(text, key)) for key, text in said.items()), exemption
        assert any(list(strict.rejected_in(exemption.text))), exemption


def test_a_word_is_rejected_whole_or_with_its_endings_and_allowed_where_it_says_so(
    tmp_path: Path,
) -> None:
    table = "| what it is | word | not |\n|---|---|---|\n| a roll | roll | toss*, lay, (turn) |\n"
    (tmp_path / TERMS).write_text(
        f"{table}\n| allowed | where | why |\n|---|---|---|\n| toss-up | `odd-*` | idiom |\n"
    )
    one = read_glossary(tmp_path)
    assert list(one.rejected_in("They Tossed and lay; delays, turn", "x")) == ["Tossed", "lay"]
    assert list(one.rejected_in("a toss-up, a toss", "odd-one")) == ["toss"]
    assert list(one._replace(spaced=False).rejected_in("pitoss*", "x")) == ["toss*"]
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / TERMS).write_text(f"{table}| two | cells |\n")
    with pytest.raises(ValueError, match="line 4: not 3 cells"):
        read_glossary(tmp_path / "bad")


def test_no_english_sentence_says_whoever() -> None:
    """Relative clauses have a noun: "anyone who", "the player who"."""
    said = [
        f"{file.name}: {line}"
        for file in (FOLDER / "en").glob("*.ftl")
        for line in file.read_text("utf-8").splitlines()
    ]
    assert [line for line in said if re.search(r"\b[Ww]hom?ever\b", line)] == []
