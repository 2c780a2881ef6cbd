"""The profile of a member as a picture: rounds, rating and chips over time, and frequent companions."""

from typing import Final

from PIL import Image, ImageDraw

from renderer.drawing import theme
from renderer.drawing.tabletop import CAP, put
from renderer.drawing.textures import Box
from renderer.posters.curve_chart import FINE
from renderer.posters.poster_parts import PosterParts, shrunk_title
from renderer.posters.poster_scenes import ProfileGame, ProfileScene
from renderer.scene import format_gain
from renderer.tables.seating import SIZE

LEFT, RIGHT, GUTTER = 34, SIZE[0] - 34, 22
MIDDLE: Final = 604  # where the right column begins
TOP, BOTTOM = 126, SIZE[1] - 34
FACT: Final = (264, 104)  # width and height of a card with a figure
CHARTS: Final = (MIDDLE, TOP, RIGHT, 366)  # the sheet with both curves
GAMES: Final = (420, 384, RIGHT, BOTTOM)
ROW: Final = 44  # of a game
MOST_GAMES: Final = 6
MOST_RIVALS: Final = 3
SMALL, USUAL, LARGE = 29, 32, 44
HEADS: Final = ("won", "fair", "rated")  # of the columns about games


class ProfilePainter:
    """Paints profiles with the parts of posters. Thread-safe."""

    def __init__(self, frames: PosterParts) -> None:
        self.frames = frames
        self.sprites = frames.sprites

    def names(self, scene: ProfileScene) -> tuple[str, ...]:
        """Return the drawable names of the member and of those they often meet."""
        nobody = scene.words("picture-board-nobody")
        people = ((scene.name, scene.fallback), *scene.rivals[:MOST_RIVALS])
        return tuple(self.sprites.typeface.name(name, fallback, nobody) for name, fallback in people)

    def paint(self, scene: ProfileScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        words, names = scene.words, self.names(scene)
        canvas = self.frames.wall(theme.poster_stone(theme.VERDE, scene.style.contrast)).copy()
        self.frames.heading(canvas, names[0], scene.place)
        for index, (figure, label) in enumerate(facts(scene)):
            self._fact(canvas, (index % 2, index // 2), figure, label)
        self._rivals(canvas, scene, names[1:])
        put(canvas, self.frames.sheet(CHARTS[2] - CHARTS[0], CHARTS[3] - CHARTS[1], scene.style.contrast), *CHARTS[:2])
        middle = (CHARTS[0] + CHARTS[2]) // 2
        left, right = (CHARTS[0], CHARTS[1], middle, CHARTS[3]), (middle, CHARTS[1], CHARTS[2], CHARTS[3])
        self._curve(canvas, scene, left, title=words("picture-profile-rating"), values=scene.ratings)
        self._curve(canvas, scene, right, title=words("picture-profile-chips"), values=scene.chips, gains=True)
        self._games(canvas, scene)
        return canvas

    def _fact(self, canvas: Image.Image, cell: tuple[int, int], figure: str, label: str) -> None:
        """Draw a card with a large figure and what it means."""
        (wide, high), typeface = FACT, self.sprites.typeface
        x, y = LEFT + cell[0] * (wide + GUTTER), TOP + cell[1] * (high + 14)
        put(canvas, self.frames.card(wide, high, "plain"), x, y)
        figure, size = typeface.shrunk(figure, LARGE, USUAL, wide - 24)
        typeface.draw(canvas, (x + wide / 2, y + 48), figure, size, theme.LIGHT, anchor=0.5)
        label, size = typeface.shrunk(label, SMALL, SMALL, wide - 20)
        typeface.draw(canvas, (x + wide / 2, y + 87), label, size, theme.PLATE_TEXT, anchor=0.5)

    def _rivals(self, canvas: Image.Image, scene: ProfileScene, names: tuple[str, ...]) -> None:
        """Draw the member's most frequent companions, each with a disc."""
        if not names:
            return
        typeface, disc, room = self.sprites.typeface, 66, GAMES[0] - GUTTER - LEFT
        title, size = typeface.shrunk(scene.words("picture-profile-rivals"), USUAL, SMALL, room)
        typeface.draw(canvas, (LEFT + 14, 418), title, size, theme.BRASS[0], lifted=True)
        for index, name in enumerate(names):
            y = 438 + index * (disc + 10)
            self.frames.disc(canvas, LEFT + 14, y, size=disc, name=name, index=sum(map(ord, name)))
            text, size = typeface.shrunk(name, USUAL, SMALL, room - disc - 30)
            typeface.draw(canvas, (LEFT + disc + 30, y + disc // 2 + CAP * size), text, size, theme.PLATE_TEXT, lifted=True)

    def _curve(
        self, canvas: Image.Image, scene: ProfileScene, box: Box, *, title: str, values: tuple[int, ...], gains: bool = False
    ) -> None:
        """Draw a curve under its title and its last value. `gains`: the values are half-chips won or lost."""
        typeface, contrast = self.sprites.typeface, scene.style.contrast
        ink = theme.INK if contrast else theme.PAPER_TEXT
        left, top, right, bottom = box[0] + 24, box[1] + 74, box[2] - 26, box[3] - 26
        last = (format_gain(values[-1]) if gains else str(values[-1])) if values else "–"
        last, large = typeface.shrunk(last, 38, SMALL, (right - left) // 2)
        typeface.draw(canvas, (right, box[1] + 46), last, large, ink, anchor=1)
        title, size = typeface.shrunk(title, USUAL, SMALL, right - left - typeface.width(last, large) - 12)
        typeface.draw(canvas, (left, box[1] + 46), title, size, ink)
        if len(values) < 2:
            return
        low, high = min(values), max(values)
        points = [
            (
                (right - left) * FINE * index / (len(values) - 1) + 12 * FINE,
                (bottom - top) * FINE * (high - value) / max(1, high - low) + 12 * FINE,
            )
            for index, value in enumerate(values)
        ]
        area = (left - 12, top - 12, right + 12, bottom + 12)
        big = canvas.crop(area).resize(((area[2] - area[0]) * FINE, (area[3] - area[1]) * FINE), Image.Resampling.BILINEAR)
        pen = ImageDraw.Draw(big)
        if gains and low < 0 < high:
            zero = (bottom - top) * FINE * high / (high - low) + 12 * FINE
            pen.line([(12 * FINE, zero), (big.width - 12 * FINE, zero)], fill=theme.BONE_EDGE, width=2 * FINE)
        tone = theme.INK if contrast else theme.BRASS[3]
        pen.line(points, fill=tone, width=5 * FINE, joint="curve")
        x, y = points[-1]
        pen.ellipse((x - 8 * FINE, y - 8 * FINE, x + 8 * FINE, y + 8 * FINE), fill=tone)
        canvas.paste(big.reduce(FINE), area[:2])

    def _games(self, canvas: Image.Image, scene: ProfileScene) -> None:
        """Draw a table of the games played most: rounds won of all, the fair share, the rating."""
        typeface, (x, y, right, bottom) = self.sprites.typeface, GAMES
        put(canvas, self.frames.card(right - x, bottom - y, "plain"), x, y)
        columns = (right - 250, right - 142, right - 22)
        heads = [scene.words(f"picture-profile-{key}") for key in HEADS]
        rooms = (130, 92, 106)
        for at, head, room in zip(columns, heads, rooms, strict=True):
            text, size = typeface.shrunk(head, SMALL, SMALL, room)
            typeface.draw(canvas, (at, y + 42), text, size, theme.BRASS[0], anchor=1)
        won = (heads[0], *(figures(game)[0] for game in scene.games[:MOST_GAMES]))
        widest = min(rooms[0], max(typeface.width(text, USUAL) for text in won))
        for index, game in enumerate(scene.games[:MOST_GAMES]):
            line = y + 62 + index * ROW + ROW // 2 + CAP * USUAL
            for at, figure, room in zip(columns, figures(game), rooms, strict=True):
                text, size = typeface.shrunk(figure, USUAL, SMALL, room)
                typeface.draw(canvas, (at, line), text, size, theme.LIGHT, anchor=1)
            title, size = shrunk_title(typeface, game.title, USUAL, SMALL, columns[0] - widest - x - 34)
            typeface.draw(canvas, (x + 20, line), title, size, theme.PLATE_TEXT)


def facts(scene: ProfileScene) -> tuple[tuple[str, str], ...]:
    """Return the four figures of a profile, each with what it means."""
    words = scene.words
    return (
        (f"{scene.won}/{scene.played}", words("picture-profile-rounds")),
        (words("picture-profile-percent", share=scene.kept), words("picture-profile-kept")),
        (words("picture-profile-days", days=scene.streak), words("picture-profile-streak", longest=scene.longest)),
        (format_gain(scene.hc), words("picture-profile-gain")),
    )


def figures(game: ProfileGame) -> tuple[str, str, str]:
    """Return rounds won of all, the fair share of them, and the rating, as they are written in the table."""
    return f"{game.won}/{game.played}", str(round(game.fair / 1000)), "–" if game.rating is None else str(game.rating)
