"""Discord lays its ALT badge over the lower left corner of every picture: whatever is played, nothing lies there."""

from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from games.core import Layout
from renderer import Painter, Words
from renderer.drawing import theme
from renderer.drawing.tabletop import put
from renderer.hands.choices import series_laid
from renderer.hands.ending import is_over
from renderer.hands.hand import height
from renderer.hands.series import MOST
from renderer.posters.board import STONES
from renderer.posters.final import SHEET
from renderer.posters.scenes import BoardScene, FinalScene, Scene
from renderer.replays import trays_of
from renderer.scene import ALT_BADGE, HandScene, TableScene
from renderer.tables.chairs import plan
from tests.renderer.samples.endings import endings
from tests.renderer.samples.posters import boards, finals
from tests.renderer.samples.replays import replays
from tests.renderer.samples.styles import styled_hands
from tests.renderer.samples.views import all_hands, all_tables

NAMES = ("A", "B", "C", "D", "E", "F", "G")


def corner(image: Image.Image) -> Image.Image:
    return image.crop((0, image.height - ALT_BADGE[1], ALT_BADGE[0], image.height))


def alike(image: Image.Image, ground: Image.Image) -> bool:
    """But for the shadow of something beside it."""
    assert image.size == ground.size
    return bool(max(ImageChops.difference(corner(image), corner(ground)).convert("L").reduce(4).tobytes()) < 24)


def painted(painter: Painter, scene: Scene) -> tuple[Image.Image, Image.Image]:
    """A picture, and what it is drawn on."""
    match scene:
        case TableScene():
            dice = bool(scene.view and scene.view.deal and scene.view.layout is Layout.DICE)
            around = plan(len(scene.plates), around=dice, compact=False).around
            return painter.tables.paint(scene), painter.tables.slab(theme.look(scene.game, scene.style).stone, around)
        case HandScene() if is_over(scene):
            image = painter.endings.paint(scene, NAMES)
            won = image.getpixel((20 + 230, 450))[0] > 60  # type: ignore[index]
            return image, painter.endings.ground(won, scene.style.contrast)
        case HandScene():
            tiles = len((scene.view.seats[2].hand) or ())
            high = height(tiles, len(series_laid(scene.view)[: 2 if tiles > 8 else MOST]), scene.style)
            return painter.hands.paint(scene), painter.hands.background(high, scene.style.contrast)
        case BoardScene():
            return painter.boards.paint(scene), painter.boards.frames.wall(theme.wall(STONES[scene.by], scene.style.contrast))
        case FinalScene():
            ground = painter.finals.frames.wall(theme.look(scene.game, scene.style).stone).copy()
            sheet = painter.finals.frames.sheet(SHEET[2] - SHEET[0], SHEET[3] - SHEET[1], scene.style.contrast)
            put(ground, sheet, SHEET[0], SHEET[1])
            return painter.finals.paint(scene), ground
        case _:
            raise TypeError(scene)


def scenes(words: Words) -> Iterator[tuple[str, Scene]]:
    for some in (all_tables, all_hands, styled_hands, endings, boards, finals):
        yield from some(words).items()


def test_the_corner_stays_free(painter: Painter, words: Words) -> None:
    covered = [name for name, scene in scenes(words) if not alike(*painted(painter, scene))]
    assert not covered


def test_the_corner_of_a_replay_stays_free(painter: Painter, words: Words) -> None:
    scene = replays(words)["replay"]
    first = next(painter.replays.frames(scene))
    assert alike(first, painter.replays._ground(trays_of(scene.hands), 4))


@pytest.mark.parametrize("text", ["1", "A"])
def test_a_small_sign_would_be_seen(text: str, painter: Painter, words: Words) -> None:
    image, ground = painted(painter, all_hands(words)["hand7"])
    painter.sprites.typeface.draw(image, (ALT_BADGE[0] - 20, image.height - 20), text, 29, theme.PLATE_TEXT)
    assert not alike(image, ground)
