"""Tests of the turn clock over sockets: players who do nothing."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from data.store import open_store
from tables.state.phases import Phase, Presence
from tests.e2e.house import evening
from tests.e2e.players import LONG, Guest, Player, over, seat, start, table_id
from tests.e2e.refused_presses import Refusals
from tools.playground.people.person import Json


async def test_a_lobby_that_nobody_uses_closes_itself(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, LOBBY_MINUTES="0.04") as (playground, _),
        Guest(playground.url, "Anna") as anna,
    ):
        for _ in range(2):  # and makes room for another
            await anna.command("buki", "play", game="buki")
            await anna.until(lambda: anna.words()("ended-idle") in anna.table("buki")["content"])
            assert not anna.table("buki")["components"]
        await anna.until(
            lambda: (
                anna.words()("ended-idle")
                in [m for m in anna.dms() if not m["ephemeral"]][-1]["content"]
            )
        )


def nudges(guest: Guest, channel: str) -> dict[str, Json]:
    """Messages that have mentioned this person, by id."""
    return {
        m["id"]: m
        for m in guest.seen
        if m["pings_me"] and m["channel"] == guest.channel_id(channel)
    }


async def test_who_is_slow(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, TURN_SECONDS="20", PAUSE_SECONDS="0.2") as (playground, bot),
        AsyncExitStack() as stack,
    ):
        people = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla", "Chloé", "Dragan")
        ]
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        await asyncio.gather(
            comes_back(people[:2], "buki", store), stays_away(people[2:], "stammtisch", store)
        )


async def open_block(
    people: list[Guest], channel: str, store: object
) -> tuple[Refusals, Guest, Guest]:
    """The block game for two: the table, who is to move, and the other."""
    await seat(people, channel, "austrian-block")
    await start(people[0], channel)
    there = Refusals(store, table_id(people[0].table(channel)))  # type: ignore[arg-type]
    first = (await there.table()).state.to_move
    return there, people[first], people[1 - first]


async def comes_back(people: list[Guest], channel: str, store: object) -> None:
    """Mentioned once at half time; away at the end of it; back with any press."""
    there, slow, other = await open_block(people, channel, store)
    seat_ = people.index(slow)
    await slow.until(lambda: nudges(slow, channel), timeout=LONG)
    assert (await there.table()).chairs[seat_].presence is Presence.HERE
    table = await there.until(lambda table: table.chairs[seat_].presence is Presence.AWAY)
    mention = next(iter(nudges(slow, channel).values()))
    told = slow.words()("nudge-away", names="\0", button="\0").split("\0")[1]
    # the mention now says what happened
    await slow.until(lambda: told in (slow.now(mention) or mention)["content"])
    assert len(nudges(slow, channel)) == 1
    assert not nudges(other, channel)
    # a computer player has moved instead
    await there.until(lambda table: table.state.to_move == 1 - seat_)
    mark = slow.words()("who-away", name="\0").split("\0")[1]
    played = Player(other, channel, 1, by_dm=True)
    await played.step()
    await other.until(
        lambda: any(mark in m["content"] for m in other.seen) or "AWAY" in str(other.seen[-1]),
        timeout=LONG,
    )
    await slow.command(channel, "hand")
    table = await there.until(lambda table: table.chairs[seat_].presence is Presence.HERE)
    assert table.chairs[seat_].absences == 0
    await slow.press(slow.table(channel), "Leave")


async def stays_away(people: list[Guest], channel: str, store: object) -> None:
    """Stay away for three deals: the table closes and names the absent player."""
    there, slow, other = await open_block(people, channel, store)
    await there.until(lambda table: table.chairs[people.index(slow)].presence is Presence.AWAY)
    player = Player(other, channel, 2, by_dm=True)
    player.watches = False
    await player.play()
    table = await there.table()
    assert (table.phase, table.closing.reason) == (Phase.CLOSED, "absence")
    assert table.deals == 3
    await other.until(
        lambda: slow.name in other.table(channel)["content"] and over(other.table(channel))
    )
    assert len(nudges(slow, channel)) == 1
