"""Types that all games share: tiles and seats, actions and events, results, and the view of a
table.

Amounts that people name (stakes, limits) are whole chips. Amounts that are booked are half-chips,
written `hc` (rules 0.5).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, TypeVar, dataclass_transform

from games.parts.amounts import Chips

# The annotations tell seats and tiles from other numbers when fields are put into words.
Seat: TypeAlias = Annotated[int, "seat"]  # 0 … n-1, clockwise; the rules do not know who sits there
# a seat, or n, n+1 … for the onlookers of a game with a gallery
Participant: TypeAlias = Annotated[int, "participant"]
Tile: TypeAlias = Annotated[int, "tile"]  # a number of `games.parts.tiles`, in ascending weight


K = TypeVar("K")


@dataclass_transform(frozen_default=True)
def record(kind: type[K]) -> type[K]:
    """Make a frozen data class for values that are created at every move.

    Only the type checker keeps it frozen, and the contract suite checks that no state changes: a
    guard at run time makes whole games a third slower (`tools/benchmarks/README.md`).
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


def copied(value: K) -> K:
    """Return a copy of a value without slots, which may be changed until it is handed on.

    `dataclasses.replace` takes ten times as long.
    """
    found: Any = _blank(type(value))
    found.__dict__ = value.__dict__.copy()
    return found  # type: ignore[no-any-return]


_blank: Any = object.__new__


class End(StrEnum):
    """A place where a tile may be laid.

    A tile begins the layout, extends an end of the line, an arm of the spinner, or a train: the one
    of a seat or the common one.
    """

    START = "start"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    MEXICAN = "mexican"  # the train of everybody
    OWN0 = "own0"  # the train of seat 0, and so on
    OWN1 = "own1"
    OWN2 = "own2"
    OWN3 = "own3"
    OWN4 = "own4"
    OWN5 = "own5"
    OWN6 = "own6"
    OWN7 = "own7"


LINE_ENDS = (End.START, End.LEFT, End.RIGHT)  # the ends of a line without arms
ARMS = (End.LEFT, End.RIGHT, End.UP, End.DOWN)  # in the order of their letters: A, B, C, D
TRAINS = tuple(End(f"own{seat}") for seat in range(8))  # by seat

OpenEnd: TypeAlias = tuple[End, int]  # an end where tiles may be laid, and the number that it shows


class Role(StrEnum):
    """The part an action plays in a turn.

    Buttons, checks and computer players use it instead of the verbs of each game.
    """

    MOVE = "move"  # makes the turn, or a part of it: play, draw, claim, challenge
    DECLINE = "decline"  # gives up the turn or an offer: pass, not buying back
    OFFER = "offer"  # accepts an offer: buying back
    STAKE = "stake"  # is about chips and no part of the turn: stake, raise, bet, renounce
    CONSENT = "consent"  # answers a question with yes
    REFUSAL = "refusal"  # answers a question with no
    VISIT = "visit"  # an onlooker comes or goes


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a seat or an onlooker. `games.parts.codec` writes it as a short text.

    Subclasses are frozen, slotted data classes with a `verb` and a `role`. An action whose last
    field is `tiles` picks tiles from the hand. It is chosen in a menu of tiles, and `picks` is the
    lowest and highest number of tiles.
    """

    verb: ClassVar[str]
    role: ClassVar[Role] = Role.MOVE
    picks: ClassVar[tuple[int, int] | None] = None
    # cannot be taken back and is never urgent: people are asked whether they are sure
    final: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Event:
    """An event that everybody may know.

    Its words are the message `event-<kebab class name>` of the catalogues.
    """

    # it says how a deal ended, which the result also says in its own words
    decides: ClassVar[bool] = False
    passing: ClassVar[bool] = False  # no longer worth telling once the deal is over
    # how long the table waits after it, as a part of a beat (`tables.state.table_parts.Beat`)
    moment: ClassVar[float] = 0.0


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """Base of events about one seat, most of them about what its player has done."""

    seat: Seat


class Rejection(Exception):  # noqa: N818 - polite, not a fault of the program
    """Base of the errors for a wish that cannot be granted.

    Attributes:
        key: names the message that says why.
        values: fill in that message.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class IllegalAction(Rejection):
    """Raised for an action that the rules refuse; no state has changed.

    The message is `illegal-<key>`.
    """


class Placed(NamedTuple):
    """A tile on the table, in the order of play.

    `a` and `b` are its halves as read from the left end to the right end; on other arms and on
    trains, from the middle outwards.
    """

    a: int
    b: int
    end: End
    seat: Seat


