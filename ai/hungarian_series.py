"""Hungarian dominoes: the choices of a turn by the complete series that they begin, and why one is better than another."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ai import hungarian_player
from ai.advice import Advice
from games import GAMES
from games.core import Action, End, View
from games.hungarian import Train
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE
from games.parts.hungarian_inference import end_numbers
from games.parts.line import Play

MOST_BY_TILE: Final = 12  # series compared for each first tile: those with the most pips
PIPS_OF_A_FOLLOWER: Final = 3  # what one more hidden tile that fits costs, about


class Series(NamedTuple):
    """A complete series: nothing in the hand can lengthen it."""

    laid: int  # mask of its tiles
    ends: tuple[int, int]  # numbers at the ends of the line after it, the lower one first


def series_by_choice(view: View) -> Mapping[Action, tuple[Series, ...]]:
    """Return the complete series that each choice can become, trains first.

    A train is one series. A single tile leaves the rest of the series open. At the start of a deal only trains are returned.
    """
    assert view.viewer is not None
    hand = tiles.mask(view.seats[view.viewer].hand or ())
    found: dict[Action, tuple[Series, ...]] = {}
    for action in view.legal:
        if isinstance(action, Train):
            found[action] = (_of_train(view, action),)
    for action in view.legal:
        if isinstance(action, Play) and view.ends:
            found[action] = _of_tile((view.numbers[0], view.numbers[1]), action, hand ^ action.bit)
    return found


def _of_train(view: View, train: Train) -> Series:
    laid = tiles.mask(train.tiles)
    if not view.ends:
        return Series(laid, _in_order(*end_numbers(train.tiles)))
    number, other = view.numbers if train.end is End.LEFT else view.numbers[::-1]
    for tile in train.tiles:
        number = sum(tiles.HALVES[tile]) - number
    return Series(laid, _in_order(number, other))


def _of_tile(ends: tuple[int, int], play: Play, left: int) -> tuple[Series, ...]:
    """Return the heaviest complete series that begin with a tile; `left` is the rest of the hand."""
    number, other = ends if play.end is End.LEFT else ends[::-1]
    following = sum(tiles.HALVES[play.tile]) - number
    every = {
        Series(laid | play.bit, _in_order(number, other)) for laid, number in hungarian_player.complete_series(left, following)
    }
    return tuple(sorted(every, key=lambda one: (-tiles.pips(one.laid), one))[:MOST_BY_TILE])


def _in_order(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


class SeriesFacts(NamedTuple):
    """What can be seen of a series before it is laid."""

    is_out: bool  # it empties the hand
    followers: int  # hidden tiles that fit after it and that another player may hold
    next_count: int  # tiles of the own hand in the heaviest series that can be laid after it, at the next turn
    next_pips: int


def facts_of(view: View, world: Any, series: Series) -> SeriesFacts:
    """Return the facts of a series for the seat that sees `view`."""
    assert view.viewer is not None
    hand = tiles.mask(view.seats[view.viewer].hand or ()) & ~series.laid
    game: Any = GAMES[view.game]
    theirs = 0
    for place in game.places(world, view.viewer):
        if place.seat != NOWHERE and view.seats[place.seat].count:
            theirs |= place.allowed & world.unlaid
    fitting = tiles.SUITS[series.ends[0]] | tiles.SUITS[series.ends[1]]
    pips, following, _ = max(hungarian_player.heaviest_series(hand, number, {}) for number in series.ends)
    return SeriesFacts(not hand, (theirs & fitting).bit_count(), following.bit_count(), pips)


def explain_series(view: View, world: Any, action: Action, series: Series, rivals: Sequence[Series]) -> Advice | None:
    """Return the strongest reason why a series is better than its rivals, the best rival first, or None.

    The reason is a fact that can be seen in the position. The series is ahead in it of the best one that leaves other ends.
    """
    own = facts_of(view, world, series)
    other = next((one for one in rivals if one.ends != series.ends), None)  # else it only lays less, and leaves the same
    if other is None:
        return None
    rival = facts_of(view, world, other)
    if own.is_out and not rival.is_out:
        return Advice(action, "series-out")
    scarcer, more = rival.followers - own.followers, own.next_pips - rival.next_pips
    if scarcer > 0 and (own.followers == 0 or PIPS_OF_A_FOLLOWER * scarcer >= more):
        if own.followers == 0:
            return Advice(action, "series-closed", {"count": own.next_count, "pips": own.next_pips})
        if other != rivals[0]:
            return Advice(action, "scarce", {"count": own.followers})
        return Advice(action, "scarcer", {"count": own.followers, "more": rival.followers})
    if more > 0:
        return Advice(action, "series-keeps", {"count": own.next_count, "pips": own.next_pips})
    return None
