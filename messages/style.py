"""How pictures look, by what a person or a server has chosen."""

from dataclasses import dataclass

from renderer.drawing.theme import PLAIN, Style
from tables.store import Owner, Store, Taste


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom something private is drawn: his language and his taste."""

    locale: str
    style: Style = PLAIN


def style_of(taste: Taste) -> Style:
    """What of a taste is for the painter."""
    return Style(taste.classic, taste.large, taste.contrast, taste.digits)


async def private_style(store: Store, guild: int | None, user: int) -> Style:
    """For what only one person sees but the server's tables are in: what helps either of them helps; pips as he likes them, or
    else as the server does."""
    own = await store.taste(Owner.PERSON, user)
    common = Taste() if guild is None else await store.taste(Owner.GUILD, guild)
    return Style(
        common.classic if own.classic is None else own.classic,
        own.large or common.large,
        own.contrast or common.contrast,
        own.digits or common.digits,
    )
