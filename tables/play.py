"""A session being played: deals, moves, the clock, leaving, the end. Each function works out one `Change` or raises `Refused`
(the table says no) or `IllegalAction` (the rules say no)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games import GAMES
from games.core import Action, Event, Game, Participant, Seat
from games.parts import codec
from games.parts.chance import deal_seed
from games.parts.gallery import Rise
from tables import bookings, curve, forfeits, gallery
from tables.chips import Transfer
from tables.lobby import change
from tables.log import Acted, CameBack, Closed, ClosingSet, Credited, Dealt, Left, LogItem, Nudged, SaidReady, WentAway
from tables.pace import Pace
from tables.public import CloseReason, Phase, Presence
from tables.table import Chair, Change, Record, Refused, Table, at, seated, stacks

MOST_ABSENCES = 3  # deals in absence after which the table closes


def game_of(table: Table) -> Game[Any, Any]:
    """The rules a table is played by."""
    return GAMES[table.game]


def lacking(table: Table) -> tuple[int, ...]:
    """hc by participant that the next deal needs beyond what lies there, so that no debt can arise."""
    rules = game_of(table)
    have = stacks(table, rules)
    return tuple(max(0, worst - stack) for worst, stack in zip(rules.exposure(table.state), have, strict=True))


def short(table: Table, balances: Mapping[int, int]) -> dict[Participant, int]:
    """Whose accounts cannot cover the next deal, and by how many hc. The house always can."""
    if not table.for_chips:
        return {}
    lack = {
        seat: missing - balances.get(chair.user, 0)
        for seat, (chair, missing) in enumerate(zip(table.participants, lacking(table), strict=True))
        if chair.user is not None
    }
    return {seat: hc for seat, hc in lack.items() if hc > 0}


def next_deal(table: Table, balances: Mapping[int, int], by: int | None, pace: Pace, now: int) -> Change:
    """Deal again, or close the table if somebody cannot cover the worst case."""
    for seat in short(table, balances):
        return paid(table, by, CloseReason.TOO_FEW_CHIPS, about=seat)
    return deal(table, balances, by, pace, now)


def deal(
    table: Table, balances: Mapping[int, int], by: int | None, pace: Pace, now: int, first: tuple[LogItem, ...] = ()
) -> Change:
    """Top the stacks up and deal. Raises `Refused` ("too-few-chips") if somebody's account cannot cover the worst case."""
    rules = game_of(table)
    for seat, hc in short(table, balances).items():
        raise Refused("too-few-chips", user=table.chairs[seat].user, name=table.chairs[seat].name, missing=hc)
    missing = lacking(table)
    number = table.deals + 1
    version = table.version + 1
    seed = deal_seed(table.secret, table.cuts, number)
    filled = tuple(stack + lack for stack, lack in zip(stacks(table, rules), missing, strict=True))
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
        story=events,
        deals=number,
        dealt=version,
        clock=table.clock.afresh(),
    )
    table, more, forced = play_on(table)
    return finish(table, by, (*first, Dealt(filled), *forced), events + more, transfers, pace, now)


def act(
    table: Table,
    participant: Participant,
    action: Action,
    by: int | None,
    pace: Pace,
    now: int,
    balances: Mapping[int, int] | None = None,
) -> Change:
    """Carry out an action of a seat or an onlooker, and the passes that follow from it without a choice. `balances` are looked at
    when the action brings chips to the table, or asks for an answer that would."""
    if table.phase is not Phase.PLAYING:
        raise Refused("no-deal" if table.live else "over")
    rules = game_of(table)
    before = table
    was_due = participant in rules.due(table.state)
    table, events = carry_out(table, participant, action)
    brought = rules.brings(before.state, participant, action)
    gallery.covered(rules, before, table, participant, brought, balances or {})
    over = participant not in rules.due(table.state)  # a stake does not end a turn: what came before it stays news
    if was_due and over and by is not None:  # what a computer player did in his absence is news to him
        table = seated(table, participant, read=len(table.story))
    table, transfers = gallery.paid_in(table, brought)
    table, more, forced = play_on(table)
    done = finish(table, by, (Acted(participant, codec.write(action)), *forced), events + more, transfers, pace, now)
    if done.events or in_public(before) != in_public(done.table):
        return done
    # a sealed answer: nobody else is to notice
    return replace(done, table=replace(done.table, public_version=before.public_version))


