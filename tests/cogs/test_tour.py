"""A tour of the pages of a server with many tables: each page is as recorded.

They are compared without the games that have come since, which need no new record.
"""

import re
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock

import discord
import pytest
from discord.app_commands import Command

from cogs.press_router import PressRouter
from delivery.discord_api.outgoing_message import BUTTON
from games import GAMES
from tests.cogs.houses import controls, make_house
from tests.custom_ids import feature_cogs
from tests.data.databases import store_at, url_of
from tests.data.recorded_database import FOLDER
from tests.data.test_recorded import recorded_file
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.delivery.loopback_discord import Json
from tests.recorded import assert_recorded
from tests.tables.table_harness import CHANNEL

__all__ = ["recorded_file"]

STEP: Final = "Step: "
TOUR: Final = Path(__file__).with_name("tour.txt")
CHANNELS: Final = 19  # of its tables
OFFICE: Final = 77  # the channel of the tour
COMMANDS: Final = {
    command.name: (cog, command)
    for cog in feature_cogs()
    for command in vars(cog).values()
    if isinstance(command, Command)
}


class Tour:
    """Steps, each a person and a command, a button, or a menu with what is chosen. What comes after
    the id of a button is typed into its form.
    """

    def __init__(self, harness: DeliveryHarness) -> None:
        self.harness = harness
        self.house = make_house(harness, member_checks=Mock())
        harness.discord.open(OFFICE).client.house = self.house  # type: ignore[attr-defined]
        harness.watch.now = 1_800_000_364_400  # the last entry in the logs of the tables
        for number in (-1, *range(CHANNELS)):
            harness.discord.open(CHANNEL + number)

    @property
    def message(self) -> Json:
        """The newest message."""
        there = self.harness.discord.channels[OFFICE]
        return there[max(there)]

    async def take(self, step: str) -> str:
        """Take a step, and return what the newest message says then, with its controls."""
        user, what, *values = step.split(" | ")
        if what.startswith("/"):
            cog, command = COMMANDS[what[1:]]
            asked: Any = self.harness.discord.press(int(user), OFFICE, 0, private=True)
            work = command.callback(cog(self.house), asked, *values)
        else:
            kinds = {item.get("custom_id"): item["type"] for item in controls(self.message)}
            asked = self.harness.discord.press(int(user), OFFICE, int(self.message["id"]))
            kind = kinds.get(what, BUTTON)
            asked.data = {
                "custom_id": what,
                "component_type": kind,
                "values": values,
                "components": [{"components": [{"value": value} for value in values]}],
            }
            if values and kind == BUTTON:
                asked.type = discord.InteractionType.modal_submit
            work = PressRouter(self.house).on_interaction(asked)
        asked._permissions = discord.Permissions.all().value
        await self.harness.during(work)
        await self.harness.quiet()
        lines = [self.message["content"]]
        for item in controls(self.message):
            name = item.get("label") or item.get("placeholder") or item.get("emoji")
            choices = [
                f"{'✓ ' * option.get('default', False)}{option['label']}"
                for option in item.get("options", ())
            ]
            lines.append(f"[{name}] {item.get('custom_id')} {choices}")
        return "\n".join(lines)


@pytest.mark.parametrize("recorded_file", [FOLDER / "2.0.0.sql"], indirect=True)
async def test_pages_are_those_that_are_recorded(
    recorded_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded, found = TOUR.read_text(encoding="utf-8"), ""
    async with store_at(url_of(recorded_file)) as store:
        tour = Tour(DeliveryHarness(store, monkeypatch))
        for line in recorded.splitlines():
            if line.startswith(STEP):
                found += f"{line}\n{await tour.take(line.removeprefix(STEP))}\n\n"
        await tour.harness.close()
    for title in {catalogues().of("en")(f"game-{key}") for key in GAMES}:
        if title not in recorded:
            found = re.sub(f", '?(✓ )?{re.escape(title)}'?", "", found)
    assert_recorded(found, TOUR)
