"""Settlements: what a deal, a match and a parting settle is made here, and nowhere else."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from operator import attrgetter

from games.core import Best, Event, Seat, View
from tables.changes import absences
from tables.changes.steps_towards_achievements import (
    feats_of_deal,
    feats_of_quitters,
    finished_deal,
)
from tables.chips import chip_accounts
from tables.history.turning_point import sides_of
from tables.people.achievements import PEOPLE_BEATEN
from tables.people.increments import Feat
from tables.people.ratings_and_bot_levels import RatedRound
from tables.state.change import Change
from tables.state.phases import CloseReason, Presence
from tables.state.settlement import BotSeat, Kind, Role, Row, Settlement, Step
from tables.state.table import (
    Chair,
    Table,
    game_of,
    people_of,
    people_play_each_other,
    side_of,
    teams_of,
    view,
    view_of_deal,
    without_latecomers,
)

NOT_RATED = RatedRound(())


def settle_deal(table: Table) -> Settlement:
    """Return what the deal that has just ended settles.

    `table.stacks` must be those of its beginning, and its absences not counted yet. Nothing is
    settled for who was out of the match and has only watched.
    """
    seen = view_of_deal(table, None)
    winners = seen.result.winners if seen.result else ()
    gains, deserters = _gains(table), absences.deserters(table)
    seats = finished_deal(table, seen).seats
    rows = []
    for seat in seats:
        chair = table.chairs[seat]
        if chair.user is not None:
            moves, own_moves = moves_of(table, seat)
            rows.append(
                replace(
                    _row_of_seat(table, seat, winners),
                    excused=absences.is_excused(table, seat),
                    deserted=chair.user in deserters,
                    own_moves=own_moves,
                    moves=moves,
                    fair=1000 * len(side_of(table, seat)) // len(seats),
                    gain=gains[seat],
                )
            )
    rows += [
        Row(onlooker.user, number, Role.GALLERY, gain=gains[number])
        for number, onlooker in enumerate(table.gallery, start=len(table.chairs))
    ]
    settlement = Settlement(
        Kind.DEAL,
        table.deals,
        tuple(rows),
        _bot_seats(table, gains),
        against_bots=not people_play_each_other(table),
        decided=bool(winners),
    )
    return _with_steps(_rated(settlement, round_places(table)), feats_of_deal(table))


def settle_match(table: Table, why: str) -> Settlement | None:
    """Return what a match that ends now settles, also for people who have left it; None if nothing.

    An undecided match counts for the ratings and series of people who have left it. Nothing counts
    for people who have come late. A round of a tournament is no match. `why` is the `CloseReason`.
    """
    bots = _bot_seats(table, (0,) * len(table.chairs))
    table = without_latecomers(table)
    if why == CloseReason.AGREED:
        table = _with_agreed_here(table)
    seen = view(table, None)
    if seen is None or table.round or not game_of(table).match(table.options):
        return None
    people = people_of(table)
    rows = [
        _row_of_seat(table, seat, seen.winners)
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None
    ]
    quitters = [
        Row(user, -number, Role.QUITTER, _side_left(table), ended=Presence.LEFT)
        for number, user in enumerate(table.quitters, start=1)
        if user not in people
    ]
    # nobody knows any more on which side those sat who have left
    alone = bool(teams_of(table)) or len({*people, *table.quitters}) < 2
    settlement = Settlement(
        Kind.MATCH,
        table.deals,
        (*reversed(quitters), *rows),  # in the order of their numbers
        bots,
        against_bots=alone and not people_play_each_other(table),
        decided=bool(seen.winners),
    )
    places, feats = match_places(table), feats_of_quitters(table)
    return (
        _with_steps(_rated(settlement, places), feats)
        if settlement.decided or places.places or feats
        else None
    )


def _with_agreed_here(table: Table) -> Table:
    """Return the table with everyone there who is away: they have agreed to the end.

    Those who were away too often have not been asked: they count as having left.
    """
    chairs = (
        replace(chair, presence=Presence.HERE)
        if chair.presence is Presence.AWAY and chair.absences < absences.MOST_ABSENCES
        else chair
        for chair in table.chairs
    )
    return replace(table, chairs=tuple(chairs))


def settle_parting(table: Table, seat: Seat) -> Settlement:
    """Return what it settles that a person leaves others between the deals of a match."""
    return Settlement(
        Kind.PARTING,
        table.deals,
        (replace(_row_of_seat(table, seat, ()), ended=Presence.LEFT, deserted=True),),
        against_bots=not people_play_each_other(table),
    )


def settle_chips(before: Table, change: Change) -> Change:
    """Return the change with the chips in its settlements that it lets people win or lose.

    These are the chips that lie at the table for a person after the change, less those before it,
    and what the change pays to their account, less what it takes from there. So the counters of a
    person always add up to the bookings of their tables. Chips of people outside a deal, such as
    those that a vote to end forfeits, make a settlement of their own.
    """
    won = _chips_won(before, change)
    if not won:
        return change
    table = change.table
    alone = bool(teams_of(table)) or len(people_of(before) | people_of(table)) < 2
    bots = alone and not (people_play_each_other(before) or people_play_each_other(table))
    settlements = []
    for settlement in change.settlements:
        rows = settlement.rows
        if settlement.kind is not Kind.MATCH and settlement.against_bots is bots:
            rows = tuple(replace(row, hc=row.hc + won.pop(row.user, 0)) for row in rows)
        settlements.append(replace(settlement, rows=rows))
    if won:
        rows = tuple(_rows_of_chips(before, table, won))
        settlements.append(Settlement(Kind.PARTING, table.deals, rows, against_bots=bots))
    return replace(change, settlements=tuple(settlements))


def _chips_won(before: Table, change: Change) -> dict[int, int]:
    """Return the half-chips by person that a change lets them win or lose."""
    table = change.table
    gains = chips_at(table)
    gains.subtract(chips_at(before))
    accounts = {chip_accounts.member(table.guild, user): user for user in users_of(before, table)}
    for transfer in change.transfers:
        if transfer.target in accounts:
            gains[accounts[transfer.target]] += transfer.amount
        if transfer.source in accounts:
            gains[accounts[transfer.source]] -= transfer.amount
    return {user: hc for user, hc in gains.items() if hc}


def chips_at(table: Table) -> Counter[int]:
    """Return the half-chips of each person that lie at a table; during a deal what they brought."""
    held: Counter[int] = Counter()
    if table.for_chips and table.live:
        for chair, hc in zip(table.chairs, table.stacks, strict=False):
            if chair.user is not None:
                held[chair.user] += hc
        for onlooker in table.gallery:
            held[onlooker.user] += onlooker.paid_in
    return held


def users_of(*tables: Table) -> set[int]:
    """Return all people at these tables and in their galleries."""
    people = (person for table in tables for person in table.participants)
    return {person.user for person in people if person.user is not None}


def _rows_of_chips(before: Table, after: Table, won: Mapping[int, int]) -> Iterator[Row]:
    """Yield the rows of people who have won chips outside a deal, numbered as before the change.

    Those who have come with it follow.
    """
    known = users_of(before)
    places = [(before, number) for number in range(len(before.participants))]
    places += [
        (after, number)
        for number, person in enumerate(after.participants)
        if person.user not in known
    ]
    for row_number, (table, number) in enumerate(places):
        user = table.participants[number].user
        if user is not None and (hc := won.get(user)):
            is_seat = number < len(table.chairs)
            row = _row_of_seat(table, number, ()) if is_seat else Row(user, 0, Role.GALLERY)
            yield replace(row, number=row_number, hc=hc)


def _row_of_seat(table: Table, seat: Seat, winners: Collection[Seat]) -> Row:
    """Return the beginning of the row of the person on a seat."""
    chair, teams = table.chairs[seat], teams_of(table)
    return Row(
        chair.person,
        seat,
        side=teams[seat] if teams else seat,
        won=seat in winners,
        ended=chair.presence,
    )


def _bot_seats(table: Table, gains: Collection[int]) -> tuple[BotSeat, ...]:
    return tuple(
        BotSeat(seat, table.level_of(seat), gain)
        for (seat, chair), gain in zip(enumerate(table.chairs), gains, strict=False)
        if chair.computer
    )


def _gains(table: Table) -> tuple[int, ...]:
    """Return the half-chips that a deal that has just ended brings each participant."""
    brought = (
        *table.stacks[: len(table.chairs)],
        *(onlooker.paid_in for onlooker in table.gallery),
    )
    after = game_of(table).settle(table.state) if table.for_chips else brought
    return tuple(new - old for new, old in zip(after, brought, strict=True))


def moves_of(table: Table, seat: Seat) -> tuple[int, int]:
    """Return how many moves a seat has made in this deal, and how many its person has made."""
    deal = table.latest_deal
    moves = {number for number, event in enumerate(deal.story) if is_move(event, seat)}
    return len(moves), len(moves - {*deal.substituted})


def is_move(event: Event, seat: Seat) -> bool:
    """Return whether an event reports an action of this seat."""
    return getattr(event, "seat", None) == seat and not event.decides


def _rated(settlement: Settlement, order: RatedRound) -> Settlement:
    """Return a settlement with the places of people."""
    places = {user: place for place, group in enumerate(order.places) for user in group}
    rows = tuple(
        replace(row, place=places.get(row.user), spared=row.user in order.spared)
        for row in settlement.rows
    )
    return replace(settlement, rows=rows, rated_in_teams=bool(order.teams))


def _with_steps(settlement: Settlement, feats: Iterable[Feat]) -> Settlement:
    """Return a settlement with the steps of its people towards achievements."""
    numbers = {str(row.user): str(row.number) for row in settlement.rows}
    steps: dict[int, tuple[Step, ...]] = {}
    for feat in feats:
        mark = numbers[feat.mark] if feat.key == PEOPLE_BEATEN.key else feat.mark
        steps[feat.user] = (*steps.get(feat.user, ()), Step(feat.key, mark, feat.breaks))
    # by no ids, so that a repeated log gives the same order
    ordered = {
        user: tuple(sorted(taken, key=attrgetter("key", "mark"))) for user, taken in steps.items()
    }
    rows = tuple(replace(row, steps=ordered.get(row.user, ())) for row in settlement.rows)
    return replace(settlement, rows=rows)


# The order of people for their ratings. Bots are left out. A match in teams counts only if a person
# plays every seat to the end. Otherwise it is a defeat for those who have left it or are away, and
# nothing for all others: a bot in a team cannot lift or lower their ratings. But if a partner
# leaves a match that the team is losing, both have lost: else a team could spare one of its ratings
# whenever a match looks lost.


def round_places(table: Table) -> RatedRound:
    """Return the places of the people in a finished round. A round of a match never counts."""
    seen = view(table, None)
    if seen is None or seen.result is None or game_of(table).match(table.options):
        return NOT_RATED
    # A substitute who has made most of the moves for a person can lose the round for them, but not
    # win it.
    return _places(table, [seat for seat in seen.result.winners if _made_half(table, seat)])


def match_places(table: Table) -> RatedRound:
    """Return the places of the people in a match that ends now.

    People who left the match share no place: the one who left first is last.
    """
    seen = view(table, None)
    if seen is None or not game_of(table).match(table.options):
        return NOT_RATED
    if of_team := _left_by_partner(table, seen):
        return of_team
    quitters = tuple((user,) for user in reversed(table.quitters))
    return _places(table, seen.winners, quitters, _left_behind(table, seen))


def _made_half(table: Table, seat: Seat) -> bool:
    moves, own_moves = moves_of(table, seat)
    return 2 * own_moves >= moves


def _side_left(table: Table) -> int:
    """Return the side of the only seat that no person plays to the end, or -1."""
    missing = _missing(table)
    return teams_of(table)[missing[0]] if teams_of(table) and len(missing) == 1 else -1


def _missing(table: Table) -> list[Seat]:
    return [seat for seat, chair in enumerate(table.chairs) if not _plays(chair)]


def _left_by_partner(table: Table, seen: View) -> RatedRound | None:
    """Return the result of a team that one of its people has left while it was losing, or None.

    The whole team has lost. The ratings of the other team stay: a bot may have played against it.
    """
    missing = _missing(table)
    leavers = [user for seat in missing if (user := table.chairs[seat].user) is not None]
    leavers += table.quitters
    is_one = len(missing) == 1 and len(leavers) == 1
    if not teams_of(table) or table.closing.winding_up or not is_one:
        return None
    (left,) = missing
    sides = sides_of(len(table.chairs), teams_of(table))
    users = {seat: chair.user or leavers[0] for seat, chair in enumerate(table.chairs)}
    losing = next(side for side in sides if left in side)
    others = tuple(seat for seat in users if seat not in losing)
    if not _is_losing(table, seen, left):
        return None
    best = tuple(users[seat] for seat in others)
    teams = tuple(tuple(users[seat] for seat in side) for side in sides)
    return RatedRound((best, tuple(users[seat] for seat in losing)), teams, spared=best)


def _left_behind(table: Table, seen: View) -> tuple[Seat, ...]:
    """Return the seats of people who stay in losing teams that a partner has left.

    Nobody knows who sat where of several people who have gone, but one of them sat on each missing
    seat. Returns () if that is not so: a bot has played from the start.
    """
    missing = _missing(table)
    gone = len(table.quitters) + sum(table.chairs[seat].user is not None for seat in missing)
    if not teams_of(table) or table.closing.winding_up or len(missing) != gone:
        return ()
    sides = [
        side
        for side in sides_of(len(table.chairs), teams_of(table))
        if not {*missing}.isdisjoint(side)
    ]
    stay = [seat for side in sides for seat in side if seat not in missing]
    return tuple(seat for seat in stay if _is_losing(table, seen, seat))


def _is_losing(table: Table, seen: View, seat: Seat) -> bool:
    """Return whether the team of a seat has lost the match, or is behind if nobody has won."""
    side = side_of(table, seat)
    sign = 1 if game_of(table).declaration.compared.best is Best.MOST else -1
    scores = [sign * (at.score or 0) for at in seen.seats]
    trails = any(
        scores[other] > scores[seat] for other in range(len(table.chairs)) if other not in side
    )
    return seat not in seen.winners and (bool(seen.winners) or trails)


def _places(
    table: Table,
    winners: Collection[Seat],
    quitters: tuple[tuple[int, ...], ...] = (),
    behind: Collection[Seat] = (),
) -> RatedRound:
    """Return the places: winners, others who are there, people who are away or have left, quitters.

    People left `behind` share the last place with all who have gone: else they would have beaten
    those who have quit. A result needs somebody who has won or has left, and two people. While a
    table is wound up nobody is late by their own fault, so people who are away are left out.
    """
    won, lost, gone = list[int](), list[int](), list[int]()
    for seat, chair in enumerate(table.chairs):
        if chair.user is None:
            continue
        if seat in behind:
            gone.append(chair.user)
        elif chair.presence is Presence.HERE:
            (won if seat in winners else lost).append(chair.user)
        elif chair.presence is Presence.LEFT or not table.closing.winding_up:
            gone.append(chair.user)
    if behind:
        gone += [user for place in quitters for user in place]
        quitters = ()
    teams = teams_of(table)
    complete = not _missing(table)
    groups = (
        (won, lost, gone, *quitters) if complete or not teams else ((*won, *lost), gone, *quitters)
    )
    places = tuple(tuple(group) for group in groups if group)
    if len(places) < 2:
        return NOT_RATED
    if not teams:
        return RatedRound(places)
    if not complete:
        return RatedRound(places, spared=(*won, *lost))
    sides = sides_of(len(table.chairs), teams)
    return RatedRound(
        places, tuple(tuple(table.chairs[seat].user or 0 for seat in side) for side in sides)
    )


def _plays(chair: Chair) -> bool:
    """Return whether a person plays this chair to the end."""
    return chair.user is not None and chair.presence is Presence.HERE
