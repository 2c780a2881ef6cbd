"""The faces of the regulars.

A few strokes for each feature, so that they are recognised at small sizes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image, ImageDraw

from renderer.drawing.theme import Colour, mix, rgb

INK: Final = rgb("#2b211c")
WHITE: Final = rgb("#fbf6ea")
RED: Final = rgb("#b23a33")
GOLD: Final = rgb("#d9a93f")
GREY: Final = rgb("#8d8a86")
SNOW: Final = rgb("#ece8e0")
BROWN: Final = rgb("#5b3a24")
BLACK: Final = rgb("#2c2626")
STRAW: Final = rgb("#e0b354")
AUBURN: Final = rgb("#8e3f22")


@dataclass(frozen=True, slots=True)
class RegularLook:
    """The features of a regular. Strings name shapes that the functions below draw."""

    backdrop: Colour
    skin: Colour
    hair: Colour
    style: str  # of the hair
    coat: Colour
    collar: str
    hat: str = ""
    hat_colour: Colour = INK
    beard: str = ""
    glasses: str = ""
    brows: str = "calm"
    mouth: str = "smile"
    blush: bool = False
    extra: str = ""


LOOKS: Final[Mapping[str, RegularLook]] = {
    "vroni": RegularLook(
        rgb("#8fb0a0"),
        rgb("#f3cfae"),
        STRAW,
        style="braids",
        coat=rgb("#3f6b4f"),
        collar="dirndl",
        hat="scarf",
        hat_colour=RED,
        blush=True,
    ),
    "jozka": RegularLook(
        rgb("#c9b27c"),
        rgb("#eec39a"),
        BROWN,
        style="tousled",
        coat=rgb("#6a5a3c"),
        collar="open",
        hat="cap",
        hat_colour=rgb("#5c6e3e"),
        mouth="grin",
        extra="freckles",
    ),
    "kathi": RegularLook(
        rgb("#a9c3d6"),
        rgb("#f5d3b8"),
        rgb("#6b4226"),
        style="bangs",
        coat=rgb("#2f4a78"),
        collar="sailor",
        hat="bow",
        hat_colour=rgb("#d2691e"),
        blush=True,
    ),
    "mizzi": RegularLook(
        rgb("#d8a7a0"),
        rgb("#f4d0b5"),
        AUBURN,
        style="waves",
        coat=rgb("#8b2f4f"),
        collar="low",
        hat="plume",
        hat_colour=rgb("#4a2740"),
        mouth="lips",
        extra="mole",
    ),
    "schani": RegularLook(
        rgb("#9aa9b8"),
        rgb("#ecc6a2"),
        BLACK,
        style="parted",
        coat=SNOW,
        collar="bow tie",
        beard="pencil",
        mouth="smirk",
    ),
    "ilona": RegularLook(
        rgb("#b7a3c4"),
        rgb("#e9c3a0"),
        BLACK,
        style="chignon",
        coat=rgb("#5b3577"),
        collar="high",
        hat="comb",
        hat_colour=GOLD,
        brows="raised",
        mouth="lips",
        extra="earrings",
    ),
    "poldi": RegularLook(
        rgb("#b5ab93"),
        rgb("#efc9a8"),
        GREY,
        style="bald",
        coat=rgb("#33383f"),
        collar="stiff",
        beard="whiskers",
        glasses="pince-nez",
        mouth="flat",
    ),
    "resi": RegularLook(
        rgb("#a8b38b"),
        rgb("#efc8a6"),
        rgb("#7b6a5c"),
        style="bun",
        coat=rgb("#4b5b52"),
        collar="brooch",
        glasses="oval",
        brows="stern",
        mouth="flat",
    ),
    "ferdl": RegularLook(
        rgb("#c4a48a"),
        rgb("#e9b48f"),
        BROWN,
        style="short",
        coat=rgb("#7a4a2b"),
        collar="scarf",
        hat="bowler",
        hat_colour=BLACK,
        beard="walrus",
        blush=True,
        extra="nose",
    ),
    "xandl": RegularLook(
        rgb("#8fa3a8"),
        rgb("#f0cdb0"),
        SNOW,
        style="wild",
        coat=rgb("#4d4438"),
        collar="open",
        beard="full",
        glasses="round",
    ),
    "gusti": RegularLook(
        rgb("#c7b1b8"),
        rgb("#f3d6c2"),
        SNOW,
        style="curls",
        coat=rgb("#7d7391"),
        collar="pearls",
        hat="tiara",
        hat_colour=GOLD,
        glasses="monocle",
        brows="raised",
        mouth="lips",
    ),
    "bogdan": RegularLook(
        rgb("#a58f7a"),
        rgb("#dba981"),
        BLACK,
        style="short",
        coat=rgb("#3c2b24"),
        collar="fur",
        hat="astrakhan",
        hat_colour=rgb("#3a3330"),
        beard="handlebar",
        brows="stern",
    ),
}

SIDE: Final = 400  # pixels of a portrait, without smooth edges: it is shown an eighth as large
Pair = tuple[float, float]
ACROSS: Final = 100  # units across a portrait; all coordinates below are in these units


class Pen:
    """Draws in the units of a portrait."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (SIDE, SIDE))
        self._draw = ImageDraw.Draw(self.image)
        self._scale = SIDE / ACROSS

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        """Fill an ellipse, given its middle and half-axes."""
        self._draw.ellipse(self._box((x, y), (rx, ry)), fill=fill)

    def shape(self, fill: Colour, *points: Pair) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill=fill)

    def stroke(self, colour: Colour, width: float, *points: Pair) -> None:
        """Draw a line with round ends."""
        wide = width * self._scale
        self._draw.line(
            [(x * self._scale, y * self._scale) for x, y in points],
            fill=colour,
            width=round(wide),
            joint="curve",
        )
        for x, y in (points[0], points[-1]):
            self.oval(x, y, width / 2, width / 2, colour)

    def arc(self, centre: Pair, radii: Pair, angles: Pair, colour: Colour, width: float) -> None:
        """Draw a part of an ellipse's edge, in degrees clockwise from three o'clock."""
        self._draw.arc(
            self._box(centre, radii),
            angles[0],
            angles[1],
            fill=colour,
            width=round(width * self._scale),
        )

    def cap(self, centre: Pair, radii: Pair, angles: Pair, fill: Colour) -> None:
        """Fill a part of an ellipse, cut off along the chord between two angles."""
        self._draw.chord(self._box(centre, radii), angles[0], angles[1], fill=fill)

    def _box(self, centre: Pair, radii: Pair) -> list[float]:
        (x, y), (wide, high) = centre, radii
        return [self._scale * edge for edge in (x - wide, y - high, x + wide, y + high)]


