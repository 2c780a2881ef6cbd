"""The language of private messages: chosen in /preferences, used from then on; and who is told
of an unread translation.
"""

from typing import Any, cast

import discord
import pytest

from cogs.press_router import PressRouter
from cogs.settings.cog import PreferencesCog
from cogs.settings.page import PreferenceMenu
from cogs.support.house import House
from messages.parts.display_names import DISCORD_LANGUAGE
from tables.state.change import Refused
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.tables.table_harness import ANN, CHANNEL

MENU = "kh:l:person:language"


class Reader:
    """A person with /preferences before them."""

    def __init__(self, harness: DeliveryHarness, locale: discord.Locale) -> None:
        self.harness, self.locale = harness, locale
        self.house: House = make_house(harness)
        self.page: dict[str, Any] = {}

    def press(self, message: int, *, private: bool = False) -> discord.Interaction:
        made = self.harness.discord.press(ANN, CHANNEL, message, private=private)
        made.locale = self.locale
        return made

    async def open(self) -> None:
        """/settings."""
        await cast(Any, PreferencesCog.settings).callback(
            PreferencesCog(self.house), self.press(0, private=True)
        )
        self.page = self.harness.discord.message(CHANNEL)

    async def choose(self, value: str, kind: int = 3) -> str:
        """Choose a language; return what the page says then. `kind`: of a menu."""
        made = self.press(int(self.page["id"]))
        made.data = {"custom_id": MENU, "component_type": kind, "values": [value]}  # type: ignore[typeddict-item]
        await self.harness.during(PressRouter(self.house).on_interaction(made))
        return str(self.harness.discord.channels[CHANNEL][int(self.page["id"])]["content"])

    def offered(self) -> dict[str, str]:
        """Return the labels of the menu of languages by their values."""
        page = self.harness.discord.channels[CHANNEL][int(self.page["id"])]
        return {
            option["value"]: option["label"]
            for menu in [row["components"][0] for row in page["components"]]
            if menu["custom_id"].startswith(MENU)
            for option in menu["options"]
        }


async def test_a_person_reads_private_messages_in_the_language_they_choose(
    house: DeliveryHarness,
) -> None:
    reader = Reader(house, discord.Locale.french)
    await reader.open()
    french, german = catalogues().of("fr"), catalogues().of("de")
    assert set(reader.offered()) == {DISCORD_LANGUAGE, *catalogues().languages}
    assert reader.offered()[DISCORD_LANGUAGE].startswith(
        french("language-mine", language="français")
    )
    table_id = await house.playing()
    for value, words in (("de", german), (DISCORD_LANGUAGE, french)):
        assert (await reader.choose(value)).startswith(words("preferences-person"))
        await house.shown(table_id)
        hand = house.discord.hand(ANN)["content"]
        assert words("not-your-turn") in hand or words("your-turn") in hand
    # the page has no such button
    assert (await reader.choose("de", kind=2)).startswith(french("preferences-person"))


@pytest.mark.parametrize(("owner", "value"), [("person", "xx"), ("person", ""), ("guild", "de")])
async def test_no_other_language_is_taken(house: DeliveryHarness, owner: str, value: str) -> None:
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    press._permissions = discord.Permissions(manage_guild=True).value
    press.data = {"custom_id": f"kh:l:{owner}:language", "component_type": 3, "values": [value]}  # type: ignore[typeddict-item]
    with pytest.raises(Refused, match="unreadable"):
        await answer(make_house(house), press, PreferenceMenu(owner, "language"))
    assert await house.store.people.person(ANN) is None
