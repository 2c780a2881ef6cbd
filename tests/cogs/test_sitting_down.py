"""What people are told when they sit down."""

import pytest

from cogs.presses.table_presses import handle_table_press
from cogs.support import joining
from delivery.discord_api.new_dms import REFUSALS
from games.parts.chance import commitment
from messages.parts.custom_ids import TablePress
from messages.play.hand_message import SEAL_DIGITS
from tables.service.forgetting import forget
from tables.state.people import PreferencesOwner
from tests.cogs.houses import make_house
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import BEN, CHANNEL


async def test_whoever_cannot_be_written_to_has_the_seal_in_the_answer(house: DeliveryHarness) -> None:
    table_id = await house.lobby(people=1)
    house.discord.closed.add(BEN)
    message = int(house.discord.message(CHANNEL)["id"])
    press = house.discord.press(BEN, CHANNEL, message)
    inside = make_house(house)
    await house.during(handle_table_press(inside, press, TablePress(table_id, "join")))
    table = await house.tables.load(table_id)
    assert table.seat_of(BEN) == 1
    (answer,) = house.discord.sent("POST", "/webhooks/")
    assert commitment(table.secret)[:SEAL_DIGITS] in answer.payload["content"]
    assert answer.payload["flags"] & 64, "for nobody else's eyes"


async def test_joining_again_and_again_makes_few_requests_that_discord_refuses(house: DeliveryHarness) -> None:
    """Neither does being forgotten in between."""
    table_id = await house.lobby(people=1)
    house.discord.closed.add(BEN)
    message = int(house.discord.message(CHANNEL)["id"])
    inside = make_house(house)
    for number in range(8):
        for verb in ("join", "leave"):
            press = house.discord.press(BEN, CHANNEL, message)
            await house.during(handle_table_press(inside, press, TablePress(table_id, verb)))
        if number % 2:
            await forget(house.tables, BEN)
    assert len(house.discord.sent("POST", f"/channels/{house.discord.dms[BEN]}/")) == REFUSALS
    house.discord.closed.clear()
    await house.advance(3600)
    await house.during(handle_table_press(inside, house.discord.press(BEN, CHANNEL, message), TablePress(table_id, "join")))
    assert house.discord.channels[house.discord.dms[BEN]]


async def test_whoever_plays_again_is_not_told_of_the_same_gift_once_more(
    house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gift(*_: object) -> list[str]:
        return ["200 chips"]

    monkeypatch.setattr(joining, "gift_lines", gift)
    table = await house.tables.load(await house.lobby(people=2))
    inside = make_house(house)
    message = int(house.discord.message(CHANNEL)["id"])
    for again in (False, True):
        await house.during(joining.say_seated(inside, house.discord.press(BEN, CHANNEL, message), table, "Here.", again=again))
    first, later = (said for one in house.discord.sent("POST", "/") if "Here." in (said := str(one.payload)))
    assert ("200 chips" in first, "200 chips" in later) == (True, False)


@pytest.mark.parametrize("uncoached", [False, True])
async def test_whoever_has_never_played_is_offered_a_lesson(house: DeliveryHarness, uncoached: bool) -> None:
    table_id = await house.lobby(people=1)
    await house.store.update_preferences(PreferencesOwner.PERSON, BEN, {"uncoached": uncoached})
    inside = make_house(house)
    message = int(house.discord.message(CHANNEL)["id"])
    for verb in ("join", "hand"):
        await house.during(handle_table_press(inside, house.discord.press(BEN, CHANNEL, message), TablePress(table_id, verb)))
    private = [*house.discord.sent("POST", "/webhooks/"), *house.discord.sent("PATCH", "/webhooks/")]
    learn = f"kh:d:open:{(await house.tables.load(table_id)).game}"
    told = [learn in str(one.payload) for one in private]
    assert told.count(True) == (0 if uncoached else 2), told
