"""Building public and private views of a table, and those of a replay.

Messages know a table only through these views.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games import GAMES
from games.core import Participant, View
from games.parts.chance import commitment
from tables.changes import (
    clock_and_beats,
    house_rules_agreement,
    latecomers,
    lobby,
    pots_and_stakes,
    seating,
)
from tables.changes.closing import is_last_deal
from tables.changes.onlookers import is_hidden_house_hand, is_watchable, onlooker_actions
from tables.history import score_curve
from tables.history.replay import (
    Company,
    Moment,
    company_by_version,
    finished_deals,
    moments_of_deal,
)
from tables.people.people import MemberName
from tables.state.log_items import LogEntry
from tables.state.phases import Phase, PotLeft, Presence
from tables.state.table import Onlooker, Table, teams_of, update_latest_deal, view
from tables.state.table_parts import Visitor
from tables.views.public_table import (
    OpenOffer,
    PrivateTable,
    PublicDeal,
    PublicSeat,
    PublicTable,
    ReplayStep,
    RevealedSecret,
)


def public_table(table: Table) -> PublicTable:
    """Return what everyone may know."""
    if public_table not in table.computed:
        table.computed[public_table] = build_public_table(table)
    seen: PublicTable = table.computed[public_table]
    return seen


def build_public_table(table: Table) -> PublicTable:
    """Return what everyone may know, without the cache of the table."""
    rules = GAMES[table.game]
    public_view = view(table, None)
    reliable = dict(table.reliability)
    offered = latecomers.seats_on_offer(table)
    return PublicTable(
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        host=table.host,
        game=rules.declaration,
        options=table.options,
        table_options=table.table_options,
        edition=house_rules_agreement.current_edition(table),
        preset=table.preset,
        locale=table.locale,
        phase=table.phase,
        seats=tuple(
            PublicSeat(
                user=chair.user,
                name=chair.name,
                username=chair.username,
                presence=chair.presence,
                ready=chair.ready,
                paid_in=chair.paid_in,
                late=chair.late,
                reliability=reliable.get(chair.user or 0),
                level=table.level_of(seat).value if chair.computer else "",
                to_agree=()
                if chair.user is None
                else house_rules_agreement.rules_to_accept(table, chair.user),
            )
            for seat, chair in enumerate(table.chairs)
        ),
        gallery=tuple(
            Visitor(onlooker.user, onlooker.name, onlooker.username) for onlooker in table.gallery
        ),
        newcomers=tuple(
            Visitor(request.user, request.name, request.username) for request in table.seat_requests
        ),
        seats_on_offer=offered,
        seats_at_next_deal=len(latecomers.seats_of_next_deal(table)) if table.state else 0,
        seal=commitment(table.secret),
        unsealed=None if table.live else RevealedSecret(table.secret.hex(), table.cuts),
        for_chips=table.for_chips,
        price=max(lobby.required_chips(table, seat) for seat in range(rules.players[-1]))
        if table.phase is Phase.LOBBY or offered
        else 0,
        reserve=rules.reserve(table.options) if table.for_chips else 0,
        at_ceiling=tuple(seat for seat in table.at_ceiling if not table.chairs[seat].computer),
        at_stake=lobby.required_chips(table, 0) > 0
        if table.phase is Phase.LOBBY
        else any(chair.paid_in for chair in table.chairs),
        nets=score_curve.session_nets(table),
        match=rules.match(table.options),
        undecided=table.live and pots_and_stakes.is_undecided(table),
        pot_left=pot_outcome(table),
        compared=score_curve.comparison(table),
        curve=table.curve,
        round=table.round,
        deals=table.deals,
        most_deals=table.most_deals,
        finished=finished_deals(table),
        latest_deal=PublicDeal(
            story=table.latest_deal.story,
            beat=table.latest_deal.story[table.beat.first : table.beat.last + 1]
            if table.beat
            else (),
            substituted=table.latest_deal.substituted,
            absent=table.latest_deal.absent,
            brought=table.latest_deal.brought,
            reading=tuple(
                seat for seat, until in table.latest_deal.reading if until == table.clock.deadline
            ),
        ),
        deadline=table.clock.deadline,
        bots_only_until=table.bots_only_until,
        unhurried=table.clock.unhurried,
        closing=replace(
            table.closing,
            after_deal=table.closing.ends_after_deal or (table.live and is_last_deal(table)),
            wanting=tuple(seat for seat in table.closing.wanting if seat in table.people),
        ),
        deserted=table.phase is Phase.PAUSE and clock_and_beats.is_deserted(table),
        watchable=is_watchable(table),
        offers=open_offers(table, public_view),
        view=public_view,
        teams=teams_of(table),
        pairs_up=table.phase is Phase.LOBBY and seating.pairs_up(table),
        places=score_curve.places_by_side(table),
    )


def private_table(table: Table, participant: Participant) -> PrivateTable:
    """Return what one participant may know.

    The number after the last one stands for a possible onlooker.
    """
    seated = participant < len(table.chairs)
    return PrivateTable(
        public=public_table(table),
        participant=participant,
        acts=table.acts_of(participant),
        news=table.latest_deal.story[table.chairs[participant].read :] if seated else (),
        view=view(table, participant) if seated else onlooker_view(table, participant),
    )


def onlooker_view(table: Table, participant: Participant) -> View | None:
    """Return what an onlooker may see, or a person who may become one.

    An onlooker with a bet behind a chair that the house has taken since sees the public view only.
    """
    seen = view(table, participant)
    if seen is None or seen.viewer is None or not is_hidden_house_hand(table, seen.viewer):
        return seen and replace(seen, legal=onlooker_actions(table, seen.legal))
    return replace(
        GAMES[table.game].view(table.state, None),
        gallery=replace(seen.gallery, onlooker=participant),
    )


def pot_outcome(table: Table) -> PotLeft:
    """Return who received the pot of a match that ended undecided."""
    shares = pots_and_stakes.pot_shares(table) if table.phase is Phase.CLOSED else {}
    if not shares:
        return PotLeft.NONE
    return PotLeft.HOUSE if any(table.chairs[seat].computer for seat in shares) else PotLeft.SHARED


def open_offers(table: Table, public_view: View | None) -> tuple[OpenOffer, ...]:
    """Return the offers to buy back that players who are present can take up now."""
    if table.phase not in (Phase.PLAYING, Phase.PAUSE) or public_view is None:
        return ()
    return tuple(
        OpenOffer(
            offer.seat,
            table.chairs[offer.seat].acts,
            GAMES[table.game].legal(table.state, offer.seat),
        )
        for offer in public_view.offers
        if not table.chairs[offer.seat].automatic
    )


def replay_steps(
    table: Table, log: Sequence[LogEntry], deal: int, people: Mapping[int, MemberName]
) -> tuple[ReplayStep, ...]:
    """Return all steps of the replay of a finished deal, the dealing first: one for each moment of
    the log.

    Before the session has ended, a step holds only what everyone has seen. The secret is used here
    to repeat the deal; it is never passed on.

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
    hands = (
        ()
        if table.live
        else tuple(rules.view(moment.state, seat).seats[seat] for seat in range(len(table.chairs)))
    )
    return ReplayStep(public_table(then), moment.events, hands)


def table_with_people(
    table: Table, sitting: Company, people: Mapping[int, MemberName]
) -> PublicTable:
    """Return the table as it is now, with the people of an earlier moment on their chairs.

    Chairs that have been added since stay.
    """
    then = restore_people(table, sitting, people)
    then = replace(then, chairs=then.chairs + table.chairs[len(then.chairs) :])
    return public_table(update_latest_deal(then, absent=tuple(sorted(sitting.away))))


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
