"""Tendler's draw game of 1830 (rules, section 3.1): a reconstruction.

The source gives a draw game for two to six players with all 45 tiles, and no more. The rest is taken from the Austrian draw
game, doubles being tiles like all others.
"""

from dataclasses import dataclass

from games.austrian_draw import DrawingGame, DrawingOptions
from games.core import Layout, Tile, record
from games.parts import pot, tiles
from games.parts.austrian import Dealt, DealTied, DealWon, DirectionReversed, Series
from games.parts.line import Draw, Drew, Pass, Passed, Play, Played
from games.parts.options import option
from games.parts.series import SeriesLine

MOST_DEALT = 44  # so that something can be drawn
HANDS = {players: tuple(size for size in (6, 5, 7, 8) if players * size <= MOST_DEALT) for players in range(2, 7)}


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


class Tendler(DrawingGame[TendlerState, TendlerOptions]):
    """The rules of Tendler's game, a reconstruction."""

    key = "tendler"
    rules_version = 1
    players = range(2, 7)
    minutes = 3
    options = TendlerOptions
    state = TendlerState
    actions = (Play, Draw, Pass)
    events = (Dealt, DirectionReversed, Played, Drew, Passed, DealWon, DealTied, *pot.EVENTS)
    deck = tiles.bits(tiles.D8)
    layout = Layout.LINE
    reconstruction = True

    table = TendlerTable
    sizes = HANDS
