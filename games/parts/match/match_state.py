"""The state of a match: scores and stacks, and the present deal, or the last one until the next
is dealt.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, TypeAlias

from games.core import End, Ending, OpenEnd, Placed, Seat, Tile, record
from games.parts import pot
from games.parts.amounts import Chips
from games.parts.line import NOBODY, Draw, Pass, Play
from games.parts.options import Options


@dataclass(frozen=True, slots=True)
class TurnedPlay(Play):
    """Lay a tile that fits either way round with its lower half outwards (`Play` lays it with
    the higher half outwards).
    """

    verb: ClassVar[str] = "turn"


Move: TypeAlias = Play | TurnedPlay | Draw | Pass


class Tip(NamedTuple):
    """An end of the layout where tiles may be laid."""

    end: End
    number: int
    double: bool  # its outermost tile is a double, which lies crosswise and shows both halves
    tiles: int  # that lie on it: 0 on an empty arm of the spinner, and on an empty train

    @property
    def open(self) -> OpenEnd:
        """The end as a view names it."""
        return self.end, self.number


class Moved(NamedTuple):
    """A move of the present deal."""

    seat: Seat
    action: Move
    # mask of the tiles, of any hand, that the seat could have laid instead; of a draw or a pass it
    # held none
    fitting: int


class Ended(NamedTuple):
    """The end of a deal: its kind, its winners and its points."""

    ending: Ending
    winners: tuple[Seat, ...]  # one seat or all of a team; () after a tie
    # the winner for the next lead; after a tie the seat that the house rules name, if any
    best: Seat | None
    reason: str  # why a blocked deal is won or tied
    points: tuple[int, ...]  # by side, added when the deal ended


@dataclass(frozen=True, slots=True)
class MatchOptions(Options):
    """House rules that all these games have."""

    entry: Chips = pot.entry()


@record
class MatchState:
    """A session. A side is a team, or a seat where everybody plays alone."""

    options: Any
    stacks: tuple[int, ...]  # hc by seat
    scores: tuple[int, ...]  # by side
    won: tuple[int, ...]  # deals won, by side
    played: int = 0  # deals completed
    turns: int = 0  # moves before the present deal, for the clock
    hands: tuple[int, ...] = ()  # masks of the tiles held now; () before the first deal
    boneyard: tuple[Tile, ...] = ()  # as it was dealt, next tile first
    draws: int = 0  # tiles drawn in this deal
    drawn: int = 0  # of these, in the present turn
    moves: tuple[Moved, ...] = ()
    leader: Seat = NOBODY
    lead_rule: str = ""  # by which the leader was found (`games.parts.match.leads`)
    lead_tile: Tile | None = None  # the tile that decided
    to_move: Seat = NOBODY
    idle: int = 0  # turns in succession without a tile laid or drawn
    tips: tuple[Tip, ...] = ()  # () before the first tile
    line: tuple[Placed, ...] = ()  # the tiles on the table, in the order of play
    ended: Ended | None = None
    # points scored at once with the last tile or since, by seat
    scored: tuple[tuple[Seat, int], ...] = ()

    @property
    def stock(self) -> tuple[Tile, ...]:
        """The tiles left in the boneyard, next one first."""
        return self.boneyard[self.draws :]

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.stacks)
