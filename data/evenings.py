"""Planned evenings and who has signed up for them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, fields
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select, update

from data import schema
from data.database.database import insert
from data.shards import of_shards
from data.transactions_and_caches import ShardTransactions
from tables.state.evening_times_and_limits import LIVE_STEPS, Evening, EveningStep

ONE, GUEST, WISH = schema.evenings.c, schema.evening_guests.c, schema.wishes.c
COLUMNS = [ONE[field.name] for field in fields(Evening)]


class Evenings(ShardTransactions):
    """Planned evenings, who has signed up, and who wants to be told of open tables."""

    async def create_evening(self, evening: Evening, now: int, press: int) -> None:
        """Store a new plan. Its maker has signed up, by the interaction `press`."""
        guest = {
            "evening": evening.id,
            "user": evening.by,
            "guild": evening.guild,
            "at": now,
            "press": press,
            "reminded": False,
        }

        def work(connection: Connection) -> None:
            connection.execute(schema.evenings.insert().values(asdict(evening)))
            connection.execute(schema.evening_guests.insert().values(guest))

        await self.write(work)

    async def evening(self, evening_id: str) -> Evening | None:
        """Return a plan, also one that has ended."""
        return next(iter(await self._evenings(select(*COLUMNS).where(ONE.id == evening_id))), None)

    async def evenings(self, guild: int) -> Sequence[Evening]:
        """Return the plans of a server that have not ended, the next first."""
        return await self._evenings(
            select(*COLUMNS)
            .where(ONE.guild == guild, ONE.step.in_(LIVE_STEPS))
            .order_by(ONE.starts_at, ONE.id)
        )

    async def change_evening(
        self, evening_id: str, steps: Collection[EveningStep], **changes: Any
    ) -> bool:
        """Write some columns of a plan if it is at one of these steps, and count a version.

        Returns False if it is not.
        """
        at_step = update(schema.evenings).where(ONE.id == evening_id, ONE.step.in_(steps))
        return await self.execute(at_step.values({**changes, "version": ONE.version + 1})) > 0

    async def move_evening(self, evening_id: str, starts_at: int, due: int) -> None:
        """Move a plan that has not ended to another time.

        Everybody who has signed up is reminded (again), at `due`.
        """
        moved = (
            update(schema.evenings)
            .where(ONE.id == evening_id)
            .values({"starts_at": starts_at, "due": due, "step": EveningStep.PLANNED})
        )
        guests = update(schema.evening_guests).where(GUEST.evening == evening_id)

        def work(connection: Connection) -> None:
            if _count_version(connection, evening_id):
                connection.execute(moved)
                connection.execute(guests.values(reminded=False))

        await self.write(work)

    async def note_evening_message(
        self, evening_id: str, message: int | None, version: int
    ) -> None:
        """Store the message of a plan, or None if it cannot be posted, and the version that it
        shows.
        """
        await self.execute(
            update(schema.evenings)
            .where(ONE.id == evening_id)
            .values(message=message, shown=version)
        )

    async def due_evenings(self, until: int) -> Sequence[Evening]:
        """Return the plans whose next step is due by `until`, the earliest first."""
        return await self._evenings(
            select(*COLUMNS)
            .where(ONE.due <= until, of_shards(ONE.guild, self._shards))
            .order_by(ONE.due, ONE.id)
        )

    async def outdated_evenings(self) -> Sequence[Evening]:
        """Return the plans whose message shows an older version, or is missing."""
        return await self._evenings(
            select(*COLUMNS).where(ONE.shown < ONE.version, of_shards(ONE.guild, self._shards))
        )

    async def show_again(self, **columns: int | str) -> None:
        """Let the messages of all plans with these values of columns be brought up to date."""
        await self.execute(
            update(schema.evenings).filter_by(**columns).values(version=ONE.version + 1)
        )

    async def evenings_with_open_event(self) -> Sequence[Evening]:
        """Return the plans that have ended but whose event is still to be started or removed."""
        return await self._evenings(
            select(*COLUMNS).where(
                ONE.event.is_not(None), ONE.due.is_(None), of_shards(ONE.guild, self._shards)
            )
        )

    async def sign_up(self, evening_id: str, user: int, now: int, most: int, press: int) -> bool:
        """Sign a person up, by the interaction `press`.

        Returns False if the plan has ended, they are signed up, or `most` are.
        """
        return await self.write(
            partial(_sign_up, evening_id=evening_id, user=user, most=most, now=now, press=press)
        )

    async def sign_off(self, evening_id: str, user: int) -> bool:
        """Take back that a person has signed up.

        Returns False if the plan has ended or they are not signed up.
        """
        deletion = delete(schema.evening_guests).where(
            GUEST.evening == evening_id, GUEST.user == user
        )

        def work(connection: Connection) -> bool:
            return (
                _count_version(connection, evening_id) and connection.execute(deletion).rowcount > 0
            )

        return await self.write(work)

    async def guests(self, evening_id: str) -> Sequence[int]:
        """Return the people who have signed up, in this order."""
        return [
            row.user
            for row in await self.rows(
                select(GUEST.user).where(GUEST.evening == evening_id).order_by(GUEST.at, GUEST.user)
            )
        ]

    async def set_partner(
        self, evening_id: str, user: int, partner: int | None = None
    ) -> int | None:
        """Store the partner that a person wants for a team, and return their partner of choice.

        Without a `partner` it is their earlier choice, or else the first person who wants them. An
        earlier choice gives way if that person has gone or chosen another one.
        """
        here = GUEST.evening == evening_id
        query = select(GUEST.user, GUEST.partner).where(here).order_by(GUEST.at)

        def work(connection: Connection) -> int | None:
            wanted = {row.user: row.partner for row in connection.execute(query)}
            earlier = wanted.get(user)
            is_open = earlier in wanted and wanted[earlier] in (None, user)
            wanting = next((other for other, choice in wanted.items() if choice == user), earlier)
            chosen = partner or (earlier if is_open else wanting)
            connection.execute(
                update(schema.evening_guests).where(here, GUEST.user == user).values(partner=chosen)
            )
            return chosen

        return await self.write(work)

    async def teams(self, evening_id: str) -> Mapping[int, int]:
        """Return the partner of each person in a team: two people who want each other."""
        query = select(GUEST.user, GUEST.partner).where(
            GUEST.evening == evening_id, GUEST.partner != GUEST.user
        )
        wanted = {row.user: row.partner for row in await self.rows(query.order_by(GUEST.user))}
        return {user: other for user, other in wanted.items() if wanted.get(other) == user}

    async def claim_reminder(self, evening_id: str, user: int, starts_at: int) -> bool:
        """Note that a person is being reminded of a plan that begins at `starts_at`.

        Returns False if that is noted already (each is reminded once), or if the plan has moved.
        """
        unmoved = select(ONE.id).where(ONE.id == evening_id, ONE.starts_at == starts_at)
        change = update(schema.evening_guests).where(
            GUEST.evening == unmoved.scalar_subquery(),
            GUEST.user == user,
            GUEST.reminded.is_(False),
        )
        return await self.execute(change.values(reminded=True)) > 0

    async def note_reminded(self, evening: Evening) -> None:
        """Note that all guests have been reminded of a plan, unless it has moved meanwhile."""
        unmoved = update(schema.evenings).where(
            ONE.id == evening.id,
            ONE.step == EveningStep.PLANNED,
            ONE.starts_at == evening.starts_at,
        )
        await self.execute(
            unmoved.values(step=EveningStep.REMINDED, due=ONE.starts_at, version=ONE.version + 1)
        )

    async def add_wish(self, guild: int, user: int, game: str) -> None:
        """Store that a person wants to be told when a table of a game opens on a server."""
        await self.write(
            lambda connection: connection.execute(
                insert(connection, schema.wishes)
                .values({"guild": guild, "user": user, "game": game, "told_at": 0})
                .on_conflict_do_nothing()
            )
        )

    async def remove_wish(self, guild: int, user: int, game: str) -> None:
        """Delete the wish to be told when a table of a game opens."""
        await self.execute(
            delete(schema.wishes).where(WISH.guild == guild, WISH.user == user, WISH.game == game)
        )

    async def people_to_notify(self, guild: int, game: str, before: int) -> Sequence[int]:
        """Return people who want to be told of open tables, and were last told before a time, the
        longest ago first.
        """
        return [
            row.user
            for row in await self.rows(
                select(WISH.user)
                .where(WISH.guild == guild, WISH.game == game, WISH.told_at < before)
                .order_by(WISH.told_at, WISH.user)
            )
        ]

    async def claim_notice(
        self, guild: int, game: str, user: int, *, before: int, now: int
    ) -> bool:
        """Note that a person is being told of an open table.

        Returns False if they have been told since the time `before`.
        """
        wish = update(schema.wishes).where(
            WISH.guild == guild, WISH.game == game, WISH.user == user, WISH.told_at < before
        )
        return await self.execute(wish.values(told_at=now)) > 0

    async def _evenings(self, query: Select[*tuple[Any, ...]]) -> Sequence[Evening]:
        return [
            Evening(**{**row._mapping, "step": EveningStep(row.step)})
            for row in await self.rows(query)
        ]


def _count_version(connection: Connection, evening_id: str) -> bool:
    """Count a version of a plan, and lock its row. Returns False if the plan has ended."""
    live = update(schema.evenings).where(ONE.id == evening_id, ONE.step.in_(LIVE_STEPS))
    return connection.execute(live.values(version=ONE.version + 1)).rowcount > 0


def _sign_up(
    connection: Connection, evening_id: str, user: int, *, now: int, most: int, press: int
) -> bool:
    if not _count_version(connection, evening_id):
        return False
    if (connection.scalar(select(func.count()).where(GUEST.evening == evening_id)) or 0) >= most:
        return False
    guild = connection.scalar(select(ONE.guild).where(ONE.id == evening_id))
    row = {
        "evening": evening_id,
        "user": user,
        "guild": guild,
        "at": now,
        "press": press,
        "reminded": False,
    }
    added = insert(connection, schema.evening_guests).values(row).on_conflict_do_nothing()
    return connection.execute(added).rowcount > 0
