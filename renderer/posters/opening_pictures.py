"""Pictures before the first deal.

Games to choose from: a small table for each, with its name, a word and one big thing. An open
table: its game's room and thing, and who sits there.
"""

from typing import Final

from PIL import Image

from games.core import Layout
from games.game import Declaration
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Canvas, Sheet
from renderer.drawing.pen import draw_boxes
from renderer.drawing.rooms import make_room
from renderer.drawing.symbols import ASSETS, open_art
from renderer.drawing.textures import Box, inner_size, make_wood, set_inlay
from renderer.drawing.theme import PictureStyle
from renderer.drawing.tiles_and_chips import SpritePainter
from renderer.drawing.typeface import CAP, Typeface
from renderer.posters.poster_scenes import PickerScene
from renderer.scene import TableScene
from renderer.tables.seating_plan import SIZE, plan_seats
from renderer.tables.table_picture import TablePainter

SIGN: Final = 82  # height of the board with a game's name
TEXT: Final = 60
EDGE: Final = 12  # from the edge of the picture to the tables
GAP: Final = 14
ROWS: Final = ((26, 378), (412, SIZE[1] - 13))  # top and bottom of the tables of two rows
SINGLE: Final = (170, 600)  # of a single row
RAISED: Final = 12  # of it above its table
FEW: Final = 3  # tables in a single row, at most
LOBBY_MARGIN: Final = 34  # between the rim of an open table's slab and its thing
LOBBY_SIDE: Final = 190  # and at its sides


def place_tables(count: int) -> tuple[Box, ...]:
    """Return a box for each table: in one row, or the first half above the others."""
    above = count if count <= FEW else -(-count // 2)
    boxes = []
    for index in range(count):
        row = index >= above
        place, across = (index - above, count - above) if row else (index, above)
        top, bottom = SINGLE if count <= FEW else ROWS[row]
        edges = [EDGE + (SIZE[0] - 2 * EDGE + GAP) * step // across for step in (place, place + 1)]
        boxes.append((edges[0], top, edges[1] - GAP, bottom))
    return tuple(boxes)


def draw_board(
    canvas: Canvas, typeface: Typeface, name: str, middle: int, top: int, room: int
) -> None:
    """Draw the name of a game on a board, at most `room` pixels wide."""
    title = typeface.width(name, TEXT, title=True) <= room - 34
    name = typeface.fit(name, TEXT, room - 34, title=title)
    wide = typeface.width(name, TEXT, title=title) + (56 if title else 34)
    box = middle - wide // 2, top, middle - wide // 2 + wide, top + SIGN
    draw_boxes(canvas, box, 16, (0, theme.BRASS[:3]), (4, theme.PLATE))
    typeface.draw(
        canvas,
        (middle, top + SIGN / 2 + CAP * TEXT),
        name,
        TEXT,
        theme.BRASS[0],
        anchor=0.5,
        title=title,
    )


def open_thing(game: Declaration, box: Box) -> Image.Image:
    """Return what stands for a game, small enough for a box: its own thing, or a usual one."""
    usual = "trains" if game.layout is Layout.TRAINS else "boneyard" if game.boneyard else "block"
    is_drawn = (ASSETS / "things" / f"{game.key}.webp").exists()
    thing = open_art(f"things/{game.key if is_drawn else usual}")
    thing.thumbnail((box[2] - box[0], box[3] - box[1]))
    return thing


def put_thing(canvas: Canvas, thing: Image.Image, box: Box) -> None:
    """Put a thing in the middle of a box."""
    x, y = (box[0] + box[2] - thing.width) // 2, (box[1] + box[3] - thing.height) // 2
    canvas.paste(thing, (x, y), thing)


class PickerPainter(SpritePainter):
    """Paints games to choose from. Thread-safe."""

    def describe(self, scene: PickerScene) -> str:
        """Return the alt text: each game in a line of the menu."""
        words = scene.words
        games = [
            words(
                "picture-alt-picked", name=words(f"game-{game.key}"), hook=words(f"hook-{game.key}")
            )
            for game in scene.games
        ]
        return words("picture-alt-picker", games=words.grouped(games))

    def lay(self, scene: PickerScene) -> Sheet:
        """Return the layers of the picture."""
        canvas, typeface = Sheet(self._ground(scene.games, scene.style)), self.sprites.typeface
        for game, box in zip(scene.games, place_tables(len(scene.games)), strict=True):
            middle, wide = (box[0] + box[2]) // 2, box[2] - box[0]
            word = typeface.fit(scene.word(game), TEXT, wide - 22)
            base = (middle, box[3] - 30)
            typeface.draw(canvas, base, word, TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True)
            draw_board(canvas, typeface, scene.name(game), middle, box[1] - RAISED, room=wide + 2)
        return canvas

    @kept("grounds")
    def _ground(self, games: tuple[Declaration, ...], style: PictureStyle) -> Image.Image:
        """Draw the tables without words."""
        image = make_wood(SIZE)
        for game, box in zip(games, place_tables(len(games)), strict=True):
            wide, high = inner_size(box)
            ground = make_room((2 * wide, 2 * high), theme.table_look(game, style).room)
            set_inlay(image, ground.reduce(2), box)  # with small ornament
            below = box[0] + 22, box[1] + SIGN - RAISED - 2, box[2] - 22, box[3] - 82
            put_thing(image, open_thing(game, below), below)
        return image


class LobbyPainter:
    """Paints tables before their first deal. Thread-safe."""

    def __init__(self, tables: TablePainter) -> None:
        self.tables = tables
        self.sprites = tables.sprites

    def lay(self, scene: TableScene) -> Sheet:
        """Return the layers of the picture."""
        seats = plan_seats(len(scene.plates), around=False)
        room = theme.table_look(scene.game, scene.style).room
        canvas = Sheet(self.tables.slab(room, seats.around))
        top, low = seats.slab[1] + SIGN + LOBBY_MARGIN - 8, seats.slab[3] - LOBBY_MARGIN - 8
        free = LOBBY_SIDE, top, SIZE[0] - LOBBY_SIDE, low
        put_thing(canvas, self.thing(scene.game, free), free)
        self.tables.plates.draw(canvas, seats.chairs, scene)
        board, wide = seats.slab[1] + LOBBY_MARGIN // 3, SIZE[0] - LOBBY_SIDE
        draw_board(canvas, self.sprites.typeface, scene.title, SIZE[0] // 2, board, room=wide)
        return canvas

    @kept("grounds")
    def thing(self, game: Declaration, box: Box) -> Image.Image:
        """Open what stands for a game; with its room it would take four times the memory."""
        return open_thing(game, box)
