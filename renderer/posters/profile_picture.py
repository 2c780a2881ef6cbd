"""The profile of a member as a picture.

Rounds, rating and chips over time, best partners and frequent companions.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw

from games.parts.amounts import format_gain
from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.textures import Box
from renderer.drawing.typeface import CAP
from renderer.posters.final_picture import FINE
from renderer.posters.poster_alt_texts import describe_profile
from renderer.posters.poster_parts import (
    GAP,
    LEFT,
    RIGHT,
    SMALL,
    USUAL,
    PosterPainter,
    Row,
)
from renderer.posters.poster_scenes import ProfileGame, ProfileScene, fair_share

FACT: Final = (327, 84)  # width and height of a card with a figure
CHARTS: Final = 140  # height of the sheet with the curves
LINE: Final = 46  # height of a line about a game
STEP: Final = 40  # between the lines of a title
BETWEEN: Final = 22  # columns
MOST_GAMES: Final = 4
MOST_COMPANY: Final = 3  # best partners, and people often met
COMPANY: Final = 46  # height of the words above these
LARGE: Final = 42


class GameLine(NamedTuple):
    """A line of the table of games: the title, broken to its room, its colour, and figures."""

    title: list[str]
    ink: theme.Colour
    figures: tuple[str, str, str]

    @property
    def high(self) -> int:
        """The height of the line."""
        return LINE + STEP * (len(self.title) - 1 if self.title else 0)


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
        """Return the picture: the person, figures, charts and partners."""
        words = scene.words
        charts = [
            (words(title), values, values is scene.chips)
            for title, values in (
                ("picture-profile-rating", scene.ratings),
                ("picture-profile-chips", scene.chips),
            )
            if len(values) > 1
        ]
        games, company = self._game_lines(scene), self._company(scene)
        people = sum(COMPANY + len(rows) * (rows[0].high + GAP) for _, rows in company)
        table = sum(game.high for game in games) + 2 * GAP
        canvas, top = self.frames.open(
            theme.poster_stone(theme.VERDE, scene.style.contrast),
            self.name(scene),
            body=2 * (FACT[1] + GAP) + bool(charts) * (CHARTS + GAP) + table + people,
            foot=scene.place,
        )
        for index, (figure, label) in enumerate(facts(scene)):
            corner = LEFT + (index % 2) * (FACT[0] + GAP), top + (index // 2) * (FACT[1] + GAP)
            self._fact(canvas, corner, figure, label)
        top += 2 * (FACT[1] + GAP)
        if charts:
            put(canvas, self.frames.sheet(RIGHT - LEFT, CHARTS, scene.style.contrast), LEFT, top)
            wide = (RIGHT - LEFT) // len(charts)
            for index, (title, values, gains) in enumerate(charts):
                box = LEFT + index * wide, top, LEFT + (index + 1) * wide, top + CHARTS
                self._curve(canvas, scene, box, title=title, values=values, gains=gains)
            top += CHARTS + GAP
        self._games(canvas, games, top)
        top += table
        for title, rows in company:
            place = (LEFT + 14, top + COMPANY - 13)
            self.sprites.typeface.draw(canvas, place, title, SMALL, theme.BRASS[0], lifted=True)
            top += COMPANY
            for row in rows:
                self.frames.row(canvas, top, row, scene)
                top += row.high + GAP
        return canvas

    def _company(self, scene: ProfileScene) -> list[tuple[str, list[Row]]]:
        """Return the best partners and most frequent companions, three people in all."""
        best, met = self.companions(scene)
        partners = [
            Row((name,), f"{partner.won}/{partner.played}")
            for name, partner in zip(best, scene.partners, strict=False)
        ][: MOST_COMPANY - bool(met)]
        rivals = [Row((name,)) for name in met[: MOST_COMPANY - len(partners)]]
        titled = (("picture-profile-partners", partners), ("picture-profile-rivals", rivals))
        return [(scene.words(title), rows) for title, rows in titled if rows]

    def _fact(self, canvas: Image.Image, corner: tuple[int, int], figure: str, label: str) -> None:
        """Draw a card with a large figure and what it means."""
        (x, y), (wide, high), typeface = corner, FACT, self.sprites.typeface
        put(canvas, self.frames.card(wide, high, "plain"), x, y)
        for text, size, middle, ink in (
            (figure, LARGE, y + 23, theme.LIGHT),
            (label, SMALL, y + 61, theme.PLATE_TEXT),
        ):
            base, shown = (x + wide / 2, middle + CAP * size), typeface.fit(text, size, wide - 16)
            typeface.draw(canvas, base, shown, size, ink, anchor=0.5)

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
        left, top, right, bottom = box[0] + 24, box[1] + 66, box[2] - 26, box[3] - 22
        last, base = format_gain(values[-1]) if gains else str(values[-1]), top - 24
        typeface.draw(canvas, (right, base), last, USUAL, ink, anchor=1)
        title = typeface.fit(title, SMALL, right - left - typeface.width(last, USUAL) - 12)
        typeface.draw(canvas, (left, base), title, SMALL, ink)
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

    def _game_lines(self, scene: ProfileScene) -> list[GameLine]:
        """Return the heads of the table of games, the games played most, and rounds with bots."""
        words, gold, (won, played) = scene.words, theme.BRASS[0], scene.bots
        heads = (
            words("picture-profile-won"),
            words("picture-profile-fair"),
            words("picture-profile-rated"),
        )
        games = scene.games[: MOST_GAMES - bool(played)]
        lines = [("", gold, heads)]
        lines += [(game.title, theme.PLATE_TEXT, figures(game)) for game in games]
        if played:
            lines.append((words("picture-profile-bots"), gold, (f"{won}/{played}", "", "")))
        room = RIGHT - LEFT - 44 - sum(width + BETWEEN for width in self._widths(lines))
        typeface = self.sprites.typeface
        return [
            GameLine(typeface.wrapped(title, SMALL, SMALL, room, 3)[0], ink, numbers)
            for title, ink, numbers in lines
        ]

    def _widths(self, lines: Sequence[tuple[Any, theme.Colour, tuple[str, str, str]]]) -> list[int]:
        """Return the widths of the columns of figures."""
        columns = zip(*(numbers for *_, numbers in lines), strict=True)
        return [
            max(self.sprites.typeface.width(text, SMALL) for text in texts) for texts in columns
        ]

    def _games(self, canvas: Image.Image, games: list[GameLine], top: int) -> None:
        """Draw a table of the games played most: rounds won of all, the fair share, the rating."""
        typeface, wide = self.sprites.typeface, self._widths(games)
        high = sum(game.high for game in games) + GAP
        put(canvas, self.frames.card(RIGHT - LEFT, high, "plain"), LEFT, top)
        for game in games:
            top, right = top + LINE, RIGHT - 22
            for figure, width in reversed(list(zip(game.figures, wide, strict=True))):
                typeface.draw(
                    canvas,
                    (right, top - 12),
                    figure,
                    SMALL,
                    theme.LIGHT if game.title else game.ink,
                    anchor=1,
                )
                right -= width + BETWEEN
            for index, text in enumerate(game.title):
                typeface.draw(canvas, (LEFT + 22, top - 12 + index * STEP), text, SMALL, game.ink)
            top += game.high - LINE


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
        fair_share(game.fair),
        "–" if game.rating is None else str(game.rating),
    )
