"""Transitions of a table while a session is played: dealing, moves, what follows from them, and
offers between deals (buying back in Pulle, a house rule).

Each function returns a `Change`, or raises `Refused` (not allowed at this table) or `IllegalAction`
(against the rules of the game).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from games.core import Action, Event, Participant, Role, Seat
from games.parts import codec
from games.parts.chance import deal_seed
from tables.changes import (
    absences,
    clock_and_beats,
    closing,
    latecomers,
    onlookers,
    pots_and_stakes,
    settling,
    succession,
)
from tables.changes.pots_and_stakes import missing_stakes, shortfalls
from tables.chips import against_house, bookings
from tables.chips.chip_accounts import Transfer
from tables.history import score_curve
from tables.state.change import Change, Context, Refused, make_change, require_seat
from tables.state.log_items import (
    ActionTaken,
    DealStarted,
    LogItem,
    PlayerLeft,
    PressesMixed,
    ReadySaid,
)
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import (
    Table,
    current_stacks,
    game_of,
    record_press,
    update_closing,
    update_latest_deal,
    update_participant,
    view,
)
from tables.state.table_parts import LatestDeal, TableClock


@dataclass(frozen=True, slots=True)
class Effects:
    """The results of a transition so far: events, log items and transfers."""

    what: tuple[LogItem, ...]
    events: tuple[Event, ...]
    transfers: tuple[Transfer, ...]


def deal_next(table: Table, by: int | None, context: Context) -> Change:
    """Deal the next deal of a session.

    First people who wait for a seat sit down. If none of them can cover the deal and nobody else is
    there or waits, the table closes; also if a computer player would have a chair that the house
    may not take for chips. In an undecided match, players who cannot cover the deal leave the
    match. Otherwise the table closes, and the final standing shows the players who have played.
    """
    seated, what, paid = latecomers.seat_waiting(table, context)
    if not seated.people and not pots_and_stakes.awaits_newcomers(seated):
        return closing.end_session(seated, by, CloseReason.EMPTY, what=what)
    seated, back = against_house.play_for_honour(seated, context.at_ceiling)
    if seated.closing.no_successor and not pots_and_stakes.is_undecided(seated):
        has_computer = any(chair.computer for chair in seated.chairs)
        if seated.for_chips and has_computer and not against_house.may_play(table, context):
            why = CloseReason.NO_SUCCESSOR if table.people else CloseReason.EMPTY
            return closing.end_session(table, by, why)
        seated = update_closing(seated, no_successor=False)
    following = deal_or_close(seated, by, context)
    if following.table.live:
        return replace(
            following,
            what=what + following.what,
            transfers=paid + back + following.transfers,
        )
    return deal_or_close(table, by, context)


def deal_or_close(table: Table, by: int | None, context: Context) -> Change:
    """Deal if everybody can cover it.

    Otherwise those who cannot leave the match, or the table closes: also an undecided match that
    all others want to end.

    Those are to blame who could have known it at the start
    (`tables.changes.absences.seats_left_for_chips`).
    """
    short = tuple(shortfalls(table, context.balances))
    if not short:
        return deal(table, by, context)
    if not pots_and_stakes.is_undecided(table) or set(table.people) <= set(short):
        return closing.end_session(table, by, CloseReason.TOO_FEW_CHIPS, about=short[0])
    if closing.all_want_to_end(table, leaving=short):
        return closing.end_session(table, by, closing.agreed_close_reason(table))
    blamed = absences.seats_left_for_chips(table, short, context.balances)
    partings = tuple(settling.settle_parting(table, seat) for seat in blamed)
    table, what, events = leave_between_deals(table, short)
    table, paid = succession.seat_successors(table, short)
    dealt = deal(table, by, context)
    return replace(
        dealt,
        what=what + dealt.what,
        events=events + dealt.events,
        transfers=paid + dealt.transfers,
        settlements=partings + dealt.settlements,
    )


def leave_between_deals(
    table: Table, seats: Iterable[int]
) -> tuple[Table, tuple[LogItem, ...], tuple[Event, ...]]:
    """Mark the owners of `seats` as having left; return the table, the log items and the public
    events.

    Whether the house may have their chairs is known when the next deal is dealt.
    """
    what: tuple[LogItem, ...] = ()
    events: tuple[Event, ...] = ()
    for seat in seats:
        table = succession.pass_on_host(table, table.chairs[seat].user)
        table = update_closing(
            update_participant(table, seat, presence=Presence.LEFT), no_successor=True
        )
        table, items, parting = succession.apply_parting(table, seat)
        what += (PlayerLeft(seat), *items)
        events += parting
    return table, what, events


def deal(
    table: Table, by: int | None, context: Context, *, first: tuple[LogItem, ...] = ()
) -> Change:
    """Fill up the stacks and deal. `first` are log items that come before those of the deal.

    Raises `Refused` ("too-few-chips") if an account cannot cover the worst outcome.
    """
    rules = game_of(table)
    for seat, hc in shortfalls(table, context.balances).items():
        raise Refused(
            "too-few-chips", name=table.chairs[seat].name or table.chairs[seat].username, missing=hc
        )
    missing = missing_stakes(table)
    number = table.deals + 1
    version = table.version + 1
    mixed = (PressesMixed(table.latest_deal.presses),) if any(table.latest_deal.presses) else ()
    seed = deal_seed(table.secret, table.cuts, number, table.latest_deal.presses)
    stacks = tuple(
        stack + lacking for stack, lacking in zip(current_stacks(table), missing, strict=True)
    )
    state, events = rules.deal(table.state, stacks, seed)
    transfers = bookings.buy_ins(table, dict(enumerate(missing)))
    chairs = tuple(
        replace(chair, ready=False, acts=chair.acts + 1, read=0, paid_in=chair.paid_in + lacking)
        # onlookers who stay have nothing to add
        for chair, lacking in zip(table.chairs, missing, strict=False)
    )
    exposure = rules.exposure(table.state)[len(chairs) :]
    gallery = tuple(
        replace(onlooker, acts=version)
        for onlooker, bet in zip(table.gallery, exposure, strict=True)
        if bet
    )
    table = replace(
        table,
        phase=Phase.PLAYING,
        chairs=chairs,
        gallery=gallery,
        state=state,
        stacks=stacks,
        beat=None,
        latest_deal=LatestDeal(
            first_version=version,
            story=events,
            brought=missing[: len(chairs)] if table.for_chips else (),
            unseen=not is_ready_player_out(table),
            beginners=tuple(
                seat for seat, chair in enumerate(chairs) if chair.user in context.beginners
            ),
            excused=tuple(range(len(chairs))) if table.closing.winding_up else (),
        ),
        deals=number,
        clock=table.clock.reset_turn(),
        closing=replace(table.closing, wanting=()),
    )
    table, forced_events, forced = play_forced(table)
    return finish(
        table,
        by,
        context,
        Effects((*first, *mixed, DealStarted(stacks), *forced), events + forced_events, transfers),
    )


def is_ready_player_out(table: Table) -> bool:
    """Return whether a player is ready who is out of the match, and so cannot act during the
    deal to show that they are there.
    """
    ready = [seat for seat, chair in enumerate(table.chairs) if chair.ready]
    return bool(ready) and any(
        game_of(table).view(table.state, None).seats[seat].out for seat in ready
    )


def act(
    table: Table,
    participant: Participant,
    action: Action,
    by: int | None,
    context: Context,
    *,
    repeatedly: bool = False,
) -> Change:
    """Carry out an action of a seat or an onlooker, and the forced moves that follow.

    The balances matter if the action brings chips to the table, asks for an answer that would, or
    takes up an offer: nobody can buy back into a match without covering its next deal. `repeatedly`
    carries the action out as often as it repeats (`Game.repeats`).
    """
    if table.phase is not Phase.PLAYING:
        raise Refused("no-deal" if table.live else "over")
    rules = game_of(table)
    onlookers.refuse_house_hands(table, participant, action)
    before = table
    was_due = participant in rules.due(table.state)
    table, events = carry_out(table, participant, action)
    taken = ActionTaken(participant, codec.write(action))
    what: tuple[LogItem, ...] = (taken,)
    while (
        repeatedly
        and isinstance(action, rules.repeats)
        and rules.legal(table.state, participant) == (action,)
    ):
        table, more = carry_out(table, participant, action)
        events += more
        what += (taken,)
    if by is not None:
        table = update_latest_deal(table, unseen=False) if table.latest_deal.unseen else table
    elif participant < len(table.chairs) and not table.chairs[participant].computer:
        new = enumerate(
            table.latest_deal.story[len(before.latest_deal.story) :], len(before.latest_deal.story)
        )
        moves = (number for number, event in new if settling.is_move(event, participant))
        table = update_latest_deal(table, substituted=(*table.latest_deal.substituted, *moves))
    brought = rules.brings(before.state, participant, action)
    onlookers.require_cover(before, table, participant, brought, context.balances)
    if action.role is Role.OFFER and (
        missing := shortfalls(table, context.balances).get(participant)
    ):
        raise Refused("too-few-chips", missing=missing)
    # a stake does not end a turn: earlier events stay news
    turn_is_over, read = participant not in rules.due(table.state), len(table.latest_deal.story)
    table, transfers = onlookers.pay_in(table, brought)
    table, forced_events, forced = play_forced(table)
    turn_is_over = turn_is_over or participant in [move.participant for move in forced]
    if was_due and turn_is_over and by is not None:  # what a substitute did meanwhile stays news
        table = update_participant(table, participant, read=read)
    change = finish(
        table, by, context, Effects((*what, *forced), events + forced_events, transfers)
    )
    if change.events or blank_private_parts(before) != blank_private_parts(change.table):
        return change
    # a sealed answer: the public version stays, so that nobody else notices it
    return replace(change, table=replace(change.table, public_version=before.public_version))


def blank_private_parts(table: Table) -> Table:
    """Return the table with everything replaced that is not public, for comparison.

    The clock is blank too: that it runs for computer players would reveal that all people have
    answered.
    """
    return replace(
        table,
        state=view(table, None),
        chairs=tuple(replace(chair, acts=0, read=0) for chair in table.chairs),
        version=0,
        public_version=0,
        latest_deal=replace(table.latest_deal, unseen=False, presses=()),
        clock=TableClock(),
    )


def carry_out(
    table: Table, participant: Participant, action: Action
) -> tuple[Table, tuple[Event, ...]]:
    """Apply one action; return the table and the public events."""
    state, events = game_of(table).apply(table.state, participant, action)
    table = update_participant(table, participant, acts=table.participants[participant].acts + 1)
    return update_latest_deal(
        replace(table, state=state), story=table.latest_deal.story + events
    ), events


def play_forced(table: Table) -> tuple[Table, tuple[Event, ...], tuple[ActionTaken, ...]]:
    """Carry out forced moves (rules 0.7) as long as there are any; return the table, the events
    and the log items.
    """
    rules = game_of(table)
    events: tuple[Event, ...] = ()
    taken: tuple[ActionTaken, ...] = ()
    while rules.dealing(table.state):
        moves = ((seat, rules.forced(table.state, seat)) for seat in rules.due(table.state))
        seat, action = next((move for move in moves if move[1] is not None), (0, None))
        if action is None:
            break
        table, new = carry_out(table, seat, action)
        events += new
        taken += (ActionTaken(seat, codec.write(action)),)
    return table, events, taken


def finish(table: Table, by: int | None, context: Context, done: Effects) -> Change:
    """Return the change after actions have been carried out: set the clock, or end the deal.

    At the end of a deal it is recorded, players who have left are paid, and the table closes if it
    is time.
    """
    rules = game_of(table)
    table = clock_and_beats.start_beat(table, len(done.events), context)
    if rules.dealing(table.state):
        return make_change(
            table,
            by,
            *done.what,
            clock=clock_and_beats.running_clock(table, context),
            events=done.events,
            transfers=done.transfers,
        )
    settlement = settling.settle_deal(table)
    table = update_latest_deal(
        table,
        absent=tuple(
            seat for seat, chair in enumerate(table.chairs) if chair.presence != Presence.HERE
        ),
    )
    table = absences.count_absences(table)
    chairs = tuple(replace(chair, acts=chair.acts + 1) for chair in table.chairs)
    table = score_curve.mark_deal(
        replace(table, chairs=chairs, phase=Phase.PAUSE, stacks=rules.settle(table.state))
    )
    gone = succession.seats_left_in_deal(table)
    absent = tuple(
        seat for seat, chair in enumerate(chairs) if chair.absences >= absences.MOST_ABSENCES
    )
    why, about = closing_reason(table, gone, absent)
    if why is not None:
        return closing.end_session(
            table,
            by,
            why,
            about=about,
            what=done.what,
            events=done.events,
            transfers=done.transfers,
            settlements=(settlement,),
        )
    table, gallery_transfers = onlookers.pay_out_gallery(table)
    table, left, parting = leave_between_deals(table, absent)
    table, paid = succession.seat_successors(table, gone + absent)
    table = clock_and_beats.start_pause(update_latest_deal(table, reading=()), context)
    return make_change(
        table,
        by,
        *done.what,
        *left,
        events=done.events + parting,
        transfers=done.transfers + gallery_transfers + paid,
        settlements=(settlement,),
    )


def closing_reason(
    table: Table, gone: tuple[int, ...], absent: tuple[int, ...]
) -> tuple[CloseReason | None, int | None]:
    """Return why the table closes after a deal, and the seat that this is about; (None, None) if it
    goes on.

    The owners of `gone` have left during the deal. Those of `absent` have been away too often.
    """
    if table.round is not None:
        return (CloseReason.ROUND if table.round.ends_at else CloseReason.AGAIN), None
    staying = set(table.people) - set(absent)
    if game_of(table).finished(table.state):
        return CloseReason.FINISHED, None
    if table.closing.winding_up == CloseReason.GAVE_WAY:
        return CloseReason.GAVE_WAY, None
    if not staying and not pots_and_stakes.awaits_newcomers(table):
        return (CloseReason.ABSENCE, absent[0]) if absent else (CloseReason.EMPTY, None)
    if closing.all_want_to_end(table, leaving=absent):
        return closing.agreed_close_reason(table), None
    if pots_and_stakes.is_undecided(table):
        return None, None
    if (winner := closing.session_winner(table)) is not None:
        return CloseReason.WON, winner
    if table.closing.ends_after_deal:
        why = table.closing.winding_up or (CloseReason.LEFT if gone else CloseReason.HOST)
        return CloseReason(why), gone[0] if gone else None
    if absent and not pots_and_stakes.awaits_newcomers(table):
        return CloseReason.ABSENCE, absent[0]
    return (CloseReason.LONG if closing.is_last_deal(table) else None), None


def say_ready(table: Table, user: int, context: Context, press: int = 0) -> Change:
    """Mark a player ready; the next deal is dealt as soon as all are.

    Raises `Refused` if they cannot cover it.

    `press` is the interaction id. Only the first one of each seat is mixed into the deal, so
    pressing again is no second try.
    """
    seat = require_seat(table, user)
    if table.phase is not Phase.PAUSE:
        raise Refused("no-pause" if table.live else "over")
    if missing := shortfalls(table, context.balances).get(seat):
        raise Refused("too-few-chips", missing=missing)
    if press and not table.chairs[seat].ready:
        table = record_press(table, seat, press)
    table = update_participant(table, seat, ready=True, presence=Presence.HERE, absences=0)
    table = clock_and_beats.stop_reading(
        clock_and_beats.show_up(table, context), seat, context.now, context.pace
    )
    if may_deal(table, context):
        return deal_next(table, user, context)
    return make_change(deal_after_beat(table, context), user, ReadySaid())


def may_deal(table: Table, context: Context) -> bool:
    """Return whether the next deal can be dealt at once: it waits for nobody, and no beat is
    shown.
    """
    return (
        waits_for_nobody(table) and clock_and_beats.end_of_beat(table, context.now) == context.now
    )


def deal_after_beat(table: Table, context: Context) -> Table:
    """Return the table; if only a beat delays the next deal, it is due when the beat ends."""
    if not waits_for_nobody(table):
        return table
    return replace(
        table, clock=table.clock.wait_until(clock_and_beats.end_of_beat(table, context.now))
    )


def waits_for_nobody(table: Table) -> bool:
    """Return whether everybody is ready for the next deal, between deals."""
    # even a player who is away may have a question open
    asked = {seat for seat, until in table.latest_deal.reading if until}
    all_ready = all(
        chair.ready or (chair.automatic and seat not in asked)
        for seat, chair in enumerate(table.chairs)
    )
    is_held = clock_and_beats.is_deserted(table) or clock_and_beats.awaits_channel(table)
    return table.phase is Phase.PAUSE and all_ready and not is_held


def read_action(table: Table, text: str) -> Action:
    """Parse the text of an action. Raises `Refused` ("unreadable")."""
    try:
        return codec.read(game_of(table), text)
    except ValueError:
        raise Refused("unreadable") from None


def has_offer(table: Table, seat: Seat | None) -> bool:
    """Return whether a seat can take up an offer before the next deal."""
    return (
        seat is not None
        and table.phase is Phase.PAUSE
        and bool(game_of(table).legal(table.state, seat))
    )


def answer_offer(
    table: Table, seat: Seat, action: Action, by: int | None, balances: Mapping[int, int]
) -> Change:
    """Take up an offer or decline it.

    Raises `Refused` ("too-few-chips") if the player could not cover the next deal then.
    """
    rules = game_of(table)
    settled_before, lying_before = rules.settle(table.state), table.stacks
    table, events = carry_out(table, seat, action)
    moved = zip(lying_before, rules.settle(table.state), settled_before, strict=True)
    stacks = tuple(stack + now - before for stack, now, before in moved)
    table = replace(table, stacks=stacks)
    table = update_latest_deal(table, unseen=table.latest_deal.unseen and by is None)
    if action.role is Role.OFFER and (
        missing := pots_and_stakes.shortfalls(table, balances).get(seat)
    ):
        raise Refused("too-few-chips", missing=missing)
    transfers: tuple[Transfer, ...] = ()
    # a successor's stack is only its share
    if lacking := max(0, pots_and_stakes.pot_shares(table).get(seat, 0) - table.stacks[seat]):
        transfers = bookings.buy_ins(table, {seat: lacking})
        stacks = (*table.stacks[:seat], table.stacks[seat] + lacking, *table.stacks[seat + 1 :])
        table = replace(
            update_participant(table, seat, paid_in=table.chairs[seat].paid_in + lacking),
            stacks=stacks,
        )
    return make_change(
        table, by, ActionTaken(seat, codec.write(action)), events=events, transfers=transfers
    )
