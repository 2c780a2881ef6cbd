"""Whole sessions over sockets, played by people who use one kind of hand only."""

import re
from contextlib import AsyncExitStack
from pathlib import Path

from tables.state.phases import Presence
from tests.e2e.house import evening
from tests.e2e.invariants import check_all
from tests.e2e.players import Guest, Player, labels, seat, session, start

# nothing happens by itself but the computers
SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}
# A press while the hand is being redrawn is answered with a sentence.
STALE = "That button is out of date. Here is your hand as it is now."
TO_NEWCOMERS = ("Welcome!", "New to Buki?", "I’ve sent you a DM for the first time.")
DEALS = 2
FOUR = ("Anna", "Béla", "Chloé", "Dragan")


async def arrive(stack: AsyncExitStack, url: str, *names: str) -> list[Guest]:
    """Their pages are open."""
    return [await stack.enter_async_context(Guest(url, name)) for name in names]


async def test_buki_in_direct_messages_only(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        *people, watcher = await arrive(stack, playground.url, *FOUR, "Emi")
        await seat(people, "buki", "buki")
        await start(people[0], "buki")
        players = [Player(guest, "buki", seed, by_dm=True) for seed, guest in enumerate(people)]
        await session(players, DEALS)
        for guest in people[1:]:
            # what the house has given, the lesson for newcomers, and where a first direct message
            # may be
            told = {sentence for sentence in guest.told if not sentence.startswith(TO_NEWCOMERS)}
            assert told <= {STALE}  # everything else came by direct message
        table = await check_all(playground, bot, [*people, watcher], "buki", DEALS)
        assert [chair.presence for chair in table.chairs] == [Presence.HERE] * 4
        for player in players:
            assert player.deals >= set(range(1, DEALS))  # seen in the hand, too
        for guest in people:
            last = [m for m in guest.dms() if not m["ephemeral"]][-1]
            assert "The host has closed the table" in last["content"]
            assert re.search("Place|You", last["attachments"][0]["description"])
            # the greeting offers a lesson
            assert not [m for m in guest.dms() if m["components"] and labels(m) != ["Learn"]]


async def test_buki_with_my_hand_only(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, closed_dms=4, **SLOWLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        *people, watcher = await arrive(stack, playground.url, *FOUR, "Emi")
        for guest in people:
            await guest.dms_open(open_=False)
        await seat(people, "buki", "buki")
        await start(people[0], "buki")
        players = [
            Player(guest, "buki", 10 + seed, by_dm=False) for seed, guest in enumerate(people)
        ]
        await session(players, DEALS)
        await check_all(playground, bot, [*people, watcher], "buki", DEALS)
        for guest in people:
            assert guest.dms() == []
            assert sum("DMs are closed" in sentence for sentence in guest.told) == 1
            assert not any("Something went wrong" in sentence for sentence in guest.told)


async def test_two_people_and_two_computers(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, bela, watcher = await arrive(stack, playground.url, "Anna", "Béla", "Emi")
        await seat([anna, bela], "stammtisch", "buki", computers=2)
        await start(anna, "stammtisch")
        players = [
            Player(anna, "stammtisch", 20, by_dm=True),
            Player(bela, "stammtisch", 21, by_dm=False),
        ]
        await session(players, DEALS)
        table = await check_all(playground, bot, [anna, bela, watcher], "stammtisch", DEALS)
        assert [chair.computer for chair in table.chairs] == [False, False, True, True]
        assert table.for_chips
