"""Plans of evenings at Discord: their messages, their events, and what their guests are sent."""

from dataclasses import replace

import pytest

from tables.state.evening_times_and_limits import HOUR, REMINDER, Evening, EveningStep
from tests.delivery.delivery_harness import DeliveryHarness
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, DAN, GUILD, NOW

STARTS = NOW + 3 * HOUR
PLAN = Evening(
    "plan",
    GUILD,
    CHANNEL,
    by=ANN,
    game="block",
    locale="de",
    starts_at=STARTS,
    due=STARTS - REMINDER,
)


async def planned(house: DeliveryHarness, plan: Evening = PLAN, *guests: int) -> Evening:
    """Store a plan with an event and guests, of whom Ann sleeps, and return it."""
    house.discord.join_server()
    await house.store.evenings.create_evening(plan, NOW, 1)
    await house.store.people.update_person(ANN, time_zone="UTC", quiet_hours="0-23")
    for user in guests:
        await house.store.evenings.sign_up(plan.id, user, NOW, 10, user)
    await house.publisher.evenings.announce_event(plan, may_create=True)
    return await house.store.evenings.evening(plan.id)


async def test_a_plan_is_shown_once_as_long_as_it_stays_as_it_is(house: DeliveryHarness) -> None:
    await planned(house)
    for _ in range(2):
        await house.publisher.evenings.show("plan")
    assert await house.publisher.evenings.show("no plan") is None
    assert len(house.discord.requests) == 2, "of its event and of its message"


@pytest.mark.parametrize(
    ("begins", "starts_at"),
    [
        (STARTS + 999, STARTS),
        (STARTS + 1000, STARTS + 1000),
        (STARTS - 1, STARTS - 1),
        (NOW + 1, NOW + 1),
        (NOW, STARTS),
        (NOW - HOUR, STARTS),
    ],
)
async def test_an_evening_follows_its_event_to_another_second_that_is_to_come(
    house: DeliveryHarness, begins: int, starts_at: int
) -> None:
    await house.publisher.evenings.note_event(GUILD, (await planned(house)).event, begins)
    moved = await house.store.evenings.evening("plan")
    assert (moved.starts_at, moved.due) == (starts_at, max(NOW, starts_at - REMINDER))


@pytest.mark.parametrize(
    ("step", "starts_at", "remains"),
    [
        (EveningStep.OPENED, NOW - HOUR, True),
        (EveningStep.OPENED, NOW, True),
        (EveningStep.OPENED, NOW + HOUR, False),
        (EveningStep.CANCELLED, NOW - HOUR, False),
    ],
)
async def test_the_event_of_an_evening_that_has_begun_at_its_time_remains(
    house: DeliveryHarness,
    step: EveningStep,
    starts_at: int,
    remains: bool,
) -> None:
    await house.publisher.evenings.close_event(
        replace(await planned(house), step=step, starts_at=starts_at)
    )
    assert bool(house.discord.events) == remains


@pytest.mark.parametrize(("rounds", "about"), [(0, "Tisch"), (3, "Turnier")])
async def test_an_event_says_what_is_planned(
    house: DeliveryHarness, rounds: int, about: str
) -> None:
    plan = await planned(house, replace(PLAN, rounds=rounds))
    assert about in house.discord.events[plan.event]["description"]


async def test_a_guest_is_reminded_in_their_language_and_mentioned_if_no_message_arrives(
    house: DeliveryHarness,
) -> None:
    """Ann sleeps, Ben takes no messages, Discord is in trouble with that to Dan."""
    plan = await planned(house, PLAN, ANN, BEN, CAT, DAN)
    await house.store.people.update_person(BEN, dm_closed=True)
    await house.store.people.update_person(CAT, language="en")
    house.discord.fail("POST", f"/channels/{house.discord.open_dm(DAN)}/messages", 503)
    await house.during(house.publisher.evenings.remind(plan, [ANN, BEN, CAT, DAN]))
    assert house.discord.message(CHANNEL)["allowed_mentions"]["users"] == [BEN]
    assert house.discord.hand(CAT)["content"].startswith("The evening of Block dominoes begins")


async def test_the_end_of_a_channel_is_told_to_guests_who_are_awake(house: DeliveryHarness) -> None:
    await planned(house, replace(PLAN, by=-7), ANN, BEN)  # its maker has been forgotten
    house.discord.delete_channel(CHANNEL)
    await house.during(house.publisher.evenings.catch_up("plan"))
    assert list(house.discord.dms) == [BEN]
    assert (await house.store.evenings.evening("plan")).step is EveningStep.CANCELLED


@pytest.mark.parametrize("why", ["forbidden", "locked"])
async def test_a_plan_that_cannot_be_shown_is_tried_once_and_not_cancelled(
    house: DeliveryHarness, why: str
) -> None:
    await planned(house)
    house.discord.fail("POST", "/messages", 403, code={"forbidden": 50013, "locked": 40030}[why])
    plan = await house.during(house.publisher.evenings.catch_up("plan"))
    assert (plan.step, plan.shown) == (EveningStep.PLANNED, plan.version)
