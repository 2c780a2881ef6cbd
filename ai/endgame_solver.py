"""The end of a deal between two when no tile lies aside any more: each can tell what the other holds, and what every tile is
worth is worked out exactly."""

from dataclasses import replace

from ai.line_search import options
from ai.playouts import FOLLOWING
from games import GAMES
from games.core import View
from games.parts import tiles
from games.parts.ends import FITTING

MOST_TILES = 18  # in both hands: 2 ms, hardly ever more than 10

_Memo = dict[tuple[int, int, int, int], float]


def values(view: View) -> list[float] | None:
    """By play of `ai.line_search.options`: 1 if it wins, 0 if it loses, one half if the deal is shared. None where something is
    hidden from the viewer, or too much is left."""
    assert view.viewer is not None
    if len(view.seats) != 2 or view.stock or sum(one.count for one in view.seats) > MOST_TILES:
        return None
    mine = tiles.mask(view.seats[view.viewer].hand or ())
    laid = tiles.mask(tiles.of(one.a, one.b) for one in view.line)
    theirs = tiles.mask(GAMES[view.game].declaration.tiles) & ~laid & ~mine
    memo: _Memo = {}
    return [1 - _worth(theirs, mine ^ 1 << tile, following, 0, memo) for _, tile, following in options(view)]


def narrowed(view: View) -> View:
    """The view with none but the best plays, where that can be told: which of those is harder to answer for somebody who does not
    play as well as can be is another question."""
    worth = values(view)
    if worth is None:
        return view
    best = max(worth, default=0.0)
    return replace(view, legal=tuple(play for (play, _, _), one in zip(options(view), worth, strict=True) if one == best))


def _worth(held: int, others: int, ends: int, idle: int, memo: _Memo) -> float:
    """Of a position for the seat to move, if both play as well as can be; `idle`: turns just passed."""
    if not others:
        return 0.0
    if idle == 2:
        own, other = tiles.pips(held), tiles.pips(others)
        return 0.5 if own == other else float(own < other)
    key = (held, others, ends, idle)
    if (known := memo.get(key)) is not None:
        return known
    fitting = held & FITTING[ends]
    if fitting:
        best = 0.0
        for tile in tiles.listed(fitting):
            for following in FOLLOWING[ends][tile]:
                best = max(best, 1 - _worth(others, held ^ 1 << tile, following, 0, memo))
            if best == 1:
                break
    else:
        best = 1 - _worth(others, held, ends, idle + 1, memo)
    memo[key] = best
    return best
