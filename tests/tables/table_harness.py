"""Real tables on a real store, with a watch that only moves when a test says so."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ai.player import choose
from data import table_json
from data.store import Store
from games import GAMES
from games.core import Action
from games.parts import codec
from games.parts.amounts import Chips
from service.questions_to_computers import QuestionMaker
from service.tables import Tables
from tables.changes import play
from tables.changes.house_rules_agreement import current_edition, seats_to_agree
from tables.chips import chip_accounts
from tables.history.replay import replay
from tables.state.change import Change, Context
from tables.state.default_settings import Limits, Pace, Purse, TableSettings
from tables.state.evening_times_and_limits import Evening
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import CloseReason, Phase
from tables.state.table import Chair, Table, current_stacks, game_of, view
from tables.state.table_parts import TableClock

GUILD = 81_384_788_765_712_384
CHANNEL = 1_199_999_999_999_999_999
NOW = 1_800_000_000_000
PACE = Pace(beat_seconds=0)  # `test_beats` has some
PLENTY = Limits(1000, 1000, 1000)  # limits are tested by themselves
SECRET = bytes(range(32))
WELCOME = 200  # chips
PLAN = Evening(  # of a tournament
    "cup",
    GUILD,
    CHANNEL,
    by=1,
    game="block",
    locale="en",
    starts_at=NOW,
    due=None,
    rounds=2,
    minutes=15,
)
ANN, BEN, CAT, DAN, EVE = 1, 2, 3, 4, 5
START_CUT = 4711


class Watch:
    """A clock that the test sets: milliseconds, or seconds for code that counts in seconds."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


def context(now: int = NOW, balances: Mapping[int, int] | None = None) -> Context:
    """Return a context with the usual pace."""
    return Context(now, PACE, balances or {})


def with_limits(settings: TableSettings, **changes: int) -> TableSettings:
    """Return the settings with other limits."""
    return replace(settings, limits=replace(settings.limits, **changes))


def with_purse(settings: TableSettings, **changes: Any) -> TableSettings:
    """Return the settings with another purse."""
    return replace(settings, purse=replace(settings.purse, **changes))


def person(user: int) -> Chair:
    """Somebody who sits down; the cut is 1000 and their number."""
    return Chair(user, f"P{user}", f"p{user}", cut=1000 + user)


def in_lobby(game: str = "buki", people: int = 4, computers: int = 0, **options: Any) -> Table:
    """A table before its first deal, without a store."""
    rules = GAMES[game]
    chairs = tuple(person(user) for user in range(1, people + 1))
    chairs += tuple(Chair(None, f"C{number}") for number in range(computers))
    table = Table(
        id="t1",
        guild=GUILD,
        channel=CHANNEL,
        host=ANN,
        game=game,
        rules_version=rules.rules_version,
        options=rules.options(**options),
        table_options=TableOptions(beat_seconds=0),
        secret=SECRET,
        opened_at=NOW,
    )
    return replace(table, chairs=chairs, version=1, clock=TableClock(deadline=NOW + PACE.lobby_ms))


def rich(table: Table) -> dict[int, int]:
    """Everybody has enough."""
    return {chair.user: 10_000 for chair in table.chairs if chair.user is not None}


def opened(table: Table) -> Table:
    """Return a lobby whose session has begun: its first deal is to be dealt."""
    seats = len(table.chairs)
    return replace(table, state=GAMES[table.game].open(table.options, seats), stacks=(0,) * seats)


def begun(table: Table) -> Table:
    """Return a lobby after its first deal has been dealt, without a store."""
    return play.deal(opened(table), ANN, context(balances=rich(table))).table


def in_play(
    game: str = "buki",
    people: int = 4,
    computers: int = 0,
    number: int | None = None,
    **options: Any,
) -> Table:
    """The first deal has just been dealt, without a store. A `number` stands for a secret."""
    table = in_lobby(game, people, computers, **options)
    return begun(
        replace(table, secret=table.secret if number is None else number.to_bytes(32, "big"))
    )


