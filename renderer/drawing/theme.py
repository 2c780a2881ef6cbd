"""Colours as data.

All other modules take their colours from here, except the portraits of the regulars (`looks`).
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PIL import ImageColor

from games.core import Layout
from games.game import Declaration
from games.parts.tiles import HALVES

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Convert `#RRGGBB` to three numbers 0 … 255."""
    red, green, blue = ImageColor.getrgb(code)[:3]
    return red, green, blue


@dataclass(frozen=True, slots=True)
class Stone:
    """The marble slab of a family of games.

    Two tones, the colour of the veins, and the seed of the pattern.
    """

    dark: Colour
    light: Colour
    vein: Colour
    seed: int


class Marks(NamedTuple):
    """The style of the numbers on tiles. Part of cache keys."""

    classic: bool = False  # all black
    digits: bool = False  # digits instead of pips
    contrast: bool = False  # on white, with dark edges
    many: bool = False  # each number has a colour of its own, else there are four colours


COLOURED: Final = Marks()


@dataclass(frozen=True, slots=True)
class Room:
    """What lies under the tiles of a game; `renderer.drawing.rooms` draws it.

    The kind of the ground and its two tones, the colour of its veins and of the line around it, and
    the ornament at both sides, above and below, and in the corners (`renderer/assets/rooms`).
    """

    ground: str
    dark: Colour
    light: Colour
    trim: Colour
    line: str = ""
    sides: str = ""
    ends: str = ""
    corner: str = ""
    seed: int = 1867

    @property
    def stone(self) -> Stone:
        """Marble of these colours, for posters."""
        return Stone(self.dark, self.light, self.trim, self.seed)


@dataclass(frozen=True, slots=True)
class TableLook:
    """The look of a game's tables: room and tile faces."""

    room: Room
    marks: Marks

    @property
    def stone(self) -> Stone:
        """The stone behind the game's posters and figures."""
        return self.room.stone


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """The preferences of a reader. The default is the look of the game."""

    classic: bool | None = (
        None  # True: black pips; False: pips in four colours; None: the game decides
    )
    large: bool = False  # larger tiles; the line is rearranged more often
    contrast: bool = False  # white tiles on black: 7:1 for what is read, 4.5:1 for shapes
    digits: bool = False  # instead of pips


DEFAULT_STYLE: Final = PictureStyle()


VERDE: Final = Stone(rgb("#2C473D"), rgb("#48695A"), rgb("#CBD8C6"), 1835)
ADNET: Final = Stone(rgb("#643029"), rgb("#8A4F45"), rgb("#E7CDB9"), 1848)
BARDIGLIO: Final = Stone(rgb("#454B4E"), rgb("#62686B"), rgb("#E9E8E2"), 1867)
# For high contrast, in all games
NIGHT: Final = Stone(rgb("#0D1214"), rgb("#161D20"), rgb("#2A3438"), 1867)


GOLD: Final = rgb("#C9A04A")
IVORY: Final = rgb("#EFE6D2")


def _baize(dark: str, light: str, line: str = "", corner: str = "") -> Room:
    return Room("plain", rgb(dark), rgb(light), GOLD, line, corner=corner)


def _marble(stone: Stone, line: str = "", corner: str = "") -> Room:
    return Room(
        "marble",
        stone.dark,
        stone.light,
        stone.vein,
        line,
        corner=corner,
        seed=stone.seed,
    )