def draw_face(key: str, *, glum: bool = False) -> Image.Image:
    """Return the square portrait of a regular. `glum`: one who was wrong."""
    look, pen = LOOKS[key], Pen()
    if glum:
        look = replace(look, brows="worried", mouth="glum")
    pen.oval(50, 50, 80, 80, look.backdrop)
    pen.oval(50, 38, 46, 46, mix(look.backdrop, WHITE, 0.25))
    _hair_behind(pen, look)
    _shoulders(pen, look)
    shade = mix(look.skin, BROWN, 0.18)
    pen.shape(shade, (42, 62), (58, 62), (60, 82), (40, 82))
    for ear in (29, 71):
        pen.oval(ear, 50, 4, 6, shade)
    pen.oval(50, 47, 21, 25, look.skin)
    _collar(pen, look)
    _face(pen, look)
    _beard(pen, look)
    _hair(pen, look)
    _glasses(pen, look)
    _hat(pen, look)
    return pen.image


def _hair_behind(pen: Pen, look: RegularLook) -> None:
    match look.style:
        case "braids":
            pen.oval(50, 44, 25, 25, look.hair)
            for x in (26, 74):
                for y in range(58, 92, 7):
                    pen.oval(x, y, 5.5, 5, look.hair)
                pen.oval(x, 92, 4, 3, RED)
        case "bangs":
            pen.oval(50, 46, 27, 28, look.hair)
            pen.shape(look.hair, (23, 46), (77, 46), (76, 70), (24, 70))
        case "waves" | "chignon" | "bun":
            pen.oval(50, 43, 26, 27, look.hair)
            if look.style != "waves":
                pen.oval(50, 15, 12, 11, look.hair)
            else:
                for x, y in ((25, 56), (75, 56), (27, 64), (73, 64)):
                    pen.oval(x, y, 7, 7, look.hair)
        case "wild":
            for x, y, r in (
                (24, 40, 11),
                (76, 40, 11),
                (22, 52, 9),
                (78, 52, 9),
                (30, 27, 11),
                (70, 27, 11),
                (50, 21, 13),
            ):
                pen.oval(x, y, r, r, look.hair)
        case "curls":
            for x, y in (
                (26, 36),
                (74, 36),
                (24, 48),
                (76, 48),
                (27, 59),
                (73, 59),
                (35, 25),
                (65, 25),
                (50, 21),
            ):
                pen.oval(x, y, 9, 9, look.hair)


