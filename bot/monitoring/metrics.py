"""Figures about the running bot in Prometheus's format, and the web server that shows them.

They exist only if the host has set `METRICS_PORT`. What happens often is counted when it happens.
What can be looked up is looked up when Prometheus asks.
"""

import asyncio
import logging
import os
import re
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import aiohttp
import discord
from aiohttp import web
from cachetools import LRUCache
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.monitoring.fault_kinds import Fault
from bot.monitoring.fault_log import FaultLog
from delivery.workers.worker_process import WorkerProcess

log = logging.getLogger(__name__)

METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
MAIN, HELPERS = "main", "helpers"  # the latter: workers that begin
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)  # seconds
CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
WAITING_ANSWERS: Final = 1000  # interactions without an answer yet; older ones are forgotten
HALF: Final = 2  # bookings are in half-chips


def memory_by_process(proc: Path = Path("/proc")) -> Mapping[str, int]:
    """Return bytes by the name of the process.

    Memory that processes share is divided among them (PSS). Takes milliseconds.
    """
    main_process = os.getpid()
    found: dict[str, int] = defaultdict(int)
    waiting = [main_process]
    for pid in waiting:
        with suppress(OSError):  # it has just ended, or this is not Linux
            found[MAIN if pid == main_process else name_of(proc / str(pid))] += shared_bytes(
                proc / str(pid)
            )
            for children in (proc / str(pid) / "task").glob("*/children"):
                waiting += map(int, children.read_text(encoding="ascii").split())
    return found


def name_of(place: Path) -> str:
    """Return the name that a worker has given itself, or `HELPERS`."""
    name = (place / "comm").read_text(encoding="utf-8").strip()
    return name if name in ("drawing", "verifying", "search", "looking-back", "worker") else HELPERS


def shared_bytes(place: Path) -> int:
    """Return the proportional set size of a process."""
    return 1000 * sum(
        int(line.split()[1])
        for line in (place / "smaps_rollup").read_text(encoding="ascii").splitlines()
        if line.startswith("Pss:")
    )


class Metrics:
    """All figures of a process. `clock` is in seconds."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.registry = registry = CollectorRegistry()
        self._clock = clock
        # time by the id of an interaction
        self._received: LRUCache[str, float] = LRUCache(WAITING_ANSWERS)
        self.interactions = Counter(
            "kaffeehaus_interactions", "Commands, presses and forms", ["kind"], registry=registry
        )
        self.answers = Histogram(
            "kaffeehaus_answer_seconds",
            "Until Discord has the first answer",
            buckets=SHORT,
            registry=registry,
        )
        self.pictures = Histogram(
            "kaffeehaus_picture_seconds",
            "Drawing a picture, waiting included",
            buckets=SHORT,
            registry=registry,
        )
        self.database = Histogram(
            "kaffeehaus_database_seconds",
            "A transaction",
            ["kind"],
            buckets=SHORT,
            registry=registry,
        )
        self.requests = Counter(
            "kaffeehaus_discord_requests",
            "Requests by status",
            ["method", "status"],
            registry=registry,
        )
        self.queue = Gauge(
            "kaffeehaus_queue_messages", "Messages that wait for their turn", registry=registry
        )
        self.beats = Gauge(
            "kaffeehaus_beats",
            "Messages that showed a moment such as a claim turned up, or were pressed meanwhile",
            ["end"],
            registry=registry,
        )
        self.tables = Gauge(
            "kaffeehaus_tables", "Live tables", ["game", "phase"], registry=registry
        )
        self.chips = Gauge(
            "kaffeehaus_chips_in_circulation", "Chips of people and at tables", registry=registry
        )
        self.servers = Gauge("kaffeehaus_servers", "Servers of this process", registry=registry)
        self.connected = Gauge(
            "kaffeehaus_connected", "1 while people can press buttons", registry=registry
        )
        self.outage = Gauge(
            "kaffeehaus_outage", "1 while an outage lasts", ["kind"], registry=registry
        )
        self.outages = Gauge(
            "kaffeehaus_outages_begun", "Outages since the start", ["kind"], registry=registry
        )
        self.deaths = Gauge(
            "kaffeehaus_worker_deaths",
            "Worker processes that died since the start",
            registry=registry,
        )
        self.dropped = Counter(
            "kaffeehaus_dropped_events",
            "Events that could not be read",
            ["event"],
            registry=registry,
        )
        self.memory = Gauge(
            "kaffeehaus_memory_bytes",
            "Memory, divided where shared",
            ["process"],
            registry=registry,
        )

    async def interaction(self, interaction: discord.Interaction) -> None:
        """Count an interaction. A listener of discord.py."""
        self.interactions.labels(interaction.type.name).inc()
        self._received[str(interaction.id)] = self._clock()

    def trace(self, trace: aiohttp.TraceConfig) -> None:
        """Count the requests of a session."""

        async def ended(_: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
            self.requests.labels(request.method, request.response.status).inc()
            if found := CALLBACK.search(request.url.path):
                received = self._received.pop(found[1], None)
                if received is not None:
                    self.answers.observe(self._clock() - received)

        async def failed(
            _: object, __: object, request: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self.requests.labels(request.method, "none").inc()

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)

    def observe_database(self, kind: str, seconds: float) -> None:
        """Count a piece of work of a `kind` ("read" or "write") and its seconds."""
        self.database.labels(kind).observe(seconds)

    def show_census(self, tables: Mapping[tuple[str, str], int], half_chips: int) -> None:
        """Take over the counts of tables and chips."""
        self.tables.clear()
        for (game, phase), number in tables.items():
            self.tables.labels(game, phase).set(number)
        self.chips.set(half_chips / HALF)

    async def refresh_processes(self, workers: Sequence[WorkerProcess]) -> None:
        """Measure memory, and add up the deaths of workers."""
        self.deaths.set(sum(worker.deaths for worker in workers))
        self.memory.clear()
        for name, size in (await asyncio.to_thread(memory_by_process)).items():
            self.memory.labels(name).set(size)

    def refresh_outages(self, fault_log: FaultLog) -> None:
        """Take over the outages that the log knows."""
        for fault in Fault:
            self.outage.labels(fault.name.lower()).set(fault in fault_log.outages)
            self.outages.labels(fault.name.lower()).set(fault_log.begun[fault])

    def text(self) -> bytes:
        """Return all figures in Prometheus's text format."""
        return generate_latest(self.registry)


class MetricsServer:
    """Serves the text that `metrics` returns.

    `trouble` returns why the bot is not healthy, or "" if it is.
    """

    def __init__(self, metrics: Callable[[], Awaitable[bytes]], trouble: Callable[[], str]) -> None:
        self._metrics = metrics
        self._trouble = trouble
        app = web.Application()
        app.router.add_get("/metrics", self._answer_metrics)
        app.router.add_get("/healthy", self._answer_health)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self, host: str, port: int) -> None:
        """Listen. If the address cannot be used, log that: the bot works without metrics."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            log.warning(
                "no metrics: METRICS_PORT %d cannot be used (%s); choose another, or free it",
                port,
                error.strerror,
            )

    async def stop(self) -> None:
        """Close the web server and its connections."""
        await self._runner.cleanup()

    async def _answer_metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=await self._metrics(), headers={"Content-Type": METRICS_TYPE})

    async def _answer_health(self, _: web.Request) -> web.Response:
        trouble = self._trouble()
        return web.Response(
            text=f"{trouble or 'Kaffeehaus runs.'}\n", status=503 if trouble else 200
        )
