"""West Coast dominoes: two pairs score by fives on a line whose first double opens all four sides
at once.

All tiles are dealt. A lot decides who leads first, later the winner leads. A level block is lost by
the pair that closed it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core import ARMS, Layout, Tile
from games.parts import tiles
from games.parts.line import Pass, Play
from games.parts.match import counting, leads, spreads
from games.parts.match.counting import Counted
from games.parts.match.match_game import MatchGame
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.match.spreads import Ends, Tip
from games.parts.options import option

HAND = 7
FIVE = 5
SIDES, SHORT_ENDS = ARMS[:2], ARMS[2:]  # of the spinner
CLOSER_LOSES = "tied-closer-loses"


@dataclass(frozen=True, slots=True)
class WestCoastOptions(MatchOptions):
    """House rules of West Coast dominoes."""

    target: int = option(100, low=50, high=300)


class WestCoastState(MatchState):
    """A session of West Coast dominoes."""

    options: WestCoastOptions


class OpenSpread(spreads.CrossSpread):
    """A line whose first double is the spinner. All of its arms are open at once."""

    def started(self, tile: Tile) -> spreads.Tips:
        tips = super().started(tile)
        return tips + short_ends(tips[0].number) if spreads.is_double(tile) else tips

    def grown(self, tips: spreads.Tips, old: Tip, new: Tip) -> spreads.Tips:
        grown = super().grown(tips, old, new)
        # of a new spinner both sides are marked as bare
        return grown if new in grown else grown + short_ends(new.number)


def short_ends(number: int) -> spreads.Tips:
    """Return the empty arms above and below a spinner."""
    return tuple(Tip(end, number, bare=True) for end in SHORT_ENDS)


def sum_of_ends(tips: Sequence[Tip]) -> int:
    """Return the sum of the exposed ends.

    A double lies crosswise and shows both halves. The spinner counts once, with both halves, until
    both its sides are covered.
    """
    covered = sum(tip.number * (2 if tip.double else 1) for tip in tips if not tip.bare)
    bare = next((tip for tip in tips if tip.end in SIDES and tip.bare), None)
    return covered if bare is None else covered + 2 * bare.number


class WestCoast(MatchGame[WestCoastState, WestCoastOptions]):
    """The rules of West Coast dominoes."""

    key = "west-coast"
    rules_version = 1
    players = range(4, 5)
    minutes = 15
    options = WestCoastOptions
    state = WestCoastState
    actions = (Play, Pass)
    boneyard = False
    deck = tiles.bits(tiles.D6)
    blocked_reasons = (counting.TEAM_PIPS, CLOSER_LOSES)
    layout = Layout.CROSS
    spread = OpenSpread("open")
    team_play = True

    def hand_size(self, options: WestCoastOptions, players: int) -> int:  # noqa: ARG002
        return HAND

    def teams(self, options: WestCoastOptions, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        return counting.PAIRS

    def lead_rule(self, state: WestCoastState) -> str:
        return leads.WINNER if state.played else leads.LOT

    def play_points(
        self,
        state: WestCoastState,  # noqa: ARG002
        action: Play,  # noqa: ARG002
        ends: Ends,
    ) -> int:
        total = sum_of_ends(ends.tips)
        return 0 if total % FIVE else total

    def blocked(self, state: WestCoastState) -> Counted:
        counted = super().blocked(state)
        if counted.side is not None:
            return counted
        order, pips = self.order_from_last(state), self.counted_pips(state)
        side = 1 - counting.PAIRS[order[0]]
        return Counted(side, CLOSER_LOSES, counting.lighter_seat(counting.PAIRS, side, pips, order))
