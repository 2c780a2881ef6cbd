"""Checks of a language's catalogue, and its glossary, `terms.md`.

`python -m tools.proofreading hu` prints the faults of Hungarian. A translation is complete when
there are none. The tests require the same of every language on offer.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from locales.catalogues import FOLDER, HOUSE_LANGUAGE, Language, all_languages

TERMS = "terms.md"
TERM_HEADS = ["what it is", "word", "not"]
EXCEPTION_HEADS = ["allowed", "where", "why"]


class Term(NamedTuple):
    """A row of the glossary: a thing, the words for it, and those that are rejected."""

    thing: str
    words: tuple[str, ...]
    rejected: tuple[str, ...]


class Exemption(NamedTuple):
    """A rejected word or phrase, and the keys of the messages that may use it."""

    text: str
    keys: tuple[str, ...]


class Glossary(NamedTuple):
    """The tables of a `terms.md`.

    `spaced` is False for a language that writes no spaces between words.
    """

    terms: tuple[Term, ...]
    exemptions: tuple[Exemption, ...]
    spaced: bool

    def rejected_in(self, text: str, key: str = "") -> Iterator[str]:
        """Yield the rejected words that occur in a text, which is (part of) the message `key`."""
        for exemption in self.exemptions:
            if any(fnmatchcase(key, pattern) for pattern in exemption.keys):
                text = self._pattern([exemption.text]).sub(" ", text)
        if rejected := [word for term in self.terms for word in term.rejected]:
            yield from self._pattern(rejected).findall(text)

    def _pattern(self, words: Sequence[str]) -> re.Pattern[str]:
        """Return what matches any of these words."""
        if not self.spaced:
            return re.compile("|".join(map(re.escape, words)))
        alternatives = "|".join(
            re.escape(word).replace(r"\*", r"\w*") for word in sorted(words, key=len, reverse=True)
        )
        return re.compile(rf"(?<![\w-])(?:{alternatives})(?![\w-])", re.IGNORECASE)


@cache
def read_glossary(place: Path, *, spaced: bool = True) -> Glossary:
    """Return the glossary in this folder.

    Raises `ValueError` if a table is missing or a row has too few cells.
    """
    tables: dict[tuple[str, ...], list[list[str]]] = {}
    rows: list[list[str]] | None = None
    for number, line in enumerate(
        (place / TERMS).read_text(encoding="utf-8").splitlines(), start=1
    ):
        if not line.startswith("|"):
            rows = None
        elif rows is None:
            rows = tables.setdefault(tuple(row_cells(line)), [])
        elif not set(line) <= set("|-: "):
            rows.append(row_cells(line))
            if len(rows[-1]) != len(TERM_HEADS):
                raise ValueError(
                    f"{place.name}/{TERMS}, line {number}: not {len(TERM_HEADS)} cells"
                )
    try:
        terms, exemptions = tables[tuple(TERM_HEADS)], tables.get(tuple(EXCEPTION_HEADS), [])
    except KeyError:
        raise ValueError(f"{place.name}/{TERMS}: no table of {' | '.join(TERM_HEADS)}") from None
    return Glossary(
        tuple(
            Term(thing, tuple(cell_words(words)), tuple(cell_words(rejected)))
            for thing, words, rejected in terms
        ),
        tuple(Exemption(text, tuple(cell_words(where))) for text, where, _ in exemptions),
        spaced,
    )


def row_cells(line: str) -> list[str]:
    """Return the cells of a row of a Markdown table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def cell_words(cell: str) -> list[str]:
    """Return the words of a cell, separated by commas, without remarks in brackets and code
    marks.
    """
    bare = re.sub(r"[(（][^)）]*[)）]", "", cell).replace("`", "")
    return [word.strip() for word in re.split(r"[,、]", bare) if word.strip()]


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
QUOTES = "“”„«»「」『』"
TYPOGRAPHY = {
    "fr": (
        (r"(?<![\u202f\u00a0!?])(?:[;!?»]|:(?!//|\d))", "a narrow no-break space before ; : ! ? »"),
        (r"«(?!\u202f)", "a narrow no-break space after «"),
    ),
    "ja": (
        (r"[\u3040-\u30ff\u3400-\u9fff] +[\u3040-\u30ff\u3400-\u9fff]", "no spaces between words"),
        (r"[\u3040-\u30ff\u3400-\u9fff][,.!?:;()]", "full-width punctuation"),
    ),
}

SIGNS = {"es": (("¿", "?"), ("¡", "!"))}  # signs of questions and exclamations that come in pairs


class CatalogueEntry(NamedTuple):
    """A message or one of its attributes, and its file."""

    pattern: ast.Pattern
    file: str