def in_public(table: Table) -> Table:
    """The table as the room knows it."""
    chairs = tuple(replace(chair, acts=0, read=0) for chair in table.chairs)
    return replace(table, state=game_of(table).view(table.state, None), chairs=chairs, version=0, public_version=0)


def carry_out(table: Table, participant: Participant, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """One action and what it makes known."""
    state, events = game_of(table).apply(table.state, participant, action)
    table = replace(table, state=state, story=table.story + events)
    return at(table, participant, acts=table.participants[participant].acts + 1), events


def play_on(table: Table) -> tuple[Table, tuple[Event, ...], tuple[Acted, ...]]:
    """Carry out what is forced (rules 0.7), as long as anything is."""
    rules = game_of(table)
    events: tuple[Event, ...] = ()
    done: tuple[Acted, ...] = ()
    going = True
    while going and rules.dealing(table.state):
        going = False
        for seat in rules.due(table.state):
            action = rules.forced(table.state, seat)
            if action is not None:
                table, new = carry_out(table, seat, action)
                events += new
                done += (Acted(seat, codec.write(action)),)
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
        return change(clocked(table, pace, now), by, *what, events=events, transfers=transfers)
    result = rules.view(table.state, None).result
    winner = result.winner if result else None
    records = tuple(
        Record(chair.user, seat == winner)
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None and not chair.automatic
    )
    chairs = tuple(
        replace(chair, absences=chair.absences + 1 if chair.presence is Presence.AWAY else 0, acts=chair.acts + 1)
        for chair in table.chairs
    )
    settled = rules.settle(table.state)
    table = curve.marked(replace(table, chairs=chairs, phase=Phase.PAUSE, stacks=settled))
    why: CloseReason | None = None
    absent = next((seat for seat, chair in enumerate(chairs) if chair.absences >= MOST_ABSENCES), None)
    if rules.finished(table.state):
        why = CloseReason.FINISHED
    elif all(chair.user is None or chair.presence is Presence.LEFT for chair in chairs):
        why = CloseReason.EMPTY
    elif table.closing:
        why = CloseReason.HOST
    elif absent is not None:
        why = CloseReason.ABSENCE
    if why is not None:
        about = absent if why is CloseReason.ABSENCE else None
        return paid(table, by, why, about=about, what=what, events=events, transfers=transfers, records=records)
    table, back = gallery.paid_out(rules, replace(table, clock=table.clock.waiting(now + pace.pause_ms)))
    return change(table, by, *what, events=events, transfers=transfers + back, records=records)


def clocked(table: Table, pace: Pace, now: int) -> Table:
    """The clock of a deal in play: afresh when a new decision opens or another kind of player has to take it."""
    rules = game_of(table)
    turn = rules.turn(table.state)
    if turn == table.clock.turn and table.clock.deadline is not None:
        return table
    if computers_only(table):
        return replace(table, clock=table.clock.for_computer(turn, now, pace.computer_ms))
    return replace(table, clock=table.clock.for_person(turn, now, table.table_options.turn_seconds * 1000))


def ready(table: Table, user: int, balances: Mapping[int, int], pace: Pace, now: int) -> Change:
    """Next deal, please; it is dealt as soon as everybody has said so. Who cannot cover it is told in time to get chips."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    if table.phase is not Phase.PAUSE:
        raise Refused("no-pause" if table.live else "over")
    if missing := short(table, balances).get(seat):
        raise Refused("too-few-chips", user=user, missing=missing)
    table = seated(table, seat, ready=True, presence=Presence.HERE, absences=0)
    if all(chair.ready or chair.automatic for chair in table.chairs):
        return next_deal(table, balances, user, pace, now)
    return change(table, user, SaidReady())


def returned(table: Table, seat: Seat) -> Table:
    """Whoever acts himself is there. Time is given once more for each decision, not for ever: whoever comes back to it again may
    act, but the computer player goes on."""
    if table.chairs[seat].presence is not Presence.AWAY:
        return table
    there = seated(table, seat, presence=Presence.HERE, absences=0)
    here = handed_over(table, replace(there, public_version=table.version + 1))  # the room is told, even if he answers in secret
    if here.clock.turn == table.clock.turn:
        return here
    turn = game_of(table).turn(table.state)
    return table if table.clock.extended == turn else replace(here, clock=replace(here.clock, extended=turn))


def handed_over(before: Table, after: Table) -> Table:
    """Somebody else plays a seat now. The clock starts afresh if that changes whose it is, and runs on for everybody else."""
    return replace(after, clock=after.clock.afresh()) if computers_only(before) is not computers_only(after) else after


def computers_only(table: Table) -> bool:
    """Whether the deal waits for nobody but computer players."""
    return all(table.chairs[seat].automatic for seat in game_of(table).due(table.state))


def asked(table: Table) -> tuple[Seat, ...]:
    """Computer players to answer at once, since the deal does not wait for them, or not for them alone."""
    if table.phase is not Phase.PLAYING:
        return ()
    rules = game_of(table)
    seats = rules.prompted(table.state) + (() if computers_only(table) else rules.due(table.state))
    return tuple(seat for seat in seats if table.chairs[seat].automatic)


def back(table: Table, user: int, pace: Pace, now: int) -> Change | None:
    """Who was away has pressed something: the seat is his again. None if he was not away, or stays so."""
    seat = table.seat_of(user)
    if seat is None or table.chairs[seat].presence is not Presence.AWAY or not table.live:
        return None
    away, table = table, returned(table, seat)
    if table is away:
        return None
    if table.phase is Phase.PLAYING:
        table = clocked(table, pace, now)
    return change(table, user, CameBack(seat))


def leave(table: Table, user: int, computer_chips: bool, name: str, pace: Pace, now: int, balances: Mapping[int, int]) -> Change:
    """Get up in mid-session. In mid-deal a computer player acts for the seat, on its owner's account, until the session ends;
    between deals he is paid, but for what lies in a pot, and a computer player of the house (called `name`) takes the chair, or
    the table closes. Is he the last one who was not ready, the next deal is dealt at once. An onlooker gets up in mid-deal."""
    seat = table.seat_of(user)
    if seat is None:
        if (participant := table.participant_of(user)) is not None:
            return act(table, participant, Rise(), user, pace, now)
        raise Refused("not-seated")
    if table.phase is Phase.PLAYING:
        gone = seated(handed_on(table, user), seat, presence=Presence.LEFT)
        return change(clocked(handed_over(table, gone), pace, now), user, Left(seat))
    if table.phase is not Phase.PAUSE:
        raise Refused("over")
    others = [chair for chair in table.chairs if chair.user not in (None, user) and chair.presence is not Presence.LEFT]
    if not others or (table.for_chips and not computer_chips):
        return paid(table, user, CloseReason.LEFT if others else CloseReason.EMPTY, about=seat, what=(Left(seat),))
    table = handed_on(table, user)
    stays = forfeits.forfeit(table, user)
    transfers = bookings.payout_to_leaver(table, seat, table.stacks[seat] - stays)
    chairs = list(table.chairs)
    chairs[seat] = Chair(None, name, name, cut=chairs[seat].cut, acts=chairs[seat].acts + 1, paid_in=stays)
    purses = tuple(stays if other == seat else hc for other, hc in enumerate(table.stacks))
    table = replace(curve.without(table, seat), chairs=tuple(chairs), stacks=purses)
    if all(chair.ready or chair.automatic for chair in table.chairs):
        dealt = next_deal(table, balances, user, pace, now)
        return replace(dealt, what=(Left(seat), *dealt.what), transfers=transfers + dealt.transfers)
    return change(table, user, Left(seat), transfers=transfers)


def handed_on(table: Table, user: int) -> Table:
    """The host's part goes to the next person who is there."""
    if table.host != user:
        return table
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.user == user)
    for chair in table.chairs[seat + 1 :] + table.chairs[:seat]:
        if chair.user is not None and chair.presence is not Presence.LEFT:
            return replace(table, host=chair.user)
    return replace(table, closing=True)


