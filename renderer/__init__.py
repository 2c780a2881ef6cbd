"""Pictures: a view in, image bytes and alt text out."""

from renderer.painter import Painter
from renderer.scene import Finish, HandScene, Picture, Plate, TableScene, Words, chips, gain

__all__ = ["Finish", "HandScene", "Painter", "Picture", "Plate", "TableScene", "Words", "chips", "gain"]
