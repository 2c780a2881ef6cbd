"""The state of a match: scores and stacks, and the present deal, or the last one until the next
is dealt.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from games.core import Ending, Seat, Tile, copied
from games.parts import pot
from games.parts.amounts import Chips
from games.parts.line import NOBODY, Draw, Pass, Play
from games.parts.match import spreads
from games.parts.match.spreads import Ends, TurnedPlay
from games.parts.options import Options

Move: TypeAlias = Play | TurnedPlay | Draw | Pass


# as `games.parts.knowledge.Moved`
Moved: TypeAlias = tuple[Seat, Move, int]


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


@dataclass(unsafe_hash=True)
class MatchState:
    """A session. A side is a team, or a seat where everybody plays alone.

    It never changes, but is not frozen, and has no slots: `copied` is quick that way.
    """

    options: Any
    stacks: tuple[int, ...]  # hc by seat
    scores: tuple[int, ...]  # by side
    won: tuple[int, ...]  # deals won, by side
    after: tuple[Seat, ...]  # the next seat, by seat
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
    ends: Ends = spreads.LINE.empty
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


S = TypeVar("S", bound=MatchState)


def opened(state: S) -> S:
    """Return a copy that moves may change (`MatchGame.carry_out`): hands and moves are lists."""
    found: Any = copied(state)
    found.hands, found.moves = [*state.hands], [*state.moves]
    return found  # type: ignore[no-any-return]