class Ending(StrEnum):
    """The way a deal ended."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    TARGET = "target"  # a player reached the target, which ends the match at once


FEWEST_PIPS = "fewest-pips"  # the usual reason why a blocked deal is won (`Game.blocked_reason`)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of the last deal. All tuples are by seat."""

    ending: Ending
    # one seat, or all of a team; (): the lowest total was shared, so nobody won
    winners: tuple[Seat, ...]
    hands: tuple[tuple[Tile, ...] | None, ...]  # revealed hands (rules 0.8)
    pips: tuple[int | None, ...]  # that the revealed hands count
    gains: tuple[int, ...]  # hc won or lost in this deal
    reason: str | None = None  # why a blocked deal is won, if it is not `Game.blocked_reason`

    @property
    def winner(self) -> Seat | None:
        """The only seat that has won; None after a tie, and if a team has won."""
        return self.winners[0] if len(self.winners) == 1 else None


class Measure(StrEnum):
    """A quantity that is compared between players."""

    CHIPS = "chips"  # hc gained or lost
    POINTS = "points"
    DEALS = "deals"  # number of deals won


class Best(StrEnum):
    """The value that wins: the highest or the lowest."""

    MOST = "most"
    LEAST = "least"


@dataclass(frozen=True, slots=True)
class Compared:
    """The measure that decides a session, and whether most or least wins."""

    measure: Measure = Measure.DEALS  # of sessions without chips
    best: Best = Best.MOST
    match: bool = False  # it decides a match, so it is compared even in sessions for chips

    def where(self, chips: bool) -> "Compared":
        """Return the measure that decides a session for chips, or (not `chips`) for nothing."""
        return Compared(Measure.CHIPS) if chips and not self.match else self


class Layout(StrEnum):
    """The kind of picture that shows the table."""

    BRICK = "brick"  # the double line of the Austrian games
    LINE = "line"  # the ordinary line, doubles crosswise
    IN_LINE = "in-line"  # the ordinary line, doubles in line like all tiles
    DICE = "dice"  # dice and claims
    CROSS = "cross"  # a line whose first double, the spinner, has four arms
    TRAINS = "trains"  # trains around a hub


class Fate(StrEnum):
    """The state of a claim."""

    OPEN = "open"  # face down, may be challenged
    TRUE = "true"  # challenged and true
    BLUFF = "bluff"  # challenged and a bluff


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim: tiles laid for a toss of the dice."""

    size: int
    tiles: tuple[Tile, ...] | None  # None: face down for this viewer
    fate: Fate = Fate.OPEN


@dataclass(frozen=True, slots=True)
class Duel:
    """A challenged and exposed claim whose winner still has to give tiles to the loser
    (Challenge).
    """

    challenger: Seat
    target: Seat  # the claimant
    giver: Seat  # challenger or target; the other one is the receiver
    count: int  # tiles

    @property
    def receiver(self) -> Seat:
        """Return the seat that receives the tiles."""
        return self.challenger + self.target - self.giver


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer to buy back into the pool (Pulle)."""

    seat: Seat
    price: int  # hc
    score: int  # of the seat after buying back


