"""All kinds of custom ids: everything that a press needs is in the button, everything else is in the database.

Longer than 400 lines: a new kind needs a letter, so all letters stand in one file.

Messages that were posted long ago hold these texts. So letters, the order of fields and their patterns never change.

There are more kinds than letters. Kinds with the same letter differ in the number of fields, and `parse` goes by both.

To add a kind, write a class, list it in `KINDS`, give it a handler in `cogs.presses.press_router` and a text in
tests/messages/test_custom_ids.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from messages.parts.custom_id import PREFIX, RESHOWN_MARK, ActionText, Acts, CustomId, TableId, Verb, field_formats
from messages.parts.evening_ids import EveningPress, QuietMenu, TimesPress, UnwishPress
from messages.parts.house_ids import BanPress, HouseClose, HouseMenu, HousePage, WatchPress


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
        first: in a hand that is too large for one menu, the number of tiles on the pages before the next page.
        picked: names of the tiles that were picked on the pages so far.
    """

    letter = "p"
    verb: Verb
    first: Annotated[int, r"\d{1,2}"]
    picked: Annotated[tuple[str, ...], r"[0-9.-]{0,24}"]


@dataclass(frozen=True, slots=True)
class TileMenu(HandControl):
    """A menu of tiles, for more actions that lay one than a menu holds. Its values are actions, and tiles with several places.

    Attributes:
        first: the number of tiles on the pages before the next page, which a further value leads to.
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
class PreferenceMenu(CustomId):
    """A menu of picture preferences, of a person or a server, and the menus of people whom a person avoids."""

    letter = "l"
    owner: Annotated[str, "person|guild"]
    what: Annotated[str, "pips|more|company|language|profile|avoid|avoided"]


BoardMeasure: TypeAlias = Annotated[str, "rounds|chips|matches|rating|team-rounds|team-matches|team-rating"]
BoardGame: TypeAlias = Annotated[str, r"[a-z0-9-]{0,30}"]  # "" for all games
BoardPeriod: TypeAlias = Annotated[str, r"week|all|\d{4}-\d{2}"]
BoardOpponents: TypeAlias = Annotated[str, "people|bots"]


@dataclass(frozen=True, slots=True)
class BoardPress(CustomId):
    """A button that leads to a page of a leaderboard; `way` keeps the ids in one message distinct."""

    letter = "b"
    by: BoardMeasure
    game: BoardGame
    period: BoardPeriod
    against: BoardOpponents
    page: Annotated[int, r"\d{1,7}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class BoardMenu(CustomId):
    """A menu below a leaderboard: the choice takes the place of the field that `what` names."""

    letter = "b"
    what: Annotated[str, "by|game|period"]
    by: BoardMeasure
    game: BoardGame
    period: BoardPeriod
    against: BoardOpponents


@dataclass(frozen=True, slots=True)
class MyTablesPress(CustomId):
    """A button that leads to a page of the presser's tables; `way` keeps the ids in one message distinct."""

    letter = "m"
    page: Annotated[int, r"\d{1,3}"]
    way: Annotated[str, "back|on"]


@dataclass(frozen=True, slots=True)
class ReminderPress(CustomId):
    """The button of a reminder that ends reminders."""

    letter = "j"
    what: Annotated[str, "off"] = "off"


