"""Pictures: a scene goes in, image bytes and alt text come out."""

from renderer.painter import Painter
from renderer.scene import Finish, HandScene, Picture, PictureWords, Plate, TableScene, format_chips, format_gain

__all__ = ["Finish", "HandScene", "Painter", "Picture", "PictureWords", "Plate", "TableScene", "format_chips", "format_gain"]
