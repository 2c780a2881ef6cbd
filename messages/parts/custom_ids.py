"""Custom ids: everything a press needs is in the button, everything else is in the row. At most 100 characters.

Each kind of button, menu or form is a class; its text is `kh:`, its letter and its fields, parted by colons. Messages that were
posted long ago hold such texts: letters, the order of fields and their patterns stay.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeAlias, cast, get_args, get_type_hints

TableId: TypeAlias = Annotated[str, r"[a-z0-9]{8}"]
Acts: TypeAlias = Annotated[int, r"\d{1,9}"]  # the press is valid as long as its seat has not acted since
Verb: TypeAlias = Annotated[str, r"[a-z]+"]
RESHOWN_MARK = "~"  # before what tells the same menu apart that is shown once more; version 1 had no such thing
ActionText: TypeAlias = Annotated[str, r"[a-z][a-z0-9 -]{0,59}"]  # as `games.parts.codec` writes it


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a press is about. Each field is annotated with the pattern of its text; several texts in one are parted by dots."""

    letter: ClassVar[str]

    @property
    def text(self) -> str:
        """For Discord."""
        kind: Any = type(self)
        own = [getattr(self, name) for name in _names(kind)]
        return ":".join(["kh", self.letter, *[".".join(value) if isinstance(value, tuple) else str(value) for value in own]])

    @classmethod
    def of(cls, texts: Sequence[str]) -> Self:
        """From the texts of its fields."""
        make: Any = cls
        return cast(Self, make(*(_value(kind, text) for (kind, _), text in zip(_parts(make), texts, strict=True))))


@dataclass(frozen=True, slots=True)
class TablePress(CustomId):
    """A button of the table: join, start, hand …"""

    letter = "t"
    table: TableId
    verb: Verb


@dataclass(frozen=True, slots=True)
class RulesPress(CustomId):
    """A button of a lobby that accepts the house rules as they stood with this edition: join, agree."""

    letter = "h"
    table: TableId
    edition: Annotated[int, r"\d{1,9}"]
    verb: Annotated[str, "join|agree"]


@dataclass(frozen=True, slots=True)
class AgainPress(CustomId):
    """The button of a session that is over by which those who have played it sit down at the one that follows."""

    letter = "g"
    table: TableId


@dataclass(frozen=True, slots=True)
class HandControl(CustomId):
    """What stands under somebody's own hand, or in a question that was asked there."""

    table: TableId
    acts: Acts


@dataclass(frozen=True, slots=True)
class HandButton(HandControl):
    """A button that is about one action."""

    action: ActionText


@dataclass(frozen=True, slots=True)
class ActionPress(HandButton):
    """A button that carries its action out."""

    letter = "a"


@dataclass(frozen=True, slots=True)
class RepeatPress(HandButton):
    """A button that carries its action out again and again, as long as nothing else can be done."""

    letter = "z"


@dataclass(frozen=True, slots=True)
class FinalPress(HandButton):
    """A button that asks once more, as its action cannot be taken back."""

    letter = "f"


@dataclass(frozen=True, slots=True)
class SurePress(HandButton):
    """The answer to that question: it carries the action out, and the question goes."""

    letter = "y"


@dataclass(frozen=True, slots=True)
class SeatPress(CustomId):
    """An action's button that everybody can see, and one person is to press."""

    letter = "s"
    table: TableId
    seat: Annotated[int, r"\d"]
    acts: Acts
    action: ActionText


@dataclass(frozen=True, slots=True)
class ActionMenu(HandControl):
    """A menu of actions of one kind; its values are their texts."""

    letter = "m"
    verb: Verb


@dataclass(frozen=True, slots=True)
class PickMenu(HandControl):
    """A menu of tiles for one action. If a hand is too large for one menu, `first` is the number of tiles on the pages before the
    next one, and `picked` names the tiles that were picked on those."""

    letter = "p"
    verb: Verb
    first: Annotated[int, r"\d{1,2}"]
    picked: Annotated[tuple[str, ...], r"[0-9.-]{0,24}"]


@dataclass(frozen=True, slots=True)
class AmountForm(HandControl):
    """A form that asks for a number of chips."""

    letter = "n"
    verb: Verb


@dataclass(frozen=True, slots=True)
class RuleMenu(CustomId):
    """The menu of house rules."""

    letter = "r"
    table: TableId
    what: Annotated[str, "rules"] = "rules"


@dataclass(frozen=True, slots=True)
class ValueMenu(CustomId):
    """The menu of values of a house rule, and the form that asks for another number."""

    letter = "o"
    table: TableId
    name: Annotated[str, r"[a-z_]+"]


@dataclass(frozen=True, slots=True)
class PreferenceMenu(CustomId):
    """A menu of how pictures shall look, of a person or a server."""

    letter = "l"
    owner: Annotated[str, "person|guild"]
    what: Annotated[str, "pips|more|company"]


