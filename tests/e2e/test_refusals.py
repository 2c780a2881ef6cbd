"""Bad input: each wish that cannot be granted is answered with one private sentence, and nothing
else changes.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from messages.parts.safe_names import escaped_name
from tables.state.table import Table
from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.players import Guest, agree, labels, newest_hand, seat, start, table_id
from tests.e2e.refused_presses import Refusals
from tools.playground.people.person import Json, components
from tools.playground.server import Playground


@dataclass(frozen=True)
class Room:
    """Four people at a table of Buki in #buki, the fourth reads German; a fifth looks on."""

    playground: Playground
    people: list[Guest]
    watcher: Guest
    refusals: Refusals


@asynccontextmanager
async def room(folder: Path, **settings: str) -> AsyncIterator[Room]:
    async with (
        evening(folder, **(SLOWLY | settings)) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        *people, watcher = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla", "Chloé", "Franz", "Emi")
        ]
        await seat(people, "buki", "buki")
        yield Room(
            playground,
            people,
            watcher,
            Refusals((await store_of(bot, stack)), table_id(people[0].table("buki"))),
        )


async def highest_stake(host: Guest, number: str) -> None:
    """A house rule that makes stakes a menu, with another number to type."""
    menu = await host.press(host.table("buki"), "House rules")
    menu = await host.choose(menu, host.words()("rules-which"), ["max"])
    await host.submit(await host.press(menu, host.words()("form-other")), {"number": number})


async def test_in_the_lobby(tmp_path: Path) -> None:
    async with room(tmp_path) as there:
        anna, bela, _, franz = there.people
        emi, no = there.watcher, there.refusals
        table = await anna.until(  # everybody is there
            lambda: "Join" not in labels(anna.table("buki")) and anna.table("buki")
        )
        host = escaped_name("Anna")
        for guest in (bela, franz, emi):
            async with no.expect(guest, "refused-host-only", name=host):
                await guest.press(table, "Start")
        assert not any(component["type"] == 3 for component in components(table))

        outgoing = await bela.press(table, "House rules")
        assert labels(outgoing) == ["Back"]  # to read, not to change
        outgoing = await anna.press(table, "House rules")
        for name in ("min", "direction", "turn_seconds", "banker"):
            outgoing = await anna.choose(outgoing, f"kh:r:{no.table_id}:rules", [name])
            for value in (
                "99999",
                "-1",
                "2.5",
                "true",
                '"cw "',
                "[1]",
                '{"a":1}',
                "NaN",
                "1e999",
                "9" * 5000,
                "nonsense",
                "",
            ):
                async with no.expect(anna):
                    await anna.forge(
                        outgoing, f"kh:o:{no.table_id}:{name}", component_type=3, values=[value]
                    )
        async with no.expect(bela, "left", changes=1):
            await bela.press(table, "Leave")
        # three sit there: computers could fill the table
        async with no.expect(franz, "refused-host-only", name=host):
            await franz.until(lambda: "Play now" in labels(franz.table("buki")))
            await franz.press(table, "Play now")
        assert not any(m["pings_me"] for guest in there.people for m in guest.seen)


