"""Getting up before a match for a pot is decided: one is told what it costs, and it does.

The round before earns an achievement.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from data import schema
from data.store import Store
from tables.chips import chip_accounts
from tables.people.achievements import ACHIEVEMENTS, ROUNDS_WON
from tables.state.table import view
from tests.e2e.house import evening, store_of
from tests.e2e.players import Guest, Player, agree, asked, labels, seat, settled, start, table_id
from tests.e2e.rounds import play_to_the_pause
from tools.playground.people.person import Json

CHANNEL, ENTRY = "buki", 3


async def win_all_but_the_last(store: Store, guild: int, guests: list[Guest]) -> None:
    """Let these people have won in a row all rounds but the last that a series takes."""
    row = {"guild": guild, "key": ROUNDS_WON.key, "count": ROUNDS_WON.goal - 1}
    rows = [{**row, "user": int(guest.id)} for guest in guests]
    await store.write(
        lambda connection: connection.execute(schema.achievement_steps.insert(), rows)
    )


def descriptions(messages: list[Json]) -> list[str]:
    return [file["description"] for message in messages for file in message["attachments"]]


async def check_achievements(store: Store, table: str, anna: Guest, bela: Guest) -> None:
    """Only the winner of the round has earned the series, sees it in their hand, and
    /achievements shows it.
    """
    row = await store.tables.table(table)
    guests, won = (anna, bela), (row and view(row, None)).result.winner
    progress = [
        (await store.profiles.achievements(row.guild, int(guest.id))).get(ROUNDS_WON.key)
        for guest in guests
    ]
    earned = [bool(one and one.earned_at) for one in progress]
    assert earned == [seat == won for seat in range(2)]
    for guest, has_earned in zip(guests, earned, strict=True):
        if has_earned:
            await guest.until(
                lambda guest=guest: (
                    "New achievement: Winning Streak" in "".join(descriptions(guest.dms()))
                )
            )  # type: ignore[misc]
        profile = await bela.command(CHANNEL, "profile", member=guest.id)
        assert profile["ephemeral"]
        await bela.press(profile, f"kh:i:{guest.id}:1:first")
        board = await bela.until(
            lambda profile=profile: (
                (now := bela.now(profile) or profile)
                and "Achievements of" in "".join(descriptions([now]))
                and now
            )
        )  # type: ignore[misc]
        assert descriptions([board])[0].startswith(
            f"Achievements of {guest.name}: {1 + 2 * has_earned} of {len(ACHIEVEMENTS)} earned."
            " Page 1 of "
        )
        streak = f"{'Earned' if has_earned else 'Open'}: Winning Streak"
        await bela.press(board, "Next ▶")
        await bela.until(
            lambda board=board, streak=streak: streak in "".join(descriptions([bela.now(board)]))
        )  # type: ignore[misc]
    public = [m for m in anna.messages(CHANNEL) if not m["ephemeral"]]
    assert not any("achievement" in text for text in descriptions(public))


async def test_who_leaves_between_deals_leaves_his_entry(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, PAUSE_SECONDS="300") as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        await bela.locale("en-US")
        await seat([anna, bela], CHANNEL, "luxembourg")
        await settled(anna, CHANNEL, "rounds", 10)
        await settled(anna, CHANNEL, "entry", ENTRY)
        table = table_id(anna.table(CHANNEL))
        await agree([bela], CHANNEL)
        store = await store_of(bot, stack)
        await win_all_but_the_last(store, playground.world.guild_id, [anna, bela])
        await start(anna, CHANNEL)
        await asyncio.gather(
            *(play_to_the_pause(one, Player(one, CHANNEL, 1, by_dm=True)) for one in (anna, bela))
        )
        for one in (anna, bela):
            await one.until(lambda one=one: "Next round" in labels(one.table(CHANNEL)))  # type: ignore[misc]
        await check_achievements(store, table, anna, bela)
        page = await bela.more(bela.table(CHANNEL))
        assert bela.words()("leave-pot", chips=f"{ENTRY} chips") in page["content"]
        await bela.press(page, "Leave")
        left = bela.words()("left-pot", chips=f"{ENTRY} chips")
        await bela.until(lambda: (bela.now(page) or page)["content"] == left)
        row = await store.tables.table(table)
        assert row.chairs[1].computer
        assert await store.ledger.balance(chip_accounts.member(row.guild, int(bela.id))) == 2 * (
            1000 - ENTRY
        )
        question = await asked(anna, CHANNEL, "Close", "Close anyway")
        assert question["content"] == anna.words()("closing-pot", chips=f"{ENTRY} chips")
        await anna.press(question, "Close anyway")
        await anna.until(lambda: anna.words()("pot-house") in anna.table(CHANNEL)["content"])
        assert await store.ledger.balance(row.account) == 0
        assert await store.ledger.balance(chip_accounts.member(row.guild, int(anna.id))) == 2 * (
            1000 - ENTRY
        )
