"""Tournaments that have begun: their stage, their people, who sits where, and what came of it."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, or_, select, update

from data import ledger, schema
from data.database.database import insert, replace
from data.exceptions import Conflict
from data.shards import of_shards
from data.transactions_and_caches import ShardTransactions
from games.parts.amounts import Chips, booked
from tables.chips import bookings, chip_accounts
from tables.chips.chip_accounts import NotEnoughChips
from tables.people.leaderboard_kinds import Season
from tables.state import calendar_days
from tables.state.evening_times_and_limits import LIVE_STEPS, Evening, EveningStep
from tables.state.phases import Presence
from tables.state.settlement import Kind, Row
from tables.tournaments.public_tournament import (
    RUNNING,
    Call,
    FinalPlace,
    Place,
    Stage,
    TournamentRecord,
)
from tables.tournaments.scores_and_prizes import prizes
from tables.tournaments.tournament import Entrant, Tournament

ONE, ENTRANT, PLACE, FINAL, FIELD, CALL = (
    schema.tournaments.c,
    schema.entrants.c,
    schema.round_places.c,
    schema.tournament_places.c,
    schema.house_fields.c,
    schema.round_calls.c,
)


class Tournaments(ShardTransactions):
    """Tournaments. A step is stored only if the stage is still the one that it was made from."""

    async def create(self, guild: int, tournament: Tournament) -> Tournament:
        """Store a tournament that is planned, and return it, or the one that is stored already."""
        row = {
            "id": tournament.id,
            "guild": guild,
            "secret": tournament.secret.hex(),
            "stage": tournament.stage,
            "round": tournament.round,
            "due": tournament.due,
            "called": tournament.called,
        }
        await self.write(
            lambda connection: connection.execute(
                insert(connection, schema.tournaments).values(row).on_conflict_do_nothing()
            )
        )
        stored = await self.tournament(tournament.id)
        assert stored is not None
        return stored

    async def begin(self, guild: int, planned: Tournament, now: int) -> None:
        """Begin a tournament with the people who have signed up for its plan, which ends."""
        guest, plan = schema.evening_guests.c, schema.evenings.c
        ended = (
            update(schema.evenings)
            .where(plan.id == planned.id, plan.step.in_(LIVE_STEPS))
            .values(step=EveningStep.OPENED, due=None)
        )

        def work(connection: Connection) -> None:
            is_live = connection.execute(ended).rowcount > 0
            if not is_live or not _step(connection, planned, Stage.BREAK, now):
                return
            signed_up = select(guest.user, guest.press).where(
                guest.evening == planned.id, guest.user.not_in(_players_elsewhere(planned.id))
            )
            for user, press in connection.execute(signed_up.order_by(guest.user)).all():
                with suppress(NotEnoughChips):  # raised before anything is written
                    _add_entrant(connection, guild, planned.id, Entrant(user, press), now)

        await self.write(work)

    async def others(self, plan: Evening) -> Sequence[int]:
        """Return the channels of the tournaments that run on the server of a plan."""
        other = schema.evenings.c
        running = (
            select(other.channel)
            .join_from(schema.evenings, schema.tournaments, other.id == ONE.id)
            .where(ONE.guild == plan.guild, ONE.stage.in_(RUNNING), ONE.id != plan.id)
        )
        return [row.channel for row in await self.rows(running)]

    async def tournament(self, tournament_id: str) -> Tournament | None:
        """Return a tournament, also one that has ended."""
        query = select(schema.tournaments).where(ONE.id == tournament_id)
        return next(map(_tournament, await self.rows(query)), None)

    async def unfinished(self) -> Sequence[tuple[int, Tournament]]:
        """Return the tournaments of this process that have not ended, or whose results have not
        been told, with their servers.
        """
        rows = await self.rows(
            select(schema.tournaments)
            .where(
                or_(ONE.stage.in_(RUNNING), ONE.due.is_not(None)),
                of_shards(ONE.guild, self._shards),
            )
            .order_by(ONE.id)
        )
        return [(row.guild, _tournament(row)) for row in rows]

    async def entrants(self, tournament_id: str) -> Sequence[Entrant]:
        """Return the people of a tournament, also those who have left it."""
        query = select(ENTRANT.user, ENTRANT.press, ENTRANT.out).where(
            ENTRANT.tournament == tournament_id
        )
        return [Entrant(*row) for row in await self.rows(query.order_by(ENTRANT.user))]

    async def enter(self, guild: int, tournament_id: str, user: int, now: int) -> bool:
        """Add a person to a tournament that has begun, or let them come back.

        Returns False if they play in another one. Raises `NotEnoughChips`, and `Conflict` if no
        round follows any more.
        """
        plan = schema.evenings.c
        with_rounds = (
            select(ONE.id)
            .join_from(schema.tournaments, schema.evenings, plan.id == ONE.id)
            .where(ONE.id == tournament_id, ONE.stage.in_(RUNNING), ONE.round < plan.rounds)
            .with_for_update()
        )

        def work(connection: Connection) -> bool:
            if connection.scalar(with_rounds) is None:
                raise Conflict
            if user in connection.scalars(_players_elsewhere(tournament_id)).all():
                return False
            back = update(schema.entrants).where(
                ENTRANT.tournament == tournament_id, ENTRANT.user == user
            )
            if not connection.execute(back.values(out=False)).rowcount:
                _add_entrant(connection, guild, tournament_id, Entrant(user, 0), now)
            return True

        return await self.write(work)

    async def leave(self, tournament_id: str, users: Collection[int]) -> None:
        """Note that people have left a tournament."""
        await self.write(lambda connection: _take_out(connection, tournament_id, users))

    async def places(self, tournament_id: str) -> Sequence[Place]:
        """Return who has sat where, and what came of it, round by round."""
        query = (
            select(*[PLACE[field.name] for field in fields(Place)])
            .where(PLACE.tournament == tournament_id)
            .order_by(PLACE.round, PLACE.table, PLACE.seat)
        )
        return [Place(*row) for row in await self.rows(query)]

    async def table_of(self, tournament_id: str, user: int) -> str | None:
        """Return the id of the table where a person sits in the latest round, or None."""
        rows = await self.rows(
            select(PLACE.table)
            .join_from(schema.round_places, schema.tournaments, PLACE.tournament == ONE.id)
            .where(PLACE.tournament == tournament_id, PLACE.user == user, PLACE.round == ONE.round)
        )
        return next((row.table for row in rows), None)

    async def change(self, before: Tournament, stage: Stage, due: int | None) -> bool:
        """Store a stage and when the next step is due. Returns False if somebody was quicker."""
        return await self.write(lambda connection: _step(connection, before, stage, due))

    async def end(
        self,
        guild: int,
        before: Tournament,
        stage: Stage,
        now: int,
        finals: Sequence[FinalPlace] = (),
    ) -> bool:
        """Store the end of a tournament, and pay out its entries: to the best, or back if nobody
        has a place. Returns False if somebody was quicker.
        """

        def work(connection: Connection) -> bool:
            is_first = _step(connection, before, stage, now)
            if is_first:
                _close(connection, guild, before, now, finals)
            return is_first

        return await self.write(work)

    async def begin_round(
        self, guild: int, before: Tournament, due: int, places: Iterable[Place]
    ) -> bool:
        """Store a round with its places. Returns False if somebody was quicker."""

        def work(connection: Connection) -> bool:
            if not _step(connection, before, Stage.ROUND, due, number=before.round + 1):
                return False
            rows = [{**asdict(place), "tournament": before.id, "guild": guild} for place in places]
            connection.execute(schema.round_places.insert(), rows)
            return True

        return await self.write(work)

    async def end_round(
        self,
        guild: int,
        before: Tournament,
        due: int | None,
        *,
        places: Iterable[Place],
        leaving: Collection[int],
        now: int,
        finals: Sequence[FinalPlace] = (),
    ) -> bool:
        """Store the scored places of a round, and who has left during it. Without a `due` it was
        the last one.

        Returns False if somebody was quicker.
        """

        def work(connection: Connection) -> bool:
            stage = Stage.ENDED if due is None else Stage.BREAK
            if not _step(connection, before, stage, now if due is None else due):
                return False
            for place in places:
                row = update(schema.round_places).where(
                    PLACE.tournament == before.id,
                    PLACE.round == place.round,
                    PLACE.table == place.table,
                    PLACE.seat == place.seat,
                )
                connection.execute(row.values(result=place.result, score=place.score))
            _take_out(connection, before.id, leaving)
            if due is None:
                _close(connection, guild, before, now, finals)
            return True

        return await self.write(work)

    async def record(self, guild: int, user: int) -> TournamentRecord | None:
        """Return the tournaments of a member that have ended, or None."""
        of_member = select(FINAL.rank, FINAL.people).where(FINAL.guild == guild, FINAL.user == user)
        rows = await self.rows(of_member.order_by(FINAL.rank, FINAL.people.desc()))
        return TournamentRecord(len(rows), rows[0].rank, rows[0].people) if rows else None

    async def last_ended(self, guild: int) -> str | None:
        """Return the id of the last tournament of a server that has final places, or None."""
        ended = select(FINAL.tournament).where(FINAL.guild == guild)
        rows = await self.rows(ended.order_by(FINAL.at.desc(), FINAL.tournament).limit(1))
        return next((row.tournament for row in rows), None)

    async def rounds_played(self, tournament_id: str) -> Counter[int]:
        """Return by user how many rounds of a tournament people have played themselves
        (`Row.played`).
        """
        row, settled = schema.results.c, schema.settlements.c
        same = and_(settled.guild == row.guild, settled.number == row.number)
        columns = (row.user, row.participant, row.ended, row.own_moves, row.moves)
        query = select(*columns).join_from(schema.results, schema.settlements, same)
        of_rounds = settled.table_id.in_(
            select(PLACE.table).where(PLACE.tournament == tournament_id)
        )
        people = (
            Row(user, seat, ended=Presence(ended), own_moves=own_moves, moves=moves)
            for user, seat, ended, own_moves, moves in await self.rows(
                query.where(of_rounds, settled.kind == Kind.DEAL)
            )
        )
        return Counter(person.user for person in people if person.played)

    async def later_table(self, tournament_id: str, user: int) -> str | None:
        """Return the id of a person's table for a deal of a tournament that is over."""
        tables = schema.tables.c
        query = select(tables.id).where(
            tables.tournament == tournament_id,
            tables.host == user,
            tables.id.not_in(select(PLACE.table).where(PLACE.tournament == tournament_id)),
        )
        return next((row.id for row in await self.rows(query)), None)

    async def winners(self, season: Season) -> Mapping[int, int]:
        """Return how many tournaments of a season people have won, those with most first."""
        begin, end = (
            calendar_days.start_of_day(
                calendar_days.months_later(season.start, months), season.zone
            )
            for months in (0, 1)
        )
        won = select(FINAL.user).where(
            FINAL.guild == season.guild,
            schema.TOURNAMENT_IS_WON,
            FINAL.at >= begin,
            FINAL.at < end,
        )
        rows = await self.rows(won.order_by(FINAL.at, FINAL.user))
        return dict(Counter(row.user for row in rows).most_common())

    async def note_call(self, plan: Evening, number: int, message: int) -> None:
        """Store a message that mentions people of a round."""
        row = {
            "tournament": plan.id,
            "guild": plan.guild,
            "round": number,
            "channel": plan.channel,
            "message": message,
        }
        await self.write(lambda connection: replace(connection, schema.round_calls, row))

    async def note_called(self, tournament: Tournament, called: Call) -> None:
        """Store which call of a round has been sent."""
        of_round = update(schema.tournaments).where(
            ONE.id == tournament.id, ONE.round == tournament.round
        )
        await self.write(lambda connection: connection.execute(of_round.values(called=called)))

    async def old_calls(self) -> Sequence[tuple[int, int]]:
        """Return channels and messages with mentions whose round is over."""
        is_over = or_(ONE.stage != Stage.ROUND, ONE.round != CALL.round)
        query = select(CALL.channel, CALL.message).join_from(
            schema.round_calls, schema.tournaments, CALL.tournament == ONE.id
        )
        owned = query.where(is_over, of_shards(CALL.guild, self._shards))
        return [(row.channel, row.message) for row in await self.rows(owned)]

    async def forget_call(self, message: int) -> None:
        """Remove a message with mentions that has been deleted."""
        await self.execute(delete(schema.round_calls).where(CALL.message == message))

    async def field(self, tournament_id: str, number: int) -> Sequence[tuple[int, ...]]:
        """Return the results by seat of each deal that the house's players have played of a
        round.
        """
        query = (
            select(FIELD.results)
            .where(FIELD.tournament == tournament_id, FIELD.round == number)
            .order_by(FIELD.number)
        )
        return [row.results for row in await self.rows(query)]

    async def add_to_field(
        self, guild: int, tournament: Tournament, number: int, results: tuple[int, ...]
    ) -> None:
        """Store what the house's players have made of a deal of the latest round."""
        row = {
            "tournament": tournament.id,
            "guild": guild,
            "round": tournament.round,
            "number": number,
            "results": results,
        }
        await self.write(lambda connection: replace(connection, schema.house_fields, row))


