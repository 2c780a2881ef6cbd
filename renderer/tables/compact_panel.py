"""A small panel beside the plates, for games whose line needs the whole slab: title, deal, boneyard, pot, target."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.core import View
from renderer.drawing import theme
from renderer.drawing.drawable_text import title_halves
from renderer.drawing.sheet import Canvas
from renderer.drawing.sprite import Sprite, cut_sprite, put
from renderer.drawing.tabletop import CAP, Sprites
from renderer.drawing.textures import rounded_mask
from renderer.drawing.theme import mix
from renderer.scene import TableScene, format_chips
from renderer.tables.player_plates import HIGH
from renderer.tables.seating import GAP, PlateStrip

TEXT: Final = 29
SMALLEST: Final = 18
BETWEEN: Final = 12  # two things
MARGINS: Final = 14  # left and right together


@dataclass(frozen=True, slots=True)
class CompactPanelText:
    """The content of the panel."""

    title: str
    deal: str
    target: str
    stock: int
    pool: str


class CompactPanel:
    """Draws small panels on a table. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.ground = sprites.parts.keep(self._ground)

    def draw(self, canvas: Canvas, chair: PlateStrip, scene: TableScene, view: View) -> None:
        """Draw the panel in its strip."""
        words = scene.words
        target = "" if view.target is None else words("picture-target", points=view.target)
        pool = format_chips(view.pool) if view.pool else ""
        said = CompactPanelText(scene.title, words("picture-deal", number=view.deal), target, view.stock, pool)
        self._say(canvas, chair, said)

    def _say(self, image: Canvas, chair: PlateStrip, said: CompactPanelText) -> None:
        top = chair.y + chair.top
        box = (chair.x + GAP // 2, top, chair.x + chair.width - GAP // 2, top + HIGH)
        put(image, self.ground(box[2] - box[0]), box[0], top)
        draw, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        middle, wide = chair.x + chair.width / 2, box[2] - box[0] - MARGINS
        lines, size = self._title(said.title, wide)
        plain = size <= TEXT
        for index, line in enumerate(lines):
            y = top + (30 if len(lines) == 1 else 24 + index * 30) + CAP * size
            draw(image, (middle, y), fit(line, size, wide, title=not plain), size, theme.BRASS[0], anchor=0.5, title=not plain)
        things = bool(said.stock or said.pool or said.target)
        y = top + (70 if len(lines) == 1 else 83) + (0 if things else 16)
        draw(image, (middle, y + CAP * TEXT), fit(said.deal, TEXT, wide), TEXT, theme.PLATE_TEXT, anchor=0.5)
        self._things(image, middle, top + (105 if len(lines) == 1 else 111), wide, said)

    def _ground(self, width: int) -> Sprite:
        """Draw an empty panel."""
        image = Image.new("RGBA", (width, HIGH), (*theme.SHADE, 0))
        for inset, radius, colour in (
            (0, 18, theme.SHADE),
            (2, 16, theme.BRASS[2]),
            (5, 13, mix(theme.BRASS[3], theme.SHADE, 0.72)),
        ):
            image.paste((*colour, 255), (0, 0), rounded_mask(image.size, (inset, inset, width - inset, HIGH - inset), radius))
        return cut_sprite(image, 0)

    def _title(self, title: str, wide: int) -> tuple[list[str], int]:
        """Return the title in one large line if it fits, else in small lines of similar length; and the size."""
        width = self.sprites.typeface.width
        for size in range(40, 31, -1):
            if width(title, size, title=True) <= wide:
                return [title], size
        pairs = title_halves(title)
        if width(title, TEXT) <= wide or not pairs:
            return [title], TEXT
        pair = min(pairs, key=lambda pair: max(width(line, TEXT) for line in pair))
        size = next((size for size in range(TEXT, SMALLEST, -1) if max(width(line, size) for line in pair) <= wide), SMALLEST)
        return pair, size

    def _things(self, image: Canvas, middle: float, y: int, wide: int, said: CompactPanelText) -> None:
        """Draw boneyard, pot and target in one centred line, with dots between them, as large as fits in `wide`."""
        typeface = self.sprites.typeface
        parts = [(26, str(said.stock))] if said.stock else []
        parts += [(38, said.pool)] if said.pool else []
        parts += [(0, said.target)] if said.target else []

        def total(size: int) -> float:
            return sum(icon + typeface.width(text, size) + BETWEEN for icon, text in parts) - BETWEEN

        size = next((size for size in range(31, SMALLEST, -1) if total(size) <= wide), SMALLEST)
        x = round(middle - total(size) / 2)
        for index, (icon, text) in enumerate(parts):
            if index:
                typeface.draw(image, (x - BETWEEN / 2, y + CAP * size), "·", size, theme.PLATE_TEXT, anchor=0.5)
            if icon == 26:
                put(image, self.sprites.back(18, True), x, y - 18)
            elif icon:
                put(image, self.sprites.chip(32, theme.CHIPS[3], "", 2), x - 2, y - 18)
            typeface.draw(image, (x + icon, y + CAP * size), text, size, theme.PLATE_TEXT)
            x += icon + typeface.width(text, size) + BETWEEN
