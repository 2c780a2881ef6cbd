"""What the log of a table tells: one value for each thing that can happen, and the text under which it is stored.

The texts are those of version 1. Only this module makes and reads them.
"""

import json
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from games.core import Participant, Seat


@dataclass(frozen=True, slots=True)
class TableOpened:
    """Somebody has opened the table."""

    game: str  # its key


@dataclass(frozen=True, slots=True)
class SecretSealed:
    """The session's secret is settled."""

    seal: str  # its SHA-256, in hex


@dataclass(frozen=True, slots=True)
class OptionSet:
    """A house rule is settled, of the game or of the table."""

    name: str
    value: Any  # int, str, bool or None


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """Somebody has sat down."""


@dataclass(frozen=True, slots=True)
class RulesAccepted:
    """Somebody has accepted house rules that were changed after they had sat down."""


@dataclass(frozen=True, slots=True)
class LobbyLeft:
    """Somebody has got up before the first deal."""


@dataclass(frozen=True, slots=True)
class ComputerAdded:
    """A computer player of the house has sat down."""


@dataclass(frozen=True, slots=True)
class SessionStarted:
    """The session begins."""

    cuts: tuple[int, ...]  # what the players have mixed into its chance, in seat order


@dataclass(frozen=True, slots=True)
class PressesMixed:
    """What people have pressed since the last deal is mixed into the one that follows."""

    presses: tuple[int, ...]  # ids of interactions by seat, 0 for a seat without any


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal begins."""

    stacks: tuple[int, ...]  # hc by participant


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A seat or an onlooker has acted."""

    participant: Participant
    action: str  # in the text form of `games.parts.codec`


@dataclass(frozen=True, slots=True)
class PlayerAway:
    """A seat's time has run out: a computer player acts for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """Whoever was away plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """Somebody has got up in the course of the session, or counts as having done so."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatParted:
    """What the rules make of it that a seat's owner has left for good (`Game.parted`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReadySaid:
    """Somebody wants the next deal."""


@dataclass(frozen=True, slots=True)
class ClosingSet:
    """Somebody wants to end the session (the host: after this deal), or does not want to any more."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class PlayersNudged:
    """Half of the time is over: whoever the deal waits for is mentioned."""


@dataclass(frozen=True, slots=True)
class RulesOpened:
    """Somebody who is new to the game reads its rules: for a while their clock lets nobody step in."""


@dataclass(frozen=True, slots=True)
class TimeCredited:
    """The time that an outage has taken is given back."""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is closed or void."""

    why: str  # a `CloseReason`


@dataclass(frozen=True, slots=True)
class TableScrapped:
    """The table could not be read any more; its chips have gone back to where they came from."""


@dataclass(frozen=True, slots=True)
class UnknownItem:
    """Something that only a newer version knows."""

    text: str


LogItem: TypeAlias = (
    TableOpened
    | SecretSealed
    | OptionSet
    | PlayerJoined
    | RulesAccepted
    | LobbyLeft
    | ComputerAdded
    | SessionStarted
    | PressesMixed
    | DealStarted
    | ActionTaken
    | PlayerAway
    | PlayerBack
    | PlayerLeft
    | SeatParted
    | ReadySaid
    | ClosingSet
    | PlayersNudged
    | RulesOpened
    | TimeCredited
    | TableClosed
    | TableScrapped
    | UnknownItem
)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A committed change, as the log remembers it."""

    version: int
    at: int
    by: int | None
    what: tuple[LogItem, ...]
    events: tuple[object, ...]  # as `games.parts.codec` wrote them, JSON-able


class StoredEntry(NamedTuple):
    """The same as the database has it: what a long log is handed on as, to where there is time to read it."""

    version: int
    at: int
    by: int | None
    what: str  # JSON: a list of the texts of `what`
    events: str  # JSON


_PLAIN: Final[dict[str, LogItem]] = {
    "join": PlayerJoined(),
    "agree": RulesAccepted(),
    "leave": LobbyLeft(),
    "computer": ComputerAdded(),
    "ready": ReadySaid(),
    "closing": ClosingSet(wanted=True),
    "not closing": ClosingSet(wanted=False),
    "nudge": PlayersNudged(),
    "reads": RulesOpened(),
    "credit": TimeCredited(),
    "scrap": TableScrapped(),
}
_PLAIN_TEXTS: Final = {item: text for text, item in _PLAIN.items()}
CHAIR_WORDS: Final[dict[str, type[PlayerAway | PlayerBack | PlayerLeft | SeatParted]]] = {
    "away": PlayerAway,
    "back": PlayerBack,
    "leave": PlayerLeft,
    "parted": SeatParted,
}
_CHAIR_TEXTS: Final = {kind: text for text, kind in CHAIR_WORDS.items()}


def write_item(item: LogItem) -> str:
    """The text of it."""
    match item:
        case TableOpened(game):
            return f"open {game}"
        case SecretSealed(seal):
            return f"seal {seal}"
        case OptionSet(name, value):
            return f"option {name} {json.dumps(value)}"
        case SessionStarted(cuts):
            return f"start {','.join(map(str, cuts))}"
        case PressesMixed(presses):
            return f"mix {','.join(map(str, presses))}"
        case DealStarted(stacks):
            return f"deal {' '.join(map(str, stacks))}"
        case ActionTaken(participant, action):
            return f"{participant} {action}"
        case PlayerAway(seat) | PlayerBack(seat) | PlayerLeft(seat) | SeatParted(seat):
            return f"{seat} {_CHAIR_TEXTS[type(item)]}"
        case TableClosed(why):
            return f"close {why}"
        case UnknownItem(text):
            return text
        case _:
            return _PLAIN_TEXTS[item]


def read_entry(stored: StoredEntry) -> LogEntry:
    """What was stored."""
    what = tuple(map(read_item, json.loads(stored.what)))
    return LogEntry(stored.version, stored.at, stored.by, what, tuple(json.loads(stored.events)))


def read_item(text: str) -> LogItem:
    """What a text says. What this version does not know, or would write otherwise, stays as it is."""
    try:
        item = _parse(text)
    except ValueError:
        return UnknownItem(text)
    return item if write_item(item) == text else UnknownItem(text)


def _parse(text: str) -> LogItem:
    word, _, rest = text.partition(" ")
    match word:
        case "open":
            return TableOpened(rest)
        case "seal":
            return SecretSealed(rest)
        case "option":
            name, _, value = rest.partition(" ")
            return OptionSet(name, json.loads(value))
        case "start":
            return SessionStarted(tuple(map(int, rest.split(","))))
        case "mix":
            return PressesMixed(tuple(map(int, rest.split(","))))
        case "deal":
            return DealStarted(tuple(map(int, rest.split(" "))))
        case "close":
            return TableClosed(rest)
    if not word.isdecimal():
        return _PLAIN.get(text, UnknownItem(text))
    kind = CHAIR_WORDS.get(rest)
    return ActionTaken(int(word), rest) if kind is None else kind(int(word))