def _tournament(row: Any) -> Tournament:
    return Tournament(
        row.id,
        bytes.fromhex(row.secret),
        Stage(row.stage),
        row.round,
        due=row.due,
        called=Call(row.called),
    )


def _players_elsewhere(tournament_id: str) -> Select[int]:
    """Return the query for the people who play in another tournament."""
    others = select(ONE.id).where(ONE.stage.in_(RUNNING), ONE.id != tournament_id)
    return select(ENTRANT.user).where(ENTRANT.tournament.in_(others), ENTRANT.out.is_(False))


def _step(
    connection: Connection, before: Tournament, stage: Stage, due: int | None, number: int = 0
) -> bool:
    """Store the next stage, and count a version of the plan, whose message shows it. Another `due`
    alone counts none: in an outage it moves every second.
    """
    step = update(schema.tournaments).where(
        ONE.id == before.id, ONE.stage == before.stage, ONE.round == before.round
    )
    values = {"stage": stage, "due": due, "round": number or before.round}
    if number:
        values["called"] = Call.NOBODY
    is_first = connection.execute(step.values(values)).rowcount > 0
    if is_first and stage is not before.stage:
        plan = schema.evenings.c
        shown = update(schema.evenings).where(plan.id == before.id)
        connection.execute(shown.values(version=plan.version + 1))
    return is_first


