"""The glossary of each language, `terms.md`: its words for the things of the game, and the words
that it does not use for them.

The file is for people first. Two of its tables are also read here:

- `| what it is | word | not |`: a rejected word stands bare and must not occur; a `*` at its end
  stands for all its endings. Words in brackets have other, right uses, so they are advice that
  nothing checks.
- `| allowed | where | why |`: the messages (keys, with `*` for any ending) in which a rejected word
  or phrase is right.
"""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

TERMS = "terms.md"
TERM_HEADS = ["what it is", "word", "not"]
EXCEPTION_HEADS = ["allowed", "where", "why"]


class Term(NamedTuple):
    """A row of the glossary: a thing, the words for it, and those that are rejected."""

    thing: str
    words: tuple[str, ...]
    rejected: tuple[str, ...]


class Exemption(NamedTuple):
    """A rejected word or phrase, and the keys of the messages in which it is right."""

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
