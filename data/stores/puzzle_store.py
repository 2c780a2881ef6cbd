"""Answers to puzzles of the day."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, func, select

from data.database.upserts import insert
from data.schema import guilds, puzzle_answers
from data.stores.store_base import SqlStoreBase
from service.puzzle_answers import PuzzleAnswer, PuzzleCount
from tables.state.people import GuildSettings


class SqlPuzzleStore(SqlStoreBase):
    """Answers to puzzles in the database (`service.puzzle_answers.PuzzleStore`)."""

    async def puzzle_answer(self, user: int, day: int) -> PuzzleAnswer | None:
        return await self.read(lambda connection: _load(connection, user, day))

    async def answer_puzzle(self, answer: PuzzleAnswer) -> PuzzleAnswer:
        def work(connection: Connection) -> PuzzleAnswer:
            connection.execute(insert(connection, puzzle_answers).values(asdict(answer)).on_conflict_do_nothing())
            return _load(connection, answer.user, answer.day) or answer

        return await self.write(work)

    async def puzzle_days(self, user: int) -> Sequence[int]:
        columns = puzzle_answers.c
        rows = await self.rows(select(columns.day).where(columns.user == user, columns.right).order_by(columns.day))
        return [row.day for row in rows]

    async def puzzle_count(self, day: int) -> PuzzleCount:
        columns = puzzle_answers.c
        query = select(columns.right, func.count().label("people")).where(columns.day == day).group_by(columns.right)
        people = {row.right: row.people for row in await self.rows(query)}
        return PuzzleCount(sum(people.values()), people.get(True, 0))

    async def servers_awaiting_puzzle(self, day: int) -> Sequence[GuildSettings]:
        columns = guilds.c
        is_due = columns.puzzle_posted.is_(None) | (columns.puzzle_posted < day)
        query = select(guilds).where(columns.puzzle_channel.is_not(None), is_due).order_by(columns.guild)
        return [GuildSettings(**row._mapping) for row in await self.rows(query) if self.shards.owns(row.guild)]

    async def erase_puzzle_answers(self, days_before: int) -> None:
        await self.write(lambda connection: connection.execute(delete(puzzle_answers).where(puzzle_answers.c.day < days_before)))


def _load(connection: Connection, user: int, day: int) -> PuzzleAnswer | None:
    columns = puzzle_answers.c
    query = select(columns.user, columns.day, columns.choice, columns.right).where(columns.user == user, columns.day == day)
    row = connection.execute(query).first()
    return None if row is None else PuzzleAnswer(**row._mapping)
