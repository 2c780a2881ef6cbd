"""Animations: frames, durations, what changes and what does not, trays with open hands."""

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from games.core import Tile
from renderer.painter import Painter
from renderer.replay_animation import FIRST_MS, LAST_MS, STEP_MS, choose_trays
from renderer.scene import HeldTiles, ReplayScene, TableScene
from renderer.tables.seating_plan import SIZE

SMOOTHED = 6.0  # grey levels that the encoder may take out of the marble, on an average


def decoded(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """Frames and milliseconds."""
    with Image.open(BytesIO(data)) as made:
        frames = [
            (frame.convert("RGB"), int(frame.info["duration"]))
            for frame in ImageSequence.Iterator(made)
        ]
        assert made.info["loop"] == 0
    return [frame for frame, _ in frames], [ms for _, ms in frames]


def away(picture: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures, in grey levels."""
    return max(ImageStat.Stat(ImageChops.difference(picture, other)).mean)


HALF = (SIZE[0] // 2, SIZE[1] // 2)


@pytest.fixture(scope="session")
def film(table_scenes: Mapping[str, TableScene]) -> ReplayScene:
    """Three moments of Buki, though not of one deal."""
    steps = tuple(table_scenes[name] for name in ("early", "late", "result"))
    hand = tuple(range(1, 13))
    hands = tuple(
        tuple(HeldTiles(hand[: count + seat], hand[:2]) for seat in range(4)) for count in (7, 3, 0)
    )
    return ReplayScene(steps, ("Anna 1-2", "Béla passes"), hands)


def test_frames_are_the_tables_own_pictures_at_half_their_size(
    painter: Painter, film: ReplayScene
) -> None:
    picture = painter.draw_replay(replace(film, hands=()), 1_000_000)
    frames, times = decoded(picture.data)
    assert times == [FIRST_MS, STEP_MS, LAST_MS]
    assert picture.size == HALF
    tables = [painter.tables.paint(step).reduce(2) for step in film.steps]
    for number, frame in enumerate(frames):
        distances = [away(frame, table) for table in tables]
        assert distances[number] < SMOOTHED
        assert distances.index(min(distances)) == number


def test_open_hands_lie_below_the_table(painter: Painter, film: ReplayScene) -> None:
    picture = painter.draw_replay(film, 1_000_000)
    frames, _ = decoded(picture.data)
    for frame, step in zip(frames, film.steps, strict=True):
        assert away(frame.crop((0, 0, *HALF)), painter.tables.paint(step).reduce(2)) < SMOOTHED
    for first, other in pairwise(frames):
        low = (0, HALF[1], *picture.size)
        assert away(first.crop(low), other.crop(low)) > 2


@pytest.mark.parametrize("people", range(2, 8))
@pytest.mark.parametrize("most", [1, 6, 7, 12, 25])
def test_the_shelf_holds_every_hand(people: int, most: int) -> None:
    hand: tuple[Tile, ...] = tuple(range(most))
    trays = choose_trays(((HeldTiles(()),) * (people - 1) + (HeldTiles(hand),),))
    assert trays.columns * trays.rows >= most
    assert trays.columns * (trays.unit + 4) + 74 <= trays.wide + 4
    assert trays.across * (trays.wide + 12) <= SIZE[0] - 16
    assert trays.across * trays.down >= people
    assert trays.unit >= (33 if most <= 16 else 22)


def test_what_is_too_large_gets_coarser(painter: Painter, film: ReplayScene) -> None:
    best = painter.draw_replay(film, 1_000_000)
    coarse = painter.draw_replay(film, len(best.data) - 1)
    assert coarse.size == best.size
    coarsest = painter.draw_replay(film, len(coarse.data) - 1)
    assert coarsest.size == best.size
    assert len(decoded(coarsest.data)[0]) == 3
    with pytest.raises(ValueError, match="3 steps"):
        painter.draw_replay(film, 1000)
