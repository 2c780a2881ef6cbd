"""Decisions about chips: stakes, raises, bets, answers of the bank, and buying back in Pulle.

The tiles are played as in other games.
"""

from random import Random
from typing import Any

from ai import line_search
from ai.levels import Level
from ai.search import SearchBudget
from games.core import Action, Role, View
from games.parts.gallery_rules import Admit, Take
from games.parts.pulle_pool import Buyback
from games.parts.stakes import Accept, Add, Raise, Stake

FAIR = 2 / 7  # chance of winning above which a stake paid at 2.5 to 1 gains
# within this distance of `FAIR` the stake is random, so that it does not tell exactly how good the
# hand is
SOFT = 0.015
STRAY = 0.01  # probability of a random stake anyway, so that no stake tells anything for certain
# the bank grants a raise or a bet below this chance; it is lower than `FAIR` because the asker
# knows something
GRANTED = 0.23
# probability of raising with a good hand; views do not show refusals, so it must not ask again and
# again
RAISES = 0.25
PLAYOUTS = 300  # for one chance
OWN_PLAYOUTS = 1_000  # for a Grandmaster's own chance
# Corrections of a Grandmaster's own chance, because real players play better than those of the
# playouts: before the first tile it is higher by `LEADING`, later it changes by `FOLLOWING`
# (measured, tools/benchmarks/README.md).
LEADING, FOLLOWING = 0.03, -0.015


def choose(view: View, rng: Random, world: Any, level: Level, *, modest: bool) -> Action | None:
    """Return an answer or a stake; None if the decision is not about chips.

    Apprentices, Journeymen and modest players refuse and stake the minimum, but let onlookers see
    the hand unless modest.
    """
    if view.viewer is None:
        return None
    # at a table for chips nobody can ask to see a bot's hand
    admission = next((option for option in view.legal if isinstance(option, Admit)), None)
    if admission is not None and not modest:
        return admission
    chances = WinChances(view, rng, world, level)
    if level.weighs and not modest and (answer := _answer_as_bank(view, chances)) is not None:
        return answer
    if any(option.role is Role.REFUSAL for option in view.legal):
        return None
    stakes = [option for option in view.legal if isinstance(option, Stake)]
    if len(stakes) == len(view.legal):
        return (
            stakes[0]
            if modest or not level.weighs
            else choose_stake(stakes, chances.of(view.viewer), rng)
        )
    increases = [option for option in view.legal if isinstance(option, Add | Raise)]
    if increases and level.weighs and not modest and chances.of(view.viewer) > FAIR + SOFT:
        most = max(increases, key=lambda option: (isinstance(option, Add), option.chips))
        if isinstance(most, Add) or rng.random() < RAISES:
            return most
    return None


def choose_stake(stakes: list[Stake], chance: float, rng: Random) -> Stake:
    """Return the maximum if it gains and else the minimum, with some randomness."""
    if abs(chance - FAIR) < SOFT or rng.random() < STRAY:
        return rng.choice(stakes)
    return stakes[-1] if chance > FAIR else stakes[0]


def _answer_as_bank(view: View, chances: "WinChances") -> Action | None:
    """Return the first request worth granting, or None."""
    bet_on = {bet.participant: bet.seat for bet in view.gallery.bets}
    for option in view.legal:
        if isinstance(option, Accept | Take):
            seat = option.seat if isinstance(option, Accept) else bet_on[option.participant]
            if chances.of(seat) < GRANTED:
                return option
    return None


class WinChances:
    """Each seat's probability of winning the deal, worked out on demand.

    A Grandmaster estimates its own more closely, and after the first tile assumes the best tile
    that it can lay.
    """

    def __init__(self, view: View, rng: Random, world: Any, level: Level = Level.MASTER) -> None:
        self._view, self._rng, self._world = view, rng, world
        self._is_grandmaster = level is Level.GRANDMASTER
        self._by_seat: list[float] | None = None

    def of(self, seat: int) -> float:
        """Return the chance of a seat."""
        if self._world is None:
            return 1 / len(self._view.seats)
        if self._is_grandmaster and seat == self._view.viewer:
            return self._own_chance()
        if self._by_seat is None:
            self._by_seat = line_search.win_chances(self._view, self._world, self._rng, PLAYOUTS)
        return self._by_seat[seat]

    def _own_chance(self) -> float:
        view, world, rng = self._view, self._world, self._rng
        best = (
            line_search.best_win_chance(view, world, rng, SearchBudget(PLAYOUTS), OWN_PLAYOUTS)
            if view.line
            else None
        )
        chance = (
            line_search.win_chances(view, world, rng, OWN_PLAYOUTS)[view.own_seat]
            if best is None
            else best
        )
        return chance + (FOLLOWING if view.line else LEADING)


SAFE = 85  # highest score after buying back; above it the pool is not worth half an entry
HIGH = 75  # from this score on, one of the next two deals may be the last
DROP = 25  # least number of pips that buying back must save for a player who would not be out


def choose_buyback(view: View, *, modest: bool) -> Action | None:
    """Return the buyback or the refusal of it, or None if no buyback is offered.

    A modest player never buys back.
    """
    score = view.seats[view.own_seat].score or 0
    for action in view.legal:
        if isinstance(action, Buyback):
            dying = score > (view.target or 0)
            sensible = action.score <= SAFE and (
                dying or (score >= HIGH and score - action.score >= DROP)
            )
            return action if sensible and not modest else view.legal[0]
    return None