def _shoulders(pen: Pen, look: RegularLook) -> None:
    pen.oval(50, 106, 42, 34, mix(look.coat, INK, 0.35))
    pen.oval(50, 107, 40, 33, look.coat)


def _collar(pen: Pen, look: RegularLook) -> None:
    coat, dark = look.coat, mix(look.coat, INK, 0.4)
    match look.collar:
        case "dirndl":
            pen.shape(WHITE, (32, 84), (42, 76), (50, 88), (58, 76), (68, 84), (62, 100), (38, 100))
            pen.shape(RED, (40, 96), (60, 96), (62, 102), (38, 102))
        case "open":
            pen.shape(WHITE, (41, 74), (59, 74), (50, 96))
            pen.shape(dark, (38, 76), (43, 73), (50, 98), (44, 100))
            pen.shape(dark, (62, 76), (57, 73), (50, 98), (56, 100))
        case "sailor":
            pen.shape(
                WHITE,
                (30, 82),
                (41, 74),
                (50, 92),
                (59, 74),
                (70, 82),
                (66, 94),
                (50, 98),
                (34, 94),
            )
            pen.stroke(coat, 1.6, (33, 88), (50, 95), (67, 88))
            pen.shape(RED, (44, 90), (56, 90), (53, 99), (47, 99))
        case "low":
            pen.oval(50, 80, 17, 11, look.skin)
            pen.stroke(GOLD, 1.6, (38, 78), (50, 86), (62, 78))
            pen.oval(50, 88, 2.6, 2.6, RED)
        case "bow tie":
            pen.shape(WHITE, (40, 74), (60, 74), (57, 100), (43, 100))
            pen.shape(INK, (50, 80), (38, 75), (38, 86))
            pen.shape(INK, (50, 80), (62, 75), (62, 86))
            pen.oval(50, 80.5, 3, 3, INK)
        case "high":
            pen.shape(dark, (40, 72), (60, 72), (63, 84), (37, 84))
            pen.stroke(GOLD, 1.4, (39, 83), (61, 83))
        case "stiff":
            pen.shape(WHITE, (39, 72), (61, 72), (60, 84), (40, 84))
            pen.shape(INK, (47, 80), (53, 80), (56, 100), (44, 100))
            pen.shape(dark, (39, 80), (46, 84), (43, 100), (34, 100))
            pen.shape(dark, (61, 80), (54, 84), (57, 100), (66, 100))
        case "brooch":
            pen.shape(WHITE, (40, 71), (60, 71), (61, 81), (39, 81))
            pen.oval(50, 83, 4, 4.6, GOLD)
            pen.oval(50, 83, 2.4, 3, rgb("#3d6d8a"))
        case "scarf":
            pen.shape(RED, (37, 73), (63, 73), (66, 84), (34, 84))
            for x in (42, 50, 58):
                pen.stroke(GOLD, 1.2, (x, 74), (x, 84))
            pen.shape(RED, (52, 82), (63, 83), (60, 100), (50, 100))
        case "pearls":
            pen.oval(50, 80, 15, 9, look.skin)
            for x, y in ((36, 76), (40, 81), (45, 84.5), (50, 86), (55, 84.5), (60, 81), (64, 76)):
                pen.oval(x, y, 2.6, 2.6, WHITE)
        case "fur":
            for x, y in (
                (24, 90),
                (30, 83),
                (37, 79),
                (44, 84),
                (50, 90),
                (56, 84),
                (63, 79),
                (70, 83),
                (76, 90),
            ):
                pen.oval(x, y, 8, 7, rgb("#6e5138"))


