"""Works out what the moves of a deal have shown of hidden hands, and where hidden tiles can lie.

A seat that draws or passes holds no tile that it could have laid. This says nothing about tiles
drawn later, so the tiles dealt to a hand and each tile drawn into it are separate places
(`games.parts.hidden_tiles`).
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.core import Action, DrewTiles, Placed, Seat, Tile
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Place
from games.parts.line import NOBODY, Draw, Play
from games.parts.match import spreads
from games.parts.match.spreads import Ends

# A move: the seat, what it did, and the mask of the tiles, of any hand, that it could have laid
# instead; of a draw or a pass it held none. (A named tuple takes longer to make.)
Moved: TypeAlias = tuple[Seat, Action, int]


class _Held:
    """The tiles that came into a hand at the same time."""

    def __init__(self, size: int, drawn: int, allowed: int) -> None:
        self.size, self.drawn = size, drawn
        self.allowed = allowed  # mask of the tiles that may be among these
        self.excluded = 0  # mask of the tiles that the seat showed not to hold
        self.laid = 0  # mask of the tiles laid by the seat that may have been among these


@dataclass(frozen=True, slots=True)
class Dealing:
    """Facts about the dealing that everybody knows."""

    deck: int  # mask of the tiles that were shuffled
    undealt: int = 0  # mask of tiles that are in no dealt hand
    lead: int = 0  # mask of the tile that decided who leads
    leader: Seat = NOBODY  # was dealt that tile


def places(
    moves: Sequence[Moved],
    hands: Sequence[int],
    dealing: Dealing,
    viewer: Seat | None,
    shown: Collection[Seat],
) -> tuple[Place, ...]:
    """Return the places of all tiles that the seat `viewer` (None: the room) cannot see, with the
    tiles that each allows.

    `hands` are those held now, and `shown` the seats whose hands lie open. A tile that has been
    laid counts in the place it came from. The last place is the boneyard, or the tiles aside.
    """
    hidden = dealing.deck & ~laid_tiles(moves)
    for seat in {*shown, *(() if viewer is None else (viewer,))}:
        hidden &= ~hands[seat]
    everything, placed = hidden, 0
    found = []
    for seat, parts in enumerate(_held(moves, hands, dealing)):
        if seat == viewer:
            continue
        unseen = hands[seat] if seat in shown else hidden
        for part in parts:
            allowed = unseen & part.allowed & ~part.excluded | part.laid
            everything |= allowed
            placed += part.size
            found.append(Place(seat, part.size, allowed, part.drawn))
    return (*found, Place(NOWHERE, everything.bit_count() - placed, hidden & ~dealing.lead))


def laid_tiles(moves: Iterable[Moved]) -> int:
    """Return the mask of the tiles that have been laid."""
    return tiles.mask(action.tile for _, action, _ in moves if isinstance(action, Play))


def _held(moves: Sequence[Moved], hands: Sequence[int], dealing: Dealing) -> list[list[_Held]]:
    """Return, by seat, the groups of tiles that came into the hand, in order."""
    drawable = dealing.deck & ~dealing.lead
    dealt = drawable & ~dealing.undealt
    held = [[_Held(hand.bit_count(), NOWHERE, dealt)] for hand in hands]
    if dealing.lead:
        held[dealing.leader][0].allowed |= dealing.lead
    draws = 0
    for seat, action, fitting in moves:
        if isinstance(action, Play):
            held[seat][0].size += 1
            for part in held[seat]:
                part.laid |= action.bit & part.allowed & ~part.excluded
            continue
        for part in held[seat]:
            part.excluded |= fitting
        if isinstance(action, Draw):
            held[seat][0].size -= 1
            held[seat].append(_Held(1, draws, drawable))
            draws += 1
    return held


def filled(
    found: Sequence[Place], masks: Sequence[int], hands: Sequence[int], drawn: Sequence[Tile]
) -> tuple[list[int], list[Tile], tuple[Tile, ...]]:
    """Return the hands, with tiles that have been laid, and the drawn tiles if these tiles lie in
    the places, and the tiles of no hand.
    """
    dealt = {place.seat for place in found}
    hands = [0 if seat in dealt else held for seat, held in enumerate(hands)]
    drawn, aside = list(drawn), 0
    for place, mask in zip(found, masks, strict=True):
        if place.seat == NOWHERE:
            aside = mask
            continue
        hands[place.seat] |= mask
        if place.drawn != NOWHERE:
            drawn[place.drawn] = mask.bit_length() - 1
    return hands, drawn, tiles.listed(aside)


def drew(moves: Iterable[Moved], to_move: Seat) -> dict[Seat, int]:
    """Return the number of tiles drawn in the present turn, or in the last turn of other seats;
    only seats that drew.
    """
    counts: dict[Seat, int] = {}
    drawing = 0
    for seat, action, _ in moves:
        if isinstance(action, Draw):
            drawing += 1
        else:
            counts[seat], drawing = drawing, 0
    counts[to_move] = drawing
    return {seat: count for seat, count in counts.items() if count and seat != NOBODY}


def drawn_tiles(
    moves: Iterable[Moved], boneyard: Iterable[Tile], viewer: Seat | None
) -> tuple[DrewTiles, ...]:
    """Return the private note of the tiles that a viewer has drawn in this deal, in order.

    `boneyard` is as it was dealt.
    """
    drawers = [mover for mover, action, _ in moves if isinstance(action, Draw)]
    found = tuple(tile for mover, tile in zip(drawers, boneyard, strict=False) if mover == viewer)
    return (DrewTiles(found),) if found else ()


def line_of(moves: Iterable[Moved], ends: Ends) -> tuple[Placed, ...]:
    """Return the tiles on the table, in the order of play. `ends` are those before the moves."""
    found = []
    for seat, action, _ in moves:
        if isinstance(action, Play):
            following = ends.after(action)
            assert following is not None
            ends = following
            found.append(spreads.placed(action.tile, action.end, ends.tips, seat))
    return tuple(found)
