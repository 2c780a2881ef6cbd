"""A company at a table, and somebody who kills their bot at chosen moments.

In the end all must be well.
"""

import asyncio
import os
import random
import re
import signal
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.e2e import books
from tests.e2e.forked_bots import hatch
from tests.e2e.house import PATIENT, TOO_MANY, Beginning, Bot, read_by_tests
from tests.e2e.regulars import Regular
from tools.playground.api.hub import RequestRecord
from tools.playground.api.interactions import FIRST_ANSWER
from tools.playground.server import Playground

ALREADY_ANSWERED, TOO_LATE = 40060, 10062
PATIENCE = 12.0  # seconds for a moment to come; otherwise the bot dies anyhow
# seconds in which nobody hears anything; discord.py comes back from an outage of a minute after two
LONG = 180.0


class Wire(deque[RequestRecord]):
    """The playground's list of requests, with a tripwire: it is called when a request has been
    carried out, before its answer.
    """

    trip: Callable[[RequestRecord], None] = staticmethod(lambda _: None)  # type: ignore[assignment]

    def append(self, request: RequestRecord, /) -> None:
        super().append(request)
        self.trip(request)


class Reaper:
    """Kills the bot at its moments, looks at the books, starts it again."""

    def __init__(
        self, playground: Playground, bot: Bot, regulars: list[Regular], rng: random.Random
    ) -> None:
        self.playground = playground
        self.bot = bot
        self.regulars = regulars
        self.rng = rng
        self.story: list[str] = []
        self.came = 0  # moments
        self.about: Callable[[str], None] = lambda _: None  # hears what anybody is about to press
        self.dead = False
        self.read = Counter[str]()  # of the books
        self._wire = Wire(playground.hub.requests, playground.hub.requests.maxlen)
        playground.hub.requests = self._wire
        for regular in regulars:
            regular.about = self.hear

    def hear(self, verb: str) -> None:
        """Note that a player is about to press a button of this kind."""
        self.about(verb)

    async def at(
        self,
        what: str,
        delay: float = 0.15,
        *,
        how: Callable[[], Awaitable[None]] | None = None,
        dies: bool = True,
        patience: float = PATIENCE,
        presses: int = 1_000_000,
    ) -> None:
        """Strike the bot at a moment.

        `what` is "press <verb>", "request <method> <regexp of path> [<regexp of content>]" or "any
        time"; `how` kills it or does something else to it. If the moment does not come for so many
        seconds or `presses`, the bot is struck anyway.
        """
        kind, _, rest = what.partition(" ")
        loop = asyncio.get_running_loop()
        now: asyncio.Future[bool] = loop.create_future()  # whether it has come
        heard = 0

        def reached(seconds: float = 0.0) -> None:
            if not now.done():
                loop.call_later(seconds, lambda: now.done() or now.set_result(True))

        def killed() -> None:
            if not now.done():
                if how is None and dies:
                    os.kill(self.bot.pid, signal.SIGKILL)  # at once: its answer must not arrive
                now.set_result(True)

        def about(verb: str) -> None:
            nonlocal heard
            heard += 1
            if kind == "press" and re.fullmatch(rest, verb):
                reached(seconds)
            elif heard >= presses and not now.done():
                now.set_result(False)

        seconds = self.rng.uniform(0, delay)
        self.about = about
        if kind == "request":
            method, path, *content = rest.split(" ", 2)
            nth = [self.rng.randint(1, 3) if delay else 1]

            def trip(request: RequestRecord) -> None:
                words = (
                    str(request.payload.get("content", ""))
                    if isinstance(request.payload, dict)
                    else ""
                )
                if (
                    request.status < 300
                    and re.fullmatch(method, request.method)
                    and re.search(path, request.path)
                ) and (not content or re.search(content[0], words)):
                    nth[0] -= 1
                    if not nth[0]:
                        killed()

            self._wire.trip = trip  # type: ignore[method-assign]
        elif kind == "any":
            reached(self.rng.uniform(0, 1.0))
        try:
            came = await asyncio.wait_for(now, patience)
        except TimeoutError:
            came = False
        self.story.append(what if came else f"(never came: {what})")
        self.came += came
        self.about = lambda _: None
        self._wire.trip = Wire.trip  # type: ignore[method-assign]
        if dies:
            await self._fell(how or self.bot.kill)
        elif how is not None:
            await how()

    async def _fell(self, how: Callable[[], Awaitable[None]]) -> None:
        """Down and up again."""
        self.dead = True
        for regular in self.regulars:
            regular.outage_begins()
        await how()
        for regular in self.regulars:
            regular.down()
        self.read += await books.check(self.bot.database)
        await self.bot.start()
        self.dead = False
        for regular in self.regulars:
            regular.alive.set()