def close_after(table: Table, user: int, pace: Pace, now: int) -> Change:
    """The host wants to end: after this deal, or at once between deals. A second press in mid-deal takes it back."""
    if table.host != user:
        raise Refused("host-only", host=table.host)
    seat = table.seat_of(user)
    if seat is None:  # the last person has left: it closes after this deal in any case
        raise Refused("not-seated")
    if table.phase is Phase.PAUSE:
        return paid(table, user, CloseReason.HOST)
    if table.phase is not Phase.PLAYING:
        raise Refused("over")
    table = clocked(returned(table, seat), pace, now)
    return change(replace(table, closing=not table.closing), user, ClosingSet(not table.closing))


def time_out(table: Table, pace: Pace, now: int) -> Change:
    """Whoever the deal waits for is away now; a computer player will act for him."""
    what = []
    for seat in game_of(table).due(table.state):
        if not table.chairs[seat].automatic:
            table = seated(table, seat, presence=Presence.AWAY)
            what.append(WentAway(seat))
    return change(clocked(replace(table, clock=table.clock.afresh()), pace, now), None, *what)


def nudge(table: Table) -> Change:
    """Half of the time is over: whoever the deal waits for is mentioned."""
    return change(replace(table, clock=table.clock.mentioned()), None, Nudged())


