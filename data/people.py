"""People: names, preferences, experience, answers to puzzles.

Every change of a table and every press reads these rows, and hardly anybody changes them, so they
are cached.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import asdict, fields
from functools import partial
from typing import Any

from sqlalchemy import (
    Connection,
    and_,
    delete,
    func,
    or_,
    select,
)

from ai.levels import Level
from data import person_marks, schema
from data.database.database import Database, insert, replace, update_columns
from data.schema import guilds, puzzle_answers
from data.shards import Shards
from data.transactions_and_caches import Caches, ShardTransactions
from tables.people.people import (
    MOST_AVOIDED,
    Audience,
    AvoidedPerson,
    GuildSettings,
    MemberName,
    Person,
    Preferences,
    PreferencesOwner,
    PuzzleAnswer,
    PuzzleCount,
)
from tables.people.ratings_and_bot_levels import LevelProgress, Rating, level_of, rating_of
from tables.state.calendar_days import is_quiet


class People(ShardTransactions):
    """Names, preferences, levels, reminders and answers to puzzles of people."""

    def __init__(self, database: Database, mark_key: bytes, shards: Shards, caches: Caches) -> None:
        super().__init__(database, shards)
        self._mark_key = mark_key
        self._people, self._preferences = caches.people, caches.preferences
        self._deals, self._names = caches.deals, caches.names

    async def person(self, user: int) -> Person | None:
        """Return a person as known on all servers, None if not known."""
        return await self._people.load(user, partial(self._read_person, user))

    async def _read_person(self, user: int) -> Person | None:
        columns = [schema.people.c[field.name] for field in fields(Person)]
        rows = await self.rows(select(*columns).where(schema.people.c.user == user))
        return Person(**rows[0]._mapping) if rows else None

    async def reads(self, user: int) -> str | None:
        """Return the language of private messages to a person; None if they are not known."""
        person = await self.person(user)
        return person.reads if person else None

    async def is_quiet(self, user: int, now: int) -> bool:
        """Return whether a person wants no messages at this hour."""
        person = await self.person(user)
        return person is not None and is_quiet(person.quiet_hours, person.time_zone, now)

    async def update_person(self, user: int, **changes: Any) -> None:
        """Write some columns of a person. A new row takes the defaults for the rest."""
        values = {
            name: _storable(value) if isinstance(value, str) else value
            for name, value in changes.items()
        }
        defaults = asdict(Person(user))
        names = self._names.writing() if "username" in values else nullcontext()

        def work(connection: Connection) -> None:
            update_columns(connection, schema.people, defaults, values)
            person_marks.note_return(connection, self._mark_key, user)

        with self._people.writing(user), names:
            await self.write(work)

    async def names(self, guild: int, users: Collection[int]) -> Mapping[int, MemberName]:
        """Return the names of people on a server; people without a known name are left out."""
        names = await self._names.load_many([(guild, user) for user in users], self._read_names)
        return {user: name for (_, user), name in names.items()}

    async def _read_names(
        self, members: Collection[tuple[int, int]]
    ) -> Mapping[tuple[int, int], MemberName]:
        guild, users = next(iter(members))[0], [user for _, user in members]
        names = await self.read(lambda connection: _load_names(connection, guild, users))
        return {(guild, user): name for user, name in names.items()}

    async def remember_name(self, guild: int, user: int, name: str) -> None:
        """Store a person's present name on a server."""
        row = {"guild": guild, "user": user, "name": _storable(name)}
        with self._names.writing((guild, user)):
            await self.write(lambda connection: replace(connection, schema.members, row))

    async def preferences(self, owner: PreferencesOwner, owner_id: int) -> Preferences:
        """Return the preferences of a person or a server, with defaults for those never set."""
        return await self._preferences.load(
            (owner, owner_id), partial(self._read_preferences, owner, owner_id)
        )

    async def _read_preferences(self, owner: PreferencesOwner, owner_id: int) -> Preferences:
        table = schema.preferences.c
        columns = [table[field.name] for field in fields(Preferences)]
        for row in await self.rows(
            select(*columns).where(table.owner == owner.value, table.of == owner_id)
        ):
            company = Level(row.company) if row.company in set(Level) else None
            audience = Audience(row.profile) if row.profile in set(Audience) else None
            return Preferences(**{**row._mapping, "company": company, "profile": audience})
        return Preferences()

    async def update_preferences(
        self, owner: PreferencesOwner, owner_id: int, changes: Mapping[str, bool | str | None]
    ) -> None:
        """Write some preferences; the others stay, even if they are being changed at the same
        time.
        """
        defaults = {"owner": owner.value, "of": owner_id, **asdict(Preferences())}
        with self._preferences.writing((owner, owner_id)):
            await self.write(
                lambda connection: update_columns(connection, schema.preferences, defaults, changes)
            )

    async def avoid(self, user: int, other: int, now: int) -> bool:
        """Store that a person does not want another one at their tables.

        Returns False if they avoid `MOST_AVOIDED` people already.
        """
        mark = person_marks.mark_of_avoided(self._mark_key, user, other)

        def work(connection: Connection) -> bool:
            columns = schema.avoided_people.c
            marks = set(connection.scalars(select(columns.mark).where(columns.user == user)))
            if mark not in marks and len(marks) >= MOST_AVOIDED:
                return False
            connection.execute(
                insert(connection, schema.avoided_people)
                .values({"user": user, "mark": mark, "at": now})
                .on_conflict_do_nothing()
            )
            return True

        return await self.write(work)

    async def stop_avoiding(self, user: int, marks: Collection[str]) -> None:
        """Take the people with these marks off a person's list of avoided people."""
        columns = schema.avoided_people.c
        await self.execute(
            delete(schema.avoided_people).where(columns.user == user, columns.mark.in_(marks))
        )

    async def avoided_people(self, user: int, guild: int | None) -> Sequence[AvoidedPerson]:
        """Return the people that a person avoids, in the order of their entry, with names as far as
        this server knows them.
        """

        def work(connection: Connection) -> Sequence[AvoidedPerson]:
            columns, members = schema.avoided_people.c, schema.members.c
            rows = connection.execute(
                select(columns.mark, columns.at)
                .where(columns.user == user)
                .order_by(columns.at, columns.mark)
            ).all()
            marks = {row.mark for row in rows}
            here = connection.scalars(select(members.user).where(members.guild == guild)).all()
            known = {
                other: mark
                for other in here
                if (mark := person_marks.mark_of_avoided(self._mark_key, user, other)) in marks
            }
            names = _load_names(connection, guild or 0, known)
            by_mark = {known[other]: name for other, name in names.items()}
            return [AvoidedPerson(row.mark, row.at, by_mark.get(row.mark)) for row in rows]

        return await self.read(work)

    async def is_avoided(self, user: int, others: Collection[int]) -> bool:
        """Return whether one of the others does not want a person at their tables."""
        columns = schema.avoided_people.c
        marks = (
            (other, person_marks.mark_of_avoided(self._mark_key, other, user)) for other in others
        )
        noted = [and_(columns.user == other, columns.mark == mark) for other, mark in marks]
        return bool(noted) and bool(await self.rows(select(columns.at).where(or_(*noted)).limit(1)))

    async def level_progress(self, user: int) -> Mapping[str, LevelProgress]:
        """Return the levels of a person's bots, by game.

        A game is left out if no round of it has counted.
        """
        columns = schema.level_progress.c
        query = select(columns.game, columns.level, columns.recent).where(columns.user == user)
        return {
            row.game: progress
            for row in await self.rows(query)
            if (progress := level_of(row._asdict())) is not None
        }

    async def ratings(self, guild: int, user: int) -> Mapping[str, Rating]:
        """Return a person's ratings on a server by game, also those that are not shown yet."""
        columns = schema.ratings.c
        rows = await self.rows(
            select(schema.ratings).where(
                columns.guild == guild, columns.user == user, columns.played > 0
            )
        )
        return {row.game: rating_of(row._asdict()) for row in rows}

    async def deals_played(self, game: str, users: Collection[int]) -> Mapping[int, int]:
        """Return how many deals of a game people have played to the end, on all servers; those
        without any are left out.
        """
        played = await self._deals.load_many([(game, user) for user in users], self._read_deals)
        return {user: number for (_, user), number in played.items() if number}

    async def _read_deals(
        self, players: Collection[tuple[str, int]]
    ) -> Mapping[tuple[str, int], int]:
        columns, (game, _) = schema.rounds_played.c, next(iter(players))
        rows = await self.rows(
            select(columns.user, columns.played).where(
                columns.game == game, columns.user.in_(sorted(user for _, user in players))
            )
        )
        return {**dict.fromkeys(players, 0), **{(game, row.user): row.played for row in rows}}

    async def puzzle_answer(self, user: int, day: int) -> PuzzleAnswer | None:
        """Return what a person answered on a day."""
        return await self.read(lambda connection: _load_answer(connection, user, day))

    async def answer_puzzle(self, answer: PuzzleAnswer) -> PuzzleAnswer:
        """Store an answer, and return the one that counts: the first."""

        def work(connection: Connection) -> PuzzleAnswer:
            connection.execute(
                insert(connection, puzzle_answers).values(asdict(answer)).on_conflict_do_nothing()
            )
            return _load_answer(connection, answer.user, answer.day) or answer

        return await self.write(work)

    async def puzzle_answers(self, user: int, until: int) -> Sequence[PuzzleAnswer]:
        """Return what a person answered up to the puzzle of a day, the latest first."""
        columns = puzzle_answers.c
        query = select(puzzle_answers).where(columns.user == user, columns.day <= until)
        return [
            PuzzleAnswer(**row._mapping)
            for row in await self.rows(query.order_by(columns.day.desc()))
        ]

    async def puzzle_count(self, day: int) -> PuzzleCount:
        """Return how many people have tried the puzzle of a day."""
        columns = puzzle_answers.c
        query = (
            select(columns.right, func.count().label("people"))
            .where(columns.day == day)
            .group_by(columns.right)
        )
        people = {row.right: row.people for row in await self.rows(query)}
        return PuzzleCount(sum(people.values()), people.get(True, 0))

    async def servers_awaiting_puzzle(self, day: int) -> Sequence[GuildSettings]:
        """Return the servers of this process that want a puzzle posted, and where that of this
        day has not been posted yet.
        """
        columns = guilds.c
        is_due = columns.puzzle_posted.is_(None) | (columns.puzzle_posted < day)
        query = (
            select(guilds)
            .where(columns.puzzle_channel.is_not(None), is_due)
            .order_by(columns.guild)
        )
        return [
            GuildSettings(**row._mapping)
            for row in await self.rows(query)
            if self._shards.owns(row.guild)
        ]


def _load_names(
    connection: Connection, guild: int, users: Collection[int]
) -> Mapping[int, MemberName]:
    """Return people's names: the server's own name for them, which no other server learns, and
    their username.
    """
    people, members = schema.people.c, schema.members.c
    usernames = {
        row.user: row.username
        for row in connection.execute(
            select(people.user, people.username).where(people.user.in_(users))
        )
    }
    names = {user: MemberName(username=username) for user, username in usernames.items()}
    for row in connection.execute(
        select(members.user, members.name).where(members.guild == guild, members.user.in_(users))
    ):
        names[row.user] = MemberName(row.name, usernames.get(row.user, ""))
    return names


def _storable(hostile: str) -> str:
    """Return the text without what a database refuses: NUL and halves of surrogate pairs."""
    return hostile.replace("\0", "").encode("utf-8", "replace").decode()


def _load_answer(connection: Connection, user: int, day: int) -> PuzzleAnswer | None:
    columns = puzzle_answers.c
    query = select(puzzle_answers).where(columns.user == user, columns.day == day)
    row = connection.execute(query).first()
    return None if row is None else PuzzleAnswer(**row._mapping)
