"""What the log of a table tells: one value for each thing that can happen, and the text under which it is stored.

The texts are those of version 1. Only this module makes and reads them.
"""

import json
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from games.core import Participant, Seat


@dataclass(frozen=True, slots=True)
class Opened:
    """Somebody has opened the table."""

    game: str  # its key


@dataclass(frozen=True, slots=True)
class Sealed:
    """The session's secret is settled."""

    seal: str  # its SHA-256, in hex


@dataclass(frozen=True, slots=True)
class OptionSet:
    """A house rule is settled, of the game or of the table."""

    name: str
    value: Any  # int, str, bool or None


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody has sat down."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """Somebody has accepted house rules that were changed after they had sat down."""


@dataclass(frozen=True, slots=True)
class LeftLobby:
    """Somebody has got up before the first deal."""


@dataclass(frozen=True, slots=True)
class ComputerAdded:
    """A computer player of the house has sat down."""


@dataclass(frozen=True, slots=True)
class Started:
    """The session begins."""

    cuts: tuple[int, ...]  # what the players have mixed into its chance, in seat order


@dataclass(frozen=True, slots=True)
class Mixed:
    """What people have pressed since the last deal is mixed into the one that follows."""

    presses: tuple[int, ...]  # ids of interactions by seat, 0 for a seat without any


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins."""

    stacks: tuple[int, ...]  # hc by participant


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat or an onlooker has acted."""

    participant: Participant
    action: str  # in the text form of `games.parts.codec`


@dataclass(frozen=True, slots=True)
class WentAway:
    """A seat's time has run out: a computer player acts for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """Whoever was away plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody has got up in the course of the session, or counts as having done so."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Parted:
    """What the rules make of it that a seat's owner has left for good (`Game.parted`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SaidReady:
    """Somebody wants the next deal."""


@dataclass(frozen=True, slots=True)
class ClosingSet:
    """Somebody wants to end the session (the host: after this deal), or does not want to any more."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class Nudged:
    """Half of the time is over: whoever the deal waits for is mentioned."""


@dataclass(frozen=True, slots=True)
class ReadsRules:
    """Somebody who is new to the game reads its rules: for a while their clock lets nobody step in."""


@dataclass(frozen=True, slots=True)
class Credited:
    """The time that an outage has taken is given back."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed or void."""

    why: str  # a `CloseReason`


@dataclass(frozen=True, slots=True)
class Scrapped:
    """The table could not be read any more; its chips have gone back to where they came from."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something that only a newer version knows."""

    text: str


LogItem: TypeAlias = (
    Opened
    | Sealed
    | OptionSet
    | Joined
    | Agreed
    | LeftLobby
    | ComputerAdded
    | Started
    | Mixed
    | Dealt
    | Acted
    | WentAway
    | CameBack
    | Left
    | Parted
    | SaidReady
    | ClosingSet
    | Nudged
    | ReadsRules
    | Credited
    | Closed
    | Scrapped
    | Unknown
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
    "join": Joined(),
    "agree": Agreed(),
    "leave": LeftLobby(),
    "computer": ComputerAdded(),
    "ready": SaidReady(),
    "closing": ClosingSet(wanted=True),
    "not closing": ClosingSet(wanted=False),
    "nudge": Nudged(),
    "reads": ReadsRules(),
    "credit": Credited(),
    "scrap": Scrapped(),
}
_PLAIN_TEXTS: Final = {item: text for text, item in _PLAIN.items()}
CHAIR_WORDS: Final[dict[str, type[WentAway | CameBack | Left | Parted]]] = {  # behind a seat: no action may be called so
    "away": WentAway,
    "back": CameBack,
    "leave": Left,
    "parted": Parted,
}
_CHAIR_TEXTS: Final = {kind: text for text, kind in CHAIR_WORDS.items()}


def write(item: LogItem) -> str:
    """The text of it."""
    match item:
        case Opened(game):
            return f"open {game}"
        case Sealed(seal):
            return f"seal {seal}"
        case OptionSet(name, value):
            return f"option {name} {json.dumps(value)}"
        case Started(cuts):
            return f"start {','.join(map(str, cuts))}"
        case Mixed(presses):
            return f"mix {','.join(map(str, presses))}"
        case Dealt(stacks):
            return f"deal {' '.join(map(str, stacks))}"
        case Acted(participant, action):
            return f"{participant} {action}"
        case WentAway(seat) | CameBack(seat) | Left(seat) | Parted(seat):
            return f"{seat} {_CHAIR_TEXTS[type(item)]}"
        case Closed(why):
            return f"close {why}"
        case Unknown(text):
            return text
        case _:
            return _PLAIN_TEXTS[item]


def read_entry(stored: StoredEntry) -> LogEntry:
    """What was stored."""
    what = tuple(map(read, json.loads(stored.what)))
    return LogEntry(stored.version, stored.at, stored.by, what, tuple(json.loads(stored.events)))


def read(text: str) -> LogItem:
    """What a text says. What this version does not know, or would write otherwise, stays as it is."""
    try:
        item = _parsed(text)
    except ValueError:
        return Unknown(text)
    return item if write(item) == text else Unknown(text)


def _parsed(text: str) -> LogItem:
    word, _, rest = text.partition(" ")
    match word:
        case "open":
            return Opened(rest)
        case "seal":
            return Sealed(rest)
        case "option":
            name, _, value = rest.partition(" ")
            return OptionSet(name, json.loads(value))
        case "start":
            return Started(tuple(map(int, rest.split(","))))
        case "mix":
            return Mixed(tuple(map(int, rest.split(","))))
        case "deal":
            return Dealt(tuple(map(int, rest.split(" "))))
        case "close":
            return Closed(rest)
    if not word.isdecimal():
        return _PLAIN.get(text, Unknown(text))
    kind = CHAIR_WORDS.get(rest)
    return Acted(int(word), rest) if kind is None else kind(int(word))
