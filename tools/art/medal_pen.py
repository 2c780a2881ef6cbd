"""A pen for medals: shapes and small objects in a square of 100 × 100 units."""

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renderer.drawing import theme
from renderer.drawing.theme import Colour, mix
from renderer.drawing.tiles_and_chips import SPOTS

Point = tuple[float, float]
EYES: Final = SPOTS
GOLD: Final = theme.BRASS[1]
PALE: Final = theme.BRASS[0]
BONE: Final = theme.BONE[1]
INK: Final = theme.INK
RED: Final = theme.rgb("#D0585C")
GREEN: Final = theme.rgb("#4E9A5B")
BLUE: Final = theme.rgb("#5B93C7")
GREY: Final = theme.rgb("#8D9296")


class MedalPen:
    """Draws on a transparent square image.

    Light comes from the upper left; every object has a dark outline.
    """

    def __init__(self, side: int) -> None:
        """Create a pen for an image of `side` pixels."""
        self.image = Image.new("RGBA", (side, side), (*theme.SHADE, 0))
        self.draw = ImageDraw.Draw(self.image)
        self.scale = side / 100

    def at(self, points: Sequence[Point]) -> list[Point]:
        """Return points in pixels."""
        return [(x * self.scale, y * self.scale) for x, y in points]

    def px(self, units: float) -> int:
        """Return a length in pixels, at least 1."""
        return max(1, round(units * self.scale))

    def polygon(self, points: Sequence[Point], fill: Colour, edge: float = 1.4) -> None:
        """Fill the polygon with these corners, and draw its edge `edge` units wide (0: none)."""
        outline = self.at(points)
        if edge:
            self.draw.line(
                [*outline, outline[0], outline[1]],
                fill=theme.KEYLINE,
                width=self.px(2 * edge),
                joint="curve",
            )
        self.draw.polygon(outline, fill=fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float, edge: float = 1.2) -> None:
        """Draw a line with round corners and ends."""
        path = self.at(points)
        for colour, wide in (
            ((theme.KEYLINE, width + 2 * edge), (fill, width)) if edge else ((fill, width),)
        ):
            self.draw.line(path, fill=colour, width=self.px(wide), joint="curve")
            for x, y in (path[0], path[-1]):
                r = wide * self.scale / 2
                self.draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def disc(
        self, x: float, y: float, r: float, fill: Colour, edge: float = 1.4, tall: float = 1.0
    ) -> None:
        """Fill a circle, or an ellipse that is `tall` times as high as wide."""
        for colour, grow in ((theme.KEYLINE, edge), (fill, 0.0)) if edge else ((fill, 0.0),):
            wide, high = r + grow, r * tall + grow
            (left, top), (right, low) = self.at([(x - wide, y - high), (x + wide, y + high)])
            self.draw.ellipse((left, top, right, low), fill=colour)

    def box(
        self,
        edges: tuple[float, float, float, float],
        fill: Colour,
        radius: float = 2,
        edge: float = 1.4,
    ) -> None:
        """Fill a rectangle with round corners; `edges` are its left, upper, right and lower one."""
        left, top, right, low = edges
        for colour, grow in ((theme.KEYLINE, edge), (fill, 0.0)) if edge else ((fill, 0.0),):
            corners = self.at([(left - grow, top - grow), (right + grow, low + grow)])
            self.draw.rounded_rectangle(
                (*corners[0], *corners[1]), (radius + grow) * self.scale, fill=colour
            )

    def arc(
        self, centre: Point, r: float, turn: tuple[float, float], fill: Colour, width: float
    ) -> None:
        """Draw a part of a circle, in degrees clockwise from the right."""
        (x, y), (first, last) = centre, turn
        steps = max(4, int(abs(last - first) / 6))
        angles = [math.radians(first + (last - first) * step / steps) for step in range(steps + 1)]
        self.line(
            [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles], fill, width
        )

    def star(
        self, x: float, y: float, r: float, fill: Colour = GOLD, rays: int = 5, deep: float = 0.45
    ) -> None:
        """Draw a star that points up."""
        points = []
        for step in range(2 * rays):
            reach, angle = (r, r * deep)[step % 2], math.pi * step / rays - math.pi / 2
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        self.polygon(points, fill)

    def crown(self, x: float, y: float, wide: float, fill: Colour = GOLD) -> None:
        """Draw a crown whose base stands on y."""
        shape = (
            (-0.5, -0.62),
            (-0.24, -0.36),
            (0, -0.78),
            (0.24, -0.36),
            (0.5, -0.62),
            (0.42, 0),
            (-0.42, 0),
        )
        self.polygon([(x + dx * wide, y + dy * wide) for dx, dy in shape], fill)
        for dx, dy in ((-0.5, -0.64), (0, -0.8), (0.5, -0.64)):
            self.disc(x + dx * wide, y + dy * wide, wide * 0.07, PALE, 1)

    def arrow(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a line with an arrowhead at its end."""
        (x0, y0), (x, y) = points[-2:]
        angle = math.atan2(y - y0, x - x0)
        tip = [(x + 1.5 * width * math.cos(angle), y + 1.5 * width * math.sin(angle))]
        sides = [
            (x + 1.5 * width * math.cos(angle + turn), y + 1.5 * width * math.sin(angle + turn))
            for turn in (2.1, -2.1)
        ]
        self.line(points, fill, width)
        self.polygon([*tip, *sides], fill)

    def chip(self, x: float, y: float, r: float, colour: Colour, flat: float = 1.0) -> None:
        """Draw a chip; `flat` below 1 shows it from the side."""
        self.disc(x, y, r, colour, tall=flat)
        for step in range(6):
            angle = math.radians(60 * step + 15)
            self.disc(
                x + 0.82 * r * math.cos(angle),
                y + 0.82 * r * flat * math.sin(angle),
                r * 0.13,
                theme.CHIP_FACE,
                0,
                tall=flat,
            )
        self.disc(x, y, r * 0.55, theme.CHIP_FACE, 0.7, tall=flat)

    def pile(self, x: float, y: float, r: float, count: int, colour: Colour) -> None:
        """Draw a pile of chips whose lowest one lies on y."""
        for level in range(count):
            self.disc(x, y - level * r * 0.34, r, mix(colour, theme.SHADE, 0.35), tall=0.42)
            self.chip(x, y - level * r * 0.34 - r * 0.22, r, colour, 0.42)

    def tile(
        self, centre: Point, unit: float, low: int, high: int, turn: float = 0, *, face: bool = True
    ) -> None:
        """Draw an upright tile with its middle `at` a point, turned clockwise.

        `unit` is half its length. Without `face` it shows its back.
        """
        side = self.px(2.6 * unit)
        part = MedalPen(side)
        part.scale = side / (2.6 * unit)
        middle, fill = 1.3 * unit, BONE if face else theme.BACK[0]
        part.box(
            (middle - unit / 2, middle - unit, middle + unit / 2, middle + unit),
            fill,
            unit * 0.14,
            1.2,
        )
        if face:
            part.line(
                [(middle - unit * 0.34, middle), (middle + unit * 0.34, middle)],
                theme.BONE_EDGE,
                unit * 0.05,
                0,
            )
            for value, y0 in ((low, middle - unit / 2), (high, middle + unit / 2)):
                for dx, dy in EYES[value]:
                    part.disc(middle + 0.26 * unit * dx, y0 + 0.26 * unit * dy, unit * 0.1, INK, 0)
        else:
            for across, along, colour in (
                (0.36, 0.82, theme.BACK_LINE),
                (0.29, 0.75, theme.BACK[0]),
            ):
                half, whole = across * unit, along * unit
                part.box(
                    (middle - half, middle - whole, middle + half, middle + whole), colour, 1, 0
                )
            part.star(middle, middle, unit * 0.24, theme.BACK_LINE, rays=4, deep=0.4)
        self.lay(part.image.rotate(-turn, Image.Resampling.BICUBIC), *centre)

    def die(self, x: float, y: float, size: float, value: int, turn: float = 0) -> None:
        """Draw a die round (x, y), turned clockwise."""
        side = self.px(1.6 * size)
        part = MedalPen(side)
        part.scale = side / (1.6 * size)
        middle, half = 0.8 * size, size / 2
        part.box((middle - half, middle - half, middle + half, middle + half), BONE, size * 0.2)
        for dx, dy in EYES[value]:
            part.disc(middle + 0.27 * size * dx, middle + 0.27 * size * dy, size * 0.1, INK, 0)
        self.lay(part.image.rotate(-turn, Image.Resampling.BICUBIC), x, y)

    def lay(self, image: Image.Image, x: float, y: float) -> None:
        """Lay an image with its middle at (x, y), with a soft shadow."""
        corner = (round(x * self.scale - image.width / 2), round(y * self.scale - image.height / 2))
        shade = Image.new("RGBA", image.size, (*theme.SHADE, 0))
        shade.putalpha(
            image.getchannel("A")
            .filter(ImageFilter.GaussianBlur(self.scale))
            .point(lambda grey: grey // 3)
        )
        for part, dy in ((shade, self.px(1.5)), (image, 0)):
            layer = Image.new("RGBA", self.image.size, (*theme.SHADE, 0))
            layer.paste(part, (corner[0], corner[1] + dy))
            self.image.alpha_composite(layer)

    def person(self, x: float, y: float, size: float, colour: Colour) -> None:
        """Draw head and shoulders; `y` is the lower edge."""
        shoulders = [
            (
                x + size * 0.5 * math.cos(math.radians(a)),
                y + size * 0.55 * math.sin(math.radians(a)),
            )
            for a in range(180, 361, 12)
        ]
        self.polygon(shoulders, colour)
        self.disc(x, y - size * 0.68, size * 0.25, BONE)
