"""Cuban dominoes: two pairs with ten tiles each of a double-nine set (rules of the world,
section 5).
"""

from dataclasses import dataclass
from types import MappingProxyType

from games.core import Ending, Event, Seat
from games.game import Thinking
from games.latin import PartnershipGame, fitted_both_ends
from games.parts import tiles
from games.parts.line import PASS, Pass, Play
from games.parts.match import leads, match_achievements
from games.parts.match.match_events import BonusWon
from games.parts.match.match_game import MATCH_EVENTS
from games.parts.match.match_state import MatchOptions, MatchState
from games.parts.options import option

HAND = 10
TARGET = 100


@dataclass(frozen=True, slots=True)
class CubanOptions(MatchOptions):
    """House rules of Cuban dominoes."""

    target: int = option(TARGET, low=50, high=500)
    first_lead: str = option(leads.HEAVIEST_DOUBLE, choices=(leads.HEAVIEST_DOUBLE, leads.LOT))
    next_lead: str = option(leads.WINNER, choices=(leads.WINNER, leads.ROTATE))
    blocked: str = option("team", choices=("team", "single"))
    blocked_tie: str = option("nobody", choices=("nobody", "leader"))
    count: str = option("losers", choices=("losers", "all"))
    pass_lead: int = option(0, low=0, high=100)
    capicua_doubles: bool = option(False)
    direction: str = option("ccw", choices=("ccw", "cw"))


class CubanState(MatchState):
    """A session of Cuban dominoes."""

    options: CubanOptions


class Cuban(PartnershipGame):
    """The rules of Cuban dominoes."""

    key = "cuban"
    rules_version = 1
    minutes = 20
    thinking = Thinking.MATCH_TO_WIN
    options = CubanOptions
    state = CubanState
    actions = (Play, Pass)
    events = (*MATCH_EVENTS, BonusWon)
    deck = tiles.bits(tiles.D9)
    presets = MappingProxyType({"double-nine-150": {"target": 150}})
    achievements = (match_achievements.FULL_LOAD_WON,)

    def hand_size(self, options: CubanOptions, players: int) -> int:  # noqa: ARG002
        return HAND

    def after_move(self, state: CubanState, mover: Seat) -> tuple[Event, ...]:  # noqa: ARG002
        """The leader's side scores `pass_lead` if the next player cannot answer a led double."""
        if not state.options.pass_lead or len(state.moves) != 2:
            return ()
        (leader, led, _), (_, answer, _) = state.moves
        if answer != PASS or not isinstance(led, Play) or not tiles.DOUBLES & led.bit:
            return ()
        events = self.score(state, leader, state.options.pass_lead)
        return (BonusWon(leader, "pass-lead"), *events)

    def last_bonuses(
        self, state: CubanState, ending: Ending, pips: int
    ) -> tuple[tuple[str, int], ...]:
        """Return what a last tile that fitted both ends adds, if that doubles the points."""
        doubles = (
            state.options.capicua_doubles and ending is Ending.DOMINO and fitted_both_ends(state)
        )
        return (("capicua", pips),) if doubles else ()
