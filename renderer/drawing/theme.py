"""Colours as data. Every other file of this package takes its colours from here, but for the faces of the regulars (`looks`)."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PIL import ImageColor

from games.core import Layout
from games.game import Declaration
from games.parts.tiles import HALVES

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`#RRGGBB` as three numbers 0 … 255."""
    red, green, blue = ImageColor.getrgb(code)[:3]
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Stone:
    """The slab on which a family of games is played: two tones of marble and its veins."""

    dark: Colour
    light: Colour
    vein: Colour
    seed: int


class Marks(NamedTuple):
    """How a tile says its numbers. Part of the keys of caches."""

    classic: bool = False  # all black, not in four colours
    digits: bool = False  # digits instead of pips
    contrast: bool = False  # on white, with dark edges


COLOURED: Final = Marks()


@dataclass(frozen=True, slots=True)
class TableLook:
    """How the tables of a game look: the slab, and the faces of the tiles."""

    stone: Stone
    marks: Marks


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How somebody likes pictures. The default is what the game looks like."""

    classic: bool | None = None  # black pips, or pips in four colours; None: as the game has them
    large: bool = False  # larger tiles; a line is laid anew more often
    contrast: bool = False  # white tiles on black: 7:1 for what is read, 4.5:1 for shapes
    digits: bool = False  # instead of pips


DEFAULT_STYLE: Final = PictureStyle()


VERDE: Final = Stone(rgb("#2C473D"), rgb("#48695A"), rgb("#CBD8C6"), 1835)
ADNET: Final = Stone(rgb("#643029"), rgb("#8A4F45"), rgb("#E7CDB9"), 1848)
BARDIGLIO: Final = Stone(rgb("#454B4E"), rgb("#62686B"), rgb("#E9E8E2"), 1867)
NIGHT: Final = Stone(rgb("#0D1214"), rgb("#161D20"), rgb("#2A3438"), 1867)  # under high contrast, whatever is played


def table_look(game: Declaration, style: PictureStyle = DEFAULT_STYLE) -> TableLook:
    """What a game looks like: green stone, grey under dice, red under the ordinary line of a double-six set. Four colours tell
    the many pips of a double-eight set apart; a double-six set does well without."""
    few = HALVES[max(game.tiles)][1] <= DOUBLE_SIX
    stone = BARDIGLIO if game.layout is Layout.DICE else ADNET if few and game.layout is Layout.LINE else VERDE
    classic = few if style.classic is None else style.classic
    return TableLook(NIGHT if style.contrast else stone, Marks(classic, style.digits, style.contrast))


DOUBLE_SIX: Final = 6
WOOD: Final = (rgb("#2B180E"), rgb("#5E3A21"))
BAIZE: Final = (rgb("#0E2E23"), rgb("#153D30"))  # so dark that a tile in shade lies half-way between it and a bright one
BAIZE_NIGHT: Final = (rgb("#000000"), rgb("#000403"))
VELVET: Final = (rgb("#330C11"), rgb("#6B1B24"))  # under whoever has won
BRASS: Final = (rgb("#FBEBB0"), rgb("#E3C06A"), rgb("#B98A35"), rgb("#6E4F1C"))  # from light to shade
METALS: Final = ((BRASS[0], BRASS[1]), (rgb("#F4F4F2"), rgb("#B9BEC2")), (rgb("#F0C8A0"), rgb("#C48A56")), (BRASS[1], BRASS[2]))
BONE: Final = (rgb("#FFFBF0"), rgb("#F6EDDA"), rgb("#E2D3B4"))
BONE_EDGE: Final = rgb("#8B7650")
BONE_GRID: Final = rgb("#D8C7A4")
PAPER_TEXT: Final = rgb("#4A3A28")
BONE_SIDE: Final = rgb("#BCA67A")
INK: Final = rgb("#1B1410")
BONE_BRIGHT: Final = (rgb("#FFFFFF"),) * 3  # under high contrast
BACK: Final = (rgb("#8A5436"), rgb("#4A2817"))
BACK_LINE: Final = rgb("#E3C06A")

PLATE: Final = (rgb("#33231A"), rgb("#1A110B"))
PLATE_TEXT: Final = rgb("#FFF4DC")
PLATE_FREE: Final = rgb("#D9C49A")
TURN: Final = (rgb("#FFF6DA"), rgb("#D6A548"))
TURN_TEXT: Final = rgb("#1F140A")
PASS: Final = rgb("#8E1F24")
BANK: Final = rgb("#E3C06A")
NOTE: Final = rgb("#5A473A")  # fill of tags that only inform
GAIN: Final = rgb("#17562D")
OUT: Final = rgb("#D0585C")  # what is full, in the tube of a score
LIGHT: Final = rgb("#FFFFFF")
SHADE: Final = rgb("#0B0705")

RING: Final = rgb("#FFC247")
KEYLINE: Final = rgb("#2A1606")
BADGE: Final = rgb("#14507E")

# Four colours, n mod 4: equal neighbours jump out and 6, 7, 8 are told apart at a glance; all at least 5.6:1 on bone.
PIPS: Final = (rgb("#1F6B3A"), rgb("#1B1410"), rgb("#0B5C96"), rgb("#A32A12"))

AWAY: Final = 0.75  # how far the disc of somebody who is away goes into the colour of notes
LETTER: Final = 0.15  # and its letter into that
LIT: Final = 0.14  # how much lighter a disc is at its top

# One per seat. The initial and the shape of the disc say the same without colour.
DISCS: Final = (
    rgb("#7A2A2E"),
    rgb("#1F5560"),
    rgb("#5B4A8C"),
    rgb("#396529"),
    rgb("#7C5018"),
    rgb("#7A3566"),
    rgb("#4A5560"),
)
CHIPS: Final = (
    rgb("#8E1F24"),
    rgb("#1F5B45"),
    rgb("#1F4E79"),
    rgb("#6B4A12"),
    rgb("#574688"),
    rgb("#7A3566"),
    rgb("#3D464E"),
)
CHIP_FACE: Final = rgb("#FBF4E2")
# A tile that cannot be played: how far its face goes into the veil, and its pips into the dark. Its face keeps 3:1 from the cloth
# and from a bright face, its pips more than 4:1 from it; so there is no room for much light and shade on it.
VEIL: Final = rgb("#12332A")
DIM: Final = 0.53
FLAT: Final = 0.75
DIM_PIPS: Final = 0.6
DIM_DIGITS: Final = 0.95  # thin, so darker
DIM_NIGHT: Final = rgb("#767676")  # the face of such a tile under high contrast, where its pips are black
BLACK: Final = rgb("#000000")
DEEP: Final = 0.25  # how much darker digits are than pips, and both under high contrast


def tile_tones(marks: Marks) -> tuple[Colour, Colour, Colour]:
    """The face of a tile, from light to shade."""
    return BONE_BRIGHT if marks.contrast else BONE


def pip_colour(value: int, marks: Marks) -> Colour:
    """Of the pips or the digit of a half."""
    colour = INK if marks.classic else PIPS[value % 4]
    return mix(colour, BLACK, DEEP) if marks.contrast or marks.digits else colour


def dimmed_tones(marks: Marks) -> tuple[Colour, Colour, Colour]:
    """The face of a tile that cannot be played, before the veil, from light to shade."""
    if marks.contrast:
        return (DIM_NIGHT,) * 3
    light, middle, shade = map(flatten_tone, BONE)
    return light, middle, shade


def pip_dimming(marks: Marks) -> tuple[Colour, float]:
    """Into which colour, and how far, pips or digits of a tile go that cannot be played."""
    if marks.contrast:
        return BLACK, 1.0
    return SHADE, DIM_DIGITS if marks.digits else DIM_PIPS


def dim_tone(tone: Colour, marks: Marks) -> Colour:
    """The face of such a tile."""
    return DIM_NIGHT if marks.contrast else mix(flatten_tone(tone), VEIL, DIM)


def flatten_tone(tone: Colour) -> Colour:
    """A tone of bone with less of its light or shade."""
    return mix(tone, BONE[1], FLAT)


def poster_stone(stone: Stone, contrast: bool) -> Stone:
    """The slab behind a poster."""
    return NIGHT if contrast else stone


def paper_tones(contrast: bool) -> tuple[Colour, Colour]:
    """The sheet of a poster, from light to shade."""
    return BONE_BRIGHT[:2] if contrast else BONE[:2]


def medal_tones(place: int, contrast: bool) -> tuple[Colour, Colour]:
    """The medal of a place: gold, silver, bronze, then brass."""
    light, shade = METALS[min(place, len(METALS)) - 1]
    return (mix(light, LIGHT, DEEP), mix(shade, LIGHT, DEEP)) if contrast else (light, shade)


def baize_tones(contrast: bool) -> tuple[Colour, Colour]:
    """The cloth of a hand."""
    return BAIZE_NIGHT if contrast else BAIZE


def velvet_tones(contrast: bool) -> tuple[Colour, Colour]:
    """The cloth of whoever has won."""
    return BAIZE_NIGHT if contrast else VELVET


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of `other`, the rest of `one`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
