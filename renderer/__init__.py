"""Pictures: a scene goes in, image bytes and alt text come out.

`Painter` is imported when it is first wanted: the bot itself needs only scenes, and the painter
would take 5 MB there.
"""

from typing import TYPE_CHECKING

from renderer.scene import (
    Finish,
    HandScene,
    Picture,
    PictureWords,
    Plate,
    TableScene,
    format_chips,
    format_gain,
)

if TYPE_CHECKING:
    from renderer.painter import Painter

__all__ = [
    "Finish",
    "HandScene",
    "Painter",
    "Picture",
    "PictureWords",
    "Plate",
    "TableScene",
    "format_chips",
    "format_gain",
]


def __getattr__(name: str) -> object:
    """Return `Painter`, the only name that is imported late."""
    if name == "Painter":
        from renderer.painter import Painter

        return Painter
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
