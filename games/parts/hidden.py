"""Tiles that somebody cannot see, dealt anew: every place is kept, with another of these tiles in it."""

from collections.abc import Mapping
from typing import Any

from games.core import Participant, Tile
from games.game import Game
from games.parts import tiles
from games.parts.chance import Chance


def exchanged(
    game: Game[Any, Any], state: Any, viewer: Participant | None, hands: tuple[int, ...], unlaid: int, chance: Chance
) -> Mapping[Tile, Tile]:
    """By tile that the viewer does not see: which one is in its place. All orders are equally likely.

    `hands` (masks by seat) and `unlaid` (a mask) are those of the state; each tile of the set exists once.
    """
    unseen = sum(game.deck) & unlaid
    if hands:
        for held, one in zip(hands, game.view(state, viewer).seats, strict=True):
            unseen &= ~held if one.hand is not None else unseen
    before = tiles.listed(unseen)
    return dict(zip(before, chance.shuffled(before), strict=True))


def renamed(bits: int, anew: Mapping[Tile, Tile]) -> int:
    """A mask with other tiles in it; those that `anew` does not name stay."""
    return tiles.mask(anew.get(tile, tile) for tile in tiles.listed(bits))
