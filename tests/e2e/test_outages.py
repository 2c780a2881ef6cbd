"""Tests of trouble around a running bot: stops, lost connections, Discord's errors, other
versions of the rules.
"""

import asyncio
from pathlib import Path

from data.store import open_store
from tables.state.table import Table, game_of
from tests.e2e import books
from tests.e2e.company import company
from tests.e2e.house import evening
from tests.e2e.players import Guest, Player, seat, shows, start, table_id
from tests.e2e.refused_presses import Refusals
from tools.playground.limits.ratelimit import EDIT

UNKNOWN_CHANNEL = 10003
MADE_TO_FAIL = 0  # the code of what `fail_next` has brought about
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
            "Task " in line or "exception" in line.lower() for line in reaper.bot.lines
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


async def test_killed_when_only_a_hand_lags_behind(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, world=[MADE_TO_FAIL], TURN_SECONDS="300") as (playground, bot),
        Guest(playground.url, "Anna") as anna,
        Guest(playground.url, "Béla") as bela,
    ):
        people = (anna, bela)
        await seat(people, "buki", "austrian-block")
        await start(anna, "buki")

        def asked_of(row: Table, guest: Guest) -> bool:
            return any(
                str(row.chairs[seat].user) == guest.id for seat in game_of(row).due(row.state)
            )

        def asked(guest: Guest) -> bool:
            return any(guest.words()("your-turn") in message["content"] for message in guest.dms())

        await anna.until(lambda: any(shows(message, "hand") for message in anna.dms()))
        await bela.until(lambda: any(shows(message, "hand") for message in bela.dms()))
        due, other = people if asked(anna) else people[::-1]
        playground.fail_next("PATCH", f"/channels/{other.dms()[0]['channel']}/messages", 503, 100)
        await Player(due, "buki", 1, by_dm=True).step()
        store = await open_store(bot.database)
        row = await Refusals(store, table_id(anna.table("buki"))).until(
            lambda row: not asked_of(row, due)
        )
        while await store.messages.outdated_tables(row.opened_at):  # noqa: ASYNC110 - another process shows it
            await asyncio.sleep(0.05)
        await store.close()
        await bot.kill()
        assert not asked(other)
        playground._rest.faults.clear()
        await bot.start()
        await other.until(lambda: asked(other))


async def test_a_newer_one_of_it_has_its_tables_for_itself(tmp_path: Path) -> None:
    # the picture of the first deal may come when its channel is gone
    async with (
        evening(tmp_path, world=[UNKNOWN_CHANNEL]) as (playground, bot),
        Guest(playground.url, "Anna") as anna,
    ):
        await seat([anna], "buki", "austrian-block", 1)
        await start(anna, "buki")
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
