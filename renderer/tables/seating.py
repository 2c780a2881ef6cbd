"""The seating plan.

One row of plates above the slab, or half of the players above and half below.
"""

from itertools import pairwise
from typing import Final, NamedTuple

from renderer.scene import ALT_BADGE

SIZE: Final = (1210, 770)  # 11:7, the shape of Discord's box for a single picture
SIDE: Final = 14  # from the edge of the picture to the first plate
GAP: Final = 24  # between plates
STRIP: Final = 164  # height of a strip: wedge and glow reach over the rim of the slab
TOP: Final = 10  # of a plate in a strip above the slab; strips below the slab are mirrored
BOTTOM: Final = 142
RIM: Final = 9
CORNER: Final = (169, 110)  # of a table that the ALT badge covers on the narrowest phones
COMPACT: Final = 200  # width of the strip of the compact panel
MOST_ABOVE: Final = 4
_ABOVE: Final = (SIDE, 148, SIZE[0] - SIDE, 764)
_AROUND: Final = (SIDE, 148, SIZE[0] - SIDE, SIZE[1] - 148)


class PlateStrip(NamedTuple):
    """The strip of one plate.

    Left edge and width with gaps, its row, and whether it has neighbours.
    """

    x: int
    width: int
    below: bool = False
    left: bool = False
    right: bool = False

    @property
    def y(self) -> int:
        """Top of the strip."""
        return SIZE[1] - STRIP if self.below else 0

    @property
    def top(self) -> int:
        """Top of the plate in its strip."""
        return STRIP - BOTTOM if self.below else TOP

    @property
    def middle(self) -> int:
        """Middle of the plate in the picture."""
        return self.x + self.width // 2


class SeatingPlan(NamedTuple):
    """The strips by seat, the box of the slab, and the strip of the compact panel."""

    chairs: tuple[PlateStrip, ...]
    slab: tuple[int, int, int, int]
    compact: PlateStrip | None

    @property
    def around(self) -> bool:
        """True if players also sit below the slab."""
        return self.slab == _AROUND


def plan_seats(people: int, *, around: bool, compact: bool) -> SeatingPlan:
    """Plan the seats clockwise: the upper row from the left, the lower row from the right.

    A compact panel takes the end of the shorter row, or of the only one.
    """
    around = around or people > MOST_ABOVE
    above = (people + 1) // 2 if around else people
    below = people - above
    low = compact and above > below > 0
    upper = _row(above, below=False, compact=compact and not low)
    lower = _row(below, below=True, compact=low)
    place = None
    if compact:
        row = lower if low else upper
        x = row[-1].x + row[-1].width
        place = PlateStrip(x, SIZE[0] - SIDE + GAP // 2 - x, low)
    return SeatingPlan((*upper, *reversed(lower)), _AROUND if around else _ABOVE, place)


def _row(count: int, *, below: bool, compact: bool) -> tuple[PlateStrip, ...]:
    if not count:
        return ()
    side = ALT_BADGE[0] + GAP // 2 if below else SIDE
    whole = SIZE[0] - SIDE - side + GAP - (COMPACT if compact else 0)
    width = whole if compact else min(whole, count * (whole // 2))
    first = side - GAP // 2 + (whole - width) // 2
    edges = [first + width * index // count for index in range(count + 1)]
    return tuple(
        PlateStrip(low, high - low, below, left=index > 0, right=index < count - 1)
        for index, (low, high) in enumerate(pairwise(edges))
    )
