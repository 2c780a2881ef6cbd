"""Sessions in which anything may happen at any moment.

After every step all that `TableHarness.sound` knows must be true.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from data.store import Store
from games import GAMES
from games.core import IllegalAction
from games.parts import codec
from games.parts.amounts import Chips, booked
from service import newcomers_and_readers
from service.persons_tables import forget, take_out
from tables.changes.house_rules_agreement import current_edition
from tables.chips import chip_accounts
from tables.chips.chip_accounts import NotEnoughChips
from tables.state.change import Refused
from tables.state.phases import CloseReason, Phase
from tables.state.table import game_of, view
from tests.tables.table_harness import GUILD, TableHarness, person, with_purse

USERS = range(1, 6)
STEPS = 40


@pytest.fixture(autouse=True)
def soon_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played out while a walk waits for it: its watch stands still."""
    monkeypatch.setattr("service.tables.PLAY_OUT_SECONDS", 0.2)


class Walk:
    """One session, by the lot."""

    def __init__(self, harness: TableHarness, seed: int) -> None:
        self.harness = harness
        self.rng = random.Random(seed)
        self.table_id = ""
        self.refusals = 0
        self.cuts = 10_000
        self.forgotten = False  # somebody was; an alias may have chips

    async def open(self) -> None:
        """A lobby, mostly with people and computers."""
        await self.harness.store.servers.update_guild_settings(
            GUILD, computer_chips=self.rng.random() < 0.7
        )
        game = self.rng.choice(["buki", *GAMES])
        for user in USERS:
            if await self.harness.balance(user) < 50:
                self.cuts += 1
                gift = chip_accounts.Transfer(
                    f"gift{self.cuts}",
                    chip_accounts.house(GUILD),
                    chip_accounts.member(GUILD, user),
                    200,
                    "daily",
                )
                await self.harness.store.ledger.transfer(gift, GUILD, self.harness.watch())
        self.table_id = await self.harness.opened(
            game, self.rng.randint(1, min(4, GAMES[game].players[-1]))
        )

    def user(self) -> int:
        return self.rng.choice(USERS)

    async def press(self, *, crowd: bool = False) -> None:
        """Any press by anybody, sensible or not.

        In a crowd nobody can rely on what they have just seen.
        """
        tables, table_id, user = self.harness.tables, self.table_id, self.user()
        table = await tables.load(table_id)
        self.cuts += 1
        if not table.live and not crowd and self.rng.random() < 0.5:
            await self.open()
            return
        if table.phase is Phase.LOBBY:
            presses: list[Callable[[], Awaitable[object]]] = [
                lambda: tables.join(table_id, person(user), current_edition(table)),
                lambda: tables.add_computer(table_id, table.host),
                lambda: tables.add_computer(table_id, user),
                lambda: tables.set_option(table_id, table.host, *self.rng.choice(OPTIONS)),
                lambda: tables.agree(table_id, user, current_edition(table)),
                lambda: tables.start(table_id, table.host, self.cuts, without_undecided=True),
                lambda: tables.start(table_id, table.host, self.cuts),
                lambda: tables.start(table_id, table.host, self.cuts),
                lambda: tables.leave(table_id, user),
            ]
        else:
            presses = [
                *([self.any_act] if crowd else [self.acts]) * 4,
                self.wrong_act,
                self.any_act,
                self.any_act,
                self.looks_on,
                self.looks_on,
                lambda: self.harness.ring(table_id),
                lambda: self.harness.ring(table_id),
                lambda: tables.ready(table_id, user),
                lambda: tables.ready(table_id, table.host),
                lambda: tables.join(table_id, person(user), current_edition(table)),
                lambda: tables.come_back(table_id, user),
                lambda: newcomers_and_readers.start_reading(tables, user),
                lambda: tables.give_way(table_id, user),
                lambda: newcomers_and_readers.start_question(tables, table_id, user),
                lambda: newcomers_and_readers.end_question(tables, table_id, user),
                lambda: tables.house_chips.refill(GUILD, user),
                lambda: tables.credit(table_id),
            ]
            if self.rng.random() < 0.25:
                presses = [
                    lambda: tables.leave(table_id, user),
                    lambda: tables.close(table_id, user),
                    lambda: tables.start(table_id, user, self.cuts),
                    lambda: self.lose(user),
                    lambda: tables.join(table_id, person(user)),
                    lambda: take_out(tables, user, GUILD),  # banned
                    lambda: self.is_forgotten(user),
                    lambda: tables.wind_up(
                        table_id,
                        self.rng.choice(
                            (
                                CloseReason.MODERATOR,
                                CloseReason.CHANNEL_GONE,
                                CloseReason.SERVER_GONE,
                            )
                        ),
                    ),
                    lambda: tables.resume(table_id),
                ]
        try:
            await self.rng.choice(presses)()
        except (Refused, IllegalAction):
            self.refusals += 1

    async def acts(self) -> None:
        """A few turns as they should be."""
        for _ in range(self.rng.randint(1, 9)):
            if (await self.harness.tables.load(self.table_id)).phase is not Phase.PLAYING:
                return
            await self.harness.step(self.table_id)

    async def any_act(self) -> None:
        """Something legal of any seat, whoever it waits for."""
        table = await self.harness.tables.load(self.table_id)
        if not table.chairs:
            return
        seat = self.rng.randrange(len(table.chairs))
        seen = view(table, seat)
        user = table.chairs[seat].user
        if seen is not None and seen.legal and user is not None:
            await self.harness.tables.act(
                self.table_id,
                user,
                table.chairs[seat].acts,
                codec.write(self.rng.choice(seen.legal)),
            )

    async def looks_on(self) -> None:
        """Something legal of anybody in the gallery, or of somebody who comes to it."""
        table = await self.harness.tables.load(self.table_id)
        user = self.user()
        if table.phase is not Phase.PLAYING or table.seat_of(user) is not None:
            return
        participant = table.participant_of(user)
        participant = len(table.participants) if participant is None else participant
        legal = (
            game_of(table).legal(table.state, participant)
            if table.gallery or table.game == "buki"
            else ()
        )
        if legal:
            await self.harness.tables.act(
                self.table_id, user, table.acts_of(participant), codec.write(self.rng.choice(legal))
            )

    async def wrong_act(self) -> None:
        """Any text of anybody."""
        table = await self.harness.tables.load(self.table_id)
        if not table.chairs:
            return
        text = self.rng.choice(
            [
                "pass",
                "watch 1",
                "bet 2",
                "take 4 2",
                "admit 4",
                "rise",
                "getup",
                "stake 2",
                "stake 99",
                "play 0-1 left",
                "play 7-8 start",
                "raise 1",
                "accept 1 1",
                "no",
            ]
        )
        await self.harness.tables.act(
            self.table_id, self.user(), self.rng.choice(table.chairs).acts, text
        )

    async def lose(self, user: int) -> None:
        """Somebody's chips go elsewhere."""
        self.cuts += 1
        with suppress(NotEnoughChips):  # they were spent at this very moment
            await self.harness.drain(user, name=f"drain{self.cuts}")

    async def is_forgotten(self, user: int) -> None:
        """From now on somebody else sits there, or nobody; whoever comes back begins anew."""
        self.forgotten = True
        await forget(self.harness.tables, user)

    async def end(self) -> None:
        """However it stands, the clock alone brings it to an end; or the channel goes."""
        if self.rng.random() < 0.3 and (await self.harness.tables.load(self.table_id)).live:
            await self.harness.tables.wind_up(self.table_id, CloseReason.CHANNEL_GONE)
        for _ in range(1500):
            if not (await self.harness.tables.load(self.table_id)).live:
                return
            await self.harness.ring(self.table_id)
        raise AssertionError("it never ends")


