"""Cuban dominoes: two pairs with ten tiles each of a double-nine set (rules of the world,
section 5).
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from games.core import Ending, Scored, Seat
from games.latin import AGAINST, LEADER, PartnershipGame, PartnershipOptions, fitted_both_ends
from games.parts import tiles
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Play
from games.parts.match import leads, spreads
from games.parts.match.match_events import points_at_once
from games.parts.match.match_state import MatchState
from games.parts.options import option

USUAL: Mapping[str, Any] = MappingProxyType({"target": 100})  # where nothing is chosen
FULL_LOAD = 60  # points


def won_a_full_load(deal: FinishedDeal) -> Collection[Seat]:
    """Return both winners of a deal that counts sixty points or more."""
    counted = sum(event.points for event in deal.events(Scored)[len(points_at_once(deal)) :])
    return deal.result.winners if counted >= FULL_LOAD else ()


FULL_LOAD_WON = Achievement("full-load", won_a_full_load)


@dataclass(frozen=True, slots=True)
class CubanOptions(PartnershipOptions):
    """House rules of Cuban dominoes."""

    target: int | None = option(None, low=3, high=500)
    first_lead: str = option(leads.HEAVIEST_DOUBLE, choices=(leads.HEAVIEST_DOUBLE, leads.LOT))
    next_lead: str = option(leads.WINNER, choices=(leads.WINNER, leads.ROTATE))
    blocked: str = option("team", choices=("team", "single"))
    blocked_tie: str = option("nobody", choices=("nobody", LEADER, AGAINST))
    count: str = option("losers", choices=("losers", "all", "rounds"))
    pass_lead: int = option(0, low=0, high=100)
    capicua_doubles: bool = option(False)

    def usual(self) -> Mapping[str, Any]:
        return USUAL


class CubanState(MatchState):
    """A session of Cuban dominoes."""

    options: CubanOptions


class Cuban(PartnershipGame):
    """The rules of Cuban dominoes."""

    key = "cuban"
    minutes = 20
    sizes = MappingProxyType({4: (10,)})
    options = CubanOptions
    state = CubanState
    deck = tiles.bits(tiles.D9)
    presets = MappingProxyType({"double-nine-150": {"target": 150}})
    achievements = (FULL_LOAD_WON,)

    def counts_pass(self, state: CubanState) -> bool:
        """Return whether a double was led: the next player cannot answer it."""
        led = state.moves[0][1]
        return isinstance(led, Play) and spreads.is_double(led.tile)

    def last_bonuses(
        self, state: CubanState, side: int, ending: Ending, pips: int
    ) -> Iterator[tuple[str, int]]:
        """Yield what a last tile that fitted both ends adds, if that doubles the points."""
        yield from super().last_bonuses(state, side, ending, pips)
        doubles = state.options.capicua_doubles and ending is Ending.DOMINO
        if doubles and fitted_both_ends(state):
            yield "capicua", pips
