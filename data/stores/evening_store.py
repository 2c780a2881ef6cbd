"""Planned evenings and who has signed up for them."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, fields
from functools import partial
from typing import Any, Unpack

from sqlalchemy import Connection, Row, Select, delete, func, select, update

from data import schema
from data.database.upserts import insert
from data.stores.owned_tables import of_shards
from data.stores.store_base import SqlStoreBase
from tables.service.evening_store import EveningChanges
from tables.state.evenings import LIVE_STEPS, Evening, EveningStep

ONE, GUEST, WISH = schema.evenings.c, schema.evening_guests.c, schema.wishes.c
COLUMNS = [ONE[field.name] for field in fields(Evening)]


class SqlEveningStore(SqlStoreBase):
    """Evenings in the database (`tables.service.evening_store.EveningStore`)."""

    async def create_evening(self, evening: Evening, now: int) -> None:
        guest = {"evening": evening.id, "user": evening.by, "guild": evening.guild, "at": now, "reminded": False}

        def work(connection: Connection) -> None:
            connection.execute(schema.evenings.insert().values(asdict(evening)))
            connection.execute(schema.evening_guests.insert().values(guest))

        await self.write(work)

    async def evening(self, evening_id: str) -> Evening | None:
        return next(iter(await self._evenings(select(*COLUMNS).where(ONE.id == evening_id))), None)

    async def evenings(self, guild: int) -> Sequence[Evening]:
        live = select(*COLUMNS).where(ONE.guild == guild, ONE.step.in_(LIVE_STEPS))
        return await self._evenings(live.order_by(ONE.starts_at, ONE.id))

    async def change_evening(self, evening_id: str, steps: Collection[EveningStep], **changes: Unpack[EveningChanges]) -> bool:
        at_step = update(schema.evenings).where(ONE.id == evening_id, ONE.step.in_(steps))
        values = {**changes, "version": ONE.version + 1}
        return await self.write(lambda connection: connection.execute(at_step.values(values)).rowcount > 0)

    async def move_evening(self, evening_id: str, starts_at: int, due: int) -> None:
        values = {"starts_at": starts_at, "due": due, "step": EveningStep.PLANNED}
        moved = update(schema.evenings).where(ONE.id == evening_id).values(values)
        guests = update(schema.evening_guests).where(GUEST.evening == evening_id)

        def work(connection: Connection) -> None:
            if _count_version(connection, evening_id):
                connection.execute(moved)
                connection.execute(guests.values(reminded=False))

        await self.write(work)

    async def note_evening_message(self, evening_id: str, message: int | None, version: int) -> None:
        noted = update(schema.evenings).where(ONE.id == evening_id).values(message=message, shown=version)
        await self.write(lambda connection: connection.execute(noted))

    async def due_evenings(self, until: int) -> Sequence[Evening]:
        due = select(*COLUMNS).where(ONE.due <= until, of_shards(ONE.guild, self.shards))
        return await self._evenings(due.order_by(ONE.due, ONE.id))

    async def outdated_evenings(self) -> Sequence[Evening]:
        return await self._evenings(select(*COLUMNS).where(ONE.shown < ONE.version, of_shards(ONE.guild, self.shards)))

    async def evenings_with_open_event(self) -> Sequence[Evening]:
        return await self._evenings(
            select(*COLUMNS).where(ONE.event.is_not(None), ONE.due.is_(None), of_shards(ONE.guild, self.shards))
        )

    async def sign_up(self, evening_id: str, user: int, now: int, most: int) -> bool:
        return await self.write(partial(_sign_up, evening_id=evening_id, user=user, most=most, now=now))

    async def sign_off(self, evening_id: str, user: int) -> bool:
        deletion = delete(schema.evening_guests).where(GUEST.evening == evening_id, GUEST.user == user)

        def work(connection: Connection) -> bool:
            is_live = _count_version(connection, evening_id)
            return is_live and connection.execute(deletion).rowcount > 0

        return await self.write(work)

    async def guests(self, evening_id: str) -> Sequence[int]:
        query = select(GUEST.user).where(GUEST.evening == evening_id).order_by(GUEST.at, GUEST.user)
        return [row.user for row in await self.rows(query)]

    async def claim_reminder(self, evening_id: str, user: int) -> bool:
        mine = update(schema.evening_guests).where(GUEST.evening == evening_id, GUEST.user == user, GUEST.reminded.is_(False))
        return await self.write(lambda connection: connection.execute(mine.values(reminded=True)).rowcount > 0)

    async def add_wish(self, guild: int, user: int, game: str) -> None:
        row = {"guild": guild, "user": user, "game": game, "told_at": 0}
        await self.write(
            lambda connection: connection.execute(insert(connection, schema.wishes).values(row).on_conflict_do_nothing())
        )

    async def remove_wish(self, guild: int, user: int, game: str) -> None:
        deletion = delete(schema.wishes).where(WISH.guild == guild, WISH.user == user, WISH.game == game)
        await self.write(lambda connection: connection.execute(deletion))

    async def claim_notices(self, guild: int, game: str, now: int, *, before: int, most: int) -> Sequence[int]:
        here = (WISH.guild == guild, WISH.game == game)
        waiting = select(WISH.user).where(*here, WISH.told_at < before).order_by(WISH.told_at, WISH.user).limit(most)

        def work(connection: Connection) -> Sequence[int]:
            users = connection.scalars(waiting.with_for_update()).all()
            connection.execute(update(schema.wishes).where(*here, WISH.user.in_(users)).values(told_at=now))
            return users

        return await self.write(work)

    async def claim_invitation(self, guild: int, now: int, span: int) -> int:
        one = schema.guilds.c

        def work(connection: Connection) -> int:
            last: int | None = connection.scalar(select(one.invited_at).where(one.guild == guild).with_for_update())
            if last is not None and last <= now < last + span:
                return last + span
            connection.execute(update(schema.guilds).where(one.guild == guild).values(invited_at=now))
            return 0

        return await self.write(work)

    async def erase_evenings(self, before: int) -> None:
        old = select(ONE.id).where(ONE.starts_at < before)

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.evening_guests).where(GUEST.evening.in_(old)))
            connection.execute(delete(schema.evenings).where(ONE.starts_at < before))

        await self.write(work)

    async def _evenings(self, query: Select[*tuple[Any, ...]]) -> Sequence[Evening]:
        return [_evening(row) for row in await self.rows(query)]


def _evening(row: Row[*tuple[Any, ...]]) -> Evening:
    return Evening(**{**row._mapping, "step": EveningStep(row.step)})


def _count_version(connection: Connection, evening_id: str) -> bool:
    """Count a version of a plan, and lock its row. Returns False if the plan has ended."""
    live = update(schema.evenings).where(ONE.id == evening_id, ONE.step.in_(LIVE_STEPS))
    return connection.execute(live.values(version=ONE.version + 1)).rowcount > 0


def _sign_up(connection: Connection, evening_id: str, user: int, now: int, most: int) -> bool:
    if not _count_version(connection, evening_id):
        return False
    if (connection.scalar(select(func.count()).where(GUEST.evening == evening_id)) or 0) >= most:
        return False
    guild = connection.scalar(select(ONE.guild).where(ONE.id == evening_id))
    row = {"evening": evening_id, "user": user, "guild": guild, "at": now, "reminded": False}
    added = insert(connection, schema.evening_guests).values(row).on_conflict_do_nothing()
    return connection.execute(added).rowcount > 0
