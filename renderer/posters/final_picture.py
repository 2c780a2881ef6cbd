"""The final standing of a session.

A card for each player and, from three deals on, a chart with the curves over the deals. Curves are
told apart by the shape of their marks and the disc at their end, not only by colour.
"""

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from games.core import Seat
from games.parts.amounts import format_gain
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sprite, put
from renderer.drawing.pen import Pen
from renderer.drawing.textures import Box
from renderer.drawing.theme import Colour, mix
from renderer.drawing.typeface import CAP
from renderer.posters.poster_alt_texts import describe_final
from renderer.posters.poster_parts import FOOT, Kind, PosterPainter
from renderer.posters.poster_scenes import FinalScene, rank_seats
from renderer.scene import ALT_BADGE
from renderer.tables.seating_plan import SIZE

FINE: Final = 3  # supersampling
TEXT: Final = 60
FEWEST: Final = 3  # deals that make a chart
DISC: Final = 54  # at the end of a curve
STEP: Final = 56  # between these
MOST_MARKS: Final = 9  # on a curve
# By seat: the corners of its mark, how far it is turned, and how far its corners reach in turn
MARKS: Final = (
    (24, 0, 1.0),
    (4, 1 / 8, 1.3),
    (3, 0, 1.45),
    (4, 0, 1.4),
    (3, 1 / 2, 1.45),
    (12, 1 / 24, 1.3, 0.6, 1.3),
    (10, 0, 1.6, 0.72),
)
Point = tuple[float, float]


def lay_out_chart(
    scene: FinalScene, plot: Box
) -> tuple[int, tuple[tuple[Point, ...], ...], tuple[int, ...]]:
    """Lay out the chart, in pixels: return the height of zero, the curves, and the middle of the
    disc at the end of each, by seat.

    Each curve starts at zero, one point before the first deal that counts for the player.
    """
    seats, marks = range(len(scene.plates)), scene.curve
    values = [0, *(value for _, row in marks for value in row if value is not None)]
    low, high = min(values), max(*values, min(values) + 1)
    last = marks[-1][0]

    def x(deal: float) -> float:
        return plot[0] + (plot[2] - plot[0]) * deal / last

    def y(value: float) -> float:
        return plot[3] - (plot[3] - plot[1]) * (value - low) / (high - low)

    lines = []
    for seat in seats:
        known = [(deal, row[seat]) for deal, row in marks]
        points = [(x(deal), y(value)) for deal, value in known if value is not None]
        here = next((index for index, (_, value) in enumerate(known) if value is not None), None)
        if here is not None:
            begun = marks[here - 1][0] if here else 0
            points.insert(0, (x(begun), y(0)))
        lines.append(tuple(points))
    wanted = [line[-1][1] if line else y(0) for line in lines]
    return round(y(0)), tuple(lines), space_labels(wanted, plot)


