"""Start today's bot on what version 1 has left.

`later` and `left` are as in `version_1.move`. Checks at the end that chips add up and nothing was refused or logged as a fault.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from data.sql_store import SqlStore, open_store
from tools.playground.people.person import Json
from tools.playground.server import Playground
from tables.changes.play import game_of
from tables.state.log_items import TimeCredited
from tables.state.table import Phase, Table, current_stacks
from tests.e2e.house import Bot
from tests.e2e.players import Guest
from tests.e2e.refused_presses import Refusals
from tests.upgrade import version_1, version_1_world

LEFT = 170_000  # ms: no less than a restart gives to everybody, and no more than anybody ever has
PATIENT = 60.0  # seconds


@dataclass(frozen=True)
class Evening:
    """The one of the update: everybody is there, and sees the messages of version 1."""

    store: SqlStore
    guests: dict[int, Guest]
    later: int  # ms that everything has happened later than version 1 says

    def old(self, table_id: str, place: str) -> dict[str, Any] | None:
        """A message of version 1."""
        wanted = (table_id, place)
        return next((one for one in version_1.known()["messages"] if (one["table"], one["place"]) == wanted), None)

    async def press(self, user: int, message: dict[str, Any], custom_id: str, values: tuple[str, ...] = ()) -> Json | None:
        """Somebody presses what version 1 had put there, whatever has become of the message; what is shown first."""
        there = {"id": str(message["message"] + (self.later << 22)), "channel": str(message["channel"])}
        kind = 3 if values else 2
        return await self.guests[user].forge(there, custom_id, component_type=kind, values=values, timeout=PATIENT)

    async def press_table(self, user: int, table_id: str, verb: str) -> Json | None:
        """A button of the message in the channel."""
        message = self.old(table_id, "table")
        assert message is not None
        return await self.press(user, message, f"kh:t:{table_id}:{verb}")

    async def told(self, user: int, message: dict[str, Any], custom_id: str, values: tuple[str, ...] = ()) -> str:
        """The press is answered with a sentence, for this person only."""
        guest = self.guests[user]
        before = len(guest.told)
        await self.press(user, message, custom_id, values)
        await guest.until(lambda: len(guest.told) > before)
        assert guest.told[-1][:20] != guest.words()("broken", number="")[:20]
        return guest.told[-1]

    async def until(self, table_id: str, right: Callable[[Table], bool]) -> Table:
        """A table's row as soon as it is right."""
        return await Refusals(self.store, table_id).until(right)

    async def acted(self, table_id: str, user: int) -> Table:
        """The row once this person has done something that version 1 knows nothing of."""
        before = version_1.known()["tables"][table_id]["version"]
        async with asyncio.timeout(PATIENT):
            while user not in {one.by for one in await self.store.log(table_id) if one.version > before}:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        return await self.until(table_id, bool)


@asynccontextmanager
async def update(url: str, later: int, left: Callable[[str], int | None] = lambda _: None) -> AsyncIterator[Evening]:
    """Start today's bot on what version 1 has left.

    `later` and `left` are as in `version_1.move`. Checks at the end that chips add up and nothing was refused or logged as a fault.
    """
    await version_1.load(url)
    await version_1.move(url, later, left)
    async with AsyncExitStack() as stack:
        store = await open_store(url)
        stack.push_async_callback(store.close)
        playground = await stack.enter_async_context(Playground(first_answer=PATIENT))
        await version_1_world.furnish(playground, store, later)
        bot = await stack.enter_async_context(Bot(playground, url, PAUSE_SECONDS="3600"))
        guests = {}
        for user in version_1_world.people():
            guests[user] = await stack.enter_async_context(Guest(playground.url, str(user)))
        yield Evening(store, guests, later)
        assert playground.refused == []
        assert bot.faults == [], "".join(bot.lines[-60:])
        await bot.stop()
        await chips_add_up(store)


async def chips_add_up(store: SqlStore) -> None:
    """Nothing lost, nothing booked twice; what lies at a table is what its players have there."""
    assert await store.audit() == 0
    for table_id in version_1.known()["tables"]:
        table = await store.table(table_id)
        assert table is not None
        lying = sum(current_stacks(table)) if table.live and table.for_chips else 0
        assert await store.balance(table.account) == lying


def waits_for_people(table: dict[str, Any]) -> list[int]:
    """Those for whom the deal waits, if no computer player acts for them."""
    seats = [table["seats"][seat] for seat in table["due"]]
    return [user for user, presence, _ in seats if user is not None and presence == "here"]


def at_home(phase: str) -> dict[str, dict[str, Any]]:
    """The tables of the playground's server in this phase."""
    home = version_1.known()["home"]
    return {table_id: table for table_id, table in version_1.tables(phase).items() if table["guild"] == home}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


async def test_the_evening_goes_on(url: str) -> None:
    def left(table_id: str) -> int | None:
        """Where people are waited for they have time; computer players act at once."""
        table = version_1.known()["tables"][table_id]
        return None if table["phase"] == "playing" and not waits_for_people(table) else LEFT

    async with update(url, round(time.time() * 1000) - version_1.known()["end"], left) as evening:
        for table_id, table in at_home("lobby").items():
            await a_start(evening, table_id, table)
        for table_id, table in at_home("playing").items():
            await a_move(evening, table_id, table)
        for table_id, table in at_home("pause").items():
            await the_next_deal(evening, table_id, table)
        for table_id in version_1.live().keys() - at_home("lobby").keys() - at_home("playing").keys() - at_home("pause").keys():
            # the bot is not on its server any more: what has begun there is played to its end
            row = await evening.until(table_id, lambda row: bool(row.closing.reason or row.closing.winding_up))
            assert "server-gone" in (row.closing.reason, row.closing.winding_up)
        (replaced,) = [one for one in version_1.known()["messages"] if one["place"] == "old:table"]
        user = version_1.known()["tables"][replaced["table"]]["host"]
        said = await evening.told(user, replaced, first(replaced)[0])
        assert said == evening.guests[user].words()("refused-unreadable")
        await what_has_ended(evening)


