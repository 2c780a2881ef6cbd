"""Fluent catalogues of all languages, and the sentences made from them."""

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal

from babel.localedata import exists as has_locale_data
from babel.localedata import load as load_locale_data
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Junk, Resource, TextElement
from fluent.syntax.stream import FluentParserStream

HOUSE_LANGUAGE = "en"  # used for messages that a language lacks
FOLDER = Path(__file__).parent
ABOUT = "language.toml"
PLAIN_TEXT = re.compile(r"[^{}\n]*")
# A message or a term, up to the next line that begins another one or a comment.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
# of a placeable to a message or a term; also names of functions
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
# The parts of Babel's data for a language that sentences may need: plurals, numbers and dates. The
# others, names of things above all, take 1 MB a language.
NEEDED_OF_BABEL: Final = {
    *("plural_form", "ordinal_form"),
    *(
        "decimal_formats",
        "number_symbols",
        "numbering_systems",
        "percent_formats",
        "scientific_formats",
    ),
    *(
        "date_formats",
        "datetime_formats",
        "day_periods",
        "days",
        "eras",
        "months",
        "quarters",
        "time_formats",
        "week_data",
    ),
}
# Commands become mentions, but not where Discord shows plain text, or does not offer them.
MENTION: Final = re.compile(r"</([a-z ]+):\d+>")  # what Discord shows as a link
COMMAND: Final = re.compile(r"(?<![a-zA-Z0-9/<])/([a-z]+(?: (?:balance|daily|history)\b)?)")
PLAIN_MESSAGES: Final = ("command-", "house-menu-", "help-elsewhere")
# Of all languages together: most sentences of a message stay the same with the next change. They
# take about half a kilobyte each.
CACHED_SENTENCES: Final = 4000


_command_ids: dict[str, int] = {}


def know_commands(ids: Mapping[str, int]) -> None:
    """Set the ids of commands by name. Sentences mention commands by them from now on."""
    if ids == _command_ids:
        return
    _command_ids.clear()
    _command_ids.update(ids)
    Words._sentence.cache_clear()  # noqa: SLF001 - of all languages


def mention_command(name: object) -> str:
    """Return a mention of a command such as "play" or "chips daily"; without an id plain text."""
    command_id = _command_ids.get(str(name).partition(" ")[0])
    return f"/{name}" if command_id is None else f"</{name}:{command_id}>"


def unlink_commands(text: str) -> str:
    """Return a text for a direct message, where no command can be used: commands are named, not
    mentioned.
    """
    return MENTION.sub(r"/\1", text)


@dataclass(frozen=True, slots=True)
class Language:
    """Facts about a language, from its `language.toml`."""

    code: str
    name: str  # in its own language
    listed: bool  # offered to people
    own: bool  # written by the authors, not translated
    reviewed: str | Literal[False]  # who has read all of it, and when
    plurals: tuple[str, ...]  # CLDR's categories of whole numbers; every plural has all of them
    rare: tuple[str, ...]  # categories of fractions and millions; a plural may have them
    quotes: tuple[str, str]
    comma: str  # between the things of a list
    space: str  # between two sentences
    semicolon: str  # between things that have commas themselves
    stop: str  # at the end of a sentence
    dash: str  # between the ends of a range

    @property
    def is_unread(self) -> bool:
        """Return True for a translation that no native speaker has read."""
        return not (self.own or self.reviewed)


class Words:
    """The sentences of one language: `words("turn-of", name="Anna")`."""

    def __init__(self, language: Language, catalogues: tuple["Catalogue", ...]) -> None:
        self.language = language
        self._catalogues = catalogues

    @property
    def locale(self) -> str:
        """The code of the language."""
        return self.language.code

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the message `key`, or its attribute with `key.attribute`.

        Raises `KeyError` for an unknown one.
        """
        return self._sentence(key, **values)

    @lru_cache(CACHED_SENTENCES, typed=True)  # noqa: B019 - the words of a language live as long as the process
    def _sentence(self, key: str, /, **values: object) -> str:
        name, _, attribute = key.partition(".")
        for catalogue in self._catalogues:
            if (pattern := catalogue.pattern(name, attribute)) is not None:
                return catalogue.format(pattern, values)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Return True if there is a message with this key."""
        return any(catalogue.has_message(key) for catalogue in self._catalogues)

    def listed(self, things: Sequence[str]) -> str:
        """Join the items of a list."""
        return self.language.comma.join(things)

    def grouped(self, groups: Sequence[str]) -> str:
        """Join groups that are lists themselves."""
        return self.language.semicolon.join(groups)

    def told(self, sentences: Sequence[str]) -> str:
        """Join sentences to a paragraph."""
        return self.language.space.join(sentences)

    def sentence(self, said: str) -> str:
        """End a text with a full stop."""
        return f"{said}{self.language.stop}"


