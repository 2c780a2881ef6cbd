"""/play in a channel with a table that nobody plays at: one question, then the new table."""

from cogs.play.opening import open_table
from cogs.play.page import GiveWayPress
from cogs.support.house import House
from delivery.discord_api.server_presses import PLACE
from games import GAMES
from messages.parts.custom_ids import Place
from tables.people.people import Preset
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import CloseReason
from tests.cogs.houses import answer, custom_ids, newest
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, CHANNEL, DAN, EVE, GUILD, person, with_limits
from tests.tables.test_lobby import refused


async def asked(
    house: DeliveryHarness, cafe: House, game: str, user: int = EVE, place: Place | None = None
) -> Json:
    """Return the answer to /play, or to a press in a direct message that acts on a place."""
    command = house.discord.press(user, CHANNEL, 0, private=True)
    command.extras[PLACE] = place
    await command.response.defer(ephemeral=True, thinking=True)
    await house.during(open_table(cafe, command, game))
    return newest(house)


async def press_give_way(house: DeliveryHarness, cafe: House, user: int, table_id: str) -> None:
    await house.during(
        answer(
            cafe,
            house.discord.press(user, CHANNEL, 0, private=True),
            GiveWayPress(table_id, "pulle"),
        )
    )


async def test_a_table_that_is_played_at_is_no_obstacle_to_be_removed(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.playing()
    assert not [
        key for key in custom_ids(await asked(house, cafe, "pulle")) if key.startswith("kh:u:")
    ]
    with refused("not-idle"):
        await press_give_way(house, cafe, EVE, table_id)


async def test_ones_own_table_is_never_refused(house: DeliveryHarness, cafe: House) -> None:
    lobby = await house.lobby(people=1)
    # again: no answer has come
    assert "You’re in." in (await asked(house, cafe, "austrian-block", ANN))["content"]
    assert (await house.tables.load(lobby)).live
    await asked(house, cafe, "latin", ANN)  # nobody else waits there
    assert (await house.tables.load(lobby)).closing.reason == CloseReason.GAVE_WAY
    table = await house.tables.store.tables.live_table_in(CHANNEL)
    await house.tables.start(table.id, ANN, 1, with_company=True)
    await asked(house, cafe, "pulle", ANN)
    (offer,) = [
        message
        for message in house.discord.channels[CHANNEL].values()
        if "waits for you here" in message["content"]
    ]
    assert custom_ids(offer) == [f"kh:u:{table.id}:pulle"]
    await press_give_way(house, cafe, ANN, table.id)
    assert (await house.tables.load(table.id)).closing.reason == CloseReason.GAVE_WAY
    assert (await house.tables.store.tables.live_table_in(CHANNEL)).game == "pulle"


async def test_house_rules_asked_for_twice_bring_back_to_the_same_lobby(
    house: DeliveryHarness, cafe: House
) -> None:
    await house.store.servers.save_preset(
        Preset(GUILD, "Café", "latin", GAMES["latin"].options(), TableOptions())
    )
    await house.store.servers.save_preset(
        Preset(GUILD, "latin.Café", "latin", GAMES["latin"].options(), TableOptions())
    )
    for wanted in ("Café", "all-fives:fives-and-threes", "latin:dominican-200", "latin.Café"):
        await asked(house, cafe, wanted, ANN)
        lobby = await house.tables.store.tables.live_table_in(CHANNEL)
        assert "You’re in." in (await asked(house, cafe, wanted, ANN))["content"]
        assert (await house.tables.load(lobby.id)).live


async def test_a_host_of_too_many_tables_can_end_one_of_them(
    house: DeliveryHarness, cafe: House
) -> None:
    house.renew(settings=with_limits(house.tables.settings, host_tables=1))
    own = await house.tables.open(GUILD, CHANNEL + 1, person(ANN), "latin", "en")
    await house.tables.start(own.id, ANN, 1, with_company=True)
    for place, end in ((None, ""), (Place(GUILD, CHANNEL), f"~@{GUILD}.{CHANNEL}")):
        assert custom_ids(await asked(house, cafe, "pulle", ANN, place)) == [
            f"kh:u:{own.id}:pulle{end}"
        ]


async def test_who_may_open_no_table_ends_none(house: DeliveryHarness, cafe: House) -> None:
    table_id = await house.lobby(people=1)
    house.watch.now += 600_000
    await house.tables.house_chips.welcome(GUILD, EVE)
    await house.drain(EVE)
    with refused("too-few-chips"):
        await press_give_way(house, cafe, EVE, table_id)
    house.renew(settings=with_limits(house.tables.settings, server_tables=0))
    with refused("server-tables"):
        await press_give_way(house, cafe, DAN, table_id)
    with refused("server-tables"):  # the host, who waits there alone
        await asked(house, cafe, "pulle", ANN)
    assert (await house.tables.load(table_id)).live


async def test_an_idle_table_gives_way_after_one_question(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.lobby(people=1)
    house.watch.now += 600_000
    for place, end in ((None, ""), (Place(GUILD, CHANNEL), f"~@{GUILD}.{CHANNEL}")):
        offer = await asked(house, cafe, "pulle", place=place)
        assert "Nobody has played there for a while." in offer["content"]
        assert custom_ids(offer)[-1] == f"kh:u:{table_id}:pulle{end}"
    await press_give_way(house, cafe, EVE, table_id)
    table = await house.tables.store.tables.live_table_in(CHANNEL)
    assert (table.game, table.host) == ("pulle", EVE)
