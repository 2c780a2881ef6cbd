"""Turns contents of messages into messages with pictures, drawn as their readers prefer."""

from dataclasses import replace
from typing import Final

from data.store import Store
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.workers.picture_pool import PicturePool
from messages.parts.content import MAX_TEXT_LENGTH, MessageContent, fit_message
from messages.parts.safe_names import escape_markup
from renderer.drawing.theme import PictureStyle
from renderer.scene import HandScene
from tables.people.people import Preferences, PreferencesOwner

ESCAPES: Final = 80  # characters kept free for those that `escape_markup` adds


class MessageDrawing:
    """Draws pictures for messages."""

    def __init__(self, store: Store, pictures: PicturePool, scheduler: SendScheduler) -> None:
        self._store = store
        self._pictures = pictures
        self._scheduler = scheduler

    async def draw(self, content: MessageContent, stem: str, owner_id: int) -> OutgoingMessage:
        """Draw a hand as its player (`owner_id`) prefers, or anything else as the server
        prefers. `stem` names the file.
        """
        scene = content.scene
        if scene is None:
            return OutgoingMessage(content.text, content.controls)
        owner = PreferencesOwner.PERSON if isinstance(scene, HandScene) else PreferencesOwner.GUILD
        preferences = await self._store.people.preferences(owner, owner_id)
        text = await self.text_for(content, owner_id)
        picture = await self._pictures.draw(replace(scene, style=style_of(preferences)))
        self._scheduler.finish_drawing()
        if isinstance(scene, HandScene) and text != content.text:  # it says all that is drawn
            picture = replace(
                picture,
                alt=scene.words("picture-alt-table", title=scene.title, deal=scene.view.deal),
            )
        return OutgoingMessage(text, content.controls, picture, stem)

    async def text_for(self, content: MessageContent, owner_id: int) -> str:
        """Return the text of a message; of a hand with all that its picture says, if its player
        (`owner_id`) wants words.
        """
        text, scene = content.text, content.scene
        if (
            not isinstance(scene, HandScene)
            or not (await self._store.people.preferences(PreferencesOwner.PERSON, owner_id)).words
        ):
            return text
        description = await self._pictures.describe(scene, MAX_TEXT_LENGTH - len(text) - ESCAPES)
        return fit_message("\n".join((text, *map(escape_markup, description.splitlines()))))

    async def draw_for_server(
        self, content: MessageContent, stem: str, guild: int
    ) -> OutgoingMessage:
        """Draw any picture for everybody on a server, also one of a hand, as the server prefers."""
        preferences = await self._store.people.preferences(PreferencesOwner.GUILD, guild)
        return await self._draw(content, stem, style_of(preferences))

    async def draw_privately(
        self, content: MessageContent, stem: str, guild: int | None, user: int
    ) -> OutgoingMessage:
        """Draw a picture that only one user sees and that is no hand: as the user prefers, else
        as the server does.
        """
        return await self._draw(content, stem, await private_style(self._store, guild, user))

    async def _draw(
        self, content: MessageContent, stem: str, style: PictureStyle
    ) -> OutgoingMessage:
        if content.scene is None:
            return OutgoingMessage(content.text, content.controls)
        picture = await self._pictures.draw(replace(content.scene, style=style))
        return OutgoingMessage(content.text, content.controls, picture, stem)


def style_of(preferences: Preferences) -> PictureStyle:
    """Return the part of the preferences that the painter needs."""
    return PictureStyle(
        preferences.classic, preferences.large, preferences.contrast, preferences.digits
    )


async def private_style(store: Store, guild: int | None, user: int) -> PictureStyle:
    """Return the style of a picture that only `user` sees.

    Aids to reading (large tiles, contrast, digits) are on if the person or the server has chosen
    them. The kind of pips is the person's choice, or else the server's.
    """
    personal = await store.people.preferences(PreferencesOwner.PERSON, user)
    common = (
        Preferences()
        if guild is None
        else await store.people.preferences(PreferencesOwner.GUILD, guild)
    )
    return PictureStyle(
        common.classic if personal.classic is None else personal.classic,
        personal.large or common.large,
        personal.contrast or common.contrast,
        personal.digits or common.digits,
    )
