"""Makes messages match tables: levels, not edges. `show` may be called at any time, as often as one likes; the newest row wins.

What is kept here in memory are shortcuts only (tokens of recent presses, what was last drawn). After a restart everything is
found again from the rows.
"""

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.painters import OLD, Painters
from bot.post_office import Gone, PostOffice, Sheet
from cogs.faces import Face, hand_face, table_face
from cogs.narration import clean
from locales.catalogues import Catalogues, Words
from renderer.painter import Painter
from renderer.scene import HandScene, Picture
from tables.service import Tables
from tables.store import Message, Person
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
    until: int | None
    ready: bool


class Publisher(Painters):
    """What each message of a table shows. Everything that leaves goes through the post office."""

    def __init__(self, office: PostOffice, catalogues: Catalogues, painter: Painter, pool: ThreadPoolExecutor) -> None:
        super().__init__()
        self.office = office
        self.catalogues = catalogues
        self.painter = painter
        self.tables: Tables  # set by whoever makes both; each needs the other
        self._pool = pool
        self._drawn: dict[tuple[str, str], Drawn | None] = {}  # None: whatever it shows, draw it again

    # ---- what others call

    def through(self, interaction: discord.Interaction, table_id: str, place: str) -> None:
        """Repaint this message through its press, and in any case once: who has pressed waits for an answer."""
        if place != TABLE and interaction.guild_id is not None:
            place = f"private:{interaction.user.id}"
        self.office.keep(interaction, table_id, place)
        self._drawn[table_id, place] = None

    async def hand(self, interaction: discord.Interaction, table: Table, user: int) -> None:
        """Answer a deferred interaction with a person's hand."""
        seat = table.seat_of(user)
        words = self.catalogues.of(interaction.locale.value)
        if seat is None:
            raise Refused("not-seated")
        face = hand_face(table, seat, words, None)
        sheet = await self._draw(face, f"hand-{table.version}")
        await interaction.edit_original_response(**sheet.edit())
        place = f"private:{user}"
        if table.live:
            self.office.keep(interaction, table.id, place)
            self._drawn[table.id, place] = self._drawing(table, seat)
            self.show(table.id)  # it may have changed while this was drawn

    async def figure(self, game: str, words: Words) -> Picture:
        """The rules of a game in small pictures, drawn in a thread; kept, because they never change."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self.painter.figure, game, words(f"game-{game}"), words)

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
            await self._post(table, TABLE, table.channel, sheet, await self.tables.store.message(table.id, TABLE))

    async def link(self, table: Table) -> str | None:
        """The address of the table's message; a message that is gone is posted anew."""
        message = await self.tables.store.message(table.id, TABLE)
        if message is None:
            await self.shown(table.id)
        elif not await self.office.exists(message.channel, message.message):
            await self.tables.store.shown(replace(message, version=0))
            await self.shown(table.id)
        message = await self.tables.store.message(table.id, TABLE)
        return None if message is None else _address(table, message.message)

    # ---- what painters do

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
            for key in [key for key in self._drawn if key[0] == table_id]:
                del self._drawn[key]
            self.office.forget(table_id)

    async def _match_place(self, table: Table, place: str) -> None:
        there = await self.tables.store.message(table.id, place)
        kind, _, user = place.partition(":")
        seat = table.seat_of(int(user)) if user.isdigit() else None
        if kind == TABLE:
            await self._match_table(table, there)
        elif kind == NUDGE:
            await self._match_nudge(table, there)
        elif kind == "private" and seat is not None:
            await self._match_private(table, int(user), seat)
        elif kind == "hand" and seat is not None:
            await self._match_hand(table, int(user), seat, there)
        elif there is not None and place.startswith(OLD):
            await self._retire(there)
        elif there is not None:
            await self._got_up(table, there)

    async def _match_table(self, table: Table, there: Message | None) -> None:
        """The message in the channel."""
        if there is not None and there.version >= table.version:
            return
        sheet = await self._draw(table_face(table, self.catalogues.of(table.locale)), f"table-{table.version}")
        anew = there is None or self.tables.now() - there.posted_at > OLD_MS
        if there is not None and not anew and there.version < table.dealt:
            anew = await self.office.buried(there.channel, there.message)
        # an edit that fails: somebody has deleted it, it comes back
        if there is None or anew or not await self.office.edit(there, sheet, table.id):
            await self._post(table, TABLE, table.channel, sheet, there)
        else:
            await self.tables.store.shown(replace(there, version=table.version))

    async def _post(self, table: Table, place: str, channel: int, sheet: Sheet, there: Message | None, first: int = 0) -> None:
        """A new message for a place. Killed at any moment it is still posted once, and what it replaces is taken away in the end:
        the nonce tells Discord which message would be replaced (or, where there is none, is made with `first`)."""
        store = self.tables.store
        if there is not None:
            await store.shown(replace(there, place=OLD + place))
        text = f"{table.id} {place} {there.message if there else first}"
        nonce = hashlib.blake2b(text.encode(), digest_size=12).hexdigest()  # Discord takes 25 characters
        message = await self.office.send(channel, sheet, nonce)
        await store.shown(Message(table.id, place, channel, message, table.version, self.tables.now()))
        if there is not None:
            await self._retire(replace(there, place=OLD + place))

    async def _retire(self, old: Message) -> None:
        """Take away what has been replaced: a table's buttons, a whole hand. (If it has not been after all, it stays.)"""
        store = self.tables.store
        place = old.place.removeprefix(OLD)
        new = await store.message(old.table, place)
        if new is not None and new.message != old.message:
            if place == TABLE:
                await self.office.strip(old)
            else:
                await self.office.delete(old.channel, old.message)
        await store.forget_message(old.table, old.place)

    async def _match_nudge(self, table: Table, there: Message | None) -> None:
        """Mention who is slow, once; take it away when the turn is over."""
        if table.nudged and there is None:
            due = [chair.user for chair in table.chairs if chair.user is not None and self._is_due(table, chair.user)]
            if due:
                names = " ".join(f"<@{user}>" for user in due)
                words = self.catalogues.of(table.locale)
                when = f"<t:{(table.deadline or 0) // 1000}:R>"
                text = words("nudge", names=names, when=when, link=await self._link(table))
                nonce = f"{table.id}-{table.deals}-{table.turn}"[:25]
                message = await self.office.send(table.channel, Sheet(text, None, None, None), nonce, mention=due)
                await self.tables.store.shown(Message(table.id, NUDGE, table.channel, message, table.version, self.tables.now()))
        elif there is not None and not table.nudged:
            await self.office.delete(there.channel, there.message)
            await self.tables.store.forget_message(table.id, NUDGE)

    async def _match_hand(self, table: Table, user: int, seat: int, there: Message | None) -> None:
        """The message in a person's DM: posted anew with each deal, edited in place in between."""
        place = f"hand:{user}"
        key = (table.id, place)
        drawing = self._drawing(table, seat)
        if there is None and not table.live:
            return
        if there is not None and there.version >= table.version and key not in self._drawn:  # drawn before a restart
            self._drawn[key] = drawing
        if self._drawn.get(key) == drawing:
            return
        person = await self.tables.store.person(user) or Person(user, table.chairs[seat].name, table.chairs[seat].username, "en")
        if person.dm_closed:
            return
        words = self.catalogues.of(person.locale)
        face = hand_face(table, seat, words, await self._where(table, words))
        sheet = await self._draw(face, f"hand-{table.version}")
        anew = there is None or self.tables.now() - there.posted_at > OLD_MS
        if there is not None and table.phase is Phase.PLAYING and there.version < table.dealt:
            anew = True
        if there is None or anew or not await self.office.edit(there, sheet, table.id):
            if not await self._send_hand(table, seat, person, sheet, there):
                return
        else:
            await self.tables.store.shown(replace(there, version=table.version))
        self._drawn[key] = drawing

    async def _send_hand(self, table: Table, seat: int, person: Person, sheet: Sheet, there: Message | None) -> bool:
        """False if his DMs are closed: not tried again at this table; My hand shows the same."""
        store = self.tables.store
        channel = person.dm_channel
        try:
            if channel is None:
                channel = await self.office.open_dm(person.user)
            await self._post(table, f"hand:{person.user}", channel, sheet, there, table.chairs[seat].cut)
        except discord.HTTPException as closed:
            if closed.status >= 500 or closed.status == 429:
                raise
            log.info("a DM could not be delivered (%s)", closed.code)
            await store.remember(_with_dm(person, channel, closed=True))
            for place in (f"hand:{person.user}", f"{OLD}hand:{person.user}"):
                await store.forget_message(table.id, place)
            return False
        if person.dm_channel != channel:
            await store.remember(_with_dm(person, channel, closed=False))
        return True

    async def _match_private(self, table: Table, user: int, seat: int) -> None:
        """The private answer that shows a hand, as long as its token lives."""
        key = (table.id, f"private:{user}")
        interaction = self.office.token(*key)
        drawing = self._drawing(table, seat)
        if interaction is None or self._drawn.get(key) == drawing:
            return
        words = self.catalogues.of(interaction.locale.value)
        face = hand_face(table, seat, words, None)
        await self.office.edit_through(interaction, await self._draw(face, f"hand-{table.version}"))
        self._drawn[key] = drawing

    async def _got_up(self, table: Table, message: Message) -> None:
        """Who does not sit here any more keeps no hand."""
        person = await self.tables.store.person(int(message.place[5:]))
        words = self.catalogues.of(person.locale if person else None)
        text = words("hand-left", where=await self._where(table, words))
        await self.office.edit(message, Sheet(text, None, None, None), table.id)
        await self.tables.store.forget_message(table.id, message.place)

    async def _gone(self, table: Table, place: str) -> None:
        """A channel does not exist any more: the table is void if it was in it, a person without DMs plays on."""
        store = self.tables.store
        kind, _, user = place.removeprefix(OLD).partition(":")
        if kind == "hand":
            person = await store.person(int(user))
            if person is not None:
                await store.remember(_with_dm(person, None, closed=True))
            await store.forget_message(table.id, place)
            return
        try:
            table = (await self.tables.void(table.id, "channel-gone")).table
        except Refused:
            log.info("table %s ended without a channel to say so", table.id)
        # as shown as it ever will be
        await store.shown(Message(table.id, TABLE, table.channel, 0, table.version, self.tables.now()))

    async def _scrapped(self, table_id: str) -> None:
        """Today's rules cannot read it: void, refunded, and its messages say so. What has said so is forgotten."""
        store = self.tables.store
        log.warning("table %s cannot be read by today's rules: void and refunded", table_id)
        await store.scrap(table_id, self.tables.now())
        for message in await store.messages(table_id):
            kind, _, user = message.place.removeprefix(OLD).partition(":")
            if kind == "hand":
                person = await store.person(int(user))
                locale = person.locale if person else None
            else:
                guild = self.office.guild_of(message.channel)
                locale = None if guild is None else (await store.guild(guild.id)).locale or guild.preferred_locale.value
            text = self.catalogues.of(locale)("refused-unreadable-table")
            try:
                await self.office.edit(message, Sheet(text, None, None, None), table_id)
            except (Gone, discord.Forbidden) as lost:
                log.info("nobody can be told: %r", lost)
            except Exception as error:  # noqa: BLE001 - tried again
                self._failed(table_id, message.place, error)
                continue
            self._worked(table_id, message.place)
            await store.forget_message(table_id, message.place)

    # ---- helpers

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
        chair = table.chairs[seat]
        until = table.deadline if due or table.phase is Phase.PAUSE else None
        return Drawn(table.phase, table.deals, chair.acts, due, hash(seen.legal) if seen else 0, until, chair.ready)

    def _is_due(self, table: Table, user: int) -> bool:
        """As the room sees it: where people answer in secret, a mention of the slow ones would tell who has answered."""
        seat = table.seat_of(user)
        return seat is not None and table.phase is Phase.PLAYING and self._rules(table).view(table.state, None).seats[seat].due

    @staticmethod
    def _rules(table: Table) -> Any:
        from tables.play import game_of

        return game_of(table)

    async def _where(self, table: Table, words: Words) -> str:
        """Server, channel and a link to the table, for messages that are read elsewhere."""
        server = clean(self.office.guild_name(table.guild) or "")
        link = await self._link(table)
        return words("where", server=server, channel=f"<#{table.channel}>", link=link)

    async def _link(self, table: Table) -> str:
        message = await self.tables.store.message(table.id, TABLE)
        return _address(table, None if message is None else message.message)


def _address(table: Table, message: int | None) -> str:
    """Of a message, or of the channel while there is none."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}" + ("" if message is None else f"/{message}")


def _with_dm(person: Person, channel: int | None, *, closed: bool) -> Person:
    return Person(person.user, person.name, person.username, person.locale, channel, closed)
