"""The menu of seats and the host's lot at tables with teams, as they are pressed."""

import pytest

from cogs.support.house import House
from cogs.support.refusal_and_error_answers import refusal_text
from messages.parts.custom_ids import SeatMenu, TablePress
from tables.state.change import Refused
from tables.state.slots import TABLE
from tests.cogs.houses import answer, controls, make_house, press_table
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, DAN, EVE
from tests.words import WORDS


class Lobby:
    """A lobby of Latin dominoes that some people press in."""

    def __init__(self, house: DeliveryHarness, cafe: House, table_id: str, message: int) -> None:
        self.house, self.cafe, self.id, self.message = house, cafe, table_id, message
        self.menu = 0  # the private message with the menu of seats that was opened last

    @property
    def table(self) -> Json:
        """The message of the table."""
        return self.house.discord.channels[CHANNEL][self.message]

    async def open_menu(self, user: int) -> Json:
        """Press the button that leads to the menu of seats. Return the private answer."""
        press = self.house.discord.press(user, CHANNEL, self.message, private=True)
        self.menu = max(self.house.discord.channels[CHANNEL])
        await self.house.during(answer(self.cafe, press, TablePress(self.id, "seats")))
        return self.house.discord.channels[CHANNEL][self.menu]

    async def press(self, user: int, verb: str) -> None:
        """Press a button of the table, or the one in the menu of seats that draws lots."""
        message = self.menu if verb == "mix" and self.menu else self.message
        await self.house.during(
            press_table(self.cafe, self.house.discord.press(user, CHANNEL, message), self.id, verb)
        )

    async def choose(self, user: int, value: str) -> None:
        """Choose from the menu that was opened last."""
        press = self.house.discord.press(user, CHANNEL, self.menu or self.message)
        press.data = {
            "custom_id": f"kh:{SeatMenu.letter}:{self.id}",
            "component_type": 3,
            "values": [value],
        }  # type: ignore[typeddict-item]
        await self.house.during(answer(self.cafe, press, SeatMenu(self.id)))

    def answer(self) -> Json:
        """Return the last private answer."""
        return [request for request in self.house.discord.requests if "/webhooks/" in request.path][
            -1
        ].payload

    async def users(self) -> list[int | None]:
        """Return who sits on which seat, once the table is shown."""
        return [chair.user for chair in (await self.house.shown(self.id)).chairs]


async def open_lobby(
    house: DeliveryHarness, people: int, game: str = "latin", computers: int = 0
) -> Lobby:
    table_id = await house.opened(game, people, computers)
    await house.shown(table_id)
    return Lobby(
        house,
        make_house(house),
        table_id,
        (await house.store.messages.message(table_id, TABLE)).message,
    )


def offers(message: Json) -> dict[str, str]:
    """Return the entries of the menu of seats, by value."""
    (menu,) = [control for control in controls(message) if control["type"] == 3]
    return {option["value"]: option["label"] for option in menu["options"]}


async def test_a_choice_from_an_old_menu_is_refused_and_says_what_to_press(
    house: DeliveryHarness,
) -> None:
    lobby = await open_lobby(house, people=3)
    (old,) = offers(await lobby.open_menu(CAT))
    await lobby.press(EVE, "join")
    for user, value, why in (
        (CAT, old, "seat-taken"),
        (CAT, f"1 {ANN}", "seat-taken"),
        (DAN, "1 0", "not-seated"),
        (CAT, "7 0", "unreadable"),
        (CAT, "x", "unreadable"),
    ):
        with pytest.raises(Refused, match=why) as no:
            await lobby.choose(user, value)
        assert refusal_text(no.value, WORDS)
    assert await lobby.users() == [ANN, BEN, CAT, EVE]
    await lobby.press(BEN, "leave")
    with pytest.raises(Refused, match="seats-changed") as no:
        await lobby.choose(CAT, f"1 {BEN}")
    assert WORDS("button-seats") in str(refusal_text(no.value, WORDS))


async def test_the_host_draws_lots_and_everybody_reads_who_plays_together(
    house: DeliveryHarness,
) -> None:
    lobby = await open_lobby(house, people=4)
    assert WORDS("button-mix") in {
        control.get("label") for control in controls(await lobby.open_menu(ANN))
    }
    orders = set()
    for _ in range(6):  # one of the six is another order, except once in 24 ** 6 evenings
        await lobby.press(ANN, "mix")
        users = await lobby.users()
        assert sorted(user or 0 for user in users) == [ANN, BEN, CAT, DAN]
        said = lobby.answer()["content"]
        assert said.startswith(WORDS("teams-mixed"))
        for one, other in ((0, 2), (1, 3)):
            assert f"P{users[one]}\u2069 & \u2068P{users[other]}" in said
            assert f"P{users[one]}\u2069 & \u2068P{users[other]}" in lobby.table["content"]
        orders.add(tuple(users))
    assert len(orders) > 1
    with pytest.raises(Refused, match="host-only"):
        await lobby.press(BEN, "mix")


async def test_where_there_are_no_teams_there_is_no_menu(house: DeliveryHarness) -> None:
    lobby = await open_lobby(house, people=3, game="austrian-block")
    for pressed in (lobby.open_menu(ANN), lobby.press(ANN, "mix")):
        with pytest.raises(Refused, match="no-teams") as no:
            await pressed
        assert refusal_text(no.value, WORDS) == WORDS("refused-no-teams")


async def test_the_menu_offers_partners_and_the_choice_is_made_at_once(
    house: DeliveryHarness,
) -> None:
    lobby = await open_lobby(house, people=3)
    assert await lobby.users() == [ANN, BEN, CAT]
    told = await lobby.open_menu(BEN)
    assert WORDS("seats-how") in told["content"]
    assert offers(told) == {"3 0": WORDS("seats-opposite", name=WORDS("seat-free"))}
    assert WORDS("button-mix") not in {control.get("label") for control in controls(told)}
    assert offers(await lobby.open_menu(CAT)) == {
        f"3 {BEN}": WORDS("seats-opposite", name=f"P{BEN}")
    }, "who sits opposite the free seat"
    await lobby.choose(CAT, f"3 {BEN}")
    assert WORDS("seats-chosen", name=f"\u2068P{BEN}\u2069") in lobby.answer()["content"]
    assert [user for user in await lobby.users() if user] == [ANN, BEN, CAT]
    assert (await lobby.users())[3] == CAT, "a bot keeps the seat between"
    assert f"P{BEN}\u2069 & \u2068P{CAT}" in lobby.table["content"]
