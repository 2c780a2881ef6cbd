"""A database of the last 1.x is imported: nobody loses a chip, and the audit agrees with what
was taken over.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.command_line import database_commands as commands
from bot.exit_codes import StartRefused
from bot.settings import Settings
from data import schema
from data.database.open_database import OldDatabase, open_database, upgrade_schema
from service.persons_tables import forget
from tables.people.achievements import PEOPLE_BEATEN
from tables.people.leaderboard_kinds import Board, Measure
from tables.people.people import PreferencesOwner
from tests.data.databases import store_at
from tests.tables.table_harness import ANN, BEN, CAT, GUILD, NOW, TableHarness

ALIAS = -5
BODY = {  # a table in the middle of a round: Ann has brought 30, Eve watches with 4, a bot has 50
    "for_chips": True,
    "chairs": [{"user": ANN}, {"user": None}, {"user": CAT}],
    "stacks": [30, 50, 7],
    "gallery": [{"user": 9, "paid_in": 4}],
}
TABLES = {  # of 1.x, as far as they are taken over
    "alembic_version": "version_num TEXT",
    "people": "user BIGINT, name TEXT, username TEXT, locale TEXT, dm_channel BIGINT, dm_closed BOOLEAN, language TEXT,"
    " told_of TEXT, time_zone TEXT, quiet_hours TEXT",
    "guilds": "guild BIGINT, locale TEXT, computer_chips BOOLEAN, server_tables INT, host_tables INT, session_deals INT,"
    " channels TEXT, arrived BIGINT, time_zone TEXT, season_channel BIGINT, puzzle_channel BIGINT, puzzle_posted INT,"
    " invite_role BIGINT, invited_at BIGINT, games_off TEXT",
    "bans": "guild BIGINT, user BIGINT, at BIGINT, until BIGINT, reason TEXT",
    "tastes": "owner TEXT, of BIGINT, classic BOOLEAN, large BOOLEAN, contrast BOOLEAN, digits BOOLEAN, words BOOLEAN,"
    " uncoached BOOLEAN, company TEXT, profile TEXT, unreminded BOOLEAN",
    "presets": "guild BIGINT, name TEXT, game TEXT, options TEXT, manners TEXT",
    "facts": "name TEXT, value TEXT",
    "accounts": "account TEXT, guild BIGINT, kind TEXT, user BIGINT, balance BIGINT",
    "tables": "id TEXT, guild BIGINT, phase TEXT, body TEXT",
    "tallies": "user BIGINT, guild BIGINT, span TEXT, start INT, game TEXT, bots BOOLEAN, begun BIGINT, played BIGINT,"
    " won BIGINT, matches BIGINT, matches_won BIGINT, hc BIGINT, rating INT, present BOOLEAN, fair BIGINT",
    "ratings": "guild BIGINT, game TEXT, user BIGINT, mu DOUBLE, sigma DOUBLE, played BIGINT, opponents INT,"
    " meetings BIGINT, shown INT",
    "rating_meetings": "guild BIGINT, game TEXT, user BIGINT, opponent BIGINT, played BIGINT",
    "achievements": "guild BIGINT, user BIGINT, key TEXT, at BIGINT, table_id TEXT, deal INT",
    "achievement_steps": "guild BIGINT, user BIGINT, key TEXT, mark TEXT, count INT",
    "levels": "user BIGINT, game TEXT, level TEXT, recent TEXT",
    "rounds": "user BIGINT, game TEXT, played BIGINT",
}
GAME = "austrian-block"
ROWS = {
    "people": [(ANN, "ann", "ann", "en", None, 0, "de", None, None, None)],
    "guilds": [(GUILD, "de", 1, None, 3, None, None, 1000, "Europe/Vienna", None, None, None, None, None, "buki")],
    "bans": [(GUILD, 77, 1, None, "swears")],
    "tastes": [("person", ANN, None, 1, 0, 0, 0, 0, None, None, 0)],
    "presets": [(GUILD, "Café", GAME, "{}", "{}")],
    "facts": [("mark-key", "ab" * 32)],
    "accounts": [
        (f"member:{GUILD}:{ANN}", GUILD, "member", ANN, 170),
        (f"member:{GUILD}:{BEN}", GUILD, "member", BEN, 0),
        (f"member:{GUILD}:{ALIAS}", GUILD, "member", ALIAS, 11),
        ("table:t1", GUILD, "table", None, 91),
        (f"house:{GUILD}", GUILD, "house", None, -272),
    ],
    "tables": [
        ("t1", GUILD, "playing", json.dumps(BODY)),
        ("t2", GUILD, "closed", json.dumps(BODY | {"stacks": [1, 2, 3]})),  # paid out long ago
    ],
    "tallies": [
        (ANN, GUILD, "all", 0, "", 0, 9, 8, 5, 1, 1, 12, 600, 1, 4000),
        (ANN, GUILD, "all", 0, GAME, 0, 7, 7, 4, 1, 1, 10, 600, 1, 3500),
        (ANN, GUILD, "month", 20_000, GAME, 0, 7, 7, 4, 1, 1, 10, 600, 1, 3500),
    ],
    "ratings": [(GUILD, GAME, ANN, 30.0, 5.0, 12, 6, 14, 600), (GUILD, GAME, BEN, 22.0, 6.0, 12, 5, 14, 160)],
    "rating_meetings": [(GUILD, GAME, ANN, BEN, 3), (GUILD, GAME, BEN, ANN, 3), (GUILD, GAME, ANN, ALIAS, 1)],
    "achievements": [(GUILD, ANN, "feather", 500, "t2", 2)],
    "achievement_steps": [(GUILD, ANN, PEOPLE_BEATEN.key, str(BEN), 1), (GUILD, ANN, "five-rounds", "", 4)],
    "levels": [(ANN, GAME, "geselle", "+-")],
    "rounds": [(ANN, GAME, 40)],
}  # fmt: skip


def old_database(file: Path, revision: str = "0034") -> None:
    with closing(sqlite3.connect(file)) as connection:
        for name, columns in TABLES.items():
            connection.execute(f"CREATE TABLE {name} ({columns})")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        for name, rows in ROWS.items():
            connection.executemany(
                f"INSERT INTO {name} VALUES ({', '.join('?' * len(rows[0]))})", rows
            )
        connection.commit()


async def test_nobody_loses_a_chip(tmp_path: Path) -> None:
    old, url = tmp_path / "old.sqlite3", f"sqlite:///{tmp_path / 'new.sqlite3'}"
    old_database(old)
    assert "The books are in order" in await commands.import_old(
        Settings(database_url=url), str(old), NOW
    )
    async with store_at(url) as store:
        accounts = {row.account: row.balance for row in await store.rows(select(schema.accounts))}
        assert accounts == {f"house:{GUILD}": -222} | {
            f"member:{GUILD}:{user}": hc
            for user, hc in {ANN: 200, BEN: 0, CAT: 7, 9: 4, ALIAS: 11}.items()
        }
        assert await store.ledger.audit() == 0
        assert (await store.servers.guild_settings(GUILD)).games_off == ("buki",)
        assert (await store.people.preferences(PreferencesOwner.PERSON, ANN)).large
        assert [preset.name for preset in await store.servers.presets(GUILD)] == ["Café"]
        assert (
            await store.leaderboards.leaderboard_entry(GUILD, Board(Measure.ROUNDS), ANN)
        ).value == 5  # type: ignore[union-attr]
        assert (await store.people.ratings(GUILD, ANN))[GAME].mu == 30.0
        assert (await store.profiles.achievements(GUILD, ANN))["five-rounds"].steps == 4
        assert (await store.profiles.audit(NOW)).faults == []
        house = TableHarness(store)
        for _ in range(2):
            table_id = await house.started(GAME, 3, deals=1)
            await house.deal(table_id)
            await house.closed(table_id)
            house.watch.now += 1000
        assert (await store.profiles.audit(house.watch())).faults == [], (
            "the audit begins with what was taken over"
        )
        for user in (BEN, ANN):
            await forget(house.tables, user)
            assert (await store.profiles.audit(house.watch())).faults == []


async def test_what_is_refused(tmp_path: Path) -> None:
    old, url = tmp_path / "old.sqlite3", f"sqlite:///{tmp_path / 'new.sqlite3'}"
    old_database(old, "0020")
    with pytest.raises(StartRefused, match="update it to the last"):
        await commands.import_old(Settings(database_url=url), str(old), NOW)
    for none in (tmp_path, tmp_path / "none", "oracle://host/name", "postgresql://host:port/name"):
        with pytest.raises(StartRefused, match="is neither the file of an SQLite database nor"):
            await commands.import_old(Settings(database_url=url), str(none), NOW)
    database = await open_database(f"sqlite:///{old}")
    with pytest.raises(OldDatabase, match="python -m bot import"):
        await upgrade_schema(database)
    await database.close()
    (tmp_path / "older").mkdir()
    last = tmp_path / "older" / "old.sqlite3"
    old_database(last)
    await commands.import_old(Settings(database_url=url), str(last), NOW)
    with pytest.raises(StartRefused, match="is not empty"):
        await commands.import_old(Settings(database_url=url), str(last), NOW)
