"""The scoreboard in the side panel: how near the players are to the limit, and who may buy back."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.player_disc import PlayerSign
from renderer.drawing.sheet import Canvas
from renderer.drawing.tabletop import CAP, Sprites, put
from renderer.drawing.textures import rounded_mask, vertical_gradient
from renderer.drawing.theme import mix

DISC: Final = 54
BAR: Final = 20
ROW: Final = 97
GONE: Final = 0.1  # share of the note colour in the score of an eliminated player


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """The row of one player."""

    sign: PlayerSign
    score: int
    share: float  # of the points that end the match or eliminate
    lost: bool  # the limit is reached and reaching it is bad
    out: str  # the word for eliminated players, else ""
    offer: str  # the score that the player may buy, else ""


class ScorePainter:
    """Draws scoreboards. Thread-safe."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.bar = sprites.strips.keep(self._bar)

    def draw(self, image: Canvas, x: int, y: int, width: int, rows: tuple[ScoreRow, ...]) -> None:
        """Draw all rows downward from (x, y), `ROW` pixels each."""
        for index, row in enumerate(rows):
            self._row(image, x, y + index * ROW, width, row)

    def _row(self, image: Canvas, x: int, y: int, width: int, row: ScoreRow) -> None:
        typeface = self.sprites.typeface
        colour = theme.NOTE if row.out else row.sign.colour
        put(
            image,
            self.sprites.disc(
                DISC, colour, row.sign.letter, computer=row.sign.computer, away=row.sign.away or bool(row.out), team=row.sign.team
            ),
            x,
            y,
        )
        ink = mix(theme.PLATE_TEXT, theme.NOTE, GONE) if row.out else theme.PLATE_TEXT
        word, fill = (row.out, theme.PASS) if row.out else (row.offer, theme.BADGE)
        high, text = 38, 30
        wide = typeface.width(word, text) + 16 if word else 0
        room, size, middle, score = width - DISC - 14 - wide, 46, y + DISC // 2, str(row.score)
        while size > 29 and typeface.width(score, size) > room:
            size -= 1
        if typeface.width(score, size) <= room:  # else there is no room beside the word; the plate shows the score
            typeface.draw(image, (x + DISC + 8, middle + CAP * size), score, size, ink, lifted=True)
        if word:
            image.paste(fill, (x + width - wide, middle - high // 2), self.sprites.tag(wide, high, 9))
            typeface.draw(image, (x + width - wide / 2, middle + CAP * text), word, text, theme.LIGHT, anchor=0.5)
        image.paste(self.bar(width, round(100 * min(1.0, row.share)), row.lost), (x, y + DISC + 10))

    def _bar(self, width: int, percent: int, lost: bool) -> Image.Image:
        """Draw a glass tube filled to `percent`: with brass, or with red for a lost match."""
        size = (width, BAR)
        image = Image.new("RGB", size, theme.PLATE[1])
        full = rounded_mask(size, (0, 0, width, BAR), 4)
        image.paste(theme.BRASS[1], (0, 0), full)
        image.paste(theme.PLATE[1], (0, 0), rounded_mask(size, (2, 2, width - 2, BAR - 2), 3))
        reach = 2 + (width - 4) * percent // 100
        if percent:
            tones = (mix(theme.OUT, theme.LIGHT, 0.2), theme.OUT) if lost else (theme.BRASS[0], theme.BRASS[1], theme.BRASS[2])
            image.paste(vertical_gradient(size, *tones).crop((2, 0, reach, BAR)), (2, 0))
            image.paste(theme.BRASS[3], (reach, 0, min(width, reach + 2), BAR))
        return image
