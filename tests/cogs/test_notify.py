"""/notify: who is told of a table that opens, once."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from cogs.evening.cog import NotifyCog
from delivery.publish.table_notices import LATELY
from messages.parts.custom_ids import UnwishPress
from tables.people.people import Ban
from tables.state.evening_times_and_limits import HOUR
from tests.cogs.evening_harness import EVERYBODY, Evenings
from tests.cogs.houses import answer
from tests.delivery.delivery_harness import all_done
from tests.delivery.loopback_discord import GUILD
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, person
from tests.tables.test_fair_play import leave_often


async def test_people_who_asked_are_told_of_a_table_once_until_they_press(
    evenings: Evenings,
) -> None:
    harness, house, store = evenings.harness, evenings.house, evenings.harness.store
    notify: Any = NotifyCog.notify.callback
    for user in (ANN, BEN, CAT):
        await harness.during(notify(NotifyCog(house), evenings.interaction(user), "buki"))
    for told in ([0, 1, 1, 0], [0, 1, 2, 0]):
        table = await harness.tables.open(GUILD, CHANNEL, replace(person(ANN), cut=0), "buki", "en")
        for _ in range(2):
            await harness.during(harness.publisher.notices.tell_of_opening(table.id))
        assert evenings.told_of_tables == told
        await harness.tables.close(table.id, ANN)
        harness.watch.now += 2 * HOUR
        await harness.during(
            answer(house, evenings.interaction(BEN), UnwishPress("unwish", GUILD, "buki"))
        )
    assert [wish["game"] for wish in (await store.privacy.personal_data(CAT))["wishes"]] == ["buki"]


async def test_who_cannot_be_told_of_a_table_takes_nobodys_place_and_is_told_of_the_next(
    evenings: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann has opened it, Ben is banned, Cat sleeps. Two open at the same time."""
    monkeypatch.setattr("delivery.publish.table_notices.MOST", 1)
    harness, store, now = evenings.harness, evenings.harness.store, evenings.start
    for user in EVERYBODY:
        await store.evenings.add_wish(GUILD, user, "buki")
    await store.servers.ban(Ban(GUILD, BEN, now))
    await store.people.update_person(CAT, quiet_hours="0-23")
    first, second = [
        await harness.tables.open(GUILD, channel, replace(person(ANN), cut=0), "buki", "en")
        for channel in (CHANNEL, CHANNEL + 1)
    ]
    tell = harness.publisher.notices.tell_of_opening
    await asyncio.gather(*(harness.during(tell(table.id)) for table in (first, second)))
    assert evenings.told_of_tables == [0, 0, 0, 1]
    await store.servers.unban(GUILD, BEN)
    await store.people.update_person(CAT, quiet_hours=None)
    await harness.during(tell(first.id))
    assert evenings.told_of_tables == [0, 1, 0, 1]
    assert not await store.evenings.claim_notice(GUILD, "buki", BEN, before=now, now=now)


@pytest.mark.parametrize("is_avoided", [True, False])
async def test_a_person_who_would_be_refused_is_not_told_and_takes_nobodys_place(
    evenings: Evenings, monkeypatch: pytest.MonkeyPatch, is_avoided: bool
) -> None:
    """Ann avoids Ben, or he has left too often."""
    monkeypatch.setattr("delivery.publish.table_notices.MOST", 1)
    harness, store = evenings.harness, evenings.harness.store
    await (store.people.avoid(ANN, BEN, evenings.start) if is_avoided else leave_often(harness))
    for user in (BEN, CAT):
        await store.evenings.add_wish(GUILD, user, "buki")
    table = await harness.tables.open(GUILD, CHANNEL, replace(person(ANN), cut=0), "buki", "en")
    await harness.during(harness.publisher.notices.tell_of_opening(table.id))
    assert evenings.told_of_tables == [0, 0, 1, 0]


async def test_a_table_that_opened_before_a_kill_is_told_of_once(
    evenings: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = evenings.harness
    monkeypatch.setattr("delivery.publish.table_notices.DELAY", 0.0)
    await harness.store.evenings.add_wish(GUILD, BEN, "buki")
    await harness.tables.open(GUILD, CHANNEL, replace(person(ANN), cut=0), "buki", "en")
    # the process is killed before it has told anybody; the next one is killed, too
    for _ in range(2):
        await harness.restart()
        await harness.during(harness.publisher.notices.catch_up_openings())
        await harness.during(all_done(harness.publisher.notices))
    assert evenings.told_of_tables == [0, 1, 0, 0]
    harness.watch.now += LATELY + 1
    await harness.publisher.notices.catch_up_openings()
    assert not harness.publisher.notices._tasks._tasks