def _face(pen: Pen, look: RegularLook) -> None:
    if look.blush or look.extra == "nose":
        for x in (38, 62):
            pen.oval(x, 55, 5, 3.6, mix(look.skin, RED, 0.35))
    for x, side in ((42, -1), (58, 1)):
        pen.oval(x, 46, 3.6, 2.9, WHITE)
        pen.oval(x, 46.2, 2.2, 2.4, INK)
        pen.oval(x + 0.8, 45.4, 0.7, 0.7, WHITE)
        brow = mix(look.hair, INK, 0.45 if look.hair not in (SNOW, GREY) else 0.15)
        tilt = {
            "calm": (40.4, 39.4),
            "stern": (38.8, 41.6),
            "worried": (41.6, 37.4),
            "raised": (37.4 if side > 0 else 40.4, 36.6 if side > 0 else 40),
        }[look.brows]
        pen.stroke(
            brow,
            2.8 if look.brows == "stern" else 1.9,
            (x + side * 5, tilt[0]),
            (x - side * 4, tilt[1]),
        )
    if look.style in ("braids", "bangs", "waves", "chignon", "curls"):
        for x, side in ((42, -1), (58, 1)):
            pen.stroke(INK, 1.1, (x + side * 3.4, 44.4), (x + side * 5.2, 43))
    nose = mix(look.skin, RED if look.extra == "nose" else BROWN, 0.4)
    if look.extra == "nose":
        pen.oval(50, 54, 4.4, 3.8, mix(look.skin, RED, 0.5))
    else:
        pen.stroke(nose, 1.5, (50.5, 48), (52, 54), (49, 55))
    match look.mouth:
        case "smile":
            pen.arc((50, 57), (8, 6), (25, 155), mix(RED, INK, 0.3), 1.8)
        case "grin":
            pen.cap((50, 58), (9, 7), (0, 180), WHITE)
            pen.arc((50, 58), (9, 7), (0, 180), mix(RED, INK, 0.4), 1.6)
            pen.stroke(mix(RED, INK, 0.4), 1.4, (41, 58), (59, 58))
        case "smirk":
            pen.stroke(mix(RED, INK, 0.3), 1.7, (43, 62), (51, 62.6), (57, 60))
        case "flat":
            pen.stroke(mix(RED, INK, 0.35), 1.7, (44.5, 62), (55.5, 62))
        case "glum":
            pen.arc((50, 66), (7, 5), (205, 335), mix(RED, INK, 0.4), 2)
        case "lips":
            pen.shape(
                RED,
                (43.5, 61.5),
                (48, 59.6),
                (50, 60.6),
                (52, 59.6),
                (56.5, 61.5),
                (52.5, 64.6),
                (47.5, 64.6),
            )
            pen.stroke(mix(RED, INK, 0.4), 0.8, (44, 61.6), (56, 61.6))
    match look.extra:
        case "freckles":
            for x, y in ((37, 52), (40, 54), (36, 56), (60, 54), (63, 52), (64, 56)):
                pen.oval(x, y, 0.9, 0.9, mix(look.skin, BROWN, 0.6))
        case "mole":
            pen.oval(59, 57.5, 1.1, 1.1, INK)
        case "earrings":
            for x in (29, 71):
                pen.oval(x, 59, 2.2, 3.4, GOLD)


