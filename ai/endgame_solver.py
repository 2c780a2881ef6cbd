"""Exact endgames for two players: once no tile lies face down, each knows the other's hand, and every play can be solved."""

from dataclasses import replace
from typing import TypeAlias

from ai.line_search import candidates
from ai.playouts import ENDS_AFTER
from games import GAMES
from games.core import FEWEST_PIPS, View
from games.parts import tiles
from games.parts.open_ends import FITTING

MOST_TILES = 18  # in both hands together; solving takes 2 ms, rarely more than 10

_Memo: TypeAlias = dict[tuple[int, int, int, int], float]


def solve(view: View) -> list[float] | None:
    """Return the exact value of each of `ai.line_search.candidates`: 1 for a win, 0 for a loss, one half for a shared deal.

    None if a tile is hidden from the viewer, more than `MOST_TILES` are left, or a blocked deal is not won by the fewest pips.
    """
    assert view.viewer is not None
    if len(view.seats) != 2 or view.stock or sum(one.count for one in view.seats) > MOST_TILES:
        return None
    game = GAMES[view.game].declaration
    mine = tiles.mask(view.seats[view.viewer].hand or ())
    laid = tiles.mask(tiles.of(one.a, one.b) for one in view.line)
    theirs = tiles.mask(game.tiles) & ~laid & ~mine
    if game.blocked_reason != FEWEST_PIPS or theirs.bit_count() != view.seats[1 - view.viewer].count:  # tiles may lie aside
        return None
    memo: _Memo = {}
    return [1 - _value(theirs, mine ^ 1 << tile, ends, 0, memo) for _, tile, ends in candidates(view)]


def keep_best_plays(view: View) -> View:
    """Return the view with only the plays of the highest exact value as `legal`, or `view` if it cannot be solved.

    Among these a search can still look for the play that an imperfect opponent answers worst.
    """
    values = solve(view)
    if values is None:
        return view
    best = max(values, default=0.0)
    return replace(view, legal=tuple(play for (play, _, _), value in zip(candidates(view), values, strict=True) if value == best))


def _value(held: int, others: int, ends: int, passes: int, memo: _Memo) -> float:
    """Return the value of a position for the seat to move under perfect play. `passes` counts the turns just passed."""
    if not others:
        return 0.0
    if passes == 2:
        own, other = tiles.pips(held), tiles.pips(others)
        return 0.5 if own == other else float(own < other)
    key = (held, others, ends, passes)
    if (known := memo.get(key)) is not None:
        return known
    fitting = held & FITTING[ends]
    if fitting:
        best = 0.0
        for tile in tiles.listed(fitting):
            for ends_after in ENDS_AFTER[ends][tile]:
                best = max(best, 1 - _value(others, held ^ 1 << tile, ends_after, 0, memo))
            if best == 1:
                break
    else:
        best = 1 - _value(others, held, ends, passes + 1, memo)
    memo[key] = best
    return best
