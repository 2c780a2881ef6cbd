"""The picture of a table: players and what lies between them; before the first deal the bare slab."""

from typing import Final

from PIL import Image

from games.core import SINGLE_LINES, Layout, View
from renderer.drawing import theme
from renderer.drawing.art import open_art
from renderer.drawing.sheet import Sheet
from renderer.drawing.tabletop import CAP, Sprites, put
from renderer.drawing.textures import make_marble, make_wood, set_inlay
from renderer.drawing.theme import Stone, TableLook
from renderer.hands.hand_choices import playable_ends
from renderer.scene import TableScene
from renderer.tables.compact_panel import CompactPanel
from renderer.tables.dice_table import DicePainter
from renderer.tables.line_picture import LinePainter
from renderer.tables.player_plates import PlateContent, PlatePainter, build_plates
from renderer.tables.seating import MOST_ABOVE, RIM, SIZE, SeatingPlan, plan_seats
from renderer.tables.side_panel import SidePanel
from renderer.tables.train_picture import TrainPainter

NOTE_WIDTH: Final = 900
TITLE_SIZES: Final = (92, 44)  # the largest and the smallest: a long name is smaller before it is cut
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
        seats: SeatingPlan = plan_seats(len(plates), around=dice, compact=not (dice or panel or railway))
        large = scene.style.large
        line = None if dice or railway else self.lines.place(view, look, around=seats.around, panel=panel, large=large)
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
            coffee = open_art("coffee").resize((121, 115), Image.Resampling.BOX)
            image.paste(coffee, (12, SIZE[1] - 120), coffee)
        set_inlay(image, self._marble(stone).crop((0, 0, box[2] - box[0] - 2 * RIM, box[3] - box[1] - 2 * RIM)), box, rim=RIM)
        return image

    def _cover(self, canvas: Sheet, look: TableLook, title: str, note: str, *, around: bool) -> None:
        """Draw what lies on the slab before the first deal: a row of tiles, the title and the note."""
        first = (5, 6) if look.marks.classic else (7, 8)
        middle, unit, shift = SIZE[0] // 2, 66, 148
        less = 44 if around else 0
        for index in range(-4, 5):
            x, y = middle + index * (unit + 16) - unit // 2, shift + 66 - less // 2 + 5 * abs(index)
            put(canvas, self.sprites.back(unit, True) if index else self.sprites.tile(unit, True, *first, look.marks), x, y)
        typeface = self.sprites.typeface
        name, size = typeface.shrunk(title, *TITLE_SIZES, TITLE_WIDTH, title=True)
        typeface.draw(canvas, (middle, shift + 310 - less), name, size, theme.BRASS[0], anchor=0.5, title=True, lifted=True)
        text = typeface.fit(note, NOTE_SIZE, NOTE_WIDTH)
        line = shift + 450 - 2 * less + round(CAP * NOTE_SIZE)
        typeface.draw(canvas, (middle, line), text, NOTE_SIZE, theme.PLATE_TEXT, anchor=0.5, lifted=True)