def space_labels(wanted: list[float], plot: Box) -> tuple[int, ...]:
    """Return positions near the wanted ones, at least `STEP` apart, inside the plot."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    placed = {seat: wanted[seat] for seat in order}
    floor: float = plot[1]
    for seat in order:
        placed[seat] = floor = max(floor, placed[seat])
        floor += STEP
    ceiling: float = plot[3]
    for seat in reversed(order):
        placed[seat] = ceiling = min(ceiling, placed[seat])
        ceiling -= STEP
    return tuple(round(placed[seat]) for seat in range(len(wanted)))


def mark_outline(seat: Seat, x: float, y: float, reach: float) -> list[Point]:
    """Return the outline of a seat's mark.

    Disc, square, triangle, lozenge, inverted triangle, cross or star.
    """
    count, turn, *reaches = MARKS[seat % len(MARKS)]
    corners = [
        (2 * math.pi * (corner / count + turn), reach * reaches[corner % len(reaches)])
        for corner in range(count)
    ]
    return [(x + far * math.sin(angle), y - far * math.cos(angle)) for angle, far in corners]


def seat_colour(seat: Seat, contrast: bool = False) -> Colour:
    """Return the colour of a seat on paper: that of its disc, darker under high contrast."""
    colour = theme.DISCS[seat % len(theme.DISCS)]
    return mix(colour, theme.BLACK, theme.DEEP) if contrast else colour


def _line(pen: ImageDraw.ImageDraw, points: list[Point], seat: Seat, contrast: bool) -> None:
    if not points:
        return
    paper, colour_of_seat = theme.paper_tones(contrast)[0], seat_colour(seat, contrast)
    for width, colour in ((11 * FINE, paper), (5 * FINE, colour_of_seat)):
        pen.line(points, fill=colour, width=width, joint="curve")
    every = max(1, math.ceil((len(points) - 1) / MOST_MARKS))
    shown = {index for index in range(1, len(points)) if (index - seat) % every == 0} | {
        len(points) - 1
    }
    for index in sorted(shown):
        for reach, colour in ((12.0 * FINE, paper), (9.0 * FINE, colour_of_seat)):
            pen.polygon(mark_outline(seat, *points[index], reach), fill=colour)


LEFT, TOP, BOTTOM = 34, 106, SIZE[1] - 34  # of what stands below the title
CARDS: Final = 640  # width of the cards beside a chart
WIDE: Final = 2 * (SIZE[0] // 2 - ALT_BADGE[0] - 20)  # without one
SHEET: Final = (LEFT, TOP, SIZE[0] - LEFT - CARDS - 24, BOTTOM)
# Above the ALT badge
PLOT: Final = (LEFT + 30, TOP + 50, SHEET[2] - DISC - 44, SIZE[1] - ALT_BADGE[1] - 34)


def place_cards(count: int, left: int, right: int) -> tuple[Box, ...]:
    """Return a box for each player from top to bottom. Few cards are not stretched."""
    gap = 10
    high = min(112, (BOTTOM - TOP - gap * (count - 1)) // count)
    free = BOTTOM - TOP - high * count
    pitch = high + (min(34, free // (count - 1)) if count > 1 else 0)
    top = TOP + (BOTTOM - TOP - (pitch * (count - 1) + high)) // 2
    return tuple(
        (left, top + index * pitch, right, top + index * pitch + high) for index in range(count)
    )


class FinalPainter(PosterPainter):
    """Paints final standings. Thread-safe."""

    def names(self, scene: FinalScene) -> tuple[str, ...]:
        """Return the drawable names by seat."""
        return tuple(
            self.sprites.typeface.name(
                plate.name, plate.fallback, scene.words("picture-player", number=seat + 1)
            )
            for seat, plate in enumerate(scene.plates)
        )

    def describe(self, scene: FinalScene) -> str:
        """Return the alt text."""
        return describe_final(scene, self.names(scene))

    def lay(self, scene: FinalScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        names, style = self.names(scene), scene.style
        stone, high = theme.table_look(scene.game, style).stone, SIZE[1] - TOP - FOOT
        canvas, _ = self.frames.open(
            stone, scene.title, body=high, width=SIZE[0], letters=(TEXT + 2, TEXT)
        )
        left, right = (SIZE[0] - WIDE) // 2, (SIZE[0] + WIDE) // 2
        if len(scene.curve) >= FEWEST:
            left, right = SHEET[2] + 24, SIZE[0] - LEFT
            put(canvas, self.frames.sheet(SHEET[2] - LEFT, BOTTOM - TOP, style.contrast), LEFT, TOP)
            self._chart(canvas, scene, names)
        rows = rank_seats(scene)
        for (place, seat), box in zip(rows, place_cards(len(rows), left, right), strict=True):
            self._card(canvas, scene, place, seat=seat, name=names[seat], box=box)
        return canvas

    @kept("parts")
    def marker(self, size: int, seat: Seat, contrast: bool = False) -> Sprite:
        """Draw a seat's mark on a roundel of paper."""
        pen, middle = Pen(size, size, 3, theme.KEYLINE), size / 2
        pen.circle(middle, middle, middle + 1, theme.BRASS[2])
        pen.circle(middle, middle, middle, theme.paper_tones(contrast)[0])
        pen.shape(mark_outline(seat, middle, middle, size * 0.25), seat_colour(seat, contrast))
        return pen.sprite()

    def _chart(self, canvas: Image.Image, scene: FinalScene, names: Sequence[str]) -> None:
        """Draw the curves on the sheet, with a disc at the end of each."""
        (zero, lines, labels), contrast = lay_out_chart(scene, PLOT), scene.style.contrast
        box = (PLOT[0] - 24, PLOT[1] - 24, PLOT[2] + 24, PLOT[3] + 24)
        big = canvas.crop(box).resize(
            ((box[2] - box[0]) * FINE, (box[3] - box[1]) * FINE), Image.Resampling.BILINEAR
        )
        pen = ImageDraw.Draw(big)

        def fine(point: Point) -> Point:
            return (point[0] - box[0]) * FINE, (point[1] - box[1]) * FINE

        ends = [fine((x, zero)) for x in (PLOT[0], PLOT[2])]
        pen.line(ends, fill=theme.INK if contrast else theme.BONE_EDGE, width=2 * FINE)
        for seat in sorted(range(len(lines)), key=lambda seat: -labels[seat]):
            _line(pen, [fine(point) for point in lines[seat]], seat, contrast)
        canvas.paste(big.reduce(FINE), box[:2])
        for seat, y in enumerate(labels):
            self._disc(canvas, scene, seat, names[seat], corner=(PLOT[2] + 30, y), size=DISC)

    def _disc(
        self,
        canvas: Image.Image,
        scene: FinalScene,
        seat: Seat,
        name: str,
        corner: Point,
        size: int,
    ) -> None:
        """Draw the disc of a player, and on it the mark of their curve.

        `corner`: left edge and middle.
        """
        plate, x, y = scene.plates[seat], round(corner[0]), round(corner[1])
        self.frames.disc(
            canvas,
            x,
            y - size // 2,
            size=size,
            name=name,
            index=seat,
            computer=plate.computer,
            portrait=plate.portrait,
        )
        if len(scene.curve) >= FEWEST:
            roundel = round(size * 0.46)
            mark = self.marker(roundel, seat, scene.style.contrast)
            put(canvas, mark, x + size - roundel + 8, y + size // 2 - roundel + 6)

    def _card(
        self, canvas: Image.Image, scene: FinalScene, place: int, seat: Seat, name: str, box: Box
    ) -> None:
        """Draw place, disc and name, chips won beside points, and the final value."""
        typeface, (left, top, right, bottom) = self.sprites.typeface, box
        crowned = scene.is_crowned(place, seat)
        kind: Kind = "first" if crowned else "plain"
        put(canvas, self.frames.card(right - left, bottom - top, kind), left, top)
        middle, high = (top + bottom) // 2, bottom - top
        coin, disc = min(56, high - 14), min(80, high - 10)
        medal = self.frames.coin(coin, place, scene.style.contrast)
        put(canvas, medal, left + 14, middle - coin // 2)
        left, base = left + coin + 28, middle + CAP * TEXT
        self._disc(canvas, scene, seat, name, corner=(left, middle), size=disc)
        if crowned:
            put(canvas, self.sprites.symbol("crown", 40), left - 8, middle - disc // 2 - 16)
        left, right = left + disc + 20, right - 20
        figures = scene.told(scene.last(seat))
        typeface.draw(
            canvas,
            (right, base),
            figures,
            TEXT,
            theme.LIGHT if place > 1 else theme.RING,
            anchor=1,
        )
        right -= typeface.width(figures, TEXT) + 20
        if scene.nets:
            net = scene.nets[seat]
            text = format_gain(net)
            right -= typeface.width(text, TEXT) + 18
            fill = theme.GAIN if net > 0 else theme.PASS if net < 0 else theme.NOTE
            self.frames.tag(
                canvas, right, middle, text=text, fill=fill, ink=theme.LIGHT, size=TEXT, margin=-4
            )
            right -= 14
        typeface.draw(
            canvas, (left, base), typeface.fit(name, TEXT, right - left), TEXT, theme.PLATE_TEXT
        )
