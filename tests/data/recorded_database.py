"""A database as a release leaves it, for all later versions: they must be able to go on with it.

`python -m tests.data.recorded_database` writes that of this version to `recorded/` as SQL of
SQLite. That is done once, with the release.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.version import version
from data.store import open_store
from games import GAMES
from service.evenings import plan_evening
from service.tournaments import Tournaments
from tables.changes.house_rules_agreement import current_edition
from tables.people.people import PreferencesOwner, Preset
from tables.state.change import Context
from tables.state.evening_times_and_limits import MINUTE, EveningStep
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import Phase
from tables.state.slots import TABLE, PostedMessage
from tables.state.table import Table
from tables.tournaments.public_tournament import Stage
from tables.tournaments.scores_and_prizes import results_of
from tests.data.databases import url_of
from tests.tables.table_harness import ANN, BEN, CHANNEL, GUILD, TableHarness, person, played

FOLDER: Final = Path(__file__).with_name("recorded")
GUESTS: Final = (ANN, BEN, 3, 4, 5)  # of the tournament
GAME: Final = "block"  # which it plays
STEPS: Final = 5  # of each table


async def play_out(tables: Sequence[Table], _: Context) -> Sequence[tuple[int, ...]]:
    """Play tables to their end, in place of Masters, who take longer."""
    return [results_of(played(table).table) for table in tables]


async def open_tables(house: TableHarness) -> None:
    """Leave a table of each game in the middle of a round, one between two rounds, one before its
    first, and one that is over. All have a message.
    """
    games = [*GAMES, "austrian-block", "buki", "challenge"]
    for number, game in enumerate(games):
        opened = await house.tables.open(GUILD, CHANNEL + number, person(ANN), game, "en")
        await house.tables.join(opened.id, person(BEN), current_edition(opened))
        for _ in range(GAMES[game].players[0] - 2):
            await house.tables.add_computer(opened.id, ANN)
        if number == len(games) - 1:
            for user in GUESTS[2:]:  # they get chips
                await house.tables.join(opened.id, person(user), current_edition(opened))
            await leave_message(house, opened.id)
            continue
        await house.tables.start(opened.id, ANN, 4711)
        for _ in range(STEPS):
            if (await house.tables.load(opened.id)).phase is Phase.PLAYING:
                await house.step(opened.id)
        if number >= len(GAMES):
            await house.deal(opened.id)
        if number == len(GAMES) + 1:
            await house.closed(opened.id)
        await leave_message(house, opened.id)


async def leave_message(house: TableHarness, table_id: str) -> None:
    """Note that a table has a message at Discord."""
    table = await house.tables.load(table_id)
    await house.store.messages.save_message(
        PostedMessage(table_id, TABLE, table.channel, message=5, version=table.version, posted_at=1)
    )


async def begin_tournament(house: TableHarness) -> str:
    """Leave a tournament in the middle of its second round; return its id."""
    channel = CHANNEL + 100
    tournaments = Tournaments(house.tables, play_out)
    plan = await plan_evening(
        house.tables,
        guild=GUILD,
        channel=channel,
        by=ANN,
        game=GAME,
        preset=None,
        locale="en",
        starts_at=house.watch.now + 5 * MINUTE,
        press=1,
        rounds=3,
        minutes=10,
        entry=10,
    )
    await tournaments.seal(plan)
    for user in GUESTS[1:]:
        await house.store.evenings.sign_up(plan.id, user, house.watch.now, 400, 7 + user)
    house.watch.now = plan.starts_at
    assert await tournaments.begin(plan) is EveningStep.OPENED
    await end_round(house, tournaments, plan.id)
    for table_id in await tables_of_round(house, tournaments, plan.id, 2):
        for _ in range(STEPS):
            await house.step(table_id)
    return plan.id


async def tables_of_round(
    house: TableHarness, tournaments: Tournaments, tournament_id: str, number: int
) -> list[str]:
    """Wait until a round has begun, and return the ids of its tables."""
    while (contest := await tournaments.contest(tournament_id)) is not None:
        if contest.tournament.round == number:
            return sorted({place.table for place in contest.of_round})
        house.watch.now = max(house.watch.now, contest.tournament.due or 0)
        await tournaments.step(tournament_id, is_on_server=True)
    raise AssertionError(tournament_id)


async def end_round(house: TableHarness, tournaments: Tournaments, tournament_id: str) -> None:
    """Play the tables of the next round, or of the one that has begun, to their ends."""
    contest = await tournaments.contest(tournament_id)
    number = contest.tournament.round + (contest.tournament.stage is not Stage.ROUND)
    for table_id in await tables_of_round(house, tournaments, tournament_id, number):
        while (await house.tables.load(table_id)).live:
            await house.step(table_id)
    await tournaments.play_field(tournament_id)
    await tournaments.step(tournament_id, is_on_server=True)


async def record(file: Path) -> None:
    """Write everything to an empty database."""
    store = await open_store(url_of(file))
    try:
        house = TableHarness(store)
        await store.people.update_person(ANN, username="p1", locale="de", dm_channel=77)
        await store.people.update_preferences(PreferencesOwner.PERSON, ANN, {"patient": True})
        await store.servers.save_preset(
            Preset(GUILD, "Sunday", "buki", GAMES["buki"].options(min=3), TableOptions())
        )
        await open_tables(house)
        await begin_tournament(house)
    finally:
        await store.close()


def main() -> None:
    """Record the database of this version."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "recorded.sqlite3"
        asyncio.run(record(file))
        with closing(sqlite3.connect(file)) as connection:
            sql = "\n".join(connection.iterdump()) + "\n"
    target = FOLDER / f"{version().partition('.dev')[0]}.sql"
    target.write_text(sql, encoding="utf-8")
    sys.stdout.write(f"{target.name}: {len(sql) // 1024} kB\n")


if __name__ == "__main__":
    main()