async def test_in_play(tmp_path: Path) -> None:
    async with room(tmp_path) as there:
        no, emi = there.refusals, there.watcher
        anna = there.people[0]
        await highest_stake(anna, "60")
        await agree(there.people[1:], "buki")
        await start(anna, "buki")
        table = await no.table()
        book = table.state.table.book
        bank, mover = there.people[book.banker], there.people[table.state.to_move]
        stakers = [guest for guest in there.people if guest not in (bank, mover)]
        for guest in there.people:
            await guest.until(lambda guest=guest: newest_hand(guest)["attachments"])  # type: ignore[misc]
        shown = anna.table("buki")

        # Buttons of the table
        async with no.expect(emi, "no-seat-here"):
            await emi.press(shown, "My hand")
        await check_forged(no, table, anna, shown)
        await check_forged(no, table, mover, newest_hand(mover))

        # What a menu does not offer
        for guest in stakers:
            stakes = f"kh:m:{table.id}:1:stake"
            wrong: dict[str, tuple[str, dict[str, object]]] = {
                "stake 99": ("illegal-over-max", {"max": 60}),
                "stake 1": ("illegal-below-min", {"min": 2}),
                "stake 0": ("illegal-below-min", {"min": 2}),
                "stake -3": ("illegal-below-min", {"min": 2}),
                "add 1": ("illegal-no-stake-yet", {}),
                "raise 1": ("illegal-option-off", {}),
                "accept 1 1": ("illegal-banker-only", {}),
                "play 1-8 start": ("illegal-not-your-turn", {}),
                "pass": ("illegal-not-your-turn", {}),
                "draw": ("refused-unreadable", {}),
                "fly": ("refused-unreadable", {}),
                "": ("refused-unreadable", {}),
                "stake 02": ("refused-unreadable", {}),
                "play 13-13 left": ("refused-unreadable", {}),
                "stake 9999999999999999999": ("illegal-over-max", {"max": 60}),
                "x" * 5000: ("refused-unreadable", {}),
            }
            for value, (key, values) in wrong.items():
                async with no.expect(guest, key, **values):
                    await guest.forge(newest_hand(guest), stakes, component_type=3, values=[value])
            numbers = {
                "99": ("illegal-over-max", {"max": 60}),
                "1": ("illegal-below-min", {"min": 2}),
            }
            for number in ("99", "1", "-5", "2.5", "two", "1e3"):
                form = await guest.press(newest_hand(guest), f"kh:n:{table.id}:1:stake")
                key, values = numbers.get(number, ("illegal-whole-chips-only", {}))
                async with no.expect(guest, key, **values):
                    await guest.submit(form, {"number": number})

        # Twice, too late, and by the wrong person
        guest = stakers[0]
        at = there.people.index(guest)
        # a double click: one stake, one sentence
        async with no.expect(guest, "refused-stale", changes=1):
            await asyncio.gather(
                *(
                    guest.choose(newest_hand(guest), f"kh:m:{table.id}:1:stake", [f"stake {n}"])
                    for n in (2, 60)
                )
            )
        staked = (await no.table()).state.table.book.stakes[at]
        assert staked in (2, 60)
        await anna.until(
            lambda: f"{guest.name}\u2069 stakes {staked}" in anna.table("buki")["content"]
        )


async def check_forged(no: Refusals, table: Table, guest: Guest, message: Json) -> None:
    """Ids that the message does not offer mean nothing, whatever they say."""
    for forged in (
        "xyz", "kh", "kh:a", f"kh:a:{table.id}", f"kh:a:{table.id}:1", f"kh:a:{table.id}:1:", "kh:a:zzzzzzzz:1:pass",
        f"kh:a:{table.id}:x:pass", f"kh:a:{table.id}:-1:pass", f"kh:a:{table.id}:9999999999:pass", f"kh:a:{table.id.upper()}:1:pass",
        f"kh:t:{table.id}", f"kh:t:{table.id}:fly", f"kh:t:{table.id}:ready:x", f"kh:t:{table.id}:join", f"kh:t:{table.id}:ready",
        f"kh:t:{table.id}:computer", "kh:t:zzzzzzzz:hand", "kh:t:zzzzzzzz:ready", f"kh:a:{table.id}:1:{'x' * 70}", f"kh:q:{table.id}:1",
        "{}", "\u202e", "ё" * 100, f"kh:a:{table.id}:1:play 1-8 start\n", "kh:r:zzzzzzzz:rules", f"kh:n:{table.id}:2:stake",
        f"kh:a:{table.id}:1:stake 99", f"kh:a:{table.id}:1:draw", f"kh:a:{table.id}:1:fly", f"kh:a:{table.id}:1:accept 1 1",
    ):  # fmt: skip
        async with no.expect(guest, "refused-unreadable"):
            await guest.forge(message, forged)
