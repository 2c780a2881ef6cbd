"""The logs of tables are repeated, and what they add up to is compared with counters, ratings
and achievements.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from ai.levels import Level
from data import schema
from data.expiry import _table_piece
from data.store import Store
from games import GAMES
from service.persons_tables import forget
from tables.people.achievements import PEOPLE_BEATEN, Progress
from tables.state.default_settings import HOUR
from tables.state.phases import Phase
from tests.data.databases import (
    Making,
    copied_store,
    new_postgres,
    new_postgres_url,
    new_sqlite,
    new_sqlite_url,
    postgres_server,
    store_at,
)
from tests.data.databases import making as empty
from tests.tables.random_months import Months, assert_counters_right
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    GUILD,
    NOW,
    START_CUT,
    TableHarness,
    person,
)
from tests.tables.test_walks import USERS
from tools.campaign.recount import disagreements

__all__ = [
    "empty",
    "new_postgres",
    "new_postgres_url",
    "new_sqlite",
    "new_sqlite_url",
    "postgres_server",
]
tallies, ratings, steps, awarded = (
    schema.tallies,
    schema.ratings,
    schema.achievement_steps,
    schema.achievements,
)


async def five_tables(url: str) -> None:
    """People play five short sessions on two days: one in teams, one against bots.

    In one of the rounds somebody is away.
    """
    async with store_at(url) as store:
        house = TableHarness(store)
        for user in USERS:
            await house.tables.house_chips.welcome(GUILD, user)
        for day, (game, options) in enumerate(
            (("austrian-block", {"deals": 3}), ("buki", {}), ("challenge", {}))
        ):
            house.watch.now = NOW + 20 * day * HOUR
            table_id = await house.started(game, max(2, GAMES[game].players[0]), **options)
            for number in range(3):
                if number == 1 and day == 0:
                    await house.ring(table_id)  # the player whose turn it is runs out of time
                table = await house.deal(table_id)
                house.watch.now += 1000
                for seat in table.people if number < 2 else ():
                    user = table.chairs[seat].user
                    if (
                        user is not None
                        and (await house.tables.load(table_id)).phase is Phase.PAUSE
                    ):
                        await house.tables.ready(table_id, user)
            await house.closed(table_id)
        teams = await house.started("latin", 4)
        await house.deal(teams)
        await house.closed(teams)
        alone = await house.opened("buki", 1)
        await house.tables.start(alone, ANN, START_CUT, with_company=True)
        await house.deal(alone)
        await house.closed(alone)


@pytest.fixture(scope="session")
def making() -> Making:
    """Databases with five tables."""
    return five_tables


store = copied_store


@dataclass(frozen=True)
class Wrong:
    """A change of one figure, and what the audit says about it."""

    name: str
    change: Callable[[Connection], Any]
    told: str


def add(table: Table, column: str, **where: Any) -> Callable[[Connection], Any]:
    """Return a change that makes one figure of one row higher by 1."""

    def change(connection: Connection) -> None:
        conditions = [table.c[name] == value for name, value in where.items()]
        keys = list(table.primary_key.columns)
        row = connection.execute(select(*keys).where(*conditions).order_by(*keys).limit(1)).one()
        connection.execute(
            update(table)
            .where(*([key == value for key, value in zip(keys, row, strict=True)]))
            .values({column: table.c[column] + 1})
        )

    return change


def take_achievement(connection: Connection) -> None:
    """An achievement is said to be earned by a person in a round in which nobody did."""
    connection.execute(
        insert(awarded).values(
            guild=GUILD,
            user=BEN,
            key="orient-express",
            at=NOW,
            table_id=connection.scalar(
                select(schema.tables.c.id).where(schema.tables.c.game == "austrian-block")
            ),
            deal=1,
        )
    )


def add_left_round(connection: Connection) -> None:
    """A person is said to have left a round that nobody has left."""
    connection.execute(insert(schema.left_rounds).values(guild=GUILD, user=BEN, at=NOW + HOUR))


def change_log(connection: Connection) -> None:
    """The log of a table loses one of its actions."""
    entries = schema.log.c
    row = connection.execute(
        select(entries.table_id, entries.version).where(entries.what.like('%"0 play%')).limit(1)
    ).one()
    connection.execute(
        delete(schema.log).where(entries.table_id == row.table_id, entries.version == row.version)
    )


WRONG = (
    *(
        Wrong(
            f"{name} of a {span}",
            add(tallies, name, span=span, game="austrian-block", user=ANN),
            rf"member {ANN}, tallies o[nf] .*: {name} is ",
        )
        for span in ("day", "week", "month", "all")
        for name in ("begun", "won", "hc")
    ),
    *(
        Wrong(
            f"{name} of all games, {span}",
            add(tallies, name, span=span, game="", user=BEN),
            rf"member {BEN}, tallies of .* in all games: {name} is ",
        )
        for span in ("week", "month", "all")
        for name in ("played", "hc")
    ),
    Wrong("chips of a day", add(tallies, "hc", span="day"), "tallies on .*: hc is"),
    Wrong(
        "mu",
        add(ratings, "mu", game="austrian-block"),
        r"ratings in austrian-block: mu is [\d.]+, the rows give",
    ),
    Wrong("sigma", add(ratings, "sigma", game="buki"), "ratings in buki: sigma"),
    Wrong(
        "rounds of a rating",
        add(ratings, "played", game="challenge"),
        "ratings in challenge: played",
    ),
    Wrong(
        "opponents", add(ratings, "opponents", game="challenge"), "ratings in challenge: opponents"
    ),
    Wrong(
        "meetings",
        add(schema.rating_meetings, "played", game="buki"),
        "rating meetings in buki: played",
    ),
    Wrong(
        "steps", add(steps, "count", key="five-rounds"), "achievement steps 'five-rounds': count"
    ),
    Wrong(
        "achievement",
        take_achievement,
        "achievements 'orient-express': deal is 1, the rows give None",
    ),
    Wrong("log", change_log, "its log has"),
    Wrong(
        "fewer rounds",
        lambda connection: connection.execute(update(schema.rounds_played).values(played=0)),
        "rounds in .*: played is 0",
    ),
    Wrong(
        "chips booked",
        lambda connection: connection.execute(update(schema.transfers).values(amount=99)),
        "half-chips",
    ),
)

AT_ONCE = (  # changes of figures that do not disturb each other, each time
    (
        Wrong("a round left", add_left_round, r"left rounds at \d+: rounds is 1, the rows give 0"),
        *(
            Wrong(
                f"{name} of a pair",
                add(schema.pairs, name, user=ANN, opponent=BEN),
                rf"members {ANN} and {BEN}, pairs of .*: {name} is",
            )
            for name in ("rounds", "alone", "gained", "lost", "tables", "hc")
        ),
        Wrong(
            "rounds with others",
            add(schema.pair_shares, "rounds", user=ANN),
            f"member {ANN}, pair shares of .*: rounds is",
        ),
        Wrong(
            "share of a person",
            add(schema.pair_shares, "share", user=BEN),
            f"member {BEN}, pair shares of .*: share is",
        ),
        Wrong(
            "partners",
            add(schema.partners, "played", user=ANN),
            rf"members {ANN} and \d+, partners in latin: played is",
        ),
        Wrong(
            "level of bots",
            lambda connection: connection.execute(
                update(schema.level_progress).values(level=Level.MASTER.value)
            ),
            f"member {ANN}, level progress in buki: level is meister, the rows give",
        ),
    ),
    (
        Wrong(
            "no round left",
            lambda connection: connection.execute(delete(schema.left_rounds)),
            r"left rounds at \d+: rounds is 0, the rows give 1",
        ),
        Wrong(
            "won as partners",
            add(schema.partners, "won", user=ANN),
            rf"members {ANN} and \d+, partners in latin: won is",
        ),
        Wrong(
            "no level",
            lambda connection: connection.execute(delete(schema.level_progress)),
            "level progress in buki: recent is ,",
        ),
    ),
)


async def faults(store: Store) -> list[str]:
    return (await store.profiles.audit(NOW)).faults


async def test_each_wrong_figure_is_found(store: Store) -> None:
    assert await assert_counters_right(TableHarness(store)) == 11
    await assert_each_is_found(store, WRONG, CHANGED)


async def assert_each_is_found(
    store: Store, mistakes: Iterable[Wrong], changed: Iterable[Table]
) -> None:
    """Assert that the audit finds each of the mistakes in these tables, one at a time."""
    kept = {table: [row._asdict() for row in await store.rows(select(table))] for table in changed}
    for mistake in mistakes:
        await store.write(mistake.change)
        found = await faults(store)
        assert any(re.search(mistake.told, fault) for fault in found), f"{mistake.name}: {found}"
        await store.write(lambda connection: put_back(connection, kept))
    assert await faults(store) == []


@pytest.mark.parametrize("wrong", AT_ONCE)
async def test_wrong_figures_of_people_with_each_other_are_found(
    store: Store, wrong: tuple[Wrong, ...]
) -> None:
    for mistake in wrong:
        await store.write(mistake.change)
    found = (await store.profiles.audit(NOW)).faults
    for mistake in wrong:
        assert any(re.search(mistake.told, fault) for fault in found), f"{mistake.name}: {found}"


CHANGED = (
    *(
        tallies,
        ratings,
        schema.rating_meetings,
        steps,
        awarded,
        schema.log,
        schema.rounds_played,
        schema.transfers,
    ),
)


def put_back(connection: Connection, kept: dict[Table, list[dict[str, Any]]]) -> None:
    """Restore the rows of all tables that a change may touch."""
    for table, rows in kept.items():
        connection.execute(delete(table))
        if rows:
            connection.execute(insert(table), rows)


async def test_weeks_in_which_anything_may_happen(store: Store) -> None:
    """A small number of what `make campaign PARTS=counters` does by the thousand."""
    months = Months(TableHarness(store), seed=4)
    months.harness.watch.now = NOW + 100 * HOUR
    for _ in range(2):
        await months.session()
    await months.erase_old()
    assert await assert_counters_right(months.harness) > 11
    assert await disagreements(store) == []
    log = schema.log
    await store.write(
        lambda connection: connection.execute(
            update(log).values(
                settled=func.replace(log.c.settled, '"ended":"here"', '"ended":"away"')
            )
        )
    )
    assert await disagreements(store), "the logs are repeated"


async def test_ratings_are_checked_although_people_are_forgotten_and_logs_erased(
    store: Store,
) -> None:
    """Results outlive the logs, and aliases stand in them for people who have been forgotten."""
    house = TableHarness(store)
    house.watch.now = NOW + 90 * 24 * HOUR
    columns = schema.tables.c
    (earlier,) = await store.rows(select(columns.id).where(columns.game == "austrian-block"))
    table_id = await house.started("austrian-block", 3, deals=1)
    await house.deal(table_id)
    await house.closed(table_id)
    while await store.rows(select(columns.id).where(columns.id == earlier.id)):
        await store.write(lambda c: _table_piece(c, earlier.id))
        await assert_counters_right(house)
    for user in (ANN, BEN):
        await forget(house.tables, user)
        await assert_counters_right(house)
    await store.write(add(ratings, "mu", game="austrian-block", user=CAT))
    (fault,) = (await store.profiles.audit(house.watch())).faults
    assert f"member {CAT}, ratings in austrian-block: mu" in fault


async def test_a_helper_who_is_forgotten_again_and_again_gives_no_rating_and_no_achievement(
    store: Store,
) -> None:
    """The audit comes to the same ratings, although it cannot tell one alias of the helper from
    another.
    """
    house, helper = TableHarness(store), 77
    house.watch.now = NOW + 100 * HOUR
    before = (await store.people.ratings(GUILD, ANN))["austrian-block"]
    steps = (await store.profiles.achievements(GUILD, ANN)).get(PEOPLE_BEATEN.key, Progress()).steps
    for number in range(4):
        await store.people.update_person(helper, username="helper")
        table = await house.tables.open(
            GUILD, CHANNEL, replace(person(ANN), cut=0), "austrian-block", "en"
        )
        await house.tables.join(table.id, person(helper))
        await house.agreed(table.id)
        await house.tables.start(table.id, ANN, START_CUT)
        for _ in range(4 if number else 0):
            house.watch.now += 1000
            await house.next_deal(table.id)
        if not number:  # in the middle of a round
            await house.tables.leave(table.id, helper)
        await house.wound_up(table.id)
        await forget(house.tables, helper)
    after = (await store.people.ratings(GUILD, ANN))["austrian-block"]
    assert after.opponents <= before.opponents + 1
    assert (await store.profiles.achievements(GUILD, ANN)).get(
        PEOPLE_BEATEN.key, Progress()
    ).steps <= steps + 1
    assert (await store.profiles.audit(house.watch.now)).faults == []
