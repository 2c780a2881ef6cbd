"""Sebastopol: the double six has four arms, and each must be begun before any goes on (rules of
the world, section 8).

Every game has a file of its own, however short: a new game touches five places and no other.
"""

from collections.abc import Collection
from dataclasses import dataclass
from types import MappingProxyType

from games.core import ARMS, Layout, Seat, Tile
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Pass, Play, Played
from games.parts.match import leads
from games.parts.match.match_game import MatchGame
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.match.spreads import LineSpread, Tip, Tips
from games.parts.options import option


def won_on_all_arms(deal: FinishedDeal) -> Collection[Seat]:
    """Return the winners that have laid a tile on each of the four arms."""
    laid = {(event.seat, event.end) for event in deal.events(Played)}
    return [seat for seat in deal.result.winners if all((seat, arm) in laid for arm in ARMS)]


ALL_FRONTS = Achievement("all-fronts", won_on_all_arms)


@dataclass(frozen=True, slots=True)
class SebastopolOptions(MatchOptions):
    """House rules of Sebastopol."""

    target: int = option(60, low=50, high=300)
    blocked_points: str = option("net", choices=("net", "sum"))


class SebastopolState(MatchState):
    """A session of Sebastopol."""

    options: SebastopolOptions


class StarSpread(LineSpread):
    """A double with four arms, all open at once.

    Until each has a tile, only empty arms may be played on.
    """

    def started(self, tile: Tile) -> Tips:
        return tuple(Tip(arm, tiles.HALVES[tile][0], bare=True) for arm in ARMS)

    def playable(self, tips: Tips) -> Tips:
        return tuple(tip for tip in tips if tip.bare) or tips


class Sebastopol(MatchGame[SebastopolState, SebastopolOptions]):
    """The rules of Sebastopol."""

    key = "sebastopol"
    players = range(4, 5)
    minutes = 20
    sizes = MappingProxyType({4: (7,)})
    options = SebastopolOptions
    state = SebastopolState
    actions = (Play, Pass)
    boneyard = False
    layout = Layout.CROSS
    spread = StarSpread("star")
    achievements = (ALL_FRONTS,)

    def lead_rule(self, state: SebastopolState) -> str:  # noqa: ARG002
        return leads.DOUBLE_SIX
