"""Tournaments that have begun: their stage, their people, who sits where, and what came of it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, or_, select, update

from data import schema
from data.database.database import Database
from data.database.upserts import insert, replace
from data.shards import Shards, of_shards
from data.transactions import Transactions
from tables.people.evenings import Evening
from tables.tournaments.public_tournament import RUNNING, Call, Place, Stage
from tables.tournaments.tournament import Entrant, Tournament

ONE, ENTRANT, PLACE, FIELD, CALL = (
    schema.tournaments.c,
    schema.entrants.c,
    schema.round_places.c,
    schema.house_fields.c,
    schema.round_calls.c,
)
ENTRANT_COLUMNS: Final = (ENTRANT.user, ENTRANT.press, ENTRANT.out)
PLACE_COLUMNS: Final = (
    PLACE.round,
    PLACE.table,
    PLACE.seat,
    PLACE.user,
    PLACE.result,
    PLACE.score,
)


class Tournaments(Transactions):
    """Tournaments. A step is stored only if the stage is still the one that it was made from."""

    def __init__(self, database: Database, shards: Shards) -> None:
        super().__init__(database)
        self._shards = shards

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
        """Begin a tournament with the people who have signed up for its plan."""
        guest = schema.evening_guests.c

        def work(connection: Connection) -> None:
            if not _step(connection, planned, Stage.BREAK, now):
                return
            signed_up = select(guest.user, guest.press).where(
                guest.evening == planned.id, guest.user.not_in(_players_elsewhere(planned.id))
            )
            for user, press in connection.execute(signed_up).all():
                _add_entrant(connection, guild, planned.id, Entrant(user, press))

        await self.write(work)

    async def others(self, plan: Evening) -> Sequence[int]:
        """Return the channels of the tournaments that run on the server of a plan."""
        other = schema.evenings.c
        query = select(other.channel).join_from(
            schema.evenings, schema.tournaments, other.id == ONE.id
        )
        running = query.where(ONE.guild == plan.guild, ONE.stage.in_(RUNNING), ONE.id != plan.id)
        return [row.channel for row in await self.rows(running)]

    async def tournament(self, tournament_id: str) -> Tournament | None:
        """Return a tournament, also one that has ended."""
        query = select(schema.tournaments).where(ONE.id == tournament_id)
        return next(map(_tournament, await self.rows(query)), None)

    async def running(self) -> Sequence[tuple[int, Tournament]]:
        """Return the tournaments of this process that have not ended, with their servers."""
        query = select(schema.tournaments).where(ONE.stage.in_(RUNNING))
        rows = await self.rows(query.where(of_shards(ONE.guild, self._shards)).order_by(ONE.id))
        return [(row.guild, _tournament(row)) for row in rows]

    async def entrants(self, tournament_id: str) -> Sequence[Entrant]:
        """Return the people of a tournament, also those who have left it."""
        query = select(*ENTRANT_COLUMNS).where(ENTRANT.tournament == tournament_id)
        return [Entrant(*row) for row in await self.rows(query.order_by(ENTRANT.user))]

    async def enter(self, guild: int, tournament_id: str, user: int) -> bool:
        """Add a person to a tournament that has begun, or let them come back.

        Returns False if they play in another one.
        """

        def work(connection: Connection) -> bool:
            if user in connection.scalars(_players_elsewhere(tournament_id)).all():
                return False
            back = update(schema.entrants).where(
                ENTRANT.tournament == tournament_id, ENTRANT.user == user
            )
            if not connection.execute(back.values(out=False)).rowcount:
                _add_entrant(connection, guild, tournament_id, Entrant(user, 0))
            return True

        return await self.write(work)

    async def leave(self, tournament_id: str, users: Collection[int]) -> None:
        """Note that people have left a tournament."""
        await self.write(lambda connection: _take_out(connection, tournament_id, users))

    async def places(self, tournament_id: str) -> Sequence[Place]:
        """Return who has sat where, and what came of it, round by round."""
        query = select(*PLACE_COLUMNS).where(PLACE.tournament == tournament_id)
        order = PLACE.round, PLACE.table, PLACE.seat
        return [Place(*row) for row in await self.rows(query.order_by(*order))]

    async def table_of(self, tournament_id: str, user: int) -> str | None:
        """Return the id of the table where a person sits in the latest round, or None."""
        here = (PLACE.tournament == tournament_id, PLACE.user == user)
        query = select(PLACE.table).join_from(
            schema.round_places, schema.tournaments, PLACE.tournament == ONE.id
        )
        rows = await self.rows(query.where(*here, PLACE.round == ONE.round))
        return next((row.table for row in rows), None)

    async def change(self, before: Tournament, stage: Stage, due: int | None) -> bool:
        """Store a stage and when the next step is due. Returns False if somebody was quicker."""
        return await self.write(lambda connection: _step(connection, before, stage, due))

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
        before: Tournament,
        stage: Stage,
        due: int | None,
        *,
        results: Mapping[tuple[str, int], tuple[int, int]],
        leaving: Collection[int],
    ) -> bool:
        """Store results and scores by table and seat, and who has left during the round.

        Returns False if somebody was quicker.
        """

        def work(connection: Connection) -> bool:
            if not _step(connection, before, stage, due):
                return False
            for (table, seat), (result, score) in results.items():
                place = update(schema.round_places).where(
                    PLACE.tournament == before.id,
                    PLACE.round == before.round,
                    PLACE.table == table,
                    PLACE.seat == seat,
                )
                connection.execute(place.values(result=result, score=score))
            _take_out(connection, before.id, leaving)
            return True

        return await self.write(work)

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
        deletion = delete(schema.round_calls).where(CALL.message == message)
        await self.write(lambda connection: connection.execute(deletion))

    async def field(self, tournament_id: str, number: int) -> Sequence[tuple[int, ...]]:
        """Return the results by seat of each deal that the house's players have played of a
        round.
        """
        of_round = (FIELD.tournament == tournament_id, FIELD.round == number)
        query = select(FIELD.results).where(*of_round).order_by(FIELD.number)
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
    stage, called = Stage(row.stage), Call(row.called)
    secret = bytes.fromhex(row.secret)
    return Tournament(row.id, secret, stage, row.round, due=row.due, called=called)


def _players_elsewhere(tournament_id: str) -> Select[int]:
    """Return the query for the people who play in another tournament."""
    others = select(ONE.id).where(ONE.stage.in_(RUNNING), ONE.id != tournament_id)
    return select(ENTRANT.user).where(ENTRANT.tournament.in_(others), ENTRANT.out.is_(False))


def _step(
    connection: Connection, before: Tournament, stage: Stage, due: int | None, number: int = 0
) -> bool:
    """Store the next stage; count a version of the plan, whose message shows it."""
    step = update(schema.tournaments).where(
        ONE.id == before.id, ONE.stage == before.stage, ONE.round == before.round
    )
    values = {"stage": stage, "due": due, "round": number or before.round}
    if number:
        values["called"] = Call.NOBODY
    if not connection.execute(step.values(values)).rowcount:
        return False
    plan = schema.evenings.c
    shown = update(schema.evenings).where(plan.id == before.id)
    connection.execute(shown.values(version=plan.version + 1))
    return True


def _add_entrant(connection: Connection, guild: int, tournament_id: str, entrant: Entrant) -> None:
    row = {**asdict(entrant), "tournament": tournament_id, "guild": guild}
    connection.execute(insert(connection, schema.entrants).values(row).on_conflict_do_nothing())


def _take_out(connection: Connection, tournament_id: str, users: Collection[int]) -> None:
    leaving = update(schema.entrants).where(
        ENTRANT.tournament == tournament_id, ENTRANT.user.in_(users)
    )
    connection.execute(leaving.values(out=True))
