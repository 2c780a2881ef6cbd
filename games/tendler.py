"""Tendler's draw game of 1830 (rules, section 3.1): a reconstruction.

The source gives a draw game for two to six players with all 45 tiles, and no more. The rest is
taken from the Austrian draw game, doubles being tiles like all others.
"""

from dataclasses import dataclass

from games.austrian_draw import DrawingGame, DrawingOptions
from games.core import Layout, Placed, Seat, Tile, record
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.austrian import Series
from games.parts.most_deals_won import SeriesLine
from games.parts.options import option

DOUBLES = 5  # laid by one player in a round
MOST_DEALT = 44  # so that something can be drawn
HANDS = {
    players: tuple(size for size in (6, 5, 7, 8) if players * size <= MOST_DEALT)
    for players in range(2, 7)
}


@dataclass(frozen=True, slots=True)
class TendlerOptions(DrawingOptions):
    """House rules of Tendler's game."""

    hand: int | None = option(None, by_players=HANDS)


@record
class TendlerTable:
    """The part of a session of Tendler's game that is not on the line."""

    options: TendlerOptions
    series: Series
    boneyard: tuple[Tile, ...]  # as it was dealt, next tile first


class TendlerState(SeriesLine):
    """A session of Tendler's game."""

    __slots__ = ()
    table: TendlerTable


def doubles_of(deal: FinishedDeal, seat: Seat) -> tuple[Placed, ...]:
    """Return the doubles that this seat has laid."""
    return tuple(
        placed for placed in deal.seen.line if placed.seat == seat and placed.a == placed.b
    )


def has_ended_with_two_doubles(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether the last two tiles of this seat were doubles."""
    last = [placed for placed in deal.seen.line if placed.seat == seat][-2:]
    return all(placed in doubles_of(deal, seat) for placed in last)


class Tendler(DrawingGame[TendlerState, TendlerOptions]):
    """The rules of Tendler's game, a reconstruction."""

    key = "tendler"
    players = range(2, 7)
    options = TendlerOptions
    state = TendlerState
    deck = tiles.bits(tiles.D8)
    achievements = (
        Achievement(
            "double-exit",
            lambda deal: seat_if(
                deal.out_of_tiles, lambda seat: has_ended_with_two_doubles(deal, seat)
            ),
        ),
        Achievement(
            "twins",
            lambda deal: seat_if(deal.winner, lambda seat: len(doubles_of(deal, seat)) >= DOUBLES),
        ),
    )
    layout = Layout.LINE
    reconstruction = True

    table = TendlerTable
    sizes = HANDS
