"""The picture of a table that is dealt: players and what lies between them.

Boneyard and pot are drawn here. Lines, dice, trains and the side panel have modules of their own.
"""

from typing import Final

from PIL import Image

from games.core import Layout, View
from games.parts.amounts import format_chips
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sheet, put
from renderer.drawing.rooms import make_room
from renderer.drawing.symbols import open_art
from renderer.drawing.textures import RIM, inner_size, make_wood, set_inlay, with_palette
from renderer.drawing.theme import Room
from renderer.drawing.tiles_and_chips import Sprites
from renderer.drawing.typeface import CAP
from renderer.hands.hand_order_and_choices import playable_ends
from renderer.scene import TableScene
from renderer.tables.dice_table import DicePainter
from renderer.tables.line_layout import Box, Field
from renderer.tables.line_picture import LinePainter
from renderer.tables.player_plates import PlatePainter
from renderer.tables.seating_plan import CORNER, MOST_ABOVE, SIZE, plan_seats
from renderer.tables.stakes_and_hands_panel import StakesAndHandsPanel, panel_width
from renderer.tables.train_picture import TrainPainter, draw_yard, plan_yard

MARGINS: Final = 40, 8  # from the rim of the slab to the line and the hands, across and down
ASIDE: Final = 76  # height kept free in the lower right corner
ORNAMENT: Final = 34  # width of a room's ornament in that corner; other things there move left
TEXT: Final = 62


def line_field(slab: Box, *, around: bool, panel: int = 0, aside: int = 0) -> Field:
    """Return the place for a line on a slab.

    `around`: players sit below it. `panel` is the width of the side panel, `aside` that of what
    lies in the lower right corner.
    """
    left, top, right, bottom = (
        edge + (1 if index < 2 else -1) * (RIM + MARGINS[index % 2])
        for index, edge in enumerate(slab)
    )
    width, height = right - left - panel, bottom - top
    badge = (0, SIZE[1] - CORNER[1] - top, CORNER[0] - left, height)
    stock = (width - aside, height - ASIDE - MARGINS[1], width, height)
    kept = (() if around else (badge,)) + ((stock,) if aside else ())
    return Field(left, top, width, height, kept)


# the visible part of the cup, whose saucer has 112 pixels
CORNER_CUP: Final = (
    1.29,
    2.33,
    322.71,
    307.71,
)


class TablePainter:
    """Paints tables. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.plates = PlatePainter(sprites)
        self.stakes_and_hands = StakesAndHandsPanel(sprites)
        self.lines = LinePainter(sprites)
        self.trains = TrainPainter(sprites)
        self.dice = DicePainter(sprites)

    def paint(self, scene: TableScene) -> Image.Image:
        """Return all pixels of a table."""
        return self.lay(scene).render()

    def lay(self, scene: TableScene) -> Sheet:
        """Return the layers of a table that is dealt."""
        view, people = scene.view, len(scene.plates)
        assert view is not None
        look = theme.table_look(scene.game, scene.style)
        seats = plan_seats(people, around=view.layout is Layout.DICE)
        canvas = Sheet(self.slab(look.room, seats.around))
        if view.layout is Layout.DICE:
            self.dice.rest(canvas, view)
            self.plates.draw(canvas, seats.chairs, scene)
            self.dice.draw(canvas, scene, view, seats.chairs)
            return canvas
        if view.layout is Layout.TRAINS:
            canvas = Sheet(self.yard(look.room, people))
            self.plates.draw(canvas, plan_yard(people).chairs, scene)
            self.trains.draw(canvas, view, look.marks)
            return canvas
        panel = panel_width(view)
        field = line_field(seats.slab, around=seats.around, panel=panel)
        right, low = field.left + field.width, field.top + field.height
        if not panel:
            aside = self._aside(canvas, (right, low), scene, view, look.room)
            field = line_field(seats.slab, around=seats.around, aside=aside)
        line = self.lines.place(view, look, field, large=scene.style.large)
        if line:
            self.lines.rest(canvas, line)
        if panel:
            self.stakes_and_hands.draw(
                canvas, scene, view, (right + 16, field.top + 6, right + panel, low)
            )
        self.plates.draw(canvas, seats.chairs, scene)
        if line:
            self.lines.mark(canvas, line, playable_ends(view))
        return canvas

    def _aside(
        self, canvas: Sheet, corner: tuple[int, int], scene: TableScene, view: View, room: Room
    ) -> int:
        """Draw boneyard and pot into the corner of this lower right end. Returns their width."""
        (x, low), typeface = corner, self.sprites.typeface
        if room.corner:
            x -= ORNAMENT
        stock = view.stock if scene.game.boneyard and view.dealing else 0
        things = (
            (str(stock) if stock else "", 30, self.sprites.back(30, True)),
            (
                format_chips(view.pool) if view.pool else "",
                64,
                self.sprites.chip(64, theme.CHIPS[3], "", 2),
            ),
        )
        for text, wide, sprite in things:
            if not text:
                continue
            x -= typeface.width(text, TEXT) + 8
            base = low - ASIDE / 2 + CAP * TEXT
            typeface.draw(canvas, (x, base), text, TEXT, theme.PLATE_TEXT, lifted=True)
            put(canvas, sprite, x - wide - 10, low - ASIDE // 2 - 32)
            x -= wide + 22
        return corner[0] - x

    @kept("grounds")
    def slab(self, room: Room, around: bool) -> Image.Image:
        """Draw the background: wood, and the ground of the room in its frame."""
        box = plan_seats(MOST_ABOVE, around=around).slab
        image = make_wood(SIZE)
        if around:  # in the corner that the ALT badge covers no plate stands
            coffee = open_art("coffee").resize((120, 114), Image.Resampling.BOX, CORNER_CUP)
            image.paste(coffee, (12, SIZE[1] - 120), coffee)
        set_inlay(image, make_room(inner_size(box), room), box)
        return with_palette(image)

    @kept("grounds")
    def yard(self, room: Room, people: int) -> Image.Image:
        """Draw the background of a railway: under everything, or between the plates."""
        if people > MOST_ABOVE:
            return with_palette(draw_yard(self.slab(room, True).convert("RGB"), people))
        image, box = make_wood(SIZE), (6, 6, SIZE[0] - 6, SIZE[1] - 6)
        set_inlay(image, make_room(inner_size(box), room), box)
        return with_palette(draw_yard(image, people))
