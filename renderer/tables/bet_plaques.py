"""Plaques for the gallery's bets, beside the stake of the player they are on.

An accepted bet is a pale plaque with a whole rim; an offered bet is dark, with a broken rim and a question mark.
"""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from games.core import Bet, View
from renderer.drawing import theme
from renderer.drawing.sheet import Canvas
from renderer.drawing.sprite import cut_sprite
from renderer.drawing.tabletop import CAP, FINE, Sprite, Sprites, put
from renderer.scene import HandScene, TableScene
from renderer.tables.player_plates import first_letter

MOST: Final = 3  # plaques for one player; further bets are counted
HIGH: Final = 33  # of a plaque
PITCH: Final = 35  # from one plaque to the next
TEXT: Final = 29
RADIUS: Final = 10
CHIP: Final = 24  # symbol for chips, where there is room
GAP: Final = 4
DASH: Final = 9


def onlooker_names(scene: TableScene | HandScene, sprites: Sprites) -> tuple[str, ...]:
    """Return the drawable names of all places that may have bet; a number where the scene has no name."""
    seats, bets = len(scene.plates), scene.view.gallery.bets if scene.view else ()
    last = max((bet.participant for bet in bets), default=seats - 1) - seats
    numbers = [scene.words("picture-onlooker", number=index + 1) for index in range(last + 1)]
    return tuple(
        sprites.typeface.name(scene.gallery[index].name, scene.gallery[index].fallback, number)
        if index < len(scene.gallery)
        else number
        for index, number in enumerate(numbers)
    )


def onlooker_letters(scene: TableScene, view: View, sprites: Sprites) -> dict[int, str]:
    """Return a letter for each participant that has bet, or its number if it has no name."""
    seats, names = len(view.seats), onlooker_names(scene, sprites)
    return {
        bet.participant: str(index + 1)
        if names[index] == scene.words("picture-onlooker", number=index + 1)
        else first_letter(names[index])
        for bet in view.gallery.bets
        for index in (bet.participant - seats,)
    }


class BetPainter:
    """Draws plaques. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.plaque = sprites.parts.keep(self._plaque)

    def draw(self, canvas: Canvas, bets: Sequence[Bet], letters: dict[int, str], *, x: int, middle: int, width: int) -> None:
        """Draw the bets on one player, one below the other: at most `MOST`, then how many more there are."""
        shown, more = bets[:MOST], len(bets) - MOST
        top = middle - (PITCH * (len(shown) + (more > 0)) - (PITCH - HIGH)) // 2
        for row, bet in enumerate(shown):
            put(
                canvas,
                self.plaque(letters[bet.participant], bet, width),
                x,
                top + row * PITCH,
            )
        if more > 0:
            at = (x + width / 2, top + MOST * PITCH + HIGH / 2 + CAP * TEXT)
            self.sprites.typeface.draw(canvas, at, f"+{more}", TEXT, theme.PLATE_TEXT, anchor=0.5, lifted=True)

    def _plaque(self, letter: str, bet: Bet, width: int) -> Sprite:
        """Draw the letter and the chips of a bet, in the colour of the player's chips."""
        pad = 3
        size = (width + 2 * pad, HIGH + 2 * pad)
        big = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (*theme.SHADE, 0))
        draw = ImageDraw.Draw(big)
        left, top, right, low = (edge * FINE for edge in (pad, pad, pad + width, pad + HIGH))
        draw.rounded_rectangle((left, top + FINE, right - 1, low + 2 * FINE), RADIUS * FINE, fill=(*theme.SHADE, 150))
        rim = theme.CHIPS[bet.seat % len(theme.CHIPS)] if bet.accepted else theme.BRASS[0]
        draw.rounded_rectangle((left, top, right - 1, low - 1), RADIUS * FINE, fill=rim)
        if not bet.accepted:  # the gaps of the broken rim
            for x in range(left, right, 2 * DASH * FINE):
                draw.rectangle((x + DASH * FINE, top, x + 2 * DASH * FINE, low), fill=theme.PLATE[1])
            draw.rectangle((left, top + (low - top) * 3 // 8, right, top + (low - top) * 5 // 8), fill=theme.PLATE[1])
        inset = 3 * FINE
        fill = theme.CHIP_FACE if bet.accepted else theme.PLATE[1]
        draw.rounded_rectangle((left + inset, top + inset, right - 1 - inset, low - 1 - inset), (RADIUS - 3) * FINE, fill=fill)
        mask = Image.new("L", big.size)  # the gaps end at the round corners
        ImageDraw.Draw(mask).rounded_rectangle((left, top, right - 1, low + 2 * FINE), RADIUS * FINE, fill=255)
        image = Image.composite(big, Image.new("RGBA", big.size, (*theme.SHADE, 0)), mask).reduce(FINE)
        colour = theme.DISCS[bet.participant % len(theme.DISCS)]
        ImageDraw.Draw(image).rounded_rectangle((pad + 3, pad + 3, pad + HIGH, pad + HIGH - 4), RADIUS - 3, fill=colour)
        middle = pad + HIGH / 2 + CAP * TEXT
        typeface = self.sprites.typeface
        typeface.draw(image, (pad + 2 + HIGH / 2, middle), letter, TEXT, theme.LIGHT, anchor=0.5)
        text, ink = (f"{bet.chips}", theme.INK) if bet.accepted else (f"{bet.chips}?", theme.LIGHT)
        room = width - HIGH - 2 * GAP
        wide = typeface.width(text, TEXT)
        x = pad + HIGH + GAP + room // 2
        if wide + CHIP + GAP <= room:
            x += (CHIP + GAP) // 2
            chip = self.sprites.chip(CHIP, theme.CHIPS[bet.seat % len(theme.CHIPS)], "", 1)
            for part in chip.parts:
                at = x - wide // 2 - GAP - CHIP + part.x, pad + (HIGH - CHIP) // 2 + part.y
                image.paste(part.image, at, part.mask)
        typeface.draw(image, (x, middle), text, TEXT, ink, anchor=0.5)
        return cut_sprite(image, pad)
