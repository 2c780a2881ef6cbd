"""What was drawn is kept, and forgotten by its weight: the bot shall live on a small machine, whatever is played there."""

from collections.abc import Callable, Hashable
from itertools import count
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

from PIL import Image

from renderer.drawing.sprite import Sprite

P = ParamSpec("P")
R = TypeVar("R")

# Bytes of pixels that a painter keeps at most, by what they are for. One picture of a table is 3.7 million bytes.
GROUNDS: Final = 44_000_000  # as large as a picture: slabs, racks, walls; enough for all games at once
RESTS: Final = 8_000_000  # tables without what changes with every move: two
PARTS: Final = 20_000_000  # blank tiles, pips, rings, chips, discs, blank plates: slow to draw, and there are not more of them
# Put together out of parts: of all games in all sizes, so that under load none is made again. Their edges, two fifths, are
# counted with each, but kept once.
TILES: Final = 75_000_000
STRIPS: Final = 6_000_000  # claims, verdicts and scores as they are just now
LETTERS: Final = 12_000_000  # names, numbers and sentences: of a hundred tables, for they come again and again
CELLS: Final = 28_000_000  # parts of JPEG files: of a hundred tables and the hands at them, but for what changes with every move
LEFT: Final = 0.8  # of the limit: so much is kept when something must go
ENTRY: Final = 600  # bytes of what is not pixels, about


class _Entry(Generic[R]):
    """What was drawn, and when it was last used."""

    __slots__ = ("drawn", "used", "weight")

    def __init__(self, drawn: R, weight: int) -> None:
        self.drawn = drawn
        self.weight = weight
        self.used = 0


class ImageCache:
    """Holds pictures of at most `most` bytes for several functions; the least recently used go first. For several threads: two
    may draw the same at the same time, both get what they asked for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._clock = count(1)
        self._lock = Lock()
        self._functions: list[dict[Hashable, _Entry[Any]]] = []  # what is kept of each

    def keep(self, draw: Callable[P, R]) -> Callable[P, R]:
        """The same function, which draws only what is not there. Its arguments must be hashable; nobody may draw on what it
        gives."""
        kept: dict[Hashable, _Entry[R]] = {}
        self._functions.append(kept)

        def get(*args: P.args, **more: P.kwargs) -> R:
            key = (*args, *more.items()) if more else args
            found = kept.get(key)
            if found is None:
                drawn = draw(*args, **more)
                found = _Entry(drawn, ENTRY + weight(drawn))
                self._add(kept, key, found)
            found.used = next(self._clock)
            return found.drawn

        return get

    def _add(self, kept: dict[Hashable, _Entry[R]], key: Hashable, new: _Entry[R]) -> None:
        with self._lock:
            old = kept.get(key)
            self.weight += new.weight - (old.weight if old else 0)
            kept[key] = new
            new.used = next(self._clock)
            if self.weight > self.most:
                self._evict()

    def _evict(self) -> None:
        """All at once and some more than needed, so that it happens rarely."""
        everything = [(entry.used, kept, key) for kept in self._functions for key, entry in kept.items()]
        for _, kept, key in sorted(everything, key=lambda entry: entry[0]):
            if self.weight <= LEFT * self.most:
                break
            self.weight -= kept.pop(key).weight


def weight(drawn: object) -> int:
    """Bytes of the pixels of an image, of a sprite, or of all images in a tuple. Pillow needs four bytes for a pixel that is not
    grey."""
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * (1 if drawn.mode == "L" else 4)
    if isinstance(drawn, Sprite):
        return weight(tuple(image for part in drawn.parts for image in (part.image, part.mask) if isinstance(image, Image.Image)))
    if isinstance(drawn, tuple):
        images = {id(one): one for one in drawn}  # a part may be its own mask
        return sum(weight(one) for one in images.values())
    return 0
