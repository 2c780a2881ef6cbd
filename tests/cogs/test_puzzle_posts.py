"""The puzzle of the day in a channel: when, once, after a crash, without permission; and the
setting in /house.
"""

from zoneinfo import available_timezones

import pytest

from cogs.puzzle.cog import is_morning, post_puzzles, puzzle_page
from cogs.puzzle.page import PuzzlePress, choice_label
from cogs.puzzle.puzzle import number_of
from cogs.support.house import House
from messages.parts.custom_ids import PuzzleOpen
from tables.people.people import PuzzleAnswer
from tables.state.default_settings import DAY, HOUR
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness, names
from tests.delivery.loopback_discord import GUILD, NO_PERMISSION, UNKNOWN_CHANNEL, Json
from tests.tables.table_harness import ANN, BEN, CHANNEL
from tests.tables.test_against_house import TODAY
from tests.tables.test_lobby import refused
from tests.words import WORDS


@pytest.fixture
async def cafe(house: DeliveryHarness) -> House:
    """The server wants puzzles in its channel, as does one before it that the bot has left."""
    house.discord.join_server()
    await house.store.servers.update_guild_settings(GUILD - 1, puzzle_channel=CHANNEL)
    await house.store.servers.update_guild_settings(GUILD, puzzle_channel=CHANNEL)
    return make_house(house)


async def look(house: DeliveryHarness) -> list[Json]:
    """Return what stands in the channel after a look of the clock."""
    await house.during(post_puzzles(make_house(house), house.discord.client.get_guild))
    return list(house.discord.channels[CHANNEL].values())


def answer_of(day: int) -> str:
    page = puzzle_page(day, "en")
    return choice_label(page, page.puzzle.best, WORDS)


async def test_each_morning_once_with_the_answer_of_yesterday(
    house: DeliveryHarness, cafe: House
) -> None:
    await cafe.store.people.answer_puzzle(PuzzleAnswer(7, TODAY, 0, right=True, counted=TODAY))
    house.watch.now -= 1
    assert await look(house) == []
    house.watch.now += 1
    (first,) = await look(house)
    assert f"Puzzle {number_of(TODAY)}**" in first["content"]
    assert f"Puzzle {number_of(TODAY - 1)}: **{answer_of(TODAY - 1)}**" in first["content"]
    assert answer_of(TODAY) not in first["content"].rpartition("\n")[2]
    assert len(names(first)) == 1
    (row,) = first["components"]
    assert [component["custom_id"] for component in row["components"]] == [PuzzleOpen().text]
    await house.restart()
    house.discord.forget_nonces()
    assert await look(house) == [first]
    house.watch.now += DAY
    _, second = await look(house)
    assert (
        f"**{answer_of(TODAY)}** was best. 1 person has tried it; 1 got it right."
        in second["content"]
    )


async def test_trouble_is_waited_for_and_a_missing_permission_is_not(
    house: DeliveryHarness, cafe: House
) -> None:
    house.discord.fail("POST", f"/channels/{CHANNEL}/", MemoryError())  # killed before it is noted
    with pytest.raises(MemoryError):
        await look(house)
    await house.store.servers.update_guild_settings(GUILD, locale="de")
    assert ["Rätsel" in message["content"] for message in await look(house)] == [True]
    for status, code, posted in ((503, 0, 2), (403, NO_PERMISSION, 2), (404, UNKNOWN_CHANNEL, 2)):
        house.watch.now += DAY
        house.discord.fail("POST", f"/channels/{CHANNEL}/", status, code=code)
        await look(house)
        assert len(await look(house)) == posted


def test_every_time_zone_has_a_morning_on_every_day_with_two_hours_left() -> None:
    quarters = range(TODAY * DAY, (TODAY + 1) * DAY, HOUR // 4)
    for zone in available_timezones():
        mornings = [now for now in quarters if is_morning(now, zone)]
        assert mornings, zone
        assert mornings[-1] < (TODAY + 1) * DAY - 2 * HOUR
        assert mornings[0] >= TODAY * DAY + HOUR, "yesterday's puzzle may still be answered"


async def test_who_thinks_over_midnight_has_solved_the_puzzle_of_the_day_before(
    house: DeliveryHarness, cafe: House
) -> None:
    await house.lobby(people=2)
    await house.store.people.update_person(ANN, time_zone="Asia/Tokyo")
    house.watch.now = (TODAY + 1) * DAY - 600_000
    questions = {}
    for user in (ANN, BEN):
        await house.during(
            answer(cafe, house.discord.press(user, CHANNEL, 0, private=True), PuzzleOpen())
        )
        questions[user] = max(house.discord.channels[CHANNEL])
    house.watch.now += HOUR
    press = house.discord.press(ANN, CHANNEL, questions[ANN])
    await house.during(answer(cafe, press, PuzzlePress(TODAY, 0)))
    # it was morning in Tokyo
    assert (await house.store.people.puzzle_answer(ANN, TODAY)).counted == TODAY + 1
    house.watch.now += 1000
    with refused("puzzle-over"):
        press = house.discord.press(BEN, CHANNEL, questions[BEN])
        await house.during(answer(cafe, press, PuzzlePress(TODAY, 0)))