@dataclass(frozen=True, slots=True)
class Bet:
    """An onlooker's bet on the player whose hand the onlooker sees (Buki)."""

    participant: Participant
    seat: Seat  # the player bet on
    chips: Chips
    accepted: bool  # False: the banker has not answered yet


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as the viewer sees it."""

    count: int  # tiles in hand
    hand: tuple[Tile, ...] | None  # None: face down for this viewer
    stack: int  # hc at the table, stakes included
    due: bool  # the deal waits for this seat
    passed: bool  # its last turn was a pass
    wins: int  # deals won in this session
    banker: bool = False
    stake: Chips | None = None
    carried: bool = False  # the stake was carried over a tie
    score: int | None = None  # points in the match
    out: bool = False  # eliminated
    claim: Claim | None = None
    drawn: int = 0  # tiles drawn in its present turn if it is due, else in its last turn

    @property
    def laid_claim(self) -> Claim:
        """The claim, after the seat has laid one."""
        assert self.claim is not None
        return self.claim


@dataclass(frozen=True, slots=True)
class Staking:
    """The stakes of players before and during a deal; as it is by default in games without
    stakes.
    """

    limits: tuple[Chips, Chips] | None = None  # lowest and highest stake
    required: bool = False  # the viewer cannot complete the turn without a stake
    won_before: bool = False  # the viewer has won the deal before, and stakes before the first turn
    requests: tuple[tuple[Seat, Chips], ...] = ()  # raises that wait for the banker


@dataclass(frozen=True, slots=True)
class Toss:
    """The dice, and the claims about them; as it is by default in games without dice."""

    dice: tuple[int, int] | None = None
    tosser: Seat | None = None
    claiming: bool = False  # between the toss and the last claim
    duel: Duel | None = None

    @property
    def pair(self) -> tuple[int, int]:
        """The dice, after a toss."""
        assert self.dice is not None
        return self.dice


@dataclass(frozen=True, slots=True)
class Gallery:
    """The onlookers and their bets; empty in games that nobody looks on at."""

    # set if the viewer is an onlooker; `View.viewer` is then the seat that they see, if any
    onlooker: Participant | None = None
    places: tuple[tuple[Participant, Seat], ...] = ()  # each onlooker with the seat it sits behind
    bets: tuple[Bet, ...] = ()  # in this deal


@dataclass(frozen=True, slots=True)
class Railway:
    """The trains around a hub; as it is by default in games without trains."""

    # the double in the middle, which is nobody's and not part of `View.line`
    hub: Tile | None = None
    marked: tuple[Seat, ...] = ()  # seats whose train is open to everybody
    doubles: tuple[End, ...] = ()  # trains with doubles to be covered, the next one last


@dataclass(frozen=True, slots=True)
class View:
    """The facts of a session that one seat, or the whole room (viewer None), may see.

    A game builds it by naming each fact that is shown. Secrets leave the rules in no other way.
    """

    game: str
    viewer: Seat | None
    deal: int  # number of the present (or last) deal, from 1; 0 before the first
    dealing: bool  # a deal is being played
    direction: int  # +1 clockwise, -1
    seats: tuple[SeatView, ...]
    line: tuple[Placed, ...]  # in the order of play
    # the open ends in a fixed order (left, right, up, down); () before the first tile
    ends: tuple[OpenEnd, ...]
    stock: int  # tiles face down; of a boneyard those that may still be drawn
    legal: tuple[Action, ...]  # the viewer's legal actions, () for the room
    # scored at once by each of `legal`; () in games that score only at the end of a deal
    points: tuple[int, ...] = ()
    staking: Staking = Staking()
    toss: Toss = Toss()
    gallery: Gallery = Gallery()
    result: Result | None = None  # of the last deal, until the next is dealt
    layout: Layout = Layout.BRICK
    pool: int = 0  # hc in the pool or pot; between deals, of an undecided match
    # points that end the match; with elimination, the most a player may have
    target: int | None = None
    series: int = 1  # number of tiles at the end of `line` that the last turn laid
    # tiles drawn and shown to decide who leads; the winning one begins `line`
    lots: tuple[tuple[Seat, Tile], ...] = ()
    offers: tuple[Offer, ...] = ()  # open offers to buy back
    # private facts of the viewer, oldest first: tiles given, received and seen
    notes: tuple[Event, ...] = ()
    winners: tuple[Seat, ...] = ()  # of the match once it is decided; several may share it
    compared: Compared = Compared()  # decides a session without chips
    teams: tuple[int, ...] = ()  # number of the team by seat; () if everybody plays alone
    railway: Railway = Railway()
    # those of `ends` where the viewer may not lay a tile yet; for the room, the player in turn
    closed: tuple[End, ...] = ()
    # points scored at once with the last tile or since, by seat
    scored: tuple[tuple[Seat, int], ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers at the open ends, in their order."""
        return tuple(number for _, number in self.ends)

    @property
    def own_seat(self) -> Seat:
        """The viewer's seat, in the view of a player."""
        assert self.viewer is not None
        return self.viewer

    def offering(self, legal: Sequence[Action]) -> "View":
        """Return the view with only these of its legal actions, and the points they score."""
        points = dict(zip(self.legal, self.points, strict=False))
        scored = tuple(points[action] for action in legal if action in points)
        return replace(self, legal=tuple(legal), points=scored)

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that win and lose together with a seat, that seat included."""
        if not self.teams:
            return (seat,)
        return tuple(other for other, team in enumerate(self.teams) if team == self.teams[seat])


S = TypeVar("S")

# the result of an action: the new state and the public events
Step: TypeAlias = tuple[S, tuple[Event, ...]]


def by_seat(values: Sequence[int], changes: Mapping[Seat, int]) -> tuple[int, ...]:
    """Return `values` with the numbers of some seats increased by `changes`."""
    return tuple(value + changes.get(seat, 0) for seat, value in enumerate(values))


@dataclass(frozen=True, slots=True)
class DrewTiles(Event):
    """A private note of the tiles that a seat has drawn, in order."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Scored(SeatEvent):
    """Points have been added to a seat's score."""

    moment: ClassVar[float] = 0.5  # frequent in some games

    points: int
    score: int
