"""The Discord client: puts the parts together, runs them, takes them down in order."""

import asyncio
import hashlib
import logging
import time
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_sync import Translations, dress, sync
from bot.housekeeper import Housekeeper
from bot.process_messages import Hearing
from bot.settings import Settings
from bot.table_clocks import Clock
from bot.version import version
from cogs.shared.house import House, HouseBot
from cogs.shared.rate_buckets import Buckets
from cogs.shared.refusal_answers import failed
from data.database.shard_connection import Wire
from data.sql_store import SqlStore, open_store
from delivery.discord_api.new_dms import NewDms
from delivery.discord_api.request_trace import request_trace
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.discord_api.sender import Sender
from delivery.publish.other_processes import OtherProcesses
from delivery.publish.publisher import Publisher
from locales.catalogues import Catalogues, load
from renderer.painter import sample_letters
from tables.service.store import Newer, Unreadable
from tables.service.tables import Tables
from tables.state.change import Change
from tables.state.phases import CloseReason
from tables.state.refusal import Refused
from workers.picture_pool import PicturePool
from workers.replay_worker import ReplayWorker
from workers.thinker import Thinker

log = logging.getLogger(__name__)

FONT = "fonts-wqy-microhei"  # what a machine lacks that cannot draw Japanese
ANSWERING = ("discord-ui-", "CommandTree-", "discord.py: on_interaction")  # how discord.py calls the tasks that answer presses

COGS = tuple(
    f"cogs.{name}"
    for name in (
        "commands.play_cog",
        "commands.chips_cog",
        "commands.leaderboard_cog",
        "commands.rules_cog",
        "commands.learn_cog",
        "commands.house_cog",
        "commands.presets_cog",
        "commands.preferences_cog",
        "commands.privacy_cog",
        "commands.replay_cog",
        "commands.arrival_cog",
        "presses.press_router",
    )
)


AHEAD = 2  # turns for which everything else is read while others draw
COMPLETIONS = 10  # times as many as commands, for each letter that is typed asks for some


def milliseconds() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000


def mark_key(token: str) -> bytes:
    """With what marks are made of who has been forgotten: whoever has the database but not the token can make none."""
    return hashlib.sha256(f"forgotten {token}".encode()).digest()


