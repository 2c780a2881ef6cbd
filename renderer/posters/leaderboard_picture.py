"""The leaderboard of a server.

A podium for the first three, cards for the others, the reader's own in gold.
"""

from typing import Final, NamedTuple

from PIL import Image

from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.drawing.textures import Box
from renderer.drawing.typeface import CAP
from renderer.posters.poster_alt_texts import describe_board
from renderer.posters.poster_parts import Kind, PosterPainter, width_of_discs
from renderer.posters.poster_scenes import BoardRow, BoardScene
from renderer.scene import ALT_BADGE
from renderer.tables.seating import SIZE

PODIUM: Final = 3
LEFT, RIGHT, GUTTER = 34, SIZE[0] - 34, 22  # of the cards
BOTTOM: Final = SIZE[1] - 34
GAP: Final = 30  # above the reader's own card, which is of another page
STONES: Final = {
    "chips": theme.VERDE,
    "rounds": theme.ADNET,
    "matches": theme.ADNET,
    "rating": theme.VERDE,
    "team-rounds": theme.ADNET,
    "team-matches": theme.ADNET,
    "team-rating": theme.VERDE,
    "tournament": theme.ADNET,
}


class PodiumStep(NamedTuple):
    """A step of the podium: its block, and the sizes of disc and name above it."""

    block: Box
    disc: int
    name: int