class PatternParts(visitor.Visitor):
    """The variables, texts and choices of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor looks it up by name
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
            for variant in node.variants
        }
        self.choices.append(keys)
        self.generic_visit(node)


def pattern_parts(pattern: ast.Pattern) -> PatternParts:
    """Return the parts of a pattern."""
    found = PatternParts()
    found.visit(pattern)
    return found


@cache
def messages(code: str) -> dict[str, CatalogueEntry]:
    """Return all messages of a language, attributes as `key.name`.

    Raises `ValueError` for bad Fluent or a repeated key.
    """
    found: dict[str, CatalogueEntry] = {}
    for file in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{code}/{file.name}: {str(entry.content).strip()}")  # noqa: TRY004 - a bad file, not a bad argument
            if isinstance(entry, ast.Message):
                name = entry.id.name
                said = [(name, entry.value)] if entry.value else []
                said += [
                    (f"{name}.{attribute.id.name}", attribute.value)
                    for attribute in entry.attributes
                ]
                for key, pattern in said:
                    if key in found:
                        raise ValueError(f"{code}: {key} stands twice")
                    found[key] = CatalogueEntry(pattern, file.name)
    return found


def optional_keys(code: str) -> set[str]:
    """Return the keys of new games that a language may lack.

    A game without a file in a translation that nobody has read is shown in English there. All other
    languages must have all games.
    """
    if not all_languages()[code].is_unread:
        return set()
    house = messages(HOUSE_LANGUAGE)
    games = {said.file for key, said in house.items() if f"{key}.ftl" == f"game-{said.file}"}
    missing = {file for file in games if not (FOLDER / code / file).exists()}
    return {key for key, said in house.items() if said.file in missing}


def faults(code: str) -> Iterator[str]:
    """Yield all faults of a language, a line each."""
    languages = all_languages()
    if code not in languages:
        yield f"there is no locales/{code}/language.toml; the codes are {', '.join(languages)}"
        return
    language, house, translated = languages[code], messages(HOUSE_LANGUAGE), messages(code)
    later, glossary = optional_keys(code), read_glossary(FOLDER / code, spaced=bool(language.space))
    for key, said in house.items():
        if key not in translated and key not in later:
            yield f"{said.file}: {key} is missing"
    for key, said in translated.items():
        where = f"{said.file}: {key}"
        made = pattern_parts(said.pattern)
        if key not in house:
            yield f"{where} is not in the house's language"
        elif made.variables != (wanted := pattern_parts(house[key].pattern).variables):
            yield f"{where} uses {sorted(made.variables)}, not {sorted(wanted)}"
        yield from (
            f"{where}: {fault}"
            for choice in made.choices
            for fault in plural_faults(choice, language)
        )
        yield from (
            f"{where}: {fault}" for text in made.texts for fault in typing_faults(text, language)
        )
        yield from (f"{where}: {fault}" for fault in sign_faults("".join(made.texts), language))
        yield from (
            f"{where}: {TERMS} rejects “{word}”"
            for word in glossary.rejected_in(" ".join(made.texts), key)
        )


def plural_faults(keys: set[str], language: Language) -> Iterator[str]:
    """Yield faults of a choice by number: it needs exactly the plural categories of the
    language.
    """
    if found := keys & CATEGORIES - {"other"}:
        needed, allowed = set(language.plurals), {*language.plurals, *language.rare}
        if surplus := found - allowed:
            yield f"this language has no plural {', '.join(sorted(surplus))}"
        if lacking := needed - keys:
            yield f"a plural lacks {', '.join(sorted(lacking))}"


def typing_faults(text: str, language: Language) -> Iterator[str]:
    """Yield quotes, apostrophes and spaces that the language does not use."""
    if re.search(r"['\"]", text):
        yield f"straight quotes or apostrophes in “{text.strip()}”"
    if strange := sorted(set(text) & set(QUOTES) - set("".join(language.quotes)) - {"『", "』"}):
        yield f"{' '.join(strange)} are not quotes of this language"
    for pattern, rule in TYPOGRAPHY.get(language.code, ()):
        if found := re.search(pattern, text):
            yield f"{rule}: …{text[max(0, found.start() - 12) : found.end() + 8].strip()}…"


def sign_faults(text: str, language: Language) -> Iterator[str]:
    """Yield the pairs of signs, such as brackets, that do not open and close equally often."""
    for opening, closing in SIGNS.get(language.code, ()):
        if text.count(opening) != text.count(closing):
            yield f"{opening} and {closing} are not in pairs"


if __name__ == "__main__":
    wrong = list(faults("".join(sys.argv[1:2])))
    print("\n".join(wrong) or "nothing is missing, nothing is wrong")  # noqa: T201 - a command
    sys.exit(bool(wrong))
