"""The viewer's options in a hand, whatever a game calls its actions."""

from collections import Counter
from dataclasses import fields
from functools import cache
from itertools import repeat
from typing import Any, NamedTuple

from games.core import Action, End, Fate, Layout, OpenEnd, Seat, Tile, View
from games.parts import claims
from games.parts.tiles import HALVES

MOST_LETTERS = 5  # on a sign over a tile; trains can be nine


class Series(NamedTuple):
    """Tiles that may be laid one after the other, from the line outward, and the end where."""

    tiles: tuple[Tile, ...]
    end: End


@cache
def fields_of(kind: Any) -> frozenset[str]:
    """Return the field names of an action class. Asking each action takes many times as long."""
    return frozenset(field.name for field in fields(kind))


def _has_fields(action: Action, *names: str) -> bool:
    kind: Any = type(action)
    return fields_of(kind).issuperset(names)


def placement(action: Action) -> tuple[Tile, End] | None:
    """Return the tile that an action lays, and where; None if it lays none or several."""
    move: Any = action
    return (move.tile, move.end) if _has_fields(action, "tile", "end") else None


def tile_points(view: View) -> dict[Tile, dict[End, int]]:
    """Return the viewer's playable tiles with the ends where they fit and their points there.

    If a tile can lie both ways at an end, the better one counts.
    """
    found: dict[Tile, dict[End, int]] = {}
    for action, points in zip(view.legal, view.points or repeat(0), strict=False):
        if laid := placement(action):
            tile, end = laid
            ends = found.setdefault(tile, {})
            ends[end] = max(points, ends.get(end, 0))
    return found


def playable_series(view: View) -> tuple[Series, ...]:
    """Return the series that may be laid at once."""
    moves: list[Any] = [action for action in view.legal if _has_fields(action, "tiles", "end")]
    return tuple(Series(move.tiles, move.end) for move in moves)


def sort_hand(hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return the hand as it is shown and numbered from 1: sorted by smaller, then larger half.

    Playable tiles keep their places, so numbers stay the same during a deal.
    """
    return tuple(sorted(hand, key=lambda tile: HALVES[tile]))


def must_lay_tile(view: View) -> bool:
    """Return whether the viewer must lay a tile on the line now.

    Only then are unplayable tiles dimmed.
    """
    due = view.viewer is not None and view.seats[view.viewer].due
    return is_laying(view) and due and not view.staking.required and view.layout is not Layout.DICE


def is_laying(view: View) -> bool:
    """Return whether tiles are being laid (not scores bought)."""
    return view.dealing and not view.offers


def shows_passed(view: View, seat: Seat) -> bool:
    """Return whether a sign says that a seat has passed. In turn it would read like an order."""
    player = view.seats[seat]
    return player.passed and is_laying(view) and not (player.out or player.due)


def playable_ends(view: View) -> tuple[OpenEnd, ...]:
    """Return the open ends where the viewer may lay a tile, or for the room the player in turn; ()
    if nobody may now.
    """
    if not is_laying(view):
        return ()
    return tuple((end, number) for end, number in view.ends if end not in view.closed)


def can_change_claim(view: View) -> bool:
    """Return whether a claim may still be made or changed.

    Until all players have answered, its tiles stay in the hand.
    """
    return view.toss.claiming and any(action.picks for action in view.legal)


def true_claims(view: View, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Return the true claims that the viewer can make now with a sorted hand.

    () if no claim can be made.
    """
    if view.toss.dice is None or not can_change_claim(view):
        return ()
    return claims.true_claims(view.toss.dice, hand)


def own_claim(view: View) -> tuple[Tile, ...]:
    """Return the tiles that the viewer has claimed with, until they are challenged."""
    claim = None if view.viewer is None else view.seats[view.viewer].claim
    return claim.tiles if view.dealing and claim and claim.tiles and claim.fate is Fate.OPEN else ()


def chosen_indices(view: View, hand: tuple[Tile, ...]) -> frozenset[int]:
    """Return the indices in the sorted hand of the tiles chosen for a claim.

    Of two copies the first.
    """
    left = Counter(own_claim(view)) if can_change_claim(view) else Counter()
    found = set()
    for index, tile in enumerate(hand):
        if left[tile] > 0:
            left[tile] -= 1
            found.add(index)
    return frozenset(found)


def abridged(letters: str) -> str:
    """Return letters, which are in order, as a sign says them.

    Of many, those that follow each other as a range ("A–HM").
    """
    if len(letters) <= MOST_LETTERS:
        return letters
    runs: list[str] = []
    for letter in letters:
        if runs and ord(letter) == ord(runs[-1][-1]) + 1:
            runs[-1] += letter
        else:
            runs.append(letter)
    return "".join(run if len(run) <= 2 else f"{run[0]}–{run[-1]}" for run in runs)
