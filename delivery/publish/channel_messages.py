"""The messages of a table in its channel: the table and its final standing, the offers to buy back,
the mention of slow players.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from ai.advice_records import WhatIf
from data.store import Store
from delivery.discord_api.outgoing_message import OutgoingMessage
from delivery.discord_api.sender import Sender
from delivery.publish.message_drawing import MessageDrawing
from delivery.publish.message_poster import MessagePoster
from delivery.publish.table_places_and_threads import TablePlaces
from delivery.workers.thinker import Thinker
from delivery.workers.worker_process import WorkerDied
from games.core import IllegalAction
from locales.catalogues import Catalogues
from messages.play.beat_message import beat_table_content
from messages.play.final_standing_message import has_standing, standing_content
from messages.play.nudge_message import (
    awaited_users,
    away_users,
    dealt_content,
    nudge_content,
    nudge_outcome_content,
)
from messages.play.offers_message import offers_content
from messages.play.table_message import table_content
from service.newcomers_and_readers import is_coached
from tables.history.decisions import seats_of_people
from tables.history.replay import Company, finished_deals
from tables.history.score_curve import comparison
from tables.history.turning_point import find_turning_point
from tables.people.people import Person, PreferencesOwner
from tables.state.log_items import pack_page
from tables.state.slots import DEALT, NUDGE, OFFERS, TABLE, PostedMessage
from tables.state.table import Table, teams_of
from tables.views.public_table import PublicTable
from tables.views.table_views import public_table, table_with_people


class ChannelMessages:
    """Builds, draws and sends the messages in channels.

    `mentor` finds the turning point of a session; None: it is not told.
    """

    def __init__(
        self,
        *,
        store: Store,
        sender: Sender,
        poster: MessagePoster,
        drawing: MessageDrawing,
        places: TablePlaces,
        catalogues: Catalogues,
        mentor: Thinker | None = None,
    ) -> None:
        self._store = store
        self._sender = sender
        self._poster = poster
        self._drawing = drawing
        self._places = places
        self._catalogues = catalogues
        self._mentor = mentor

    async def draw_table(self, table: Table, *, is_at_beat: bool = False) -> OutgoingMessage:
        """Return the table's message as it should be now, or with the picture of its beat."""
        words = self._catalogues.of(table.locale)
        beat = beat_table_content(public_table(table), words) if is_at_beat else None
        if beat is not None:
            return await self._drawing.draw(
                beat, f"table-claim-{table.public_version}", table.guild
            )
        people = [
            chair.user
            for seat, chair in enumerate(table.chairs)
            if chair.user is not None and seat in table.people
        ]
        coached = bool(people) and all(
            [await is_coached(self._store, table, user) for user in people]
        )
        content = table_content(public_table(table), words, coached=coached, is_at_beat=is_at_beat)
        kind = "standing" if has_standing(public_table(table)) and not is_at_beat else "table"
        return await self._drawing.draw(content, f"{kind}-{table.public_version}", table.guild)

    async def show_table(
        self, table: Table, posted: PostedMessage | None, *, is_at_beat: bool
    ) -> None:
        """Edit the table's message, or repost it if it is old, deleted, or buried at the
        beginning of a deal.
        """
        outgoing = await self.draw_table(table, is_at_beat=is_at_beat)
        # the bot was away when it ended: nothing new is posted there
        if table.without_channel and not table.live:
            if posted is not None and not (
                posted.message and await self._poster.edit(table, posted, outgoing)
            ):
                await self._poster.mark_shown(table, TABLE, posted)
            return
        is_outdated = posted is None or self._poster.is_old(posted)
        has_ended = has_standing(public_table(table)) and not is_at_beat
        if (
            posted is not None
            and not is_outdated
            and posted.version < table.latest_deal.first_version
        ):
            is_outdated = await self._sender.is_buried(posted.channel, posted.message)
        if posted is None or is_outdated or not await self._poster.edit(table, posted, outgoing):
            await self._poster.post(table, TABLE, table.channel, outgoing, replaces=posted)
        if has_ended:
            await self._add_turning_point(table, outgoing)

    async def repost_table(self, table: Table) -> None:
        """Repost the table's message at the bottom of its channel."""
        outgoing = await self.draw_table(table)
        posted = await self._store.messages.message(table.id, TABLE)
        await self._poster.post(table, TABLE, table.channel, outgoing, replaces=posted)

    async def _add_turning_point(self, table: Table, outgoing: OutgoingMessage) -> None:
        """Add what might have been to the final standing, if it is found: the search takes a while,
        and the standing does not wait for it.
        """
        turning_point = await look_up_turning_point(self._store, self._mentor, table)
        posted = await self._store.messages.message(table.id, TABLE)
        if turning_point is None or posted is None:
            return
        outgoing.text = standing_content(
            public_table(table), self._catalogues.of(table.locale), turning_point
        ).text
        await self._poster.edit(table, posted, outgoing)

    async def show_offers(self, table: Table, posted: PostedMessage | None) -> None:
        """Show who may buy back; a deleted message is reposted."""
        content = offers_content(public_table(table), self._catalogues.of(table.locale))
        outgoing = await self._drawing.draw(content, "", table.guild)
        if (
            posted is not None
            and posted.message
            and await self._poster.edit(table, posted, outgoing)
        ):
            return
        await self._poster.announce(table, OFFERS, outgoing)

    async def show_nudge(self, table: Table, posted: PostedMessage | None) -> None:
        """Mention the players who have to act, and delete an earlier mention.

        At a slow table, people who can be reminded by direct message are left out.
        """
        seen = public_table(table)
        users = [
            user
            for user in awaited_users(seen)
            if not table.slow or await self._is_out_of_reach(table.guild, user)
        ]
        if not users:
            return
        content = nudge_content(
            seen, self._catalogues.of(table.locale), await self._places.link(table), users
        )
        if posted is not None and posted.message:
            await self._poster.remove(posted)
        await self._poster.announce(
            table, NUDGE, OutgoingMessage(content.text, content.controls), users
        )

    async def show_dealt(self, table: Table, users: Sequence[int]) -> None:
        """Mention the players whose tiles have not reached them. It goes when they have them."""
        content = dealt_content(table.id, self._catalogues.of(table.locale), users)
        await self._poster.announce(
            table, DEALT, OutgoingMessage(content.text, content.controls), users
        )

    async def _is_out_of_reach(self, guild: int, user: int) -> bool:
        """Return whether a person cannot be sent direct messages now, and has not asked to be left
        alone.
        """
        person = await self._store.people.person(user) or Person(user)
        wishes = await self._store.people.preferences(PreferencesOwner.PERSON, user)
        return not (wishes.unreminded or await self._sender.can_write_to(person, guild))

    async def conclude_nudge(self, table: Table, posted: PostedMessage) -> None:
        """Edit the mention: it says how the wait ended, so players can still see why it came.

        Delete it once the table has closed.
        """
        if not (table.live and posted.message):
            await self._poster.remove(posted)
            return
        seen, link = public_table(table), await self._places.link(table)
        content = nudge_outcome_content(seen, self._catalogues.of(table.locale), link)
        await self._poster.conclude(
            posted, OutgoingMessage(content.text, content.controls), len(away_users(seen))
        )


