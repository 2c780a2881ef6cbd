"""Loads the Fluent catalogues beside this file and hands out words in a language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

HOUSE_LANGUAGE = "en"  # what is not translated is said in this
FOLDER = Path(__file__).parent


class Words:
    """The words of one language; `words("turn-of", name="Anna")` gives a sentence."""

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles

    def __call__(self, key: str, /, **values: object) -> str:
        """The message `key`, or its attribute with `key.attribute`. Raises `KeyError` for an unknown one."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, values)
                    if errors:
                        raise errors[0]
                    return str(text)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)


class Catalogues:
    """All languages of the house."""

    def __init__(self, bundles: Mapping[str, FluentBundle]) -> None:
        self._bundles = bundles
        self._words = {code: self._of(code) for code in (HOUSE_LANGUAGE, *bundles)}

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages, the house's own first."""
        return (HOUSE_LANGUAGE, *sorted(set(self._bundles) - {HOUSE_LANGUAGE}))

    def language(self, locale: str | None) -> str:
        """The language for a locale as Discord names it ("de", "en-GB", "hu")."""
        code = (locale or HOUSE_LANGUAGE).replace("_", "-").split("-")[0].lower()
        return code if code in self._bundles else HOUSE_LANGUAGE

    def of(self, locale: str | None) -> Words:
        """The words for a locale: always the same object for a language."""
        return self._words[self.language(locale)]

    def _of(self, code: str) -> Words:
        codes = (code,) if code == HOUSE_LANGUAGE else (code, HOUSE_LANGUAGE)
        return Words(code, tuple(self._bundles[one] for one in codes))


@cache
def load(folder: Path = FOLDER) -> Catalogues:
    """Read every `<language>/*.ftl`, once: that takes a fifth of a second. Raises `ValueError` for a file that is not well-formed
    Fluent."""
    bundles = {}
    for place in sorted(path for path in folder.iterdir() if path.is_dir() and any(path.glob("*.ftl"))):
        # Names are wrapped in isolates where they come from (`messages.narration.name_of`), not here: pictures need plain text.
        bundle = FluentBundle([place.name], use_isolating=False)
        for file in sorted(place.glob("*.ftl")):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{place.name}/{file.name}: {str(entry.content).strip()}")  # noqa: TRY004 - a bad file, not a bad argument
            bundle.add_resource(resource)
        bundles[place.name] = bundle
    return Catalogues(bundles)
