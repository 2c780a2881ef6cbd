"""The leaderboard of a server: a card for each line, the reader's own in gold. And the winners of a
season: a card for each game.
"""

from itertools import chain
from typing import Final

from PIL import Image

from renderer.drawing import theme
from renderer.posters.poster_alt_texts import describe_board, describe_season
from renderer.posters.poster_parts import COIN, GAP, USUAL, WIDTH, PosterPainter, Row
from renderer.posters.poster_scenes import (
    BoardRow,
    BoardScene,
    SeasonRow,
    SeasonScene,
    told_winners,
)

MOST_DISCS: Final = 2  # on the card of a season's game
DOTS: Final = 22  # height of the gap above the reader's own card, which is of another page
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


class BoardPainter(PosterPainter):
    """Paints a page of a leaderboard: a row for each person or team. Thread-safe."""

    def people(self, scene: BoardScene, line: BoardRow) -> tuple[str, ...]:
        """Return the drawable names of the person, or of both partners, of a line."""
        names = ((line.name, line.fallback), line.partner)
        return tuple(self.frames.name(scene.words, *name) for name in names if name)

    def describe(self, scene: BoardScene) -> str:
        """Return the alt text."""
        names = [self.people(scene, line) for line in scene.lines]
        return describe_board(scene, names, self.people(scene, scene.own) if scene.own else ())

    def lay(self, scene: BoardScene) -> Image.Image:
        """Return the picture of a page: 720 wide, as high as its rows need."""
        words, lines = scene.words, [*scene.lines, *([scene.own] if scene.own else [])]
        rows = [self._row(scene, line) for line in lines]
        canvas, top = self.frames.open(
            theme.poster_stone(STONES[scene.by], scene.style.contrast),
            scene.title,
            [note for note in (scene.game_title, scene.time) if note],
            body=sum(row.high + GAP for row in rows) + (DOTS if scene.own else 0),
            foot=words(
                "picture-board-page",
                kind=scene.kind,
                members=scene.members,
                more="yes" if scene.pages > 1 else "no",
                page=scene.page,
                pages=scene.pages,
            ),
        )
        places = [words("picture-place", place=line.place) for line in lines]
        room = max(self.sprites.typeface.width(place, USUAL) for place in places)
        for line, row in zip(lines, rows, strict=True):
            if line is scene.own:
                for dx in (-27, -5, 17):
                    canvas.paste(
                        theme.BRASS[1], (WIDTH // 2 + dx, top + 3), self.sprites.tag(10, 10, 5)
                    )
                top += DOTS
            self.frames.row(canvas, top, row, scene, max(room, COIN))
            top += row.high + GAP
        return canvas

    def _row(self, scene: BoardScene, line: BoardRow) -> Row:
        first = line.place == 1
        return Row(
            self.people(scene, line),
            scene.told(line),
            line.place,
            kind="own" if line.own else "first" if first else "plain",
            tag=scene.words("picture-you") if line.own else "",
            crowned=first,
        )


class SeasonPainter(PosterPainter):
    """Paints the winners of seasons. Thread-safe."""

    def names(self, scene: SeasonScene, row: SeasonRow) -> tuple[tuple[str, ...], ...]:
        """Return the drawable names of the winners of a game: one each, or two of partners."""
        return tuple(
            tuple(self.frames.name(scene.words, *person) for person in winner)
            for winner in row.winners
        )

    def describe(self, scene: SeasonScene) -> str:
        """Return the alt text."""
        return describe_season(scene, [self.names(scene, row) for row in scene.rows])

    def lay(self, scene: SeasonScene) -> Image.Image:
        """Return all pixels."""
        rows = [self._row(scene, row) for row in scene.rows]
        canvas, top = self.frames.open(
            theme.poster_stone(theme.ADNET, scene.style.contrast),
            scene.title,
            body=sum(row.high + GAP for row in rows),
            foot=scene.words("picture-season-note"),
        )
        for row in rows:
            self.frames.row(canvas, top, row, scene)
            top += row.high + GAP
        return canvas

    def _row(self, scene: SeasonScene, row: SeasonRow) -> Row:
        """Return the card of a game: its winners with crowns, and what they have won."""
        names = self.names(scene, row)
        return Row(
            tuple(chain(*names))[:MOST_DISCS],
            str(row.value),
            kind="first",
            head=scene.words(f"game-{row.game}"),
            others=told_winners(names, scene.words) if len(names) > 1 else "",
            icon="rosette",
            crowned=True,
        )
