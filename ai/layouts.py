"""What a play leaves on the table: the open ends after it, and the tiles that fit there. For games on any number of ends."""

from typing import Any, TypeAlias

from games import GAMES
from games.core import Layout, View
from games.mexican_train import opened
from games.parts import tiles
from games.parts.line import NEXT, Play
from games.parts.match import spreads
from games.parts.match.match_game import MatchGame, tips_of_line
from games.parts.match.match_state import Tip
from games.parts.open_ends import ENDS, FITTING, code_of

# Plays with the same outcome lead to the same position.
Outcome: TypeAlias = tuple[int, tuple[object, ...]]


def is_match(view: View) -> bool:
    """Return whether the game is one of those on `games.parts.match`."""
    return isinstance(GAMES[view.game], MatchGame)


def tips_of(view: View) -> tuple[Tip, ...]:
    """Return the ends of the table of a match, with what lies on them."""
    game: Any = GAMES[view.game]
    if view.layout is not Layout.TRAINS:
        return tips_of_line(game.spread_on(view.layout), view.line, view.ends)
    if view.railway.hub is None:
        return ()
    tips = opened(view.railway.hub, len(view.seats))
    for one in view.line:
        at = spreads.tip_at(tips, one.end)
        assert at is not None
        tips = game.spread.grown(tips, at, one.b, tiles.of(one.a, one.b))
    return tips


class AfterPlays:
    """Tells what plays of a view leave on the table."""

    def __init__(self, view: View) -> None:
        self._game: Any = GAMES[view.game]
        self._layout = view.layout
        self._is_match = is_match(view)
        self._tips = tips_of(view) if self._is_match else ()
        self._code = 0 if self._is_match else code_of(view.ends)

    def numbers(self, play: Play) -> tuple[int, ...]:
        """Return the numbers at the ends where a tile may be laid after a play; () if it does not fit."""
        if not self._is_match:
            after = NEXT[self._code][play.code]
            return (ENDS[after] or ()) if after is not None else ()
        return tuple(tip.number for tip in self._game.spread.playable(self._game.tips_after(self._layout, self._tips, play)))

    def fitting(self, play: Play) -> int:
        """Return the mask of the tiles of the set that fit after a play."""
        if not self._is_match:
            after = NEXT[self._code][play.code]
            return 0 if after is None else FITTING[after]
        mask = 0
        for number in self.numbers(play):
            mask |= self._game.fitting(number)
        return mask & int(self._game.mask)

    def outcome(self, play: Play) -> Outcome:
        """Return what a play leads to. Two ends that show the same number, or two empty arms, come to the same."""
        if not self._is_match:
            return play.tile, tuple(sorted(self.numbers(play)))
        tips = self._game.tips_after(self._layout, self._tips, play)
        if self._layout is Layout.TRAINS:
            return play.tile, (play.end,)
        return play.tile, tuple(sorted((tip.number, tip.double, bool(tip.tiles)) for tip in tips))


def unlaid(view: View) -> int:
    """Return the mask of the tiles of the set that do not lie on the table, as the view shows it."""
    laid = tiles.mask(tiles.of(one.a, one.b) for one in view.line)
    hub = 0 if view.railway.hub is None else 1 << view.railway.hub
    return tiles.mask(GAMES[view.game].declaration.tiles) & ~laid & ~hub
