"""The final standing of a session.

A card for each player, and a chart with the curves over the deals. Curves are told apart by the
shape of the marks and a name, not only by colour.
"""

import math
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from games.core import Measure, Seat
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sprite, put
from renderer.drawing.pen import Pen
from renderer.drawing.textures import Box
from renderer.drawing.theme import Colour, mix
from renderer.drawing.typeface import CAP
from renderer.posters.poster_alt_texts import describe_final
from renderer.posters.poster_parts import Kind, PosterParts
from renderer.posters.poster_scenes import FinalScene, rank_seats
from renderer.scene import ALT_BADGE, format_gain
from renderer.tables.seating import SIZE

FINE: Final = 3  # supersampling
TEXT: Final = 29
STEP: Final = 36  # between the names at the ends of the curves
SHARES: Final = (1, 2, 5)
MOST_LEVELS: Final = 7
MOST_MARKS: Final = 9  # on a curve
SMALL: Final = 30  # the mark before a name
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


class Chart(NamedTuple):
    """The layout of a chart in pixels.

    Plot, ticks, curves, and the middle of each label by seat.
    """

    plot: Box
    levels: tuple[tuple[int, int], ...]  # value, y
    deals: tuple[tuple[int, int], ...]  # number, x
    lines: tuple[tuple[Point, ...], ...]
    labels: tuple[int, ...]  # middle of each name