log = logging.getLogger(__name__)

LOOKUP_TIMEOUT: Final = 5.0  # seconds; the message waits no longer


async def look_up_turning_point(
    store: Store, mentor: Thinker | None, table: Table
) -> tuple[int, WhatIf, PublicTable] | None:
    """Return the number of the decisive deal, the decision in it that mattered most, and the table
    with the people of then.

    The decisive deal is the one since which the winner was ahead, or else the last one. Returns
    None if no other decision would have been clearly better, if there is no search, or if it takes
    too long.
    """
    if mentor is None or not mentor.looks_back or table.live or not finished_deals(table):
        return None
    turn = find_turning_point(table.curve, comparison(table), teams_of(table))
    deal = turn.deal if turn else finished_deals(table)
    try:
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            pages = [pack_page(page) async for page in store.tables.log_pages(table.id)]
            decisions = await mentor.look_back(table, pages, deal, seats_of_people(table))
    except (TimeoutError, WorkerDied, IllegalAction, ValueError) as problem:
        log.info("table %s: its turning point was not found (%s)", table.id, type(problem).__name__)
        return None
    if not decisions:
        return None
    missed, sitting = decisions[0]
    return deal, missed, await table_then(store, table, sitting)


async def table_then(store: Store, table: Table, sitting: Company) -> PublicTable:
    """Return a table with the people who sat there when a decision was taken."""
    users = [user for user in sitting.users if user is not None]
    return table_with_people(table, sitting, await store.people.names(table.guild, users))
