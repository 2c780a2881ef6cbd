"""Who people are, what they prefer and how much they have played: rows that every change of a table and every press asks for, and
that hardly anybody ever changes."""

from collections.abc import Collection, Mapping
from contextlib import nullcontext
from dataclasses import asdict, fields
from functools import partial
from typing import Unpack

from sqlalchemy import select

from ai.levels import Level
from data import schema
from data.database.database import Database
from data.database.upserts import replace, update_columns
from data.recent import Recent
from data.stores import leaderboard_store
from data.stores.store_base import Transactions
from tables.service.store import PersonChanges
from tables.state.people import MemberName, Person, Preferences, PreferencesOwner


class People(Transactions):
    """See `tables.service.store.Store`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._people = Recent[int, Person | None]()
        self._preferences = Recent[tuple[PreferencesOwner, int], Preferences]()
        self._rounds = Recent[tuple[str, int], int]()  # by game and person
        self._names = Recent[tuple[int, int], MemberName]()  # by server and person; of strangers nothing is kept

    async def person(self, user: int) -> Person | None:
        return await self._people.get(user, partial(self._person, user))

    async def _person(self, user: int) -> Person | None:
        columns = [schema.people.c[field.name] for field in fields(Person)]
        for row in await self._rows(select(*columns).where(schema.people.c.user == user)):
            return Person(**row._mapping)
        return None

    async def update_person(self, user: int, **changes: Unpack[PersonChanges]) -> None:
        plain = {name: _text(value) if isinstance(value, str) else value for name, value in changes.items()}
        if "username" in plain:  # to processes of version 1 the name on all servers, which is read no more
            plain["name"] = plain["username"]
        defaults = {**asdict(Person(user)), "name": ""}
        names = self._names.writing() if "username" in plain else nullcontext()
        with self._people.writing(user), names:
            await self._write(lambda connection: update_columns(connection, schema.people, defaults, plain))

    async def names(self, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
        found = await self._names.several([(guild, user) for user in users], self._called)
        return {user: name for (_, user), name in found.items()}

    async def _called(self, of: Collection[tuple[int, int]]) -> Mapping[tuple[int, int], MemberName]:
        guild, users = next(iter(of))[0], [user for _, user in of]
        found = await self._read(lambda connection: leaderboard_store.names(connection, guild, users))
        return {(guild, user): name for user, name in found.items()}

    async def remember_name(self, guild: int, user: int, name: str) -> None:
        row = {"guild": guild, "user": user, "name": _text(name)}
        with self._names.writing((guild, user)):
            await self._write(lambda connection: replace(connection, schema.members, row))

    async def preferences(self, owner: PreferencesOwner, of: int) -> Preferences:
        return await self._preferences.get((owner, of), partial(self._preferred, owner, of))

    async def _preferred(self, owner: PreferencesOwner, of: int) -> Preferences:
        one = schema.preferences.c
        columns = [one[field.name] for field in fields(Preferences)]
        for row in await self._rows(select(*columns).where(one.owner == owner.value, one.of == of)):
            return Preferences(**{**row._mapping, "company": Level(row.company) if row.company in set(Level) else None})
        return Preferences()

    async def update_preferences(self, owner: PreferencesOwner, of: int, changes: Mapping[str, bool | str | None]) -> None:
        defaults = {"owner": owner.value, "of": of, **asdict(Preferences())}
        with self._preferences.writing((owner, of)):
            await self._write(lambda connection: update_columns(connection, schema.preferences, defaults, changes))

    async def deals_played(self, game: str, users: Collection[int]) -> Mapping[int, int]:
        played = await self._rounds.several([(game, user) for user in users], self._played)
        return {user: number for (_, user), number in played.items() if number}

    async def _played(self, of: Collection[tuple[str, int]]) -> Mapping[tuple[str, int], int]:
        one, (game, _) = schema.rounds.c, next(iter(of))
        users = sorted(user for _, user in of)
        rows = await self._rows(select(one.user, one.played).where(one.game == game, one.user.in_(users)))
        return {**dict.fromkeys(of, 0), **{(game, row.user): row.played for row in rows}}


def _text(hostile: str) -> str:
    """What every database takes for text: no NUL, no halves of surrogate pairs."""
    return hostile.replace("\0", "").encode("utf-8", "replace").decode()
