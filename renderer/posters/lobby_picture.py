"""A table before its first deal: the game's room and what stands for it, and who sits there."""

from typing import Final

from PIL import Image

from games.game import Declaration
from renderer.drawing import theme
from renderer.drawing.layers import Sheet
from renderer.drawing.theme import PictureStyle
from renderer.posters.game_things import SIGN, GameThings, Spot
from renderer.scene import TableScene
from renderer.tables.player_plates import build_plates
from renderer.tables.seating import SIZE, plan_seats
from renderer.tables.table_picture import TablePainter

MARGIN: Final = 34  # between the rim of the slab and the thing
SIDE: Final = 190  # and at its sides


class LobbyPainter:
    """Paints tables before their first deal. Thread-safe."""

    def __init__(self, tables: TablePainter) -> None:
        self.tables = tables
        self.things = GameThings(tables.sprites)
        self.ground = tables.sprites.grounds.keep(self._draw_ground)

    def lay(self, scene: TableScene) -> Sheet:
        """Return the layers of the picture."""
        seats = plan_seats(len(scene.plates), around=False)
        canvas = Sheet(self.ground(scene.game, seats.around, scene.style))
        self.tables.plates.draw(canvas, seats.chairs, build_plates(scene, self.tables.sprites))
        board = seats.slab[1] + MARGIN // 3
        self.things.board(canvas, scene.title, SIZE[0] // 2, board, SIZE[0] - SIDE)
        return canvas

    def _draw_ground(self, game: Declaration, around: bool, style: PictureStyle) -> Image.Image:
        """Draw the room of a game, and what stands for the game."""
        look = theme.table_look(game, style)
        image = self.tables.slab(look.room, around).convert("RGB")
        slab = plan_seats(8 if around else 1, around=around).slab
        top, low = slab[1] + SIGN + MARGIN, slab[3] - MARGIN
        spot = Spot(
            image,
            SIZE[0] // 2,
            (top + low) // 2 - 8,
            SIZE[0] - 2 * SIDE,
            marks=look.marks,
            scale=(low - top) / 220,
        )
        self.things.draw(game, spot)
        return image
