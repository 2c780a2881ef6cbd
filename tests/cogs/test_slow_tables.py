"""/play with the slow pace: a thread for each table; /tables mine."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import MINUTE, Kaffeehaus
from bot.periodic_work import NEVER
from bot.settings import Settings
from cogs.my_tables.cog import MyTablesCog
from cogs.play import opening
from cogs.play.game_search import fitting_choices
from cogs.play.opening import open_table
from cogs.support.house import House
from data.tables import OpeningThread
from tables.state.change import Refused
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, BEN, CHANNEL, with_limits
from tests.words import WORDS

ALLOWED = discord.Permissions(**dict.fromkeys(opening.NEEDED_FOR_THREADS, True)).value


async def play(
    house: DeliveryHarness, cafe: House, user: int = ANN, permissions: int = ALLOWED
) -> Json:
    """Return the answer to /play buki slow."""
    command = house.discord.press(user, CHANNEL, 0, private=True)
    command._app_permissions = permissions
    await command.response.defer(ephemeral=True, thinking=True)
    await house.during(open_table(cafe, command, "buki", slow=True))
    there = house.discord.channels[CHANNEL]
    return there[max(there)]


def threads(house: DeliveryHarness) -> list[int]:
    return sorted(set(house.discord.channels) - {CHANNEL} - set(house.discord.dms.values()))


async def test_what_is_missing_is_said_before_a_thread_is_made(
    house: DeliveryHarness, cafe: House
) -> None:
    without = ALLOWED & ~discord.Permissions(create_public_threads=True).value
    with pytest.raises(Refused, match="permissions") as no:
        await play(house, cafe, permissions=without)
    assert no.value.values == {"names": "Create Public Threads"}
    house.renew(settings=with_limits(house.tables.settings, host_tables=0))
    with pytest.raises(Refused, match="host-tables"):
        await play(house, cafe)
    assert not threads(house)


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_thread_without_a_table_is_removed(
    house: DeliveryHarness, cafe: House, monkeypatch: pytest.MonkeyPatch, *, may_delete: bool
) -> None:
    if may_delete:
        house.discord.world.granted.add("MANAGE_THREADS")

    async def refuse(*_: object, **__: object) -> None:
        raise Refused("too-few-chips", missing=3)

    monkeypatch.setattr(house.tables, "open", refuse)
    with pytest.raises(Refused, match="too-few-chips"):
        await play(house, cafe)
    assert house.discord.sent("POST", "/threads")
    assert [house.discord.channel(thread).archived for thread in threads(house)] == (
        [] if may_delete else [True]
    )
    assert await house.store.tables.opening_threads(house.watch.now + 1) == []


async def test_a_thread_that_a_killed_process_has_made_is_removed_and_others_stay(
    house: DeliveryHarness, cafe: House
) -> None:
    house.discord.world.granted.add("MANAGE_THREADS")
    await play(house, cafe)
    await house.quiet()
    (used,) = threads(house)
    assert await house.store.tables.opening_threads(house.watch.now + 1) == []
    channel = opening.channel_for_threads(house.discord.press(ANN, CHANNEL, 0, private=True))
    # killed before the table is stored
    opened = await house.during(cafe.publisher.threads.open(channel, "lost", 99))
    house.discord.fail("DELETE", f"/channels/{opened.id}", 503)
    await house.during(cafe.publisher.threads.discard(opened, 99))
    house.watch.now += 1
    await house.during(cafe.publisher.threads.discard_lost(house.watch.now - 1))
    assert threads(house) == [used, opened.id], "this process is still making it"
    bot = Kaffeehaus(Settings(picture_processes=0))
    others: Any = SimpleNamespace(jobs=())
    bot._publisher, bot._clocks, bot.house = house.publisher, others, cafe
    bot._caught_up_at = begun = house.watch.now
    (job,) = (
        job
        for job in bot._jobs(house.store, house.tables, others)
        if job.title == "what the process before has left"
    )
    # the server has removed the bot meanwhile
    await house.store.tables.begin_thread(OpeningThread(98, 77, CHANNEL, 0))
    house.discord.fail("GET", "/guilds/77/threads/active", 403, code=50001)
    house.discord.fail("GET", "/threads/active", 503)
    assert await house.during(job._do_once()) == MINUTE
    house.watch.now += 1000
    new = await house.during(cafe.publisher.threads.open(channel, "new", 100))
    assert await house.during(job._do_once()) == NEVER
    assert threads(house) == [used, new.id]
    assert await house.store.tables.opening_threads(begun) == []


async def test_no_thread_is_looked_for_if_discord_has_refused_to_make_it(
    house: DeliveryHarness, cafe: House
) -> None:
    house.discord.fail("POST", "/threads", 403, code=50013)
    with pytest.raises(discord.Forbidden):
        await play(house, cafe)
    assert await house.store.tables.opening_threads(house.watch.now + 1) == []


async def test_a_server_with_too_many_threads(house: DeliveryHarness, cafe: House) -> None:
    house.discord.fail("POST", "/threads", 400, code=opening.TOO_MANY_THREADS)
    with pytest.raises(Refused, match="threads-full"):
        await play(house, cafe)


async def test_the_list_of_my_tables(house: DeliveryHarness, cafe: House) -> None:
    press = house.discord.press(BEN, CHANNEL, 0, private=True)
    await press.response.defer(ephemeral=True, thinking=True)
    await house.during(MyTablesCog(cafe).show(press, 1))
    assert house.discord.message(CHANNEL)["content"] == WORDS("my-tables-none")
    for _ in range(9):
        await play(house, cafe)
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    await press.response.defer(ephemeral=True, thinking=True)
    for page, lines in ((1, 17), (2, 3), (7, 3)):
        await house.during(MyTablesCog(cafe).show(press, page))
        there = house.discord.channels[CHANNEL]
        assert len(there[max(there)]["content"].splitlines()) == lines
    assert WORDS("my-tables", count=9, waiting=0) in there[max(there)]["content"]


def test_what_is_typed_decides_which_choice_comes_first() -> None:
    """Enter takes the first choice: `pace:slow` opens a slow table."""
    offers = [("Quick: one sitting", "quick"), ("Slow: a day a turn, in a thread", "slow")]
    assert [choice.value for choice in fitting_choices(offers, "slow")] == ["slow"]
    assert [choice.value for choice in fitting_choices(offers, " A DAY ")] == ["slow"]
    for typed in ("", "nothing like it"):
        assert [choice.value for choice in fitting_choices(offers, typed)] == ["quick", "slow"]
