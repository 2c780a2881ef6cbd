"""Fewest doubles: a draw game whose blocked deals are won by the player with the fewest doubles.

Some tiles are never drawn.
"""

from dataclasses import dataclass
from typing import NamedTuple

from games.austrian_draw import DrawingGame, DrawingOptions
from games.core import Ending, Layout, Seat, Tile
from games.parts import line as lines
from games.parts import pot, tiles
from games.parts.austrian import Dealt, DealTied, DealWon, DirectionReversed, Series
from games.parts.chance import Chance
from games.parts.line import Draw, Drew, Pass, Passed, Play, Played
from games.parts.options import option
from games.parts.series import SeriesLine

HANDS = {2: (7, 6), 3: (6, 5)}
LAST = {2: (2, 0), 3: (1, 0)}
DOUBLES = tiles.D6 & ~tiles.D8ND


@dataclass(frozen=True, slots=True)
class DoublesOptions(DrawingOptions):
    """House rules of fewest doubles."""

    hand: int | None = option(None, by_players=HANDS)
    last: int | None = option(None, by_players=LAST)  # tiles of the boneyard that stay there


class DoublesTable(NamedTuple):
    """The part of a session that is not on the line."""

    options: DoublesOptions
    series: Series
    boneyard: tuple[Tile, ...]  # the tiles that may be drawn, as they were dealt, next tile first


class DoublesState(SeriesLine):
    """A session of fewest doubles."""

    __slots__ = ()
    table: DoublesTable

    def outcome(self) -> tuple[Ending, Seat | None] | None:
        outcome = super().outcome()
        if outcome is None or outcome[0] is not Ending.BLOCKED:
            return outcome
        doubles = [(hand & DOUBLES).bit_count() for hand in lines.hands(self)]
        fewest = min(doubles)
        return Ending.BLOCKED, doubles.index(fewest) if doubles.count(fewest) == 1 else None


class FewestDoubles(DrawingGame[DoublesState, DoublesOptions]):
    """The rules of fewest doubles."""

    key = "fewest-doubles"
    rules_version = 1
    players = range(2, 4)
    minutes = 3
    options = DoublesOptions
    state = DoublesState
    actions = (Play, Draw, Pass)
    events = (Dealt, DirectionReversed, Played, Drew, Passed, DealWon, DealTied, *pot.EVENTS)
    deck = tiles.bits(tiles.D6)
    layout = Layout.LINE
    blocked_reason = "fewest-doubles"

    table = DoublesTable
    sizes = HANDS

    def shuffled(
        self, options: DoublesOptions, players: int, chance: Chance
    ) -> tuple[tuple[int, ...], tuple[Tile, ...]]:
        hands, boneyard = super().shuffled(options, players, chance)
        return hands, boneyard[
            : len(boneyard) - (LAST[players][0] if options.last is None else options.last)
        ]