def due(table: Table) -> int:
    """The seat the deal waits for; of several the first, people before computers."""
    return min(game_of(table).due(table.state), key=lambda seat: table.chairs[seat].automatic)


def chosen(table: Table, seat: int, *, modest: bool = True, seed: int = 0) -> str:
    """A sensible action of a seat, as text."""
    return codec.write(choose(view(table, seat), random.Random(seed), modest=modest))


def moved(table: Table, now: int = NOW, *, by_person: bool = True) -> Change:
    """One action of whoever is due, without a store."""
    seat = due(table)
    return play.act(
        table,
        seat,
        play.read_action(table, chosen(table, seat)),
        table.chairs[seat].user if by_person else None,
        context(now, rich(table)),
    )


def played(table: Table, now: int = NOW) -> Change:
    """The deal is played to its end, without a store."""
    while True:
        change = moved(table, now)
        table = change.table
        if table.phase is not Phase.PLAYING:
            return change


def ended(table: Table) -> tuple[Change, ...]:
    """Play a match on to its end; return the changes that end its rounds."""
    changes: list[Change] = []
    while True:
        changes.append(played(table))
        if changes[-1].table.phase is Phase.CLOSED:
            return tuple(changes)
        table = play.deal_next(
            changes[-1].table, None, context(balances=rich(changes[-1].table))
        ).table


async def answered(ask: QuestionMaker) -> Action:
    """A computer player's decision, without a process of its own."""
    asked = ask()
    return choose(asked.view, random.Random(asked.seed), modest=asked.modest)


