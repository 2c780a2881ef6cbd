"""Watches the running bot: outages, metrics, systemd's watchdog."""

import os
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.monitoring.fault_kinds import Fault
from bot.monitoring.fault_log import LOOK_SECONDS, FaultLog, end_outages
from bot.monitoring.outage_probes import (
    DATABASE_SECONDS,
    look_at_database,
    outage_probes,
)
from bot.periodic_work import Job, PeriodicWork
from bot.settings import Settings
from cogs.support.house import HouseBot
from data import ledger
from data.database.database import Database
from delivery.discord_api.request_trace import Reach, limit_requests, request_trace
from delivery.discord_api.send_scheduler import SendScheduler
from delivery.workers.picture_pool import PicturePool
from delivery.workers.worker_process import WorkerProcess

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"
ALIVE: Final = "WATCHDOG=1"


if TYPE_CHECKING:  # imported only if the host wants metrics: they take memory
    from bot.monitoring.metrics import Metrics, MetricsServer


class Monitor:
    """Makes the parts of the bot that are timed, and watches them.

    Without `METRICS_PORT` nothing is timed.

    Attributes:
        scheduler: whose queue is counted. Set when it exists.
        beats: how many messages have shown a beat, by its end. Set when they are counted.
        reach: whether requests get through to Discord.
        workers: the processes whose deaths are counted.
    """

    def __init__(
        self, settings: Settings, fault_log: FaultLog, is_online: Callable[[], bool]
    ) -> None:
        self.scheduler: SendScheduler | None = None
        self.beats: Mapping[str, int] = {}
        self.reach = Reach()
        self.workers: tuple[WorkerProcess, ...] = ()
        self._settings = settings
        self._fault_log = fault_log
        self._is_online = is_online
        self._metrics = make_metrics() if settings.metrics_port else None
        self._client: discord.Client  # set by `start`
        self._database: Database | None = None
        self._server: MetricsServer | None = None
        self._work = PeriodicWork()

    def picture_pool(self) -> PicturePool:
        """Return the drawing processes."""
        settings, metrics = self._settings, self._metrics
        observe = (metrics.pictures.observe,) if metrics else ()
        return PicturePool(settings.picture_processes, settings.picture_format, *observe)

    def watch_database(self, database: Database) -> None:
        """Have the work of the database timed and its outages noticed."""
        self._database = database
        if self._metrics is not None:
            database.observe = self._metrics.observe_database

    def watch_requests(self, client: HouseBot) -> None:
        """Limit the time of requests; count and log them if the host wants that.

        Call it before the client logs in.
        """
        trace = limit_requests(request_trace() if self._settings.trace_requests else None)
        client.http.http_trace = trace
        self.reach.watch(trace)
        if self._metrics is not None:
            self._metrics.trace(trace)
            client.add_listener(self._metrics.interaction, "on_interaction")

    def count_dropped(self, event: str) -> None:
        """Count an event that could not be read."""
        if self._metrics is not None:
            self._metrics.dropped.labels(event).inc()

    async def start(self, client: discord.Client) -> None:
        """Start the probes for outages, the watchdog and the web server of the metrics."""
        self._client = client
        probes = outage_probes(
            client, lambda: self._database, self._settings.database_folder, self._is_online
        )
        fault_log, seconds = self._fault_log, watchdog_seconds()
        database = partial(look_at_database, fault_log, probes[Fault.DATABASE])
        jobs = [
            Job(
                "the look at outages",
                partial(end_outages, fault_log, probes),
                LOOK_SECONDS,
                LOOK_SECONDS,
            ),
            Job("the look at the database", database, DATABASE_SECONDS, DATABASE_SECONDS),
        ]
        if seconds:
            jobs.append(Job("systemd's watchdog", keep_alive, seconds))
        self._work = PeriodicWork(*jobs)
        self._work.start()
        if self._metrics is not None:
            from bot.monitoring.metrics import MetricsServer

            self._server = MetricsServer(self._text, self.trouble)
            await self._server.start(self._settings.metrics_host, self._settings.metrics_port)

    def opened(self) -> None:
        """Tell systemd that the bot has started."""
        notify(READY)

    async def stop(self) -> None:
        """Tell systemd that the bot is stopping, and end the watching tasks and the metrics
        server.
        """
        notify(STOPPING)
        await self._work.stop()
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
        if database is not None and not {Fault.DATABASE, Fault.DISK}.intersection(
            self._fault_log.outages
        ):
            metrics.show_census(*await database.read(ledger.census))
        await metrics.refresh_processes(self.workers)
        metrics.refresh_outages(self._fault_log)
        metrics.servers.set(len(client.guilds))
        metrics.connected.set(self._is_online())
        for end, count in self.beats.items():
            metrics.beats.labels(end).set(count)
        metrics.queue.set(self.scheduler.waiting if self.scheduler is not None else 0)
        return metrics.text()


def make_metrics() -> "Metrics":
    """Return the figures of this process, all zero."""
    from bot.monitoring.metrics import Metrics

    return Metrics()


def notify(state: str, environment: Mapping[str, str] = os.environ) -> None:
    """Send a state to the supervisor, if there is one that listens."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)


def watchdog_seconds(environment: Mapping[str, str] = os.environ) -> float:
    """Return how often systemd wants to hear from this process, at half of its patience, or 0 if
    it does not.

    What it is worth to a host: a process whose event loop hangs is started again after that
    patience, a minute in our unit; without it the tables stand still until somebody notices.
    """
    if environment.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0.0
    return int(environment.get("WATCHDOG_USEC", "0")) / 2_000_000


async def keep_alive() -> None:
    """Tell systemd that the event loop runs. If it hangs, systemd starts the bot again."""
    notify(ALIVE)
