"""The messages of a table in its channel: the table itself, how it ended, the mention of who is slow, who may buy back."""

from dataclasses import replace

from delivery.composer import OLD_MS, Composer
from delivery.sender import Gone, OutgoingMessage
from messages.offers import offers_content
from messages.standing import standing_content
from messages.table import table_content
from tables.play import game_of
from tables.slots import NUDGE, OFFERS, STANDING, TABLE
from tables.store import PostedMessage
from tables.table import Phase, Table


async def match_table(composer: Composer, table: Table, there: PostedMessage | None) -> None:
    """The message in the channel."""
    if there is not None and there.version >= table.public_version:  # what has happened since is not for the room
        if there.version < table.version:
            await composer.tables.store.shown(replace(there, version=table.version))
        return
    if table.ended == "server-gone":
        raise Gone
    outgoing = await composer.draw(
        table_content(table, composer.catalogues.of(table.locale)), f"table-{table.public_version}", table.guild
    )
    anew = there is None or composer.tables.now() - there.posted_at > OLD_MS
    if there is not None and not anew and there.version < table.dealt:
        anew = await composer.sender.buried(there.channel, there.message)
    # an edit that fails: somebody has deleted it, it comes back
    if there is None or anew or not await composer.sender.edit(there, outgoing, table.id):
        await composer.post(table, TABLE, table.channel, outgoing, there)
    else:
        await composer.tables.store.shown(replace(there, version=table.version))


async def match_standing(composer: Composer, table: Table, there: PostedMessage | None) -> None:
    """How the session ended: posted once, and never changed."""
    face = standing_content(table, composer.catalogues.of(table.locale))
    if face is None or there is not None:
        return
    if table.ended == "server-gone":
        raise Gone
    outgoing = await composer.draw(face, f"standing-{table.public_version}", table.guild)
    await composer.post(table, STANDING, table.channel, outgoing, None, table.public_version)


async def match_offers(composer: Composer, table: Table, there: PostedMessage | None) -> None:
    """Who may buy back, as long as somebody may."""
    face = offers_content(table, composer.catalogues.of(table.locale))
    if face is None:
        if there is not None:
            await composer.sender.delete(there.channel, there.message)
            await composer.tables.store.forget_message(table.id, OFFERS)
        return
    if there is not None and there.version >= table.public_version:
        return
    outgoing = await composer.draw(face, "", table.guild)
    if there is not None and await composer.sender.edit(there, outgoing, table.id):
        await composer.tables.store.shown(replace(there, version=table.version))
        return
    await composer.post(table, OFFERS, table.channel, outgoing, None, table.public_version if there is None else there.message)


async def match_nudge(composer: Composer, table: Table, there: PostedMessage | None) -> None:
    """Mention who is slow, once; take it away when the turn is over."""
    if table.nudged and there is None:
        due = [chair.user for chair in table.chairs if chair.user is not None and is_due(table, chair.user)]
        if due:
            names = " ".join(f"<@{user}>" for user in due)
            words = composer.catalogues.of(table.locale)
            when = f"<t:{(table.deadline or 0) // 1000}:R>"
            text = words("nudge", names=names, when=when, link=await composer.link(table))
            nonce = f"{table.id}-{table.deals}-{table.turn}"[:25]
            message = await composer.sender.send(table.channel, OutgoingMessage(text, None, None, None), nonce, mention=due)
            await composer.tables.store.shown(
                PostedMessage(table.id, NUDGE, table.channel, message, table.version, composer.tables.now())
            )
    elif there is not None and not table.nudged:
        await composer.sender.delete(there.channel, there.message)
        await composer.tables.store.forget_message(table.id, NUDGE)


def is_due(table: Table, user: int) -> bool:
    """Whether the deal waits for this person, as far as the room may know: where all answer in secret it waits for all."""
    seat = table.seat_of(user)
    return seat is not None and table.phase is Phase.PLAYING and game_of(table).view(table.state, None).seats[seat].due
