"""/learn over the wire: a lesson is pressed through, with wrong presses, old ones and doubled
ones; nothing of it is stored.
"""

from typing import Any, cast

import discord
import pytest

from cogs.learn import cog as learn_cog
from cogs.learn.lessons import LESSONS
from cogs.learn.page import LearnMenu, LessonMenu, LessonPress
from messages.parts.custom_ids import CustomId, LearnPress
from tables.state.change import Refused
from tests.cogs.houses import answer, make_house
from tests.custom_ids import parse
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, CHANNEL


class Learner:
    """Somebody who learns; everything they do is answered in one message, which only they see."""

    def __init__(self, house: DeliveryHarness, channel: int = CHANNEL) -> None:
        self.channel = channel
        self.house = house
        self.real = make_house(house)
        self.message: Json = {}

    async def types(self, game: str) -> None:
        """Send /learn with a game."""
        asked = self.house.discord.press(ANN, self.channel, 0, private=True)
        callback = cast(Any, learn_cog.LearnCog(self.real).learn).callback
        await self.house.during(callback(learn_cog.LearnCog(self.real), asked, game))
        self.message = [*self.house.discord.channels[self.channel].values()][-1]

    async def presses(self, press: CustomId, *values: str) -> str:
        """Something on the message; gives its text then."""
        asked = self.house.discord.press(ANN, self.channel, int(self.message["id"]))
        asked._app_permissions = discord.Permissions.all().value
        asked.data = cast(
            Any,
            {"custom_id": press.text, "component_type": 3 if values else 2, "values": list(values)},
        )
        await self.house.during(answer(self.real, asked, press))
        return str(self.message["content"])

    @property
    def ids(self) -> list[CustomId | None]:
        """Of the controls that are there."""
        return [
            parse(component["custom_id"])
            for row in self.message["components"]
            for component in row["components"]
        ]


@pytest.fixture
def learner(house: DeliveryHarness) -> Learner:
    return Learner(house)


async def test_a_lesson_with_wrong_presses_old_ones_and_doubled_ones(learner: Learner) -> None:
    await learner.types("austrian bl")
    first = LessonPress("austrian-block", "", "play 7-8 start")
    assert first in learner.ids
    assert "step 1 of 6" in learner.message["content"]
    said = await learner.presses(LessonPress("austrian-block", "", "play 1-3 start"))
    assert "step 1 of 6" in said
    assert "7 · 7-8" in said
    for _ in range(2):
        assert "step 2 of 6" in await learner.presses(first)
    await learner.presses(LessonPress("austrian-block", "0", "next"))
    said = await learner.presses(LessonPress("austrian-block", "00", "play 1-3 left"))
    assert "1-3 does not fit" in said
    assert "A shows 8, B shows 8" in said
    assert "6 · 4-8 → A" in said
    for taken, action in (
        ("00", "play 4-8 left"),
        ("000", "play 2-8 left"),
        ("0000", "play 1-8 left"),
    ):
        await learner.presses(LessonPress("austrian-block", taken, action))
    assert LearnPress("begin", "austrian-block") in learner.ids
    assert "step 2 of 6" in await learner.presses(first)  # from a message of an hour ago
    assert "step 1 of 6" in await learner.presses(LearnPress("begin", "austrian-block"))
    assert await learner.house.store.people.person(ANN) is None


async def test_its_end_opens_a_table_on_a_server_and_not_in_direct_messages(
    house: DeliveryHarness,
) -> None:
    play, end = (
        LearnPress("play", "austrian-block"),
        LessonPress("austrian-block", "0000", "play 1-8 left"),
    )
    alone = Learner(house, house.discord.open_dm(ANN))
    await alone.types("austrian-block")
    await alone.presses(end)
    assert LearnPress("begin", "austrian-block") in alone.ids
    assert play not in alone.ids
    learner = Learner(house)
    await learner.types("austrian-block")
    await learner.presses(end)
    assert play in learner.ids
    await learner.presses(play)
    table = await house.store.tables.live_table_in(CHANNEL)
    assert (table.game, table.host) == ("austrian-block", ANN)


async def test_a_menu_of_tiles_in_any_order_and_one_of_trains(learner: Learner) -> None:
    await learner.types("challenge")
    await learner.presses(LessonPress("challenge", "", "next"))
    menu = LessonMenu("challenge", "0", "claim")
    assert menu in learner.ids
    assert "honest" in await learner.presses(menu, "2:2-3")
    assert "step 3" in await learner.presses(menu, "4:3-4", "1:1-4")
    await learner.types("hungarian")
    assert "step 6" in await learner.presses(
        LessonMenu("hungarian", "0000", "train"), "train right 6-6 0-6"
    )


async def test_the_choice_of_games_and_a_game_without_a_lesson(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    await learner.types("")
    assert learner.ids == [LearnMenu()]
    assert sorted(
        [option["value"] for option in learner.message["components"][0]["components"][0]["options"]]
    ) == sorted(LESSONS)
    assert "Learn Tendler" in await learner.presses(LearnMenu(), "tendler")
    monkeypatch.setattr(learn_cog, "LESSONS", {})
    await learner.types("tendler")
    assert "There is no lesson for this game yet" in learner.message["content"]


@pytest.mark.parametrize(
    "press",
    [
        LessonPress("whist", "", "next"),
        LessonPress("buki", "zz", "next"),
        LessonPress("buki", "", "play 13-13 left"),
        LearnPress("begin", "whist"),
        LearnPress("rules", "whist"),
    ],
)
async def test_what_nobody_has_offered_is_refused(learner: Learner, press: CustomId) -> None:
    await learner.types("buki")
    with pytest.raises(Refused, match="unreadable"):
        await learner.presses(press)
