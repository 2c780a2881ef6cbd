"""Messages ready to be sent, their components as Discord wants them, and a message on trial."""

import secrets
from collections import Counter
from contextlib import suppress
from io import BytesIO
from typing import Any, Final

import discord

from delivery.discord_api.discord_errors import EXTERNAL_ERRORS
from delivery.discord_api.menu_marks import NO_MARKS, Marks, numbered_key
from messages.parts.components import (
    Button,
    ButtonStyle,
    Controls,
    Menu,
    MenuEntry,
    Picker,
    PickerKind,
    Row,
)
from renderer.scene import Picture

Json = dict[str, Any]
ACTION_ROW: Final = discord.ComponentType.action_row.value
BUTTON: Final = discord.ComponentType.button.value
STRING_MENU: Final = discord.ComponentType.string_select.value
USER_MENU: Final = discord.ComponentType.user_select.value
ROLE_MENU: Final = discord.ComponentType.role_select.value
CHANNEL_MENU: Final = discord.ComponentType.channel_select.value
STYLES: Final = {
    ButtonStyle.PRIMARY: discord.ButtonStyle.primary.value,
    ButtonStyle.SECONDARY: discord.ButtonStyle.secondary.value,
    ButtonStyle.SUCCESS: discord.ButtonStyle.success.value,
    ButtonStyle.DANGER: discord.ButtonStyle.danger.value,
}
# Types of channels that can have tables, in themselves or in their threads.
TABLE_CHANNELS: Final = [
    channel_type.value
    for channel_type in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.voice,
        discord.ChannelType.stage_voice,
        discord.ChannelType.forum,
    )
]
TEXT_CHANNELS: Final = [discord.ChannelType.text.value, discord.ChannelType.news.value]


class View(discord.ui.View):
    """A view without items, which sends the components of `controls`.

    `marks` are those of the menus in the message.

    discord.py keeps every view that has items in memory until the process ends. Interactions are
    dispatched by `cogs.press_router`, which also answers those with messages from before a restart,
    so no items are needed.
    """

    def __init__(self, controls: Controls, marks: Marks = NO_MARKS) -> None:
        super().__init__(timeout=None)
        self._controls = controls
        self._marks = marks

    def to_components(self) -> list[Json]:
        """Return the payload that discord.py sends."""
        return component_rows(self._controls, self._marks)


def component_rows(controls: Controls, marks: Marks = NO_MARKS) -> list[Json]:
    """Return the payload of all rows of a message."""
    taken = Counter(button.id.text for row in controls if isinstance(row, tuple) for button in row)
    rows: list[Json] = []
    for row in controls:
        menu_id = ""
        # a menu may have the id of a button or of another menu, which Discord refuses
        if not isinstance(row, tuple):
            key = numbered_key(row.id.text, taken[row.id.text])
            taken[row.id.text] += 1
            menu_id = key + marks.get(key, "")
        rows.append({"type": ACTION_ROW, "components": _row_items(row, menu_id)})
    return rows


def _row_items(row: Row, menu_id: str) -> list[Json]:
    if isinstance(row, Menu):
        return [_menu(row, menu_id)]
    return (
        [_picker(row, menu_id)] if isinstance(row, Picker) else [_button(button) for button in row]
    )


def _button(button: Button) -> Json:
    return {
        "type": BUTTON,
        "custom_id": button.id.text,
        "label": button.label,
        "style": STYLES[button.style],
        "disabled": button.disabled,
    }


def _menu(menu: Menu, menu_id: str) -> Json:
    return {
        "type": STRING_MENU,
        "options": [_option(entry) for entry in menu.entries],
        **_selection(menu, menu_id),
    }


def _option(entry: MenuEntry) -> Json:
    description = {"description": entry.description} if entry.description else {}
    return {"label": entry.label, "value": entry.value, "default": entry.selected, **description}


def _picker(picker: Picker, menu_id: str) -> Json:
    if picker.kind is PickerKind.PEOPLE:
        return {"type": USER_MENU, **_selection(picker, menu_id)}
    kind = "role" if picker.kind is PickerKind.ROLES else "channel"
    chosen = [{"id": str(id_), "type": kind} for id_ in picker.selected]
    if picker.kind is PickerKind.ROLES:
        return {"type": ROLE_MENU, "default_values": chosen, **_selection(picker, menu_id)}
    types = TEXT_CHANNELS if picker.kind is PickerKind.TEXT_CHANNELS else TABLE_CHANNELS
    return {
        "type": CHANNEL_MENU,
        "channel_types": types,
        "default_values": chosen,
        **_selection(picker, menu_id),
    }


def _selection(menu: Menu | Picker, menu_id: str) -> Json:
    """Return the properties that all kinds of menus share."""
    return {
        "custom_id": menu_id,
        "placeholder": menu.placeholder,
        "min_values": menu.min_values,
        "max_values": menu.max_values,
    }


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


class TrialMessage:
    """A silent message with this text that tries out whether a channel takes messages and pictures,
    for `python -m bot check`. Its methods raise what discord.py raises.
    """

    def __init__(self, client: discord.Client, channel: int, text: str) -> None:
        self._place = client.get_partial_messageable(channel)
        self._text = text
        self._posted: dict[int, discord.Message] = {}

    async def post_twice(self) -> int:
        """Send the message twice with one nonce, and return how many messages there are now:
        one, if all is well.
        """
        nonce = secrets.token_hex(12)
        for _ in range(2):
            message = await self._place.send(
                self._text, nonce=nonce, silent=True, allowed_mentions=NO_MENTIONS
            )
            self._posted[message.id] = message
        return len(self._posted)

    async def show(self, picture: Picture) -> bool:
        """Add a picture, and return whether Discord has taken it in its whole size."""
        outgoing = OutgoingMessage(self._text, (), picture, "check")
        message = next(iter(self._posted.values()))
        edited = await message.edit(
            content=self._text, attachments=outgoing.files(), allowed_mentions=NO_MENTIONS
        )
        return [(attachment.width, attachment.height) for attachment in edited.attachments] == [
            picture.size
        ]

    async def remove(self) -> None:
        """Delete everything that was posted, as far as Discord lets us."""
        for message in self._posted.values():
            with suppress(*EXTERNAL_ERRORS):
                await message.delete()
