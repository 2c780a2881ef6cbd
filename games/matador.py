"""Matador: touching halves add up to seven, and four tiles fit everywhere (rules of the world,
section 7).

Every game has a file of its own, however short: a new game touches five places and no other.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from games.core import Layout, Seat, Tile
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Draw, Pass, Play, Played
from games.parts.match.draw_block_and_matador import OpenGame, OpenOptions
from games.parts.match.match_state import MatchState
from games.parts.match.spreads import LineSpread, TurnedPlay
from games.parts.options import option

MATADORS = tiles.mask(tiles.of(number, 7 - number) for number in (1, 2, 3)) | 1 << tiles.of(0, 0)
MANY = 3  # matadors
HANDS = {2: (7, 5, 6), 3: (6, 5, 7), 4: (5, 6)}


def won_with_three_matadors(deal: FinishedDeal) -> Collection[Seat]:
    """Return the winners that have laid three matadors or more."""
    matadors = Counter(event.seat for event in deal.events(Played) if MATADORS >> event.tile & 1)
    return [seat for seat in deal.result.winners if matadors[seat] >= MANY]


TORERO = Achievement("torero", won_with_three_matadors)


@dataclass(frozen=True, slots=True)
class MatadorOptions(OpenOptions):
    """House rules of Matador."""

    hand: int | None = option(None, by_players=HANDS)
    keep: int = option(2, choices=(0, 2))
    draw_limit: int | None = option(None, choices=(None, 1))


class MatadorState(MatchState):
    """A session of Matador."""

    options: MatadorOptions


class SevensSpread(LineSpread):
    """A line on which touching halves add up to seven.

    Matadors may be laid at any end, either way round.
    """

    def fitting(self, number: int) -> int:
        return MATADORS | (tiles.SUITS[7 - number] & tiles.D6 if number else 0)

    def outer(self, number: int, tile: Tile, *, turned: bool) -> int | None:
        low, high = tiles.HALVES[tile]
        if MATADORS >> tile & 1:
            return None if turned and low == high else low if turned else high
        inner = 7 - number
        return low + high - inner if inner in (low, high) and not turned else None


class Matador(OpenGame[MatadorState, MatadorOptions]):
    """The rules of Matador.

    A matador is laid with its higher half outwards, or turned (`TurnedPlay`) with the lower one.
    """

    key = "matador"
    minutes = 15
    options = MatadorOptions
    state = MatadorState
    actions = (Play, TurnedPlay, Draw, Pass)
    layout = Layout.IN_LINE
    spread = SevensSpread("sevens")
    sizes = HANDS
    achievements = (TORERO,)