async def a_start(evening: Evening, table_id: str, table: dict[str, Any]) -> None:
    """Where there is room somebody joins and leaves again; then the host starts."""
    seated = {user for user, _, _ in table["seats"]}
    host = table["host"]
    guest = next(user for user, page in evening.guests.items() if user not in seated and page.people[page.id]["dms_open"])
    if len(table["seats"]) < game_of(await evening.until(table_id, bool)).players[-1]:
        for verb, comes in (("join", True), ("leave", False)):
            await evening.press_table(guest, table_id, verb)
            await evening.until(table_id, lambda row, comes=comes: (row.seat_of(guest) is not None) is comes)  # type: ignore[misc]
    message = evening.old(table_id, "table")
    assert message is not None
    assert "\n" in await evening.told(host, message, f"kh:t:{table_id}:rules")
    await evening.press_table(host, table_id, "start")
    dealt = await evening.acted(table_id, host)
    assert dealt.phase is Phase.PLAYING


async def a_move(evening: Evening, table_id: str, table: dict[str, Any]) -> None:
    """Whoever is due acts with an old button; pressed once more it is of an earlier moment. Then all the others press theirs."""
    people = waits_for_people(table)
    if people:
        user = people[0]
        hand = evening.old(table_id, f"hand:{user}")
        assert hand is not None
        message = evening.old(table_id, "offers") or hand
        await evening.press(user, message, *first(message))
        await evening.acted(table_id, user)
        words = evening.guests[user].words()
        assert await evening.told(user, hand, *first(hand)) in {words("refused-stale"), words("refused-unreadable")}
    else:
        await evening.until(table_id, lambda row: row.version > table["version"])  # a computer player is due
    for user in evening.guests:
        message = evening.old(table_id, f"hand:{user}")
        if message is not None and message["rows"] and user not in people[:1]:
            await works_or_is_answered(evening, user, message)


def first(message: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """The first thing that can be pressed there, and as much of a menu as it takes."""
    custom_id, values = next(iter(version_1.pressable(message)))
    return custom_id, values[:2] if custom_id.startswith("kh:p:") else values[:1]


async def works_or_is_answered(evening: Evening, user: int, message: dict[str, Any]) -> None:
    """Either it is done, or a sentence says why not (or asks once more)."""
    told = evening.guests[user].told
    before = version_1.known()["tables"][message["table"]]["version"]
    await evening.press(user, message, *first(message))
    async with asyncio.timeout(PATIENT):
        while evening.guests[user].told == told:
            if user in {one.by for one in await evening.store.log(message["table"]) if one.version > before}:
                return
            await asyncio.sleep(0.05)


async def the_next_deal(evening: Evening, table_id: str, table: dict[str, Any]) -> None:
    """Everybody wants it, in their direct messages or at the table."""
    for user, presence, ready in table["seats"]:
        if user is not None and presence == "here" and not ready:
            message = evening.old(table_id, f"hand:{user}") or evening.old(table_id, "table")
            assert message is not None
            await evening.press(user, message, f"kh:t:{table_id}:ready")
    await evening.until(table_id, lambda row: row.deals == table["deals"] + 1)


async def what_has_ended(evening: Evening) -> None:
    """A deal once more, and the seal of a session."""
    reader = next(iter(evening.guests))
    by_game = {table["game"]: (table_id, table) for table_id, table in at_home("closed").items()}
    shown = await evening.press_table(reader, by_game["buki"][0], "replay")
    assert shown is not None
    assert [file["filename"].rpartition(".")[0] for file in shown["attachments"]] == [f"replay-{by_game['buki'][0]}-1"]
    table_id, table = by_game["hungarian"]
    verified = await evening.guests[reader].command("buki", "verify", table=table_id, timeout=PATIENT)
    assert verified is not None
    assert f"All {table['deals']} rounds are in order" in verified["content"]


async def test_after_weeks_every_table_is_posted_anew_and_nobody_has_lost_time(sqlite_url: str) -> None:
    tables = {table_id: table for phase in ("lobby", "playing", "pause") for table_id, table in at_home(phase).items()}
    async with update(sqlite_url, later=0) as evening:
        for table_id, table in tables.items():
            old = evening.old(table_id, "table")
            assert old is not None
            host = evening.guests[table["host"]]
            there = await host.open(str(table["channel"]))
            await host.until(lambda there=there, old=old: taken_over(there, old["message"]))  # type: ignore[misc]
            await evening.until(table_id, lambda row, table=table: row.version > table["version"])  # type: ignore[misc]
            log = await evening.store.log(table_id)
            (first,) = [entry for entry in log if entry.version == table["version"] + 1]
            computers = table["phase"] == "playing" and not waits_for_people(table)
            assert (first.by, TimeCredited() in first.what) == (None, not computers)
        said = await evening.told(table["host"], old, f"kh:t:{table_id}:hand")  # of the last one
        assert said == host.words()("refused-unreadable")


def taken_over(there: list[Json], message: int) -> bool:
    """Whether a newer message has taken over, and this one has no buttons any more."""
    newer = any(int(one["id"]) > message for one in there)
    return newer and all(one["components"] == [] for one in there if int(one["id"]) == message)
