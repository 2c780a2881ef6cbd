"""A large server: the leaderboard is right on every page, and walks an index to get there."""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from data import schema
from data.store import Store, open_store
from tables.people.increments import Tally
from tables.people.leaderboard_kinds import Board, Measure
from tests.data.samples import CHANNEL, GUILD, HOUSE, a_table, gift, opening
from tests.tables.table_harness import NOW


def plan_of(connection: Connection, statement: str, parameters: Any) -> str:
    """Return the plan that the database has for a statement."""
    explain = "EXPLAIN QUERY PLAN" if connection.dialect.name == "sqlite" else "EXPLAIN"
    return "\n".join(
        str(row[-1])
        for row in connection.exec_driver_sql(f"{explain} {statement}", parameters).all()
    )


async def test_no_query_reads_a_whole_table(url: str) -> None:
    """Each query of the everyday walks an index, on both databases; only the audit reads
    everything.
    """
    store = await open_store(url)
    asked: list[tuple[str, Any]] = []

    @event.listens_for(Engine, "before_cursor_execute")
    def note(
        _connection: object, _cursor: object, statement: str, parameters: Any, *_: object
    ) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    await store.tables.create(
        opening(
            a_table(), transfers=(gift(1, 5),), tallies=(Tally(1, bots=False, begun=1, played=1),)
        ),
        NOW,
    )
    await store.tables.table("t1")
    await store.tables.live_table_in(CHANNEL)
    await store.tables.live_tables()
    await store.tables.hosted_tables(GUILD)
    await store.servers.ban_of(GUILD, 1, NOW)
    await store.servers.bans(GUILD, NOW)
    await store.servers.moderation_log(GUILD, 10)
    await store.tables.due_tables(NOW)
    await store.messages.outdated_tables(NOW)
    await store.messages.messages("t1")
    await store.tables.log("t1")
    await store.ledger.balance(HOUSE)
    await store.ledger.chips_at_tables(GUILD, 1)
    await store.ledger.bookings(HOUSE, 10)
    for measure in Measure:
        await store.leaderboards.leaderboard_page(GUILD, Board(measure), 10, 0)
        await store.leaderboards.leaderboard_entry(GUILD, Board(measure), 1)
        await store.leaderboards.leaderboard_size(GUILD, Board(measure))
    await store.people.person(1)
    await store.people.names(GUILD, (1, 2, 3))
    await store.profiles.conduct(GUILD, 1, NOW)
    await store.profiles.chip_flows(GUILD, 20_000, 9)
    await store.profiles.flow_figures(GUILD, 20_000)
    await store.profiles.close_pairs(GUILD, 20_000, 9)
    await store.profiles.pair_figures(GUILD, 20_000)
    await store.servers.guild_settings(GUILD)
    before = len(asked)
    await store.profiles.profile(GUILD, 1)
    await store.profiles.have_met(GUILD, 1, 2)
    await store.tables.tables_played_at(1, live=True)
    await store.people.puzzle_answer(1, 20_000)
    await store.people.puzzle_answers(1, 20_000)
    await store.people.puzzle_count(20_000)
    await store.profiles.achievements(GUILD, 1)
    await store.profiles.earned_in_deal(1, "t1", 1)
    await store.people.ratings(GUILD, 1)
    await store.leaderboards.season_winners(GUILD, 20_000)
    await store.leaderboards.season_leaders(GUILD, 20_000)
    await store.evenings.evenings(GUILD)
    await store.evenings.guests("e1")
    await store.reminders.tables_awaiting(1)
    assert len(asked) >= before + 14
    event.remove(Engine, "before_cursor_execute", note)
    if "postgres" in url:
        await read_plans_of_postgres(store, asked)
        await store.close()
        return
    with create_engine(url).connect() as connection:
        for statement, parameters in asked:
            steps = [
                row[3]
                for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            ]
            walks = [
                step
                for step in steps
                if step.startswith("SCAN") and step.split()[1] in schema.metadata.tables
            ]
            assert set(walks) <= {
                "SCAN tables USING INDEX tables_channel",
                "SCAN tables USING INDEX tables_guild",
            }, statement
            if "LIMIT" in statement and any(
                f"ORDER BY {name}." in statement for name in ("tallies", "pairs", "pair_shares")
            ):
                assert "TEMP B-TREE" not in str(steps)
    await store.close()


async def read_plans_of_postgres(store: Store, asked: list[tuple[str, Any]]) -> None:
    """Assert that PostgreSQL has an index for each query.

    It reads tables as small as these as a whole, unless that is forbidden.
    """

    def read(connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        for statement, parameters in asked:
            plan = plan_of(connection, statement, parameters)
            assert not [line for line in plan.splitlines() if "Seq Scan on" in line], (
                f"{statement}\n{plan}"
            )

    await store.read(read)
