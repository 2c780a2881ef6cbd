"""What regulars like to do: now and then somebody follows a habit instead of what their level would do. A habit knows no more
than the view, and is rare enough to cost little (benchmarks/README.md)."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from ai.habits import Habit
from ai.levels import Level
from games.core import Action, View
from games.hungarian import Train
from games.parts import dice as toss
from games.parts import tiles
from games.parts.claims import Dispute, Lay
from games.parts.ends import FITTING, code_of
from games.parts.line import NEXT, Play
from games.parts.stakes import Stake

Leaning: TypeAlias = Callable[[View, Action, Random], Action | None]


@dataclass(frozen=True, slots=True)
class Followed:
    """How a habit changes what somebody does."""

    often: float  # how often it is apply_habits where it would make a difference
    leaning: Leaning  # what is done instead; None: there is no occasion for it
    by_grandmasters: float | None = None  # the same as `often`, where it would cost them too much


def apply_habits(view: View, chosen: Action, habits: Collection[Habit], rng: Random, level: Level = Level.MASTER) -> Action:
    """What somebody of these habits does who would else do what is `chosen`."""
    for habit in habits:
        one = HABITS[habit]
        often = one.often
        if level is Level.GRANDMASTER and one.by_grandmasters is not None:
            often = one.by_grandmasters
        instead = one.leaning(view, chosen, rng)
        if instead is not None and instead != chosen and rng.random() < often:
            return instead
    return chosen


def _bluff(view: View, chosen: Action, rng: Random) -> Action | None:
    if not isinstance(chosen, Lay) or chosen.picked:
        return None
    most = max(len(action.picked) for action in view.legal if isinstance(action, Lay))
    lays = [action for action in view.legal if isinstance(action, Lay) and len(action.picked) == most]
    return max(lays, key=lambda lay: (sum(tiles.halves(tile).count(0) for tile in lay.picked), rng.random()))


def _no_bluff(view: View, chosen: Action, _: Random) -> Action | None:
    if not isinstance(chosen, Lay) or view.dice is None or not chosen.picked or toss.holds_true(view.dice, chosen.picked):
        return None
    return next((action for action in view.legal if isinstance(action, Lay) and not action.picked), None)


def _challenge(view: View, chosen: Action, rng: Random) -> Action | None:
    """Two tiles first: they are less often true."""
    claims = [action for action in view.legal if isinstance(action, Dispute)]
    if not claims or isinstance(chosen, Dispute):
        return None
    sizes = {action.seat: claim.size for action in claims if (claim := view.seats[action.seat].claim)}
    return max(claims, key=lambda action: (sizes.get(action.seat, 0), rng.random()))


def _no_challenge(view: View, chosen: Action, _: Random) -> Action | None:
    return (
        next((action for action in view.legal if not isinstance(action, Dispute)), None) if isinstance(chosen, Dispute) else None
    )


def _most(view: View, chosen: Action, _: Random) -> Action | None:
    return max(_stakes(view), key=lambda stake: stake.chips) if isinstance(chosen, Stake) else None


def _least(view: View, chosen: Action, _: Random) -> Action | None:
    return min(_stakes(view), key=lambda stake: stake.chips) if isinstance(chosen, Stake) else None


def _stakes(view: View) -> list[Stake]:
    return [action for action in view.legal if isinstance(action, Stake)]


def _open(view: View, chosen: Action, _: Random) -> Action | None:
    """Of plays after which as many tiles can follow the heaviest; never instead of what scores at once."""
    if not isinstance(chosen, Play) or view.points or view.viewer is None:
        return None
    held = tiles.mask(view.seats[view.viewer].hand or ())
    ends = code_of(view.ends)

    def following(play: Play) -> int:
        after = NEXT[ends][play.code]
        return 0 if after is None else (held & ~play.bit & FITTING[after]).bit_count()

    best = max(_plays(view), key=lambda play: (following(play), play.tile))
    return best if following(best) > following(chosen) else None


def _double(view: View, chosen: Action, _: Random) -> Action | None:
    """The heaviest double that fits."""
    if not isinstance(chosen, Play) or view.points or _is_double(chosen):
        return None
    return max((play for play in _plays(view) if _is_double(play)), key=lambda play: play.tile, default=None)


def _is_double(play: Play) -> bool:
    low, high = tiles.HALVES[play.tile]
    return low == high


def _long(view: View, chosen: Action, _: Random) -> Action | None:
    if not isinstance(chosen, Train | Play):
        return None
    trains = (action for action in view.legal if isinstance(action, Train))
    return max(trains, key=lambda train: (train.count, train.pips), default=None)


def _plays(view: View) -> list[Play]:
    return [action for action in view.legal if isinstance(action, Play)]


HABITS: Mapping[Habit, Followed] = {
    Habit.BLUFFS: Followed(0.12, _bluff, by_grandmasters=0.01),
    Habit.HONEST: Followed(0.8, _no_bluff),
    Habit.DISTRUSTS: Followed(0.08, _challenge, by_grandmasters=0.015),
    Habit.BELIEVES: Followed(0.2, _no_challenge),
    Habit.BOLD: Followed(0.15, _most, by_grandmasters=0.02),
    Habit.THRIFTY: Followed(0.12, _least, by_grandmasters=0.05),
    Habit.RESTLESS: Followed(0.1, _open, by_grandmasters=0.03),
    Habit.DOUBLES: Followed(0.15, _double),
    Habit.LONG: Followed(0.1, _long),
}
