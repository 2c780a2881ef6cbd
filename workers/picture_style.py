"""How pictures look, by what a person or a server has chosen."""

from dataclasses import dataclass

from renderer.drawing.theme import PLAIN, Style
from tables.service.store import Store
from tables.state.people import Preferences, PreferencesOwner


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom something private is drawn: the language and the preferences of the reader."""

    locale: str
    style: Style = PLAIN


def style_of(preferences: Preferences) -> Style:
    """What of them is for the painter."""
    return Style(preferences.classic, preferences.large, preferences.contrast, preferences.digits)


async def private_style(store: Store, guild: int | None, user: int) -> Style:
    """For what only one person sees but the server's tables are in: what helps either of them helps; pips as the person likes
    them, or else as the server does."""
    own = await store.preferences(PreferencesOwner.PERSON, user)
    common = Preferences() if guild is None else await store.preferences(PreferencesOwner.GUILD, guild)
    return Style(
        common.classic if own.classic is None else own.classic,
        own.large or common.large,
        own.contrast or common.contrast,
        own.digits or common.digits,
    )
