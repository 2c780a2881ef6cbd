"""Who draws and sends next: never before it can be sent, the awaited first, each table in its turn, nobody never."""

import asyncio
from collections import Counter
from collections.abc import Callable
from statistics import median

import pytest

from delivery.publish.send_scheduler import FAIR, Rank, Turns, Wish
from tests.delivery.driven_loop import driven, settle

PLENTY = 1000


class Crowd:
    """Whoever wants turns, in the order in which they got one."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.came: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def wants(self, name: str, table: str, *wishes: Wish, after: float = 0.0) -> asyncio.Task[None]:
        """Draw for so many seconds, and send."""

        async def work() -> None:
            turn = self.turns.turn(table)
            for wish in wishes:
                turn.line_up(wish)
            async with turn:
                self.came.append(name)
                await asyncio.sleep(after)
                if wishes[0].limited:
                    await self.turns.request()

        task = asyncio.create_task(work())
        self.tasks.append(task)
        return task


@pytest.fixture
def crowd() -> Callable[[float, int], Crowd]:
    return lambda per_second, places: Crowd(Turns(per_second, places))


AWAITED, TABLE, OTHER = Wish(Rank.AWAITED), Wish(Rank.TABLE), Wish(Rank.OTHER)


async def test_whoever_is_waited_for_then_tables_then_others(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, PLENTY)
    people.wants("now", "t0", TABLE)
    await settle()
    for name, wish in (("other", OTHER), ("table", TABLE), ("awaited", AWAITED)):
        people.wants(name, "t1", wish)
    await settle()
    assert people.came == ["now"]  # nothing is begun that could not be sent
    await driven().advance(3.1)
    assert people.came == ["now", "awaited", "table", "other"]


async def test_nobody_draws_while_no_place_is_free(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(PLENTY, 2)
    for number in range(5):
        people.wants(str(number), f"t{number}", TABLE, after=1.0)
    await settle()
    assert people.came == ["0", "1"]
    await driven().advance(1.1)
    assert people.came == ["0", "1", "2", "3"]
    await driven().advance(1.1)
    assert people.came == ["0", "1", "2", "3", "4"]


async def test_what_goes_through_a_press_waits_for_no_request(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, PLENTY)
    people.wants("now", "t0", TABLE)
    people.wants("limited", "t1", AWAITED)
    people.wants("pressed", "t1", Wish(Rank.OTHER, limited=False))
    await settle()
    assert people.came == ["now", "pressed"]


async def test_a_turn_that_is_not_used_is_given_back(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, 1)
    for _ in range(20):  # nothing to show
        turn = people.turns.turn("t1")
        turn.line_up(TABLE)
        async with turn:
            pass
    began = driven().time()
    await people.turns.request()
    assert driven().time() == began
    waiting = asyncio.create_task(people.turns.request())
    await driven().advance(0.9)
    assert not waiting.done()
    await driven().advance(0.2)
    assert waiting.done()


async def test_whoever_gives_up_leaves_the_line(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, 1)
    people.wants("first", "t1", TABLE)
    gone = people.wants("gone", "t2", TABLE, AWAITED)
    people.wants("last", "t3", OTHER)
    await settle()
    gone.cancel()
    await driven().advance(2.1)
    assert people.came == ["first", "last"]
    assert people.turns._places == 1


async def test_a_turn_comes_in_whichever_line_is_sooner_and_once(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, PLENTY)
    for name in "abc":
        people.wants(name, name, TABLE)
    people.wants("hurried", "d", OTHER, AWAITED)
    await driven().advance(5)
    assert people.came == ["a", "hurried", "b", "c"]


async def test_each_table_in_its_turn_however_much_one_wants(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, PLENTY)
    people.wants("now", "t0", TABLE)
    for number in range(30):
        people.wants(f"greedy {number}", "greedy", OTHER)
    for name in ("modest", "quiet"):
        people.wants(name, name, OTHER)
    await driven().advance(4.1)
    assert people.came == ["now", "greedy 0", "modest", "quiet", "greedy 1"]  # the fifth for who has waited longest


async def test_beyond_the_limit_all_get_slower_together_and_none_starves(crowd: Callable[[float, int], Crowd]) -> None:
    """Twice what can be sent is wanted all the time: by each table its message, the hand waited for, and two others."""
    people, tables = crowd(10.0, PLENTY), 20
    waits: dict[str, list[float]] = {}
    hands: Counter[str] = Counter()
    until = driven().time() + 60

    async def keep(table: str, wish: Wish, pause: float) -> None:
        while driven().time() < until:
            began = driven().time()
            await people.wants("", table, wish)
            if wish is TABLE:
                waits.setdefault(table, []).append(driven().time() - began)
            hands[f"{table} {wish.rank}"] += 1
            await asyncio.sleep(pause)

    keepers = [
        asyncio.create_task(keep(f"t{number}", wish, 3.0 + number % 3))
        for number in range(tables)
        for wish in (AWAITED, TABLE, OTHER, OTHER)
    ]
    await driven().advance(120)
    await asyncio.gather(*keepers)
    worst = {table: sorted(each)[int(0.95 * len(each))] for table, each in waits.items()}
    assert len(worst) == tables
    assert max(worst.values()) <= 3 * median(worst.values())
    assert min(hands[f"t{number} {Rank.OTHER}"] for number in range(tables)) >= 2


async def test_every_fifth_turn_is_for_whoever_has_waited_longest(crowd: Callable[[float, int], Crowd]) -> None:
    people = crowd(1.0, PLENTY)
    people.wants("other", "t0", OTHER)
    await settle()
    people.wants("forgotten", "t1", OTHER)
    for number in range(20):
        people.wants("awaited", f"t{number}", AWAITED)
    await driven().advance(FAIR + 0.1)
    assert people.came.index("forgotten") == FAIR - 1
