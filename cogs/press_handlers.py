"""Handlers of presses and forms: `handles` marks the method that answers a kind, `PressHandlers`
finds it.
"""

from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any, Final, TypeAlias, TypeVar

import discord

from messages.parts.custom_ids import CustomId, parse, shape_of

CogT = TypeVar("CogT")
KindT = TypeVar("KindT", bound=CustomId)
Answer: TypeAlias = Coroutine[Any, Any, None]
PressMethod: TypeAlias = Callable[[CogT, discord.Interaction, KindT], Answer]
FormMethod: TypeAlias = Callable[[CogT, discord.Interaction, KindT, str], Answer]
PressHandler: TypeAlias = Callable[[discord.Interaction, Any], Answer]
FormHandler: TypeAlias = Callable[[discord.Interaction, Any, str], Answer]

# Attributes of marked methods: the kinds that they answer.
PRESSES: Final = "answers_presses"
FORMS: Final = "answers_forms"


def handles(
    *kinds: type[KindT],
) -> Callable[[PressMethod[CogT, KindT]], PressMethod[CogT, KindT]]:
    """Mark a method of a `FeatureCog` that answers presses on these kinds of buttons or menus."""

    def mark(method: PressMethod[CogT, KindT]) -> PressMethod[CogT, KindT]:
        setattr(method, PRESSES, kinds)
        return method

    return mark


def handles_form(
    *kinds: type[KindT],
) -> Callable[[FormMethod[CogT, KindT]], FormMethod[CogT, KindT]]:
    """Mark a method of a `FeatureCog` that takes these kinds of forms, and the text typed there.

    A form comes back here even if another process, or this one before a restart, has shown it.
    """

    def mark(method: FormMethod[CogT, KindT]) -> FormMethod[CogT, KindT]:
        setattr(method, FORMS, kinds)
        return method

    return mark


def marked(cog: type, mark: str) -> Iterator[tuple[type[CustomId], str]]:
    """Yield the kinds that the methods of a class answer, each with the name of its method."""
    for name in dir(cog):
        for kind in getattr(getattr(cog, name), mark, ()):
            yield kind, name


def shapes(kinds: Mapping[type[CustomId], object]) -> dict[tuple[str, int], type[CustomId]]:
    """Return kinds by the shape of their texts. Raises `ValueError` if two have the same."""
    found: dict[tuple[str, int], type[CustomId]] = {}
    for kind in kinds:
        if (other := found.setdefault(shape_of(kind), kind)) is not kind:
            raise ValueError(f"{kind.__name__} and {other.__name__} cannot be told apart")
    return found


class PressHandlers:
    """The handlers of all features, by the kind of custom id that they answer."""

    def __init__(self) -> None:
        self.presses: dict[type[CustomId], PressHandler] = {}
        self.forms: dict[type[CustomId], FormHandler] = {}
        self._shapes: dict[tuple[str, int], type[CustomId]] = {}

    def add(self, cog: object) -> None:
        """Add the marked methods of a cog. Raises `ValueError` for a second handler of a kind."""
        for mark, handlers in ((PRESSES, self.presses), (FORMS, self.forms)):
            for kind, name in marked(type(cog), mark):
                if kind in handlers:
                    raise ValueError(f"{kind.__name__} has a second handler, {name}")
                handlers[kind] = getattr(cog, name)
        self._shapes = shapes({**self.presses, **self.forms})

    def parse(self, text: str) -> CustomId | None:
        """Return the meaning of a custom id; None if no handler answers it (any more)."""
        return parse(text, self._shapes)