def round_ticks(low: int, high: int, most: int, unit: int = 1) -> tuple[int, ...]:
    """Return round multiples of `unit` between `low` and `high`, at most `most`."""
    steps = (share * 10**power * unit for power in range(18) for share in SHARES)
    step = next(step for step in steps if high // step + -low // step < most)
    return tuple(range(-(-low // step) * step, high + 1, step))


def lay_out_chart(scene: FinalScene, plot: Box) -> Chart:
    """Lay out the chart.

    Each curve starts at zero, one point before the first deal that counts for the player.
    """
    seats, marks = range(len(scene.plates)), scene.curve
    values = [0, *(value for _, row in marks for value in row if value is not None)]
    unit = 2 if scene.measure is Measure.CHIPS else 1
    low, high = min(values), max(*values, min(values) + unit)
    levels = round_ticks(low, high, MOST_LEVELS, unit)
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
    deals = tuple((deal, round(x(deal))) for deal in round_ticks(1, last, MOST_LEVELS))
    return Chart(
        plot,
        tuple((value, round(y(value))) for value in levels),
        deals,
        tuple(lines),
        space_labels(wanted, plot),
    )


def format_level(scene: FinalScene, value: int) -> str:
    """Return a value as written beside the plot."""
    return scene.told(value) if value else "0"


def space_labels(wanted: list[float], plot: Box) -> tuple[int, ...]:
    """Return positions near the wanted ones, at least `STEP` apart, inside the plot."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    placed = {seat: wanted[seat] for seat in order}
    floor = plot[1] + STEP / 2 - 8
    for seat in order:
        placed[seat] = floor = max(floor, placed[seat])
        floor += STEP
    ceiling = plot[3] - STEP / 2 + 8
    for seat in reversed(order):
        placed[seat] = ceiling = min(ceiling, placed[seat])
        ceiling -= STEP
    return tuple(round(placed[seat]) for seat in range(len(wanted)))


def mark_outline(seat: Seat, x: float, y: float, reach: float) -> list[Point]:
    """Return the outline of a seat's mark.

    Disc, square, triangle, lozenge, inverted triangle, cross or star.
    """
    count, turn, *reaches = MARKS[seat % len(MARKS)]
    outline = []
    for corner in range(count):
        angle = 2 * math.pi * (corner / count + turn)
        far = reach * reaches[corner % len(reaches)]
        outline.append((x + far * math.sin(angle), y - far * math.cos(angle)))
    return outline


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


LEFT, TOP, BOTTOM = 34, 126, SIZE[1] - 34
CARDS: Final = 440  # width of the cards
ROOMY: Final = 90  # height of a card above which nothing in it is crowded: up to six players
SHEET: Final = (LEFT, TOP, SIZE[0] - LEFT - CARDS - 24, BOTTOM)
RIGHT: Final = SIZE[0] - LEFT  # of the cards
LABEL: Final = (150, 244)  # least and most room for the names at the ends of the curves


def place_cards(count: int) -> tuple[Box, ...]:
    """Return a box for each player from top to bottom. Few cards are not stretched."""
    gap = 10
    high = min(112, (BOTTOM - TOP - gap * (count - 1)) // count)
    free = BOTTOM - TOP - high * count
    pitch = high + (min(34, free // (count - 1)) if count > 1 else 0)
    top = TOP + (BOTTOM - TOP - (pitch * (count - 1) + high)) // 2
    return tuple(
        (RIGHT - CARDS, top + index * pitch, RIGHT, top + index * pitch + high)
        for index in range(count)
    )


class FinalPainter:
    """Paints final standings. Thread-safe."""

    def __init__(self, frames: PosterParts) -> None:
        self.frames = frames
        self.sprites = frames.sprites

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

    def plot(self, scene: FinalScene) -> Box:
        """Return the box inside the axes: as wide as the labels beside it allow."""
        rough = lay_out_chart(scene, (0, 0, 100, 100))
        width = self.sprites.typeface.width
        figures = max(width(format_level(scene, value), TEXT) for value, _ in rough.levels)
        longest = max(width(name, TEXT) for name in self.names(scene))
        label = min(max(longest + SMALL + 10, LABEL[0]), LABEL[1])
        left = max(SHEET[0] + 44 + figures, ALT_BADGE[0])
        # The lowest figure stands above the badge at 320 pixels, too
        bottom = SIZE[1] - ALT_BADGE[1] - 38
        return left, SHEET[1] + 84, SHEET[2] - label - 34, bottom

    def lay(self, scene: FinalScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        words, names = scene.words, self.names(scene)
        contrast = scene.style.contrast
        canvas = self.frames.wall(theme.table_look(scene.game, scene.style).stone).copy()
        note = words("picture-final-note", deals=scene.deals, measure=scene.measure)
        self.frames.heading(canvas, words("picture-final-title", title=scene.title), note)
        rows = rank_seats(scene)
        for (place, seat), box in zip(rows, place_cards(len(rows)), strict=True):
            self._card(canvas, scene, place, seat=seat, name=names[seat], box=box)
        put(
            canvas,
            self.frames.sheet(SHEET[2] - SHEET[0], SHEET[3] - SHEET[1], contrast),
            SHEET[0],
            SHEET[1],
        )
        head = words("picture-final-axis", measure=scene.measure, best=scene.compared.best)
        lines, size = self.sprites.typeface.wrapped(head, 32, 29, SHEET[2] - SHEET[0] - 72, 2)
        above = (SHEET[0] + SHEET[2]) // 2, SHEET[1] + 35
        self.sprites.typeface.draw_lines(canvas, above, lines, size, theme.INK, step=34, anchor=0.5)
        self._chart(canvas, scene)
        return canvas

    @kept("parts")
    def marker(self, size: int, seat: Seat, contrast: bool = False) -> Sprite:
        """Draw a seat's mark on a roundel of paper."""
        pen, middle = Pen(size, size, 3, theme.KEYLINE), size / 2
        pen.circle(middle, middle, middle + 1, theme.BRASS[2])
        pen.circle(middle, middle, middle, theme.paper_tones(contrast)[0])
        pen.shape(mark_outline(seat, middle, middle, size * 0.25), seat_colour(seat, contrast))
        return pen.sprite()

    def _chart(self, canvas: Image.Image, scene: FinalScene) -> None:
        """Draw everything on the sheet."""
        where, names = lay_out_chart(scene, self.plot(scene)), self.names(scene)
        plot, typeface, contrast = where.plot, self.sprites.typeface, scene.style.contrast
        axis = theme.INK if contrast else theme.PAPER_TEXT
        box = (plot[0] - 24, plot[1] - 24, plot[2] + 24, plot[3] + 24)
        big = canvas.crop(box).resize(
            ((box[2] - box[0]) * FINE, (box[3] - box[1]) * FINE), Image.Resampling.BILINEAR
        )
        pen = ImageDraw.Draw(big)

        def fine(point: Point) -> Point:
            return (point[0] - box[0]) * FINE, (point[1] - box[1]) * FINE

        for value, y in where.levels:
            tone, width = (
                (axis if contrast else theme.BONE_EDGE, 2 * FINE)
                if value == 0
                else (theme.BONE_GRID, FINE)
            )
            pen.line([fine((plot[0], y)), fine((plot[2], y))], fill=tone, width=width)
        best_last = sorted(range(len(where.lines)), key=lambda seat: -where.labels[seat])
        for seat in best_last:
            _line(pen, [fine(point) for point in where.lines[seat]], seat, contrast)
        canvas.paste(big.reduce(FINE), box[:2])
        for value, y in where.levels:
            typeface.draw(
                canvas,
                (plot[0] - 20, y + CAP * TEXT),
                format_level(scene, value),
                TEXT,
                axis,
                anchor=1,
            )
        for deal, x in where.deals:
            typeface.draw(canvas, (x, plot[3] + 46), str(deal), TEXT, axis, anchor=0.5)
        for seat, y in enumerate(where.labels):
            put(canvas, self.marker(SMALL, seat, contrast), plot[2] + 22, y - SMALL // 2)
            x = plot[2] + 28 + SMALL
            text = typeface.fit(names[seat], TEXT, SHEET[2] - 14 - x)
            typeface.draw(canvas, (x, y + CAP * TEXT), text, TEXT, seat_colour(seat, contrast))

    def _card(
        self, canvas: Image.Image, scene: FinalScene, place: int, seat: Seat, name: str, box: Box
    ) -> None:
        typeface, (x, top, right, bottom) = self.sprites.typeface, box
        kind: Kind = "first" if place == 1 else "plain"
        put(canvas, self.frames.card(right - x, bottom - top, kind), x, top)
        middle, high, plate = (top + bottom) // 2, bottom - top, scene.plates[seat]
        coin, disc = min(50, high - 26), min(72, high - 14)
        put(canvas, self.frames.coin(coin, place, scene.style.contrast), x + 14, middle - coin // 2)
        left = x + 14 + coin + 10
        self.frames.disc(
            canvas,
            left,
            middle - disc // 2,
            size=disc,
            name=name,
            index=seat,
            computer=plate.computer,
            portrait=plate.portrait,
        )
        if place == 1:
            put(canvas, self.sprites.symbol("crown", 34), left - 8, middle - disc // 2 - 14)
        left += disc + 14
        roundel = round(disc * 0.46)
        put(
            canvas,
            self.marker(roundel, seat, scene.style.contrast),
            left - 14 - roundel + 8,
            middle + disc // 2 - roundel + 6,
        )
        roomy = high > ROOMY
        upper, lower = top + round(high * 0.29), top + round(high * (0.73 if roomy else 0.68))
        figures, large = scene.told(scene.last(seat)), 50 if roomy else 40
        ink, base = (
            theme.LIGHT if place > 1 else theme.RING,
            lower + CAP * large - (4 if roomy else 0),
        )
        typeface.draw(canvas, (right - 18, base), figures, large, ink, anchor=1)
        sizes, room = (37 if roomy else 34, 31), right - 18 - left
        typeface.draw_shrunk(canvas, (left, upper), name, sizes, room, fill=theme.PLATE_TEXT)
        end = right - 18 - typeface.width(figures, large) - 12
        if scene.tells_wins:
            won, spot = scene.words("picture-final-won", wins=scene.wins[seat]), (left, lower)
            room, ink = end - left, theme.PLATE_FREE
            left += typeface.draw_shrunk(canvas, spot, won, (31, 29), room, fill=ink) + 10
        tags = (
            [(scene.words("picture-computer"), theme.NOTE, theme.PLATE_TEXT)]
            if plate.computer
            else []
        )
        if scene.nets:
            net = scene.nets[seat]
            tags.insert(
                0,
                (
                    format_gain(net),
                    theme.GAIN if net > 0 else theme.PASS if net < 0 else theme.NOTE,
                    theme.LIGHT,
                ),
            )
        for text, fill, colour in tags:
            if left + typeface.width(text, 29) + 18 <= end:
                left += (
                    self.frames.tag(
                        canvas,
                        left,
                        lower,
                        text=text,
                        fill=fill,
                        ink=colour,
                        size=29,
                        margin=7 if roomy else 1,
                    )
                    + 8
                )
