"""Tournaments: beginning one, its rounds, and the house's field.

A step is stored before it is carried out, and carrying it out twice changes nothing. So a process
that is killed leaves nothing undone.
"""

import json
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from ai.levels import Level
from data.exceptions import Busy, ChannelTaken, Newer, Unreadable
from games import GAMES
from games.parts.chance import Chance, commitment, deal_seed
from service.tables import Tables, new_table_id
from tables.changes import clock_and_beats
from tables.changes.lobby import named_rules
from tables.chips.chip_accounts import NotEnoughChips
from tables.people.people import MemberName, Preset
from tables.state.change import Change, Context, Refused
from tables.state.evening_times_and_limits import MINUTE, Evening, EveningStep
from tables.state.phases import CloseReason
from tables.state.regulars import pick_regular
from tables.state.table import Chair, Table
from tables.tournaments import scores_and_prizes
from tables.tournaments.public_tournament import (
    Call,
    FinalPlace,
    Place,
    PublicTournament,
    Stage,
    Standing,
    can_enter,
)
from tables.tournaments.seating import seat_people
from tables.tournaments.tournament import (
    FIELD_DEALS,
    LONGEST_PAUSE,
    SEATS,
    Entrant,
    Tournament,
    fits_tournament,
    hurry,
    open_round_table,
    presses_of,
    round_secret,
    users_to_take_out,
)

FieldPlayer: TypeAlias = Callable[[Sequence[Table], Context], Awaitable[Sequence[tuple[int, ...]]]]

