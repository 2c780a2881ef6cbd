"""The messages that mention players: who is slow, and whose tiles have not reached them."""

from collections.abc import Sequence

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent, countdown
from messages.parts.custom_ids import TablePress
from tables.state.phases import Phase, Presence
from tables.views.public_table import PublicTable


def awaited_users(table: PublicTable) -> list[int]:
    """Return the users the deal waits for, as far as the room may know.

    While all choose in secret, all who play.
    """
    if table.phase is not Phase.PLAYING or table.view is None:
        return []
    return [
        player.user
        for player, seen in zip(table.seats, table.view.seats, strict=True)
        if seen.due and player.user is not None and player.presence is not Presence.LEFT
    ]


def away_users(table: PublicTable) -> list[int]:
    """Return the users for whom a bot plays until they come back."""
    return [
        seat.user
        for seat in table.seats
        if seat.user is not None and seat.presence is Presence.AWAY
    ]


def nudge_content(
    table: PublicTable, words: Words, link: str, users: Sequence[int] | None = None
) -> MessageContent:
    """Return the message: mentions, a link to the table and a button to the hand.

    `users` are all awaited ones if not given.
    """
    names = " ".join(f"<@{user}>" for user in (awaited_users(table) if users is None else users))
    hand = Button(TablePress(table.id, "hand"), words("button-hand"), ButtonStyle.PRIMARY)
    text = words(
        "nudge-unhurried" if table.unhurried else "nudge",
        names=names,
        when=countdown(table.deadline or 0),
        link=link,
    )
    return MessageContent(text, ((hand,),))


def dealt_content(table_id: str, words: Words, users: Sequence[int]) -> MessageContent:
    """Return the message to players who have not got their tiles: mentions and *My hand*."""
    label = words("button-hand")
    return MessageContent(
        words("dealt", names=" ".join(f"<@{user}>" for user in users), button=label),
        ((Button(TablePress(table_id, "hand"), label, ButtonStyle.PRIMARY),),),
    )


def nudge_outcome_content(table: PublicTable, words: Words, link: str) -> MessageContent:
    """Return the mention once nobody is slow any more. It names the people whose bot has played,
    and says how they come back.
    """
    away = away_users(table)
    if not away:
        return MessageContent(words("nudge-over", link=link))
    label = words("button-hand")
    return MessageContent(
        words("nudge-away", names=" ".join(f"<@{user}>" for user in away), button=label),
        ((Button(TablePress(table.id, "hand"), label, ButtonStyle.PRIMARY),),),
    )
