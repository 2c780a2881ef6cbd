"""Reminders of slow tables: when, for how many tables at once, and for whom not.

The watch moves when a test says so.
"""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot.client import Kaffeehaus
from bot.settings import Settings
from data import schema, slow_table_reminders
from delivery.discord_api.new_dms import PAUSE
from service.persons_tables import forget
from tables.people.people import PreferencesOwner
from tables.state.default_settings import DAY, HOUR
from tables.state.evening_times_and_limits import MINUTE
from tables.state.house_rules_of_every_game import DAY_SECONDS
from tables.state.phases import Phase
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, BEN, CAT, DAN, GUILD, START_CUT, chosen, due, person
from tests.words import WORDS


async def begin(house: DeliveryHarness, channel: int, *users: int) -> str:
    """Begin a slow table at which the first user plays first, or return None."""
    house.discord.open(channel)
    table = await house.tables.open(
        GUILD, channel, replace(person(users[0]), cut=0), "austrian-block", "en", slow=True
    )
    for user in users[1:]:
        await house.tables.join(table.id, person(user))
    await house.tables.start(table.id, users[0], START_CUT)
    await house.shown(table.id)
    return table.id


def told(
    house: DeliveryHarness, user: int, words: str = WORDS("button-reminders-off")
) -> list[str]:
    """Return the direct messages with these words that a person has been sent: the reminders."""
    return [
        message["content"]
        for message in house.discord.channels.get(house.discord.dms.get(user, 0), {}).values()
        if words in str(message)
    ]


OF_BOT = "a bot plays for you"


async def look(house: DeliveryHarness, ms: int = 0) -> None:
    house.watch.now += ms
    await house.during(house.publisher.notices.remind())


async def awaited(house: DeliveryHarness, table_id: str) -> int:
    """Return the user for whom the deal waits."""
    table = await house.tables.load(table_id)
    return table.chairs[due(table)].user


async def test_one_message_after_a_while_and_one_before_the_day_is_over(
    house: DeliveryHarness,
) -> None:
    user = await awaited(house, await begin(house, 11, ANN, BEN))
    await look(house, 9 * MINUTE)
    assert told(house, user) == []
    await look(house, MINUTE)
    (first,) = told(house, user)
    assert WORDS("reminder", count=1) in first
    for _ in range(17):
        await look(house, HOUR)
    assert len(told(house, user)) == 1
    await look(house, HOUR)
    await look(house, 5 * HOUR)
    assert len(told(house, user)) == 2
    assert told(house, ANN + BEN - user) == []


async def test_a_turn_after_a_pause_is_a_wait_of_its_own(house: DeliveryHarness) -> None:
    """Who has won has let the pause run out, and leads."""
    table_id = await begin(house, 11, ANN, BEN)
    while (table := await house.tables.load(table_id)).phase is Phase.PLAYING:
        seat = due(table)
        chair = table.chairs[seat]
        await house.tables.act(table_id, chair.user, chair.acts, chosen(table, seat))
    await look(house, 10 * MINUTE)
    await look(house, 18 * HOUR)
    house.watch.now = table.clock.deadline
    await house.tables.tick(table_id)
    winner = await awaited(house, table_id)
    for told_after, hours in ((2, 0), (3, 1), (4, 22)):
        await look(house, hours * HOUR)
        assert len(told(house, winner)) == told_after


