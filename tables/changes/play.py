"""A session being played: deals, moves and what follows from them. Each function works out one `Change` or raises `Refused` (the
table says no) or `IllegalAction` (the rules say no)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from games.core import Action, Event, Participant, Role
from games.parts import codec
from games.parts.chance import deal_seed
from tables.changes import closing, forfeits, gallery_places, succession, turn_timing
from tables.chips import bookings
from tables.chips.chip_accounts import Transfer
from tables.chips.deal_records import deal_record
from tables.history import score_curve
from tables.state.change import Change, make_change
from tables.state.log_items import ActionTaken, DealStarted, LogItem, PlayerLeft, PressesMixed, ReadySaid
from tables.state.pace import Pace
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.refusal import Refused
from tables.state.table import Table, current_stacks, game_of, of_one, record_press, seated, view
from tables.state.turn_clock import TableClock

MOST_ABSENCES = 3  # deals in absence after which somebody counts as having left


def missing_stakes(table: Table) -> tuple[int, ...]:
    """hc by participant that the next deal needs beyond what lies there, so that no debt can arise."""
    rules = game_of(table)
    have = current_stacks(table, rules)
    return tuple(max(0, worst - stack) for worst, stack in zip(rules.exposure(table.state), have, strict=True))


def shortfalls(table: Table, balances: Mapping[int, int]) -> dict[Participant, int]:
    """Whose accounts cannot cover the next deal, and by how many hc. The house always can."""
    if not table.for_chips:
        return {}
    lack = {
        seat: missing - balances.get(chair.user, 0)
        for seat, (chair, missing) in enumerate(zip(table.participants, missing_stakes(table), strict=True))
        if chair.user is not None
    }
    return {seat: hc for seat, hc in lack.items() if hc > 0}


def deal_next(table: Table, balances: Mapping[int, int], by: int | None, pace: Pace, now: int) -> Change:
    """Deal again. Whoever cannot cover the worst case counts as having left an undecided match; else the table closes."""
    gone = tuple(shortfalls(table, balances))
    if not gone:
        return deal(table, balances, by, pace, now)
    if not forfeits.is_undecided(table) or set(table.people) <= set(gone):
        return closing.end_session(table, by, CloseReason.TOO_FEW_CHIPS, about=gone[0])
    table, what, events = leave_between_deals(table, gone)
    table, paid = succession.seat_successors(table, gone)
    dealt = deal(table, balances, by, pace, now)
    return replace(dealt, what=what + dealt.what, events=events + dealt.events, transfers=paid + dealt.transfers)


def leave_between_deals(table: Table, seats: Iterable[int]) -> tuple[Table, tuple[LogItem, ...], tuple[Event, ...]]:
    """Between deals: the table once the owners of these seats count as having left, and what the log and the room are told."""
    what: tuple[LogItem, ...] = ()
    events: tuple[Event, ...] = ()
    for seat in seats:
        table = seated(table, seat, presence=Presence.LEFT)
        heir = next((table.chairs[other].user for other in table.people), None)
        if table.host == table.chairs[seat].user and heir is not None:
            table = replace(table, host=heir)
        table, more, said = succession.apply_parting(table, seat)
        what += (PlayerLeft(seat), *more)
        events += said
    return table, what, events


def deal(
    table: Table, balances: Mapping[int, int], by: int | None, pace: Pace, now: int, first: tuple[LogItem, ...] = ()
) -> Change:
    """Top the stacks up and deal. Raises `Refused` ("too-few-chips") if somebody's account cannot cover the worst case."""
    rules = game_of(table)
    for seat, hc in shortfalls(table, balances).items():
        raise Refused("too-few-chips", name=table.chairs[seat].name or table.chairs[seat].username, missing=hc)
    missing = missing_stakes(table)
    number = table.deals + 1
    version = table.version + 1
    mixed = (PressesMixed(table.presses),) if any(table.presses) else ()
    seed = deal_seed(table.secret, table.cuts, number, table.presses)
    filled = tuple(stack + lack for stack, lack in zip(current_stacks(table, rules), missing, strict=True))
    state, events = rules.deal(table.state, filled, seed)
    transfers = bookings.buy_ins(table, dict(enumerate(missing)))
    chairs = tuple(
        replace(chair, ready=False, acts=chair.acts + 1, read=0, paid_in=chair.paid_in + lack)
        for chair, lack in zip(table.chairs, missing, strict=False)  # onlookers who stay lack nothing
    )
    wanted = rules.exposure(table.state)[len(chairs) :]
    guests = tuple(replace(one, acts=version) for one, stays in zip(table.gallery, wanted, strict=True) if stays)
    table = replace(
        table,
        phase=Phase.PLAYING,
        chairs=chairs,
        gallery=guests,
        state=state,
        stacks=filled,
        brought=missing[: len(chairs)] if table.for_chips else (),
        story=events,
        substituted=(),
        wanting=(),
        unseen=not is_ready_player_out(table),
        deals=number,
        dealt=version,
        presses=(),
        reading=(),
        clock=table.clock.afresh(),
    )
    table, more, forced = play_forced(table)
    return finish(table, by, (*first, *mixed, DealStarted(filled), *forced), events + more, transfers, pace, now)


