"""Styles of pictures, by the preferences of a person or a server."""

from data.store import Store
from renderer.drawing.theme import PictureStyle
from tables.people.people import Preferences, PreferencesOwner


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
    own = await store.people.preferences(PreferencesOwner.PERSON, user)
    common = (
        Preferences()
        if guild is None
        else await store.people.preferences(PreferencesOwner.GUILD, guild)
    )
    return PictureStyle(
        common.classic if own.classic is None else own.classic,
        own.large or common.large,
        own.contrast or common.contrast,
        own.digits or common.digits,
    )
