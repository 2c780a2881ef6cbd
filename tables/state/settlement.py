"""What a deal, a match or a parting settles: for each person concerned, how it ended for them.

Plain data. In the log of a table it stands by participant, without user ids, so that forgetting a
person does not edit it. In the table `results` each row stands by user, or by the alias of a person
who has been forgotten. Everything that counts is derived from it (`tables.people.increments`).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ai.levels import Level
from games.core import Participant, Seat
from games.parts import codec
from tables.state.phases import Presence


class Kind(StrEnum):
    """What has been settled. The values are stored."""

    DEAL = "deal"
    MATCH = "match"  # decided, or ended undecided
    PARTING = "parting"  # chips or blame of people outside a deal


class Role(StrEnum):
    """Where a person was. The values are stored."""

    SEAT = "seat"
    GALLERY = "gallery"
    QUITTER = "quitter"  # had left the match before it ended


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a person towards an achievement."""

    key: str
    mark: str = ""  # where only different games or people count: the game, or the person's number
    breaks: bool = False  # no step: the series of wins is over, and begins anew


@dataclass(frozen=True, slots=True)
class Row:
    """How it ended for one person.

    Attributes:
        user: The person; below 0 an alias. Not in the log.
        number: The participant; below 0 for those who had left a match.
        side: People of the same side win together.
        won: Their side has won.
        place: In the order for ratings, 0 is the best; None if it does not count for ratings.
        spared: Their own rating stays.
        ended: Whether they were there at the end.
        excused: They are not to blame for what a substitute has played.
        deserted: They have left others, or were away, by their own fault.
        own_moves: Moves of the seat that the person has made.
        moves: All moves of the seat.
        fair: Thousandths of a round that chance would let them win.
        gain: hc that the deal brought them, before the ceiling and what leaving costs.
        hc: What they have won less lost in half-chips, as the bookings have it.
    """

    user: int
    number: Participant
    role: Role = Role.SEAT
    side: int = -1
    won: bool = False
    place: int | None = None
    spared: bool = False
    ended: Presence = Presence.HERE
    excused: bool = False
    deserted: bool = False
    own_moves: int = 0
    moves: int = 0
    fair: int = 0
    gain: int = 0
    hc: int = 0
    steps: tuple[Step, ...] = ()

    @property
    def played(self) -> bool:
        """True if they were there at the end, and have made at least half of the moves."""
        return self.ended is Presence.HERE and 2 * self.own_moves >= self.moves

    @property
    def begun(self) -> bool:
        """True if the round counts for them: they have played it, or are to blame that they have
        not.
        """
        return self.played or not self.excused


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat of a computer player."""

    seat: Seat
    level: Level
    gain: int = 0  # hc


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a deal, a match or a parting settles.

    Attributes:
        deal: The number of the deal, or of the last one.
        against_bots: No two people were on different sides.
        decided: Somebody has won.
        rated_in_teams: The people of a side are rated as one.
    """

    kind: Kind
    deal: int
    rows: tuple[Row, ...]
    bots: tuple[BotSeat, ...] = ()
    against_bots: bool = False
    decided: bool = False
    rated_in_teams: bool = False

    @property
    def seated(self) -> tuple[Row, ...]:
        """The rows of people on seats."""
        return tuple(row for row in self.rows if row.role is Role.SEAT)


def dump(settlement: Settlement) -> dict[str, Any]:
    """Return a settlement as JSON data for the log, without users."""
    plain: dict[str, Any] = codec.dump(settlement)
    for row in plain["rows"]:
        del row["user"]
    return plain


def load(plain: dict[str, Any]) -> Settlement:
    """Return the settlement of JSON data from a log; all its users are 0. Raises `ValueError`."""
    return codec.load(Settlement, {**plain, "rows": [{**row, "user": 0} for row in plain["rows"]]})
