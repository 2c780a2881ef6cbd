"""What games are made of: tiles and seats, actions and events, results, and the view of a table.

Amounts that people name (stakes, limits) are whole chips; everything that is booked is in half-chips, written `hc` (rules 0.5).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, ClassVar, NamedTuple, TypeAlias, TypeVar, dataclass_transform

from games.parts.amounts import Chips

# The notes tell a seat and a tile from other numbers where fields are put into words.
Seat: TypeAlias = Annotated[int, "seat"]  # 0 … n-1, clockwise; who sits there is none of the rules' business
Participant: TypeAlias = Annotated[int, "participant"]  # a seat, or n, n+1 …: the onlookers, where there is a gallery
Tile: TypeAlias = Annotated[int, "tile"]  # a number of `games.parts.tiles`, in ascending weight


K = TypeVar("K")


@dataclass_transform(frozen_default=True)
def record(kind: type[K]) -> type[K]:
    """A frozen data class for what is made at every move.

    Only the type checker keeps it frozen, and the contract suite looks whether a state is still what it was: with a guard at run
    time whole games take a third longer (`benchmarks/README.md`).
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


class End(StrEnum):
    """Where a tile is laid."""

    START = "start"
    LEFT = "left"
    RIGHT = "right"


class Role(StrEnum):
    """What an action is to a turn. Buttons, checks and computer players go by it, so that they need not know a game's verbs."""

    MOVE = "move"  # makes the turn, or a part of it: play, draw, claim, challenge
    DECLINE = "decline"  # lets it pass: pass, not buying back
    OFFER = "offer"  # takes up what is offered: buying back
    STAKE = "stake"  # beside the turn, about chips: stake, raise, bet, renounce
    CONSENT = "consent"  # the two answers to a question
    REFUSAL = "refusal"
    VISIT = "visit"  # an onlooker comes or goes


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat does. Subclasses are frozen, slotted data classes with a `verb` and a `role`; `games.parts.codec` writes
    them as a short text.

    Where an action is a choice of tiles from the hand (a last field `tiles`), a menu of tiles serves better than a button for
    every combination: `picks` says how many may be chosen, least and most.
    """

    verb: ClassVar[str]
    role: ClassVar[Role]
    picks: ClassVar[tuple[int, int] | None] = None
    final: ClassVar[bool] = False  # it cannot be taken back and is never urgent: people are asked once more


@dataclass(frozen=True, slots=True)
class Event:
    """Something everybody may know. Its words are the message `event-<kebab class name>` of the catalogues."""

    decides: ClassVar[bool] = False  # how a deal ended: the result says so in words of its own
    passing: ClassVar[bool] = False  # no news any more once the deal is over


class IllegalAction(Exception):  # noqa: N818 - the term of the field
    """Refused by the rules; nothing has changed. `key` names the sentence `illegal-<key>`, `values` fill it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Placed(NamedTuple):
    """A tile on the table, in the order of play. `a` and `b` are its halves as read from the left end to the right end."""

    a: int
    b: int
    end: End
    seat: Seat


