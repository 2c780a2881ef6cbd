"""The right-hand part of the slab: the game's name, the Stamm (or boneyard) with the stakes; after a deal the revealed hands."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.core import Seat, Tile, View
from games.tiles import HALVES
from renderer import theme
from renderer.hand import order
from renderer.plates import STRIP, Face
from renderer.scene import TableScene
from renderer.sprites import CAP, Sprites, put

BOX: Final = (974, STRIP, 1186, 752)  # below the plates and their wedges
MIDDLE: Final = (BOX[2] - BOX[0]) // 2 - 2
TOP: Final = 98  # of the Stamm, from the top of the box
HEIGHT: Final = 412
CHIP: Final = 84
DISC: Final = 54


@dataclass(frozen=True, slots=True)
class Ground:
    """What changes rarely: title lines and what lies face down."""

    title: str
    deal: str
    foot: str
    stock: int
    stamm: bool


class Side:
    """Draws the side panel; may be used by several threads."""

    def __init__(self, sprites: Sprites, background: Image.Image) -> None:
        self.sprites = sprites
        self.background = background
        self.ground = lru_cache(maxsize=48)(self._ground)

    def draw(self, canvas: Image.Image, scene: TableScene, view: View, shown: tuple[Face, ...]) -> None:
        """The whole panel."""
        result = None if view.dealing else view.result
        revealed = tuple((seat, hand) for seat, hand in enumerate(result.hands) if hand) if result else ()
        stamm = any(seat.banker for seat in view.seats)
        foot = ""
        if view.limits:
            foot = scene.words("picture-limits", low=view.limits[0], high=view.limits[1])
        elif view.stock:
            foot = scene.words("picture-stock", count=view.stock)
        deal = scene.words("picture-deal", number=view.deal)
        canvas.paste(self.ground(Ground(scene.title, deal, foot, 0 if revealed else view.stock, stamm)), BOX[:2])
        if result and revealed:
            self._hands(canvas, shown, revealed, result.pips)
        elif stamm:
            self._stakes(canvas, view, shown)

    def _ground(self, ground: Ground) -> Image.Image:
        image = self.background.crop(BOX)
        draw, fit = self.sprites.typeface.draw, self.sprites.typeface.fit
        wide = BOX[2] - BOX[0] - 8
        lines = self._title(ground.title, wide)
        two = len(lines) > 1
        size, step = (33, 31) if two else (46, 46)
        while size > 29 and any(self.sprites.typeface.width(line, size, title=not two) > wide for line in lines):
            size -= 1
        for index, line in enumerate(lines, 1):
            text = fit(line, size, wide, title=not two)
            draw(image, (MIDDLE, step * index - 2), text, size, theme.BRASS[0], anchor=0.5, title=not two, lifted=True)
        deal = 90 if two else 80
        draw(image, (MIDDLE, deal), fit(ground.deal, 31, wide), 31, theme.PLATE_TEXT, anchor=0.5, lifted=True)
        foot = fit(ground.foot, 36, wide)
        draw(image, (MIDDLE, image.height - 26), foot, 36, theme.PLATE_TEXT, anchor=0.5, lifted=True)
        for x, y, unit, upright in _backs(ground.stock, ground.stamm):
            put(image, self.sprites.back(unit, upright), x, y)
        return image

    def _title(self, title: str, wide: int) -> list[str]:
        """In one line if that can be large, else broken at the space that leaves the shortest lines."""
        if " " not in title or self.sprites.typeface.width(title, 36, title=True) <= wide:
            return [title]
        words = title.split()
        pairs = [[" ".join(words[:count]), " ".join(words[count:])] for count in range(1, len(words))]
        return min(pairs, key=lambda pair: max(map(len, pair)))

    def _stakes(self, canvas: Image.Image, view: View, shown: tuple[Face, ...]) -> None:
        """Stakes lie on the part of the Stamm next to their owner; the banker sits below it (rules 4.6)."""
        banker = next(seat for seat, at in enumerate(view.seats) if at.banker)
        others = [(banker + step) % len(view.seats) for step in range(1, len(view.seats))]
        row = view.stock <= 8
        places: tuple[tuple[int, float], ...] = ((-58, 0.6), (0, 0.12), (58, 0.6))
        if row:
            places = ((0, 0.1), (0, 0.46), (0, 0.82))
        if len(others) != len(places):
            places = tuple((0, (index + 0.5) / len(others)) for index in range(len(others)))
        for seat, (x, y) in zip(others, places, strict=True):
            at = view.seats[seat]
            if at.stake is not None:
                self._pile(
                    canvas, seat, at.stake, view.limits, shown[seat], BOX[0] + MIDDLE + x, BOX[1] + TOP + round(HEIGHT * y)
                )

    def _pile(
        self, canvas: Image.Image, seat: Seat, stake: int, limits: tuple[int, int] | None, face: Face, x: int, y: int
    ) -> None:
        low, high = limits or (stake, stake)
        pile = 1 + (2 * (stake - low) + (high - low) // 2) // max(1, high - low) if stake > low else 1
        colour = theme.CHIPS[seat % len(theme.CHIPS)]
        put(canvas, self.sprites.chip(CHIP, colour, str(stake), min(3, pile)), x - CHIP // 2, y - CHIP // 2 - 8)
        owner = self.sprites.disc(DISC, theme.DISCS[seat % len(theme.DISCS)], face.initial, face.computer, face.away)
        put(canvas, owner, x - DISC // 2, y + CHIP // 2 - 8)

    def _hands(
        self,
        canvas: Image.Image,
        shown: tuple[Face, ...],
        revealed: tuple[tuple[Seat, tuple[Tile, ...]], ...],
        pips: tuple[int | None, ...],
    ) -> None:
        """What was shown when the deal ended: owner and total, and beside them the tiles."""
        room = (BOX[3] - BOX[1] - TOP - 62) // max(4, len(revealed))
        for row, (seat, hand) in enumerate(revealed):
            x, y = BOX[0] + 6, BOX[1] + TOP + row * room
            face = shown[seat]
            disc = self.sprites.disc(DISC, theme.DISCS[seat % len(theme.DISCS)], face.initial, face.computer, face.away)
            put(canvas, disc, x, y)
            total = pips[seat]
            if total is not None:
                line = y + DISC + 10 + 2 * CAP * 38
                self.sprites.typeface.draw(canvas, (x + DISC / 2, line), str(total), 38, theme.PLATE_TEXT, anchor=0.5)
            left, wide = x + DISC + 10, BOX[2] - BOX[0] - DISC - 18
            unit = min((room - 14) // 2, wide // len(hand) - 3, 45)
            for index, tile in enumerate(order(hand)):
                put(canvas, self.sprites.tile(unit, True, *HALVES[tile]), left + index * (unit + 3), y + 2)


def _backs(stock: int, stamm: bool) -> list[tuple[int, int, int, bool]]:
    """Where the tiles that lie face down are drawn: x, y, half edge, upright."""
    if not stock:
        return []
    if stamm and stock == 8:
        unit = 48
        return [(MIDDLE - unit, TOP + 2 + index * (unit + 3), unit, False) for index in range(8)]
    columns = 3 if stock <= 12 else 4 if stock <= 20 else 6
    rows = -(-stock // columns)
    unit = min(50, (HEIGHT // rows - 3) // 2, (BOX[2] - BOX[0] - 16) // columns - 6)
    left = MIDDLE - (columns * (unit + 8) - 8) // 2
    return [(left + index % columns * (unit + 8), TOP + index // columns * (2 * unit + 3), unit, True) for index in range(stock)]
