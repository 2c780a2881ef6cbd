"""An evening: at several tables one session follows another, while something happens to the bot
again and again.

So each fault meets tables in different phases.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count, cycle

from games import GAMES
from tests.e2e.books import standings
from tests.e2e.company import Reaper, books_are_well, over, seen_well
from tests.e2e.forked_bots import hatch
from tests.e2e.house import PATIENT, Beginning, Bot, read_by_tests
from tests.e2e.regulars import Regular
from tools.campaign.part import Figures
from tools.playground.server import Playground

ANY = "no phase in particular"
ACT = "(?!join|agree|computer|start|ready|close|end|leave|goodbye|hand|/).*"
MOMENTS = {
    "lobby": (
        "press /play",
        "press join",
        "press computer|start",
        "request POST /users/@me/channels",
    ),
    "play": (f"press {ACT}",),
    "stakes": ("press stake|add|raise|bet|claim|buyback",),
    "settlement": (
        "press ready",
        "request (PATCH|POST) . wins the round|nobody wins|Round over|reaches the target",
    ),
    "leaving": ("press leave", "press goodbye", "press close|end"),
    "posting": (
        "request POST /channels/\\d+/messages",
        "request PATCH /channels/\\d+/messages",
        "request PATCH /webhooks/",
        "request POST /interactions/",
        "request DELETE .",
    ),
    ANY: ("any time",),
}
TABLES = 4  # at once
ENDS = ("lobby", "leaving")  # for these a session must end
# seconds, and presses of all people, for a moment to come; otherwise it happens anyhow
PATIENCE, MOST = 30.0, 300
SETTINGS = {"TURN_SECONDS": "300", "PAUSE_SECONDS": "3", "SERVER_TABLES": "1000"}
PRESSES = (5, 50)  # of a host, after which the table is closed
NAMES = ("Anna", "Ben", "Cilli")


class Evening:
    """Tables at which one session follows another until `last_orders`."""

    def __init__(self, reaper: Reaper, rng: random.Random, games: Iterator[str]) -> None:
        self.reaper, self.playground, self.rng, self.games = reaper, reaper.playground, rng, games
        self.numbers = count()
        self.sessions: list[list[Regular]] = []  # the people of each that goes on, the host first
        self.last_orders = False
        self.thinks = 0.0  # seconds before each press of a person, on average
        self.figures: Figures = Counter()
        self.standings = 0

    async def table(self) -> None:
        """One session after another."""
        while not self.last_orders:
            game = next(self.games)
            try:
                await self.session(game, next(self.numbers))
            except BaseException:
                print(f"at a table of {game}", self.reaper.story)
                raise
            self.figures[f"sessions of {game}"] += 1

    async def session(self, game: str, number: int) -> None:
        """Play a session in a channel of its own, with its own players, from the opening to the
        close.
        """
        people = self.guests(game, number)
        async with AsyncExitStack() as stack:
            for person in people:
                self.playground.add_person(person.name)
                await stack.enter_async_context(person)
                if not person.by_dm:
                    self.playground.close_dms(person.name)
            self.reaper.regulars += people
            self.sessions.append(people)
            for guest in people:
                if not self.reaper.dead:
                    guest.alive.set()
            async with asyncio.TaskGroup() as group:
                await over(
                    [group.create_task(person.spend_the_evening()) for person in people], people
                )
            self.sessions.remove(people)
            for one in people:
                self.reaper.regulars.remove(one)
            self.standings += seen_well(people)

    def guests(self, game: str, number: int) -> list[Regular]:
        """The first is the host, and plays by direct messages as some of the others do."""
        count = self.rng.randint(2, min(3, GAMES[game].players[-1]))
        computers = self.rng.choice([size for size in GAMES[game].players if size >= count]) - count
        channel = self.playground.add_channel(f"table-{number}").name
        people = [
            Regular(
                self.playground.url,
                f"{name}{number}",
                channel,
                self.rng.getrandbits(30),
                game=game,
                by_dm=at == 0 or self.rng.random() < 0.5,
                company=(count, computers),
            )
            for at, name in enumerate(NAMES[:count])
        ]
        people[0].host = True
        presses, leaves = self.rng.randint(*PRESSES), self.rng.random() < 0.4

        def about(verb: str) -> None:
            if people[0].presses >= presses or self.last_orders:
                people[0].wants_to_close = True
                people[-1].wants_to_leave |= leaves
            self.reaper.hear(verb)

        for person in people:
            person.about, person.thinks = about, self.thinks
        return people

    async def struck(
        self,
        moments: Mapping[str, Sequence[str]] = MOMENTS,
        how: Callable[[], Awaitable[None]] | None = None,
        *,
        dies: bool = True,
    ) -> str:
        """Strike the bot at a moment of any session; return the phase of that session."""
        where = self.rng.choice(list(moments))
        what = self.rng.choice(moments[where])
        before = self.reaper.came
        if where in ENDS and self.sessions:
            people = self.rng.choice(self.sessions)
            people[0].wants_to_close = True
            people[-1].wants_to_leave |= where == "leaving"
        # at the very first, or some later one
        delay = 0.0 if what.startswith("request") and self.rng.random() < 0.3 else 0.15
        await self.reaper.at(what, delay, how=how, dies=dies, patience=PATIENCE, presses=MOST)
        return where if self.reaper.came > before else ANY


@asynccontextmanager
async def evening(
    url: str,
    number: int,
    begin: Beginning = hatch,
    *,
    tables: int = TABLES,
    shards: int = 1,
    identify_seconds: float = 0.0,
    thinks: float = 0.0,
    **settings: str,
) -> AsyncIterator[Evening]:
    """One bot, and people at its tables as long as this block lasts; then they go home, and all
    must be well.
    """
    rng = random.Random(number)
    async with (
        Playground(
            first_answer=PATIENT, shards=shards, identify_seconds=identify_seconds
        ) as playground,
        Bot(playground, url, begin, **{**SETTINGS, **settings}) as bot,
    ):
        read_by_tests(playground)
        here = Evening(
            Reaper(playground, bot, [], rng), rng, cycle(rng.sample(list(GAMES), len(GAMES)))
        )
        here.thinks = thinks
        async with asyncio.TaskGroup() as group:
            for _ in range(tables):
                group.create_task(here.table())
            yield here
            here.last_orders = True
        await bot.stop()
        here.figures += here.reaper.read + await books_are_well(playground, bot)
        assert here.standings == await standings(url)
