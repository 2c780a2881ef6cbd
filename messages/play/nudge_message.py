"""The mention of whoever is slow."""

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent, countdown
from messages.parts.custom_ids import TablePress
from tables.state.phases import Phase, Presence
from tables.views.public_table import PublicTable


def awaited_users(table: PublicTable) -> list[int]:
    """The people for whom the deal waits, as far as the room may know: where all answer in secret it waits for all."""
    if table.phase is not Phase.PLAYING or table.view is None:
        return []
    seats = zip(table.seats, table.view.seats, strict=True)
    return [one.user for one, seen in seats if seen.due and one.user is not None and one.presence is not Presence.LEFT]


def nudge_content(table: PublicTable, words: Words, link: str) -> MessageContent:
    """It leads to the table, by a link, and to one's hand, by a button."""
    names = " ".join(f"<@{user}>" for user in awaited_users(table))
    hand = Button(TablePress(table.id, "hand"), words("button-hand"), ButtonStyle.PRIMARY)
    return MessageContent(words("nudge", names=names, when=countdown(table.deadline or 0), link=link), ((hand,),))