# By game. Relatives share the kind of their ground; hue, brightness and edge tell them apart.
ROOMS: Final = {
    "buki": _baize("#173F2C", "#2A6A4B", "oval", "lozenge-gold"),
    "austrian-block": _baize("#34213F", "#5B3F6B", "frame"),
    "pulle": _baize("#12344F", "#23608C", corner="pocket"),
    "austrian-draw": _baize("#34380F", "#62682A", "frame", "fan"),
    "challenge": Room("slate", rgb("#2B2D2E"), rgb("#55585A"), rgb("#E9E8E2")),
    "latin": Room("planks", rgb("#5A3A1E"), rgb("#845D34"), IVORY),
    "cuban": Room(
        "planks",
        rgb("#4A1F14"),
        rgb("#7A3A26"),
        IVORY,
        "frame",
        corner="lozenge-ivory",
        seed=1899,
    ),
    "tendler": Room("planks", rgb("#241A16"), rgb("#4A382E"), GOLD, "frame", seed=1830),
    "bergen": Room(
        "plain",
        rgb("#3F5567"),
        rgb("#516677"),
        IVORY,
        sides="star",
    ),
    "luxembourg": Room(
        "plain",
        rgb("#4A5070"),
        rgb("#596083"),
        rgb("#C8313E"),
        sides="stripes",
    ),
    "mexican-train": Room("hexagons", rgb("#12292D"), rgb("#2A5560"), GOLD),
    "hungarian": Room(
        "plain",
        rgb("#611A20"),
        rgb("#97303A"),
        IVORY,
        ends="scallop",
        corner="flowers",
    ),
    "matador": Room("plain", rgb("#6B4420"), rgb("#82582C"), rgb("#B98238"), ends="teeth"),
    "draw": _marble(VERDE),
    "block": _marble(Stone(rgb("#4A4130"), rgb("#6E624A"), rgb("#E8DCC0"), 1848), "frame"),
    "all-fives": _marble(
        Stone(rgb("#3A2F55"), rgb("#5A4B7C"), rgb("#D9CDEB"), 1855), corner="lozenge-violet"
    ),
    "sebastopol": _marble(
        Stone(rgb("#16304C"), rgb("#2B4C70"), rgb("#DCE6F0"), 1854), corner="wheel"
    ),
}


def table_look(game: Declaration, style: PictureStyle = DEFAULT_STYLE) -> TableLook:
    """Return the look of a game.

    Colours tell the many pips of a larger set apart; a double-six set does without.
    """
    few = HALVES[max(game.tiles)][1] <= DOUBLE_SIX
    many = game.layout is Layout.TRAINS
    classic = few if style.classic is None else style.classic
    room = _marble(NIGHT) if style.contrast else ROOMS.get(game.key, ROOMS["draw"])
    return TableLook(room, Marks(classic, style.digits, style.contrast, many))


DOUBLE_SIX: Final = 6
WOOD: Final = (rgb("#2B180E"), rgb("#5E3A21"))
# So dark that a tile in shade lies half-way between it and a bright one
BAIZE: Final = (
    rgb("#0E2E23"),
    rgb("#153D30"),
)
BAIZE_NIGHT: Final = (rgb("#000000"), rgb("#000403"))
VELVET: Final = (rgb("#330C11"), rgb("#6B1B24"))  # the cloth of the winner
# From light to shade
BRASS: Final = (
    rgb("#FBEBB0"),
    rgb("#E3C06A"),
    rgb("#B98A35"),
    rgb("#6E4F1C"),
)
METALS: Final = (
    (BRASS[0], BRASS[1]),
    (rgb("#F4F4F2"), rgb("#B9BEC2")),
    (rgb("#F0C8A0"), rgb("#C48A56")),
    (BRASS[1], BRASS[2]),
)
BONE: Final = (rgb("#FFFBF0"), rgb("#F6EDDA"), rgb("#E2D3B4"))
BONE_EDGE: Final = rgb("#8B7650")
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
TURN_GOLD: Final = rgb("#54360E")  # what is gold on other plates
PASS: Final = rgb("#8E1F24")
BANK: Final = rgb("#E3C06A")
NOTE: Final = rgb("#5A473A")  # fill of tags that only inform
GAIN: Final = rgb("#17562D")
LIGHT: Final = rgb("#FFFFFF")
SHADE: Final = rgb("#0B0705")

RING: Final = rgb("#FFC247")
KEYLINE: Final = rgb("#2A1606")
BADGE: Final = rgb("#14507E")

# Four colours, n mod 4: equal neighbours jump out and 6, 7, 8 are told apart at a glance; all at
# least 5.6:1 on bone.
PIPS: Final = (rgb("#1F6B3A"), rgb("#1B1410"), rgb("#0B5C96"), rgb("#A32A12"))

# One for each number of a set up to the double twelve: colours are read before pips. At least 4:1
# on bone.
MANY_PIPS: Final = tuple(
    map(
        rgb,
        (
            "#1B1410",
            "#1B1410",
            "#1F6B3A",
            "#A82318",
            "#5F2C9C",
            "#0B5C96",
            "#A8500A",
            "#0C6B70",
            "#A3196E",
            "#5C5C5C",
            "#6E4A1A",
            "#24306E",
            "#6B1B2B",
        ),
    )
)

