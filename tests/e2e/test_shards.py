"""Tests of two processes that share the servers.

Tables of both are played in direct messages, which all arrive at one of the two, and by *My hand*.
Either process is killed while players go on.
"""

import asyncio
import random
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest

from games import GAMES
from tests.e2e.house import SLOWLY, TOO_MANY, Bot
from tests.e2e.neighbourhood import Neighbourhood, neighbourhood
from tests.e2e.parties import Party, check, gathered
from tests.e2e.players import Guest, ask_to_be_forgotten, over, seat_and_start
from tests.e2e.regulars import Regular

ON_SHARD_0, ON_SHARD_1 = (
    ("austrian-block", "tendler"),
    ("austrian-draw", "luxembourg"),
)  # of the latter the first by direct messages
ALREADY_ANSWERED = 40060


@pytest.mark.parametrize("games", [1, pytest.param(2, marks=pytest.mark.long)])
async def test_games_on_two_servers(postgres_url: str, games: int) -> None:
    """Play so many games on each server; the one in direct messages is on the server of the
    other process.
    """
    async with neighbourhood(postgres_url, 2 // games, **SLOWLY) as here, AsyncExitStack() as stack:
        for game in ON_SHARD_0:
            here.playground.add_channel(game, here.other)
        parties: list[Party] = []
        by_dm = {ON_SHARD_1[0], ON_SHARD_0[1]}
        for game in (*ON_SHARD_0[:games], *ON_SHARD_1[:games]):
            parties += await gathered(stack, here.playground, {game: [game in by_dm]})

        async def played(party: Party) -> None:
            table = await party.opened()
            async with asyncio.TaskGroup() as group:
                for player in party.players:
                    group.create_task(player.play())
            await party.host.until(lambda: over(party.host.table(party.game)))
            assert (str((await check(here.bots[0], party, table)).guild) == here.other) == (
                party.game in ON_SHARD_0
            )

        async with asyncio.TaskGroup() as group:
            for party in parties:
                group.create_task(played(party))
        # closed direct messages
        wrong = [request for request in here.playground.refused if request["code"] != 50007]
        assert wrong == [], wrong
        parties[-1].host.seen.clear()
        await forgotten(parties[-1].host, parties[0].host, ON_SHARD_1[0], ON_SHARD_0[0])
        through = sum(
            request.method == "PATCH" and "/webhooks/" in request.path
            for request in here.playground.requests
        )
        assert through > 0  # presses that arrived at the other process, too


async def forgotten(person: Guest, onlooker: Guest, game: str, elsewhere: str) -> None:
    """Let a player ask to be forgotten on the other process's server: nobody sees their name any
    more.
    """
    await seat_and_start([person], game, game, max(1, GAMES[game].players[0] - 1))
    await onlooker.until(lambda: person.name in onlooker.table(game)["content"])  # it is their turn
    await person.press(
        await ask_to_be_forgotten(person, elsewhere), person.words()("button-forget")
    )
    await onlooker.until(lambda: over(onlooker.table(game)))
    assert person.name not in onlooker.table(game)["content"]
    assert person.name not in str(
        await onlooker.command(game, "leaderboard", period="all", against="bots")
    )


async def kills(here: Neighbourhood, number: int, seed: int) -> None:
    """A table on each server, two people each, and so many kills of either process at random
    moments.
    """
    rng = random.Random(seed)
    for channel, guild in (("erster", here.other), ("zweiter", None)):
        here.playground.add_channel(channel, guild)
    regulars = [
        Regular(
            here.playground.url,
            f"{channel}-{place}",
            channel,
            seed + place,
            game="buki",
            by_dm=place == 0,
            company=(2, 2),
        )
        for channel in ("erster", "zweiter")
        for place in range(2)
    ]
    regulars[0].host = regulars[2].host = True
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for regular in regulars:
            here.playground.add_person(regular.name)
            await stack.enter_async_context(regular)
            if not regular.by_dm:
                here.playground.close_dms(regular.name)
            regular.alive.set()
        playing = [group.create_task(regular.spend_the_evening()) for regular in regulars]
        victims = rng.sample(here.bots * (number // 2), number)  # each as often
        for bot in victims:
            await pressed(regulars, rng)
            await killed(bot, regulars)
        for regular in regulars:
            regular.wants_to_close = True
        await asyncio.wait(playing)
        for regular in regulars:
            await regular.until(
                lambda one=regular: (
                    not any(m["components"] for m in one.dms() if not m["ephemeral"])
                )
            )  # type: ignore[misc]
        for regular in regulars:
            assert regular.unanswered == [], regular.unanswered
            hands = [m["content"] for m in regular.dms() if not m["ephemeral"]]
            assert len(hands) == (1 if regular.by_dm else 0), hands
            deals = [
                match[1]
                for m in regular.tables()[:-1]
                if (match := re.search(r"round (\d+)", m["content"]))
            ]
            # each deal has one message: nobody else has posted it again
            assert len(deals) == len(set(deals)), deals
            assert len(regular.standings()) <= 1
        # of two answers the second is refused; a new process has to learn the rate limits again
        wrong = [
            rule
            for rule in here.playground.broken_rules
            if rule["code"] != ALREADY_ANSWERED and rule["status"] != TOO_MANY
        ]
        assert wrong == [], wrong


async def pressed(regulars: Sequence[Regular], rng: random.Random) -> None:
    """Wait until a player has pressed something, and a moment longer."""
    loop = asyncio.get_running_loop()
    now: asyncio.Future[None] = loop.create_future()
    regular, left, delay = rng.choice(regulars), rng.randint(1, 3), rng.uniform(0, 0.3)

    def about(_: str) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            loop.call_later(delay, lambda: now.done() or now.set_result(None))

    regular.about = about
    await asyncio.wait([now], timeout=20)
    regular.about = lambda _: None


async def killed(bot: Bot, regulars: Sequence[Regular]) -> None:
    """Kill the bot and start it again."""
    for regular in regulars:
        regular.outage_begins()
    await bot.kill()
    for regular in regulars:
        regular.down()
    await bot.start()
    for regular in regulars:
        regular.alive.set()


async def test_either_is_killed(postgres_url: str) -> None:
    async with neighbourhood(postgres_url, PAUSE_SECONDS="3") as here:
        await kills(here, 2, 1)


@pytest.mark.long
@pytest.mark.parametrize(("seed", "buckets"), [(10, 2), (20, 1)])
async def test_either_is_killed_again_and_again(postgres_url: str, seed: int, buckets: int) -> None:
    """Kill either bot again and again; with one bucket, Discord may send a shard back that
    starts too soon.
    """
    async with neighbourhood(postgres_url, buckets, PAUSE_SECONDS="3") as here:
        await kills(here, 10, seed)
