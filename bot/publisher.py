"""Makes messages match tables: levels, not edges. `show` may be called at any time, as often as one likes; the newest row wins.

What is kept here in memory are shortcuts only (tokens of recent presses, what was last drawn). After a restart everything is
found again from the rows. What each kind of place shows is in `bot.channel_places` and `bot.hand_places`.
"""

import asyncio
import logging
from dataclasses import replace

import discord

from bot import channel_places, hand_places
from bot.desk import NUDGE, STANDING, TABLE, Desk, address
from bot.painters import OLD, Painters
from bot.post_office import Gone, Sheet
from cogs.final import standing_face
from cogs.gallery import place_face
from cogs.hand_items import OFFERS
from cogs.offers_face import offers_face
from cogs.table_face import table_face
from locales.catalogues import Words
from renderer.posters import Scene
from renderer.scene import Picture
from renderer.theme import Style
from tables.store import Message, Newer, Owner
from tables.table import Refused, Table

log = logging.getLogger(__name__)


class Publisher(Painters):
    """What each message of a table shows. Everything that leaves goes through the post office."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    # ---- what others call

    def through(self, interaction: discord.Interaction, table_id: str, place: str) -> None:
        """Repaint this message through its press, and in any case once: who has pressed waits for an answer."""
        if place not in (TABLE, OFFERS) and interaction.guild_id is not None:
            place = f"private:{interaction.user.id}"
        self.desk.office.keep(interaction, table_id, place)
        self.desk.drawn[table_id, place] = None

    async def hand(self, interaction: discord.Interaction, table: Table, user: int, *, looks_on: bool = False) -> None:
        """Answer a deferred interaction with a person's hand, or (`looks_on`) with whom he may watch."""
        seat = hand_places.place_for(table, user) if looks_on else table.place_of(user)
        if seat is None:
            raise Refused("not-seated")
        face = place_face(table, seat, self.desk.catalogues.of(interaction.locale.value), None)
        sheet = await self.desk.draw(face, hand_places.named(table, seat), user)
        await interaction.edit_original_response(**sheet.edit())
        place = f"private:{user}"
        if table.live:
            self.desk.office.keep(interaction, table.id, place)
            self.desk.drawn[table.id, place] = hand_places.drawing(table, seat)
            self.show(table.id)  # it may have changed while this was drawn

    async def repaint(self, owner: Owner, of: int) -> None:
        """Somebody's taste has changed: show it at once in all his hands, or at all tables of the server."""
        store, drawn = self.desk.tables.store, self.desk.drawn
        if owner is Owner.PERSON:
            asked = {*await store.hands(of), *(table_id for table_id, place in drawn if place == f"private:{of}")}
            for table_id in asked:
                for place in (f"hand:{of}", f"private:{of}"):
                    async with self._lock(table_id, place):
                        drawn[table_id, place] = None
        else:
            asked = set(await store.live(of))
            for table_id in asked:
                async with self._lock(table_id, TABLE):
                    there = await store.message(table_id, TABLE)
                    if there is not None:
                        await store.shown(replace(there, version=max(0, there.version - 1)))
        for table_id in asked:
            self.show(table_id)

    async def draw(self, scene: Scene) -> Picture:
        """Any picture."""
        return await self.desk.picture(scene)

    async def figure(self, game: str, words: Words, style: Style) -> Picture:
        """The rules of a game in small pictures."""
        return await self.desk.figure(game, words, style)

    async def greet(self, table: Table, user: int) -> bool:
        """Write to who has just sat down; False if his direct messages are closed."""
        await self.shown(table.id)
        person = await self.desk.tables.store.person(user)
        return person is None or not person.dm_closed

    async def post(self, table: Table) -> None:
        """Post the table anew at the bottom of its channel."""
        face = table_face(table, self.desk.catalogues.of(table.locale))
        sheet = await self.desk.draw(face, f"table-{table.told}", table.guild)
        async with self._lock(table.id, TABLE):
            await self.desk.post(table, TABLE, table.channel, sheet, await self.desk.tables.store.message(table.id, TABLE))

    async def link(self, table: Table) -> str | None:
        """The address of the table's message; a message that is gone is posted anew."""
        message = await self.desk.tables.store.message(table.id, TABLE)
        if message is None:
            await self.shown(table.id)
        elif not await self.desk.office.exists(message.channel, message.message):
            await self.desk.tables.store.shown(replace(message, version=0))
            await self.shown(table.id)
        message = await self.desk.tables.store.message(table.id, TABLE)
        return None if message is None else address(table, message.message)

    # ---- what painters do

    async def _match(self, table_id: str) -> None:
        """Tell every place of a table what it has to show; the newest row wins."""
        table = await self.desk.tables.store.table(table_id)
        if table is None:
            return
        places = {message.place for message in await self.desk.tables.store.messages(table_id)}
        if STANDING not in places and standing_face(table, self.desk.catalogues.of(None)) is not None:
            # before the table is as shown as it will be: a restart goes by that
            await asyncio.wait([self._tell(table, STANDING)])
        if TABLE not in places:  # the channel first where it is new: hands link to it
            await asyncio.wait([self._tell(table, TABLE)])
        seated = {chair.user for chair in table.chairs if chair.user is not None and table.seat_of(chair.user) is not None}
        seated |= {one.user for one in table.gallery}
        places |= {TABLE} | {f"hand:{user}" for user in seated} | ({NUDGE} if table.nudged else set())
        places.update(self.desk.office.private(table_id))
        if offers_face(table, self.desk.catalogues.of(None)) is not None:
            places.add(OFFERS)
        tasks = [self._tell(table, place) for place in places]
        if not table.live:
            await asyncio.wait(tasks)
            for key in [key for key in self.desk.drawn if key[0] == table_id]:
                del self.desk.drawn[key]
            self.desk.office.forget(table_id)

    async def _match_place(self, table: Table, place: str) -> None:
        there = await self.desk.tables.store.message(table.id, place)
        kind, _, user = place.partition(":")
        seat = table.place_of(int(user)) if user.isdigit() else None
        if kind == TABLE:
            await channel_places.match_table(self.desk, table, there)
        elif kind == STANDING:
            await channel_places.match_standing(self.desk, table, there)
        elif kind == OFFERS:
            await channel_places.match_offers(self.desk, table, there)
        elif kind == NUDGE:
            await channel_places.match_nudge(self.desk, table, there)
        elif kind == "private":
            await hand_places.match_private(self.desk, table, int(user))
        elif kind == "hand" and seat is not None:
            await hand_places.match_hand(self.desk, table, int(user), seat, there)
        elif there is not None and place.startswith(OLD):
            await self.desk.retire(there)
        elif there is not None:
            await hand_places.got_up(self.desk, table, there)

    async def _gone(self, table: Table, place: str) -> None:
        """A channel does not exist any more: the table is void if it was in it, a person without DMs plays on."""
        store = self.desk.tables.store
        kind, _, user = place.removeprefix(OLD).partition(":")
        if kind == "hand":
            person = await store.person(int(user))
            if person is not None:
                await store.remember(hand_places.with_dm(person, None, closed=True))
            await store.forget_message(table.id, place)
            return
        try:
            table = (await self.desk.tables.void(table.id, "channel-gone")).table
        except Refused:
            log.info("table %s ended without a channel to say so", table.id)
        except Newer:
            return  # a newer process sees to it
        # as shown as it ever will be
        await store.shown(Message(table.id, TABLE, table.channel, 0, table.version, self.desk.tables.now()))

    async def _scrapped(self, table_id: str) -> None:
        """Today's rules cannot read it: void, refunded, and its messages say so. What has said so is forgotten."""
        store = self.desk.tables.store
        log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
        await store.scrap(table_id, self.desk.tables.now())
        for message in await store.messages(table_id):
            kind, _, user = message.place.removeprefix(OLD).partition(":")
            if kind == "hand":
                person = await store.person(int(user))
                locale = person.locale if person else None
            else:
                guild = self.desk.office.guild_of(message.channel)
                locale = None if guild is None else (await store.guild(guild.id)).locale or guild.preferred_locale.value
            text = self.desk.catalogues.of(locale)("refused-unreadable-table")
            try:
                await self.desk.office.edit(message, Sheet(text, None, None, None), table_id)
            except (Gone, discord.Forbidden) as lost:
                log.info("nobody can be told: %r", lost)
            except Exception as error:  # noqa: BLE001 - tried again
                self._failed(table_id, message.place, error)
                continue
            self._worked(table_id, message.place)
            await store.forget_message(table_id, message.place)

    # ---- helpers
