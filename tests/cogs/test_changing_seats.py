"""The private menu of seats in a lobby with teams: what it says once something was chosen."""

import discord

from cogs.table.cog import TableCog
from locales.catalogues import load
from messages.parts import custom_ids as ids
from messages.play.seat_menu import lobby_partner_lines
from tables.views.table_views import public_table
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, CHANNEL

EN = load().of("en")


async def pairs(house: DeliveryHarness, table: str) -> str:
    (line,) = lobby_partner_lines(public_table(await house.tables.load(table)), EN)
    return line


async def menu_of(house: DeliveryHarness, table: str) -> Json:
    """Return the private message with the menu."""
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    await press.response.defer(ephemeral=True, thinking=True)
    await house.during(TableCog(make_house(house)).show_seats(press, table))
    return house.discord.channels[CHANNEL][max(house.discord.channels[CHANNEL])]


def pressed(house: DeliveryHarness, message: Json, **data: object) -> discord.Interaction:
    made = house.discord.press(ANN, CHANNEL, int(message["id"]))
    made.data = {"component_type": 3, **data}  # type: ignore[assignment, typeddict-item]
    return made


async def test_after_a_choice_the_menu_says_the_new_pairs(house: DeliveryHarness) -> None:
    table = await house.opened("latin", 3)
    before = await pairs(house, table)
    menu = await menu_of(house, table)
    assert before in menu["content"]
    value = menu["components"][0]["components"][0]["options"][0]["value"]
    await house.during(
        answer(make_house(house), pressed(house, menu, values=[value]), ids.SeatMenu(table))
    )
    after = await pairs(house, table)
    assert after != before
    assert after in menu["content"]
    assert before not in menu["content"]
    assert not menu["components"]
    assert not house.discord.sent("POST", "/webhooks/"), "nothing more is said"


async def test_after_mixing_the_menu_says_the_new_pairs(house: DeliveryHarness) -> None:
    table = await house.opened("latin", 4)
    menu = await menu_of(house, table)
    press = pressed(house, menu)
    press.message.flags.ephemeral = True  # type: ignore[union-attr]
    await house.during(answer(make_house(house), press, ids.TablePress(table, "mix")))
    assert menu["content"] == f"{EN('teams-mixed')}\n{await pairs(house, table)}"
    assert not menu["components"]
