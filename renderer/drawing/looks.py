"""The looks of the regulars as data: features that `renderer.drawing.portraits` draws, and their colours."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from renderer.drawing.theme import Colour, rgb

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
    """The features of a regular. Strings name shapes in `renderer.drawing.portraits`."""

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
        rgb("#9aa9b8"), rgb("#ecc6a2"), BLACK, style="parted", coat=SNOW, collar="bow tie", beard="pencil", mouth="smirk"
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
        rgb("#8fa3a8"), rgb("#f0cdb0"), SNOW, style="wild", coat=rgb("#4d4438"), collar="open", beard="full", glasses="round"
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