class Catalogues:
    """The sentences of all languages on offer."""

    def __init__(
        self, languages: Mapping[str, Language], catalogues: Mapping[str, "Catalogue"]
    ) -> None:
        self._catalogues = catalogues
        self._words = {code: self._of(catalogue) for code, catalogue in languages.items()}
        # By first part, then by whole code. Of two languages with the same first part, the first by
        # alphabet speaks for it.
        self._codes = {
            code.lower().split("-")[0]: code for code in sorted(self._words, reverse=True)
        }
        self._codes |= {code.lower(): code for code in self._words}

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages, the house's own first."""
        return (HOUSE_LANGUAGE, *sorted(set(self._words) - {HOUSE_LANGUAGE}))

    def language(self, locale: str | None) -> str:
        """Return the code of the language for a locale as Discord names it ("de", "en-GB",
        "pt-BR").

        A locale whose own language is not on offer has the language of its first part ("en-GB":
        "en"; "pt" and "pt-PT": "pt-BR").
        """
        wanted = (locale or HOUSE_LANGUAGE).replace("_", "-").lower()
        return self._codes.get(wanted) or self._codes.get(wanted.split("-")[0]) or HOUSE_LANGUAGE

    def of(self, locale: str | None) -> Words:
        """Return the sentences for a locale: always the same object for a language."""
        return self._words[self.language(locale)]

    def _of(self, language: Language) -> Words:
        return Words(
            language, tuple(self._catalogues[fallback] for fallback in lookup_order(language.code))
        )


def lookup_order(code: str) -> tuple[str, ...]:
    """Return the codes of the languages that are searched for a message, in this order."""
    return (code,) if code == HOUSE_LANGUAGE else (code, HOUSE_LANGUAGE)


def read_language(place: Path) -> Language:
    """Return the facts about the language in this folder."""
    facts: dict[str, Any] = tomllib.loads((place / ABOUT).read_text(encoding="utf-8"))
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()
    }
    return Language(code=place.name, **fields)


@cache
def all_languages(folder: Path = FOLDER) -> dict[str, Language]:
    """Return all languages, those not yet on offer included, by code."""
    return {
        file.parent.name: read_language(file.parent) for file in sorted(folder.glob(f"*/{ABOUT}"))
    }


class CatalogueParser(FluentParser):
    """A parser that reads the text between placeables in one step.

    `FluentParser` reads it letter by letter and notes where everything stands, which takes twice as
    long.
    """

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        found = PLAIN_TEXT.match(ps.string, ps.index)
        assert found is not None  # it may be empty
        ps.index = found.end()
        return TextElement(found[0])


class Catalogue:
    """The messages of one language.

    Each is parsed when it is first wanted: syntax trees take twenty times the memory of text.

    Thread-safe: two threads may parse the same message at the same time.
    """

    def __init__(self, code: str, files: Iterable[str]) -> None:
        # `messages.parts.safe_names.escaped_name` wraps names in isolates. Fluent does not, because
        # pictures need plain text.
        functions: dict[str, Any] = {"COMMAND": mention_command}
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self._parser = CatalogueParser()
        forget_names(code)
        # Languages share the names of their messages. As UTF-8 the texts take a third less: Python
        # stores a whole text in two bytes a letter if one letter needs them, as an inverted comma
        # does.
        self._unparsed = {
            sys.intern(found[1]): found[0].encode()
            for text in files
            for found in ENTRY.finditer(text)
        }

    def has_message(self, name: str) -> bool:
        """Return True if there is a message with this name."""
        return name in self._unparsed or self._bundle.has_message(name)

    def pattern(self, name: str, attribute: str) -> Pattern | None:
        """Return the value of a message, or its attribute if one is named; None if there is none.

        Raises `ValueError` for bad Fluent.
        """
        if name in self._unparsed:
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        """Return the text of a pattern with its values.

        Raises the first error that Fluent finds.
        """
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, name: str) -> None:
        """Parse a message, and the messages and terms that it refers to."""
        entries: dict[str, EntryType] = {}
        waiting = [name]
        while waiting:
            key = waiting.pop()
            if key not in entries and (text := self._unparsed.get(key)):
                source = text.decode()
                if not key.startswith(PLAIN_MESSAGES):
                    source = COMMAND.sub(r'{ COMMAND("\1") }', source)
                entries[key] = entry = self._parser.parse_entry(source)
                if isinstance(entry, Junk):
                    raise ValueError(f"{self._bundle.locales[0]}: {source}")
                waiting += REFERENCE.findall(source)
        self._bundle.add_resource(Resource([*entries.values()]))
        for key in entries:
            self._unparsed.pop(key, None)


def forget_names(code: str) -> None:
    """Remove what sentences never need from Babel's data for a language, which Babel keeps for as
    long as the process runs.

    A language inherits from those that are longer known: `pt_BR` from `pt`, and that from `root`.
    """
    name = code.replace("-", "_")
    if not has_locale_data(name):
        return
    load_locale_data(name)  # before anything that it inherits is removed
    for each in (name, *name.split("_")[:1], "root"):
        data = load_locale_data(each)
        for part in data.keys() - NEEDED_OF_BABEL:
            del data[part]


@cache
def read_catalogue(place: Path) -> Catalogue:
    """Return the catalogue in this folder."""
    return Catalogue(
        place.name, (file.read_text(encoding="utf-8") for file in sorted(place.glob("*.ftl")))
    )


@cache
def load(folder: Path = FOLDER) -> Catalogues:
    """Return the catalogues of all languages on offer. They are read once."""
    languages = {
        code: language for code, language in all_languages(folder).items() if language.listed
    }
    return Catalogues(languages, {code: read_catalogue(folder / code) for code in languages})


@cache
def load_words(code: str, folder: Path = FOLDER) -> Words:
    """Return the sentences of one language alone, for a process that needs few.

    The object differs from that of `load`.
    """
    return Words(
        all_languages(folder)[code],
        tuple(read_catalogue(folder / fallback) for fallback in lookup_order(code)),
    )
