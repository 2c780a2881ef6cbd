"""The custom ids of controls at tables and in hands, and of notices.

Those of a feature's pages stand in `cogs/<feature>/page.py`.
"""

from dataclasses import dataclass
from typing import Annotated

from messages.parts.custom_id import ActionText, Acts, CustomId, TableId, Verb


@dataclass(frozen=True, slots=True)
class EveningPress(CustomId):
    """A button of a planned evening.

    Sign up, sign off, cancel it, and ("drop") cancel it after the question.
    """

    letter = "e"
    evening: TableId
    verb: Annotated[str, "join|leave|cancel|drop"]


@dataclass(frozen=True, slots=True)
class UnwishPress(CustomId):
    """The button after which a person is no longer told of open tables of a game on a server."""

    letter = "e"
    what: Annotated[str, "unwish"]
    guild: Annotated[int, r"[1-9]\d{0,18}"]
    game: Annotated[str, r"[a-z0-9-]{1,30}"]


@dataclass(frozen=True, slots=True)
class TablePress(CustomId):
    """A button of the table message, such as join, start or hand."""

    letter = "t"
    table: TableId
    verb: Verb


@dataclass(frozen=True, slots=True)
class RulesPress(CustomId):
    """A button of a lobby that accepts the house rules of this edition: join, agree."""

    letter = "h"
    table: TableId
    edition: Annotated[int, r"\d{1,9}"]
    verb: Annotated[str, "join|agree"]


@dataclass(frozen=True, slots=True)
class AgainPress(CustomId):
    """The button of an ended session that lets its players sit down at the next one."""

    letter = "g"
    table: TableId


@dataclass(frozen=True, slots=True)
class HandControl(CustomId):
    """Base of controls below a player's hand, or in a question that was asked there."""

    table: TableId
    acts: Acts


@dataclass(frozen=True, slots=True)
class HandButton(HandControl):
    """Base of buttons for one action."""

    action: ActionText


@dataclass(frozen=True, slots=True)
class ActionPress(HandButton):
    """A button that carries out its action."""

    letter = "a"


@dataclass(frozen=True, slots=True)
class RepeatPress(HandButton):
    """A button that carries out its action repeatedly, as long as it is the only legal one."""

    letter = "z"


@dataclass(frozen=True, slots=True)
class FinalPress(HandButton):
    """A button whose action cannot be taken back: a press asks for confirmation."""

    letter = "f"


@dataclass(frozen=True, slots=True)
class SurePress(HandButton):
    """The button of that confirmation: it carries out the action and removes the question."""

    letter = "y"


@dataclass(frozen=True, slots=True)
class SeatPress(CustomId):
    """An action's button that everybody sees and only the player in `seat` may press."""

    letter = "s"
    table: TableId
    seat: Annotated[int, r"\d"]
    acts: Acts
    action: ActionText


@dataclass(frozen=True, slots=True)
class ActionMenu(HandControl):
    """A menu of actions with the same verb. Its values are the texts of the actions."""

    letter = "m"
    verb: Verb


@dataclass(frozen=True, slots=True)
class PickMenu(HandControl):
    """A menu of tiles for one action.

    Attributes:
        first: in a hand that is too large for one menu, the number of tiles on the pages before the
            next page.
        picked: names of the tiles that were picked on the pages so far.
    """

    letter = "p"
    verb: Verb
    first: Annotated[int, r"\d{1,2}"]
    picked: Annotated[tuple[str, ...], r"[0-9.-]{0,24}"]


@dataclass(frozen=True, slots=True)
class TileMenu(HandControl):
    """A menu of tiles, for more actions that lay one than a menu holds.

    Its values are actions, and tiles with several places.

    Attributes:
        first: the number of tiles on the pages before the next page, which a further value leads
            to.
    """

    letter = "p"
    verb: Verb
    first: Annotated[int, r"\d{1,2}"]


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
class NamedRulesMenu(CustomId):
    """The menu of house rules that players know by a name."""

    letter = "r"
    table: TableId
    what: Annotated[str, "rules"] = "rules"
    which: Annotated[str, "named"] = "named"


@dataclass(frozen=True, slots=True)
class ValueMenu(CustomId):
    """The menu of values of a house rule, and the form that asks for another number."""

    letter = "o"
    table: TableId
    name: Annotated[str, r"[a-z_]+"]


@dataclass(frozen=True, slots=True)
class ReminderPress(CustomId):
    """The button of a reminder that ends reminders."""

    letter = "j"
    what: Annotated[str, "off"] = "off"


@dataclass(frozen=True, slots=True)
class CompanyMenu(CustomId):
    """The menu of a lobby from which the host chooses a computer player."""

    letter = "v"
    table: TableId


@dataclass(frozen=True, slots=True)
class SeatMenu(CustomId):
    """The menu from which a person in a game with teams chooses a seat.

    Its values name the seat and the partner.
    """

    letter = "c"
    table: TableId
    what: Annotated[str, "seat"] = "seat"


@dataclass(frozen=True, slots=True)
class WhatIfPress(CustomId):
    """The button of a replay that asks for better plays in this deal."""

    letter = "z"
    table: TableId
    deal: Annotated[int, r"\d{1,5}"]


@dataclass(frozen=True, slots=True)
class LearnPress(CustomId):
    """A button of /learn.

    It leads to the choice of games (without a game), a lesson, the rules of a game, or a table for
    it.

    A lesson takes the place of the message with the button ("begin"), or is a message of its own
    ("open").
    """

    letter = "d"
    what: Annotated[str, "games|begin|open|rules|play"]
    game: Annotated[str, r"[a-z0-9-]{0,20}"] = ""
