"""Animations: frames, durations, what changes and what does not, the shelf with open hands."""

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from games.core import Tile
from renderer import Painter, TableScene
from renderer.drawing.animation import animated, changed
from renderer.painter import SMALLEST
from renderer.replays import FIRST_MS, LAST_MS, STEP_MS, Held, ReplayScene, shelved, told
from renderer.scene import MAX_ALT
from renderer.tables.chairs import SIZE

SMOOTHED = 5.0  # grey levels that the encoder may take out of the marble, on an average


def decoded(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """Frames and milliseconds."""
    with Image.open(BytesIO(data)) as made:
        frames = [(frame.convert("RGB"), int(frame.info["duration"])) for frame in ImageSequence.Iterator(made)]
        assert made.info["loop"] == 0
    return [frame for frame, _ in frames], [ms for _, ms in frames]


def away(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures, in grey levels."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize("size", [(64, 48), (101, 77), (17, 33)])
def test_every_frame_is_what_was_drawn(size: tuple[int, int]) -> None:
    rng = Random(5)
    images = [Image.new("RGB", size, (40, 90, 70))]
    for step in range(12):
        image = images[-1].copy()
        if step % 4 != 3:  # now and then nothing changes
            x, y = rng.randrange(size[0]), rng.randrange(size[1])
            image.paste((255 - 20 * step, 20 * step, 90), (x, y, x + rng.randint(1, 30), y + rng.randint(1, 30)))
        images.append(image)
    frames, times = decoded(animated([(image, 100 + index) for index, image in enumerate(images)], 90))
    assert times == [100 + index for index in range(13)]
    assert all(frame.size == size for frame in frames)
    assert max(away(frame, image) for frame, image in zip(frames, images, strict=True)) < 20  # colours at half the resolution


def test_a_single_pixel_is_not_overlooked_and_nothing_else_is_touched() -> None:
    before = Image.new("RGB", (100, 100), (40, 90, 70))
    after = before.copy()
    after.putpixel((70, 35), (41, 90, 70))
    part, x, y = changed(before, after)
    assert (part.size, x, y) == ((16, 16), 64, 32)
    after.putpixel((99, 99), (255, 0, 0))
    part, x, y = changed(before, after)
    alpha = part.getchannel("A")
    assert (part.size, x, y) == ((36, 68), 64, 32)
    assert sorted(alpha.getcolors() or []) == [(16 * 16 + 4 * 4, 255), (36 * 68 - 16 * 16 - 4 * 4, 0)]


def test_squares_that_change_show_no_edges(painter: Painter, table_scenes: Mapping[str, TableScene]) -> None:
    """A square here and there is laid over the picture: what is transparent round it does not shine through."""
    before = painter.tables.paint(table_scenes["early"]).crop((304, 560, 944, 720))  # bare marble
    after = before.copy()
    for x in range(40, 600, 80):
        for y in range(24, 150, 48):
            red, green, blue = before.getpixel((x, y))  # type: ignore[misc]
            after.putpixel((x, y), (red + 1, green, blue))
    (first, second), _ = decoded(animated([(before, 100), (after, 100)], 40, SMALLEST))
    assert max(high for _, high in ImageChops.difference(second, after).getextrema()) <= 2 + max(
        high for _, high in ImageChops.difference(first, before).getextrema()
    )


@pytest.fixture(scope="session")
def film(table_scenes: Mapping[str, TableScene]) -> ReplayScene:
    """Three moments of Buki, though not of one deal."""
    steps = tuple(table_scenes[name] for name in ("early", "late", "result"))
    hand = tuple(range(1, 13))
    hands = tuple(tuple(Held(hand[: count + seat], hand[:2]) for seat in range(4)) for count in (7, 3, 0))
    return ReplayScene(steps, ("Anna 1-2", "Béla passes"), hands)


def test_frames_are_the_tables_own_pictures(painter: Painter, film: ReplayScene) -> None:
    picture = painter.replay(replace(film, hands=()), 1_000_000)
    frames, times = decoded(picture.data)
    assert times == [FIRST_MS, STEP_MS, LAST_MS]
    assert picture.size == SIZE
    tables = [painter.tables.paint(step) for step in film.steps]
    for number, frame in enumerate(frames):
        distances = [away(frame, table) for table in tables]
        assert distances[number] < SMOOTHED
        assert distances.index(min(distances)) == number


def test_open_hands_lie_below_the_table(painter: Painter, film: ReplayScene) -> None:
    picture = painter.replay(film, 1_000_000)
    frames, _ = decoded(picture.data)
    for frame, step in zip(frames, film.steps, strict=True):
        assert away(frame.crop((0, 0, *SIZE)), painter.tables.paint(step)) < SMOOTHED
    for one, other in pairwise(frames):
        low = (0, SIZE[1], SIZE[0], picture.size[1])
        assert away(one.crop(low), other.crop(low)) > 2


@pytest.mark.parametrize("people", range(2, 8))
@pytest.mark.parametrize("most", [1, 6, 7, 12, 25])
def test_the_shelf_holds_every_hand(people: int, most: int) -> None:
    hand: tuple[Tile, ...] = tuple(range(most))
    shelf = shelved(((Held(()),) * (people - 1) + (Held(hand),),))
    assert shelf.columns * shelf.rows >= most
    assert shelf.columns * (shelf.unit + 4) + 74 <= shelf.wide + 4
    assert shelf.across * (shelf.wide + 12) <= SIZE[0] - 16
    assert shelf.across * shelf.down >= people
    assert shelf.unit >= (33 if most <= 16 else 22)


def test_what_is_too_large_gets_coarser_and_then_smaller(painter: Painter, film: ReplayScene) -> None:
    best = painter.replay(film, 1_000_000)
    coarse = painter.replay(film, len(best.data) - 1)
    assert coarse.size == best.size
    small = painter.replay(film, len(coarse.data) - 1)
    assert small.size == (best.size[0] // 2, best.size[1] // 2)
    assert len(decoded(small.data)[0]) == 3
    with pytest.raises(ValueError, match="3 steps"):
        painter.replay(film, 1000)


def test_the_words_keep_beginning_and_end(film: ReplayScene) -> None:
    many = replace(film, moves=tuple(f"Maximilian{number} 4-{number % 8} A" for number in range(200)))
    text = told(many, ("Anna", "Béla", "Chloé", "Dragan"))
    assert len(text) <= MAX_ALT
    assert "Maximilian0 " in text
    assert "Maximilian199 " in text
    assert " more …" in text
    assert "won" in text
