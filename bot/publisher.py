"""Makes messages match tables: levels, not edges. `show` may be called at any time, as often as one likes; the newest row wins.

What is kept here in memory are shortcuts only (tokens of recent presses, what was last drawn). After a restart everything is
found again from the rows.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.post_office import Gone, PostOffice, Sheet
from cogs.faces import Face, hand_face, table_face
from cogs.narration import clean
from locales.catalogues import Catalogues, Words
from renderer.painter import Painter
from renderer.scene import HandScene, Picture
from tables.service import Tables
from tables.store import Message, Person, Unreadable
from tables.table import Phase, Refused, Table

log = logging.getLogger(__name__)

OLD_MS = 50 * 60_000  # edits of messages over an hour are limited more strictly: post anew before
TABLE, NUDGE = "table", "nudge"


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a hand showed when it was last drawn: it is drawn again when this has changed, not whenever somebody else moves."""

    phase: Phase
    deal: int
    acts: int
    due: bool
    legal: int


class Publisher:
    """One painter per table reads its newest row; one per place draws and sends, so that no place waits for another one's limits.

    Everything that leaves goes through the post office."""

    def __init__(self, office: PostOffice, catalogues: Catalogues, painter: Painter, pool: ThreadPoolExecutor) -> None:
        self.office = office
        self.catalogues = catalogues
        self.painter = painter
        self.tables: Tables  # set by whoever makes both; each needs the other
        self._pool = pool
        self._asked: set[str] = set()
        self._painters: dict[str, asyncio.Task[None]] = {}
        self._newest: dict[tuple[str, str], Table] = {}  # what a place still has to show
        self._places: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._locks: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()  # one hand on each message
        self._drawn: dict[tuple[str, str], Drawn] = {}
        self._deals: dict[tuple[str, str], int] = {}  # the deal that a place shows

    # ---- what others call

    def show(self, table_id: str) -> None:
        """Make all messages of a table match its newest state, soon."""
        self._asked.add(table_id)
        if table_id not in self._painters:
            task = asyncio.create_task(self._paint(table_id), name=f"painter {table_id}")
            self._painters[table_id] = task

    async def shown(self, table_id: str) -> None:
        """Wait until they do."""
        self.show(table_id)
        while table_id in self._painters:
            await asyncio.wait([self._painters[table_id]])
        if busy := [task for key, task in self._places.items() if key[0] == table_id]:
            await asyncio.wait(busy)

    def through(self, interaction: discord.Interaction, table_id: str, place: str) -> None:
        """Repaint this message through its press, and in any case once: who has pressed waits for an answer."""
        if place != TABLE and interaction.guild_id is not None:
            place = f"private:{interaction.user.id}"
        self.office.keep(interaction, table_id, place)
        self._drawn.pop((table_id, place), None)

    async def hand(self, interaction: discord.Interaction, table: Table, user: int) -> None:
        """Answer a deferred interaction with a person's hand."""
        seat = table.seat_of(user)
        words = self.catalogues.of(interaction.locale.value)
        if seat is None:
            raise Refused("not-seated")
        face = hand_face(table, seat, words, await self._where(table, words))
        sheet = await self._draw(face, f"hand-{table.version}")
        await interaction.edit_original_response(**sheet.edit())
        place = f"private:{user}"
        self.office.keep(interaction, table.id, place)
        self._drawn[table.id, place] = self._drawing(table, seat)

    async def greet(self, table: Table, user: int) -> bool:
        """Write to who has just sat down; False if his direct messages are closed."""
        await self.shown(table.id)
        person = await self.tables.store.person(user)
        return person is None or not person.dm_closed

    async def post(self, table: Table) -> None:
        """Post the table anew at the bottom of its channel."""
        face = table_face(table, self.catalogues.of(table.locale))
        sheet = await self._draw(face, f"table-{table.version}")
        async with self._lock(table.id, TABLE):
            old = await self.tables.store.message(table.id, TABLE)
            await self._send_table(table, sheet, nonce=None)
            if old is not None:
                await self.office.delete(old.channel, old.message)

    async def link(self, table: Table) -> str | None:
        """The address of the table's message; a message that is gone is posted anew."""
        message = await self.tables.store.message(table.id, TABLE)
        if message is None:
            await self.shown(table.id)
        elif not await self.office.exists(message.channel, message.message):
            await self.tables.store.forget_message(table.id, TABLE)
            await self.shown(table.id)
        message = await self.tables.store.message(table.id, TABLE)
        return None if message is None else _address(table, message.message)

    async def close(self) -> None:
        """Finish what is being painted; what is not done is done after the next start."""
        running = [*self._painters.values(), *self._places.values()]
        if running:
            _, late = await asyncio.wait(running, timeout=3)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # ---- painters

    async def _paint(self, table_id: str) -> None:
        try:
            while table_id in self._asked:
                self._asked.discard(table_id)
                await self._match(table_id)
        except Unreadable:
            log.warning("table %s cannot be read by today's rules", table_id)
        except Exception:
            log.exception("table %s could not be shown; the next sweep tries again", table_id)
        finally:
            del self._painters[table_id]
            if table_id in self._asked:
                self.show(table_id)

    async def _match(self, table_id: str) -> None:
        """Tell every place of a table what it has to show; the newest row wins."""
        table = await self.tables.store.table(table_id)
        if table is None:
            return
        places = {message.place for message in await self.tables.store.messages(table_id)}
        if TABLE not in places:  # the channel first where it is new: hands link to it
            await asyncio.wait([self._tell(table, TABLE)])
        seated = {chair.user for chair in table.chairs if chair.user is not None and table.seat_of(chair.user) is not None}
        places |= {TABLE} | {f"hand:{user}" for user in seated} | ({NUDGE} if table.nudged else set())
        places |= {place for user in seated if self.office.token(table_id, place := f"private:{user}")}
        tasks = [self._tell(table, place) for place in places]
        if not table.live:
            await asyncio.wait(tasks)
            for key in [key for key in (*self._drawn, *self._deals) if key[0] == table_id]:
                self._drawn.pop(key, None)
                self._deals.pop(key, None)
            self.office.forget(table_id)

    def _tell(self, table: Table, place: str) -> asyncio.Task[None]:
        """A place has something to show: whoever works on it goes on with it."""
        key = (table.id, place)
        self._newest[key] = table
        if key not in self._places:
            self._places[key] = asyncio.create_task(self._work(*key), name=f"painter {table.id} {place}")
        return self._places[key]

    async def _work(self, table_id: str, place: str) -> None:
        key = (table_id, place)
        try:
            while key in self._newest:
                async with self._lock(*key):
                    await self._match_place(self._newest.pop(key), place)
        except Gone:
            await self._gone(table_id)
        except Exception:
            log.exception("table %s, %s could not be shown; the next sweep tries again", table_id, place.partition(":")[0])
        finally:
            self._newest.pop(key, None)
            del self._places[key]

    async def _match_place(self, table: Table, place: str) -> None:
        there = await self.tables.store.message(table.id, place)
        kind, _, user = place.partition(":")
        seat = table.seat_of(int(user)) if user else None
        if kind == TABLE:
            await self._match_table(table, there)
        elif kind == NUDGE:
            await self._match_nudge(table, there)
        elif kind == "private" and seat is not None:
            await self._match_private(table, int(user), seat)
        elif kind == "hand" and seat is not None:
            await self._match_hand(table, int(user), seat, there)
        elif there is not None:
            await self._got_up(table, there)

    async def _match_table(self, table: Table, there: Message | None) -> None:
        """The message in the channel."""
        key = (table.id, TABLE)
        new_deal = self._deals.get(key, table.deals) != table.deals
        if there is not None and there.version >= table.version:
            self._deals.setdefault(key, table.deals)
            return
        sheet = await self._draw(table_face(table, self.catalogues.of(table.locale)), f"table-{table.version}")
        old = there is not None and self.tables.now() - there.posted_at > OLD_MS
        if there is not None and not old and not (new_deal and await self.office.buried(there.channel, there.message)):
            if await self.office.edit(there, sheet, table.id):
                await self.tables.store.shown(
                    Message(table.id, TABLE, there.channel, there.message, table.version, there.posted_at)
                )
                self._deals[key] = table.deals
                return
            there = None  # somebody has deleted it: it comes back
            await self._send_table(table, sheet, nonce=None)
        else:
            await self._send_table(table, sheet, nonce=None if there else f"{table.id}-{table.deals}")
        if there is not None:
            await self.office.strip(there)
        self._deals[key] = table.deals

    async def _send_table(self, table: Table, sheet: Sheet, nonce: str | None) -> None:
        message = await self.office.send(table.channel, sheet, nonce)
        await self.tables.store.shown(Message(table.id, TABLE, table.channel, message, table.version, self.tables.now()))

    async def _match_nudge(self, table: Table, there: Message | None) -> None:
        """Mention who is slow, once; take it away when the turn is over."""
        if table.nudged and there is None:
            due = [chair.user for chair in table.chairs if chair.user is not None and self._is_due(table, chair.user)]
            if due:
                names = " ".join(f"<@{user}>" for user in due)
                words = self.catalogues.of(table.locale)
                when = f"<t:{(table.deadline or 0) // 1000}:R>"
                text = words("nudge", names=names, when=when, link=await self._link(table) or "")
                message = await self.office.send(table.channel, Sheet(text, None, None, None), None, mention=due)
                await self.tables.store.shown(Message(table.id, NUDGE, table.channel, message, table.version, self.tables.now()))
        elif there is not None and not table.nudged:
            await self.office.delete(there.channel, there.message)
            await self.tables.store.forget_message(table.id, NUDGE)

    async def _match_hand(self, table: Table, user: int, seat: int, there: Message | None) -> None:
        """The message in a person's DM: posted anew with each deal, edited in place in between."""
        place = f"hand:{user}"
        key = (table.id, place)
        drawing = self._drawing(table, seat)
        if there is not None and there.version >= table.version and key in self._drawn:
            return
        if self._drawn.get(key) == drawing or (there is None and not table.live):
            return
        person = await self.tables.store.person(user) or Person(user, table.chairs[seat].name, table.chairs[seat].username, "en")
        if person.dm_closed:
            return
        words = self.catalogues.of(person.locale)
        face = hand_face(table, seat, words, await self._where(table, words))
        sheet = await self._draw(face, f"hand-{table.version}")
        new_deal = table.phase is Phase.PLAYING and self._deals.get(key, table.deals) != table.deals
        if there is not None and not new_deal and self.tables.now() - there.posted_at < OLD_MS:
            if await self.office.edit(there, sheet, table.id):
                await self.tables.store.shown(
                    Message(table.id, place, there.channel, there.message, table.version, there.posted_at)
                )
                self._drawn[key], self._deals[key] = drawing, table.deals
                return
            there = None
        sent = await self._send_hand(table, person, sheet, None if there else f"{table.id}-{table.deals}")
        if sent:
            if there is not None:
                await self.office.delete(there.channel, there.message)
            self._drawn[key], self._deals[key] = drawing, table.deals

    async def _send_hand(self, table: Table, person: Person, sheet: Sheet, nonce: str | None) -> bool:
        """False if his DMs are closed: not tried again at this table; My hand shows the same."""
        store = self.tables.store
        channel = person.dm_channel
        try:
            if channel is None:
                channel = await self.office.open_dm(person.user)
            message = await self.office.send(channel, sheet, nonce)
        except discord.HTTPException as closed:
            log.info("a DM could not be delivered (%s)", closed.code)
            await store.remember(_with_dm(person, channel, closed=True))
            return False
        if person.dm_channel != channel:
            await store.remember(_with_dm(person, channel, closed=False))
        place = f"hand:{person.user}"
        await store.shown(Message(table.id, place, channel, message, table.version, self.tables.now()))
        return True

    async def _match_private(self, table: Table, user: int, seat: int) -> None:
        """The private answer that shows a hand, as long as its token lives."""
        key = (table.id, f"private:{user}")
        interaction = self.office.token(*key)
        drawing = self._drawing(table, seat)
        if interaction is None or self._drawn.get(key) == drawing:
            return
        words = self.catalogues.of(interaction.locale.value)
        face = hand_face(table, seat, words, await self._where(table, words))
        await self.office.edit_through(interaction, await self._draw(face, f"hand-{table.version}"))
        self._drawn[key] = drawing

    async def _got_up(self, table: Table, message: Message) -> None:
        """Who does not sit here any more keeps no hand."""
        person = await self.tables.store.person(int(message.place[5:]))
        words = self.catalogues.of(person.locale if person else None)
        text = words("hand-left", where=await self._where(table, words))
        await self.office.edit(message, Sheet(text, None, None, None), table.id)
        await self.tables.store.forget_message(table.id, message.place)

    async def _gone(self, table_id: str) -> None:
        """The channel does not exist any more."""
        try:
            await self.tables.void(table_id, "channel-gone")
        except Refused:
            log.info("table %s ended without a channel to say so", table_id)

    # ---- helpers

    def _lock(self, table_id: str, place: str) -> asyncio.Lock:
        return self._locks.setdefault((table_id, place), asyncio.Lock())

    async def _draw(self, face: Face, name: str) -> Sheet:
        """The message with its picture, drawn in a thread."""
        picture: Picture | None = None
        if face.scene is not None:
            loop = asyncio.get_running_loop()
            draw = self.painter.hand if isinstance(face.scene, HandScene) else self.painter.table
            picture = await loop.run_in_executor(self._pool, draw, face.scene)  # type: ignore[arg-type]
        return Sheet(face.content, face.view, picture, f"{name}.webp")

    def _drawing(self, table: Table, seat: int) -> Drawn:
        seen = None if table.state is None else self._rules(table).view(table.state, seat)
        due = seen is not None and seen.seats[seat].due
        return Drawn(table.phase, table.deals, table.chairs[seat].acts, due, hash(seen.legal) if seen else 0)

    def _is_due(self, table: Table, user: int) -> bool:
        seat = table.seat_of(user)
        return seat is not None and table.phase is Phase.PLAYING and seat in self._rules(table).due(table.state)

    @staticmethod
    def _rules(table: Table) -> Any:
        from tables.play import game_of

        return game_of(table)

    async def _where(self, table: Table, words: Words) -> str:
        """Server, channel and a link to the table, for messages that are read elsewhere."""
        server = clean(self.office.guild_name(table.guild) or "")
        link = await self._link(table)
        return words("where", server=server, channel=f"<#{table.channel}>", link=link or f"<#{table.channel}>")

    async def _link(self, table: Table) -> str | None:
        message = await self.tables.store.message(table.id, TABLE)
        return None if message is None else _address(table, message.message)


def _address(table: Table, message: int) -> str:
    return f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"


def _with_dm(person: Person, channel: int | None, *, closed: bool) -> Person:
    return Person(person.user, person.name, person.username, person.locale, channel, closed)