def plan_board(scene: BoardScene) -> tuple[tuple[PodiumStep, ...], tuple[Box, ...], Box | None]:
    """Return the steps of the podium, which page one has, the boxes of the cards in two columns,
    and that of the reader's own card, after a gap at the end.
    """
    podium = scene.lines[:PODIUM] if scene.page == 1 else ()
    rest = len(scene.lines) - len(podium)
    steps = _steps(podium, alone=not rest and scene.own is None)
    if podium:
        rows, top, high = 4, 430, 58
        pitch = high + 3
    else:
        rows, top = 5, 126
        high, pitch = (98, 110) if scene.own is None else (88, 98)
    wide = (RIGHT - LEFT - GUTTER) // 2
    corners = [
        (LEFT + (index // rows) * (wide + GUTTER), top + (index % rows) * pitch)
        for index in range(rest)
    ]
    cards = tuple((x, y, x + wide, y + high) for x, y in corners)
    reader_card = RIGHT - wide if podium else ALT_BADGE[0] + 14, BOTTOM - high, RIGHT, BOTTOM
    return steps, cards, None if scene.own is None else reader_card


def _steps(podium: tuple[BoardRow, ...], *, alone: bool) -> tuple[PodiumStep, ...]:
    """Plan the podium with the best in the middle. Players who share a place stand equally high."""
    base = BOTTOM if alone else 415
    heights = (270, 216, 166) if alone else (120, 97, 74)
    # Alone it stands on the floor, beside the corner
    wide, disc, name = (294, 150, 50) if alone else (348, 90, 38)
    edges = [SIZE[0] // 2 - wide // 2 + column * (wide + 16) for column in (0, -1, 1)]
    return tuple(
        PodiumStep((x, base - heights[min(line.place, PODIUM) - 1], x + wide, base), disc, name)
        for line, x in zip(podium, edges, strict=False)
    )


class BoardPainter(PosterPainter):
    """Paints leaderboards. Thread-safe."""

    def people(self, scene: BoardScene, line: BoardRow) -> tuple[str, ...]:
        """Return the drawable names of the person, or of both partners, of a line."""
        names = ((line.name, line.fallback), line.partner)
        return tuple(self.frames.name(scene.words, *name) for name in names if name)

    def describe(self, scene: BoardScene) -> str:
        """Return the alt text."""
        names = [self.people(scene, line) for line in scene.lines]
        return describe_board(scene, names, self.people(scene, scene.own) if scene.own else ())

    def lay(self, scene: BoardScene) -> Image.Image:
        """Return all pixels: 1210 × 770."""
        words, (steps, cards, reader_card) = scene.words, plan_board(scene)
        canvas = self.frames.wall(theme.poster_stone(STONES[scene.by], scene.style.contrast)).copy()
        note = words(
            "picture-board-page",
            kind=scene.kind,
            members=scene.members,
            more="yes" if scene.pages > 1 else "no",
            page=scene.page,
            pages=scene.pages,
        )
        self.frames.heading(canvas, scene.title, scene.time, note, below=scene.game_title)
        if not scene.lines:
            self.sprites.typeface.draw(
                canvas,
                (SIZE[0] // 2, SIZE[1] // 2),
                words("picture-board-empty"),
                44,
                theme.PLATE_TEXT,
                anchor=0.5,
                lifted=True,
            )
        for line, step in zip(scene.lines, steps, strict=False):
            self._step(canvas, scene, line, step)
        others = scene.lines[len(steps) :]
        room = max(
            (self.sprites.typeface.width(self._place(scene, line), 38) for line in others),
            default=0,
        )
        for line, box in zip(others, cards, strict=True):
            self._card(canvas, scene, line, box, room)
        if scene.own and reader_card:
            middle = (reader_card[0] + reader_card[2]) // 2
            for dx in (-22, 0, 22):
                spot = middle + dx - 5, reader_card[1] - GAP // 2 - 5
                canvas.paste(theme.BRASS[1], spot, self.sprites.tag(10, 10, 5))
            self._card(
                canvas,
                scene,
                scene.own,
                reader_card,
                self.sprites.typeface.width(self._place(scene, scene.own), 38),
            )
        return canvas

    @staticmethod
    def _place(scene: BoardScene, line: BoardRow) -> str:
        return scene.words("picture-place", place=line.place)

    def _step(
        self, canvas: Image.Image, scene: BoardScene, line: BoardRow, step: PodiumStep
    ) -> None:
        typeface, (x, top, right, base) = self.sprites.typeface, step.block
        middle, people, contrast = (x + right) // 2, self.people(scene, line), scene.style.contrast
        put(
            canvas,
            self.frames.block(right - x, base - top, theme.poster_stone(theme.BARDIGLIO, contrast)),
            x,
            top,
        )
        figures, size, coin = scene.told(line), step.name + 4, step.name + 14
        y = top + 12 + (coin + 22) // 2
        if base - y > coin // 2 + 70:  # there is room for an ornament
            unit, style = 58, scene.style
            marks = theme.Marks(style.classic is not False, style.digits, style.contrast)
            tile = self.sprites.tile(unit, False, line.place, line.place, marks)
            put(canvas, tile, middle - unit, (y + coin // 2 + base) // 2 - unit // 2)
        while (
            size > 31
            and coin + 26 + round(size * 0.95) + typeface.width(figures, size) > right - x - 8
        ):
            size -= 1
        icon = round(size * 0.95)
        wide = coin + 18 + icon + 8 + typeface.width(figures, size)
        left = middle - wide // 2
        put(canvas, self.frames.coin(coin, line.place, contrast), left, y - coin // 2)
        self._icon(canvas, scene, left + coin + 18, y, icon)
        typeface.draw(
            canvas,
            (left + coin + 26 + icon, y + CAP * size),
            figures,
            size,
            theme.LIGHT,
            lifted=True,
        )
        line_of_name = top - 16
        disc_top = line_of_name - step.name - 10 - step.disc
        tag = scene.words("picture-you") if line.own else ""
        room = right - x - 8 - (typeface.width(tag, 30) + 28 if tag else 0)
        name, letters = self.frames.fit_names(people, scene.words, room, step.name, 31)
        start = (
            middle
            - (typeface.width(name, letters) + (typeface.width(tag, 30) + 28 if tag else 0)) // 2
        )
        if line.own:
            put(
                canvas,
                self.frames.card(right - x + 4, step.name + 18, "own"),
                x - 2,
                line_of_name - step.name - 3,
            )
        ink = theme.TURN_TEXT if line.own else theme.PLATE_TEXT
        typeface.draw(canvas, (start, line_of_name), name, letters, ink, lifted=not line.own)
        if tag:
            edge = start + typeface.width(name, letters) + 10
            self.frames.tag(
                canvas,
                edge,
                round(line_of_name - CAP * step.name),
                text=tag,
                fill=theme.TURN_TEXT,
                ink=theme.TURN[0],
                size=30,
            )
        discs = self.frames.discs(
            canvas, middle - width_of_discs(step.disc, people) // 2, disc_top, step.disc, people
        )
        for edge in discs if line.place == 1 else ():
            crown = step.disc // 2
            put(
                canvas,
                self.sprites.symbol("crown", crown),
                edge + (step.disc - crown) // 2,
                disc_top - round(crown * 0.78),
            )

    def _icon(self, canvas: Image.Image, scene: BoardScene, x: int, middle: int, size: int) -> None:
        """Draw the symbol of the measure: a chip, a crown for ratings, or a rosette."""
        if scene.by == "chips":
            put(canvas, self.sprites.chip(size, theme.CHIPS[3], "", 1), x, middle - size // 2)
        elif scene.by.endswith("rating"):
            crown = self.sprites.symbol("crown", round(size * 0.8))
            put(canvas, crown, x, middle - crown.box[3] // 2)
        else:
            put(canvas, self.sprites.symbol("rosette", size), x, middle - size // 2)

    def _card(
        self, canvas: Image.Image, scene: BoardScene, line: BoardRow, box: Box, room: int
    ) -> None:
        """Draw place, disc, name and value.

        In one line, or in two if the card is high and narrow.
        """
        typeface, (x, top, right, bottom) = self.sprites.typeface, box
        kind: Kind = "own" if line.own else "plain"
        put(canvas, self.frames.card(right - x, bottom - top, kind), x, top)
        ink, size = theme.TURN_TEXT if line.own else theme.PLATE_TEXT, 38
        middle, edge, high = (top + bottom) // 2, x + 20 + room, bottom - top
        typeface.draw(
            canvas, (edge, middle + CAP * 38), self._place(scene, line), 38, ink, anchor=1
        )
        disc = min(high - 4, 72)
        people = self.people(scene, line)
        self.frames.discs(canvas, edge + 12, middle - disc // 2, disc, people)
        start, end = edge + 26 + width_of_discs(disc, people), right - 20
        double = high > 70 and right - x < SIZE[0] // 2
        if line.own:
            tag = scene.words("picture-you")
            end -= typeface.width(tag, 30) + 18
            self.frames.tag(
                canvas, end, middle, text=tag, fill=theme.TURN_TEXT, ink=theme.TURN[0], size=30
            )
            end -= 12
        figures, icon = scene.told(line), 34
        wide = typeface.width(figures, size) + icon + 8
        upper, lower = (
            (top + round(high * 0.28), top + round(high * 0.73)) if double else (middle, middle)
        )
        value = start if double else end - wide
        self._icon(canvas, scene, value, lower, icon)
        typeface.draw(canvas, (value + icon + 8, lower + CAP * size), figures, size, ink)
        if not double:
            end = value - 14
        name, size = self.frames.fit_names(people, scene.words, end - start, size, 33)
        typeface.draw(canvas, (start, upper + CAP * size), name, size, ink)
