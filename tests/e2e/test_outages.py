"""Tests of trouble around a running bot: stops, lost connections, Discord's errors, other
versions of the rules.
"""

import asyncio
from pathlib import Path

from tests.e2e import books
from tests.e2e.company import company
from tests.e2e.house import evening
from tests.e2e.players import Guest, seat_and_start
from tools.playground.limits.ratelimit import EDIT

UNKNOWN_CHANNEL = 10003
TWO = [("Anna", True), ("Ben", False)]


async def test_stopped_and_started_again(tmp_path: Path) -> None:
    async with company(tmp_path, 1, TWO, 2) as reaper:

        async def stop() -> None:
            process = reaper.bot.process
            await reaper.bot.stop()
            assert process.returncode == 0

        for what in ("press start", "press play|pass", "press stake|add", "any time"):
            await reaper.at(what, 0.05, how=stop)
        assert not any(
            word in line.lower()
            for line in reaper.bot.lines
            for word in ("task ", "exception", "outage")
        ), reaper.bot.lines


async def test_cut_off_from_the_gateway(tmp_path: Path) -> None:
    async with company(tmp_path, 2, TWO, 2) as reaper:
        for what in ("press join", "press start", "press play|pass", "press play|pass", "any time"):
            await reaper.at(what, 0.05, how=reaper.playground.drop_gateway, dies=False)
        await reaper.at("press ready", dies=False)
        assert reaper.playground.hub.gateway.identifies == 1, "it should have resumed"


async def test_discord_in_trouble(tmp_path: Path) -> None:
    async with company(tmp_path, 3, [("Anna", True), ("Dora", True)], 2, patient=True) as reaper:
        playground = reaper.playground

        async def trouble() -> None:
            playground._rest.faults.clear()
            playground.fail_next("POST", "/users/@me/channels", 503)
            playground.fail_next("PATCH", "/channels/", 500)
            playground.fail_next("PATCH", "/channels/", 503, 2)
            # a lobby that cannot be posted twice running is given up
            playground.fail_next("POST", "/messages", 503, 2 if reaper.regulars[0].tables() else 1)
            playground.fail_next("PATCH", "/webhooks/", 503, 2)
            playground.fail_next("DELETE", "/messages", 503, 2)
            playground.fail_next("POST", "/callback", 503)
            for _ in range(EDIT.number):
                playground.hub.limits._take(EDIT, playground.channel("buki").id)

        for what in (
            "press /play",
            "press join",
            "press start",
            "press play|pass",
            "request (PATCH|POST) . wins the round|nobody wins",
        ):
            await reaper.at(what, 0.05, how=trouble, dies=False)
        await reaper.at("press ready|play|pass", dies=False)
        playground._rest.faults.clear()


async def test_nobody_is_timed_out_by_a_long_outage(tmp_path: Path) -> None:
    async with company(tmp_path, 4, TWO, 2) as reaper:

        async def kill() -> None:
            await reaper.bot.kill()
            books.age(tmp_path / "kaffeehaus.sqlite3", 3_600_000)

        for what in ("press join", "press play|pass", "any time", "press ready"):
            await reaper.at(what, 0.05, how=kill)


async def test_a_newer_one_of_it_has_its_tables_for_itself(tmp_path: Path) -> None:
    # the picture of the first deal may come when its channel is gone
    async with (
        evening(tmp_path, world=[UNKNOWN_CHANNEL]) as (playground, bot),
        Guest(playground.url, "Anna") as anna,
    ):
        await seat_and_start([anna], "buki", "austrian-block", 1)
        database = tmp_path / "kaffeehaus.sqlite3"
        books.renew_rules(database)
        await anna.press(anna.table("buki"), "My hand")
        await anna.command("buki", "play", game="buki")
        # other sentences may still come between
        await anna.until(lambda: anna.told.count(anna.words()("refused-newer-table")) == 2)
        playground.delete_channel("buki")
        await asyncio.sleep(1)
        assert books.phases(database) == ["playing"]
        assert sum("table" in line for line in bot.lines) < 20  # it does not keep trying
