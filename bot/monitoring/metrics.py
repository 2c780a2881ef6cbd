"""Figures about the running bot in Prometheus's format. They exist only if the host has set `METRICS_PORT`.

What happens often is counted when it happens. What can be looked up is looked up when Prometheus asks.
"""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.monitoring.fault_kinds import Fault
from bot.monitoring.fault_log import FaultLog
from bot.monitoring.process_memory import memory_by_process
from data.census import Census
from delivery.workers.picture_pool import PicturePool
from delivery.workers.worker_process import WorkerProcess
from renderer.posters.poster_scenes import Scene
from renderer.scene import Picture

SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)  # seconds
CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
WAITING_ANSWERS: Final = 1000  # interactions whose answer has not been seen; older ones are forgotten
HALF: Final = 2  # bookings are in half-chips
CENSUS_SECONDS: Final = 15.0  # how old counts of the database may be


class Metrics:
    """All figures of a process. `clock` is in seconds."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.registry = registry = CollectorRegistry()
        self._clock = clock
        self._received: dict[str, float] = {}  # time by the id of an interaction
        self._census_at = -CENSUS_SECONDS
        self.interactions = Counter("kaffeehaus_interactions", "Commands, presses and forms", ["kind"], registry=registry)
        self.answers = Histogram(
            "kaffeehaus_answer_seconds", "Until Discord has the first answer", buckets=SHORT, registry=registry
        )
        self.pictures = Histogram(
            "kaffeehaus_picture_seconds", "Drawing a picture, waiting included", buckets=SHORT, registry=registry
        )
        self.database = Histogram("kaffeehaus_database_seconds", "A transaction", ["kind"], buckets=SHORT, registry=registry)
        self.requests = Counter("kaffeehaus_discord_requests", "Requests by status", ["method", "status"], registry=registry)
        self.queue = Gauge("kaffeehaus_queue_messages", "Messages that wait for their turn", registry=registry)
        self.tables = Gauge("kaffeehaus_tables", "Live tables", ["game", "phase"], registry=registry)
        self.chips = Gauge("kaffeehaus_chips_in_circulation", "Chips of people and at tables", registry=registry)
        self.servers = Gauge("kaffeehaus_servers", "Servers of this process", registry=registry)
        self.connected = Gauge("kaffeehaus_connected", "1 while people can press buttons", registry=registry)
        self.outage = Gauge("kaffeehaus_outage", "1 while an outage lasts", ["kind"], registry=registry)
        self.outages = Gauge("kaffeehaus_outages_begun", "Outages since the start", ["kind"], registry=registry)
        self.deaths = Gauge("kaffeehaus_worker_deaths", "Worker processes that died since the start", registry=registry)
        self.dropped = Counter("kaffeehaus_dropped_events", "Events that could not be read", ["event"], registry=registry)
        self.memory = Gauge("kaffeehaus_memory_bytes", "Memory, divided where shared", ["process"], registry=registry)

    async def interaction(self, interaction: discord.Interaction) -> None:
        """Count an interaction. A listener of discord.py."""
        self.interactions.labels(interaction.type.name).inc()
        self._received[str(interaction.id)] = self._clock()
        if len(self._received) > WAITING_ANSWERS:
            del self._received[next(iter(self._received))]

    def trace(self, trace: aiohttp.TraceConfig) -> None:
        """Count the requests of a session."""

        async def ended(_: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
            self.requests.labels(request.method, request.response.status).inc()
            if found := CALLBACK.search(request.url.path):
                received = self._received.pop(found[1], None)
                if received is not None:
                    self.answers.observe(self._clock() - received)

        async def failed(_: object, __: object, request: aiohttp.TraceRequestExceptionParams) -> None:
            self.requests.labels(request.method, "none").inc()

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)

    def observe_database(self, kind: str, seconds: float) -> None:
        """Count a piece of work of a `kind` ("read" or "write") and its seconds."""
        self.database.labels(kind).observe(seconds)

    async def refresh_census(self, census: Callable[[], Awaitable[Census]]) -> None:
        """Count tables and chips, unless that was done a moment ago."""
        if self._clock() - self._census_at < CENSUS_SECONDS:
            return
        self._census_at = self._clock()
        counts = await census()
        self.tables.clear()
        for (game, phase), number in counts.tables.items():
            self.tables.labels(game, phase).set(number)
        self.chips.set(counts.chips / HALF)

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


class TimedPictures(PicturePool):
    """Drawing processes whose pictures are timed."""

    histogram: Histogram | None = None

    async def draw(self, scene: Scene) -> Picture:
        began = time.perf_counter()
        picture = await super().draw(scene)
        if self.histogram is not None:
            self.histogram.observe(time.perf_counter() - began)
        return picture
