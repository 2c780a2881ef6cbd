"""The seating plan: one row of plates above the slab, or half of the players above, half below."""

from itertools import pairwise
from typing import Final, NamedTuple

SIZE: Final = (1210, 770)  # 11:7, the shape of Discord's box for a single picture
CORNER: Final = (169, 110)  # of a table that the ALT badge covers on the narrowest phones
SIDE: Final = 12  # from the edge of the picture to plates and slab
GAP: Final = 14  # between plates; with it few cells of a JPEG file (`Mosaic`) hold two plates
STRIP: Final = 180  # height of a strip: wedge and glow reach over the rim of the slab
TOP: Final = 8  # of a plate in a strip above the slab; strips below the slab are mirrored
BOTTOM: Final = 146
FLAT: Final = 90  # height of a plate with one row of text
FLAT_TOP: Final = 8
MOST_ABOVE: Final = 4
_ABOVE: Final = (SIDE, 154, SIZE[0] - SIDE, 762)
_AROUND: Final = (SIDE, 154, SIZE[0] - SIDE, SIZE[1] - 154)


class PlateStrip(NamedTuple):
    """The strip of one plate.

    Left edge and width with gaps, its row, and whether it has a neighbour at the right.
    """

    x: int
    width: int
    below: bool = False
    right: bool = False
    flat: bool = False  # one row of text

    @property
    def high(self) -> int:
        """Height of the plate."""
        return FLAT if self.flat else BOTTOM - TOP

    @property
    def y(self) -> int:
        """Top of the strip."""
        return SIZE[1] - STRIP if self.below else 0

    @property
    def top(self) -> int:
        """Top of the plate in its strip."""
        top = FLAT_TOP if self.flat else TOP
        return STRIP - top - self.high if self.below else top

    @property
    def middle(self) -> int:
        """Middle of the plate in the picture."""
        return self.x + self.width // 2


class SeatingPlan(NamedTuple):
    """The strips by seat, and the box of the slab."""

    chairs: tuple[PlateStrip, ...]
    slab: tuple[int, int, int, int]

    @property
    def around(self) -> bool:
        """True if players also sit below the slab."""
        return self.slab == _AROUND


def plan_seats(people: int, *, around: bool) -> SeatingPlan:
    """Plan the seats clockwise: the upper row from the left, the lower row from the right."""
    around = around or people > MOST_ABOVE
    above = (people + 1) // 2 if around else people
    upper, lower = _row(above, below=False), _row(people - above, below=True)
    return SeatingPlan((*upper, *reversed(lower)), _AROUND if around else _ABOVE)


def _row(count: int, *, below: bool) -> tuple[PlateStrip, ...]:
    if not count:
        return ()
    side = CORNER[0] + GAP // 2 if below else SIDE
    whole = SIZE[0] - SIDE - side + GAP
    width = min(whole, count * (whole // 2))
    first = side - GAP // 2 + (whole - width) // 2
    edges = [first + width * index // count for index in range(count + 1)]
    return tuple(
        PlateStrip(low, high - low, below, right=index < count - 1)
        for index, (low, high) in enumerate(pairwise(edges))
    )
