"""The picture of a table: players and what lies between them; before the first deal the bare slab.

A line of tiles with its signs is drawn here, and the small panel of games whose line needs the
whole slab. Dice, trains and the side panel have modules of their own.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from games.core import SINGLE_LINES, Layout, OpenEnd, View
from renderer.drawing import theme
from renderer.drawing.drawable_text import title_halves
from renderer.drawing.layers import Canvas, Sheet, Sprite, cut_sprite, put
from renderer.drawing.symbols import open_art
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import make_marble, make_wood, rounded_mask, set_inlay
from renderer.drawing.theme import Marks, Stone, TableLook, mix
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import playable_ends
from renderer.scene import ALT_BADGE, END_LETTERS, TableScene, format_chips
from renderer.tables.cross import CrossBoard
from renderer.tables.dice_table import DicePainter
from renderer.tables.line_layout import BRICK, IN_LINE, SNAKE, Board, Cell, LineLayout, TileSpot
from renderer.tables.player_plates import HIGH, PlateContent, PlatePainter, build_plates
from renderer.tables.seating import GAP, MOST_ABOVE, RIM, SIZE, PlateStrip, SeatingPlan, plan_seats
from renderer.tables.side_panel import SidePanel
from renderer.tables.train_picture import TrainPainter

Field = tuple[int, int, int, int]  # left, top, width, height of the place for a line
Place = tuple[Field, Board | CrossBoard]

BRICKS: Final = (34, 168, 936, 576)  # beside the side panel
UNITS: Final = (72, 64, 52)
SNAKES: Final = (27, 165, 1156, 588)  # they use the whole slab
SNAKE_UNITS: Final = (52, 44, 38)  # at 52 four rows fit, and nine of ten Hungarian lines never move
BESIDE_UNITS: Final = (60, 52, 44, 38)
CROSS_UNITS: Final = (48, 44, 38, 32)  # at 48 two of three lines of All Fives never move
CROSS_BESIDE_UNITS: Final = (48, 44, 38, 32, 28)
AROUND: Final = 148  # pixels that a lower row of plates takes
AROUND_UNITS: Final = (52, 44, 40, 34)

END: Final = 0.92  # size of the sign at an open end, in half tiles


class PlacedLine(NamedTuple):
    """A line with its upper left corner in the picture.

    `split` is the number of tiles that lay there before the last series; all of them if the last
    turn laid a single tile.
    """

    lay: LineLayout
    left: int
    top: int
    split: int
    marks: Marks


def badge_corner(field: Field) -> tuple[int, int]:
    """Return the part of a field that the ALT badge covers (width and height)."""
    left, top, _, height = field
    return ALT_BADGE[0] - left, top + height - (SIZE[1] - ALT_BADGE[1])


def enlarge(place: Place) -> Place:
    """Return the place with larger tiles tried first.

    The line is then rearranged more often as it grows.
    """
    field, board = place
    unit = board.frames[0].unit
    return field, board.enlarged((unit * 7 // 10 * 2, unit * 3 // 5 * 2))


class LinePainter:
    """Draws lines; has a board for every kind of line and slab.

    Thread-safe, with bounded caches.
    """

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        left, top, width, height = SNAKES
        less = height - AROUND + 6
        self.bricks = BRICKS, Board(BRICKS[2], BRICKS[3], UNITS, BRICK, badge_corner(BRICKS))
        self.snakes = SNAKES, Board(width, height, SNAKE_UNITS, SNAKE, badge_corner(SNAKES))
        self.beside = BRICKS, Board(BRICKS[2], BRICKS[3], BESIDE_UNITS, SNAKE, badge_corner(BRICKS))
        self.in_line = SNAKES, Board(width, height, SNAKE_UNITS, IN_LINE, badge_corner(SNAKES))
        self.in_line_beside = (
            BRICKS,
            Board(BRICKS[2], BRICKS[3], BESIDE_UNITS, IN_LINE, badge_corner(BRICKS)),
        )
        self.around = (left, top, width, less), Board(width, less, AROUND_UNITS, SNAKE)
        self.beside_around = (*BRICKS[:3], less), Board(BRICKS[2], less, AROUND_UNITS, SNAKE)
        self.crosses = SNAKES, CrossBoard(width, height, CROSS_UNITS, badge_corner(SNAKES))
        self.crosses_beside = (
            BRICKS,
            CrossBoard(BRICKS[2], BRICKS[3], CROSS_BESIDE_UNITS, badge_corner(BRICKS)),
        )
        self.larger = lru_cache(maxsize=8)(enlarge)

    def board(self, view: View, *, around: bool, panel: bool) -> Place:
        """Return the field and board for a view.

        `around`: players sit below the slab; `panel`: there is a side panel.
        """
        if view.layout is Layout.BRICK:
            return self.bricks
        if view.layout is Layout.CROSS:
            return self.crosses_beside if panel else self.crosses
        if view.layout is Layout.IN_LINE:
            return self.in_line_beside if panel else self.in_line
        if around:
            return self.beside_around if panel else self.around
        return self.beside if panel else self.snakes

    def place(
        self, view: View, look: TableLook, *, around: bool, panel: bool, large: bool = False
    ) -> PlacedLine | None:
        """Return the line of the view in its place; None if no tile lies there."""
        where = self.board(view, around=around, panel=panel)
        field, board = self.larger(where) if large else where
        lay = board.lay(view.line)
        if lay is None:
            return None
        left = field[0] + (field[2] - lay.frame.columns * lay.frame.step) // 2
        top = field[1] + (field[3] - lay.frame.rows * lay.frame.step) // 2
        series = min(view.series, len(lay.tiles)) if view.series > 1 else 0
        return PlacedLine(lay, left, top, len(lay.tiles) - series, look.marks)

    def rest(self, canvas: Canvas, line: PlacedLine) -> None:
        """Draw the tiles from before the last series, or all if the last turn laid one tile."""
        self._tiles(canvas, line, line.lay.tiles[: line.split])

    def mark(self, canvas: Canvas, line: PlacedLine, ends: Sequence[OpenEnd]) -> None:
        """Draw the last series, or the ring round its single tile, and the signs of open ends.

        A sign shows a letter and the number to match; there are none if no tile may be laid now.
        """
        lay = line.lay
        series = lay.tiles[line.split :]
        for gold in (False, True):
            for laid in series:
                self._put(
                    canvas, line, self.sprites.halo(lay.frame.unit, laid.upright, gold), laid.cell
                )
        self._tiles(canvas, line, series)
        if not series:
            last = lay.tiles[-1]
            self._put(canvas, line, self.sprites.ring(lay.frame.unit, last.upright), last.cell)
        size = round(lay.frame.unit * END)
        for end, number in ends:
            cell = lay.ends.get(end)
            if cell:
                sign = self.sprites.badge(size, END_LETTERS[end], number)
                self._put(canvas, line, sign, cell, (lay.frame.unit - size) // 2)

    def _tiles(self, canvas: Canvas, line: PlacedLine, tiles: tuple[TileSpot, ...]) -> None:
        unit = line.lay.frame.unit
        # From the top downward, so that a shadow never falls on the face of a tile above.
        for laid in sorted(tiles, key=lambda laid: (laid.cell.y, laid.cell.x)):
            self._put(
                canvas,
                line,
                self.sprites.tile(unit, laid.upright, laid.first, laid.second, line.marks),
                laid.cell,
            )

    def _put(
        self, canvas: Canvas, line: PlacedLine, what: Sprite, cell: Cell, shift: int = 0
    ) -> None:
        step = line.lay.frame.step
        put(canvas, what, line.left + cell.x * step + shift, line.top + cell.y * step + shift)


TEXT: Final = 29
SMALLEST: Final = 18
BETWEEN: Final = 12  # two things
MARGINS: Final = 14  # left and right together


class CompactPanel:
    """Draws small panels on a table. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.ground = sprites.parts.keep(self._ground)

    def draw(self, canvas: Canvas, chair: PlateStrip, scene: TableScene, view: View) -> None:
        """Draw the panel in its strip."""
        words = scene.words
        parts = [(26, str(view.stock))] if view.stock else []
        parts += [(38, format_chips(view.pool))] if view.pool else []
        parts += [] if view.target is None else [(0, words("picture-target", points=view.target))]
        top = chair.y + chair.top
        box = (chair.x + GAP // 2, top, chair.x + chair.width - GAP // 2, top + HIGH)
        put(canvas, self.ground(box[2] - box[0]), box[0], top)
        draw, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        middle, wide = chair.x + chair.width / 2, box[2] - box[0] - MARGINS
        lines, size = self._title(scene.title, wide)
        plain = size <= TEXT
        for index, line in enumerate(lines):
            y = top + (30 if len(lines) == 1 else 24 + index * 30) + CAP * size
            draw(
                canvas,
                (middle, y),
                fit(line, size, wide, title=not plain),
                size,
                theme.BRASS[0],
                anchor=0.5,
                title=not plain,
            )
        deal = fit(words("picture-deal", number=view.deal), TEXT, wide)
        y = top + (70 if len(lines) == 1 else 83) + (0 if parts else 16)
        draw(
            canvas,
            (middle, y + CAP * TEXT),
            deal,
            TEXT,
            theme.PLATE_TEXT,
            anchor=0.5,
        )
        self._things(canvas, middle, top + (105 if len(lines) == 1 else 111), wide, parts)

    def _ground(self, width: int) -> Sprite:
        """Draw an empty panel."""
        image = Image.new("RGBA", (width, HIGH), (*theme.SHADE, 0))
        for inset, radius, colour in (
            (0, 18, theme.SHADE),
            (2, 16, theme.BRASS[2]),
            (5, 13, mix(theme.BRASS[3], theme.SHADE, 0.72)),
        ):
            image.paste(
                (*colour, 255),
                (0, 0),
                rounded_mask(image.size, (inset, inset, width - inset, HIGH - inset), radius),
            )
        return cut_sprite(image, 0)

    def _title(self, title: str, wide: int) -> tuple[list[str], int]:
        """Return the title in one large line if it fits, else in small lines of similar length.

        And the size.
        """
        width = self.sprites.typeface.width
        for size in range(40, 31, -1):
            if width(title, size, title=True) <= wide:
                return [title], size
        pairs = title_halves(title)
        if width(title, TEXT) <= wide or not pairs:
            return [title], TEXT
        pair = min(pairs, key=lambda pair: max(width(line, TEXT) for line in pair))
        size = next(
            (
                size
                for size in range(TEXT, SMALLEST, -1)
                if max(width(line, size) for line in pair) <= wide
            ),
            SMALLEST,
        )
        return pair, size

    def _things(
        self, image: Canvas, middle: float, y: int, wide: int, parts: list[tuple[int, str]]
    ) -> None:
        """Draw boneyard, pot and target in one centred line, as large as fits in `wide`."""
        typeface = self.sprites.typeface

        def total(size: int) -> float:
            return (
                sum(icon + typeface.width(text, size) + BETWEEN for icon, text in parts) - BETWEEN
            )

        size = next((size for size in range(31, SMALLEST, -1) if total(size) <= wide), SMALLEST)
        x = round(middle - total(size) / 2)
        for index, (icon, text) in enumerate(parts):
            if index:
                typeface.draw(
                    image,
                    (x - BETWEEN / 2, y + CAP * size),
                    "·",
                    size,
                    theme.PLATE_TEXT,
                    anchor=0.5,
                )
            if icon == 26:
                put(image, self.sprites.back(18, True), x, y - 18)
            elif icon:
                put(image, self.sprites.chip(32, theme.CHIPS[3], "", 2), x - 2, y - 18)
            typeface.draw(image, (x + icon, y + CAP * size), text, size, theme.PLATE_TEXT)
            x += icon + typeface.width(text, size) + BETWEEN


# Of the picture of a cup what is shown, with a saucer of 112 pixels
CORNER_CUP: Final = (
    1.29,
    2.33,
    322.71,
    307.71,
)
NOTE_WIDTH: Final = 900
# The largest and the smallest: a long name is smaller before it is cut
TITLE_SIZES: Final = (
    92,
    44,
)
TITLE_WIDTH: Final = 1000
NOTE_SIZE: Final = 42


class TablePainter:
    """Paints tables. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.slab = sprites.grounds.keep(self._slab)
        self.plates = PlatePainter(sprites)
        self.compact_panel = CompactPanel(sprites)
        self.side_panel = SidePanel(sprites)
        self.lines = LinePainter(sprites)
        self.trains = TrainPainter(sprites)
        self.dice = DicePainter(sprites, self.slab)

    def paint(self, scene: TableScene) -> Image.Image:
        """Return all pixels of a table."""
        return self.lay(scene).render()

    def lay(self, scene: TableScene) -> Sheet:
        """Return the layers of a table."""
        view = scene.view if scene.view and scene.view.deal else None
        plates = build_plates(scene, self.sprites)
        if view:
            return self._dealt(scene, view, plates)
        look = theme.table_look(scene.game, scene.style)
        seats = plan_seats(len(plates), around=False, compact=False)
        canvas = Sheet(self.slab(look.stone, seats.around))
        self._cover(canvas, look, scene.title, scene.note, around=seats.around)
        self.plates.draw(canvas, seats.chairs, plates)
        return canvas

    def _dealt(self, scene: TableScene, view: View, plates: tuple[PlateContent, ...]) -> Sheet:
        dice, look = view.layout is Layout.DICE, theme.table_look(scene.game, scene.style)
        panel = view.layout is Layout.BRICK or (view.layout in SINGLE_LINES and not view.dealing)
        railway = view.layout is Layout.TRAINS
        seats: SeatingPlan = plan_seats(
            len(plates), around=dice, compact=not (dice or panel or railway)
        )
        large = scene.style.large
        line = (
            None
            if dice or railway
            else self.lines.place(view, look, around=seats.around, panel=panel, large=large)
        )
        trains = self.trains.place(view, look.marks, large=large) if railway else None
        canvas = Sheet(self.slab(look.stone, seats.around))
        if line:
            self.lines.rest(canvas, line)
        if trains:
            self.trains.rest(canvas, trains, scene, view)
        if dice:
            self.dice.rest(canvas, scene, view)
        if panel:
            self.side_panel.draw(canvas, scene, view, plates, around=seats.around)
        self.plates.draw(canvas, seats.chairs, plates)
        if seats.compact:
            self.compact_panel.draw(canvas, seats.compact, scene, view)
        if line:
            self.lines.mark(canvas, line, playable_ends(view))
        elif trains:
            self.trains.mark(canvas, trains, view)
        elif dice:
            self.dice.draw(canvas, scene, view, seats.chairs)
        return canvas

    def _marble(self, stone: Stone) -> Image.Image:
        above = plan_seats(1, around=False, compact=False).slab
        return make_marble((above[2] - above[0] - 2 * RIM, above[3] - above[1] - 2 * RIM), stone)

    def _slab(self, stone: Stone, around: bool) -> Image.Image:
        """Draw the background: wood, and the slab in its frame."""
        box = plan_seats(MOST_ABOVE, around=around, compact=False).slab
        image = make_wood(SIZE)
        if around:  # in the corner that the ALT badge covers no plate stands
            coffee = open_art("coffee").resize((120, 114), Image.Resampling.BOX, CORNER_CUP)
            image.paste(coffee, (12, SIZE[1] - 120), coffee)
        set_inlay(
            image,
            self._marble(stone).crop((0, 0, box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM)),
            box,
            rim=RIM,
        )
        return image

    def _cover(
        self, canvas: Sheet, look: TableLook, title: str, note: str, *, around: bool
    ) -> None:
        """Draw what lies on the slab before the first deal.

        A row of tiles, the title and the note.
        """
        first = (5, 6) if look.marks.classic else (7, 8)
        middle, unit, shift = SIZE[0] // 2, 66, 148
        less = 44 if around else 0
        for index in range(-4, 5):
            x, y = middle + index * (unit + 16) - unit // 2, shift + 66 - less // 2 + 5 * abs(index)
            put(
                canvas,
                self.sprites.back(unit, True)
                if index
                else self.sprites.tile(unit, True, *first, look.marks),
                x,
                y,
            )
        typeface = self.sprites.typeface
        name, size = typeface.shrunk(title, *TITLE_SIZES, TITLE_WIDTH, title=True)
        typeface.draw(
            canvas,
            (middle, shift + 310 - less),
            name,
            size,
            theme.BRASS[0],
            anchor=0.5,
            title=True,
            lifted=True,
        )
        text = typeface.fit(note, NOTE_SIZE, NOTE_WIDTH)
        line = shift + 450 - 2 * less + round(CAP * NOTE_SIZE)
        typeface.draw(
            canvas, (middle, line), text, NOTE_SIZE, theme.PLATE_TEXT, anchor=0.5, lifted=True
        )
