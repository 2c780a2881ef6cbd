"""Austrian block game (rules, section 2): the 36 tiles without doubles, nobody draws, each deal just has a winner."""

from dataclasses import dataclass

from games.core import Tile, record
from games.parts import pot, tiles
from games.parts.austrian import Dealt, DealTied, DealWon, DirectionReversed, Series
from games.parts.line import Pass, Passed, Play, Played
from games.parts.options import option
from games.parts.series import SeriesGame, SeriesLine, SeriesOptions

HANDS = {2: (11, 12), 3: (8, 9), 4: (7, 6, 8)}  # ambiguity A1: four players take 7 unless they agree on 6 or 8


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


class AustrianBlock(SeriesGame[BlockState, BlockOptions]):
    """The rules of the block game."""

    key = "austrian-block"
    rules_version = 1
    players = range(2, 5)
    minutes = 3
    options = BlockOptions
    state = BlockState
    actions = (Play, Pass)
    events = (Dealt, DirectionReversed, Played, Passed, DealWon, DealTied, *pot.EVENTS)
    deck = tiles.bits(tiles.D8ND)

    table = BlockTable
    sizes = HANDS
