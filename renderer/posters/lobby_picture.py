"""A table before its first deal: the game's room and what stands for it, and who sits there."""

from typing import Final

from PIL import Image, ImageDraw

from games.game import Declaration
from renderer.drawing import theme
from renderer.drawing.layers import Canvas, Sheet, Sprite, cut_sprite, put
from renderer.drawing.symbols import FACES, PlayerSign, open_art
from renderer.drawing.tabletop import Sprites
from renderer.drawing.textures import make_wood, rounded_mask, set_inlay, vertical_gradient
from renderer.drawing.theme import PictureStyle
from renderer.drawing.typeface import CAP
from renderer.posters.game_things import TEXT, GameThings, Spot, make_ground
from renderer.scene import Plate, TableScene
from renderer.tables.player_plates import drawable_name, first_letter
from renderer.tables.seating import SIZE

FRAME: Final = (14, 50, SIZE[0] - 14, SIZE[1] - 14)
RIM: Final = 9
IN_ROW: Final = 4
PLATE: Final = (284, 98)
PITCH: Final = (291, 108)
PLATES: Final = 106  # top of the first row
DISC: Final = 76
LOW: Final = 722  # below the thing
CUP: Final = 128


class LobbyPainter:
    """Paints tables before their first deal. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.things = GameThings(sprites)
        self.ground = sprites.grounds.keep(self._draw_ground)
        self._plate = sprites.parts.keep(draw_plate)

    def paint(self, scene: TableScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        return self.lay(scene).render()

    def lay(self, scene: TableScene) -> Sheet:
        """Return the layers of the picture: 1210 × 770."""
        rows = -(-len(scene.plates) // IN_ROW)
        canvas = Sheet(self.ground(scene.game, rows, scene.style))
        self.things.board(canvas, scene.title, SIZE[0] // 2, 10, SIZE[0] - 200)
        for seat, plate in enumerate(scene.plates):
            row, column = divmod(seat, IN_ROW)
            across = min(IN_ROW, len(scene.plates) - row * IN_ROW)
            left = (SIZE[0] - across * PITCH[0] + PITCH[0] - PLATE[0]) // 2
            x, y = left + column * PITCH[0], PLATES + row * PITCH[1]
            self._seat(canvas, scene, (x, y), seat, plate)
        return canvas

    def _draw_ground(self, game: Declaration, rows: int, style: PictureStyle) -> Image.Image:
        """Draw the room of a game below `rows` of plates, and what stands for the game."""
        image = make_wood(SIZE)
        size = FRAME[2] - FRAME[0] - 2 * RIM, FRAME[3] - FRAME[1] - 2 * RIM
        set_inlay(image, make_ground(game, size, style.contrast), FRAME, rim=RIM)
        cup = open_art("coffee")
        cup = cup.resize((CUP, CUP * cup.height // cup.width), Image.Resampling.LANCZOS)
        image.paste(cup, (36, SIZE[1] - 32 - cup.height), cup)
        top = PLATES + rows * PITCH[1]
        marks = theme.table_look(game, style).marks
        scale = (LOW - top - 20) / 200
        spot = Spot(image, SIZE[0] // 2, (top + LOW) // 2, SIZE[0] - 340, marks, scale)
        self.things.draw(game, spot)
        return image

    def _seat(
        self,
        canvas: Canvas,
        scene: TableScene,
        corner: tuple[int, int],
        seat: int,
        plate: Plate | None,
    ) -> None:
        """Draw a plate with the disc and the name of a player, or an empty one."""
        typeface, (x, y) = self.sprites.typeface, corner
        put(canvas, self._plate(plate is None), x, y)
        team = scene.teams[seat] if seat < len(scene.teams) else None
        if plate is None:
            name, sign = scene.words("picture-free"), PlayerSign(seat, "+", away=True, team=team)
        else:
            name = drawable_name(scene, self.sprites, seat, plate)
            letter = plate.portrait if plate.portrait in FACES else first_letter(name)
            sign = PlayerSign(seat, letter, plate.computer, plate.away, team)
        put(canvas, self.sprites.sign(DISC, sign), x + 9, y + (PLATE[1] - DISC) // 2)
        name = typeface.fit(name, TEXT, PLATE[0] - DISC - 26)
        ink = theme.PLATE_FREE if plate is None else theme.PLATE_TEXT
        base = (x + DISC + 17, y + PLATE[1] / 2 + CAP * TEXT)
        typeface.draw(canvas, base, name, TEXT, ink)


def draw_plate(free: bool) -> Sprite:
    """Draw the plate of a seat, with a dashed edge if it is free."""
    pad = 6
    size = (PLATE[0] + 2 * pad, PLATE[1] + 2 * pad)
    box = (pad, pad, pad + PLATE[0], pad + PLATE[1])
    image = Image.new("RGBA", size, (*theme.SHADE, 0))
    edge = rounded_mask(size, box, 20)
    if free:
        dashes = Image.new("L", size, 255)
        draw = ImageDraw.Draw(dashes)
        for step in range(0, size[0] + size[1], 26):
            draw.line((step, 0, step - size[1], size[1]), fill=0, width=9)
        edge = Image.composite(dashes, Image.new("L", size), edge)
    inner = rounded_mask(size, (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), 17)
    image.paste((*theme.BRASS[1 if free else 2], 255), (0, 0), edge)
    face = vertical_gradient(size, *theme.PLATE).convert("RGBA")
    if free:
        face.putalpha(150)
    image.paste(face, (0, 0), inner)
    return cut_sprite(image, pad)
