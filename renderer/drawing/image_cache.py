"""Caches for drawn images, bounded in bytes so that the bot runs on a small machine.

They are what makes drawing cheap: with room for the parts of three games only, and seventeen in
play, a picture took 12.7 ms of processor time; now it takes 5.4 (`benchmarks/README.md`).
"""

from collections.abc import Callable, Hashable
from functools import cached_property, partial
from threading import Lock
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from cachetools import LRUCache, cached
from cachetools.keys import hashkey
from PIL import Image

from renderer.drawing.layers import Sprite
from renderer.scene import Picture

P = ParamSpec("P")
R = TypeVar("R")

# Limits in bytes of pixels, by purpose, for a single drawing process; several share them
# (`cache_share`). One picture of a table has 3.7 million bytes. docs/developers/memory.md tells how
# the shares were found.
# As large as a picture: slabs, bands and racks (with a palette, a byte a pixel), walls. All games
# together need 30 MB. With 20 MB and seventeen games in play, every picture drew its background
# anew, and a table took twelve times the processor time.
BACKGROUND_BYTES: Final = 32_000_000
PART_BYTES: Final = (
    18_000_000  # blank tiles, pips, rings, chips, discs, blank plates: slow to draw, and few
)
TILE_BYTES: Final = 7_000_000  # halves of tiles, in the sizes that are in use, and their edges
LETTER_BYTES: Final = 4_500_000  # words of names, numbers and sentences
TEXT_BYTES: Final = (
    3_000_000  # whole texts; their words, which are letters too, are counted once more
)
JPEG_CELL_BYTES: Final = 12_000_000  # cells of JPEG files that stay the same from move to move
FIGURE_BYTES: Final = 2_000_000  # files of figures, about twenty
# Files of pictures. A message is often sent again with the same picture. Of 1,268 pictures wanted
# again (forty and a hundred tables) 1,260 were among the last eight; a JPEG has 100 to 180 kB.
PICTURE_BYTES: Final = 2_000_000
SCENE_BYTES: Final = 15_000  # of a scene, the key of a picture, roughly
OVERHEAD: Final = 600  # bytes of an entry that are not pixels, roughly


class ImageCache:
    """The drawn images of several functions, at most `max_bytes`; the least recently used go first.

    Thread-safe. Two threads may draw the same image at the same time.
    """

    def __init__(self, max_bytes: float) -> None:
        self._images: LRUCache[Hashable, Any] = LRUCache(
            max_bytes, getsizeof=lambda image: OVERHEAD + count_bytes(image)
        )
        self._lock = Lock()

    @property
    def size(self) -> int:
        """The bytes in use."""
        return int(self._images.currsize)

    def keep(self, draw: Callable[P, R]) -> Callable[P, R]:
        """Return `draw` with its results cached.

        Arguments must be hashable; callers must not draw on the results.
        """
        return cached(self._images, key=partial(hashkey, draw), lock=self._lock)(draw)


def kept(
    cache: str,
) -> Callable[[Callable[Concatenate[Any, P], R]], "cached_property[Callable[P, R]]"]:
    """Keep what a method draws in this cache of the object's sprites, or of the object itself."""

    def decorate(draw: Callable[Concatenate[Any, P], R]) -> "cached_property[Callable[P, R]]":
        def keep(owner: Any) -> Callable[P, R]:
            images: ImageCache = getattr(getattr(owner, "sprites", owner), cache)
            return images.keep(partial(draw, owner))

        return cached_property(keep)

    return decorate


def count_bytes(drawn: object) -> int:
    """Return the bytes of an image, a sprite, all images in a tuple, or a picture's file.

    Pillow stores four bytes a pixel, for grey images and those with a palette one.
    """
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode in {"L", "P"} else 4)
    if isinstance(drawn, Sprite):
        return count_bytes(
            tuple(
                image
                for part in drawn.parts
                for image in (part.image, part.mask)
                if isinstance(image, Image.Image)
            )
        )
    if isinstance(drawn, Picture):
        return SCENE_BYTES + len(drawn.data)
    if isinstance(drawn, tuple):
        images = {id(item): item for item in drawn}  # the image of a part may also be its mask
        return sum(map(count_bytes, images.values()))
    return 0
