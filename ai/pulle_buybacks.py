"""Pulle: when to buy back. The tiles are played as in the block game."""

from games.core import Action, View
from games.parts.pulle_actions import Buyback

SAFE = 85  # highest score after buying back; above it the pool is not worth half an entry
HIGH = 75  # from this score on, one of the next two deals may be the last
DROP = 25  # least number of pips that buying back must save for a player who would not be out


def choose(view: View, *, modest: bool) -> Action | None:
    """Return the buyback or the refusal of it, or None if no buyback is offered. A modest player never buys back."""
    assert view.viewer is not None
    own = view.seats[view.viewer].score or 0
    for action in view.legal:
        if isinstance(action, Buyback):
            dying = own > (view.target or 0)
            sensible = action.score <= SAFE and (dying or (own >= HIGH and own - action.score >= DROP))
            return action if sensible and not modest else view.legal[0]
    return None