AWAY: Final = 0.75  # share of the note colour in the disc of a player who is away
LETTER: Final = 0.15  # share of that dull colour in its letter
LIT: Final = 0.14  # share of white at the top of a disc

# One for each seat. The initial and the shape of the disc carry the same information without
# colour.
DISCS: Final = (
    rgb("#7A2A2E"),
    rgb("#1F5560"),
    rgb("#5B4A8C"),
    rgb("#396529"),
    rgb("#7C5018"),
    rgb("#7A3566"),
    rgb("#4A5560"),
    rgb("#55551A"),
)
# Plates of partners; the shape of their sign says the same without colour
TEAMS: Final = (
    rgb("#2F7FC4"),
    rgb("#D9731A"),
)
CHIPS: Final = (
    rgb("#8E1F24"),
    rgb("#1F5B45"),
    rgb("#1F4E79"),
    rgb("#6B4A12"),
    rgb("#574688"),
    rgb("#7A3566"),
    rgb("#3D464E"),
    rgb("#4F5218"),
)
CHIP_FACE: Final = rgb("#FBF4E2")
# A tile that cannot be played: how far its face goes into the veil, and its pips into the dark. Its
# face keeps 3:1 from the cloth and from a bright face, its pips more than 4:1 from it; so there is
# no room for much light and shade on it.
VEIL: Final = rgb("#12332A")
DIM: Final = 0.53
FLAT: Final = 0.75
DIM_PIPS: Final = 0.6
DIM_DIGITS: Final = 0.95  # thin, so darker
# The face of such a tile under high contrast, where its pips are black
DIM_NIGHT: Final = rgb("#767676")
BLACK: Final = rgb("#000000")
DEEP: Final = 0.25  # how much darker digits are than pips, and both under high contrast


def tile_tones(marks: Marks) -> tuple[Colour, Colour, Colour]:
    """Return the tones of a tile's face, from light to shade."""
    return BONE_BRIGHT if marks.contrast else BONE


def pip_colour(value: int, marks: Marks) -> Colour:
    """Return the colour of the pips or the digit `value`."""
    colour = INK if marks.classic else MANY_PIPS[value] if marks.many else PIPS[value % 4]
    return mix(colour, BLACK, DEEP) if marks.contrast or marks.digits else colour


def dimmed_tones(marks: Marks) -> tuple[Colour, Colour, Colour]:
    """Return the tones of an unplayable tile before the veil, from light to shade."""
    if marks.contrast:
        return (DIM_NIGHT,) * 3
    light, middle, shade = map(flatten_tone, BONE)
    return light, middle, shade


def pip_dimming(marks: Marks) -> tuple[Colour, float]:
    """Return the colour into which the pips of an unplayable tile are blended, and its share."""
    if marks.contrast:
        return BLACK, 1.0
    return SHADE, DIM_DIGITS if marks.digits else DIM_PIPS


def flatten_tone(tone: Colour) -> Colour:
    """Return a bone tone with less light or shade."""
    return mix(tone, BONE[1], FLAT)


def poster_stone(stone: Stone, contrast: bool) -> Stone:
    """Return the slab behind a poster."""
    return NIGHT if contrast else stone


def paper_tones(contrast: bool) -> tuple[Colour, Colour]:
    """Return the tones of a poster's sheet, from light to shade."""
    return BONE_BRIGHT[:2] if contrast else BONE[:2]


def medal_tones(place: int, contrast: bool) -> tuple[Colour, Colour]:
    """Return the tones of the medal for a place: gold, silver, bronze, then brass."""
    light, shade = METALS[min(place, len(METALS)) - 1]
    return (mix(light, LIGHT, DEEP), mix(shade, LIGHT, DEEP)) if contrast else (light, shade)


def baize_tones(contrast: bool) -> tuple[Colour, Colour]:
    """Return the tones of the cloth under a hand."""
    return BAIZE_NIGHT if contrast else BAIZE


def velvet_tones(contrast: bool) -> tuple[Colour, Colour]:
    """Return the tones of the cloth under the winner."""
    return BAIZE_NIGHT if contrast else VELVET


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """Blend two colours: `share` of `other`, the rest of `colour`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue
