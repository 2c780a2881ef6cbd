"""Items of the log of a table: one class for each kind of item, and their stored texts.

Only this module writes and reads the texts.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias, get_type_hints

from games.core import Participant, Seat


@dataclass(frozen=True, slots=True)
class TableOpened:
    """The table was opened."""

    game: str  # key of the game


@dataclass(frozen=True, slots=True)
class SecretSealed:
    """The secret of the session was chosen."""

    seal: str  # SHA-256 of the secret, in hex


@dataclass(frozen=True, slots=True)
class OptionSet:
    """A house rule of the game or of the table was set."""

    name: str
    value: Any  # int, str, bool or None


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """A person sat down after all others; with 2.0.0 in a full lobby instead of its last computer
    player.
    """


@dataclass(frozen=True, slots=True)
class RulesAccepted:
    """A person accepted house rules that had been changed after they sat down."""


@dataclass(frozen=True, slots=True)
class LobbyLeft:
    """A person got up before the first deal."""


@dataclass(frozen=True, slots=True)
class SeatItem:
    """Base of items about one seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerSeated(SeatItem):
    """A person sat down in a lobby instead of a computer player."""


@dataclass(frozen=True, slots=True)
class SeatCleared(SeatItem):
    """The host started without a person who had not agreed to the house rules.

    The seats behind move up.
    """


@dataclass(frozen=True, slots=True)
class ComputerAdded:
    """A computer player sat down."""


@dataclass(frozen=True, slots=True)
class SeatsArranged:
    """The seats of a lobby were changed: people chose others, or computer players keep
    the seats of partners apart.
    """

    seats: tuple[int, ...]  # by new seat, the old one; -1: a computer player who sits down there


@dataclass(frozen=True, slots=True)
class SessionStarted:
    """The host started the session, so the cuts are final."""

    # interaction ids that are mixed into the chance of every deal, in seat order
    cuts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PressesMixed:
    """Presses since the last deal are mixed into the chance of the next one."""

    presses: tuple[int, ...]  # interaction ids by seat, 0 for a seat without a press


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal began, and each participant had brought these chips."""

    stacks: tuple[int, ...]  # hc by participant


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A seat or an onlooker acted."""

    participant: Participant
    action: str  # in the text form of `games.parts.codec`


@dataclass(frozen=True, slots=True)
class PlayerAway(SeatItem):
    """A player ran out of time; a substitute acts for the seat."""


@dataclass(frozen=True, slots=True)
class PlayerBack(SeatItem):
    """A player who was away came back."""


@dataclass(frozen=True, slots=True)
class PlayerLeft(SeatItem):
    """A player left during the session, or counts as having left."""


@dataclass(frozen=True, slots=True)
class SeatParted(SeatItem):
    """The rules changed the state because a seat's owner left for good (`Game.leave`)."""


@dataclass(frozen=True, slots=True)
class SeatRequested:
    """A person asked for a seat during the session."""


@dataclass(frozen=True, slots=True)
class SeatRequestWithdrawn:
    """A person took the request for a seat back."""


@dataclass(frozen=True, slots=True)
class SeatRequestDropped:
    """The first person who waited for a seat could not cover the next deal."""


@dataclass(frozen=True, slots=True)
class SeatTaken(SeatItem):
    """The first person who waited took the seat of a computer player, or one that was added."""

    name: str  # of the computer player; "" if the seat was added


@dataclass(frozen=True, slots=True)
class SeatInherited(SeatItem):
    """The first person who waited plays on in a match, with the points of the computer player.

    With 2.0.0 this was `SeatTaken`, and won rounds of a series were lost.
    """

    name: str  # of the computer player


@dataclass(frozen=True, slots=True)
class ReadySaid:
    """A player is ready for the next deal."""


@dataclass(frozen=True, slots=True)
class ClosingSet:
    """A player wants to end the session (`wanted`), or no longer wants to."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class PlayersNudged:
    """The slow players of the deal were mentioned."""


@dataclass(frozen=True, slots=True)
class ReadingStarted:
    """A player reads the rules, a replay or a question; the clock waits for them."""


@dataclass(frozen=True, slots=True)
class ReadingStopped:
    """A player has answered a question; the clock goes on."""


@dataclass(frozen=True, slots=True)
class TimeCredited:
    """The clock was corrected after an outage."""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table was closed."""

    why: str  # a `CloseReason`


@dataclass(frozen=True, slots=True)
class TableScrapped:
    """The table could not be read any more; its chips went back to their owners."""


@dataclass(frozen=True, slots=True)
class UnknownItem:
    """An item that only a newer version knows."""

    text: str


LogItem: TypeAlias = (
    TableOpened
    | SecretSealed
    | OptionSet
    | PlayerJoined
    | PlayerSeated
    | RulesAccepted
    | LobbyLeft
    | SeatCleared
    | ComputerAdded
    | SeatsArranged
    | SessionStarted
    | PressesMixed
    | DealStarted
    | ActionTaken
    | PlayerAway
    | PlayerBack
    | PlayerLeft
    | SeatParted
    | SeatRequested
    | SeatRequestWithdrawn
    | SeatRequestDropped
    | SeatTaken
    | SeatInherited
    | ReadySaid
    | ClosingSet
    | PlayersNudged
    | ReadingStarted
    | ReadingStopped
    | TimeCredited
    | TableClosed
    | TableScrapped
    | UnknownItem
)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A committed change in the log."""

    version: int
    at: int
    by: int | None
    what: tuple[LogItem, ...]
    events: tuple[object, ...]  # as written by `games.parts.codec`: JSON values


class StoredEntry(NamedTuple):
    """A log entry in its stored form.

    Long logs are passed on in this form and parsed in another process.
    """

    version: int
    at: int
    by: int | None
    what: str  # JSON: a list of the texts of `what`
    events: str  # JSON


# how logs are sent to worker processes, one JSON text per page: pickling texts is much faster than
# pickling entries
PackedLog: TypeAlias = Sequence[str]


def _write_numbers(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


_PLAIN: Final[dict[str, LogItem]] = {
    "join": PlayerJoined(),
    "agree": RulesAccepted(),
    "leave": LobbyLeft(),
    "computer": ComputerAdded(),
    "ask seat": SeatRequested(),
    "ask no seat": SeatRequestWithdrawn(),
    "drop seat": SeatRequestDropped(),
    "ready": ReadySaid(),
    "closing": ClosingSet(wanted=True),
    "not closing": ClosingSet(wanted=False),
    "nudge": PlayersNudged(),
    "reads": ReadingStarted(),
    "has read": ReadingStopped(),
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
# the other items: this word, and their fields
_KINDS: Final[dict[str, type[Any]]] = {
    "open": TableOpened,
    "seal": SecretSealed,
    "option": OptionSet,
    "start": SessionStarted,
    "mix": PressesMixed,
    "deal": DealStarted,
    "sit": PlayerSeated,
    "clear": SeatCleared,
    "take": SeatTaken,
    "inherit": SeatInherited,
    "seats": SeatsArranged,
    "close": TableClosed,
}
_KIND_TEXTS: Final = {kind: word for word, kind in _KINDS.items()}
# how values of these types are written and read
_FORMS: Final[dict[Any, tuple[Callable[[Any], str], Callable[[str], Any]]]] = {
    int: (str, int),
    str: (str, str),
    Any: (json.dumps, json.loads),
    tuple[int, ...]: (_write_numbers, _read_numbers),
}
_FIELDS: Final = {
    kind: {name: _FORMS[type_] for name, type_ in get_type_hints(kind).items()}
    for kind in _KINDS.values()
}
_CHAIR_TEXTS: Final = {kind: text for text, kind in CHAIR_WORDS.items()}


def write_item(item: LogItem) -> str:
    """Return the stored text of an item."""
    match item:
        case UnknownItem(text):
            return text
        case ActionTaken(participant, action):
            return f"{participant} {action}"
        case PlayerAway(seat) | PlayerBack(seat) | PlayerLeft(seat) | SeatParted(seat):
            return f"{seat} {_CHAIR_TEXTS[type(item)]}"
    word = _KIND_TEXTS.get(type(item))
    if word is None:
        return _PLAIN_TEXTS[item]
    return " ".join(
        [word, *(write(getattr(item, name)) for name, (write, _) in _FIELDS[type(item)].items())]
    )


def read_entry(stored: StoredEntry) -> LogEntry:
    """Parse a stored entry."""
    return LogEntry(
        stored.version,
        stored.at,
        stored.by,
        tuple(map(read_item, json.loads(stored.what))),
        tuple(json.loads(stored.events)),
    )


def pack_page(page: Sequence[StoredEntry]) -> str:
    """Return a page of a log as one text."""
    return json.dumps(page)


def unpack_log(log: PackedLog) -> tuple[LogEntry, ...]:
    """Return the entries of a packed log."""
    return tuple(read_entry(StoredEntry(*entry)) for page in log for entry in json.loads(page))


def read_item(text: str) -> LogItem:
    """Parse a stored text.

    A text that this version does not know or would write differently becomes an `UnknownItem`.
    """
    try:
        item = _parse(text)
    except ValueError:
        return UnknownItem(text)
    return item if write_item(item) == text else UnknownItem(text)


def _parse(text: str) -> LogItem:
    word, _, rest = text.partition(" ")
    if word.isdecimal():
        of_chair = CHAIR_WORDS.get(rest)
        return ActionTaken(int(word), rest) if of_chair is None else of_chair(int(word))
    if word not in _KINDS:
        return _PLAIN.get(text, UnknownItem(text))
    kind = _KINDS[word]
    forms = _FIELDS[kind].values()
    values = zip(forms, rest.split(" ", len(forms) - 1), strict=True)
    item: LogItem = kind(*(read(value) for (_, read), value in values))
    return item
