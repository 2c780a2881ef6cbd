"""The final standing of a session: a card for each player, and the curves over the deals."""

from typing import Final

from PIL import Image

from games.core import Seat
from renderer.drawing import theme
from renderer.drawing.tabletop import CAP, put
from renderer.drawing.textures import Box
from renderer.posters import curve_chart
from renderer.posters.poster_parts import Kind, PosterParts
from renderer.posters.poster_scenes import FinalScene, rank_seats
from renderer.scene import ALT_BADGE, format_gain
from renderer.tables.seating import SIZE

LEFT, TOP, BOTTOM = 34, 126, SIZE[1] - 34
CARDS: Final = 440  # width of the cards
ROOMY: Final = 90  # height of a card above which nothing in it is crowded: up to six players
SHEET: Final = (LEFT, TOP, SIZE[0] - LEFT - CARDS - 24, BOTTOM)
RIGHT: Final = SIZE[0] - LEFT  # of the cards
LABEL: Final = (150, 244)  # least and most room for the names at the ends of the curves


def place_cards(count: int) -> tuple[Box, ...]:
    """Return a box for each player from top to bottom. Few cards are not stretched."""
    gap = 10
    high = min(112, (BOTTOM - TOP - gap * (count - 1)) // count)
    free = BOTTOM - TOP - high * count
    pitch = high + (min(34, free // (count - 1)) if count > 1 else 0)
    top = TOP + (BOTTOM - TOP - (pitch * (count - 1) + high)) // 2
    return tuple((RIGHT - CARDS, top + index * pitch, RIGHT, top + index * pitch + high) for index in range(count))


class FinalPainter:
    """Paints final standings. Thread-safe."""

    def __init__(self, frames: PosterParts) -> None:
        self.frames = frames
        self.sprites = frames.sprites

    def names(self, scene: FinalScene) -> tuple[str, ...]:
        """Return the drawable names by seat."""
        return tuple(
            self.sprites.typeface.name(plate.name, plate.fallback, scene.words("picture-player", number=seat + 1))
            for seat, plate in enumerate(scene.plates)
        )

    def plot(self, scene: FinalScene) -> Box:
        """Return the box inside the axes: as wide as the labels beside it allow."""
        rough = curve_chart.lay_out_chart(scene, (0, 0, 100, 100))
        width = self.sprites.typeface.width
        figures = max(width(curve_chart.format_level(scene, value), curve_chart.TEXT) for value, _ in rough.levels)
        longest = max(width(name, curve_chart.TEXT) for name in self.names(scene))
        label = min(max(longest + curve_chart.SMALL + 10, LABEL[0]), LABEL[1])
        left = max(SHEET[0] + 44 + figures, ALT_BADGE[0])
        bottom = SIZE[1] - ALT_BADGE[1] - 38  # the lowest figure stands above the badge at 320 pixels, too
        return left, SHEET[1] + 84, SHEET[2] - label - 34, bottom

    def paint(self, scene: FinalScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        words, names = scene.words, self.names(scene)
        contrast = scene.style.contrast
        canvas = self.frames.wall(theme.table_look(scene.game, scene.style).stone).copy()
        note = words("picture-final-note", deals=scene.deals, measure=scene.measure)
        self.frames.heading(canvas, words("picture-final-title", title=scene.title), note)
        rows = rank_seats(scene)
        for (place, seat), box in zip(rows, place_cards(len(rows)), strict=True):
            self._card(canvas, scene, place, seat=seat, name=names[seat], box=box)
        put(canvas, self.frames.sheet(SHEET[2] - SHEET[0], SHEET[3] - SHEET[1], contrast), SHEET[0], SHEET[1])
        head = words("picture-final-axis", measure=scene.measure, best=scene.compared.best)
        lines, size = self.sprites.typeface.wrapped(head, 32, 29, SHEET[2] - SHEET[0] - 72, 2)
        for index, line in enumerate(lines):
            at = (SHEET[0] + SHEET[2]) // 2, SHEET[1] + 46 + 34 * index - 16 * (len(lines) - 1)
            self.sprites.typeface.draw(canvas, at, line, size, theme.INK, anchor=0.5)
        curve_chart.draw_chart(
            canvas,
            self.sprites,
            scene,
            where=curve_chart.lay_out_chart(scene, self.plot(scene)),
            names=names,
            right=SHEET[2] - 14,
            mark=self.frames.marker,
        )
        return canvas

    def _card(self, canvas: Image.Image, scene: FinalScene, place: int, seat: Seat, name: str, box: Box) -> None:
        typeface, (x, top, right, bottom) = self.sprites.typeface, box
        kind: Kind = "first" if place == 1 else "plain"
        put(canvas, self.frames.card(right - x, bottom - top, kind), x, top)
        middle, high, plate = (top + bottom) // 2, bottom - top, scene.plates[seat]
        coin, disc = min(50, high - 26), min(72, high - 14)
        put(canvas, self.frames.coin(coin, place, scene.style.contrast), x + 14, middle - coin // 2)
        at = x + 14 + coin + 10
        self.frames.disc(
            canvas, at, middle - disc // 2, size=disc, name=name, index=seat, computer=plate.computer, portrait=plate.portrait
        )
        if place == 1:
            put(canvas, self.sprites.symbol("crown", 34), at - 8, middle - disc // 2 - 14)
        at += disc + 14
        roundel = round(disc * 0.46)
        put(
            canvas,
            self.frames.marker(roundel, seat, scene.style.contrast),
            at - 14 - roundel + 8,
            middle + disc // 2 - roundel + 6,
        )
        roomy = high > ROOMY
        upper, lower = top + round(high * 0.29), top + round(high * (0.73 if roomy else 0.68))
        figures, large = scene.told(scene.last(seat)), 50 if roomy else 40
        ink, base = theme.LIGHT if place > 1 else theme.RING, lower + CAP * large - (4 if roomy else 0)
        typeface.draw(canvas, (right - 18, base), figures, large, ink, anchor=1)
        name, size = typeface.shrunk(name, 37 if roomy else 34, 31, right - 18 - at)
        typeface.draw(canvas, (at, upper + CAP * size), name, size, theme.PLATE_TEXT)
        end = right - 18 - typeface.width(figures, large) - 12
        if scene.tells_wins:
            won, size = typeface.shrunk(scene.words("picture-final-won", wins=scene.wins[seat]), 31, 29, end - at)
            typeface.draw(canvas, (at, lower + CAP * size), won, size, theme.PLATE_FREE)
            at += typeface.width(won, size) + 10
        tags = [(scene.words("picture-computer"), theme.NOTE, theme.PLATE_TEXT)] if plate.computer else []
        if scene.nets:
            net = scene.nets[seat]
            tags.insert(0, (format_gain(net), theme.GAIN if net > 0 else theme.PASS if net < 0 else theme.NOTE, theme.LIGHT))
        for text, fill, colour in tags:
            if at + typeface.width(text, 29) + 18 <= end:
                at += self.frames.tag(canvas, at, lower, text=text, fill=fill, ink=colour, size=29, margin=7 if roomy else 1) + 8
