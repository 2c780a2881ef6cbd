"""The open games: the rules and options that draw dominoes, block dominoes and Matador share
(rules of the world, sections 1 and 7).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.core import Seat
from games.parts.match import counting, leads
from games.parts.match.counting import Counted
from games.parts.match.match_game import MatchGame
from games.parts.match.match_state import MatchOptions, S
from games.parts.options import option

LAST_TILE = "last-tile"  # the reason why a blocked deal is won


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
    blocked: str = option("pips", choices=("pips", "last"), rare=True)
    blocked_points: str = option("net", choices=("net", "sum", "each"))
    teams: bool = option(False)
    target: int = option(100, low=50, high=500)


O = TypeVar("O", bound=OpenOptions)  # noqa: E741 - options


class OpenGame(MatchGame[S, O]):
    """The rules that the open games share."""

    after_tie = "winner"  # the same leader again
    team_play = True
    blocked_reasons = (counting.TEAM_PIPS, LAST_TILE)

    def counted_block(self, state: S, pips: tuple[int, ...], order: Sequence[Seat]) -> Counted:
        if state.options.blocked == "pips":
            return super().counted_block(state, pips, order)
        return Counted(counting.side_of(self.teams_of(state), order[0]), LAST_TILE, order[0])

    def pip_points(self, state: S, side: int, pips: tuple[int, ...], *, out: bool) -> int:
        """Return the points of a deal. A block that goes to the last tile counts like going out."""
        return super().pip_points(state, side, pips, out=out or state.options.blocked == "last")