def _beard(pen: Pen, look: RegularLook) -> None:
    dark = mix(look.hair, INK, 0.15)
    match look.beard:
        case "pencil":
            pen.stroke(look.hair, 1.5, (43, 58.8), (49.4, 57.8))
            pen.stroke(look.hair, 1.5, (57, 58.8), (50.6, 57.8))
        case "whiskers":
            for side in (-1, 1):
                x = 50 + side * 21
                for y, r in ((50, 5), (56, 6.5), (62, 7), (67, 6)):
                    pen.oval(x - side * (y - 48) * 0.2, y, r, r, look.hair)
            pen.stroke(dark, 2.6, (41, 58.6), (50, 57.4), (59, 58.6))
        case "walrus":
            pen.shape(
                look.hair,
                (50, 55.5),
                (60, 57.5),
                (64, 65),
                (57, 65.5),
                (50, 62),
                (43, 65.5),
                (36, 65),
                (40, 57.5),
            )
        case "handlebar":
            pen.shape(
                look.hair,
                (50, 56),
                (59, 57.5),
                (67, 56),
                (71, 50),
                (72, 57),
                (66, 63),
                (56, 63),
                (50, 60.5),
            )
            pen.shape(
                look.hair,
                (50, 56),
                (41, 57.5),
                (33, 56),
                (29, 50),
                (28, 57),
                (34, 63),
                (44, 63),
                (50, 60.5),
            )
        case "full":
            for x, y, r in (
                (33, 60, 7),
                (67, 60, 7),
                (37, 68, 8),
                (63, 68, 8),
                (44, 75, 9),
                (56, 75, 9),
                (50, 81, 9),
                (50, 69, 9),
            ):
                pen.oval(x, y, r, r, look.hair)
            pen.shape(
                mix(look.hair, GREY, 0.25),
                (50, 56),
                (60, 58),
                (63, 64),
                (50, 61),
                (37, 64),
                (40, 58),
            )
            mouth = ((50, 67), (200, 340)) if look.mouth == "glum" else ((50, 63), (20, 160))
            pen.arc(mouth[0], (5, 3.5), mouth[1], mix(RED, INK, 0.3), 1.7)


def _hair(pen: Pen, look: RegularLook) -> None:
    light = mix(look.hair, WHITE, 0.25)
    match look.style:
        case "braids" | "chignon" | "bun":
            pen.cap((50, 43), (22, 22), (195, 345), look.hair)
            pen.stroke(light, 1.2, (50, 22), (50, 36))
        case "tousled":
            pen.cap((50, 41), (22, 20), (190, 350), look.hair)
            for x, y in ((33, 37), (40, 39), (48, 37.5), (56, 39), (64, 37)):
                pen.shape(look.hair, (x - 6, 32), (x + 6, 32), (x - 1, y + 4))
        case "bangs":
            pen.cap((50, 44), (24, 25), (190, 350), look.hair)
            pen.shape(look.hair, (30, 30), (70, 30), (69, 41), (31, 41))
        case "waves":
            pen.cap((50, 42), (23, 23), (190, 350), look.hair)
            for x in (33, 41, 59, 67):
                pen.oval(x, 34, 6.5, 6, look.hair)
        case "parted":
            pen.cap((50, 42), (22.5, 22), (188, 352), look.hair)
            pen.shape(look.hair, (28, 40), (34, 30), (30, 50))
            pen.shape(look.hair, (72, 40), (66, 30), (70, 50))
            pen.stroke(mix(look.skin, look.hair, 0.3), 1.3, (43, 21), (40, 35))
            pen.arc((54, 40), (15, 15), (220, 290), light, 1.4)
        case "bald":
            for side in (-1, 1):
                pen.oval(50 + side * 21, 43, 4.5, 8, look.hair)
            pen.arc((46, 34), (10, 8), (200, 270), mix(look.skin, WHITE, 0.6), 1.6)
        case "short":
            pen.cap((50, 42), (22, 21), (185, 355), look.hair)
        case "wild":
            pen.cap((50, 38), (19, 16), (195, 345), look.hair)
        case "curls":
            for x, y in ((35, 31), (43, 28), (50, 27), (57, 28), (65, 31)):
                pen.oval(x, y, 6, 5.5, look.hair)
                pen.arc((x, y), (3.4, 3), (200, 340), mix(look.hair, GREY, 0.5), 1)


