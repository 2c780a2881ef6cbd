"""The bot arrives on a server: said once, to the owner or where it may, whatever happens
meanwhile; and what its buttons do.
"""

from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.arrival.cog import ArrivalCog
from cogs.arrival.page import ArrivalPress
from cogs.play.page import GamePress
from cogs.support.house import House
from delivery.discord_api.server_presses import (
    PLACE,
    SERVER,
    ServerAccess,
    act_in_channel,
    place_of,
)
from games import GAMES
from messages.parts.custom_ids import Place
from messages.parts.safe_names import escaped_name
from tables.state.change import Refused
from tables.state.default_settings import DAY
from tests.cogs.houses import answer, make_house
from tests.custom_ids import parse
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.tables.table_harness import ANN, CHANNEL, GUILD, NOW
from tools.playground.world.serialise import EPHEMERAL

OTHER, THIRD = CHANNEL + 1, CHANNEL + 2
NAME = "Café *Central*"


@pytest.fixture
def cafe(house: DeliveryHarness) -> House:
    made = make_house(house)
    house.discord.client.house = made  # type: ignore[attr-defined]
    house.discord.open(OTHER).open(THIRD)
    return made


def server(
    *may: int,
    system: int | None = CHANNEL,
    joined: int = NOW,
    features: tuple[str, ...] = (),
    owner: int | None = None,
) -> Any:
    """A server with three channels, where we `may` write in some, and were added at a time.

    Its owner is mostly unknown.
    """
    channels = {
        number: SimpleNamespace(
            id=number,
            permissions_for=lambda _, ok=number in may: SimpleNamespace(
                view_channel=True, send_messages=ok, attach_files=True
            ),
        )
        for number in (CHANNEL, OTHER, THIRD)
    }
    return SimpleNamespace(
        id=GUILD,
        name=NAME,
        owner_id=owner,
        features=features,
        preferred_locale=discord.Locale.german,
        me=SimpleNamespace(
            joined_at=datetime.fromtimestamp(joined / 1000, UTC),
            guild_permissions=discord.Permissions.none(),
        ),
        system_channel=channels.get(system) if system else None,
        text_channels=list(channels.values()),
    )


def said(house: DeliveryHarness) -> dict[int, list[str]]:
    return {
        channel: [str(message["content"]) for message in there.values()]
        for channel, there in house.discord.channels.items()
        if there
    }


def welcome(language: str) -> str:
    return catalogues().of(language)("arrival", games=len(GAMES), server=escaped_name(NAME))


async def test_a_crash_in_between_repeats_it_once_at_most(
    house: DeliveryHarness, cafe: House
) -> None:
    for _ in range(3):
        # what follows it is not written down
        house.discord.fail("POST", f"/channels/{CHANNEL}/", MemoryError())
        with suppress(MemoryError):
            await house.during(ArrivalCog(cafe).welcome_server(server(CHANNEL)))
    sent = house.discord.sent("POST", f"/channels/{CHANNEL}/")
    assert len(sent) == 2
    assert len({request.payload["nonce"] for request in sent}) == 1, "Discord posts it once"


async def test_the_owner_is_told_and_nobody_else(house: DeliveryHarness, cafe: House) -> None:
    await house.store.people.update_person(ANN, locale="de")
    for _ in range(2):
        await house.during(ArrivalCog(cafe).welcome_server(server(CHANNEL, owner=ANN)))
    assert list(said(house).values()) == [[welcome("de")]]
    assert CHANNEL not in said(house)


async def test_trouble_with_the_direct_message_is_no_reason_to_say_it_twice(
    house: DeliveryHarness, cafe: House
) -> None:
    house.discord.fail("POST", "/messages", 503)
    await house.during(ArrivalCog(cafe).welcome_server(server(CHANNEL, owner=ANN)))
    assert said(house) == {}
    await house.during(ArrivalCog(cafe).welcome_server(server(CHANNEL, owner=ANN)))
    assert CHANNEL not in said(house)
    assert list(said(house).values()) == [[welcome("en")]]


