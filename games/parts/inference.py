"""What everybody may conclude of hidden hands from the moves on the line: who cannot lay a tile holds none that fits.

A tile that was drawn later is another matter, so for each hand the tiles that were dealt and every tile that was drawn are
places of their own (`games.parts.hidden`).
"""

from dataclasses import dataclass

from games.core import Seat
from games.parts import tiles
from games.parts.ends import FITTING, START, code
from games.parts.hidden import NOWHERE, Place
from games.parts.history import by_seat
from games.parts.line import NEXT, Draw, Line, Mode, Play


@dataclass(frozen=True, slots=True)
class Known:
    """What somebody sees of a deal, or remembers of its beginning."""

    hands: tuple[Seat, ...]  # of these seats
    own: Seat | None  # of them the one that also remembers which of its tiles it has drawn, and when
    returned: int = 0  # mask of tiles that were shown before the deal and shuffled into the boneyard again
    lead: int = 0  # mask of the heaviest tile in any hand, if that decided who leads


class _Held:
    """Tiles that came into a hand at the same time."""

    def __init__(self, size: int, drawn: int, allowed: int) -> None:
        self.size, self.drawn = size, drawn
        self.allowed = allowed  # which they may be as far as is known of the beginning
        self.excluded = 0  # tiles that would have fitted when this seat could not lay one
        self.laid = 0  # tiles that this seat has laid and that may have been among these


def places(line: Line, deck: int, known: Known) -> tuple[Place, ...]:
    """Where the tiles lie that somebody cannot place, and what is known of each place. A tile that has been laid lies in the
    place from which it was taken. The last place is aside, or what is still to be drawn."""
    hands, unlaid = line.deal.hands, line.unlaid
    hidden = deck & unlaid
    for seat in known.hands:
        hidden &= ~hands[seat]
    everything, placed = hidden, 0
    found = []
    for seat, parts in enumerate(_held(line, known)):
        if seat == known.own:
            continue
        unseen = hands[seat] & unlaid if seat in known.hands else hidden
        for part in parts:
            allowed = unseen & part.allowed & ~part.excluded | part.laid
            everything |= allowed
            placed += part.size
            found.append(Place(seat, part.size, allowed, part.drawn))
    return (*found, Place(NOWHERE, everything.bit_count() - placed, hidden & ~known.lead))


def _held(line: Line, known: Known) -> list[list[_Held]]:
    """By seat, what came into the hand, in that order."""
    deal = line.deal
    moves = tuple(by_seat(line))
    drawers = [seat for seat, move in moves if type(move) is Draw]
    drawable = tiles.D8 & ~known.lead
    lighter = known.lead - 1 & tiles.D8 if known.lead else tiles.D8
    held = []
    for seat, hand in enumerate(deal.hands):
        dealt = lighter & ~known.returned | (known.lead if seat == deal.leader else 0)
        held.append([_Held(hand.bit_count() - drawers.count(seat), NOWHERE, dealt)])
    ends = START if deal.start is None else code(*tiles.HALVES[deal.start])
    draws, drawing = 0, False
    for seat, move in moves:
        if type(move) is Play:
            for part in held[seat]:
                part.laid |= move.bit & part.allowed & ~part.excluded
            following = NEXT[ends][move.code]
            assert following is not None
            ends = following
        elif type(move) is Draw or not (drawing and deal.mode is Mode.LUX):  # there one tile is drawn even if it fits
            for part in held[seat]:
                part.excluded |= FITTING[ends]
        drawing = type(move) is Draw
        if drawing:
            held[seat].append(_Held(1, draws, drawable))
            draws += 1
    return held