def credited(table: Table, pace: Pace, now: int) -> Change | None:
    """After a restart: nobody loses time by our outage. None if enough is left."""
    soon = now + min(pace.grace_ms, table.table_options.turn_seconds * 1000)
    if table.clock.deadline is None or table.clock.deadline >= soon:
        return None
    if table.phase is Phase.PLAYING and computers_only(table):
        return None
    return change(replace(table, clock=table.clock.credited(soon, pace.grace_ms // 2)), None, Credited())


def void(table: Table, why: CloseReason) -> Change:
    """Break off: in mid-deal nothing of that deal counts. Everybody is paid."""
    if not table.live:
        raise Refused("over")
    return paid(table, None, why, phase=Phase.VOID)


def paid(
    table: Table,
    by: int | None,
    why: CloseReason,
    *,
    phase: Phase = Phase.CLOSED,
    about: Seat | None = None,
    what: tuple[LogItem, ...] = (),
    transfers: tuple[Transfer, ...] = (),
    **more: Any,
) -> Change:
    """Pay every stack out; the table's account is empty afterwards. Whom a closed table has lost gets nothing of the pot."""
    final = stacks(table, game_of(table))
    if phase is Phase.CLOSED:
        final = forfeits.after_forfeits(table, final, () if about is None or why is CloseReason.TOO_FEW_CHIPS else (about,))
    payouts = bookings.payouts(table, dict(enumerate(final)))
    gallery = tuple(replace(one, paid_in=0) for one in table.gallery)
    table = replace(table, phase=phase, gallery=gallery, stacks=final, clock=table.clock.stopped(), ended=why, ended_by=about)
    return change(table, by, *what, Closed(why), transfers=transfers + payouts, **more)


def action_of(table: Table, text: str) -> Action:
    """Read an action's text. Raises `Refused` ("unreadable")."""
    try:
        return codec.read(game_of(table), text)
    except ValueError:
        raise Refused("unreadable") from None