@dataclass(frozen=True, slots=True)
class BoardPress(CustomId):
    """A button of a leaderboard that leads to a page of one; `way` tells the buttons of a message apart."""

    letter = "b"
    by: Annotated[str, "chips|deals"]
    page: Annotated[int, r"\d{1,7}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class ForgetPress(CustomId):
    """The button by which somebody is forgotten: whoever presses it."""

    letter = "y"
    what: Annotated[str, "forget"] = "forget"


@dataclass(frozen=True, slots=True)
class HousePage(CustomId):
    """A button of /house that leads to a page of it."""

    letter = "e"
    page: Annotated[str, r"[a-z]+"]


@dataclass(frozen=True, slots=True)
class HouseClose(CustomId):
    """A button of /house that closes a table."""

    letter = "c"
    table: TableId


@dataclass(frozen=True, slots=True)
class HouseMenu(CustomId):
    """A menu of /house."""

    letter = "w"
    what: Annotated[str, r"[a-z-]+"]


@dataclass(frozen=True, slots=True)
class LearnPress(CustomId):
    """A button of /learn: the choice of games (of no game), a lesson from its beginning, the rules of a game, a table of it."""

    letter = "d"
    what: Annotated[str, "games|begin|rules|play"]
    game: Annotated[str, r"[a-z0-9-]{0,20}"] = ""


@dataclass(frozen=True, slots=True)
class LearnMenu(CustomId):
    """The menu of games that can be learnt."""

    letter = "q"
    what: Annotated[str, "games"] = "games"


@dataclass(frozen=True, slots=True)
class LessonPress(CustomId):
    """A button in a lesson. `taken` are the steps that were done (`lessons.lesson.Moment`): nothing else is known of a lesson."""

    letter = "k"
    game: Annotated[str, r"[a-z0-9-]{1,20}"]
    taken: Annotated[str, r"[0-9a-z]{0,9}"]
    action: ActionText


@dataclass(frozen=True, slots=True)
class LessonMenu(CustomId):
    """A menu in a lesson: of actions of one kind, or of tiles for one."""

    letter = "j"
    game: Annotated[str, r"[a-z0-9-]{1,20}"]
    taken: Annotated[str, r"[0-9a-z]{0,9}"]
    verb: Verb


@dataclass(frozen=True, slots=True)
class CompanyMenu(CustomId):
    """The menu of a lobby from which the host takes a computer player."""

    letter = "v"
    table: TableId


@dataclass(frozen=True, slots=True)
class WhatIfPress(CustomId):
    """The button of a replay that asks what would have been better in this deal."""

    letter = "z"
    table: TableId
    deal: Annotated[int, r"\d{1,5}"]


@dataclass(frozen=True, slots=True)
class ArrivalPress(CustomId):
    """A button of the message with which the bot arrives on a server."""

    letter = "i"
    what: Annotated[str, "play|settings"]


@dataclass(frozen=True, slots=True)
class GameMenu(CustomId):
    """A menu of games: a table is opened for the one that is chosen."""

    letter = "u"
    what: Annotated[str, "play"] = "play"


@dataclass(frozen=True, slots=True)
class ExplainPress(CustomId):
    """A button of the rules that leads to the other page of them; `table` is where they were asked for, or nothing."""

    letter = "x"
    game: Annotated[str, r"[a-z0-9-]{1,30}"]
    table: Annotated[str, r"(?:[a-z0-9]{8})?"]
    page: Annotated[str, "basics|more"]


@dataclass(frozen=True, slots=True)
class ExplainMenu(CustomId):
    """The menu of games whose rules there are."""

    letter = "x"
    what: Annotated[str, "games"] = "games"


KINDS: tuple[Any, ...] = (
    TablePress,
    RulesPress,
    AgainPress,
    ActionPress,
    RepeatPress,
    FinalPress,
    SurePress,
    SeatPress,
    ActionMenu,
    PickMenu,
    AmountForm,
    RuleMenu,
    ValueMenu,
    PreferenceMenu,
    BoardPress,
    ForgetPress,
    HousePage,
    HouseClose,
    HouseMenu,
    LearnPress,
    LearnMenu,
    LessonPress,
    LessonMenu,
    CompanyMenu,
    WhatIfPress,
    ArrivalPress,
    GameMenu,
    ExplainPress,
    ExplainMenu,
)


def parse(text: str) -> CustomId | None:
    """What a custom id says; None if it is none of ours (any more)."""
    text, _, _ = text.partition(RESHOWN_MARK)
    for kind in KINDS:
        if found := _pattern(kind).fullmatch(text):
            return cast(CustomId, kind.of(found.groups()))
    return None


@cache
def _parts(kind: Any) -> tuple[tuple[Any, str], ...]:
    """Of each field its type and its pattern."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(get_args(hints[field.name]) for field in fields(kind))


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _pattern(kind: Any) -> re.Pattern[str]:
    return re.compile(":".join(("kh", kind.letter, *(f"({pattern})" for _, pattern in _parts(kind)))))


def _value(kind: Any, text: str) -> Any:
    if kind in (int, str):
        return kind(text)
    return tuple(text.split(".")) if text else ()