def _glasses(pen: Pen, look: RegularLook) -> None:
    match look.glasses:
        case "round" | "oval" | "pince-nez":
            high = {"round": 6.6, "oval": 4.6, "pince-nez": 5}[look.glasses]
            wire = GOLD if look.glasses == "pince-nez" else INK
            for x in (42, 58):
                pen.arc((x, 46.5), (6.8, high), (0, 360), wire, 1.3)
            pen.stroke(wire, 1.2, (48.6, 46), (51.4, 46))
            if look.glasses != "pince-nez":
                pen.stroke(wire, 1.1, (35.2, 46), (30, 45))
                pen.stroke(wire, 1.1, (64.8, 46), (70, 45))
        case "monocle":
            pen.arc((58, 46.5), (7, 7), (0, 360), GOLD, 1.5)
            pen.stroke(GOLD, 0.9, (64, 50), (70, 66), (66, 84))


def _hat(pen: Pen, look: RegularLook) -> None:
    colour, dark, light = (
        look.hat_colour,
        mix(look.hat_colour, INK, 0.4),
        mix(look.hat_colour, WHITE, 0.3),
    )
    match look.hat:
        case "scarf":
            pen.cap((50, 38), (27, 25), (182, 358), colour)
            for x, y in ((33, 30), (42, 23), (53, 21), (63, 27), (40, 33), (57, 32), (48, 29)):
                pen.oval(x, y, 1.6, 1.6, WHITE)
            pen.arc((50, 40), (26, 10), (190, 350), WHITE, 1.6)
        case "cap":
            pen.cap((50, 35), (27, 19), (180, 360), colour)
            pen.cap((58, 36), (24, 6.5), (0, 180), dark)
            pen.stroke(light, 1, (50, 17), (50, 34))
            pen.oval(50, 16.6, 2.2, 1.8, dark)
        case "bow":
            pen.shape(colour, (50, 20), (30, 10), (31, 30))
            pen.shape(colour, (50, 20), (70, 10), (69, 30))
            pen.oval(50, 20, 4.4, 5, dark)
        case "plume":
            pen.oval(50, 28, 37, 9, dark)
            pen.cap((50, 29), (23, 19), (180, 360), colour)
            pen.shape(RED, (28, 24), (72, 24), (72, 28.5), (28, 28.5))
            for step in range(6):
                pen.oval(
                    70 + step * 2.2,
                    22 - step * 3.4,
                    5.4 - step * 0.4,
                    5,
                    mix(WHITE, rgb("#d8a7a0"), step / 8),
                )
            pen.oval(67, 25, 4, 4, GOLD)
        case "comb":
            for x in (42, 46, 50, 54, 58):
                pen.stroke(colour, 1.8, (50 + (x - 50) * 0.5, 20), (x, 7))
            pen.arc((50, 14), (10, 8), (190, 350), colour, 2)
        case "bowler":
            pen.cap((50, 33), (23, 23), (180, 360), colour)
            pen.shape(RED, (27, 29), (73, 29), (73, 33.5), (27, 33.5))
            pen.oval(50, 34, 32, 4.6, dark)
            pen.arc((43, 24), (12, 12), (200, 260), light, 1.6)
        case "tiara":
            for x, y in ((40, 18), (45, 14), (50, 11), (55, 14), (60, 18)):
                pen.stroke(colour, 1.8, (x, 23), (x, y))
                pen.oval(x, y, 2.2, 2.2, WHITE)
            pen.arc((50, 28), (16, 7), (200, 340), colour, 2.4)
        case "astrakhan":
            pen.shape(colour, (27, 34), (31, 10), (69, 10), (73, 34))
            for row in range(4):
                for column in range(8):
                    pen.arc(
                        (30 + column * 5.7 + (row % 2) * 2, 13 + row * 6.4),
                        (3, 2.8),
                        (180, 400),
                        light,
                        1.2,
                    )
            pen.oval(50, 34, 23, 3.4, dark)
