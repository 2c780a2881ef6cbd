"""Metrics: what is counted, the address that serves it, the dashboard, and systemd's watchdog."""

import asyncio
import json
import re
import socket
from pathlib import Path

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.monitoring.fault_kinds import Fault
from bot.monitoring.fault_log import FaultLog
from bot.monitoring.metrics import Metrics, MetricsServer, memory_by_process
from bot.monitoring.monitor import READY, Monitor, notify, watchdog_seconds
from bot.settings import Settings

NAME = re.compile(r"\bkaffeehaus_\w+")


def samples(text: bytes) -> dict[str, float]:
    """Return all samples by name and labels."""
    return {
        f"{sample.name}{list(sample.labels.values())}": sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


def test_the_dashboard_asks_only_for_what_there_is() -> None:
    metrics = Metrics()
    metrics.interactions.labels("component").inc()
    metrics.requests.labels("GET", 200).inc()
    metrics.observe_database("write", 0.1)
    metrics.refresh_outages(FaultLog())
    for gauge in (metrics.tables.labels("buki", "playing"), metrics.memory.labels("main")):
        gauge.set(1)
    exported = {name.split("[")[0] for name in samples(metrics.text())}
    asked = {
        name
        for panel in json.loads(
            (Path(__file__).parents[1] / "docs/hosts/grafana.json").read_text()
        )["panels"]
        for target in panel["targets"]
        for name in NAME.findall(target["expr"])
    }
    assert asked
    assert asked <= exported, asked - exported
    bare = {name.removesuffix("_bucket").removesuffix("_total") for name in asked}
    counted = {
        name for name in exported if not name.endswith(("_sum", "_count", "_created", "_begun"))
    }
    assert {name.removesuffix("_bucket").removesuffix("_total") for name in counted} == bare, (
        "a figure that nobody sees"
    )


def test_counts_of_the_database() -> None:
    metrics = Metrics()
    metrics.show_census({("buki", "playing"): 2}, 401)
    told = samples(metrics.text())
    assert told["kaffeehaus_tables['buki', 'playing']"] == 2
    assert told["kaffeehaus_chips_in_circulation[]"] == 200.5


async def test_outages_make_it_unhealthy_and_are_counted(unused_tcp_port: int) -> None:
    faults, metrics = FaultLog(), Metrics()
    trouble = ""

    async def text() -> bytes:
        metrics.refresh_outages(faults)
        return metrics.text()

    server = MetricsServer(text, lambda: trouble)
    await server.start("127.0.0.1", unused_tcp_port)
    second = MetricsServer(text, lambda: trouble)
    # the port is taken: that is logged, and the bot goes on
    await second.start("127.0.0.1", unused_tcp_port)
    await second.stop()
    faults.fail(Fault.DISK, "full")
    async with aiohttp.ClientSession(f"http://127.0.0.1:{unused_tcp_port}") as session:
        async with session.get("/metrics") as answer:
            told = samples(await answer.read())
        async with session.get("/healthy") as answer:
            assert (answer.status, await answer.text()) == (200, "Kaffeehaus runs.\n")
        trouble = "Outage."
        async with session.get("/healthy") as answer:
            assert (answer.status, await answer.text()) == (503, "Outage.\n")
    await server.stop()
    assert (told["kaffeehaus_outage['disk']"], told["kaffeehaus_outage['discord']"]) == (1, 0)


def test_memory_of_this_process() -> None:
    if not Path("/proc/self/smaps_rollup").exists():
        pytest.skip("only Linux tells")
    assert memory_by_process()["main"] > 10_000_000


async def test_systemd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as receiver:
        receiver.bind(address := str(tmp_path / "notify"))
        receiver.settimeout(5)
        notify(READY, {"NOTIFY_SOCKET": address})
        assert receiver.recv(100) == b"READY=1"
        notify(READY, {})  # without systemd
        notify(READY, {"NOTIFY_SOCKET": f"{address}-gone"})
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        monkeypatch.setenv("WATCHDOG_USEC", "40000")
        monitor = Monitor(Settings(picture_processes=0), FaultLog(), lambda: True)
        await monitor.start(discord.Client(intents=discord.Intents.none()))
        for _ in range(2):
            assert await asyncio.to_thread(receiver.recv, 100) == b"WATCHDOG=1"
        await monitor.stop()
        while (heard := receiver.recv(100)) == b"WATCHDOG=1":
            pass  # it was told once more before the stop
        assert heard == b"STOPPING=1"
    told = {"WATCHDOG_USEC": "60000000"}, {"WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "1"}, {}
    assert [watchdog_seconds(variables) for variables in told] == [30, 0, 0]
