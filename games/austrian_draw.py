"""Austrian draw game (rules, section 3): a player without a tile that fits draws until one does,
or three at most.
"""

from dataclasses import dataclass
from typing import TypeVar

from games.core import Seat, Tile, record
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal, seat_if
from games.parts.austrian import Series
from games.parts.chance import Chance
from games.parts.line import Draw, Drew, Mode
from games.parts.most_deals_won import S, SeriesGame, SeriesLine, SeriesOptions
from games.parts.options import option

DEEP = 10  # tiles drawn by the winner
THIRST = 6  # tiles drawn by each other player
HANDS = {2: (8, 9), 3: (7,)}


@dataclass(frozen=True, slots=True)
class DrawingOptions(SeriesOptions):
    """House rules of the games with a boneyard."""

    draw_limit: int | None = option(None, choices=(None, 3))
    visible_block: str = option("end", choices=("end", "draw_out"))


D = TypeVar("D", bound=DrawingOptions)


class DrawingGame(SeriesGame[S, D]):
    """A series with a boneyard from which all tiles may be drawn."""

    boneyard = True
    repeats = (Draw,)

    def shuffled(
        self, options: D, players: int, chance: Chance
    ) -> tuple[tuple[int, ...], tuple[Tile, ...]]:
        size = options.hand or self.sizes[players][0]
        shuffled = chance.shuffled(self.deck)
        first = players * size
        hands = tuple(sum(shuffled[start : start + size]) for start in range(0, first, size))
        return hands, tuple(tiles.heaviest(bit) for bit in shuffled[first:])

    def drawing(self, options: D) -> tuple[Mode, int | None, bool]:
        return Mode.DRAW, options.draw_limit, options.visible_block == "end"


@dataclass(frozen=True, slots=True)
class DrawOptions(DrawingOptions):
    """House rules of the Austrian draw game."""

    hand: int | None = option(None, by_players=HANDS)


@record
class DrawTable:
    """The part of a session of the draw game that is not on the line."""

    options: DrawOptions
    series: Series
    boneyard: tuple[Tile, ...]  # as it was dealt, next tile first


class DrawState(SeriesLine):
    """A session of the draw game."""

    __slots__ = ()
    table: DrawTable


def has_let_others_draw(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether this seat drew no tile, and each other seat several."""
    return not deal.times(Drew, seat) and all(
        deal.times(Drew, other) >= THIRST for other in deal.others(seat)
    )


def has_drawn_last_tile(deal: FinishedDeal, seat: Seat) -> bool:
    """Return whether this seat has drawn the last tile of the boneyard."""
    return deal.seen.stock == 0 and deal.events(Drew)[-1].seat == seat


class AustrianDraw(DrawingGame[DrawState, DrawOptions]):
    """The rules of the draw game."""

    key = "austrian-draw"
    players = range(2, 4)
    options = DrawOptions
    state = DrawState
    achievements = (
        Achievement(
            "last-drop",
            lambda deal: seat_if(deal.out_of_tiles, lambda seat: has_drawn_last_tile(deal, seat)),
        ),
        Achievement(
            "deep-well",
            lambda deal: seat_if(deal.winner, lambda seat: deal.times(Drew, seat) >= DEEP),
        ),
        Achievement(
            "dry-throat",
            lambda deal: seat_if(deal.winner, lambda seat: has_let_others_draw(deal, seat)),
        ),
    )

    table = DrawTable
    sizes = HANDS
