"""How many presses it takes to play, to join, and to leave, over sockets."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tables.state.default_settings import FIRST_GAMES
from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.players import Guest, Player, arrive, labels, newest_private_hand, table_id
from tools.playground.people.person import Json


def private(guest: Guest, channel: str) -> list[Json]:
    """Return the messages of a channel that only this guest sees."""
    return [m for m in guest.messages(channel) if m["ephemeral"]]


async def test_four_presses_to_the_first_move_in_each_of_the_five_games(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        store = await store_of(bot, stack)

        async def begin(game: str) -> None:
            playground.add_channel(game) if playground.world.channel(game) is None else None
            name = f"guest-{game}"
            playground.add_person(name)
            guest = await stack.enter_async_context(Guest(playground.url, name))
            words = guest.words()
            picker = await guest.command(game, "play")  # 1
            assert labels(picker)[-1] == words("button-more-games")
            assert picker["attachments"][0]["description"]
            await guest.press(picker, words(f"hook-{game}.name"))  # 2
            table = await guest.table_there(game)
            await guest.press(table, words("button-now"))  # 3
            await guest.until(lambda: newest_private_hand(guest, game))
            player = Player(guest, game, 1, by_dm=False)
            player._sheet = newest_private_hand(guest, game)
            turn, stake = words("your-turn"), words("your-stake-first", won="no")
            await guest.until(
                lambda: any(word in player.hand()["content"] for word in (turn, stake))
            )
            before = (await store.tables.table(table_id(table))).chairs[0].acts
            await player.step()  # 4
            while (await store.tables.table(table_id(table))).chairs[0].acts == before:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            assert len(private(guest, game)) == 1, "the picker has become the hand"

        async with asyncio.TaskGroup() as group:
            for game in FIRST_GAMES:
                group.create_task(begin(game))


async def test_one_press_to_join_and_two_to_leave_with_one_message_left(tmp_path: Path) -> None:
    """Also with closed direct messages: the answer to *Join* becomes the hand."""
    async with (
        evening(tmp_path, closed_dms=1, **SLOWLY) as (playground, _),
        AsyncExitStack() as stack,
    ):
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        playground.close_dms("Béla")
        words = bela.words()
        await anna.command("buki", "play", game="austrian-block")
        await bela.press(await bela.table_there("buki"), words("button-join"))
        (answer,) = await bela.until(lambda: private(bela, "buki"))
        assert words("hand-lobby") in answer["content"]
        await anna.until(lambda: anna.words()("button-start") in labels(anna.table("buki")))
        await anna.press(anna.table("buki"), anna.words()("button-start"))
        assert (await bela.until(lambda: newest_private_hand(bela, "buki")))["id"] == answer["id"]
        assert not [m for m in bela.messages("buki") if m["pings_me"]]

        page = await bela.more(await bela.table_there("buki"))
        assert words("leave-sure", then="plays") in page["content"]
        await bela.press(page, words("button-leave"))
        left = words("left-seat", then="plays")
        await bela.until(lambda: [m["content"] for m in private(bela, "buki")] == [left])
        assert labels(private(bela, "buki")[0]) == []
