"""A hand with more plays than a menu holds: the tile is chosen first, then its place."""

from dataclasses import replace

import discord

from cogs.support.house import House
from games.parts import codec, tiles
from messages.parts import custom_ids as ids
from messages.parts.components import MAX_ENTRIES
from tables.state.change import Change, make_change
from tables.state.table import Table, view
from tests.cogs.houses import answer
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, CHANNEL

SEATS = 8
HELD = tuple(tiles.of(low, 12) for low in range(10))  # all of them fit the hub, 12-12


async def crowded(house: DeliveryHarness) -> Table:
    """Return a table of Mexican Train where Ann may lay each of her ten tiles on all nine
    trains: eight are marked.
    """
    own = tiles.mask(HELD)

    def crowd(table: Table) -> Change:
        state = replace(
            table.state,
            to_move=0,
            hands=(own, *(hand & ~own for hand in table.state.hands[1:])),
            marked=tuple(range(SEATS)),
        )
        return make_change(replace(table, state=state), None)

    return (
        await house.tables.commits.update(await house.started("mexican-train", SEATS), crowd)
    ).table


def chosen(
    house: DeliveryHarness, table: Table, menu: ids.TileMenu, value: str
) -> discord.Interaction:
    """Return the interaction of Ann, who chooses a value of the menu in her private hand."""
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    press.data = {"custom_id": str(menu), "component_type": 3, "values": [value]}  # type: ignore[assignment, typeddict-item]
    return press


def menus(message: Json) -> list[Json]:
    return [
        row["components"][0] for row in message["components"] if row["components"][0]["type"] == 3
    ]


async def test_a_tile_then_its_place(house: DeliveryHarness, cafe: House) -> None:
    table = await crowded(house)
    seen = view(table, 0)
    assert len(seen.legal) == len(HELD) * (SEATS + 1) > MAX_ENTRIES
    menu = ids.TileMenu(table.id, table.chairs[0].acts, "play", 0)
    press = chosen(house, table, menu, "3-12")
    await house.during(answer(cafe, press, menu))
    which, where = menus(house.discord.answer(press))
    assert [option["value"] for option in which["options"] if option.get("default")] == ["3-12"]
    assert where["placeholder"].startswith("3-12")
    assert {option["value"] for option in where["options"]} == {
        codec.write(action) for action in seen.legal if action.tile == HELD[3]
    }  # type: ignore[attr-defined]
    assert where["options"][0]["label"].endswith("→ A (your train)")
    place = ids.ActionMenu(table.id, table.chairs[0].acts, "play")
    await house.during(answer(cafe, chosen(house, table, place, "play 3-12 mexican"), place))
    after = await house.tables.load(table.id)
    assert not after.state.hands[0] & 1 << HELD[3]
    assert after.state.to_move == 1


async def test_a_tile_with_one_place_is_laid_at_once(house: DeliveryHarness, cafe: House) -> None:
    table = await crowded(house)
    menu = ids.TileMenu(table.id, table.chairs[0].acts, "play", 0)
    await house.during(answer(cafe, chosen(house, table, menu, "play 9-12 own0"), menu))
    after = await house.tables.load(table.id)
    assert not after.state.hands[0] & 1 << tiles.of(9, 12)
    assert after.state.marked == tuple(range(1, SEATS)), "the marker is gone"