def _add_entrant(
    connection: Connection, guild: int, tournament_id: str, entrant: Entrant, now: int
) -> None:
    """Add a person, who pays to enter. Raises `NotEnoughChips` before anything is written."""
    entry = connection.scalar(
        select(schema.evenings.c.entry).where(schema.evenings.c.id == tournament_id)
    )
    if entry:
        hc = booked(Chips(entry))
        transfer = bookings.tournament_entry(guild, entrant.user, tournament_id, hc)
        purse = schema.accounts.c
        query = select(purse.balance).where(purse.account == transfer.source).with_for_update()
        if (connection.scalar(query) or 0) < hc:
            raise NotEnoughChips(transfer.source)
        ledger.book(connection, (transfer,), guild, None, now)
    row = {**asdict(entrant), "tournament": tournament_id, "guild": guild}
    connection.execute(insert(connection, schema.entrants).values(row).on_conflict_do_nothing())


def _close(
    connection: Connection, guild: int, ended: Tournament, now: int, finals: Sequence[FinalPlace]
) -> None:
    """Store the final places; pay the prizes, or everything back if there are no places."""
    common = {"tournament": ended.id, "guild": guild, "at": now}
    people = connection.scalars(select(ENTRANT.user).where(ENTRANT.tournament == ended.id)).all()
    finals = [final for final in finals if final.user in people]  # others have been forgotten
    ranks = [1 + sum(other.rank < final.rank for other in finals) for final in finals]
    for final, rank in zip(finals, ranks, strict=True):
        connection.execute(
            schema.tournament_places.insert().values({**asdict(final), **common, "rank": rank})
        )
    pot = ledger.balance(connection, chip_accounts.table(ended.id))
    payouts = [
        bookings.tournament_prize(guild, final.user, ended.id, hc)
        for final, hc in zip(finals, prizes(ranks, pot), strict=True)
        if hc
    ]
    payouts = payouts or ledger.refunds(connection, ended.id, ended.round)
    ledger.book(connection, payouts, guild, None, now)


def _take_out(connection: Connection, tournament_id: str, users: Collection[int]) -> None:
    leaving = update(schema.entrants).where(
        ENTRANT.tournament == tournament_id, ENTRANT.user.in_(users)
    )
    connection.execute(leaving.values(out=True))
