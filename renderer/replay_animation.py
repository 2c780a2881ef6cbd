"""Animations of finished deals.

One frame for each step, with the open hands in trays below the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.parts.tiles import HALVES
from renderer import alt_texts
from renderer.drawing import theme
from renderer.drawing.image_cache import kept
from renderer.drawing.layers import Sheet, put
from renderer.drawing.pen import draw_boxes
from renderer.drawing.symbols import PlayerSign
from renderer.drawing.textures import make_wood
from renderer.drawing.theme import Marks
from renderer.drawing.tiles_and_chips import TWO_DIGITS, Sprites
from renderer.hands.hand_order_and_choices import sort_hand
from renderer.scene import ALT_BADGE, MAX_ALT, HeldTiles, ReplayScene, TableScene
from renderer.tables.player_plates import seat_sign
from renderer.tables.seating_plan import SIZE
from renderer.tables.table_picture import TablePainter

MAX_BYTES: Final = 3_000_000  # people look at it on phones
STEP_MS: Final = 1000
FIRST_MS: Final = 2000  # viewers have to find their way first
LAST_MS: Final = 6000  # time to read the result
EDGE: Final = 14
SPACE: Final = 12  # between cells
DISC: Final = 54
LARGE: Final = 42  # largest half length of a tile
SMALL: Final = 33  # smallest half length; smaller tiles go into another row
MOST_ROWS: Final = 5
BESIDE_MOST: Final = 4  # cells in a row of trays


@dataclass(frozen=True, slots=True)
class Trays:
    """Layout of the hands below the table.

    Cells in a row, rows of cells, and the columns and rows of tiles in a cell.
    """

    across: int
    down: int
    unit: int
    columns: int
    rows: int

    @property
    def wide(self) -> int:
        """Width of a cell."""
        return (SIZE[0] - ALT_BADGE[0] - EDGE + SPACE) // self.across - SPACE

    @property
    def high(self) -> int:
        """Height of a cell."""
        return max(DISC, self.rows * (2 * self.unit + 4)) + 16

    @property
    def height(self) -> int:
        """Height of all trays together."""
        return self.down * (self.high + SPACE) + 2


class ReplayPainter:
    """Draws the frames. Thread-safe, with bounded caches."""

    def __init__(self, sprites: Sprites, tables: TablePainter) -> None:
        self.sprites = sprites
        self.tables = tables

    def frames(self, scene: ReplayScene) -> Iterator[tuple[Sheet, ...]]:
        """Yield the sheets of each step, to be shown one below the other.

        The table (1210 × 770), and trays if hands are open.
        """
        trays = choose_trays(scene.hands) if scene.hands else None
        for index, step in enumerate(scene.steps):
            table = self.tables.lay(step)
            below = (self._lay_trays(trays, scene.hands[index], step),) if trays else ()
            yield (table, *below)

    def _lay_trays(self, trays: Trays, hands: tuple[HeldTiles, ...], step: TableScene) -> Sheet:
        """Return a tray for each hand."""
        sheet = Sheet(self.ground(trays, len(hands)))
        marks = theme.table_look(step.game, step.style).marks
        # So many pips are too small to count
        if HALVES[max(step.game.tiles)][1] >= TWO_DIGITS and trays.unit >= SMALL:
            marks = marks._replace(digits=True)
        for seat, held in enumerate(hands):
            row, column = divmod(seat, trays.across)
            self._tray(
                sheet,
                trays,
                (ALT_BADGE[0] + column * (trays.wide + SPACE), row * (trays.high + SPACE)),
                held,
                seat_sign(step, self.sprites, seat),
                marks=marks,
            )
        return sheet

    def _tray(
        self,
        image: Sheet,
        trays: Trays,
        corner: tuple[int, int],
        held: HeldTiles,
        sign: PlayerSign,
        marks: Marks,
    ) -> None:
        x, y = corner
        put(image, self.sprites.sign(DISC, sign), x + 8, y + (trays.high - DISC) // 2)
        left, top = x + DISC + 20, y + (trays.high - trays.rows * (2 * trays.unit + 4)) // 2 + 2
        tiles = [(tile, False) for tile in sort_hand(held.tiles)] + [
            (tile, True) for tile in sort_hand(held.claim)
        ]
        for index, (tile, claimed) in enumerate(tiles):
            row, column = divmod(index, trays.columns)
            spot = left + column * (trays.unit + 4), top + row * (2 * trays.unit + 4)
            face = self.sprites.tile(trays.unit, True, *HALVES[tile], marks, dimmed=claimed)
            put(image, face, *spot)

    @kept("grounds")
    def ground(self, trays: Trays, people: int) -> Image.Image:
        """Draw the wood and an empty tray for each hand."""
        image = make_wood((SIZE[0], trays.height))
        for seat in range(people):
            row, column = divmod(seat, trays.across)
            x, y = ALT_BADGE[0] + column * (trays.wide + SPACE), row * (trays.high + SPACE)
            box = x, y, x + trays.wide, y + trays.high
            draw_boxes(image, box, 16, (0, (theme.BRASS[2],)), (3, theme.PLATE))
        return image


def step_durations(scene: ReplayScene) -> tuple[int, ...]:
    """Return how long each step is shown, in milliseconds."""
    return (FIRST_MS, *(STEP_MS for _ in scene.steps[2:]), LAST_MS)


def choose_trays(hands: tuple[tuple[HeldTiles, ...], ...]) -> Trays:
    """Return the flattest trays that hold the largest hand of all steps with legible tiles."""
    people = len(hands[0])
    across = people if people <= BESIDE_MOST else -(-people // 2)
    down = -(-people // across)
    most = max(1, *(len(held.tiles) + len(held.claim) for step in hands for held in step))
    room = Trays(across, down, 0, 0, 0).wide - DISC - 26
    sizes = [(rows, -(-most // rows)) for rows in range(1, MOST_ROWS + 1)]
    plans = [
        Trays(across, down, min(LARGE, room // columns - 4), columns, rows)
        for rows, columns in sizes
    ]
    return next((plan for plan in plans if plan.unit >= SMALL), plans[-1])


def describe_replay(scene: ReplayScene, names: tuple[str, ...]) -> str:
    """Return the alt text: the moves in order and the result.

    Moves that do not fit are left out of the middle.
    """
    last = scene.steps[-1]
    words, view = last.words, last.view
    assert view is not None
    head = words("picture-alt-replay", title=last.title, deal=view.deal, steps=len(scene.steps))
    tail = alt_texts.describe_ending(last, view, names)
    moves = scene.moves
    text = words.told([head, words.sentence(words.grouped(moves)), tail])
    kept = len(moves)
    while len(text) > MAX_ALT and kept:
        kept -= 1
        first = -(-kept // 2)
        gap = words("picture-alt-replay-more", count=len(moves) - kept)
        few = (*moves[:first], gap, *moves[len(moves) - (kept - first) :])
        text = words.told([head, words.sentence(words.grouped(few)), tail])
    return text if len(text) <= MAX_ALT else text[: MAX_ALT - 1] + "…"
