"""The messages of a table in its channel: the table itself, how it ended, the mention of who is slow, who may buy back.

Each function makes the message in one slot show the table; `there` is what stands in the slot."""

from dataclasses import replace

from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.publish.composer import OLD_MS, Composer, nonce_of
from delivery.publish.turning_point_lookup import turned
from messages.play.final_standing_message import has_standing, standing_content
from messages.play.nudge_message import awaited_users, nudge_content
from messages.play.offers_message import has_offers, offers_content
from messages.play.table_message import table_content
from tables.service.store import PostedMessage
from tables.state.slots import Slot
from tables.state.table import Table
from tables.views.table_views import public_table


async def draw_table(composer: Composer, table: Table) -> OutgoingMessage:
    """The table's message as it is now."""
    people = [chair.user for seat, chair in enumerate(table.chairs) if chair.user is not None and seat in table.people]
    coached = bool(people) and all([await composer.coached(table, user) for user in people])
    content = table_content(public_table(table), composer.catalogues.of(table.locale), composer.fairness, coached=coached)
    return await composer.draw(content, f"table-{table.public_version}", table.guild)


async def match_table(composer: Composer, table: Table, slot: Slot, there: PostedMessage | None) -> None:
    """The table itself."""
    key = (table.id, slot)
    asked = composer.drawn.pop(key, True) is None
    if there is not None and there.version >= table.public_version and not asked:  # what has happened since is not for the room
        if there.version < table.version:
            await composer.store.save_message(replace(there, version=table.version), later=True)
        return
    outgoing = await draw_table(composer, table)
    if table.without_channel and not table.live:  # it ended while we were not on the server: nothing new is said of it there
        if there is not None and not (there.message and await composer.edit(table, there, outgoing)):
            await composer.store.save_message(replace(there, version=table.version))
        return
    anew = there is None or composer.now() - there.posted_at > OLD_MS
    if there is not None and not anew and there.version < table.dealt:
        anew = await composer.sender.is_buried(there.channel, there.message)
    # an edit that fails: somebody has deleted it, it comes back
    if there is None or anew or not await composer.edit(table, there, outgoing):
        await composer.post(table, slot, table.channel, outgoing, there)


async def match_standing(composer: Composer, table: Table, slot: Slot, there: PostedMessage | None) -> None:
    """How the session ended: posted once, and never changed."""
    words, seen = composer.catalogues.of(table.locale), public_table(table)
    if there is not None or not has_standing(seen):
        return
    content = standing_content(seen, words, await turned(composer, table))
    outgoing = await composer.draw(content, f"standing-{table.public_version}", table.guild)
    await composer.post(table, slot, table.channel, outgoing, None, table.public_version)


async def match_offers(composer: Composer, table: Table, slot: Slot, there: PostedMessage | None) -> None:
    """Who may buy back, as long as somebody may."""
    seen = public_table(table)
    if not has_offers(seen):
        if there is not None:
            await composer.remove(there)
        return
    if there is not None and there.version >= table.public_version:
        return
    content = offers_content(seen, composer.catalogues.of(table.locale))
    outgoing = await composer.draw(content, "", table.guild)
    if there is None or not await composer.edit(table, there, outgoing):
        first = table.public_version if there is None else there.message
        await composer.post(table, slot, table.channel, outgoing, None, first)


async def match_nudge(composer: Composer, table: Table, slot: Slot, there: PostedMessage | None) -> None:
    """Mention who is slow, once; take it away when the turn is over."""
    if table.clock.nudged and there is None:
        seen = public_table(table)
        if due := awaited_users(seen):
            content = nudge_content(seen, composer.catalogues.of(table.locale), await composer.link(table))
            mention = OutgoingMessage(content.text, content.controls)
            # whoever comes back late is given time once more, and may be nudged a second time in the same turn
            nonce = nonce_of(table.id, slot.key, table.deals, table.clock.turn, table.clock.extended)
            message = await composer.sender.send(table.channel, mention, nonce, mention=due)
            await composer.store.save_message(
                PostedMessage(table.id, slot, table.channel, message, table.version, composer.now())
            )
    elif there is not None and not table.clock.nudged:
        await composer.remove(there)