OPTIONS = [
    ("min", 1),
    ("min", 5),
    ("max", 6),
    ("max", 30),
    ("max", None),
    ("banker", 0),
    ("banker", 3),
    ("banker", None),
    ("raise_until_fourth", True),
    ("raise_until_fourth", True),
    ("turn_seconds", 20),
    ("hand", 7),
    ("reverse_every", 5),
    ("deals", 2),
    ("direction", "ccw"),
    ("spectators", False),
    ("spectator_tie", "carry"),
    ("watch_consent", "none"),
    ("watch_consent", "none"),
]


async def walk(store: Store, seed: int, steps: int, crowd: int = 1) -> None:
    harness = TableHarness(store)
    ceiling = Chips(1 + 4 * (seed % 3))  # soon reached
    harness.renew(settings=with_purse(harness.tables.settings, ceiling=ceiling))
    session = Walk(harness, seed)
    await session.open()
    for user in USERS:
        await harness.tables.house_chips.welcome(GUILD, user)
    for _ in range(steps):
        harness.watch.now += session.rng.randrange(3000)
        await asyncio.gather(*(session.press(crowd=crowd > 1) for _ in range(crowd)))
        await harness.sound(session.table_id)
        assert (await harness.store.profiles.audit(0)).faults == []
    await session.end()
    table = await harness.sound(session.table_id)
    assert (await harness.store.profiles.audit(0)).faults == []
    assert await store.ledger.balance(table.account) == 0
    if table.deals and table.for_chips:
        assert sum(line.amount for line in await store.ledger.bookings(table.account, 10_000)) == 0
    everywhere = sum([await harness.balance(user) for user in USERS]) + await store.ledger.balance(
        chip_accounts.house(GUILD)
    )
    assert everywhere == 0 or (session.forgotten and everywhere < 0)
    assert all(
        won <= booked(ceiling)
        for won in (await harness.tables.house_chips.won_today(GUILD, USERS)).values()
    )


@pytest.mark.parametrize("seed", range(4))
async def test_a_walk(store: Store, seed: int) -> None:
    await walk(store, seed, STEPS)


@pytest.mark.parametrize("seed", range(100, 102))
async def test_a_walk_in_a_crowd(store: Store, seed: int) -> None:
    await walk(store, seed, STEPS // 2, crowd=3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2000, 2050))
async def test_a_long_walk_in_a_crowd(store: Store, seed: int) -> None:
    await walk(store, seed, 3 * STEPS, crowd=4)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
async def test_a_long_walk(store: Store, seed: int) -> None:
    await walk(store, seed, 4 * STEPS)