class TableHarness:
    """The service on a store."""

    def __init__(self, store: Store, welcome: int = WELCOME) -> None:
        self.store = store
        self.watch = Watch()
        self.heard: list[Change] = []
        self.tables = Tables(
            store,
            TableSettings(pace=PACE, limits=PLENTY, purse=Purse(welcome=Chips(welcome))),
            now=self.watch,
            choose=answered,
            changed=self.heard.append,
        )

    def renew(self, store: Store | None = None, settings: TableSettings | None = None) -> None:
        """Make the service anew, with another store or other settings, for all who hold it."""
        tables = self.tables
        self.store = store or self.store
        Tables.__init__(
            tables,
            self.store,
            settings or tables.settings,
            now=self.watch,
            choose=tables.computers.choose,
            changed=tables.commits.changed,
        )

    async def opened(
        self, game: str = "buki", people: int = 4, computers: int = 0, **options: Any
    ) -> str:
        """A lobby with people 1, 2, … and computers; gives the table's id."""
        table = await self.tables.open(GUILD, CHANNEL, replace(person(ANN), cut=0), game, "en")
        for user in range(2, people + 1):
            await self.tables.join(table.id, person(user))
        for _ in range(computers):
            await self.tables.add_computer(table.id, ANN)
        for name, value in options.items():
            await self.tables.set_option(table.id, ANN, name, value)
        await self.agreed(table.id)
        return table.id

    async def agreed(self, table_id: str) -> None:
        """Everybody accepts the house rules as they stand."""
        table = await self.tables.load(table_id)
        for user in [table.chairs[seat].user for seat in seats_to_agree(table)]:
            await self.tables.agree(table_id, user, current_edition(table))

    async def started(
        self, game: str = "buki", people: int = 4, computers: int = 0, **options: Any
    ) -> str:
        """The same, and the first deal is dealt."""
        table_id = await self.opened(game, people, computers, **options)
        await self.tables.start(table_id, ANN, START_CUT)
        return table_id

    async def act(self, table_id: str, seat: int, text: str) -> Table:
        """A person's press, fresh."""
        chair = (await self.tables.load(table_id)).chairs[seat]
        return (await self.tables.act(table_id, chair.user, chair.acts, text)).table

    async def step(self, table_id: str) -> Table:
        """Whoever is due acts: people here by a press, everybody else when the clock says so."""
        table = await self.tables.load(table_id)
        seat = due(table)
        if not table.chairs[seat].automatic:
            return await self.act(table_id, seat, chosen(table, seat))
        return await self.ring(table_id)

    async def deal(self, table_id: str) -> Table:
        """Until the deal is over."""
        table = await self.tables.load(table_id)
        while table.phase is Phase.PLAYING:
            table = await self.step(table_id)
        return table

    async def go_on(self, table_id: str) -> Table:
        """Between deals: all people are ready for the next one."""
        table = await self.tables.load(table_id)
        for user in [table.chairs[seat].user for seat in table.people]:
            table = (await self.tables.ready(table_id, user)).table
        return table

    async def next_deal(self, table_id: str) -> Table:
        """Play the deal to its end, and let all people be ready for the next one."""
        await self.deal(table_id)
        return await self.go_on(table_id)

    async def closed(self, table_id: str) -> Table:
        """Between deals: the host ends the session, and as long as nobody has won, the others
        agree.
        """
        table = await self.tables.load(table_id)
        for user in [table.chairs[seat].user for seat in table.people]:
            if table.live and user is not None:
                table = await self.tables.close(table_id, user)
        return table

    async def ring(self, table_id: str) -> Table:
        """Wait until the deadline, and let the clock act."""
        self.watch.now = max(self.watch.now, (await self.tables.load(table_id)).clock.deadline or 0)
        await self.tables.tick(table_id)
        return await self.tables.load(table_id)

    async def wound_up(self, table_id: str, why: CloseReason = CloseReason.CHANNEL_GONE) -> Table:
        """It ends whoever is there: what has begun is played to its end by the clock."""
        table = await self.tables.wind_up(table_id, why)
        for _ in range(20_000):
            if not table.live:
                return table
            table = await self.ring(table_id)
        raise AssertionError("it never ends")

    async def balance(self, user: int) -> int:
        """Hc in somebody's account."""
        return await self.store.ledger.balance(chip_accounts.member(GUILD, user))

    async def drain(self, user: int, leave: int = 0, name: str = "drain") -> None:
        """Somebody's chips go elsewhere."""
        amount = await self.balance(user) - leave
        if amount <= 0:
            return
        await self.store.ledger.transfer(
            chip_accounts.Transfer(
                name, chip_accounts.member(GUILD, user), chip_accounts.house(GUILD), amount, "daily"
            ),
            GUILD,
            NOW,
        )

    async def sound(self, table_id: str, users: range = range(1, 6)) -> Table:
        """What is true of every table at every moment."""
        table = await self.tables.load(table_id)
        assert await self.store.ledger.audit() == 0
        for user in users:
            assert await self.balance(user) >= 0
        rules = game_of(table)
        lying = sum(current_stacks(table)) if table.live and table.for_chips else 0
        assert await self.store.ledger.balance(table.account) == lying
        log = await self.store.tables.log(table_id)
        assert [entry.version for entry in log] == list(range(1, table.version + 1))
        assert (
            table_json.load(table.id, table.game, table.rules_version, table_json.dump(table))
            == table
        )
        assert replay(log, table.secret) == (table.state if table.deals else None)
        onlookers = range(len(table.chairs), len(table.participants) + bool(rules.onlookers))
        for viewer in (None, *range(len(table.chairs)), *onlookers) if table.deals else ():
            seen = view(table, viewer)
            if viewer in onlookers:
                assert (
                    sum(seat.hand is not None for seat in seen.seats if seat.count) <= 1
                    or not seen.dealing
                )
                assert seen.viewer is None or (viewer, seen.viewer) in seen.gallery.places
                continue
            for seat, one in enumerate(seen.seats):
                counted = not seen.dealing or seen.offers  # the hands are shown then
                assert seat == viewer or counted or one.hand is None or one.count == 0
        people = [chair.user for chair in table.chairs if chair.user is not None]
        assert len(set(people)) == len(people)
        if table.live and not table.closing.ends_after_deal:
            assert table.seat_of(table.host) is not None or table.request_of(table.host) is not None
        # 0 at a table that is over: the next one opens for somebody who has waited
        assert table.live == bool(table.clock.deadline)
        assert table.live != bool(table.closing.reason)
        return table
