"""The values of all sensible actions in a position, and why the best one is the best.

Puzzles are made with them. Values are exact where nothing was hidden, calculated in Challenge, and
otherwise estimated by search, each with its error. Reasons are facts that can be seen in the
position.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from ai import challenge_player, hungarian_player
from ai.advice_records import Advice, ValueUnit
from ai.advisor import explain_play
from ai.choice_without_search import PlayEvaluator, points_for
from ai.hungarian_player import complete_series, heaviest_series
from ai.player import method_of, thinking_of
from ai.search import Evaluate
from games import GAMES
from games.core import Action, End, View
from games.game import Thinking
from games.hungarian import Train, end_numbers
from games.parts import claims, tiles
from games.parts.claims import Dispute, Lay
from games.parts.hidden_tiles import NOWHERE
from games.parts.line import Play

MOST_BY_TILE: Final = 12  # series compared for each first tile: those with the most pips
PIPS_OF_A_FOLLOWER: Final = 3  # what one more hidden tile that fits costs, about
# share of the tiles that could follow the next best action; more of them explain nothing
MUCH_SCARCER: Final = 0.75
SEEN: Final = (
    "shut",
    "ends",
    "keeps",
    "last",
)  # reasons of `advisor.explain_play` that can be seen in the position


class Series(NamedTuple):
    """A complete series: nothing in the hand can lengthen it."""

    laid: int  # mask of its tiles
    ends: tuple[int, int]  # numbers at the ends of the line after it, the lower one first


@dataclass(frozen=True, slots=True)
class ValuedAction:
    """An action and its value.

    `error` is the standard error of how far it is behind the best one; 0 if that is exact.
    """

    action: Action
    value: float
    error: float = 0.0
    series: Series | None = None  # Hungarian: the best one that it can become


@dataclass(frozen=True, slots=True)
class PositionValues:
    """The actions of a position, best first."""

    actions: tuple[ValuedAction, ...]
    unit: ValueUnit
    is_exact: bool = False  # nothing was hidden, and everything was searched
    tries: int = 0  # worlds in which every action was tried; 0 if the values are calculated

    @property
    def lead(self) -> float:
        """The lead of the best action over the second; infinite without a second."""
        return (
            self.actions[0].value - self.actions[1].value if len(self.actions) > 1 else float("inf")
        )


def value_actions(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of the viewer's actions, or None if there is nothing to compare.

    Args:
        view: What the seat sees, at its turn.
        world: As in `ai.player.choose`.
        rng: The only source of chance.
        worlds: The number of worlds; every action is tried in each.
    """
    if thinking_of(view) is Thinking.CLAIMS:
        return _value_claims(view)
    if thinking_of(view) is Thinking.SERIES:
        return _value_series(view, world, rng, worlds)
    if not any(isinstance(action, Play | Train) for action in view.legal):
        return None
    method = method_of(view)
    moves, evaluate = method.evaluator(view, world, rng)
    if len(moves) < 2:
        return None
    if (values := method.solve(view)) is not None:
        return PositionValues(
            _ordered(map(ValuedAction, moves, values)), method.unit, is_exact=True
        )
    return PositionValues(_sampled(moves, evaluate, worlds), method.unit, tries=worlds)


def _value_series(view: View, world: Any, rng: Random, worlds: int) -> PositionValues | None:
    """Return the values of the choices in Hungarian dominoes, each with the best series that it can
    become.

    A choice that becomes the same series as another is left out: the first tile of a train is no
    other choice than the train.
    """
    by_choice = series_by_choice(view)
    if len(by_choice) < 2:
        return None
    every = sorted({entry for series in by_choice.values() for entry in series})
    evaluate = hungarian_player.make_evaluator(view, world, rng, every)
    # by series
    valued: dict[Any, ValuedAction] = {
        entry.action: entry for entry in _sampled(every, evaluate, worlds)
    }
    found: dict[Series, ValuedAction] = {}
    for action, series in by_choice.items():
        best = max(series, key=lambda entry: (valued[entry].value, entry))
        if best not in found:
            found[best] = ValuedAction(action, valued[best].value, valued[best].error, best)
    ordered = _ordered(found.values())
    return PositionValues(ordered, ValueUnit.PIPS, tries=worlds) if len(ordered) > 1 else None


