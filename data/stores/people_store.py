"""People: names, preferences, experience.

Every change of a table and every press reads these rows, and hardly anybody changes them, so they are cached.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, fields
from functools import partial
from typing import Unpack

from sqlalchemy import Connection, select

from ai.levels import Level
from data import schema
from data.database.database import Database
from data.database.upserts import replace, update_columns
from data.stores import level_progress, person_marks, rating_rows
from data.stores.row_cache import RowCache
from data.stores.store_base import EVERY_SHARD, SqlStoreBase
from service.level_matching import LevelProgress
from service.ratings import Rating
from service.shards import Shards
from service.store import PersonChanges
from tables.state.people import Audience, MemberName, Person, Preferences, PreferencesOwner


class SqlPeopleStore(SqlStoreBase):
    """People, names and preferences in the database (`service.store.PeopleStore`)."""

    def __init__(self, database: Database, mark_keys: Sequence[bytes] = (b"",), shards: Shards = EVERY_SHARD) -> None:
        super().__init__(database, mark_keys, shards)
        self._people: RowCache[int, Person | None] = self._new_cache()
        self._preferences: RowCache[tuple[PreferencesOwner, int], Preferences] = self._new_cache()
        self._deals: RowCache[tuple[str, int], int] = self._new_cache()  # by game and person
        self._names: RowCache[tuple[int, int], MemberName] = self._new_cache()  # by server and person

    async def person(self, user: int) -> Person | None:
        return await self._people.load(user, partial(self._read_person, user))

    async def _read_person(self, user: int) -> Person | None:
        columns = [schema.people.c[field.name] for field in fields(Person)]
        for row in await self.rows(select(*columns).where(schema.people.c.user == user)):
            return Person(**row._mapping)
        return None

    async def update_person(self, user: int, **changes: Unpack[PersonChanges]) -> None:
        values = {name: _storable(value) if isinstance(value, str) else value for name, value in changes.items()}
        if "username" in values:  # processes of version 1 read it from the column `name`
            values["name"] = values["username"]
        defaults = {**asdict(Person(user)), "name": ""}
        names = self._names.writing() if "username" in values else nullcontext()

        def work(connection: Connection) -> None:
            update_columns(connection, schema.people, defaults, values)
            person_marks.note_return(connection, self.mark_keys, user)

        with self._people.writing(user), names:
            await self.write(work)

    async def names(self, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
        names = await self._names.load_many([(guild, user) for user in users], self._read_names)
        return {user: name for (_, user), name in names.items()}

    async def _read_names(self, members: Collection[tuple[int, int]]) -> Mapping[tuple[int, int], MemberName]:
        guild, users = next(iter(members))[0], [user for _, user in members]
        names = await self.read(lambda connection: _load_names(connection, guild, users))
        return {(guild, user): name for user, name in names.items()}

    async def remember_name(self, guild: int, user: int, name: str) -> None:
        row = {"guild": guild, "user": user, "name": _storable(name)}
        with self._names.writing((guild, user)):
            await self.write(lambda connection: replace(connection, schema.members, row))

    async def preferences(self, owner: PreferencesOwner, of: int) -> Preferences:
        return await self._preferences.load((owner, of), partial(self._read_preferences, owner, of))

    async def _read_preferences(self, owner: PreferencesOwner, of: int) -> Preferences:
        table = schema.preferences.c
        columns = [table[field.name] for field in fields(Preferences)]
        for row in await self.rows(select(*columns).where(table.owner == owner.value, table.of == of)):
            company = Level(row.company) if row.company in set(Level) else None
            audience = Audience(row.profile) if row.profile in set(Audience) else None
            return Preferences(**{**row._mapping, "company": company, "profile": audience})
        return Preferences()

    async def update_preferences(self, owner: PreferencesOwner, of: int, changes: Mapping[str, bool | str | None]) -> None:
        defaults = {"owner": owner.value, "of": of, **asdict(Preferences())}
        with self._preferences.writing((owner, of)):
            await self.write(lambda connection: update_columns(connection, schema.preferences, defaults, changes))

    async def level_progress(self, user: int) -> Mapping[str, LevelProgress]:
        return await self.read(lambda connection: level_progress.load(connection, user))

    async def ratings(self, guild: int, user: int) -> Mapping[str, Rating]:
        return await self.read(lambda connection: rating_rows.load(connection, guild, user))

    async def deals_played(self, game: str, users: Collection[int]) -> Mapping[int, int]:
        played = await self._deals.load_many([(game, user) for user in users], self._read_deals)
        return {user: number for (_, user), number in played.items() if number}

    async def _read_deals(self, players: Collection[tuple[str, int]]) -> Mapping[tuple[str, int], int]:
        columns, (game, _) = schema.rounds_played.c, next(iter(players))
        users = sorted(user for _, user in players)
        rows = await self.rows(select(columns.user, columns.played).where(columns.game == game, columns.user.in_(users)))
        return {**dict.fromkeys(players, 0), **{(game, row.user): row.played for row in rows}}


def _load_names(connection: Connection, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
    """Return people's names: the server's own name for them, which no other server learns, and their username."""
    people, members = schema.people.c, schema.members.c
    usernames = {
        row.user: row.username for row in connection.execute(select(people.user, people.username).where(people.user.in_(users)))
    }
    names = {user: MemberName(username=username) for user, username in usernames.items()}
    for row in connection.execute(select(members.user, members.name).where(members.guild == guild, members.user.in_(users))):
        names[row.user] = MemberName(row.name, usernames.get(row.user, ""))
    return names


def _storable(hostile: str) -> str:
    """Return the text without what a database refuses: NUL and halves of surrogate pairs."""
    return hostile.replace("\0", "").encode("utf-8", "replace").decode()