class Ending(StrEnum):
    """How a deal ended."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    TARGET = "target"  # somebody reached the points at which the match ends at once


FEWEST_PIPS = "fewest-pips"  # the usual reason why a blocked deal is won (`Game.blocked_reason`)


@dataclass(frozen=True, slots=True)
class Result:
    """How the last deal ended. All tuples are by seat."""

    ending: Ending
    winner: Seat | None  # None: shared lowest total, nobody won
    hands: tuple[tuple[Tile, ...] | None, ...]  # what was revealed (rules 0.8)
    pips: tuple[int | None, ...]  # of the revealed hands
    gains: tuple[int, ...]  # hc won or lost in this deal
    next_leader: Seat | None  # None: the next deal begins by lot


class Measure(StrEnum):
    """What can be compared."""

    CHIPS = "chips"  # hc gained or lost
    POINTS = "points"
    DEALS = "deals"  # that were won


class Best(StrEnum):
    """Which end of the list is the right one to be at."""

    MOST = "most"
    LEAST = "least"


@dataclass(frozen=True, slots=True)
class Compared:
    """What is compared at the end of a session, and who comes first."""

    measure: Measure = Measure.DEALS  # where no chips were played for
    best: Best = Best.MOST
    match: bool = False  # it decides a match: it is compared even if chips were played for, too

    def where(self, chips: bool) -> "Compared":
        """What is compared at a table that has played for chips or (not `chips`) for nothing."""
        return Compared(Measure.CHIPS) if chips and not self.match else self


class Layout(StrEnum):
    """What lies on the table."""

    BRICK = "brick"  # the double line of the Austrian games
    LINE = "line"  # the ordinary line, doubles crosswise
    DICE = "dice"  # dice and claims


class Fate(StrEnum):
    """What has become of a claim."""

    OPEN = "open"  # face down, may be challenged
    TRUE = "true"  # challenged and true
    BLUFF = "bluff"  # challenged and a bluff


@dataclass(frozen=True, slots=True)
class Claim:
    """Tiles laid for a toss of the dice."""

    size: int
    tiles: tuple[Tile, ...] | None  # None: face down for this viewer
    fate: Fate = Fate.OPEN


@dataclass(frozen=True, slots=True)
class Duel:
    """A claim that has just been challenged and exposed: its tiles have been taken, others are still to be given (Challenge)."""

    challenger: Seat
    target: Seat  # the claimant
    giver: Seat  # one of the two, and the receiver the other
    count: int  # tiles

    @property
    def receiver(self) -> Seat:
        """Who is given the tiles."""
        return self.challenger + self.target - self.giver


@dataclass(frozen=True, slots=True)
class Offer:
    """A way back into the pool (Pulle)."""

    seat: Seat
    price: int  # hc
    score: int  # that the seat would have then


@dataclass(frozen=True, slots=True)
class Bet:
    """An onlooker's bet on the player whose hand the onlooker sees (Buki)."""

    participant: Participant
    seat: Seat  # on whom
    chips: Chips
    accepted: bool  # False: offered, the banker has not answered yet


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it."""

    count: int  # tiles in hand
    hand: tuple[Tile, ...] | None  # None: face down for this viewer
    stack: int  # hc at the table, what is staked included
    due: bool  # the deal waits for this seat
    passed: bool  # its last turn was a pass
    wins: int  # deals won in this session
    banker: bool = False
    stake: Chips | None = None
    carried: bool = False  # the stake was carried over a tie
    score: int | None = None  # points in the match
    out: bool = False  # eliminated
    claim: Claim | None = None
    drawn: int = 0  # tiles drawn in its present turn, or, while it is not due, in its last one


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or (viewer None) the whole room, may see. Built by naming what is shown; the only way out for secrets."""

    game: str
    viewer: Seat | None
    deal: int  # number of the present (or last) deal, from 1; 0 before the first
    dealing: bool  # a deal is being played
    direction: int  # +1 clockwise, -1
    seats: tuple[SeatView, ...]
    line: tuple[Placed, ...]  # in the order of play
    ends: tuple[int, int] | None  # numbers at the left (A) and right (B) end
    stock: int  # tiles in boneyard or Stamm
    legal: tuple[Action, ...]  # the viewer's legal actions, () for the room
    points: tuple[int, ...] = ()  # that each of `legal` would score at once; () where nothing counts before the end of a deal
    limits: tuple[Chips, Chips] | None = None  # stakes: least and most
    must_stake: bool = False  # the viewer cannot complete the turn without a stake
    requests: tuple[tuple[Seat, Chips], ...] = ()  # raises that wait for the banker
    result: Result | None = None  # of the last deal, as long as the next is not dealt
    layout: Layout = Layout.BRICK
    pool: int = 0  # hc in the pool or pot; between deals, in that of a match that is not decided
    target: int | None = None  # points at which the match ends, or above which one is out
    series: int = 1  # how many tiles at the end of `line` the last turn laid
    lots: tuple[tuple[Seat, Tile], ...] = ()  # tiles that were drawn and shown for the lead; the one that won begins `line`
    dice: tuple[int, int] | None = None
    tosser: Seat | None = None
    claiming: bool = False  # the dice have been tossed, and claims are being made
    duel: Duel | None = None
    offers: tuple[Offer, ...] = ()  # who may buy back now
    notes: tuple[Event, ...] = ()  # what only the viewer knows, oldest first: tiles given, received and seen
    winners: tuple[Seat, ...] = ()  # of the match, once it is decided; several share
    onlooker: Participant | None = None  # the viewer is this onlooker; `viewer` is then the seat whose hand is seen, if any
    gallery: tuple[tuple[Participant, Seat], ...] = ()  # who sits behind whom
    bets: tuple[Bet, ...] = ()  # of the gallery, in this deal
    compared: Compared = Compared()  # at the end, where no chips were played for


S = TypeVar("S")

Step: TypeAlias = tuple[S, tuple[Event, ...]]  # what came of an action: the new state, and what everybody may know of it


def by_seat(values: Sequence[int], changes: Mapping[Seat, int]) -> tuple[int, ...]:
    """`values` with some seats' numbers increased by `changes`."""
    return tuple(value + changes.get(seat, 0) for seat, value in enumerate(values))