MOST_AT_ONCE: Final = 3  # tournaments of a server
FIELD_PATIENCE: Final = 8_000  # ms that the standing waits for the house's field


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament with its plan, its people and its places: what a step is made from."""

    plan: Evening
    tournament: Tournament
    entrants: Sequence[Entrant]
    places: Sequence[Place]

    @property
    def of_round(self) -> list[Place]:
        """The places of the latest round."""
        return [place for place in self.places if place.round == self.tournament.round]

    def place_of(self, user: int) -> Place | None:
        """Return where a person sits in the latest round."""
        return next((place for place in self.of_round if place.user == user), None)

    def entrant(self, user: int) -> Entrant | None:
        """Return a person who is in the tournament, or None."""
        return next(
            (entrant for entrant in self.entrants if entrant.user == user and not entrant.out), None
        )

    def public(self, names: Mapping[int, MemberName]) -> PublicTournament:
        """Return what everybody may know."""
        known = ((line, names.get(line.user, MemberName())) for line in self.standings)
        return PublicTournament(
            self.plan,
            self.tournament.stage,
            self.tournament.round,
            self.tournament.due,
            people=sum(not entrant.out and entrant.user > 0 for entrant in self.entrants),
            finished=self.finished_rounds,
            standings=tuple(
                replace(line, name=name.name, username=name.username) for line, name in known
            ),
            seal=commitment(self.tournament.secret),
        )

    @property
    def standings(self) -> Sequence[Standing]:
        """The standing after the last round that has a score, without names."""
        rounds = self.finished_rounds
        return scores_and_prizes.standings(self.entrants, self.places, rounds) if rounds else ()

    @property
    def finished_rounds(self) -> int:
        """The number of rounds that have a score."""
        return max((place.round for place in self.places if place.score is not None), default=0)


class Tournaments:
    """Takes the steps of tournaments, and lets people in and out.

    `play_out` lets Masters play tables to their end and returns the results by seat of each.
    """

    def __init__(self, tables: Tables, play_out: FieldPlayer) -> None:
        self._tables = tables
        self._play_out = play_out
        self._store = tables.store
        self.now = tables.now

    async def seal(self, plan: Evening) -> str:
        """Return the seal of a tournament. Its secret is drawn before anybody signs up."""
        return commitment((await self._sealed(plan)).secret)

    async def _sealed(self, plan: Evening) -> Tournament:
        return await self._store.tournaments.create(
            plan.guild, Tournament(plan.id, secrets.token_bytes(32))
        )

    async def begin(self, plan: Evening) -> EveningStep:
        """Begin the tournament of a plan; return how the plan ends."""
        evenings, servers, now = self._store.evenings, self._store.servers, self._tables.now()
        for guest in await evenings.guests(plan.id):
            if await servers.ban_of(plan.guild, guest, now) is not None:
                await evenings.sign_off(plan.id, guest)  # they would pay and could not play
        if not await evenings.guests(plan.id):
            return EveningStep.NOBODY
        tournament = await self._sealed(plan)
        if tournament.stage is not Stage.PLANNED:
            return EveningStep.OPENED
        others = await self._store.tournaments.others(plan)
        if plan.channel in others:
            return EveningStep.TAKEN
        if len(others) >= MOST_AT_ONCE:
            return EveningStep.REFUSED
        await self._store.tournaments.begin(plan.guild, tournament, now)
        latest = await evenings.evening(plan.id)  # it may have been cancelled in this moment
        return EveningStep.CANCELLED if latest is None else latest.step

    async def active(self) -> Sequence[tuple[int, Tournament]]:
        """Return the tournaments of this process whose round is played, or whose next step is
        due, with their servers. The last step is to tell the results.
        """
        return [
            (guild, tournament)
            for guild, tournament in await self._store.tournaments.unfinished()
            if tournament.stage is Stage.ROUND
            or (tournament.due is not None and tournament.due <= self._tables.now())
        ]

    async def contest(self, tournament_id: str) -> Contest | None:
        """Return a tournament that has begun, or None."""
        plan = await self._store.evenings.evening(tournament_id)
        tournament = await self._store.tournaments.tournament(tournament_id)
        if plan is None or tournament is None or tournament.stage is Stage.PLANNED:
            return None
        return Contest(
            plan,
            tournament,
            await self._store.tournaments.entrants(tournament_id),
            await self._store.tournaments.places(tournament_id),
        )

    async def public(self, contest: Contest) -> PublicTournament:
        """Return what everybody may know of a tournament."""
        return contest.public(
            await self._store.people.names(
                contest.plan.guild, [entrant.user for entrant in contest.entrants]
            )
        )

    async def enter(self, contest: Contest, user: int) -> None:
        """Let a person in, from the next round on. They miss those that have begun.

        Raises `Refused` if the last round has begun: they would pay and never play.
        """
        plan = contest.plan
        if not can_enter(contest.tournament.round, plan.rounds):
            raise Refused("tournament-outside", button="evening-enter", locale=plan.locale)
        if not any(entrant.user == user for entrant in contest.entrants):
            await self._tables.admission.require_entry(plan.guild, user, plan.entry)
        try:
            is_in = await self._store.tournaments.enter(
                plan.guild, contest.tournament.id, user, self._tables.now()
            )
        except NotEnoughChips:  # they have been spent this very moment
            raise Refused("chips-gone") from None
        if not is_in:
            raise Refused("tournament-elsewhere")

    async def leave(self, contest: Contest, user: int, *, removed: bool = False) -> None:
        """Take a person out; a substitute plays for them to the end of the round. Nobody is to
        blame for that who is `removed`.
        """
        await self._store.tournaments.leave(contest.tournament.id, [user])
        place = contest.place_of(user)
        if place is not None and place.score is None:
            with suppress(Refused):
                await self._tables.leave(place.table, user, removed=removed)

    async def stop(self, contest: Contest) -> None:
        """Stop a tournament. Tables that are being played are played to their end, and everybody
        has back what they have paid. `step` tries again at tables that are busy now.
        """
        if contest.tournament.running and await self._store.tournaments.end(
            contest.plan.guild, contest.tournament, Stage.STOPPED, self._tables.now()
        ):
            await self._wind_up(contest)

    async def _wind_up(self, contest: Contest) -> bool:
        """Let the tables of a stopped tournament be played to their end. Returns False if one was
        busy.
        """
        is_done = True
        for table_id in {place.table for place in contest.of_round}:
            try:
                with suppress(Refused, Unreadable, Newer):
                    await self._tables.wind_up(table_id, CloseReason.MODERATOR)
            except Busy:
                is_done = False
        return is_done

    async def pause(self, contest: Contest) -> bool:
        """Pause a tournament between two rounds. Returns whether it is paused then: a second press
        finds it so.
        """
        if contest.tournament.stage is Stage.BREAK:
            await self._store.tournaments.change(
                contest.tournament, Stage.PAUSED, self._tables.now() + LONGEST_PAUSE
            )
        latest = await self._store.tournaments.tournament(contest.tournament.id)
        return latest is not None and latest.stage is Stage.PAUSED

    async def resume(self, contest: Contest) -> None:
        """Let a paused tournament go on."""
        if contest.tournament.stage is Stage.PAUSED:
            await self._store.tournaments.change(
                contest.tournament, Stage.BREAK, self._tables.now()
            )

    async def hold(self, tournament: Tournament, ms: int) -> None:
        """Give a round some time back. `show_due` then shows when it ends."""
        if tournament.stage is Stage.ROUND and tournament.due is not None:
            await self._store.tournaments.change(tournament, Stage.ROUND, tournament.due + ms)

    async def credit(self, tournament: Tournament, until: int) -> None:
        """Give a round the time back that has passed since the last press until then at its tables,
        or since it began: nobody could play. A pause that is over begins again: nobody could end
        it.
        """
        if tournament.stage is Stage.PAUSED:
            await self._store.tournaments.change(
                tournament, Stage.PAUSED, self.now() + LONGEST_PAUSE
            )
        plan = await self._store.evenings.evening(tournament.id)
        if plan is not None and tournament.due is not None:
            tables = await self._store.tables.tables_of_tournament(tournament.id)
            began = tournament.due - plan.minutes * MINUTE
            last = max(
                [began, *[await self._store.tables.acted_at(table, until) for table in tables]]
            )
            await self.hold(tournament, self.now() - last)

    async def show_due(self, tournament: Tournament) -> None:
        """Let the message of a tournament show when the next step is due."""
        await self._store.evenings.show_again(id=tournament.id)

    async def table_of(self, tournament_id: str, user: int) -> Table | None:
        """Return the table of the latest round where a person plays, or None.

        Hundreds press *My hand* in the same minute: nothing else of the tournament is read.
        """
        table_id = await self._store.tournaments.table_of(tournament_id, user)
        table = None if table_id is None else await self._store.tables.readable_table(table_id)
        is_there = table is not None and table.live and table.seat_of(user) is not None
        return table if is_there else None

    async def awaited(self, contest: Contest) -> list[int]:
        """Return the people who have to act now at the tables of the latest round."""
        users: list[int] = []
        for table_id in dict.fromkeys(
            place.table for place in contest.of_round if place.score is None
        ):
            table = await self._store.tables.readable_table(table_id)
            users += clock_and_beats.awaited_people(table) if table is not None else ()
        return users

    async def call_due(self, tournament_id: str) -> tuple[Contest, Call] | None:
        """Return a tournament and the call that its round needs now, or None."""
        tournament = await self._store.tournaments.tournament(tournament_id)
        plan = await self._store.evenings.evening(tournament_id)
        if tournament is None or plan is None:
            return None
        call = tournament.call_due(self._tables.now(), plan.minutes * MINUTE)
        contest = None if call is None else await self.contest(tournament_id)
        return None if call is None or contest is None else (contest, call)

    async def proof(self, contest: Contest) -> bytes:
        """Return the file for `docs/verify.js`, as JSON text.

        It proves that all tables of a round had the same tiles, and the scores.
        """
        rounds = []
        for number in range(1, contest.finished_rounds + 1):
            tables = []
            of_round = [place for place in contest.places if place.round == number]
            for table_id in dict.fromkeys(place.table for place in of_round):
                table = await self._store.tables.readable_table(table_id)
                if table is not None and table.curve:
                    seats = [place for place in of_round if place.table == table_id]
                    tables.append(
                        {
                            "table": table_id,
                            "seal": commitment(table.secret),
                            "results": [place.result for place in seats],
                            "absent": scores_and_prizes.outcome_of(table).absent,
                            "scores": [place.score for place in seats],
                        }
                    )
            field = await self._store.tournaments.field(contest.tournament.id, number)
            rounds.append({"round": number, "tables": tables, "field": field})
        secret = contest.tournament.secret
        return json.dumps(
            {
                "tournament": contest.tournament.id,
                "seal": commitment(secret),
                "secret": secret.hex(),
                "presses": list(map(str, presses_of(contest.entrants))),
                "rounds": rounds,
            }
        ).encode()

    # ---- looking back

    async def best_deal(self, guild: int) -> tuple[Contest, int] | None:
        """Return the hand of the server's last tournament whose results differ most, as the
        tournament at that round and the seat. None if there is none.
        """
        tournament_id = await self._store.tournaments.last_ended(guild)
        contest = None if tournament_id is None else await self.contest(tournament_id)
        hand = None if contest is None else scores_and_prizes.most_different_hand(contest.places)
        if contest is None or hand is None:
            return None
        number, seat = hand
        return replace(contest, tournament=replace(contest.tournament, round=number, due=0)), seat

    async def later_table(self, contest: Contest, user: int) -> str:
        """Return the id of a person's table for a deal of a tournament that is over.

        It is a new one if they have none: they play it once.
        """
        return (
            await self._store.tournaments.later_table(contest.tournament.id, user) or new_table_id()
        )

    async def play_deal(self, contest: Contest, seat: int, user: int, table_id: str) -> Table:
        """Return a person's table for the deal of a round that is over; the others are Masters. It
        is opened if there is none.
        """
        table = await self._store.tables.readable_table(table_id)
        if table is None:
            users = [user if number == seat else None for number in range(SEATS)]
            names = await self._store.people.names(contest.plan.guild, [user])
            opened = self._table_of(
                contest,
                table_id,
                _chairs(users, names, contest.plan.game),
                await self._rules(contest),
            )
            await self._tables.commits.create(opened)
            table = opened.table
        return table

    async def compared(self, contest: Contest, seat: int, table: Table) -> Place:
        """Return what a person has made of a deal later, compared with all who held that hand."""
        number, outcome = contest.tournament.round, scores_and_prizes.outcome_of(table)
        rows = await self._store.tournaments.field(contest.tournament.id, number)
        others = [row[seat] for row in rows] + [
            place.result
            for place in contest.of_round
            if place.seat == seat and place.result is not None
        ]
        return Place(
            number,
            table.id,
            seat,
            table.chairs[seat].user,
            result=outcome.results[seat],
            score=scores_and_prizes.score_of(outcome, seat, others),
        )

    # ---- steps

    async def step(self, tournament_id: str, *, is_on_server: bool) -> Contest | None:
        """Begin or end a round if that is due. Return the tournament if a round has ended, or if it
        has ended, or been stopped and all its tables know: its results are to be told.

        A tournament that has been paused for too long is stopped, as is one of a server that the
        bot has left: else its people could neither play elsewhere nor have their chips back.
        """
        contest = await self.contest(tournament_id)
        if contest is None:
            return None
        now, tournament = self._tables.now(), contest.tournament
        if not tournament.running:
            is_over = tournament.stage is Stage.ENDED or await self._wind_up(contest)
            return contest if is_over else None
        if tournament.stage is Stage.ROUND and is_on_server:
            return await self._see_to_round(contest, now)
        is_due = tournament.due is not None and tournament.due <= now
        if not is_on_server or (tournament.stage is Stage.PAUSED and is_due):
            await self.stop(contest)
        elif is_due:
            await self._begin_round(contest)
        return None

    async def _begin_round(self, contest: Contest) -> None:
        """Seat everybody, and open the tables."""
        tournament, plan = contest.tournament, contest.plan
        number = tournament.round + 1
        users = [
            entrant.user
            for entrant in contest.entrants
            if not entrant.out
            and entrant.user > 0
            and await self._store.servers.ban_of(plan.guild, entrant.user, self._tables.now())
            is None
        ]
        if not users:
            await self._store.tournaments.end(
                plan.guild,
                tournament,
                Stage.ENDED,
                self._tables.now(),
                await self.finals(contest),
            )
            return
        chance = Chance(deal_seed(tournament.secret, users, number))
        in_teams = _in_teams(plan, await self._rules(contest))
        teams = await self._store.evenings.teams(plan.id) if in_teams else {}
        teams = {user: other for user, other in teams.items() if {user, other} <= {*users}}
        seated = seat_people(users, contest.places, chance, teams)
        places = [
            Place(number, table, seat, user)
            for table, chairs in ((new_table_id(), chairs) for chairs in seated)
            for seat, user in enumerate(chairs)
        ]
        if await self._store.tournaments.begin_round(
            plan.guild, tournament, self._tables.now() + plan.minutes * MINUTE, places
        ):
            begun = await self.contest(tournament.id)
            assert begun is not None
            await self._open_tables(begun, {})

    async def _see_to_round(self, contest: Contest, now: int) -> Contest | None:
        """Open tables that a killed process has not opened; end the round if all have ended, or
        hurry people if its time is up.
        """
        live = await self._store.tables.tables_of_tournament(contest.tournament.id)
        await self._open_tables(contest, live)
        ids = {place.table for place in contest.of_round}
        going_on = [table_id for table_id in ids if table_id not in live or live[table_id][0]]
        if going_on:
            if now >= (contest.tournament.due or now):
                for table_id in going_on:
                    with suppress(Busy, Refused):
                        await self._tables.commits.update(
                            table_id, partial(hurry, context=self._tables.commits.context())
                        )
            return None
        field = await self._store.tournaments.field(contest.tournament.id, contest.tournament.round)
        ended_at = max(live[table_id][1] for table_id in ids)
        if len(field) < FIELD_DEALS and now - ended_at < FIELD_PATIENCE:
            return None
        return await self._end_round(contest, field)

    async def _open_tables(self, contest: Contest, there: Collection[str]) -> None:
        """Open the tables of the latest round that are not there yet."""
        chairs: dict[str, list[int | None]] = {}
        for place in contest.of_round:
            if place.table not in there:
                chairs.setdefault(place.table, []).append(place.user)
        if not chairs:
            return
        users = [place.user for place in contest.of_round if place.user is not None]
        names = await self._store.people.names(contest.plan.guild, users)
        preset = await self._rules(contest)
        for table_id, seated in chairs.items():
            table = self._table_of(
                contest, table_id, _chairs(seated, names, contest.plan.game), preset
            )
            with suppress(ChannelTaken):  # somebody else has opened it
                await self._tables.commits.create(table)

    def _table_of(
        self, contest: Contest, table_id: str, chairs: Sequence[Chair], preset: Preset | None
    ) -> Change:
        """Return the change that opens a table of the latest round."""
        return open_round_table(
            table_id,
            chairs,
            contest.plan,
            contest.tournament,
            secret=round_secret(contest.tournament, contest.entrants),
            preset=preset,
            context=self._tables.commits.context(),
        )

    async def _rules(self, contest: Contest) -> Preset | None:
        """Return the house rules of a tournament that has begun: those of its first table, whatever
        the server has changed since. None: the usual ones.
        """
        plan, first = contest.plan, next((place.table for place in contest.places), "")
        if (table := await self._store.tables.readable_table(first)) is None:
            return await self._preset(plan)
        return Preset(plan.guild, table.preset, plan.game, table.options, table.table_options)

    async def _preset(self, plan: Evening) -> Preset | None:
        """Return the house rules of a planned tournament. The server may have deleted them."""
        for preset in await self._store.servers.presets(plan.guild):
            if (preset.name, preset.game) == (plan.preset, plan.game) and fits_tournament(preset):
                return preset
        return None

    async def in_teams(self, plan: Evening) -> bool:
        """Return whether the tables of a planned tournament are played two against two."""
        return plan.rounds > 0 and _in_teams(plan, await self._preset(plan))

    async def _end_round(
        self, contest: Contest, field: Sequence[tuple[int, ...]]
    ) -> Contest | None:
        """Score a round whose tables have all ended. Return the tournament as it is then."""
        tournament, outcomes, leaving = contest.tournament, {}, set[int]()
        for table_id in {place.table for place in contest.of_round}:
            table = await self._store.tables.readable_table(table_id)
            if table is not None and table.curve:
                outcomes[table_id] = scores_and_prizes.outcome_of(table)
                leaving |= users_to_take_out(table)
        scores = scores_and_prizes.scores_of_round(outcomes, field)
        scored = []
        for place in contest.of_round:
            outcome = outcomes.get(place.table)
            result = outcome.results[place.seat] if outcome else None
            points = scores.get((place.table, place.seat), scores_and_prizes.AVERAGE)
            scored.append(replace(place, result=result, score=points))
        is_last, now = tournament.round >= contest.plan.rounds, self._tables.now()
        earlier = [place for place in contest.places if place.round < tournament.round]
        contest = replace(contest, places=[*earlier, *scored])
        await self._store.tournaments.end_round(
            contest.plan.guild,
            tournament,
            None if is_last else now + self._tables.settings.pace.pause_ms,
            places=scored,
            leaving=leaving,
            now=now,
            finals=await self.finals(contest) if is_last else (),
        )
        return await self.contest(tournament.id)

    async def finals(self, contest: Contest) -> list[FinalPlace]:
        """Return the places of all people after the last round that has a score."""
        lines, rounds = contest.standings, contest.plan.rounds
        played = await self._store.tournaments.rounds_played(contest.tournament.id)
        return [
            FinalPlace(line.user, line.place, len(lines), whole=played[line.user] == rounds)
            for line in lines
        ]

    # ---- the house's field

    async def play_field(self, tournament_id: str) -> None:
        """Let Masters play the deal of the latest round again and again, for comparison."""
        contest = await self.contest(tournament_id)
        if contest is None or contest.tournament.stage is not Stage.ROUND:
            return
        played = len(await self._store.tournaments.field(tournament_id, contest.tournament.round))
        if played == FIELD_DEALS:
            return
        opened = self._table_of(
            contest,
            new_table_id(),
            _chairs([None] * SEATS, {}, contest.plan.game),
            await self._rules(contest),
        )
        played_out = await self._play_out(
            [opened.table] * FIELD_DEALS, self._tables.commits.context()
        )
        for deal, results in enumerate(played_out):
            await self._store.tournaments.add_to_field(
                contest.plan.guild, contest.tournament, deal, results
            )


def _in_teams(plan: Evening, preset: Preset | None) -> bool:
    rules = GAMES[plan.game]
    return bool(rules.teams(preset.options if preset else named_rules(rules, ""), SEATS))


def _chairs(users: Sequence[int | None], names: Mapping[int, MemberName], game: str) -> list[Chair]:
    """Return the chairs of people, and Masters on the others."""
    chairs: list[Chair] = []
    taken: set[str] = set()
    for user in users:
        known = names.get(user or 0, MemberName())
        name = known.at_table
        if user is None:
            name = pick_regular(Level.MASTER, taken, game)
            taken.add(name)
        chairs.append(Chair(user, name, known.username))
    return chairs
