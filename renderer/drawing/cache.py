"""What was drawn is kept, and forgotten by its weight: the bot shall live on a small machine, whatever is played there."""

from collections.abc import Callable, Hashable
from itertools import count
from threading import Lock
from typing import Any, Final, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
R = TypeVar("R")

# Bytes of pixels that a painter keeps at most, by what they are for. One picture of a table is 3.7 million bytes.
GROUNDS: Final = 40_000_000  # as large as a picture: slabs, racks, tables without what changes; enough for all games at once
PIECES: Final = 12_000_000  # tiles and the other small things; all that one game needs are 6 million
STRIPS: Final = 6_000_000  # plates, panels and texts as they are just now
LETTERS: Final = 2_000_000  # names and numbers
LEFT: Final = 0.8  # of the limit: so much is kept when something must go
ENTRY: Final = 600  # bytes of what is not pixels, about


class _Kept(Generic[R]):
    """One thing, and when it was last used."""

    __slots__ = ("thing", "used", "weight")

    def __init__(self, thing: R, weight: int) -> None:
        self.thing = thing
        self.weight = weight
        self.used = 0


class Shelf:
    """Holds pictures of at most `most` bytes; the longest unused go first. For several threads: two may draw the same at the
    same time, both get what they asked for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._clock = count(1)
        self._lock = Lock()
        self._boards: list[dict[Hashable, _Kept[Any]]] = []

    def keep(self, draw: Callable[P, R]) -> Callable[P, R]:
        """The same function, which draws only what is not there. Its arguments must be hashable; nobody may draw on what it
        gives."""
        kept: dict[Hashable, _Kept[R]] = {}
        self._boards.append(kept)

        def get(*args: P.args, **more: P.kwargs) -> R:
            key = (*args, *more.items()) if more else args
            found = kept.get(key)
            if found is None:
                thing = draw(*args, **more)
                found = _Kept(thing, ENTRY + weight(thing))
                self._add(kept, key, found)
            found.used = next(self._clock)
            return found.thing

        return get

    def _add(self, kept: dict[Hashable, _Kept[R]], key: Hashable, new: _Kept[R]) -> None:
        with self._lock:
            old = kept.get(key)
            self.weight += new.weight - (old.weight if old else 0)
            kept[key] = new
            new.used = next(self._clock)
            if self.weight > self.most:
                self._tidy()

    def _tidy(self) -> None:
        """All at once and some more than needed, so that it happens rarely."""
        everything = [(one.used, board, key) for board in self._boards for key, one in board.items()]
        for _, board, key in sorted(everything, key=lambda entry: entry[0]):
            if self.weight <= LEFT * self.most:
                break
            self.weight -= board.pop(key).weight


def weight(thing: object) -> int:
    """Bytes of the pixels of an image, or of all images in a tuple. Pillow needs four bytes for a pixel that is not grey."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode == "L" else 4)
    if isinstance(thing, tuple):
        images = {id(one): one for one in thing}  # a part may be its own mask
        return sum(weight(one) for one in images.values())
    return 0
