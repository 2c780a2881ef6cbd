"""Later versions go on with what a release has left: its tables, tournaments and chips, on SQLite
and on PostgreSQL.
"""

import sqlite3
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from data.copies.restoring import fill
from data.database.open_database import open_database
from data.schema import metadata
from data.store import open_store
from service.tournaments import Tournaments
from tables.state.phases import Phase
from tables.tournaments.public_tournament import Stage
from tests.custom_ids import parse
from tests.data.databases import store_at, url_of
from tests.data.recorded_database import FOLDER, GUESTS, end_round, play_out
from tests.data.test_migrations import definitions
from tests.tables.table_harness import ANN, GUILD, TableHarness

RECORDED = sorted(FOLDER.glob("*.sql"))


@pytest.fixture(params=RECORDED, ids=[file.stem for file in RECORDED])
def recorded_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database of a release as a file of SQLite."""
    file = tmp_path / "recorded.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
    return file


def test_what_a_release_has_left_never_changes() -> None:
    """Whoever changes the file to please new code forgets the hosts who have such a database."""
    assert {file.stem: sha256(file.read_bytes()).hexdigest()[:16] for file in RECORDED} == {
        "2.0.0": "8619191f2b60d439"
    }


async def test_a_release_of_sqlite(recorded_file: Path) -> None:
    await goes_on(url_of(recorded_file))


async def test_the_schema_is_that_of_a_new_database(
    recorded_file: Path, new_sqlite_url: str
) -> None:
    """A change of the schema needs a migration."""
    found = []
    for url in (url_of(recorded_file), new_sqlite_url):
        async with store_at(url) as store:
            found.append(await store.database.read(definitions))
    assert found[0] == found[1]


async def test_a_release_of_postgresql(recorded_file: Path, postgres_url: str) -> None:
    database = await open_database(postgres_url)
    try:
        await database.write(partial(fill, copy=recorded_file))
    finally:
        await database.close()
    await goes_on(postgres_url)


async def goes_on(url: str) -> None:
    """Upgrade a database, and play the rounds in it to their ends."""
    store = await open_store(url)
    try:
        differences = await store.database.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        assert differences == [], "a migration is missing"
        house = TableHarness(store)
        assert {
            (await house.sound(table_id)).phase for table_id in await store.tables.live_tables()
        } == {Phase.LOBBY, Phase.PLAYING, Phase.PAUSE}
        ((guild, tournament),) = await store.tournaments.unfinished()
        assert (guild, tournament.stage, tournament.round) == (GUILD, Stage.ROUND, 2)
        tournaments = Tournaments(house.tables, play_out)
        for _ in range(2):
            await end_round(house, tournaments, tournament.id)
        contest = await tournaments.contest(tournament.id)
        assert contest.tournament.stage is Stage.ENDED
        assert {line.user for line in (await tournaments.public(contest)).standings} == set(GUESTS)
        for table_id in await store.tables.live_tables():
            if (await house.tables.load(table_id)).phase is Phase.LOBBY:
                await house.tables.start(table_id, ANN, 4711)
            await house.deal(table_id)
            await house.sound(table_id)
        assert await store.ledger.audit() == 0
    finally:
        await store.close()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.ids")), ids=lambda file: file.stem)
def test_buttons_of_a_release_mean_what_they_meant(file: Path) -> None:
    """The custom ids are those of messages that tests end to end have sent."""
    texts = file.read_text(encoding="utf-8").split()
    assert texts
    assert [text for text in texts if (found := parse(text)) is None or found.text != text] == []
