"""Watches the running bot: outages, metrics, systemd's watchdog."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from bot.monitoring.fault_kinds import Fault
from bot.monitoring.fault_log import FaultLog, watch_outages
from bot.monitoring.outage_probes import outage_probes, watch_database, watch_files
from bot.monitoring.watchdog import READY, STOPPING, keep_alive, notify
from bot.settings import Settings
from cogs.support.house import HouseBot
from data.census import take_census
from data.database.database import Database
from data.database.timed_database import TimedDatabase
from delivery.discord_api.request_limits import limit_requests
from delivery.discord_api.request_trace import request_trace
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.workers.picture_pool import PicturePool
from delivery.workers.worker_process import WorkerProcess

if TYPE_CHECKING:  # imported only if the host wants metrics: they take memory
    from bot.monitoring.metrics import Metrics
    from bot.monitoring.metrics_server import MetricsServer


class Monitor:
    """Makes the parts of the bot that are timed, and watches them. Without `METRICS_PORT` nothing is timed.

    Attributes:
        scheduler: whose queue is counted. Set when it exists.
        workers: the processes whose deaths are counted.
    """

    def __init__(self, settings: Settings, fault_log: FaultLog, is_online: Callable[[], bool]) -> None:
        self.scheduler: SendScheduler | None = None
        self.workers: tuple[WorkerProcess, ...] = ()
        self._settings = settings
        self._fault_log = fault_log
        self._is_online = is_online
        self._metrics = make_metrics() if settings.metrics_port else None
        self._client: discord.Client | None = None
        self._database: Database | None = None
        self._server: MetricsServer | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def picture_pool(self) -> PicturePool:
        """Return the drawing processes."""
        settings = self._settings
        if self._metrics is None:
            return PicturePool(settings.picture_processes, settings.picture_threads, settings.picture_format)
        from bot.monitoring.metrics import TimedPictures

        pool = TimedPictures(settings.picture_processes, settings.picture_threads, settings.picture_format)
        pool.histogram = self._metrics.pictures
        return pool

    def timed(self, database: Database) -> Database:
        """Return the database with its work timed."""
        self._database = database
        return database if self._metrics is None else TimedDatabase(database, self._metrics.observe_database)

    def watch_requests(self, client: HouseBot) -> None:
        """Limit the time of requests; count and log them if the host wants that. Call it before the client logs in."""
        trace = limit_requests(request_trace() if self._settings.trace_requests else None)
        client.http.http_trace = trace
        if self._metrics is not None:
            self._metrics.trace(trace)
            client.add_listener(self._metrics.interaction, "on_interaction")

    def count_dropped(self, event: str) -> None:
        """Count an event that could not be read."""
        if self._metrics is not None:
            self._metrics.dropped.labels(event).inc()

    async def start(self, client: discord.Client) -> None:
        """Start to watch."""
        self._client = client
        probes = outage_probes(client, lambda: self._database, self._settings.database_folder, self._is_online)
        self._tasks = [
            asyncio.create_task(watch_outages(self._fault_log, probes), name="outages"),
            asyncio.create_task(keep_alive(), name="watchdog"),
            asyncio.create_task(watch_database(self._fault_log, probes[Fault.DATABASE]), name="database watch"),
            asyncio.create_task(watch_files(), name="files watch"),
        ]
        if self._metrics is not None:
            from bot.monitoring.metrics_server import MetricsServer

            self._server = MetricsServer(self._text, self.trouble)
            await self._server.start(self._settings.metrics_host, self._settings.metrics_port)

    def opened(self) -> None:
        """Tell systemd that the bot has started."""
        notify(READY)

    async def stop(self) -> None:
        """Tell systemd that the bot is stopping, and end the watching tasks and the metrics server."""
        notify(STOPPING)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._server is not None:
            await self._server.stop()

    def trouble(self) -> str:
        """Return why the bot is not healthy, or ""."""
        for fault in (Fault.DISK, Fault.DATABASE):
            if fault in self._fault_log.outages:
                return f"Outage: {fault.what}."
        return "" if self._is_online() else "Kaffeehaus is not connected to Discord."

    async def _text(self) -> bytes:
        metrics, client, database = self._metrics, self._client, self._database
        assert metrics is not None
        assert client is not None
        if database is not None and not {Fault.DATABASE, Fault.DISK}.intersection(self._fault_log.outages):
            await metrics.refresh_census(lambda: database.read(take_census))
        await metrics.refresh_processes(self.workers)
        metrics.refresh_outages(self._fault_log)
        metrics.servers.set(len(client.guilds))
        metrics.connected.set(self._is_online())
        metrics.queue.set(self.scheduler.waiting if self.scheduler is not None else 0)
        return metrics.text()


def make_metrics() -> "Metrics":
    """Return the figures of this process, all zero."""
    from bot.monitoring.metrics import Metrics

    return Metrics()