async def test_a_reminder_waits_for_the_end_of_quiet_hours_also_in_summer_time(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others do not wait, though one look is for so few people."""
    monkeypatch.setattr(slow_table_reminders, "MOST", 1)
    # the night of 3 April 2027 in London, which has had summer time since 28 March
    house.watch.now += 78 * DAY - 8 * HOUR
    user = await awaited(house, await begin(house, 11, ANN, BEN))
    other = await awaited(house, await begin(house, 12, CAT, DAN))
    await house.store.people.update_person(user, quiet_hours="23-7", time_zone="Europe/London")
    for hour in range(1, 7):
        await look(house, HOUR)
        assert len(told(house, user)) == (hour >= 6), "07:00 there is 06:00 UTC"
        assert len(told(house, other)) == (hour >= 2)


async def test_tables_share_a_message_and_messages_keep_their_distance(
    house: DeliveryHarness,
) -> None:
    user = await awaited(house, await begin(house, 11, ANN, BEN))
    count = 1
    await look(house, 10 * MINUTE)
    for channel in range(12, 24):
        count += await awaited(house, await begin(house, channel, ANN, BEN)) == user
    await look(house, 10 * MINUTE)
    assert len(told(house, user)) == 1
    lost = update(schema.tables).where(schema.tables.c.channel == 11).values(body="{}")
    await house.store.write(lambda connection: connection.execute(lost))
    await look(house, 3 * HOUR)
    assert len(told(house, user)) == 2
    assert count > 2
    assert WORDS("reminder", count=count - 1) in told(house, user)[-1]
    for _ in range(24):
        await look(house, HOUR)
    assert len(told(house, user)) <= 2 + 8


async def test_no_reminder_after_forgetting(house: DeliveryHarness) -> None:
    user = await awaited(house, await begin(house, 11, ANN, BEN))
    await forget(house.tables, user)
    assert await house.sql.reminders.tables_awaiting(user) == []


async def test_no_reminder_while_nobody_can_answer(house: DeliveryHarness) -> None:
    """The bot asks before each look; Discord may refuse all the same."""
    user = await awaited(house, await begin(house, 11, ANN, BEN))
    bot = Kaffeehaus(Settings(shard_count="2", shards="1", picture_processes=0))
    connection: Any = SimpleNamespace(is_listening=True, hears_dms=False)
    bot._shard_connection, bot._publisher = connection, house.publisher
    house.watch.now += HOUR
    await house.during(bot._remind())
    assert told(house, user) == []
    house.discord.fail("POST", f"/channels/{house.discord.dms[user]}/", 503, times=9)
    await look(house)
    assert told(house, user) == []
    house.discord.faults.clear()
    await look(house, MINUTE)
    assert len(told(house, user)) == 1


async def test_a_process_that_is_killed_after_the_message_writes_no_second_one(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = await awaited(house, await begin(house, 11, ANN, BEN))

    async def killed(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(house.store.reminders, "mark_reminded", killed)
        await look(house, 10 * MINUTE)
    assert len(told(house, user)) == 1
    await house.restart()
    await look(house, MINUTE)
    assert len(told(house, user)) == 1


@pytest.mark.parametrize("case", ["closed", "unreminded", "limit"])
async def test_who_cannot_be_written_to_is_mentioned_once_in_the_thread(
    house: DeliveryHarness, case: str
) -> None:
    """Only if they have not asked otherwise. They are reminded once new messages are possible."""
    table_id = await begin(house, 11, ANN, BEN)
    user = await awaited(house, table_id)
    before = len(house.discord.sent("POST", f"/channels/{house.discord.dms[user]}/"))
    await house.store.people.update_preferences(
        PreferencesOwner.PERSON, user, {"unreminded": case == "unreminded"}
    )
    if case == "limit":
        await house.store.people.update_person(user, dm_channel=None)
        await house.publisher._sender.new_dms.pause(discord.DiscordException())
    else:
        house.discord.closed.add(user)
    house.watch.now += 10 * MINUTE
    await house.during(house.tables.tick(table_id))
    for _ in range(3):
        await look(house, MINUTE)
        await house.advance(1)
        await house.quiet()
    mentions = [
        message["content"]
        for message in house.discord.channels[11].values()
        if f"<@{user}>" in message["content"]
    ]
    assert (len(mentions), told(house, user)) == (case != "unreminded", [])
    assert before + (case == "closed") == len(
        house.discord.sent("POST", f"/channels/{house.discord.dms[user]}/")
    )
    for _ in range(2):
        await look(house, PAUSE)
        assert len(told(house, user)) == (case == "limit")


@pytest.mark.parametrize(("failing", "after"), [("/messages", 2), ("/users/@me/channels", 0)])
async def test_a_person_is_told_that_a_bot_plays_for_them_as_soon_as_that_is_possible(
    house: DeliveryHarness, failing: str, after: int
) -> None:
    """After their quiet hours, and when Discord takes the message."""
    bot = Kaffeehaus(Settings(shard_count="2", shards="1", picture_processes=0))
    others: Any = SimpleNamespace(jobs=())
    bot._publisher, bot._clocks, bot.house = house.publisher, others, others
    (job,) = (
        job for job in bot._jobs(house.store, house.tables, others) if job.title == "the absences"
    )
    # from the beginning, for a channel that is open is opened no second time
    house.discord.fail("POST", failing, 503, times=99 * (after == 0))
    await house.ring(await house.started("austrian-block", 2, turn_seconds=DAY_SECONDS))
    user = (await house.store.tables.unsent_absences())[0].user
    await house.store.people.update_person(user, quiet_hours="8-10")
    for hours in range(3):  # from eight on
        house.watch.now += min(hours, 1) * HOUR
        house.discord.fail("POST", failing, 503, times=99 * (hours == after))
        await house.during(job._do_once())
        assert len(told(house, user, OF_BOT)) == 0
    house.discord.faults.clear()
    for _ in ("at last", "once"):
        await house.during(job._do_once())
        assert len(told(house, user, OF_BOT)) == 1
    assert await house.store.tables.unsent_absences() == []


async def test_who_is_back_or_wants_no_reminders_is_not_told_of_bots(
    house: DeliveryHarness,
) -> None:
    slow = await house.started("austrian-block", 2, turn_seconds=DAY_SECONDS)
    for wishes in ({}, {"unreminded": True}):
        await house.ring(slow)
        user = (await house.store.tables.unsent_absences())[0].user
        await house.store.people.update_preferences(PreferencesOwner.PERSON, user, wishes)
        if not wishes:
            await house.tables.come_back(slow, user)
        await house.during(house.publisher.notices.tell_of_absences())
        assert len(told(house, user, OF_BOT)) == 0
        assert await house.store.tables.unsent_absences() == []