class Tree(app_commands.CommandTree["Kaffeehaus"]):
    """Commands whose errors are answered, and of which nobody gets too many."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Each is paid from a bucket. Whoever types too much is offered nothing for a while."""
        typed = interaction.type is discord.InteractionType.autocomplete
        house = self.client.house
        try:
            (house.completions if typed else house.presses).take(interaction.user.id)
        except Refused as no:
            await (interaction.response.autocomplete([]) if typed else failed(interaction, no))
            return False
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """One sentence for a refusal, an id for a fault."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await failed(interaction, cause)


class Kaffeehaus(HouseBot):
    """The bot. It asks for no privileged intent and keeps no cache of messages or members."""

    def __init__(self, settings: Settings) -> None:
        self._owned = settings.sharding
        several: dict[str, Any] = {}
        if settings.shard_count:
            several = {"shard_count": self._owned.count, "shard_ids": sorted(self._owned.mine)}
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            activity=discord.Game("Buki"),
            max_ratelimit_timeout=30.0,
            guild_ready_timeout=0.5,  # seconds of silence after the last server; nothing here waits for names of servers
            **several,
        )
        if settings.trace_requests:
            self.http.http_trace = request_trace()
        self.settings = settings
        self.catalogues: Catalogues = load()
        self._pictures = PicturePool(settings.picture_processes, settings.picture_threads, settings.picture_format)
        self._store: SqlStore | None = None
        self._clock: Clock | None = None
        self._housekeeper: Housekeeper | None = None
        self._publisher: Publisher | None = None
        self._replay_worker = ReplayWorker()
        self._wire: Wire | None = None
        self._buckets = 1  # of shards that may start side by side
        self._thinker = Thinker(searches=settings.search)

    async def setup_hook(self) -> None:
        """Before the gateway: the database, the painter's brushes, commands and buttons, then the clock."""
        settings, shards = self.settings, self._owned
        self._store = store = await open_store(settings.database_url, mark_key(settings.discord_token), shards)
        warming = asyncio.create_task(
            self._pictures.warm_up({one: sample_letters(self.catalogues.of(one)) for one in self.catalogues.languages})
        )
        tables = Tables(
            store,
            milliseconds,
            self._thinker.choose,
            settings.pace,
            settings.purse,
            self._changed,
            settings.limits,
        )
        pace = settings.new_dms_per_second * shards.part
        new_dms = NewDms(store, milliseconds, pace, settings.new_dms_per_hour, settings.new_dms_per_day)
        scheduler = SendScheduler(settings.requests_per_second * shards.part, self._pictures.slots + AHEAD)
        sender = Sender(self, milliseconds, scheduler, new_dms)
        other_processes = OtherProcesses(shards, self._tell)
        self._publisher = publisher = Publisher(
            tables=tables,
            store=store,
            sender=sender,
            pictures=self._pictures,
            catalogues=self.catalogues,
            now=milliseconds,
            fairness_url=settings.fairness_url,
            mentor=self._thinker,
            other_processes=other_processes,
        )
        presses = Buckets(settings.presses_per_minute, milliseconds)
        completions = Buckets(COMPLETIONS * settings.presses_per_minute, milliseconds)
        self.house = House(
            tables,
            self.catalogues,
            publisher,
            self._replay_worker,
            presses,
            completions,
            version(),
            settings.addresses,
            settings.keeping,
            self._thinker,
        )
        self._housekeeper = Housekeeper(store, milliseconds, settings.keeping, self._is_on, erases=shards.first)
        self._clock = Clock(tables, publisher, self._online)
        await self.tree.set_translator(Translations(self.catalogues))
        for cog in COGS:
            await self.load_extension(cog)
        dress(self.tree, self.catalogues.of(None))
        if shards.first:  # of several processes, or an older one would take back what a newer one has told Discord
            await sync(self, store)
        for language in await warming:
            log.warning("no font has the letters of %r: its pictures say English words. Debian: apt install %s", language, FONT)
        if not shards.all:
            hearing = Hearing(self, store, tables, publisher, self._clock, other_processes)
            self._wire = store.wire(hearing.heard, hearing.back)
            await self._wire.open()
            self._buckets = (await self.fetch_session_start_limits()).max_concurrency

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py sees to it that the shards of one process start one after another; of several it cannot know."""
        if self._wire is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._wire.may_start(shard_id % self._buckets)

    async def on_ready(self) -> None:
        """May come again after a reconnect; the clock starts once. Servers that we were removed from meanwhile are not there any
        more; those with an outage are."""
        for table_id in await self.house.store.live_tables():
            if not await self._on_server(table_id):
                await self._wind_up(table_id, CloseReason.SERVER_GONE)
        if self._clock is not None and not self._clock.running:
            self._clock.start()
            log.info("open: %d servers", len(self.guilds))
        if self._housekeeper is not None and not self._housekeeper.running:
            self._housekeeper.start()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its table is played to its end without."""
        await self._wind_up_in(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Its table is played to its end without."""
        await self._wind_up_in(payload.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We were added (again)."""
        await self.house.store.mark_returned(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We were removed: its tables are played to their end without us there. (An outage of Discord's is another event.)"""
        await self.house.store.mark_departed(guild.id, self.house.tables.now())
        for table_id in await self.house.store.live_tables(guild.id):
            await self._wind_up(table_id, CloseReason.SERVER_GONE)

    async def _on_server(self, table_id: str) -> bool:
        """Whether we are on the table's server, or another process of ours would know."""
        try:
            table = await self.house.store.table(table_id)
        except (Unreadable, Newer):
            return True
        return table is None or not table.live or self._is_on(table.guild) is not False

    def _is_on(self, guild: int) -> bool | None:
        """Whether we are on a server; None if another process of ours would know."""
        if self.get_guild(guild) is not None:
            return True
        return None if self.shard_count is not None and (guild >> 22) % self.shard_count not in self.shards else False

    def _online(self) -> bool:
        """Whether people can press anything, and it is this process that has to do with it."""
        return any(not shard.is_closed() for shard in self.shards.values()) and (self._wire is None or self._wire.held)

    async def _tell(self, text: str, shard: int | None) -> None:
        assert self._wire is not None
        await self._wire.tell(text, shard)

    async def _wind_up_in(self, channel: int) -> None:
        try:
            table = await self.house.store.live_table_in(channel)
        except Unreadable as gone:
            await self.house.store.scrap(gone.table_id, self.house.tables.now())
        except Newer:
            log.info("a newer process sees to the table of a channel that is gone")
        else:
            if table is not None:
                await self._wind_up(table.id, CloseReason.CHANNEL_GONE)

    async def _wind_up(self, table_id: str, why: CloseReason) -> None:
        try:
            await self.house.tables.wind_up(table_id, why)
        except Unreadable:
            await self.house.store.scrap(table_id, self.house.tables.now())
        except Newer:
            log.info("a newer process sees to table %s, whose place is gone", table_id)

    async def close(self) -> None:
        """Stop everything, the store even if stopping the rest fails: its threads would keep the process from ending.

        Nothing is lost. What is not shown yet is shown after the next start.
        """
        try:
            await self._stop_all_but_store()
        finally:
            if self._store is not None:
                await self._store.close()

    async def _stop_all_but_store(self) -> None:
        if self._clock is not None:
            await self._clock.stop()
        if self._housekeeper is not None:
            await self._housekeeper.stop()
        if self._publisher is not None:
            await self._publisher.close()
        answering = [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]
        if answering:
            await asyncio.wait(answering, timeout=2)
        await super().close()
        self._pictures.close()
        self._replay_worker.close()
        self._thinker.close()
        if self._wire is not None:
            await self._wire.close()

    def _changed(self, change: Change) -> None:
        """Something is in the database now: show it, and look at the clock."""
        assert self._publisher is not None
        assert self._clock is not None
        table = change.table
        self._publisher.publish(table)
        if self._owned.owns(table.guild):
            self._clock.wake(table.id, table.clock.due if table.live else None)
        else:
            self.house.tables.overtaken(table.id)  # soon: the clock of its owner goes on