def _value_claims(view: View) -> PositionValues | None:
    """Return the values of claims or challenges, which are calculated."""
    if not any(isinstance(action, Lay | Dispute) for action in view.legal):
        return None
    played = Lay(()) if any(isinstance(action, Lay) for action in view.legal) else view.legal[0]
    choices = {
        choice.action: ValuedAction(choice.action, choice.tiles)
        for choice in challenge_player.weigh(view, played)
    }
    return PositionValues(_ordered(choices.values()), ValueUnit.TILES) if len(choices) > 1 else None


def _sampled(moves: Sequence[Any], evaluate: Evaluate, worlds: int) -> tuple[ValuedAction, ...]:
    """Return the mean values of moves.

    All are tried in the same worlds, so the error of a difference is small.
    """
    every = range(len(moves))
    values = list(zip(*(evaluate(every) for _ in range(worlds)), strict=True))  # by move
    means = [fmean(row) for row in values]
    best = max(every, key=means.__getitem__)
    errors = [
        sqrt(variance([a - b for a, b in zip(values[best], row, strict=True)]) / worlds)
        for row in values
    ]
    return _ordered(map(ValuedAction, moves, means, errors))


def _ordered(actions: Any) -> tuple[ValuedAction, ...]:
    return tuple(sorted(actions, key=lambda entry: -entry.value))


# ---- series of Hungarian dominoes


def series_by_choice(view: View) -> Mapping[Action, tuple[Series, ...]]:
    """Return the complete series that each choice can become, trains first.

    A train is one series. A single tile leaves the rest of the series open. At the start of a deal
    only trains are returned.
    """
    hand = tiles.mask(view.seats[view.own_seat].hand or ())
    trains = [action for action in view.legal if isinstance(action, Train)]
    plays = [action for action in view.legal if isinstance(action, Play) and view.ends]
    return {train: (_of_train(view, train),) for train in trains} | {
        play: _of_tile((view.numbers[0], view.numbers[1]), play, hand ^ play.bit) for play in plays
    }


def _of_train(view: View, train: Train) -> Series:
    laid = tiles.mask(train.tiles)
    if not view.ends:
        return Series(laid, _in_order(*end_numbers(train.tiles)))
    number, other = view.numbers if train.end is End.LEFT else view.numbers[::-1]
    for tile in train.tiles:
        number = sum(tiles.HALVES[tile]) - number
    return Series(laid, _in_order(number, other))


def _of_tile(ends: tuple[int, int], play: Play, left: int) -> tuple[Series, ...]:
    """Return the heaviest complete series that begin with a tile; `left` is the rest of the
    hand.
    """
    number, other = ends if play.end is End.LEFT else ends[::-1]
    following = sum(tiles.HALVES[play.tile]) - number
    every = {
        Series(laid | play.bit, _in_order(number, other))
        for laid, number in complete_series(left, following)
    }
    return tuple(
        sorted(every, key=lambda laid_series: (-tiles.pips(laid_series.laid), laid_series))[
            :MOST_BY_TILE
        ]
    )


def _in_order(end: int, other: int) -> tuple[int, int]:
    return min(end, other), max(end, other)


class SeriesFacts(NamedTuple):
    """Visible facts of a series, before it is laid."""

    is_out: bool  # it empties the hand
    followers: int  # hidden tiles that fit after it and that another player may hold
    # tiles of the own hand in the heaviest series that can be laid after it, at the next turn
    next_count: int
    next_pips: int


def facts_of(view: View, world: Any, series: Series) -> SeriesFacts:
    """Return the facts of a series for the seat that sees `view`."""
    hand = tiles.mask(view.seats[view.own_seat].hand or ()) & ~series.laid
    game: Any = GAMES[view.game]
    others = 0
    for place in game.places(world, view.own_seat):
        if place.seat != NOWHERE and view.seats[place.seat].count:
            others |= place.allowed & world.unlaid
    fitting = tiles.SUITS[series.ends[0]] | tiles.SUITS[series.ends[1]]
    pips, following, _ = max(heaviest_series(hand, number, {}) for number in series.ends)
    return SeriesFacts(not hand, (others & fitting).bit_count(), following.bit_count(), pips)


