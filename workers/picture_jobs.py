"""What is done in the processes that draw, or in threads. Nothing else is imported in such a process, not even an event loop."""

import gc
import pickle
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeVar

from games import GAMES
from games.game import Declaration
from locales.catalogues import HOUSE_LANGUAGE, words_of
from renderer.drawing.encoding import Format
from renderer.painter import Painter
from renderer.posters.scenes import Scene
from renderer.scene import HandScene, Picture

FEW: Final = 50_000  # objects more than there were, until garbage is looked for
T = TypeVar("T")


def declaration(key: str) -> Declaration:
    """Of a game of the house."""
    return GAMES[key].declaration


@cache
def painter() -> Painter:
    """The one of this process."""
    return Painter(spare=words_of(HOUSE_LANGUAGE))


def prepared(letters: Mapping[str, str]) -> list[str]:
    """See `workers.picture_pool.PicturePool.warm`."""
    painter().warm()
    return [language for language, some in letters.items() if not painter().sprites.typeface.draws(some)]


def settled(letters: Mapping[str, str]) -> list[str]:
    """The same in a process that does nothing else. What is there by then stays, and drawing leaves nothing that refers to
    itself, so garbage need hardly be looked for."""
    found = prepared(letters)
    gc.freeze()
    gc.set_threshold(FEW)
    return found


def drawn(scene: Scene, image_format: Format) -> Picture:
    """See `workers.picture_pool.PicturePool.draw`."""
    return painter().draw(scene, image_format)


def said(scene: HandScene, most: int) -> str:
    """See `workers.picture_pool.PicturePool.told`."""
    return painter().told(scene, most)


def unpack(job: Callable[..., T], scene: bytes, *more: object) -> T:
    """A job, given its scene."""
    return job(pickle.loads(scene), *more)  # noqa: S301 - ours, see `workers.picture_pool.packed`
