"""Tests of a newcomer's first evening over sockets."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from ai.levels import Level
from data import schema
from data.database.upserts import replace
from data.store import Store, open_store
from games import GAMES
from messages.parts.display_names import game_line
from tables.people.levels import WINDOW, WINS_TO_RISE, LevelProgress
from tables.state.table import Table, view
from tests.e2e.house import evening
from tests.e2e.players import Guest, Player, labels, over, table_id
from tools.playground.people.person import components

ROUNDS = 3


def levels_of(table: Table) -> set[Level]:
    """Return the levels of the computer players."""
    return {table.level_of(seat) for seat, chair in enumerate(table.chairs) if chair.computer}


async def stored(store: Store, guest: Guest, channel: str) -> Table:
    """Return the row of the table that this person sees in a channel."""
    table = await store.tables.table(table_id(guest.table(channel)))
    assert table is not None
    return table


async def test_a_newcomer_meets_apprentices_and_the_level_follows_the_results(
    tmp_path: Path,
) -> None:
    game = "austrian-block"
    async with evening(tmp_path) as (playground, bot), AsyncExitStack() as stack:
        anna = await stack.enter_async_context(Guest(playground.url, "Anna"))
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        words, user = anna.words(), int(anna.id)

        async def preferences() -> str:
            page = await anna.command("buki", "preferences")
            assert page is not None
            return str(page["content"])

        assert (await preferences()).endswith(words("level-rule", wins=WINS_TO_RISE, rounds=WINDOW))
        await anna.command("buki", "play", game=game)
        await anna.press(await anna.table_there("buki"), "Play now")
        await anna.until(lambda: "My hand" in labels(anna.table("buki")))
        dealt = await stored(store, anna, "buki")
        assert (levels_of(dealt), len(dealt.chairs)) == ({Level.APPRENTICE}, 4)
        await Player(anna, "buki", 1, by_dm=True).play(ROUNDS)
        await anna.until(lambda: over(anna.table("buki")))

        seen = view(await store.tables.table(dealt.id) or dealt, None)
        assert seen is not None
        wins = [seat.wins for seat in seen.seats]
        met = (await store.people.level_progress(user))[game]
        if wins[0] == WINS_TO_RISE:
            assert met == LevelProgress(Level.JOURNEYMAN)
        else:
            assert (met.level, sum(met.recent), len(met.recent)) == (
                Level.APPRENTICE,
                wins[0],
                sum(wins),
            )
        level = words("level", level=met.level)
        line = words(
            "level-met",
            game=words(f"game-{game}"),
            level=level,
            won=sum(met.recent),
            rounds=len(met.recent),
        )
        assert (await preferences()).endswith(f"-# {line}")

        higher = {"user": user, "game": game, "level": Level.JOURNEYMAN.value, "recent": ""}
        await store.write(lambda connection: replace(connection, schema.level_progress, higher))
        again = words("button-again")
        await anna.press(
            await anna.until(
                lambda: next((m for m in anna.messages("buki") if again in labels(m)), None)
            ),
            again,
        )
        journeyman = words("level", level=Level.JOURNEYMAN)
        await anna.until(lambda: anna.table("buki")["content"].count(journeyman) == 3)


async def test_nobody_hurries_a_newcomer_among_bots(tmp_path: Path) -> None:
    turn = 20
    async with (
        evening(tmp_path, TURN_SECONDS=str(turn)) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        words = anna.words()
        calm, clock = words("no-hurry"), words("time-runs-out", when="\0").partition("\0")[0]
        await anna.command("buki", "play", game="austrian-block")
        hand = await anna.press(await anna.table_there("buki"), "Play now")
        assert hand is not None
        await anna.until(
            lambda: (
                calm in (anna.now(hand) or hand)["content"]
                and calm in anna.table("buki")["content"]
            )
        )
        table = await stored(store, anna, "buki")
        begun = table.clock.deadline
        assert begun is not None

        await bela.press(await bela.table_there("buki"), words("button-seat"))
        await anna.until(
            lambda: (
                clock in (anna.now(hand) or hand)["content"]
                and clock in anna.table("buki")["content"]
            )
        )
        assert calm not in anna.table("buki")["content"]
        after = await stored(store, anna, "buki")
        assert after.state == table.state, "the turn is still the same"
        assert after.clock.deadline is not None
        assert after.clock.deadline < begun - 500_000  # ten minutes became twice twenty seconds
        assert not [m for m in anna.seen if m["pings_me"]]


async def test_a_newcomer_is_offered_a_lesson_beside_the_seat(tmp_path: Path) -> None:
    game = "austrian-block"
    async with evening(tmp_path) as (playground, _), AsyncExitStack() as stack:
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        learn, lesson = anna.words()("button-learn"), bela.words()("button-learn")
        opened = await anna.command("buki", "play", game=game)
        assert opened is not None
        assert learn in labels(opened)
        await bela.press(await bela.table_there("buki"), "Join")
        joined = await bela.until(
            lambda: next((m for m in bela.seen if m["ephemeral"] and lesson in labels(m)), None)
        )
        hand = await bela.command("buki", "hand")
        assert hand is not None
        for message in (joined, hand):
            page = await bela.press(message, lesson)
            assert page is not None
            assert page["ephemeral"]
            assert page["attachments"], "the picture of the first step"
            assert bela.words()(f"game-{game}") in page["content"].partition("\n")[0]
            assert lesson in labels(bela.now(message) or message), "the seat is still there"

        await anna.press(anna.table("buki"), "Start")
        await anna.until(lambda: "Close after this round" in labels(anna.table("buki")))
        await anna.press(anna.table("buki"), "Close after this round")
        async with asyncio.TaskGroup() as group:
            for seed, guest in enumerate((anna, bela)):
                group.create_task(Player(guest, "buki", seed, by_dm=True).play())
        await anna.until(lambda: over(anna.table("buki")))
        for channel, other, offered in (("buki", game, False), ("stammtisch", "pulle", True)):
            opened = await anna.command(channel, "play", game=other)
            assert opened is not None
            assert (learn in labels(opened)) is offered


async def test_the_picker_has_a_line_for_each_game(tmp_path: Path) -> None:
    async with evening(tmp_path) as (playground, _), Guest(playground.url, "Anna") as anna:
        words = anna.words()
        lines = [game_line(game.declaration, words) for game in GAMES.values()]
        completed = await anna.autocomplete("buki", "play", "game", game="")
        named = [(one["name"], one["value"]) for one in completed]
        assert named[: len(GAMES)] == list(zip(lines, GAMES, strict=True))
        assert {value.partition(".")[0] for _, value in named[len(GAMES) :]} <= {*GAMES}, (
            "then house rules with a name"
        )
        menu = await anna.command("buki", "play")
        assert menu is not None
        menu = await anna.choose(menu, words("menu-group"), ["bluffing"])
        assert menu is not None
        assert words("pitch-challenge") in menu["content"]
        menu = await anna.choose(menu, words("menu-group"), ["all"])
        assert menu is not None
        _, picker = [it for it in components(menu) if it["type"] == 3]
        told = [
            words("game-line", title=one["label"], facts=one["description"])
            for one in picker["options"]
        ]
        assert told == lines
        await anna.choose(menu, picker["custom_id"], ["buki"])
        await anna.press(await anna.table_there("buki"), "Play now")
        await anna.until(lambda: "My hand" in labels(anna.table("buki")))
        await anna.command("stammtisch", "play", game=lines[0])  # the line itself, typed
        assert words("game-austrian-block") in (await anna.table_there("stammtisch"))["content"]
