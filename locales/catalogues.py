"""Loads the Fluent catalogues beside this file and hands out words in a language."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Junk

HOUSE_LANGUAGE = "en"  # what is not translated is said in this
FOLDER = Path(__file__).parent
ABOUT = "language.toml"
REMEMBERED = 2000  # sentences of a language: most of a message is said again with the next change


@dataclass(frozen=True, slots=True)
class Language:
    """What a language's own file says of it."""

    code: str
    name: str  # in its own language
    listed: bool  # offered to people
    reviewed: bool  # by somebody who grew up with it
    plurals: tuple[str, ...]  # CLDR's categories of whole numbers, each of which every plural has
    rare: tuple[str, ...]  # of fractions and millions: a plural may have them
    quotes: tuple[str, str]
    comma: str  # between the things of a list
    space: str  # between two sentences
    semicolon: str  # between things that have commas themselves
    stop: str  # at the end of a sentence


class Figures(FluentInt):
    """A number below a thousand is the same figures in all our languages. To ask Babel for them takes as long as most of a
    sentence."""

    def format(self, locale: Any) -> str:
        """See the class that this one extends."""
        usual = 0 <= self < 1000 and self.options is self.default_number_format_options
        return f"{int(self)}" if usual else super().format(locale)


def fluent(value: object) -> Any:
    """A value as sentences take it."""
    if isinstance(value, str):
        return value
    return _figures(value) if type(value) is int else native_to_fluent(value)


_figures = lru_cache(maxsize=1024)(Figures)


class Words:
    """The words of one language; `words("turn-of", name="Anna")` gives a sentence."""

    def __init__(self, language: Language, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self._bundles = bundles
        self._sentence = lru_cache(REMEMBERED, typed=True)(self._said)

    @property
    def locale(self) -> str:
        """The code of the language."""
        return self.language.code

    def __call__(self, key: str, /, **values: object) -> str:
        """The message `key`, or its attribute with `key.attribute`. Raises `KeyError` for an unknown one."""
        return self._sentence(key, **values)

    def _said(self, key: str, /, **values: object) -> str:
        name, _, attribute = key.partition(".")
        given = CurrentEnvironment({one: fluent(value) for one, value in values.items()})
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    errors: list[Exception] = []
                    text = pattern(ResolverEnvironment(bundle, errors, current=given))  # `format_pattern` would undo `Figures`
                    if errors:
                        raise errors[0]
                    return str(text)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def listed(self, things: Sequence[str]) -> str:
        """Things one after the other, as the language lists them."""
        return self.language.comma.join(things)

    def grouped(self, groups: Sequence[str]) -> str:
        """Things that are lists themselves, one after the other."""
        return self.language.semicolon.join(groups)

    def told(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other."""
        return self.language.space.join(sentences)

    def sentence(self, said: str) -> str:
        """With a full stop."""
        return f"{said}{self.language.stop}"


class Catalogues:
    """All languages of the house."""

    def __init__(self, languages: Mapping[str, Language], bundles: Mapping[str, FluentBundle]) -> None:
        self._bundles = bundles
        self._words = {code: self._of(one) for code, one in languages.items()}

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages, the house's own first."""
        return (HOUSE_LANGUAGE, *sorted(set(self._words) - {HOUSE_LANGUAGE}))

    def language(self, locale: str | None) -> str:
        """The language for a locale as Discord names it ("de", "en-GB", "hu")."""
        code = (locale or HOUSE_LANGUAGE).replace("_", "-").split("-")[0].lower()
        return code if code in self._words else HOUSE_LANGUAGE

    def of(self, locale: str | None) -> Words:
        """The words for a locale: always the same object for a language."""
        return self._words[self.language(locale)]

    def _of(self, language: Language) -> Words:
        return Words(language, tuple(self._bundles[one] for one in asked(language.code)))


def asked(code: str) -> tuple[str, ...]:
    """The languages in which a message is looked for, one after the other."""
    return (code,) if code == HOUSE_LANGUAGE else (code, HOUSE_LANGUAGE)


def about(place: Path) -> Language:
    """What the language in this folder says of itself."""
    told: dict[str, Any] = tomllib.loads((place / ABOUT).read_text(encoding="utf-8"))
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return Language(code=place.name, **fields)


@cache
def described(folder: Path = FOLDER) -> dict[str, Language]:
    """All languages that there are or are to be, by code."""
    return {file.parent.name: about(file.parent) for file in sorted(folder.glob(f"*/{ABOUT}"))}


@cache
def bundle(place: Path) -> FluentBundle:
    """The catalogue in this folder. Raises `ValueError` for a file that is not well-formed Fluent."""
    # Names are wrapped in isolates where they come from (`messages.parts.narration.name_of`), not here: pictures need plain text.
    made = FluentBundle([place.name], use_isolating=False)
    for file in sorted(place.glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{place.name}/{file.name}: {str(entry.content).strip()}")  # noqa: TRY004 - a bad file, not a bad argument
        made.add_resource(resource)
    return made


@cache
def load(folder: Path = FOLDER) -> Catalogues:
    """Read every listed language, once: that takes a tenth of a second each. Raises `ValueError` for what is not well-formed
    Fluent."""
    languages = {code: one for code, one in described(folder).items() if one.listed}
    return Catalogues(languages, {code: bundle(folder / code) for code in languages})


@cache
def words_of(code: str, folder: Path = FOLDER) -> Words:
    """The words of one language by themselves, for a process that needs few: always the same object, but another one than
    `load` has."""
    return Words(described(folder)[code], tuple(bundle(folder / one) for one in asked(code)))