def explain_series(
    view: View, world: Any, action: Action, series: Series, rivals: Sequence[Series]
) -> Advice | None:
    """Return the strongest reason why a series is better than its rivals, the best rival first, or
    None.

    The reason is a fact that can be seen in the position. The series is ahead in it of the best one
    that leaves other ends.
    """
    facts = facts_of(view, world, series)
    # else it only lays less, and leaves the same
    other = next((laid_series for laid_series in rivals if laid_series.ends != series.ends), None)
    if other is None:
        return None
    rival = facts_of(view, world, other)
    if facts.is_out and not rival.is_out:
        return Advice(action, "series-out")
    scarcer, more = rival.followers - facts.followers, facts.next_pips - rival.next_pips
    if scarcer > 0 and (facts.followers == 0 or PIPS_OF_A_FOLLOWER * scarcer >= more):
        if facts.followers == 0:
            return Advice(
                action, "series-closed", {"count": facts.next_count, "pips": facts.next_pips}
            )
        if other != rivals[0]:
            return Advice(action, "scarce", {"count": facts.followers})
        return Advice(action, "scarcer", {"count": facts.followers, "more": rival.followers})
    if more > 0:
        return Advice(action, "series-keeps", {"count": facts.next_count, "pips": facts.next_pips})
    return None


# ---- reasons


def explain_best(view: View, world: Any, values: PositionValues) -> Advice | None:
    """Return the reason for the best action, or None if the view shows none.

    Args:
        view: What the seat sees.
        world: As in `ai.player.choose`.
        values: The values of its actions, two or more.
    """
    best = values.actions[0].action
    if values.actions[0].series is not None:
        others = [entry.series for entry in values.actions[1:] if entry.series]
        return explain_series(view, world, best, values.actions[0].series, others)
    if thinking_of(view) is Thinking.CLAIMS:
        return _explain_best_claim(view, values)
    if points := points_for(view, best):
        return Advice(best, "scores", {"points": abs(points)})
    return _explain_best_play(view, world, values) if isinstance(best, Play) else None


def _explain_best_claim(view: View, values: PositionValues) -> Advice | None:
    """Explain a claim or a challenge by the probability that a claim is true, or that a bluff is
    challenged.
    """
    best = values.actions[0].action
    weighed = challenge_player.weigh(view, best)
    if not isinstance(best, Lay):
        chance = round(100 * (weighed[0].odds or 0.0))
        return Advice(
            best, "unlikely" if isinstance(best, Dispute) else "likely", {"chance": chance}
        )
    bluffs = [
        entry
        for entry in weighed
        if isinstance(entry.action, Lay) and entry.action.picked and entry.odds is not None
    ]
    if not best.picked:
        if challenge_player.true_claims(view) or not bluffs:
            return None
        return Advice(
            best, "bluff-fails", {"chance": round(100 * min(entry.odds or 0.0 for entry in bluffs))}
        )
    if view.toss.dice is not None and claims.holds_true(view.toss.dice, best.picked):
        return Advice(best, "true", {"count": len(best.picked)})
    return Advice(
        best,
        "bluff-pays",
        {"chance": round(100 * (weighed[0].odds or 0.0)), "count": len(best.picked)},
    )


def _explain_best_play(view: View, world: Any, values: PositionValues) -> Advice | None:
    """Explain a tile on the line.

    A count of the tiles that can follow is given only if it is lower than after the next best.
    """
    best, second = (entry.action for entry in values.actions[:2])
    assert isinstance(best, Play)
    advice = explain_play(view, best, world)
    if advice.reason in SEEN:
        return advice
    if not isinstance(second, Play):
        return None
    evaluator = PlayEvaluator(view, world)
    hand = tiles.mask(view.seats[view.own_seat].hand or ())

    def followers(play: Play, among: int) -> int:
        return (among & ~play.bit & evaluator.after.fitting(play)).bit_count()

    hidden, more = followers(best, evaluator.unseen), followers(second, evaluator.unseen)
    if hidden <= MUCH_SCARCER * more and hidden < more:
        return Advice(best, "scarcer", {"count": hidden, "more": more})
    kept = followers(best, hand)
    return Advice(best, "keeps", {"count": kept}) if kept > followers(second, hand) else None
