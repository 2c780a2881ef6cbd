"""A message ready to be sent."""

from io import BytesIO
from typing import Any, Final

import discord

from delivery.discord_api.component_payloads import View
from delivery.discord_api.menu_marks import NO_MARKS, Marks
from messages.parts.components import Controls
from renderer.scene import Picture

NO_MENTIONS: Final = discord.AllowedMentions.none()


class PictureFile(discord.File):
    """A file that frees its bytes as soon as discord.py has sent them.

    After `discord.File.close` the `BytesIO` refers to itself, so only the garbage collector would
    free it: 65 MB of sent pictures at a hundred tables.
    """

    def close(self) -> None:
        """Close the bytes, too."""
        super().close()
        self.fp.close()


class OutgoingMessage:
    """Text, controls and picture of a message, as parameters for discord.py.

    It can be sent several times, which discord.py's own `File` cannot. `stem` is the picture's file
    name without its extension.
    """

    def __init__(
        self, text: str, controls: Controls = (), picture: Picture | None = None, stem: str = ""
    ) -> None:
        self.text = text
        self._controls = controls
        self._picture = picture
        self._name = None if picture is None else picture.file_name(stem)

    def files(self) -> list[discord.File]:
        """Return the picture with its alt text, or [] if there is none."""
        if self._picture is None:
            return []
        return [PictureFile(BytesIO(self._picture.data), self._name, description=self._picture.alt)]

    def is_shown_by(self, message: discord.Message) -> bool:
        """Return whether `message` shows this already.

        Pictures are compared by name, which contains the table's version. Of texts only letters and
        digits are compared: Discord strips other characters, such as those that isolate the
        direction of a name, and does not say which.
        """
        if self._picture is None:
            return list(filter(str.isalnum, message.content)) == list(
                filter(str.isalnum, self.text)
            )
        return [attachment.filename for attachment in message.attachments] == [self._name]

    def edit_parameters(self, marks: Marks = NO_MARKS) -> dict[str, Any]:
        """Return what an edit takes: everything in the message is replaced.

        `marks` are those of the message's menus.
        """
        view = View(self._controls, marks) if self._controls else None
        return {
            "content": self.text,
            "attachments": self.files(),
            "view": view,
            "allowed_mentions": NO_MENTIONS,
        }

    def send_parameters(self) -> dict[str, Any]:
        """Return what a new message takes."""
        parameters: dict[str, Any] = {
            "content": self.text,
            "files": self.files(),
            "suppress_embeds": True,
        }
        if self._controls:
            parameters["view"] = View(self._controls)
        return parameters