def is_ready_player_out(table: Table) -> bool:
    """Whether somebody has asked for the next deal who is out, and so can show themselves in no other way while it is played."""
    ready = [seat for seat, chair in enumerate(table.chairs) if chair.ready]
    return bool(ready) and any(game_of(table).view(table.state, None).seats[seat].out for seat in ready)


def act(
    table: Table,
    participant: Participant,
    action: Action,
    by: int | None,
    pace: Pace,
    now: int,
    balances: Mapping[int, int] | None = None,
    *,
    repeatedly: bool = False,
) -> Change:
    """Carry out an action of a seat or an onlooker, and the passes that follow from it without a choice. `balances` are looked at
    when the action brings chips to the table, or asks for an answer that would; and when an offer is taken up: nobody buys their
    way back into a match who could not cover its next deal. `repeatedly`: as often as it repeats (`Game.repeats`)."""
    if table.phase is not Phase.PLAYING:
        raise Refused("no-deal" if table.live else "over")
    rules = game_of(table)
    if isinstance(action, rules.retired):
        raise Refused("stale")
    gallery_places.refuse_house_hands(table, participant, action)
    before = table
    was_due = participant in rules.due(table.state)
    table, events = carry_out(table, participant, action)
    acted = ActionTaken(participant, codec.write(action))
    what: tuple[LogItem, ...] = (acted,)
    while repeatedly and isinstance(action, rules.repeats) and rules.legal(table.state, participant) == (action,):
        table, more = carry_out(table, participant, action)
        events += more
        what += (acted,)
    if by is not None:
        table = replace(table, unseen=False) if table.unseen else table
    elif participant < len(table.chairs) and not table.chairs[participant].computer:
        told = (
            number for number, event in enumerate(table.story) if number >= len(before.story) and is_action_of(event, participant)
        )
        table = replace(table, substituted=(*table.substituted, *told))
    brought = rules.brings(before.state, participant, action)
    gallery_places.require_cover(rules, before, table, participant, brought, balances or {})
    if action.role is Role.OFFER and (missing := shortfalls(table, balances or {}).get(participant)):
        raise Refused("too-few-chips", missing=missing)
    over = participant not in rules.due(table.state)  # a stake does not end a turn: what came before it stays news
    if was_due and over and by is not None:  # what a computer player did meanwhile is still news
        table = seated(table, participant, read=len(table.story))
    table, transfers = gallery_places.pay_in(table, brought)
    table, more, forced = play_forced(table)
    done = finish(table, by, (*what, *forced), events + more, transfers, pace, now)
    if done.events or blank_private_parts(before) != blank_private_parts(done.table):
        return done
    # a sealed answer: nobody else is to notice
    return replace(done, table=replace(done.table, public_version=before.public_version))


def is_action_of(event: Event, seat: int) -> bool:
    """Whether an event tells what this seat has done."""
    return getattr(event, "seat", None) == seat and not event.decides


def blank_private_parts(table: Table) -> Table:
    """The table as the room knows it. (That its clock runs for computer players now would tell that all people have answered.)"""
    chairs = tuple(replace(chair, acts=0, read=0) for chair in table.chairs)
    return replace(
        table,
        state=view(table, game_of(table), None),
        chairs=chairs,
        version=0,
        public_version=0,
        unseen=False,
        presses=(),
        clock=TableClock(),
    )


