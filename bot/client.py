"""The Discord client: builds the parts of the bot, starts them, and stops them in order.

Longer than 400 lines: it names every part once.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.webhook.async_ import async_context

import cogs
from bot.application import claim_database, invite_link
from bot.evening_and_tournament_clocks import (
    EVENINGS_EVERY,
    ROUNDS_EVERY,
    EveningClock,
    TournamentClock,
)
from bot.gateway import Gateway, Outage
from bot.housekeeper import Housekeeper
from bot.lost_places import LostPlaces
from bot.monitoring.fault_log import FaultLog
from bot.monitoring.monitor import Monitor
from bot.note_receiver import NoteReceiver
from bot.periodic_work import NEVER, Job, PeriodicWork
from bot.process_file import BEAT_SECONDS, ProcessFile, process_file
from bot.season_keeper import SeasonKeeper
from bot.settings import Settings
from bot.slash_commands import CommandTranslator, RateLimitedTree, describe_commands, tell_commands
from bot.table_clocks import TableClocks
from bot.version import version
from cogs.puzzle.cog import post_puzzles
from cogs.settings.privacy_cog import erase_user
from cogs.support.house import AnswerTasks, House, HouseBot
from cogs.support.interaction_values import community_language
from cogs.support.rate_buckets import (
    CHANGES_AN_HOUR,
    HOUR,
    SHARES_A_MINUTE,
    MoveBuckets,
    RateBuckets,
)
from data.copies.backups import ERASURES, backup_folder, tidy, upgrade_after_copy
from data.database.database import Database
from data.database.open_database import open_database, sqlite_lock
from data.database.shard_connection import ShardConnection, shard_connection_of
from data.servers import COMMAND_IDS
from data.store import Store, store_on
from delivery.discord_api.discord_errors import EXTERNAL_ERRORS, describe
from delivery.discord_api.interaction_answers import InteractionRequests
from delivery.discord_api.member_checks import MemberChecks
from delivery.discord_api.new_dms import NewDms
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.discord_api.sender import Sender
from delivery.publish.other_processes import OtherProcesses
from delivery.publish.publisher import Publisher
from delivery.workers.replay_worker import JobSlots, ReplayWorker
from delivery.workers.thinker import Thinker
from locales.catalogues import Catalogues, know_commands, load
from renderer.scene import sample_letters
from service.tables import Tables
from tables.state.change import Change
from tables.state.default_settings import DAY

log = logging.getLogger(__name__)

# A folder of `cogs/` with a file `cog.py` is a feature.
FEATURES = tuple(sorted(file.parent.name for file in Path(cogs.__path__[0]).glob("*/cog.py")))
COGS = (*(f"cogs.{feature}.cog" for feature in FEATURES), "cogs.press_router")
SENDS_AHEAD = 2  # messages that are prepared while others are drawn
COMPLETIONS_PER_COMMAND = 10  # Discord asks for completions at every letter that is typed
ANSWER_SECONDS = 2.0  # that answers to interactions have left when the bot stops
MINUTE = 60.0  # seconds
# for everything but the database, so that a supervisor's patience is never needed
CLOSING_SECONDS = 4.0


def milliseconds() -> int:
    """Return the time, in ms since 1970."""
    return time.time_ns() // 1_000_000


class Kaffeehaus(HouseBot):
    """The bot. It needs no privileged intent and caches neither messages nor members."""

    def __init__(self, settings: Settings, fault_log: FaultLog | None = None) -> None:
        self._shards = settings.sharding
        sharding: dict[str, Any] = {}
        if settings.shard_count:
            sharding = {"shard_count": self._shards.count, "shard_ids": sorted(self._shards.mine)}
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=RateLimitedTree,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_scheduled_events=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
            activity=discord.Game("Buki"),
            max_ratelimit_timeout=30.0,
            # seconds of silence after the last server; nothing here waits for names of servers
            guild_ready_timeout=0.5,
            **sharding,
        )
        self._monitor = Monitor(settings, fault_log or FaultLog(), self._is_online)
        self._monitor.watch_requests(self)
        async_context.set(InteractionRequests())  # type: ignore[no-untyped-call]
        self.settings = settings
        self.catalogues: Catalogues = load()
        self._pictures = self._monitor.picture_pool()
        turns = asyncio.Lock()  # for jobs that take seconds
        self._replay_worker = ReplayWorker(self._pictures, turns)
        self._thinker = Thinker(searches=settings.search, turns=turns)
        self._monitor.workers = (
            *self._pictures.workers,
            *self._replay_worker.workers,
            *self._thinker.workers,
        )
        self._answer_tasks = AnswerTasks()
        self._database: Database | None = None
        self._store: Store | None = None
        self._closers: list[Callable[[], Awaitable[None]]] = []  # of the parts that have begun
        self._work = PeriodicWork()  # what needs Discord
        self._shard_connection: ShardConnection | None = None  # to the other processes
        self._note_receiver: NoteReceiver | None = None
        self._lock = sqlite_lock(settings.database_url)
        self._closing: asyncio.Task[None] | None = None
        self._caught_up_at: int | None = None  # ms: when it began with what the process before left
        self._process_file = ProcessFile(
            process_file(settings.database_url, settings.shards), self._monitor.trouble
        )
        self._heartbeat = PeriodicWork(
            Job("the heartbeat", self._process_file.beat, BEAT_SECONDS, BEAT_SECONDS)
        )
        self._gateway = Gateway(
            self,
            address=settings.discord_gateway_url,
            shard_count=self._shards.count if settings.shard_count else None,
            shards=self._shards.mine if settings.shard_count else None,
            count=self._monitor.count_dropped,
        )

    # ---- start

    async def setup_hook(self) -> None:
        """Start everything that must work before the first event arrives."""
        settings = self.settings
        await self._monitor.start(self)
        store = await self._open_store()
        await claim_database(store, self.application_id, milliseconds())
        self._process_file.create()
        self._heartbeat.start()
        warming_up = asyncio.create_task(
            self._pictures.warm_up(
                {
                    code: sample_letters(self.catalogues.of(code))
                    for code in self.catalogues.languages
                }
            )
        )
        tables = Tables(
            store,
            settings.tables,
            now=milliseconds,
            choose=self._thinker.choose,
            changed=self._show_change,
        )
        other_processes = OtherProcesses(self._shards, self._tell)
        sender = self._make_sender(store)
        member_checks = MemberChecks(self, store, milliseconds, sender.scheduler.request)
        self._publisher = publisher = Publisher(
            tables=tables,
            store=store,
            sender=sender,
            pictures=self._pictures,
            catalogues=self.catalogues,
            now=milliseconds,
            mentor=self._thinker,
            other_processes=other_processes,
        )
        self._monitor.beats = publisher.beats.counts
        self._clocks = TableClocks(tables, publisher, self._find_outage)
        evening_clock = EveningClock(tables, publisher.evenings, publisher.tournaments)
        tournament_clock = TournamentClock(publisher, self._is_on_server, self._clocks.look)
        self._closers = [
            self._clocks.stop,
            evening_clock.stop,
            tournament_clock.stop,
            member_checks.stop,
            publisher.close,
        ]
        self._lost_places = LostPlaces(tables, publisher, self._is_on_server)
        self.house = House(
            tables=tables,
            catalogues=self.catalogues,
            publisher=publisher,
            replay_worker=self._replay_worker,
            exports=JobSlots(2),  # of personal data at the same time
            presses=RateBuckets(settings.presses_per_minute, milliseconds),
            changes=RateBuckets(CHANGES_AN_HOUR, milliseconds, HOUR),
            shares=RateBuckets(SHARES_A_MINUTE, milliseconds),
            puzzle_shares=RateBuckets(1, milliseconds, DAY),
            moves=MoveBuckets(settings.presses_per_minute, milliseconds),
            completions=RateBuckets(
                COMPLETIONS_PER_COMMAND * settings.presses_per_minute, milliseconds
            ),
            member_checks=member_checks,
            version=version(),
            addresses=settings.addresses,
            keeping=settings.tables.retention,
            mentor=self._thinker,
            answer_tasks=self._answer_tasks,
        )
        evenings = Job("the clock of evenings", evening_clock.work, EVENINGS_EVERY)
        rounds = Job("the clock of tournaments", tournament_clock.look, ROUNDS_EVERY)
        self._work = PeriodicWork(
            self._lost_places.job, *self._jobs(store, tables, member_checks), evenings, rounds
        )
        await self._add_commands(store)
        for language in await warming_up:
            log.warning(
                "no font has the letters of %r: its pictures say English words. Debian: apt"
                " install fonts-wqy-microhei",
                language,
            )
        if self._shard_connection is not None:
            self._note_receiver = NoteReceiver(
                self,
                self._clocks,
                publisher,
                store=store,
                other_processes=other_processes,
            )
            self._closers.insert(0, self._note_receiver.stop)

    def _jobs(self, store: Store, tables: Tables, member_checks: MemberChecks) -> list[Job]:
        """Return the periodic jobs, which run while the bot is connected to Discord."""
        settings = self.settings
        housekeeper = Housekeeper(
            store,
            milliseconds,
            settings.tables.retention,
            self._is_on_server,
            partial(erase_user, tables, self._publisher),
            erases=self._shards.first,
        )
        housekeeper.daily = partial(
            tidy, store.database, backup_folder(settings.database_url), settings.keep_backups_days
        )
        seasons = SeasonKeeper(
            store,
            self._publisher,
            member_checks,
            catalogues=self.catalogues,
            now=milliseconds,
            usual_locale=self._usual_locale,
        )
        jobs = [
            *self._clocks.jobs,
            Job("what the process before has left", self._finish_what_was_left, MINUTE),
            Job("the seasons", seasons.look, MINUTE),
            Job("the absences", self._publisher.notices.tell_of_absences, MINUTE),
            Job("the puzzle of the day", partial(post_puzzles, self.house, self.get_guild), MINUTE),
            *housekeeper.jobs(),
        ]
        if self._shards.first:  # the process that receives direct messages
            jobs.append(Job("the reminders", self._remind, MINUTE))
        else:  # which may have opened before the first process had told Discord of the commands
            jobs.append(Job("the commands", partial(self._read_command_ids, store), MINUTE))
        return jobs

    async def _finish_what_was_left(self) -> float | None:
        """Tell of new tables, and remove threads, that the process before has left behind."""
        if self._caught_up_at is None:
            self._caught_up_at = milliseconds()
            await self._publisher.notices.catch_up_openings()
        try:
            await self._publisher.threads.discard_lost(self._caught_up_at)
        except EXTERNAL_ERRORS as error:
            log.info("lost threads could not be looked for (%s)", describe(error))
            return None
        return NEVER

    async def _remind(self) -> None:
        """Remind people of slow tables that wait for them, if they can answer now."""
        if not self._find_outage().stops_dms:
            await self._publisher.notices.remind()

    async def _open_store(self) -> Store:
        """Connect to the database, make sure that no other process has it or its shards, and
        upgrade its schema.
        """
        if self._lock is not None:
            await self._lock.acquire()
        url = self.settings.database_url
        self._database = database = await open_database(url)
        self._shard_connection = shard_connection_of(
            database, self._shards, self._receive_note, self._catch_up
        )
        if self._shard_connection is not None:
            await self._shard_connection.open()
        await upgrade_after_copy(database, backup_folder(url))
        self._monitor.watch_database(database)
        self._store = store = await store_on(database, self._shards)
        store.privacy.erasures_file = backup_folder(url) / ERASURES
        return store

    def _make_sender(self, store: Store) -> Sender:
        settings = self.settings
        share = self._shards.part  # of what Discord and the host allow the whole bot
        new_dms = NewDms(
            store.servers,
            milliseconds,
            mark=store.privacy.mark_of_person,
            servers=lambda: len(self.guilds) if self._shards.all else self._shards.count,
            per_second=settings.new_dms_per_second * share,
            per_hour=settings.new_dms_per_hour,
            per_day=settings.new_dms_per_day,
        )
        scheduler = SendScheduler(
            settings.requests_per_second * share, self._pictures.slots + SENDS_AHEAD
        )
        self._monitor.scheduler = scheduler
        return Sender(self, milliseconds, scheduler, new_dms)

    async def _add_commands(self, store: Store) -> None:
        await self.tree.set_translator(CommandTranslator(self.catalogues))
        await self.add_cog(self._lost_places)
        for cog in COGS:
            await self.load_extension(cog)
        describe_commands(self.tree, self.catalogues.of(None))
        # one process only, or an older one would undo what a newer one has told Discord
        if self._shards.first:
            await tell_commands(self, store)
        await self._read_command_ids(store)

    async def _read_command_ids(self, store: Store) -> None:
        know_commands(json.loads(await store.servers.fact(COMMAND_IDS) or "{}"))

    async def connect(self, *, reconnect: bool = True) -> None:  # noqa: ARG002 - discord.py's signature
        """Connect all shards to the gateway, and keep them connected until `close`."""
        # processes that share the sign-ins
        several = self._shard_connection is not None and not self._shards.all
        await self._gateway.run(
            self._shard_connection.may_start if several and self._shard_connection else None
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait: the gateway has waited before it connected."""

    async def on_ready(self) -> None:
        """Start the periodic work. Discord says this again after a reconnect."""
        self._lost_places.job.hasten()
        if not self._work.is_running:
            self._work.start()
            self._monitor.opened()
            log.info("open: %d servers", len(self.guilds))
            if not self.guilds and self.application_id is not None:
                log.info("invite it to your server: %s", invite_link(self.application_id))

    # ---- stop

    async def close(self) -> None:
        """Stop everything, the store even if stopping the rest fails: its threads would keep the
        process from ending.

        Unpublished changes are shown after the next start. discord.py may call this again: all
        callers wait for the same work.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="closing")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._stop_all_but_store()
        except TimeoutError:
            log.warning("not everything could be stopped in %d seconds", CLOSING_SECONDS)
        finally:
            await self._pictures.close()
            await self._replay_worker.close()
            await self._thinker.close()
            if self._store is not None:
                await self._store.close()
            elif self._database is not None:
                await self._database.close()
            await self._heartbeat.stop()
            self._process_file.remove()
            if self._lock is not None:
                self._lock.release()

    async def _stop_all_but_store(self) -> None:
        await self._monitor.stop()
        await self._work.stop()
        for close in self._closers:
            await close()
        await self._answer_tasks.wait(ANSWER_SECONDS)
        await self._gateway.close()
        await super().close()
        if self._shard_connection is not None:
            await self._shard_connection.close()

    # ---- asked by the parts

    def _is_on_server(self, guild: int) -> bool | None:
        """Return whether the bot is on a server, or None if only another process knows."""
        if self.get_guild(guild) is not None:
            return True
        return False if self._shards.owns(guild) else None

    def _usual_locale(self, guild: int) -> str | None:
        """Return the language of a community server, as Discord knows it."""
        return community_language(self.get_guild(guild))

    def _find_outage(self) -> Outage:
        """Return where people cannot press buttons now, or nobody here could answer them."""
        return Outage(
            self._monitor.reach.is_lost or not self._is_online(),
            self._gateway.lost,
            frozenset(guild.id for guild in self.guilds if guild.unavailable),
            self.shard_count or 1,
            dms=self._shard_connection is not None and not self._shard_connection.hears_dms,
        )

    def _is_online(self) -> bool:
        """Return whether people can press buttons somewhere, and this process is the one that
        answers.
        """
        is_cut_off = self._shard_connection is not None and not self._shard_connection.is_listening
        return not is_cut_off and len(self._gateway.lost) < len(self._gateway.shards)

    async def _tell(self, text: str, shard: int | None) -> None:
        assert self._shard_connection is not None
        await self._shard_connection.notify(text, shard)

    def _receive_note(self, text: str) -> None:
        if self._note_receiver is not None:  # else nothing is cached yet
            self._note_receiver.receive(text)

    def _catch_up(self) -> None:
        if self._note_receiver is not None:
            self._note_receiver.catch_up()

    def _show_change(self, change: Change) -> None:
        """Show a committed change, and set the clock of its table."""
        table = change.table
        self._publisher.publish(table)
        if table.version == 1:
            self._publisher.notices.note_opening(table)
        if self._shards.owns(table.guild):
            self._clocks.wake(table.id, table.clock.due)
