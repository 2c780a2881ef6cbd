"""Reasons why an action is better than the next best one, by facts that can be seen in the position."""

from typing import Any, Final

from ai import advisor, challenge_hindsight, challenge_player, hungarian_series
from ai.advice import Advice
from ai.position_values import PositionValues
from ai.tile_heuristics import PlayEvaluator, points_for
from games.core import View
from games.parts import dice as toss
from games.parts import tiles
from games.parts.claims import Dispute, Lay
from games.parts.line import Play

MUCH_SCARCER: Final = 0.75  # share of the tiles that could follow the next best action; more of them explain nothing
SEEN: Final = ("shut", "ends", "keeps", "last")  # reasons of `advisor.explain_play` that can be seen in the position


def explain_best(view: View, world: Any, values: PositionValues) -> Advice | None:
    """Return the reason why the best action is the best, or None if nothing that can be seen tells it.

    Args:
        view: What the seat sees.
        world: As in `ai.player.choose`.
        values: The values of its actions, of which there are at least two.
    """
    best = values.actions[0].action
    if values.actions[0].series is not None:
        others = [one.series for one in values.actions[1:] if one.series]
        return hungarian_series.explain_series(view, world, best, values.actions[0].series, others)
    if view.game == "challenge":
        return _explain_claim(view, values)
    if points := points_for(view, best):
        return Advice(best, "scores", {"points": abs(points)})
    return _explain_play(view, world, values) if isinstance(best, Play) else None


def _explain_claim(view: View, values: PositionValues) -> Advice | None:
    """Explain a claim or a challenge by the probability that a claim is true, or that a bluff is challenged."""
    best = values.actions[0].action
    weighed = challenge_hindsight.weigh(view, best)
    if not isinstance(best, Lay):
        odds = round(100 * (weighed[0].odds or 0.0))
        return (
            Advice(best, "unlikely", {"chance": odds}) if isinstance(best, Dispute) else Advice(best, "likely", {"chance": odds})
        )
    bluffs = [one for one in weighed if isinstance(one.action, Lay) and one.action.picked and one.odds is not None]
    if not best.picked:
        if challenge_player.true_claims(view) or not bluffs:
            return None
        return Advice(best, "bluff-fails", {"chance": round(100 * min(one.odds or 0.0 for one in bluffs))})
    if view.toss.dice is not None and toss.holds_true(view.toss.dice, best.picked):
        return Advice(best, "true", {"count": len(best.picked)})
    return Advice(best, "bluff-pays", {"chance": round(100 * (weighed[0].odds or 0.0)), "count": len(best.picked)})


def _explain_play(view: View, world: Any, values: PositionValues) -> Advice | None:
    """Explain a tile on the line. A count of the tiles that can follow is given only if it is lower than after the next best."""
    best, second = (one.action for one in values.actions[:2])
    assert isinstance(best, Play)
    advice = advisor.explain_play(view, best, world)
    if advice.reason in SEEN:
        return advice
    if not isinstance(second, Play):
        return None
    assert view.viewer is not None
    evaluator = PlayEvaluator(view, world)
    hand = tiles.mask(view.seats[view.viewer].hand or ())

    def followers(play: Play, among: int) -> int:
        return (among & ~play.bit & evaluator.after.fitting(play)).bit_count()

    hidden, more = followers(best, evaluator.unseen), followers(second, evaluator.unseen)
    if hidden <= MUCH_SCARCER * more and hidden < more:
        return Advice(best, "scarcer", {"count": hidden, "more": more})
    kept = followers(best, hand)
    return Advice(best, "keeps", {"count": kept}) if kept > followers(second, hand) else None
