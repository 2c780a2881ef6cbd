"""Austrian block game (rules, section 2): the 36 tiles without doubles, nobody draws, each deal
just has a winner.
"""

from dataclasses import dataclass

from games.core import Ending, Seat, Tile, record
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.austrian import Series
from games.parts.line import Pass, Passed, Play
from games.parts.most_deals_won import SeriesGame, SeriesLine, SeriesOptions
from games.parts.options import option

FEATHER = 2  # pips
FULL_HANDS = 3  # tiles
# ambiguity A1: four players take 7 unless they agree on 6 or 8
HANDS = {2: (11, 12), 3: (8, 9), 4: (7, 6, 8)}


@dataclass(frozen=True, slots=True)
class BlockOptions(SeriesOptions):
    """House rules of the block game."""

    hand: int | None = option(None, by_players=HANDS)


@record
class BlockTable:
    """The part of a session of the block game that is not on the line."""

    options: BlockOptions
    series: Series
    boneyard: tuple[Tile, ...] = ()  # nobody draws


class BlockState(SeriesLine):
    """A session of the block game."""

    __slots__ = ()
    table: BlockTable


def is_feather(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether this seat has won a blocked round with hardly a pip left."""
    return deal.result.ending is Ending.BLOCKED and (deal.result.pips[seat] or 0) <= FEATHER


def has_run_away(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether all others still hold several tiles."""
    return all(deal.seen.seats[other].count >= FULL_HANDS for other in deal.others(seat))


def has_blocked_all(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether this seat never passed, while each other seat passed twice or more."""
    return not deal.times(Passed, seat) and all(
        deal.times(Passed, other) >= 2 for other in deal.others(seat)
    )


class AustrianBlock(SeriesGame[BlockState, BlockOptions]):
    """The rules of the block game."""

    key = "austrian-block"
    players = range(2, 5)
    options = BlockOptions
    state = BlockState
    actions = (Play, Pass)
    achievements = (
        Achievement(
            "feather", lambda deal: seat_if(deal.winner, lambda seat: is_feather(deal, seat))
        ),
        Achievement(
            "runaway",
            lambda deal: seat_if(deal.out_of_tiles, lambda seat: has_run_away(deal, seat)),
        ),
        Achievement(
            "traffic-light",
            lambda deal: seat_if(deal.winner, lambda seat: has_blocked_all(deal, seat)),
        ),
    )

    table = BlockTable
    sizes = HANDS
