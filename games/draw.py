"""Draw dominoes: a player without a tile that fits draws until one does (rules of the world,
section 1).
"""

from dataclasses import dataclass
from typing import TypeVar

from games.game import Thinking
from games.parts import tiles
from games.parts.line import Draw, Pass, Play
from games.parts.match import leads
from games.parts.match.match_game import MATCH_EVENTS, MatchGame
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.options import option

HANDS = {2: (7, 5, 6), 3: (5, 6, 7), 4: (5, 6)}


@dataclass(frozen=True, slots=True)
class OpenOptions(MatchOptions):
    """House rules of the open games: draw, block and Matador.

    Each declares its own sizes of hands.
    """

    hand: int | None = option(None)
    first_lead: str = option(
        leads.HEAVIEST_DOUBLE, choices=(leads.HEAVIEST_DOUBLE, leads.HEAVIEST_TILE, leads.LOT)
    )
    next_lead: str = option(
        leads.ROTATE, choices=(leads.ROTATE, leads.WINNER, leads.HEAVIEST_DOUBLE)
    )
    blocked_points: str = option("net", choices=("net", "sum", "each"))
    teams: bool = option(False)
    target: int = option(100, low=50, high=500)


S = TypeVar("S", bound=MatchState)
O = TypeVar("O", bound=OpenOptions)  # noqa: E741 - options


class OpenGame(MatchGame[S, O]):
    """The rules that the open games share."""

    after_tie = "winner"  # the same leader again
    team_play = True
    sizes: dict[int, tuple[int, ...]]  # of hands by number of players, the usual one first

    def hand_size(self, options: O, players: int) -> int:
        return options.hand or self.sizes[players][0]


@dataclass(frozen=True, slots=True)
class DrawDominoOptions(OpenOptions):
    """House rules of draw dominoes."""

    hand: int | None = option(None, by_players=HANDS)
    keep: int = option(2, choices=(0, 2))
    draw_limit: int | None = option(None, choices=(None, 1, 2, 3))
    visible_block: str = option("end", choices=("end", "draw_out"))


class DrawDominoState(MatchState):
    """A session of draw dominoes."""

    options: DrawDominoOptions


class DrawDominoes(OpenGame[DrawDominoState, DrawDominoOptions]):
    """The rules of draw dominoes."""

    key = "draw"
    rules_version = 1
    players = range(2, 5)
    minutes = 20
    thinking = Thinking.MATCH_TO_WIN
    options = DrawDominoOptions
    state = DrawDominoState
    actions = (Play, Draw, Pass)
    repeats = (Draw,)
    events = MATCH_EVENTS
    deck = tiles.bits(tiles.D6)
    boneyard = True
    sizes = HANDS

    def visible_block(self, options: DrawDominoOptions) -> bool:
        return options.visible_block == "end"