@asynccontextmanager
async def company(
    folder: Path,
    seed: int,
    who: Sequence[tuple[str, bool]],
    computers: int,
    *,
    game: str = "buki",
    url: str = "",
    patient: bool = False,
    ends: str = "close (host|agreed|long)",
    begin: Beginning = hatch,
    **settings: str,
) -> AsyncIterator[Reaper]:
    """People (name, plays by DM) who play until the end of this block; then the table is closed and
    all must be well.

    The `patient` do not mind if Discord fails to deliver an answer. `ends`: the last line of the
    log (a pattern); a session may come to its last deal while its moment is waited for, and "" lets
    it end in any way. The database is at `url`, SQLite in the folder
    without.
    """
    url = url or f"sqlite:///{folder / 'kaffeehaus.sqlite3'}"
    rng = random.Random(seed)
    async with Playground(first_answer=FIRST_ANSWER if patient else PATIENT) as playground:
        read_by_tests(playground)
        regulars = [
            Regular(
                playground.url,
                name,
                "buki",
                seed + number,
                game=game,
                by_dm=by_dm,
                company=(len(who), computers),
            )
            for number, (name, by_dm) in enumerate(who)
        ]
        regulars[0].host = True
        async with (
            asyncio.TaskGroup() as group,
            Bot(playground, url, begin, **{"PAUSE_SECONDS": "3", **settings}) as bot,
        ):
            for regular in regulars:
                if playground.world.person(regular.name) is None:
                    playground.add_person(regular.name)
                await regular.__aenter__()
                if not regular.by_dm:
                    playground.close_dms(regular.name)
                regular.alive.set()
            playing = [group.create_task(regular.spend_the_evening()) for regular in regulars]
            reaper = Reaper(playground, bot, regulars, rng)
            try:
                yield reaper
                for regular in regulars:
                    regular.wants_to_close = True
                await over(playing, regulars)
            except BaseException:
                print(f"KILL_SEED={seed}", reaper.story)
                for regular in regulars:
                    print(
                        regular.name,
                        regular.presses,
                        [m["content"] for m in regular.tables()],
                        regular.hand(),
                    )
                for task in playing:
                    task.cancel()
                raise
            finally:
                for regular in regulars:
                    await regular.close()
            await bot.stop()
            if patient:
                for regular in regulars:
                    regular.unanswered.clear()
                playground.refused[:] = [
                    request for request in playground.refused if request["code"] != TOO_LATE
                ]
            reaper.read += await all_is_well(playground, bot, regulars, ends)


async def over(playing: Collection[asyncio.Task[None]], regulars: Sequence[Regular]) -> None:
    """Until everybody has seen the end, and the last messages have been put right."""
    late = set(playing)
    while late:
        heard = sum(regular.events for regular in regulars)
        _done, late = await asyncio.wait(late, timeout=LONG)
        assert not late or sum(regular.events for regular in regulars) > heard, (
            "the session does not go on"
        )
    for regular in regulars:
        await regular.until(
            lambda one=regular: not any(m["components"] for m in one.dms() if not m["ephemeral"])
        )  # type: ignore[misc]


async def all_is_well(
    playground: Playground, bot: Bot, regulars: Sequence[Regular], ends: str
) -> Counter[str]:
    """Check the players and the books after the last session; return the number of rows checked."""
    read = await books_are_well(playground, bot)
    last = (await books.changes(bot.database))[-1]
    assert not ends or re.fullmatch(ends, last), last
    assert seen_well(regulars) == await books.standings(bot.database)
    return read


async def books_are_well(playground: Playground, bot: Bot) -> Counter[str]:
    """Check log, Discord's refusals and books once all tables are over; return the number of
    rows checked.
    """
    assert bot.faults == [], "".join(bot.lines[-80:])
    # of two answers the second is refused; a new process has to learn the rate limits again
    broken = [
        rule
        for rule in playground.broken_rules
        if rule["code"] != ALREADY_ANSWERED and rule["status"] != TOO_MANY
    ]
    assert broken == [], broken
    read = await books.check(bot.database, over=True)
    assert not any(
        re.fullmatch(r"\d away", line) for line in (await books.changes(bot.database))
    ), "somebody was timed out by the outage"
    return read


def seen_well(regulars: Sequence[Regular]) -> int:
    """Check that the players of a table see nothing twice and got all answers; return the number
    of standings.
    """
    tables = regulars[0].tables()
    deals = [
        match[1] if (match := re.search(r"round (\d+)", m["content"])) else "lobby"
        for m in tables[:-1]
    ]
    assert len(deals) == len(set(deals)), [m["content"] for m in tables]
    for regular in regulars:
        assert regular.unanswered == [], regular.unanswered
        hands = [m["content"] for m in regular.dms() if not m["ephemeral"]]
        expected = (0, 1) if regular.left else (1,)  # who left at once may have got none
        assert len(hands) in (expected if regular.by_dm else (0,)), hands
    return len(regulars[0].standings())
