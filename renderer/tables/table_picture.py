"""The picture of a table: players and what lies between them; before the first deal the bare slab.

The small panel of games whose line needs the whole slab is drawn here. Lines, dice, trains and the
side panel have modules of their own.
"""

from typing import Final

from PIL import Image

from games.core import SINGLE_LINES, Layout, View
from renderer.drawing import theme
from renderer.drawing.drawable_text import title_halves
from renderer.drawing.layers import Canvas, Sheet, Sprite, cut_sprite, put
from renderer.drawing.symbols import open_art
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import make_marble, make_wood, rounded_mask, set_inlay
from renderer.drawing.theme import Stone, TableLook, mix
from renderer.drawing.typeface import CAP
from renderer.hands.hand_choices import playable_ends
from renderer.scene import TableScene, format_chips
from renderer.tables.dice_table import DicePainter
from renderer.tables.line_layout import Box, Field
from renderer.tables.line_picture import LinePainter
from renderer.tables.player_plates import HIGH, PlateContent, PlatePainter, build_plates
from renderer.tables.seating import (
    CORNER,
    GAP,
    MOST_ABOVE,
    RIM,
    SIZE,
    PlateStrip,
    SeatingPlan,
    plan_seats,
)
from renderer.tables.side_panel import SidePanel
from renderer.tables.train_picture import TrainPainter

MARGIN: Final = 12  # between the rim of the slab and a line
PANEL: Final = 212  # width of the side panel


def line_field(slab: Box, *, around: bool, panel: bool) -> Field:
    """Return the place for a line on a slab. `around`: players sit below it."""
    left, top, right, bottom = slab
    field = Field(
        left + RIM + MARGIN,
        top + RIM + MARGIN,
        right - left - 2 * (RIM + MARGIN) - (PANEL if panel else 0),
        bottom - top - 2 * (RIM + MARGIN),
    )
    badge = (0, SIZE[1] - CORNER[1] - field.top, CORNER[0] - field.left, field.height)
    return field if around else field._replace(kept=(badge,))


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
        field = line_field(seats.slab, around=seats.around, panel=panel)
        line = None if dice or railway else self.lines.place(view, look, field)
        trains = self.trains.place(view, look.marks, large=scene.style.large) if railway else None
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