def carry_out(table: Table, participant: Participant, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """One action and what it makes known."""
    state, events = game_of(table).apply(table.state, participant, action)
    acted = of_one(table, participant, acts=table.participants[participant].acts + 1)
    return replace(table, state=state, story=table.story + events, **acted), events


def play_forced(table: Table) -> tuple[Table, tuple[Event, ...], tuple[ActionTaken, ...]]:
    """Carry out what is forced (rules 0.7), as long as anything is."""
    rules = game_of(table)
    events: tuple[Event, ...] = ()
    done: tuple[ActionTaken, ...] = ()
    going = True
    while going and rules.dealing(table.state):
        going = False
        for seat in rules.due(table.state):
            action = rules.forced(table.state, seat)
            if action is not None:
                table, new = carry_out(table, seat, action)
                events += new
                done += (ActionTaken(seat, codec.write(action)),)
                going = True
                break
    return table, events, done


def finish(
    table: Table,
    by: int | None,
    what: tuple[LogItem, ...],
    events: tuple[Event, ...],
    transfers: tuple[Transfer, ...],
    pace: Pace,
    now: int,
) -> Change:
    """Set the clock; at the end of a deal count it, and close the table if it is time."""
    rules = game_of(table)
    if rules.dealing(table.state):
        return make_change(
            table, by, *what, clock=turn_timing.running_clock(table, pace, now), events=events, transfers=transfers
        )
    seen = view(table, rules, None)
    result = seen.result if seen else None
    winner = result.winner if result else None
    records = tuple(
        deal_record(table, seat, winner)
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None and not chair.automatic
    )
    counts = not table.winding_up  # whoever cannot find the table any more is not to blame
    chairs = tuple(
        replace(chair, absences=chair.absences + counts if chair.presence is Presence.AWAY else 0, acts=chair.acts + 1)
        for chair in table.chairs
    )
    settled = rules.settle(table.state)
    table = score_curve.mark_deal(replace(table, chairs=chairs, phase=Phase.PAUSE, stacks=settled))
    gone = succession.seats_left_in_deal(table)
    absent = tuple(seat for seat, chair in enumerate(chairs) if chair.absences >= MOST_ABSENCES)
    why, about = closing_reason(table, gone, absent)
    if why is not None:
        return closing.end_session(table, by, why, about=about, what=what, events=events, transfers=transfers, records=records)
    table, back = gallery_places.pay_out_gallery(rules, table)
    table, more, said = leave_between_deals(table, absent)
    table, paid = succession.seat_successors(table, gone + absent)
    table = turn_timing.start_pause(table, pace, now)
    return make_change(table, by, *what, *more, events=events + said, transfers=transfers + back + paid, records=records)


def closing_reason(table: Table, gone: tuple[int, ...], absent: tuple[int, ...]) -> tuple[CloseReason | None, int | None]:
    """After a deal in which the owners of `gone` have left, and those of `absent` were away once too often: whether the table
    closes, and the seat that this is about."""
    staying = set(table.people) - set(absent)
    if game_of(table).finished(table.state):
        return CloseReason.FINISHED, None
    if not table.people:
        return CloseReason.EMPTY, None
    if not staying:
        return CloseReason.ABSENCE, absent[0]
    if staying <= set(table.wanting):
        return closing.agreed_close_reason(table), None
    if forfeits.is_undecided(table):
        return None, None
    if table.closing:
        return CloseReason(table.winding_up or (CloseReason.LEFT if gone else CloseReason.HOST)), gone[0] if gone else None
    if absent:
        return CloseReason.ABSENCE, absent[0]
    return (CloseReason.LONG if closing.is_last_deal(table) else None), None


def say_ready(table: Table, user: int, balances: Mapping[int, int], pace: Pace, now: int, press: int = 0) -> Change:
    """Next deal, please; it is dealt as soon as everybody has said so. Whoever cannot cover it is told in time to get chips.

    The first such press of each seat is mixed into the deal: pressing again is no second try."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    if table.phase is not Phase.PAUSE:
        raise Refused("no-pause" if table.live else "over")
    if missing := shortfalls(table, balances).get(seat):
        raise Refused("too-few-chips", missing=missing)
    if press and not table.chairs[seat].ready:
        table = record_press(table, seat, press)
    table = turn_timing.show_up(seated(table, seat, ready=True, presence=Presence.HERE, absences=0), pace, now)
    if all(chair.ready or chair.automatic for chair in table.chairs):
        return deal_next(table, balances, user, pace, now)
    return make_change(table, user, ReadySaid())


def read_action(table: Table, text: str) -> Action:
    """Read an action's text. Raises `Refused` ("unreadable")."""
    try:
        return codec.read(game_of(table), text)
    except ValueError:
        raise Refused("unreadable") from None
