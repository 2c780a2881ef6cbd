"""The image caches: what stays, what goes, and what the painter keeps at most."""

import threading
from collections.abc import Callable

import pytest
from PIL import Image

from renderer import HandScene, Painter, TableScene
from renderer.drawing import tabletop
from renderer.drawing.image_cache import (
    BACKGROUND_BYTES,
    BARE_TABLE_BYTES,
    OVERHEAD,
    PART_BYTES,
    STRIP_BYTES,
    TEXT_BYTES,
    TILE_BYTES,
    ImageCache,
    count_bytes,
)
from renderer.drawing.sprite import Sprite, cut_like, cut_sprite
from renderer.drawing.tabletop import Sprites
from renderer.drawing.theme import Marks
from renderer.drawing.typeface import Typeface

MEGABYTE = 1_000_000


def drawing(cache: ImageCache) -> tuple[list[int], Callable[[int], Image.Image]]:
    """Return the list of numbers drawn, and a cached function that draws an image of 40,000 bytes for a number."""
    drawn: list[int] = []

    def draw(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("RGB", (100, 100), (number, 0, 0))

    return drawn, cache.keep(draw)


def test_bytes_are_counted_as_pillow_stores_them() -> None:
    assert count_bytes(Image.new("RGB", (10, 20))) == 800
    assert count_bytes(Image.new("L", (10, 20))) == 200
    assert count_bytes((Image.new("RGBA", (1, 1)), 7)) == 4
    soft = cut_sprite(Image.new("RGBA", (10, 10), (1, 2, 3, 200)), 0)
    assert count_bytes(soft) == 400  # it is its own mask
    assert count_bytes("a name") == 0


@pytest.mark.parametrize("unit", [12, 52, 96])
@pytest.mark.parametrize("marks", [Marks(), Marks(digits=True, contrast=True)])
def test_tiles_have_their_edges_in_common_and_look_as_if_each_had_its_own(
    unit: int, marks: Marks, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole: list[Image.Image] = []

    def seen(blank: Sprite, image: Image.Image, pad: int) -> Sprite:
        whole.append(image)
        found = cut_like(blank, image, pad)
        assert pixels(found) == pixels(cut_sprite(image, pad))
        return found

    monkeypatch.setattr(tabletop, "cut_like", seen)
    sprites = Sprites(Typeface())
    for draw in (lambda *halves: sprites.tile(unit, True, *halves, marks), lambda *halves: sprites.dimmed(unit, *halves, marks)):
        tiles = [draw(0, 8), draw(7, 7)]
        assert pixels(tiles[0]) != pixels(tiles[1])
        if unit > 12:  # what is smaller is not cut up
            assert all(one is other for one, other in zip(*(tile.parts[:-1] for tile in tiles), strict=True))
    assert len(whole) == 4


def pixels(what: Sprite) -> list[object]:
    """Return the pixels and positions of all parts of a sprite."""
    return [
        (part.x, part.y, part.mask is None, part.image.tobytes()) for part in what.parts if isinstance(part.image, Image.Image)
    ]


def test_drawn_once_while_there_is_room() -> None:
    drawn, get = drawing(ImageCache(MEGABYTE))
    assert get(1) is get(1)
    assert drawn == [1]


def test_least_recently_used_images_go_and_the_limit_holds() -> None:
    cache = ImageCache(MEGABYTE)
    drawn, get = drawing(cache)
    other, also = drawing(cache)
    get(0)
    for number in range(1, 60):
        get(0)
        (get if number % 2 else also)(number)
        assert cache.size <= MEGABYTE
    drawn.clear()
    other.clear()
    get(0)
    get(59)
    also(58)
    assert drawn == other == []
    get(1)
    assert drawn == [1]


def test_an_image_larger_than_the_cache_is_returned_but_not_kept() -> None:
    cache = ImageCache(1000)
    _, get = drawing(cache)
    assert get(3).getpixel((0, 0)) == (3, 0, 0)
    assert cache.size == 0


def test_several_threads_leave_the_size_right() -> None:
    cache = ImageCache(MEGABYTE)
    _, get = drawing(cache)

    def work(start: int) -> None:
        for step in range(400):
            number = (start + step * 7) % 50
            assert get(number).getpixel((0, 0)) == (number, 0, 0)

    threads = [threading.Thread(target=work, args=(start,)) for start in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert 0 < cache.size <= MEGABYTE
    assert cache.size % (40_000 + OVERHEAD) == 0


def test_a_painter_stays_within_its_limits(table_scenes: dict[str, TableScene], hand_scenes: dict[str, HandScene]) -> None:
    painter = Painter()
    for table in table_scenes.values():
        painter.tables.paint(table)
    for hand in hand_scenes.values():
        painter.hands.paint(hand)
    sprites = painter.sprites
    assert 0 < sprites.grounds.size <= BACKGROUND_BYTES
    assert 0 < sprites.rests.size <= BARE_TABLE_BYTES
    assert 0 < sprites.strips.size <= STRIP_BYTES
    assert 0 < sprites.parts.size <= PART_BYTES
    assert 0 < sprites.tiles.size <= TILE_BYTES
    assert 0 < sprites.typeface.letters.size <= TEXT_BYTES
