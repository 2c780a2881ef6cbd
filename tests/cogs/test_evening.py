"""/evening: a plan, who signs up, the reminder, the table that opens by itself; nothing is sent
twice.

Longer than 400 lines: one command from its plan to its end, with one harness.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import aiohttp
import discord
import pytest

from bot.evening_clock import EveningClock, TournamentClock
from bot.gateway import NO_OUTAGE, Outage
from bot.lost_places import LostPlaces
from cogs.evening.cog import EveningCog, NotifyCog
from cogs.settings.page import ALWAYS, PreferenceMenu, QuietMenu, TimesPress
from cogs.support.house import House
from delivery.discord_api.interaction_tokens import InteractionToken
from delivery.publish.table_notices import LATELY
from games import GAMES
from messages.notices.evening_message import plan_link
from messages.parts.custom_ids import EveningPress, UnwishPress
from service.persons_tables import forget
from tables.chips import chip_accounts
from tables.people.people import MOST_AVOIDED, Ban, Preset
from tables.state import slots
from tables.state.change import Refused
from tables.state.default_settings import Retention
from tables.state.phases import CloseReason
from tables.state.planned_evening import (
    GRACE,
    HOST_EVENINGS,
    HOUR,
    KEPT,
    MINUTE,
    REMINDER,
    Evening,
    EveningStep,
)
from tables.state.table_parts import TableOptions
from tables.tournaments.public_tournament import Stage
from tables.tournaments.tournament import LONGEST_PAUSE, Tournament
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness, all_done
from tests.delivery.loopback_discord import GUILD, Json, Request
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, DAN, person, with_limits
from tests.tables.test_fair_play import note_left
from tests.words import WORDS
from tools.playground.world.serialise import EPHEMERAL

STARTS = 3 * HOUR
EVERYBODY = (ANN, BEN, CAT, DAN)
BLOCK = GAMES["block"]


class Evenings:
    """A server with plans, and the clock of a process."""

    def __init__(self, harness: DeliveryHarness) -> None:
        self.harness = harness
        self.discord = harness.discord
        self.discord.join_server()
        for user in EVERYBODY:
            self.discord.person(user)
        self.house: House = make_house(harness)
        self.lost_places = LostPlaces(harness.tables, harness.publisher, lambda _: True)
        self.button = self.discord.said(CHANNEL)
        self.may_create_events = True
        self.start = harness.watch.now

    @property
    def answer(self) -> str:
        """The last private answer."""
        return str(
            [
                channel
                for channel in self.discord.channels[CHANNEL].values()
                if channel["flags"] & EPHEMERAL
            ][-1]["content"]
        )

    @property
    def told_of_tables(self) -> list[int]:
        """How many notices of open tables each person has been sent."""
        dms = [self.discord.channels.get(self.discord.dms.get(user, 0), {}) for user in EVERYBODY]
        return [sum("is open on" in dm["content"] for dm in there.values()) for there in dms]

    @property
    def clock(self) -> EveningClock:
        """The clock of a new process."""
        publisher = self.harness.publisher
        return EveningClock(self.harness.tables, publisher.evenings, publisher.tournaments)

    def interaction(self, user: int, **may: bool) -> discord.Interaction:
        """A private interaction of a user in the channel."""
        made = self.discord.press(user, CHANNEL, self.button, private=True)
        allowed = discord.Permissions.all()
        allowed.create_events = self.may_create_events
        made._app_permissions = allowed.value
        made._permissions = discord.Permissions(**may).value
        return made

    async def planned(
        self,
        user: int = ANN,
        after: int = STARTS,
        game: str = "austrian-block",
        rounds: int = 0,
        chips: int = 0,
    ) -> Evening:
        """A plan, as the command makes it."""
        before = set(await self.harness.store.evenings.evenings(GUILD))
        when = f"<t:{(self.harness.watch.now + after) // 1000}>"
        interaction = self.interaction(user)
        await self.harness.during(interaction.response.defer(ephemeral=True, thinking=True))
        cog, limits = EveningCog(self.house), (rounds, 15, chips)
        await self.harness.during(cog.plan(interaction, when, game, *limits))
        return (set(await self.harness.store.evenings.evenings(GUILD)) - before).pop()

    async def press(self, user: int, plan: Evening, verb: str, **may: bool) -> None:
        await self.harness.during(
            answer(self.house, self.interaction(user, **may), EveningPress(plan.id, verb))
        )

    async def at(self, time: int) -> None:
        """The clock looks, at a time after the start."""
        self.harness.watch.now = self.start + time
        clock = self.clock
        await self.harness.during(clock.look())
        await self.harness.during(all_done(clock))

    async def now(self, plan: Evening) -> Evening:
        return await self.harness.store.evenings.evening(plan.id)

    def public(self, piece: str) -> list[Json]:
        """The public messages in the channel that hold a text."""
        return [
            channel
            for channel in self.discord.channels[CHANNEL].values()
            if piece in channel["content"] and not channel["flags"] & EPHEMERAL
        ]

    def privately(self, user: int) -> list[str]:
        """The reminders that a person has got by direct message."""
        messages = self.discord.channels.get(self.discord.dms.get(user, 0), {}).values()
        return [
            message["content"] for message in messages if "The evening of" in message["content"]
        ]


@pytest.fixture
def evenings(house: DeliveryHarness) -> Evenings:
    return Evenings(house)


async def test_an_evening_from_the_plan_to_the_table(evenings: Evenings) -> None:
    plan = await evenings.planned()
    (shown,) = evenings.public("An evening of")
    assert [shown["allowed_mentions"][kind] for kind in ("parse", "users")] == [[], []]
    for user, verb in ((BEN, "join"), (CAT, "join"), (CAT, "join"), (CAT, "leave")):
        await evenings.press(user, plan, verb)
    assert await evenings.harness.store.evenings.guests(plan.id) == [ANN, BEN]
    assert "2 people have signed up" in shown["content"]
    for _ in range(2):
        await evenings.at(STARTS - REMINDER - MINUTE)
        assert evenings.discord.dms == {}
    for _ in range(2):
        await evenings.at(STARTS - REMINDER)
    assert [len(evenings.privately(user)) for user in (ANN, BEN, CAT)] == [1, 1, 0]
    for _ in range(2):
        await evenings.at(STARTS)
    table = await evenings.harness.tables.load(plan.id)
    assert (table.host, table.channel, table.game, table.live) == (
        ANN,
        CHANNEL,
        "austrian-block",
        True,
    )
    (call,) = evenings.public("begins: the table is open")
    assert call["allowed_mentions"]["users"] == [ANN, BEN]
    assert ("The table is open" in shown["content"], shown["components"]) == (True, [])
    for user, press in ((CAT, EveningCog.sign_up), (BEN, EveningCog.sign_off)):
        with pytest.raises(Refused, match="evening-over"):  # in the moment of the start
            await evenings.harness.during(
                press(EveningCog(evenings.house), evenings.interaction(user), plan)
            )
    assert [len(evenings.privately(user)) for user in (ANN, BEN, CAT)] == [1, 1, 0]
    with pytest.raises(Refused, match="evening-over"):
        await evenings.press(ANN, plan, "cancel")


@pytest.mark.parametrize("rounds", [0, 3])
@pytest.mark.parametrize(
    ("after", "quiet_hours", "says"),
    [
        (HOUR, None, [True, True]),
        (HOUR - MINUTE, None, [False, False]),
        (2 * HOUR, "8-9", [True, True]),  # it is eight now
        (2 * HOUR, "9-10", [True, False]),
    ],
)
async def test_a_plan_promises_a_reminder_if_there_will_be_one(
    evenings: Evenings, *, after: int, quiet_hours: str | None, says: list[bool], rounds: int
) -> None:
    await evenings.harness.store.people.update_person(BEN, quiet_hours=quiet_hours)
    plan = await evenings.planned(after=after, game="all-fives", rounds=rounds)
    await evenings.press(BEN, plan, "join")
    assert [
        " remind you" in text
        for text in (evenings.public("All Fives")[0]["content"], evenings.answer)
    ] == says


@pytest.mark.parametrize(
    ("rounds", "later", "says"), [(0, 3 * HOUR - 1000, True), (0, 3 * HOUR, False), (3, 0, False)]
)
async def test_who_plans_a_second_evening_in_a_channel_is_told_of_the_first(
    evenings: Evenings, rounds: int, later: int, says: bool
) -> None:
    first = await evenings.planned()
    await evenings.planned(BEN, after=STARTS + later, game="all-fives", rounds=rounds)
    assert (f"<{plan_link(await evenings.now(first))}>" in evenings.answer) is says


async def test_a_kill_at_any_request_sends_nothing_twice_and_opens_one_table(
    evenings: Evenings,
) -> None:
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    for fails in range(12):
        for time in (STARTS - REMINDER, STARTS):
            count = 0

            async def kill(_: object, fails: int = fails) -> None:
                nonlocal count
                count += 1
                if count == fails:
                    raise asyncio.CancelledError

            evenings.discord.before = kill
            with suppress(asyncio.CancelledError):
                if fails < 6 or time == STARTS:
                    await evenings.at(time)
        await evenings.harness.restart()
        evenings.discord.forget_nonces()
    assert [len(evenings.privately(user)) <= 1 for user in (ANN, BEN)] == [True, True]
    assert len(evenings.public("begins: the table is open")) <= 1
    assert len(await evenings.harness.store.tables.hosted_tables(GUILD)) == 1
    assert (await evenings.now(plan)).step is EveningStep.OPENED


async def test_the_page_of_times(evenings: Evenings) -> None:
    store, house = evenings.harness.store, evenings.house
    press = evenings.interaction(ANN)
    await evenings.harness.during(answer(house, press, TimesPress("zone"), " new york "))
    assert await EveningCog(house).zone_for(evenings.interaction(ANN)) == ZoneInfo(
        "America/New_York"
    )
    with pytest.raises(Refused, match="no-zone"):
        await answer(house, evenings.interaction(ANN), TimesPress("zone"), "../etc/passwd")
    for chosen, stored in (("22-8", "22-8"), (ALWAYS, None)):
        press = evenings.interaction(ANN)
        press.data["values"] = [chosen]  # type: ignore[index, typeddict-unknown-key]
        await evenings.harness.during(answer(house, press, QuietMenu()))
        assert (await store.people.person(ANN)).quiet_hours == stored
    press.data["values"] = ["1-2"]  # type: ignore[index, typeddict-unknown-key]
    with pytest.raises(Refused, match="unreadable"):
        await answer(house, press, QuietMenu())


async def test_a_person_puts_others_on_the_list_of_people_they_avoid_and_takes_them_off(
    evenings: Evenings,
) -> None:
    store, house = evenings.harness.store, evenings.house
    await store.people.remember_name(GUILD, BEN, "Ben *the* bold")

    async def choose(what: str, *values: int | str, page: list[Json] | None = None) -> list[Json]:
        """Return the rows of the page after a choice in a menu of this page."""
        press = evenings.interaction(ANN)
        press.message.components = [  # type: ignore[union-attr]
            discord.ActionRow({"type": 1, "components": [row]})  # type: ignore[typeddict-item]
            for row in page or ()
        ]
        press.data["values"] = [str(value) for value in values]  # type: ignore[index, typeddict-unknown-key]
        await evenings.harness.during(answer(house, press, PreferenceMenu("person", what)))
        return [row["components"][0] for row in evenings.discord.requests[-1].payload["components"]]

    older_page = await choose("avoid", BEN)
    *_, picker, entries, _ = await choose("avoid", CAT)
    assert picker["type"] == 5  # Discord lists the people of the server
    assert [(entry["label"], entry["default"]) for entry in entries["options"]] == [
        ("Ben *the* bold", True),
        ("Somebody whom nobody knows here", True),
    ]
    assert await store.people.is_avoided(BEN, (ANN,))
    assert not await store.people.is_avoided(ANN, (BEN, CAT))
    await choose("avoided", page=older_page)
    assert not await store.people.is_avoided(BEN, (ANN,))
    assert await store.people.is_avoided(CAT, (ANN,))
    *_, picker, _ = await choose("avoided", page=[entries])
    with pytest.raises(Refused, match="avoid-self"):
        await choose("avoid", ANN)
    for number in range(MOST_AVOIDED):
        await choose("avoid", 1000 + number)
    with pytest.raises(Refused, match="avoid-full"):
        await choose("avoid", BEN)


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


async def test_an_event_that_a_killed_process_has_created_is_found_again(
    evenings: Evenings,
) -> None:
    plan = await evenings.planned()
    other = await evenings.planned(BEN, STARTS + HOUR)
    created, second = plan.event, other.event
    assert created is not None
    for one in (plan, other):  # as if the process had been killed before it stored the event
        assert await evenings.harness.store.evenings.change_evening(
            one.id, (EveningStep.PLANNED,), event=None
        )
    # somebody else's, with the same name
    evenings.discord.events[second or 0]["creator_id"] = "9" * 18
    await evenings.harness.during(evenings.clock.find_lost_events())
    assert ((await evenings.now(plan)).event, (await evenings.now(other)).event) == (created, None)
    await evenings.press(ANN, plan, "drop")
    await evenings.at(MINUTE)
    assert created not in evenings.discord.events


async def test_how_plans_end(evenings: Evenings) -> None:
    store, tables = evenings.harness.store, evenings.harness.tables
    nobody, banned, taken = (
        await evenings.planned(),
        await evenings.planned(BEN),
        await evenings.planned(CAT),
    )
    await evenings.press(ANN, nobody, "leave")
    await store.servers.ban(Ban(GUILD, BEN, evenings.start))
    await evenings.at(STARTS)
    steps = [(await evenings.now(plan)).step for plan in (nobody, banned, taken)]
    assert steps == [EveningStep.NOBODY, EveningStep.REFUSED, EveningStep.OPENED]
    late = await evenings.planned(after=HOUR)
    await evenings.planned(CAT, after=2 * HOUR)
    await tables.open(GUILD, CHANNEL + 1, replace(person(CAT), cut=0), "buki", "en")
    await evenings.at(STARTS + HOUR + GRACE + 1)
    assert (await evenings.now(late)).step is EveningStep.MISSED
    await evenings.at(STARTS + 2 * HOUR)
    assert len(evenings.public("**There is already a table")) == 1


@pytest.mark.parametrize(
    ("host", "limit", "banned", "reason"),
    [
        (CAT, "server_tables", CAT, "gave-way"),
        (ANN, "host_tables", CAT, "gave-way"),
        (CAT, "host_tables", ANN, ""),
    ],
)
async def test_a_lobby_at_its_minute_spoils_no_evening_and_gives_way_to_nothing_else(
    evenings: Evenings, host: int, limit: str, banned: int, reason: str
) -> None:
    """All guests were called to an evening that could not begin, before."""
    plan, harness = await evenings.planned(), evenings.harness
    lobby = await harness.tables.open(GUILD, CHANNEL, replace(person(host), cut=0), "buki", "en")
    harness.renew(settings=with_limits(harness.tables.settings, **{limit: 1}))
    await harness.store.servers.ban(Ban(GUILD, banned, evenings.start))
    await evenings.at(STARTS)
    assert (await evenings.now(plan)).step is (
        EveningStep.OPENED if reason else EveningStep.REFUSED
    )
    assert (await harness.tables.load(lobby.id)).closing.reason == reason


@pytest.mark.parametrize(("banned", "host"), [(CAT, BEN), (BEN, ANN)])
async def test_a_guest_who_has_to_wait_hosts_only_if_nobody_else_can(
    evenings: Evenings, banned: int, host: int
) -> None:
    """Nobody could sit down at the table to which all guests were called, before."""
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    for number in range(6):
        await note_left(evenings.harness, ANN, evenings.start + STARTS - number)
    await evenings.harness.store.servers.ban(Ban(GUILD, banned, evenings.start))
    await evenings.at(STARTS)
    table = await evenings.harness.tables.load(plan.id)
    assert (table.host, table.bots_only_until > 0) == (host, host == ANN)


async def test_who_may_cancel(evenings: Evenings) -> None:
    plan = await evenings.planned()
    await evenings.press(BEN, plan, "join")
    with pytest.raises(Refused, match="evening-not-yours"):
        await evenings.press(BEN, plan, "drop")
    await evenings.press(ANN, plan, "cancel")
    assert (await evenings.now(plan)).live
    await evenings.press(CAT, plan, "drop", manage_guild=True)
    (call,) = evenings.public("has been cancelled.")[1:]
    assert call["allowed_mentions"]["users"] == [ANN, BEN]
    await evenings.at(STARTS)
    assert await evenings.harness.store.tables.hosted_tables(GUILD) == []


async def test_the_event_that_discord_shows(evenings: Evenings) -> None:
    plan, events = await evenings.planned(), evenings.discord.world.events
    (event,) = events.values()
    assert event["name"] == "Austrian block game evening"
    assert event["entity_metadata"] == {
        "location": f"https://discord.com/channels/{GUILD}/{CHANNEL}"
    }
    (shown,) = evenings.public("An evening of")
    assert f"https://discord.com/events/{GUILD}/{event['id']}" in shown["content"]
    second, third = await evenings.planned(BEN), await evenings.planned(CAT, after=STARTS + HOUR)
    await evenings.press(BEN, second, "drop")
    await evenings.at(0)
    assert len(events) == 2
    await evenings.at(STARTS)
    assert evenings.discord.sent("PATCH", "/scheduled-events") == []  # it begins by itself
    assert (await evenings.now(plan)).event is None
    del evenings.discord.world.events[str((await evenings.now(third)).event)]
    await evenings.at(STARTS + HOUR - REMINDER)
    assert "The server event has been deleted" in evenings.public("An evening of")[2]["content"]


async def test_what_is_refused(evenings: Evenings) -> None:
    for after, chips, why in ((61 * 24 * HOUR, 0, "evening-time"), (STARTS, 5, "evening-chips")):
        with pytest.raises(Refused, match=why):
            await evenings.planned(after=after, chips=chips)
    with pytest.raises(Refused, match="evening-unread"):
        await EveningCog(evenings.house).plan(evenings.interaction(ANN), "whenever", "buki", 0, 0)
    for _ in range(HOST_EVENINGS):
        await evenings.planned(BEN)
    with pytest.raises(Refused, match="evenings-yours"):
        await evenings.planned(BEN)
    await evenings.harness.store.servers.ban(Ban(GUILD, CAT, evenings.start))
    with pytest.raises(Refused, match="banned"):
        await evenings.planned(CAT)
    plan = (await evenings.harness.store.evenings.evenings(GUILD))[0]
    with pytest.raises(Refused, match="banned"):
        await evenings.press(CAT, plan, "join")
    evenings.discord.fail("POST", f"/channels/{CHANNEL}/", 403, code=50013)
    with pytest.raises(discord.Forbidden):
        await evenings.planned(ANN)
    assert [evening.by for evening in await evenings.harness.store.evenings.evenings(GUILD)] == [
        BEN
    ] * HOST_EVENINGS


async def test_a_forgotten_person_leaves_the_plan_to_others_and_old_plans_are_erased(
    evenings: Evenings,
) -> None:
    plan, store = await evenings.planned(), evenings.harness.store
    await evenings.press(BEN, plan, "join")
    await store.tournaments.create(GUILD, Tournament(plan.id, bytes(32)))
    await store.tournaments.enter(GUILD, plan.id, ANN, 0)
    data = await store.privacy.personal_data(ANN)
    assert [evening["game"] for evening in data["evenings"]] == ["austrian-block"]
    assert len(data["evening_sign_ups"]) == 1
    await store.privacy.forget_person(ANN, evenings.start)
    assert await store.evenings.guests(plan.id) == [BEN]
    assert (await evenings.now(plan)).by < 0
    assert [entrant.user < 0 for entrant in await store.tournaments.entrants(plan.id)] == [True]
    (shown,) = evenings.public("An evening of")
    assert f"<@{ANN}>" in shown["content"]
    await evenings.at(0)
    assert f"<@{ANN}>" not in shown["content"]
    await evenings.at(STARTS)
    assert (await evenings.harness.tables.load(plan.id)).host == BEN
    for later, is_kept in ((KEPT, True), (KEPT + 1, False)):
        while await store.expiry.erase_expired(Retention(), plan.starts_at + later):
            pass
        assert (await store.evenings.evening(plan.id) is not None) is is_kept
    assert await store.tournaments.tournament(plan.id) is None
    assert not [*await store.evenings.guests(plan.id), *await store.tournaments.entrants(plan.id)]


async def test_house_rules_that_do_not_fit_four_strand_no_tournament(evenings: Evenings) -> None:
    store, tournaments = evenings.harness.store, evenings.harness.publisher.tournaments
    pair = Preset(GUILD, "Pair", "block", BLOCK.options(hand=9), TableOptions())  # for two players
    await store.servers.save_preset(pair)
    with pytest.raises(Refused, match="tournament-preset"):
        await evenings.planned(game="Pair", rounds=3)
    await store.servers.save_preset(replace(pair, options=BLOCK.options(hand=5)))
    plan = await evenings.planned(game="Pair", rounds=3)
    assert await tournaments.begin(plan) is EveningStep.OPENED
    await store.people.remember_name(GUILD, ANN, "Ännchen")
    await store.servers.save_preset(pair)
    await evenings.harness.during(tournaments.step(plan.id, is_on_server=True))
    table = await tournaments.table_of(plan.id, ANN)
    assert table.options == BLOCK.options()
    assert {(chair.name, chair.username) for chair in table.chairs if chair.username} == {
        ("Ännchen", "p1")
    }
    await store.servers.save_preset(replace(pair, options=BLOCK.options(hand=5)))
    contest = await tournaments.contest(plan.id)
    assert contest is not None
    token = InteractionToken.of(evenings.interaction(BEN), 1)
    tokens, slot = evenings.harness.publisher._sender.tokens, slots.private(BEN)
    tokens.keep(token, plan.id, slot)
    ended = replace(contest, tournament=replace(contest.tournament, due=0))
    later = await tournaments.play_deal(ended, 0, BEN, "laterone")
    assert later.options == BLOCK.options(), "the rules of then"
    await evenings.harness.shown(later.id)
    assert tokens.get(plan.id, slot) is token, "it tells how the tournament went"


@pytest.mark.parametrize(
    ("game", "rounds", "asked"), [("latin", 2, True), ("latin", 0, False), ("block", 2, False)]
)
async def test_people_choose_a_partner_for_a_tournament_of_teams(
    evenings: Evenings, *, game: str, rounds: int, asked: bool
) -> None:
    await evenings.press(BEN, await evenings.planned(game=game, rounds=rounds), "join")
    assert asked is any(
        WORDS("menu-tournament-team") in str(request.payload)
        for request in evenings.discord.requests
    )


async def test_an_evening_of_house_rules_opens_with_them(evenings: Evenings) -> None:
    rules = Preset(GUILD, "Pair", "block", BLOCK.options(hand=9), TableOptions())
    for preset in (rules, replace(rules, name="Other", options=BLOCK.options())):
        await evenings.harness.store.servers.save_preset(preset)
    plan = await evenings.planned(game="Pair")
    await evenings.harness.store.people.remember_name(GUILD, ANN, "Ännchen")
    await evenings.at(STARTS)
    table = await evenings.harness.tables.load(plan.id)
    host = table.chairs[0]
    assert (table.options, host.name, host.username) == (rules.options, "Ännchen", "p1")


async def test_who_is_not_in_a_tournament_pays_nothing_and_is_told(evenings: Evenings) -> None:
    store = evenings.harness.store
    hc = 2 * (chips := evenings.harness.tables.settings.purse.welcome)
    other, cup = [await evenings.planned(user, STARTS, "block", 3, chips) for user in (BEN, ANN)]
    for user in (BEN, CAT):
        await evenings.press(user, cup, "join")
    assert evenings.harness.tokens.get(cup.id, slots.private(BEN)), "it becomes the hand"
    await store.servers.ban(Ban(GUILD, CAT, evenings.start))
    await evenings.press(BEN, other, "begin")
    await evenings.press(ANN, cup, "begin")
    assert "already a tournament in this channel" in evenings.answer
    assert (await evenings.now(cup)).live, "the plan waits"
    await store.evenings.change_evening(other.id, tuple(EveningStep), channel=CHANNEL + 1)
    await evenings.press(ANN, cup, "begin")
    (call,) = evenings.public("begins without you")
    assert call["allowed_mentions"]["users"] == [BEN]
    with pytest.raises(Refused, match="tournament-outside"):
        await evenings.press(BEN, cup, "hand")
    members = [chip_accounts.member(GUILD, user) for user in (ANN, BEN, CAT)]
    assert list((await store.ledger.balances(members)).values()) == [0, 0, hc]
    await evenings.at(MINUTE)
    assert cup.event not in evenings.discord.events, "it began before its time"
    await store.servers.ban(Ban(GUILD, ANN, evenings.start))
    with pytest.raises(Refused, match="banned"):  # in the middle of it
        await evenings.press(ANN, cup, "hand")


async def test_who_has_not_moved_yet_is_forgotten_at_the_tables_of_a_tournament(
    evenings: Evenings,
) -> None:
    harness, tournaments = evenings.harness, evenings.harness.publisher.tournaments
    cup = await evenings.planned(game="block", rounds=3)
    await evenings.at(STARTS)
    await harness.during(tournaments.step(cup.id, is_on_server=True))
    contest = await tournaments.contest(cup.id)
    table = await tournaments.table_of(cup.id, ANN)
    contest = replace(contest, tournament=replace(contest.tournament, due=0))
    chair = table.chairs[table.seat_of(ANN)]
    assert (contest.tournament.round, chair.name) == (1, "p1")
    later = await tournaments.play_deal(contest, 0, BEN, "laterone")
    for user in (ANN, BEN):
        await harness.during(forget(harness.tables, user))
    there = [await harness.tables.load(seated.id) for seated in (table, later)]
    assert not {ANN, BEN} & {chair.user for seated in there for chair in seated.chairs}
    contest = await tournaments.contest(cup.id)
    assert (contest.public({}).people, contest.public({}).finished) == (0, 0)


async def test_a_tournament_outlives_its_message_but_no_long_pause_and_not_its_channel(
    evenings: Evenings,
) -> None:
    store, tournaments = evenings.harness.store, evenings.harness.publisher.tournaments
    cups = [await evenings.planned(user, STARTS, "block", 3) for user in (ANN, BEN)]
    await evenings.press(ANN, cups[0], "begin")
    (shown,) = [message for message in evenings.public("🏆") if "begins <t:" in message["content"]]
    evenings.discord.delete(CHANNEL, int(shown["id"]))
    await evenings.harness.publisher.return_to(GUILD)
    assert await store.evenings.outdated_evenings(), "it may have changed in our absence"
    for verb in ("pause", "resume", "pause", "pause"):
        await evenings.press(ANN, cups[0], verb)
    assert len(evenings.public("Paused")) == 1, "it has the button that lets it go on"
    evenings.harness.watch.now += LONGEST_PAUSE
    await tournaments.step(cups[0].id, is_on_server=True)
    await evenings.press(BEN, cups[1], "begin")
    contest = await tournaments.contest(cups[1].id)
    assert contest is not None
    evenings.discord.delete_channel(CHANNEL)
    assert await tournaments.pause(contest)
    await evenings.at(LONGEST_PAUSE)
    stages = [await store.tournaments.tournament(cup.id) for cup in cups]
    assert [tournament and tournament.stage for tournament in stages] == [Stage.STOPPED] * 2


async def test_time_that_stands_still_is_shown_once_it_runs_again(evenings: Evenings) -> None:
    harness, cup = evenings.harness, await evenings.planned(game="block", rounds=3)
    outages, edits = (NO_OUTAGE, *[Outage(dms=True)] * 3, NO_OUTAGE), []
    clock = TournamentClock(harness.publisher, lambda _: True, AsyncMock(side_effect=outages))
    await evenings.press(ANN, cup, "begin")
    for _ in outages:
        await harness.during(clock.look())
        await harness.during(all_done(clock))
        edits.append(len(evenings.discord.sent("PATCH")))
    # what was edited before the first outage may be counted after it
    assert edits[1:] == [edits[1]] * 3 + [edits[1] + 1]
    held = await harness.store.tournaments.tournament(cup.id)
    ends = f"<t:{held.due // 1000}:R>"
    assert ends in evenings.public("🏆")[0]["content"]
    for left in (1, 0):
        harness.watch.now = held.due - left
        await evenings.press(ANN, cup, "hand")
        assert [text in evenings.answer for text in (ends, "time is up")] == [left > 0] * 2


@pytest.mark.parametrize("found_out", ["at once", "at the start", "at its time"])
async def test_a_plan_outlives_its_message_but_not_its_channel(
    evenings: Evenings, found_out: str
) -> None:
    """Nobody could cancel a plan without a message; one without a channel failed in silence."""
    plan = await evenings.planned()
    evenings.discord.archive(CHANNEL)
    await evenings.press(BEN, plan, "join")
    assert len(evenings.public("An evening of")) == 1, "no second one opens the thread again"
    evenings.discord.unlock(CHANNEL)
    evenings.discord.delete(CHANNEL, int(evenings.public("An evening of")[0]["id"]))
    with pytest.raises(Refused, match="evening-time"):
        await evenings.planned(after=9 * MINUTE)
    await evenings.at(MINUTE)
    assert len(evenings.public("An evening of")) == 1
    evenings.discord.delete_channel(CHANNEL)
    if found_out == "at once":
        await evenings.lost_places.on_guild_channel_delete(discord.Object(CHANNEL))  # type: ignore[arg-type]
    elif found_out == "at the start":
        await evenings.harness.during(evenings.clock.find_lost_events())
    await evenings.at(STARTS - REMINDER if found_out == "at its time" else 2 * MINUTE)
    assert (await evenings.now(plan)).step is EveningStep.CANCELLED
    assert evenings.discord.events == {}
    assert [len(evenings.privately(user)) for user in (ANN, BEN)] == [1, 1]


async def test_a_kill_leaves_no_tournament_half_begun_or_half_stopped(evenings: Evenings) -> None:
    harness, tournaments = evenings.harness, evenings.harness.publisher.tournaments
    cup = await evenings.planned(game="block", rounds=3)
    await tournaments.begin(cup)
    assert not (await evenings.now(cup)).live, "it could be cancelled"
    await harness.during(tournaments.step(cup.id, is_on_server=True))
    contest = await tournaments.contest(cup.id)
    await harness.store.tournaments.end(GUILD, contest.tournament, Stage.STOPPED, 0)
    await harness.during(evenings.lost_places.close_abandoned_tables())
    table = await harness.tables.load(contest.of_round[0].table)
    assert table.closing.winding_up == CloseReason.MODERATOR


@pytest.mark.parametrize(
    "error", [TimeoutError(), aiohttp.ServerDisconnectedError(), discord.RateLimited(60.0), 503]
)
@pytest.mark.parametrize("what", ["/scheduled-events", "/messages"])
async def test_no_answer_of_discord_cancels_a_plan(
    evenings: Evenings, what: str, error: Exception | int
) -> None:
    evenings.discord.fail("POST", what, error, times=2)
    assert (await evenings.planned()).live
    for _ in range(2):
        await evenings.at(MINUTE)
    assert len(evenings.public("An evening of")) == 1


async def test_an_event_whose_creation_was_not_confirmed_is_adopted_and_one_made_twice_removed(
    evenings: Evenings,
) -> None:
    async def lose(request: Request) -> None:
        if request.method == "POST" and "scheduled-events" in request.path:
            raise TimeoutError

    evenings.discord.after = lose
    plan = await evenings.planned()
    assert plan.event is None
    assert "Discord did not confirm a server event" in evenings.answer
    (event,) = evenings.discord.events
    # discord.py tried twice
    twice = str(event + 1)
    evenings.discord.world.events[twice] = {**evenings.discord.events[event], "id": twice}
    await evenings.at(MINUTE)
    assert (await evenings.now(plan)).event == event
    assert list(evenings.discord.events) == [event]
    await evenings.press(BEN, await evenings.planned(BEN, after=2 * HOUR), "drop")
    await evenings.at(2 * MINUTE)
    # that of the cancelled evening was found and removed
    assert list(evenings.discord.events) == [event]


async def test_an_evening_in_a_private_channel_is_announced_to_nobody_else(
    evenings: Evenings,
) -> None:
    evenings.discord.channel(CHANNEL).hidden = True
    evenings.discord.join_server()
    assert ((await evenings.planned()).event, evenings.discord.events) == (None, {})
    assert "not everyone can see this channel" in evenings.answer
    for user in (BEN, CAT):
        await evenings.harness.store.evenings.add_wish(GUILD, user, "buki")
    evenings.discord.person(BEN).moderator = True
    table = await evenings.harness.tables.open(
        GUILD, CHANNEL, replace(person(ANN), cut=0), "buki", "en"
    )
    await evenings.harness.during(evenings.harness.publisher.notices.tell_of_opening(table.id))
    assert BEN in evenings.discord.dms
    assert CAT not in evenings.discord.dms


async def test_without_the_permission_for_events_the_planner_is_told(evenings: Evenings) -> None:
    evenings.may_create_events = False
    assert (await evenings.planned()).live
    assert evenings.discord.events == {}
    assert "I need the permission Create Events" in evenings.answer
    evenings.may_create_events = True
    evenings.discord.fail("POST", "/scheduled-events", 403, code=50013)
    await evenings.planned(BEN)
    assert "I need the permission Create Events" in evenings.answer


async def test_an_evening_follows_its_event(evenings: Evenings) -> None:
    plan = await evenings.planned()
    event = evenings.discord.events[plan.event or 0]

    def move(after: int) -> int:
        begins = evenings.start + after
        event["scheduled_start_time"] = datetime.fromtimestamp(begins / 1000, UTC).isoformat()
        return begins

    await evenings.at(STARTS - REMINDER)
    assert len(evenings.privately(ANN)) == 1
    moved = move(STARTS + HOUR)
    await evenings.at(STARTS)  # when the old time has come, Discord is asked
    assert (await evenings.now(plan)).starts_at == moved
    assert await evenings.harness.store.tables.hosted_tables(GUILD) == []
    (shown,) = evenings.public("An evening of")
    assert f"<t:{moved // 1000}:F>" in shown["content"]
    await evenings.at(STARTS + HOUR - REMINDER)
    assert len(evenings.privately(ANN)) == 2
    await evenings.harness.publisher.evenings.note_event(  # Discord tells of it at once
        GUILD, plan.event or 0, move(STARTS + HOUR - 5 * MINUTE)
    )
    await evenings.at(STARTS + HOUR - 5 * MINUTE)
    assert (await evenings.now(plan)).step is EveningStep.OPENED


async def test_quiet_hours_are_kept(evenings: Evenings) -> None:
    store = evenings.harness.store
    await evenings.press(BEN, await evenings.planned(), "join")
    at = (
        datetime.fromtimestamp((evenings.start + STARTS - REMINDER) / 1000, UTC)
        .astimezone(ZoneInfo("Asia/Tokyo"))
        .hour
    )
    await store.people.update_person(
        BEN, time_zone="Asia/Tokyo", quiet_hours=f"{at}-{(at + 8) % 24}"
    )
    await store.people.update_person(
        ANN, time_zone="Asia/Tokyo", quiet_hours=f"{(at + 1) % 24}-{(at + 8) % 24}"
    )
    await evenings.at(STARTS - REMINDER)
    assert (len(evenings.privately(ANN)), len(evenings.privately(BEN))) == (1, 0)
    assert evenings.public("begins <t:") == []
    await evenings.at(STARTS)
    (call,) = evenings.public("begins: the table is open")
    assert call["allowed_mentions"]["users"] == [ANN, BEN]
