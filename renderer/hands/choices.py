"""What the viewer of a hand may do with it, whatever a game calls its actions."""

from collections import Counter
from dataclasses import fields
from functools import cache
from typing import Any, Protocol, TypeGuard

from games.core import Action, End, Fate, Layout, Tile, View
from games.parts.tiles import HALVES


class TileLaid(Protocol):
    """An action that lays one tile."""

    @property
    def tile(self) -> Tile:
        """Which."""

    @property
    def end(self) -> End:
        """Where."""


class SeriesLaid(Protocol):
    """An action that lays several tiles, one after the other."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Which, from the line outward."""

    @property
    def end(self) -> End:
        """Where."""


@cache
def fields_of(kind: Any) -> frozenset[str]:
    """What all actions of a kind have. To ask each action takes many times as long."""
    return frozenset(field.name for field in fields(kind))


def lays_tile(action: Action) -> TypeGuard[TileLaid]:
    """Whether it lays one tile."""
    kind: Any = type(action)
    return {"tile", "end"} <= fields_of(kind)


def lays_series(action: Action) -> TypeGuard[SeriesLaid]:
    """Whether it lays several tiles."""
    kind: Any = type(action)
    return {"tiles", "end"} <= fields_of(kind)


def playable_tiles(view: View) -> dict[Tile, tuple[End, ...]]:
    """Where each tile of the viewer can be laid now."""
    ends: dict[Tile, tuple[End, ...]] = {}
    for action in view.legal:
        if lays_tile(action):
            ends[action.tile] = (*ends.get(action.tile, ()), action.end)
    return ends


def playable_series(view: View) -> tuple[SeriesLaid, ...]:
    """Whole series that may be laid at once."""
    return tuple(action for action in view.legal if lays_series(action))


def sort_hand(hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The hand as it is shown and numbered from 1: by smaller, then larger half. Never by what can be played, so numbers stay."""
    return tuple(sorted(hand, key=lambda tile: HALVES[tile]))


def must_lay_tile(view: View) -> bool:
    """Whether the viewer is to lay a tile on the line now. If not, no tile is called unplayable."""
    due = view.viewer is not None and view.seats[view.viewer].due
    return is_laying(view) and due and not view.must_stake and view.layout is not Layout.DICE


def is_laying(view: View) -> bool:
    """Whether tiles are being laid, not scores bought."""
    return view.dealing and not view.offers


def can_change_claim(view: View) -> bool:
    """Whether a claim may still be made or changed: its tiles are in the hand as long as not everybody has answered."""
    return view.claiming and any(action.picks for action in view.legal)


def own_claim(view: View) -> tuple[Tile, ...]:
    """The tiles that the viewer has laid, or chosen to lay, as long as nobody has challenged them."""
    claim = None if view.viewer is None else view.seats[view.viewer].claim
    return claim.tiles if view.dealing and claim and claim.tiles and claim.fate is Fate.OPEN else ()


def chosen_indices(view: View, hand: tuple[Tile, ...]) -> frozenset[int]:
    """Which tiles of the ordered hand, by index, have been chosen for a claim; of two copies the first."""
    left = Counter(own_claim(view)) if can_change_claim(view) else Counter()
    found = set()
    for index, tile in enumerate(hand):
        if left[tile] > 0:
            left[tile] -= 1
            found.add(index)
    return frozenset(found)
