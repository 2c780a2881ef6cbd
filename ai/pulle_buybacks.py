"""Pulle: when to buy back. The tiles are played as in the block game."""

from games.core import Action, View
from games.parts.buybacks import Buyback

SAFE = 85  # a score from which the pool is still worth half an entry
HIGH = 75  # from here on the next deal or the one after may be the last
DROP = 25  # pips that buying back must save, if one is not out otherwise


def choose(view: View, *, modest: bool) -> Action | None:
    """Whether to buy back; None: nothing special about this decision. A modest player never does."""
    assert view.viewer is not None
    own = view.seats[view.viewer].score or 0
    for action in view.legal:
        if isinstance(action, Buyback):
            dying = own > (view.target or 0)
            sensible = action.score <= SAFE and (dying or (own >= HIGH and own - action.score >= DROP))
            return action if sensible and not modest else view.legal[0]
    return None
