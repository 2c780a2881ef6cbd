"""The effect of habits: now and then a computer player follows a habit instead of its level's
choice.

A habit looks at nothing but the view, and is rare enough to cost little
(tools/benchmarks/README.md).
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, TypeAlias

from ai.choice_without_search import AfterPlays
from ai.levels import Habit, Level
from games.core import Action, View
from games.hungarian import Train
from games.parts import claims, tiles
from games.parts.claims import Dispute, Lay
from games.parts.line import Play
from games.parts.match.spreads import is_double
from games.parts.stakes import Stake

# Return the action that the habit prefers to the level's choice, or None if the habit does not
# apply.
Preference: TypeAlias = Callable[[View, Action, Random], Action | None]


@dataclass(frozen=True, slots=True)
class HabitRule:
    """The effect of a habit on the choices of a computer player."""

    rate: float  # probability of following the habit where it would make a difference
    prefer: Preference
    # instead of `rate`, for a habit that would cost a Grandmaster too much
    grandmaster_rate: float | None = None


def apply_habits(
    view: View, chosen: Action, habits: Collection[Habit], rng: Random, level: Level = Level.MASTER
) -> Action:
    """Return the action of a player with these habits whose level has chosen `chosen`."""
    for habit in habits:
        rule = HABITS[habit]
        rate = rule.rate
        if level is Level.GRANDMASTER and rule.grandmaster_rate is not None:
            rate = rule.grandmaster_rate
        preferred = rule.prefer(view, chosen, rng)
        if preferred is not None and preferred != chosen and rng.random() < rate:
            return preferred
    return chosen


def _bluff(view: View, chosen: Action, rng: Random) -> Action | None:
    """Return the largest claim, with as many blanks as possible, instead of no claim."""
    if not isinstance(chosen, Lay) or chosen.picked:
        return None
    most = max(len(action.picked) for action in view.legal if isinstance(action, Lay))
    lays = [
        action for action in view.legal if isinstance(action, Lay) and len(action.picked) == most
    ]
    return max(
        lays,
        key=lambda lay: (sum(tiles.HALVES[tile].count(0) for tile in lay.picked), rng.random()),
    )


def _claim_nothing(view: View, chosen: Action, _: Random) -> Action | None:
    if (
        not isinstance(chosen, Lay)
        or view.toss.dice is None
        or not chosen.picked
        or claims.holds_true(view.toss.dice, chosen.picked)
    ):
        return None
    return next(
        (action for action in view.legal if isinstance(action, Lay) and not action.picked), None
    )


def _challenge(view: View, chosen: Action, rng: Random) -> Action | None:
    """Return a challenge, preferably of a claim of two tiles: it is true less often."""
    claims = [action for action in view.legal if isinstance(action, Dispute)]
    if not claims or isinstance(chosen, Dispute):
        return None
    sizes = {
        action.seat: claim.size for action in claims if (claim := view.seats[action.seat].claim)
    }
    return max(claims, key=lambda action: (sizes.get(action.seat, 0), rng.random()))


def _let_pass(view: View, chosen: Action, _: Random) -> Action | None:
    return (
        next((action for action in view.legal if not isinstance(action, Dispute)), None)
        if isinstance(chosen, Dispute)
        else None
    )


def _stake(extreme: Any, view: View, chosen: Action, _: Random) -> Action | None:
    """Return the stake that `extreme` (`max` or `min`) picks by its chips, instead of another."""
    stakes = [action for action in view.legal if isinstance(action, Stake)]
    return extreme(stakes, key=lambda stake: stake.chips) if isinstance(chosen, Stake) else None


def _keep_followers(view: View, chosen: Action, _: Random) -> Action | None:
    """Return the play that most own tiles can follow, the heaviest of several; None where a play
    scores at once.
    """
    if not isinstance(chosen, Play) or any(view.points) or view.viewer is None:
        return None
    held = tiles.mask(view.seats[view.viewer].hand or ())
    after = AfterPlays(view)

    def followers(play: Play) -> int:
        return (held & ~play.bit & after.fitting(play)).bit_count()

    best = max(_plays(view), key=lambda play: (followers(play), tiles.weight(play.tile)))
    return best if followers(best) > followers(chosen) else None


def _lay_double(view: View, chosen: Action, _: Random) -> Action | None:
    """Return the heaviest double that fits; None where a play scores at once."""
    if not isinstance(chosen, Play) or any(view.points) or is_double(chosen.tile):
        return None
    return max(
        (play for play in _plays(view) if is_double(play.tile)),
        key=lambda play: tiles.weight(play.tile),
        default=None,
    )


def _lay_longest(view: View, chosen: Action, _: Random) -> Action | None:
    if not isinstance(chosen, Train | Play):
        return None
    trains = (action for action in view.legal if isinstance(action, Train))
    return max(trains, key=lambda train: (train.count, train.pips), default=None)


def _plays(view: View) -> list[Play]:
    return [action for action in view.legal if isinstance(action, Play)]


HABITS: Mapping[Habit, HabitRule] = {
    Habit.BLUFFS: HabitRule(0.12, _bluff, grandmaster_rate=0.01),
    Habit.HONEST: HabitRule(0.8, _claim_nothing),
    Habit.DISTRUSTS: HabitRule(0.08, _challenge, grandmaster_rate=0.015),
    Habit.BELIEVES: HabitRule(0.2, _let_pass),
    Habit.BOLD: HabitRule(0.15, partial(_stake, max), grandmaster_rate=0.02),
    Habit.THRIFTY: HabitRule(0.12, partial(_stake, min), grandmaster_rate=0.05),
    Habit.RESTLESS: HabitRule(0.1, _keep_followers, grandmaster_rate=0.03),
    Habit.DOUBLES: HabitRule(0.15, _lay_double),
    Habit.LONG: HabitRule(0.1, _lay_longest),
}
