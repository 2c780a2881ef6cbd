"""Steps of the replay of a finished deal: one for each moment of the log.

Before the session has ended, a step holds only what everyone has seen. The secret is used here to
repeat the deal; it is never passed on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games import GAMES
from tables.history.replay import Company, Moment, company_by_version, moments_of_deal
from tables.people.people import MemberName
from tables.state.log_items import LogEntry
from tables.state.phases import Presence
from tables.state.table import Onlooker, Table, update_latest_deal
from tables.views.public_table import ReplayStep
from tables.views.table_views import public_table


def replay_steps(
    table: Table, log: Sequence[LogEntry], deal: int, people: Mapping[int, MemberName]
) -> tuple[ReplayStep, ...]:
    """Return all steps of a finished deal, the dealing first.

    Raises the same errors as `tables.history.replay.replay`.
    """
    sitting = company_by_version(table, log)
    return tuple(
        replay_step(table, moment, sitting[moment.version], people)
        for moment in moments_of_deal(log, table.secret, deal)
    )


def replay_step(
    table: Table, moment: Moment, sitting: Company, people: Mapping[int, MemberName]
) -> ReplayStep:
    """Return the step that shows one moment."""
    rules = GAMES[table.game]
    then = update_latest_deal(
        replace(restore_people(table, sitting, people), state=moment.state),
        story=moment.events,
        substituted=tuple(
            number
            for number, event in enumerate(moment.events)
            if getattr(event, "seat", None) in sitting.away and not event.decides
        ),
        absent=tuple(sorted(sitting.away)),
    )
    seats = range(len(table.chairs))
    hands = (
        () if table.live else tuple(rules.view(moment.state, seat).seats[seat] for seat in seats)
    )
    return ReplayStep(public_table(then), moment.events, hands)


def restore_people(table: Table, sitting: Company, people: Mapping[int, MemberName]) -> Table:
    """Return the table with the people who were on its chairs and in its gallery then."""
    chairs = []
    # later chairs were added since
    for seat, (now, user) in enumerate(zip(table.chairs, sitting.users, strict=False)):
        chair = replace(now, presence=Presence.AWAY if seat in sitting.away else Presence.HERE)
        if user != now.user and user is not None:
            person = people.get(user, MemberName())
            chair = replace(chair, user=user, name=person.name, username=person.username)
        elif user != now.user:  # a person has taken the seat of this computer player since
            name = sitting.computers.get(seat, "")
            chair = replace(chair, user=None, name=name, username=name)
        chairs.append(chair)
    watching = [(user, people.get(user, MemberName())) for user in sitting.gallery]
    gallery = tuple(Onlooker(user, person.name, person.username) for user, person in watching)
    return replace(table, chairs=tuple(chairs), gallery=gallery)