@dataclass(frozen=True, slots=True)
class AchievementsPress(CustomId):
    """A button that leads to a page of a member's achievements; `way` keeps the ids in one message distinct."""

    letter = "i"
    member: Annotated[int, r"\d{1,20}"]
    page: Annotated[int, r"\d{1,2}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class ForgetPress(CustomId):
    """The button that deletes the data of the person who presses it."""

    letter = "y"
    what: Annotated[str, "forget"] = "forget"


@dataclass(frozen=True, slots=True)
class HelpPress(CustomId):
    """The button of /about that leads to /help."""

    letter = "h"
    what: Annotated[str, "help"] = "help"


@dataclass(frozen=True, slots=True)
class PuzzlePress(CustomId):
    """A button that answers the puzzle of a day with one of its choices."""

    letter = "p"
    day: Annotated[int, r"\d{5,6}"]
    choice: Annotated[int, r"\d{1,2}"]


@dataclass(frozen=True, slots=True)
class PuzzleOpen(CustomId):
    """The button of a posted puzzle that shows today's in private."""

    letter = "d"
    what: Annotated[str, "puzzle"] = "puzzle"


@dataclass(frozen=True, slots=True)
class PuzzleShare(CustomId):
    """The button that shows in the channel how the presser did in the puzzle of a day."""

    letter = "o"
    day: Annotated[int, r"\d{5,6}"]


@dataclass(frozen=True, slots=True)
class ProfilePress(CustomId):
    """The button that shows the profile of the person who presses it in the channel."""

    letter = "p"
    what: Annotated[str, "profile"] = "profile"


@dataclass(frozen=True, slots=True)
class LearnPress(CustomId):
    """A button of /learn: the choice of games (without a game), a lesson, the rules of a game, or a table for it.

    A lesson takes the place of the message with the button ("begin"), or is a message of its own ("open").
    """

    letter = "d"
    what: Annotated[str, "games|begin|open|rules|play"]
    game: Annotated[str, r"[a-z0-9-]{0,20}"] = ""


@dataclass(frozen=True, slots=True)
class LearnMenu(CustomId):
    """The menu of games that have a lesson."""

    letter = "q"
    what: Annotated[str, "games"] = "games"


@dataclass(frozen=True, slots=True)
class LessonPress(CustomId):
    """A button in a lesson. `taken` holds the steps done so far (`lessons.lesson.Moment`): the only state of a lesson."""

    letter = "k"
    game: Annotated[str, r"[a-z0-9-]{1,20}"]
    taken: Annotated[str, r"[0-9a-z]{0,9}"]
    action: ActionText


@dataclass(frozen=True, slots=True)
class LessonMenu(CustomId):
    """A menu in a lesson: of actions with the same verb, or of tiles for one action."""

    letter = "j"
    game: Annotated[str, r"[a-z0-9-]{1,20}"]
    taken: Annotated[str, r"[0-9a-z]{0,9}"]
    verb: Verb


@dataclass(frozen=True, slots=True)
class CompanyMenu(CustomId):
    """The menu of a lobby from which the host chooses a computer player."""

    letter = "v"
    table: TableId


@dataclass(frozen=True, slots=True)
class SeatMenu(CustomId):
    """The menu from which a person in a game with teams chooses a seat. Its values name the seat and the partner."""

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
class ArrivalPress(CustomId):
    """A button of the message that the bot sends when it joins a server, or ("channel") the menu of channels that follows."""

    letter = "i"
    what: Annotated[str, "play|settings|channel"]


@dataclass(frozen=True, slots=True)
class GameMenu(CustomId):
    """A menu of games. Choosing one opens a table, or a slow one."""

    letter = "u"
    what: Annotated[str, "play|slow"] = "play"


@dataclass(frozen=True, slots=True)
class GameGroupMenu(CustomId):
    """A menu of groups of games, above a menu of those in the group `shown`."""

    letter = "v"
    what: Annotated[str, "play|slow"]
    shown: Annotated[str, r"[a-z]{1,20}"]


@dataclass(frozen=True, slots=True)
class GiveWayPress(CustomId):
    """The button that ends an idle table and opens another. `wanted` is a game, or the name of a preset."""

    letter = "u"
    table: TableId
    wanted: Annotated[str, r"[^:~]{1,80}"]


@dataclass(frozen=True, slots=True)
class ExplainPress(CustomId):
    """A button of the rules that leads to their other page. `table` is the table where they were asked for, or empty."""

    letter = "x"
    game: Annotated[str, r"[a-z0-9-]{1,30}"]
    table: Annotated[str, r"(?:[a-z0-9]{8})?"]
    page: Annotated[str, "basics|more"]


@dataclass(frozen=True, slots=True)
class ExplainMenu(CustomId):
    """The menu of games that have rules."""

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
    TileMenu,
    AmountForm,
    RuleMenu,
    NamedRulesMenu,
    ValueMenu,
    PreferenceMenu,
    BoardPress,
    BoardMenu,
    MyTablesPress,
    ReminderPress,
    AchievementsPress,
    ForgetPress,
    HelpPress,
    ProfilePress,
    PuzzlePress,
    PuzzleOpen,
    PuzzleShare,
    HousePage,
    WatchPress,
    HouseClose,
    HouseMenu,
    BanPress,
    LearnPress,
    LearnMenu,
    LessonPress,
    LessonMenu,
    CompanyMenu,
    SeatMenu,
    WhatIfPress,
    ArrivalPress,
    GameMenu,
    GameGroupMenu,
    GiveWayPress,
    ExplainPress,
    ExplainMenu,
    EveningPress,
    TimesPress,
    QuietMenu,
    UnwishPress,
)
KIND_BY_SHAPE: Mapping[tuple[str, int], Any] = {(kind.letter, len(field_formats(kind))): kind for kind in KINDS}


def parse(text: str) -> CustomId | None:
    """Return the meaning of a custom id; None if it is not (or no longer) one of ours."""
    prefix, *rest = text.partition(RESHOWN_MARK)[0].split(":")
    if prefix != PREFIX or not rest:
        return None
    letter, *texts = rest
    kind = KIND_BY_SHAPE.get((letter, len(texts)))
    return None if kind is None else kind.from_texts(texts)
