"""Public conclusions about hidden hands from the moves on the line: a seat that cannot lay a tile holds none that fits.

A pass says nothing about tiles drawn later, so the tiles dealt to a hand and each tile drawn into it are separate places
(`games.parts.hidden_tiles`).
"""

from dataclasses import dataclass

from games.core import Seat
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Place
from games.parts.line import NEXT, Draw, Line, Mode, Play
from games.parts.line_history import by_seat
from games.parts.open_ends import FITTING, START, code


@dataclass(frozen=True, slots=True)
class Known:
    """The facts that a viewer sees of a deal, or remembers from its beginning."""

    hands: tuple[Seat, ...]  # seats whose hands the viewer sees
    own: Seat | None  # the viewer's seat, whose draws it remembers
    returned: int = 0  # mask of tiles that were shown before the deal and shuffled into the boneyard again
    lead: int = 0  # mask of the heaviest tile in any hand, if that decided who leads


class _Held:
    """The tiles that came into a hand at the same time."""

    def __init__(self, size: int, drawn: int, allowed: int) -> None:
        self.size, self.drawn = size, drawn
        self.allowed = allowed  # mask of the tiles allowed by the beginning of the deal
        self.excluded = 0  # mask of the tiles that would have fitted when the seat could not lay one
        self.laid = 0  # mask of the tiles laid by the seat that may have been among these


def places(line: Line, deck: int, known: Known) -> tuple[Place, ...]:
    """Return the places of all hidden tiles, with the tiles that each allows.

    A tile that has been laid counts in the place it came from. The last place is the boneyard or the tiles aside.
    """
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
    """Return, by seat, the groups of tiles that came into the hand, in order."""
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
        elif type(move) is Draw or not (
            drawing and deal.mode is Mode.LUX
        ):  # in that mode a drawn tile ends the turn even if it fits
            for part in held[seat]:
                part.excluded |= FITTING[ends]
        drawing = type(move) is Draw
        if drawing:
            held[seat].append(_Held(1, draws, drawable))
            draws += 1
    return held