async def test_where_we_have_long_been_nothing_is_said(house: DeliveryHarness, cafe: House) -> None:
    await house.during(ArrivalCog(cafe).welcome_server(server(CHANNEL, joined=NOW - DAY - 1)))
    assert said(house) == {}


@pytest.mark.parametrize(
    ("may", "system", "where"), [((OTHER, THIRD), CHANNEL, OTHER), ((THIRD, OTHER), THIRD, THIRD)]
)
async def test_it_is_said_where_we_may_write(
    house: DeliveryHarness, cafe: House, may: tuple[int, ...], system: int, where: int
) -> None:
    await house.during(ArrivalCog(cafe).welcome_server(server(*may, system=system)))
    assert list(said(house)) == [where]


async def test_what_is_refused_there_is_said_in_the_next_channel(
    house: DeliveryHarness, cafe: House
) -> None:
    house.discord.fail("POST", f"/channels/{CHANNEL}/", 403, code=50013)
    await house.during(
        ArrivalCog(cafe).welcome_server(server(CHANNEL, THIRD, features=("COMMUNITY",)))
    )
    assert (list(said(house)), said(house)[THIRD]) == ([THIRD], [welcome("de")])


async def test_what_may_have_been_posted_is_said_in_no_other_channel(
    house: DeliveryHarness, cafe: House
) -> None:
    house.discord.fail("POST", f"/channels/{CHANNEL}/", 503)
    for where in ([], [CHANNEL]):
        await house.during(ArrivalCog(cafe).welcome_server(server(CHANNEL, THIRD)))
        assert list(said(house)) == where


async def test_nowhere_to_write_is_no_fault_and_is_tried_after_the_next_start(
    house: DeliveryHarness, cafe: House
) -> None:
    await house.during(ArrivalCog(cafe).welcome_server(server(system=None)))
    assert said(house) == {}
    await house.during(ArrivalCog(cafe).welcome_server(server(THIRD)))
    assert list(said(house)) == [THIRD]


@pytest.mark.parametrize("may", [True, False])
def test_a_press_in_a_direct_message_acts_where_its_user_may_write(
    house: DeliveryHarness, *, may: bool
) -> None:
    channel: Any = SimpleNamespace(
        id=OTHER,
        permissions_for=lambda _: discord.Permissions(view_channel=True, send_messages=may),
    )
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    press.extras[SERVER] = ServerAccess(server(), (channel,), press.user, press.user)
    with nullcontext() if may else pytest.raises(Refused, match="channel-gone"):
        act_in_channel(press, OTHER)
    assert (press.channel is channel, place_of(press) is not None) == (may, may)


async def test_the_menu_has_the_channels_that_were_used_last(
    house: DeliveryHarness, cafe: House
) -> None:
    """Discord shows no more than 25; its own menu of channels is empty in direct messages."""
    channels: Any = [
        SimpleNamespace(
            id=THIRD + number,
            name=f"c{number}",
            last_message_id=number or None,
            permissions_for=lambda _: discord.Permissions.all(),
        )
        for number in range(30)
    ]
    press = house.discord.press(ANN, CHANNEL, house.discord.said(CHANNEL), private=True)
    press.extras[SERVER] = ServerAccess(server(), tuple(channels), press.user, press.user)
    press.extras[PLACE] = Place(GUILD)
    await house.during(answer(cafe, press, ArrivalPress("play")))
    assert [
        option["label"]
        for option in house.discord.answer(press)["components"][0]["components"][0]["options"]
    ] == [f"#c{n}" for n in range(29, 4, -1)]


async def test_the_buttons(house: DeliveryHarness, cafe: House) -> None:
    message = house.discord.said(CHANNEL)

    def press() -> discord.Interaction:
        return house.discord.press(ANN, CHANNEL, message, private=True)

    with pytest.raises(Refused, match="keepers-only"):
        await answer(cafe, press(), ArrivalPress("settings"))
    opening = press()
    await house.during(answer(cafe, opening, ArrivalPress("play")))
    shown = house.discord.answer(opening)
    assert parse(shown["components"][0]["components"][0]["custom_id"]) == GamePress(
        "game", "play", "buki"
    )
    assert shown["flags"] & EPHEMERAL
