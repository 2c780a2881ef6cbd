"""The profile of a member as a picture.

Rounds, rating and chips over time, best partners and frequent companions.
"""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.textures import Box
from renderer.drawing.typeface import CAP
from renderer.posters.final_picture import FINE
from renderer.posters.poster_alt_texts import describe_profile
from renderer.posters.poster_parts import PosterPainter, shrunk_title
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
MOST_COMPANY: Final = 3  # best partners, and people often met
SMALL, USUAL, LARGE = 29, 32, 44
HEADS: Final = ("won", "fair", "rated")  # of the columns about games


class ProfilePainter(PosterPainter):
    """Paints profiles with the parts of posters. Thread-safe."""

    def name(self, scene: ProfileScene) -> str:
        """Return the drawable name of the member."""
        return self.frames.name(scene.words, scene.name, scene.fallback)

    def companions(self, scene: ProfileScene) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the drawable names of the best partners and of the people often met."""
        partners = [(person.name, person.fallback) for person in scene.partners]
        best, met = (
            tuple(self.frames.name(scene.words, *person) for person in people[:MOST_COMPANY])
            for people in (partners, scene.rivals)
        )
        return best, met

    def describe(self, scene: ProfileScene) -> str:
        """Return the alt text."""
        return describe_profile(scene, self.name(scene), *self.companions(scene))

    def lay(self, scene: ProfileScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        words = scene.words
        canvas = self.frames.wall(theme.poster_stone(theme.VERDE, scene.style.contrast)).copy()
        self.frames.heading(canvas, self.name(scene), scene.place)
        for index, (figure, label) in enumerate(facts(scene)):
            self._fact(canvas, (index % 2, index // 2), figure, label)
        self._company(canvas, scene, *self.companions(scene))
        put(
            canvas,
            self.frames.sheet(CHARTS[2] - CHARTS[0], CHARTS[3] - CHARTS[1], scene.style.contrast),
            *CHARTS[:2],
        )
        middle = (CHARTS[0] + CHARTS[2]) // 2
        left, right = (
            (CHARTS[0], CHARTS[1], middle, CHARTS[3]),
            (middle, CHARTS[1], CHARTS[2], CHARTS[3]),
        )
        self._curve(
            canvas, scene, left, title=words("picture-profile-rating"), values=scene.ratings
        )
        self._curve(
            canvas,
            scene,
            right,
            title=words("picture-profile-chips"),
            values=scene.chips,
            gains=True,
        )
        self._games(canvas, scene)
        return canvas

    def _fact(self, canvas: Image.Image, cell: tuple[int, int], figure: str, label: str) -> None:
        """Draw a card with a large figure and what it means."""
        (wide, high), typeface = FACT, self.sprites.typeface
        x, y = LEFT + cell[0] * (wide + GUTTER), TOP + cell[1] * (high + 14)
        put(canvas, self.frames.card(wide, high, "plain"), x, y)
        for text, sizes, room, middle, ink in (
            (figure, (LARGE, USUAL), wide - 24, y + 34, theme.LIGHT),
            (label, (SMALL, SMALL), wide - 20, y + 77, theme.PLATE_TEXT),
        ):
            typeface.draw_shrunk(
                canvas, (x + wide / 2, middle), text, sizes, room, fill=ink, anchor=0.5
            )

    def _company(
        self,
        canvas: Image.Image,
        scene: ProfileScene,
        partners: tuple[str, ...],
        rivals: tuple[str, ...],
    ) -> None:
        """Draw the member's best partners and most frequent companions, three people in all."""
        won = [f"{partner.won}/{partner.played}" for partner in scene.partners]
        most = MOST_COMPANY - 1 if rivals else MOST_COMPANY
        best = list(zip(partners[:most], won, strict=False))
        met = [(name, "") for name in rivals[: MOST_COMPANY - len(best)]]
        head, disc, gap = (46, 54, 4) if best and met else (54, 66, 10)
        y = GAMES[1]
        for title, people in (("picture-profile-partners", best), ("picture-profile-rivals", met)):
            if people:
                self._people(canvas, y, scene.words(title), people, (head, disc, gap))
                y += head + len(people) * (disc + gap)

    def _people(
        self,
        canvas: Image.Image,
        y: int,
        title: str,
        people: Sequence[tuple[str, str]],
        sizes: tuple[int, int, int],
    ) -> None:
        """Draw names below a title, each with a disc, and a figure at the end of the line.

        `sizes` are the heights of the title, of a disc, and of the space below each disc.
        """
        typeface, (head, disc, gap), room = self.sprites.typeface, sizes, GAMES[0] - GUTTER - LEFT
        letters, place = (USUAL, SMALL), (LEFT + 14, y + 23)
        typeface.draw_shrunk(canvas, place, title, letters, room, fill=theme.BRASS[0], lifted=True)
        for index, (name, figure) in enumerate(people):
            top = y + head + index * (disc + gap)
            self.frames.disc(
                canvas, LEFT + 14, top, size=disc, name=name, index=sum(map(ord, name))
            )
            end = room - (typeface.width(figure, SMALL) + 14 if figure else 0)
            place, end = (LEFT + disc + 30, top + disc // 2), end - disc - 30
            typeface.draw_shrunk(
                canvas, place, name, letters, end, fill=theme.PLATE_TEXT, lifted=True
            )
            base = (LEFT + room, top + disc // 2 + CAP * SMALL)
            typeface.draw(canvas, base, figure, SMALL, theme.LIGHT, anchor=1, lifted=True)

    def _curve(
        self,
        canvas: Image.Image,
        scene: ProfileScene,
        box: Box,
        *,
        title: str,
        values: tuple[int, ...],
        gains: bool = False,
    ) -> None:
        """Draw a curve under its title and its last value.

        `gains`: the values are half-chips won or lost.
        """
        typeface, contrast = self.sprites.typeface, scene.style.contrast
        ink = theme.INK if contrast else theme.PAPER_TEXT
        left, top, right, bottom = box[0] + 24, box[1] + 74, box[2] - 26, box[3] - 26
        last = (format_gain(values[-1]) if gains else str(values[-1])) if values else "–"
        head, wide = box[1] + 33, right - left
        used = typeface.draw_shrunk(
            canvas, (right, head), last, (38, SMALL), wide // 2, fill=ink, anchor=1
        )
        room = wide - used - 12
        typeface.draw_shrunk(canvas, (left, head), title, (USUAL, SMALL), room, fill=ink)
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
        big = canvas.crop(area).resize(
            ((area[2] - area[0]) * FINE, (area[3] - area[1]) * FINE), Image.Resampling.BILINEAR
        )
        pen = ImageDraw.Draw(big)
        if gains and low < 0 < high:
            zero = (bottom - top) * FINE * high / (high - low) + 12 * FINE
            pen.line(
                [(12 * FINE, zero), (big.width - 12 * FINE, zero)],
                fill=theme.BONE_EDGE,
                width=2 * FINE,
            )
        tone = theme.INK if contrast else theme.BRASS[3]
        pen.line(points, fill=tone, width=5 * FINE, joint="curve")
        x, y = points[-1]
        pen.ellipse((x - 8 * FINE, y - 8 * FINE, x + 8 * FINE, y + 8 * FINE), fill=tone)
        canvas.paste(big.reduce(FINE), area[:2])

    def _games(self, canvas: Image.Image, scene: ProfileScene) -> None:
        """Draw a table of the games played most: rounds won of all, the fair share, the rating.

        Rounds alone with bots have the last line, in another colour.
        """
        typeface, (x, y, right, bottom) = self.sprites.typeface, GAMES
        put(canvas, self.frames.card(right - x, bottom - y, "plain"), x, y)
        columns = (right - 250, right - 142, right - 22)
        heads = [scene.words(f"picture-profile-{key}") for key in HEADS]
        rooms = (130, 92, 106)
        for edge, head, room in zip(columns, heads, rooms, strict=True):
            place, sizes = (edge, y + 32), (SMALL, SMALL)
            typeface.draw_shrunk(canvas, place, head, sizes, room, fill=theme.BRASS[0], anchor=1)
        rows = [(game.title, theme.PLATE_TEXT, figures(game)) for game in scene.games]
        won, played = scene.bots
        with_bots = (
            scene.words("picture-profile-bots"),
            theme.BRASS[0],
            (f"{won}/{played}", "", ""),
        )
        rows = [*rows[: MOST_GAMES - 1], with_bots] if played else rows[:MOST_GAMES]
        texts = (heads[0], *(numbers[0] for _, _, numbers in rows))
        widest = min(rooms[0], max(typeface.width(text, USUAL) for text in texts))
        for index, (name, ink, numbers) in enumerate(rows):
            middle, sizes = y + 62 + index * ROW + ROW // 2, (USUAL, SMALL)
            for edge, figure, room in zip(columns, numbers, rooms, strict=True):
                place = (edge, middle)
                typeface.draw_shrunk(canvas, place, figure, sizes, room, fill=theme.LIGHT, anchor=1)
            title, size = shrunk_title(typeface, name, USUAL, SMALL, columns[0] - widest - x - 34)
            typeface.draw(canvas, (x + 20, middle + CAP * size), title, size, ink)


def facts(scene: ProfileScene) -> tuple[tuple[str, str], ...]:
    """Return the four figures of a profile, each with what it means."""
    words = scene.words
    return (
        (f"{scene.won}/{scene.played}", words("picture-profile-rounds")),
        (words("picture-profile-percent", share=scene.kept), words("picture-profile-kept")),
        (
            words("picture-profile-days", days=scene.streak),
            words("picture-profile-streak", longest=scene.longest),
        ),
        (format_gain(scene.hc), words("picture-profile-gain")),
    )


def figures(game: ProfileGame) -> tuple[str, str, str]:
    """Return rounds won of all, the fair share and the rating, as the table has them."""
    return (
        f"{game.won}/{game.played}",
        str(round(game.fair / 1000)),
        "–" if game.rating is None else str(game.rating),
    )
