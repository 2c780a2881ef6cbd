"""The clock of a session: turns, absences, beats, pauses between deals and outages; and the players
it waits for.
"""

from dataclasses import replace

from games.core import Seat
from games.parts.line import Passed
from tables.changes import absences, pots_and_stakes
from tables.state.change import Change, Context, make_change
from tables.state.default_settings import Pace
from tables.state.evening_times_and_limits import KEPT
from tables.state.log_items import (
    PlayerAway,
    PlayerBack,
    PlayersNudged,
    ReadingStarted,
    TimeCredited,
)
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Table, game_of, update_latest_deal, update_participant
from tables.state.table_parts import Beat, TableClock

WINDING_UP_SECONDS = 60  # the longest turn at a table that is wound up
READING_MS = 180_000  # the longest time that the clock waits for a player who reads
NUDGED_PART = 2  # slow players are mentioned when the last half of their time begins
BEGINNER_TURNS = 2  # a beginner's decision may take so many turns while other people wait
# how long the next deal waits for the answer to a question, such as whether to close the table
QUESTION_MS = 60_000


def update_clock(table: Table, context: Context) -> Table:
    """Return the table with the clock that the current decision needs."""
    return replace(table, clock=running_clock(table, context))


def running_clock(table: Table, context: Context) -> TableClock:
    """Return the clock of a deal: restarted if a new decision is open, if people begin or cease
    to wait for it, or if only computer players are left to decide. They take their time only if
    somebody is there to see it.
    """
    turn, start = game_of(table).turn(table.state), end_of_beat(table, context.now)
    if waits_for_computers_only(table):
        gave_way = table.closing.winding_up == CloseReason.GAVE_WAY
        is_seen = not gave_way and (table.people or table.gallery or table.seat_requests)
        duration = context.pace.computer_ms if is_seen and not has_computer_passed(table) else 0
        return table.clock.run_for_computer(turn, start, duration)
    unhurried = is_unhurried(table)
    if (
        turn == table.clock.turn
        and table.clock.deadline is not None
        and unhurried is table.clock.unhurried
    ):
        return table.clock
    duration = decision_ms(table, context.pace)
    nudge_after = context.pace.notice_ms if table.slow else duration // NUDGED_PART
    clock = table.clock.run_for_person(turn, start, duration, nudge_after, unhurried=unhurried)
    return extend_for_readers(table, clock)


def has_computer_passed(table: Table) -> bool:
    """Return whether the last thing that happened is the pass of a computer player: the next one
    follows at once, as nobody needs time to see it.
    """
    latest = table.latest_deal.story[-1:]
    return any(isinstance(event, Passed) and table.chairs[event.seat].automatic for event in latest)


def extend_for_readers(table: Table, clock: TableClock) -> TableClock:
    """Return the clock, extended while an awaited player reads the rules."""
    due = game_of(table).due(table.state) if table.latest_deal.reading else ()
    until = max(
        (
            end
            for seat, end in table.latest_deal.reading
            if seat in due and not table.chairs[seat].automatic
        ),
        default=0,
    )
    return clock.run_at_least_until(until, turn_ms(table) // NUDGED_PART)


def start_reading(table: Table, user: int, now: int) -> Change | None:
    """Give a new player time to read the rules, at most `READING_MS` and only once per deal.

    Returns None if they get none.
    """
    seat = table.seat_of(user)
    if (
        table.phase is not Phase.PLAYING
        or table.closing.winding_up
        or seat is None
        or table.chairs[seat].automatic
        or any(seat == reader for reader, _ in table.latest_deal.reading)
    ):
        return None
    table = update_latest_deal(
        table, reading=(*table.latest_deal.reading, (seat, now + READING_MS))
    )
    return make_change(table, user, ReadingStarted(), clock=extend_for_readers(table, table.clock))


def read_between_deals(table: Table, user: int, now: int) -> Change | None:
    """Between deals, let the next deal wait while a player reads.

    Returns None if it waits for others, or does not wait.

    It waits as long as a turn lasts, three minutes at most. If other people are there, it waits
    only once for each player.
    """
    seat = table.seat_of(user)
    if (
        seat is None
        or table.chairs[seat].automatic
        or is_deserted(table)
        or has_been_waited_for(table, seat)
    ):
        return None
    return hold_next_deal(table, seat, now + min(turn_ms(table), READING_MS))


def ask_between_deals(table: Table, user: int, now: int) -> Change | None:
    """Between deals, let the next deal wait while a player answers a question about closing or
    leaving.

    The player is not ready any more. Returns None if there is nothing to do. If other people are
    there, the deal waits only once for each player: else a player could hold a match that is almost
    lost for ever.
    """
    seat = table.seat_of(user)
    if seat is None or has_been_waited_for(table, seat):
        return None
    return hold_next_deal(update_participant(table, seat, ready=False), seat, now + QUESTION_MS)


def has_been_waited_for(table: Table, seat: Seat) -> bool:
    """Return whether the next deal has waited for a player in this pause while other people are
    there.
    """
    others = any(other != seat and not table.chairs[other].automatic for other in table.people)
    return others and any(seat == reader for reader, _ in table.latest_deal.reading)


def hold_next_deal(table: Table, seat: Seat, until: int) -> Change | None:
    """Between deals, let the next deal wait for a player. Returns None if it waits for nobody."""
    end = table.clock.deadline
    if table.phase is not Phase.PAUSE or table.closing.winding_up or end is None:
        return None
    others = tuple(entry for entry in table.latest_deal.reading if entry[0] != seat)
    table = update_latest_deal(table, reading=(*others, (seat, until)))
    return make_change(
        table,
        table.chairs[seat].user,
        ReadingStarted(),
        clock=table.clock.wait_until(max(until, end), unhurried=table.clock.unhurried),
    )


def stop_reading(table: Table, seat: Seat, now: int, pace: Pace) -> Table:
    """Between deals, stop waiting for a player who has read.

    The next deal then comes after a usual pause.

    That it has waited for them stays known, with the time 0. During a deal the clock is that of a
    turn, perhaps of another player, and stays.
    """
    others = tuple(entry for entry in table.latest_deal.reading if entry[0] != seat)
    if (
        table.phase is not Phase.PAUSE
        or not any(reader == seat and until for reader, until in table.latest_deal.reading)
        or table.clock.deadline is None
    ):
        return table
    end = max([now + pause_ms(table, pace), *(until for _, until in others)])
    return replace(
        update_latest_deal(table, reading=(*others, (seat, 0))),
        clock=table.clock.wait_until(
            min(end, table.clock.deadline), unhurried=table.clock.unhurried
        ),
    )


def turn_ms(table: Table) -> int:
    """Return how long a person has for a decision (ms).

    At a table that is wound up turns are short.
    """
    seconds = table.table_options.turn_seconds
    return (min(seconds, WINDING_UP_SECONDS) if table.closing.winding_up else seconds) * 1000


def decision_ms(table: Table, pace: Pace) -> int:
    """Return the time of the awaited people for their decision (ms). It is longer if one of them
    plays their first round of the game.

    A person who is alone with computer players has no clock to look at. But a table does not stay
    open for ever: after the time of an idle lobby they count as away, and where they have only one
    try, after as long as a tournament is kept.
    """
    turn = turn_ms(table)
    if is_unhurried(table):
        return KEPT if table.round else max(pace.lobby_ms, turn)
    hurries = not table.slow and not table.closing.winding_up
    return BEGINNER_TURNS * turn if hurries and awaited_beginners(table) else turn


def is_unhurried(table: Table) -> bool:
    """Return whether one person is there and nobody but computer players waits with them."""
    here = [seat for seat in table.people if not table.chairs[seat].automatic]
    others = table.gallery or table.seat_requests or (table.round and table.round.ends_at)
    return len(here) == 1 and not others and not table.closing.winding_up


def awaited_beginners(table: Table) -> list[Seat]:
    """Return the seats of awaited people who play their first round of the game."""
    due = (
        game_of(table).due(table.state)
        if table.phase is Phase.PLAYING and table.latest_deal.beginners
        else ()
    )
    return [
        seat
        for seat in due
        if seat in table.latest_deal.beginners and not table.chairs[seat].automatic
    ]


def is_deserted(table: Table) -> bool:
    """Return whether no person is there between deals who has acted since the last one began, or
    one who is alone with computer players and not ready.

    The next deal then waits for somebody to come. A table that is wound up waits for nobody.
    """
    here = [seat for seat in table.people if table.chairs[seat].presence is Presence.HERE]
    waits = is_unhurried(table) and not any(table.chairs[seat].ready for seat in here)
    nobody = not here and not pots_and_stakes.awaits_newcomers(table)
    unseen = bool(table.people) and table.latest_deal.unseen
    return not table.closing.winding_up and (unseen or waits or nobody)


def awaits_channel(table: Table) -> bool:
    """Return whether nothing has begun at a table that is wound up: it closes at its deadline
    unless its channel is back.
    """
    return (
        table.phase is not Phase.PLAYING
        and bool(table.closing.winding_up)
        and not pots_and_stakes.is_undecided(table)
    )


def start_pause(table: Table, context: Context) -> Table:
    """Return the table with the clock of a pause between deals."""
    until = end_of_beat(table, context.now) + pause_ms(table, context.pace)
    return replace(table, clock=table.clock.wait_until(until, unhurried=is_unhurried(table)))


def pause_ms(table: Table, pace: Pace) -> int:
    """Return the length of a pause between deals (ms).

    It is long if the table is slow, deserted or waits for its channel. There is none if only people
    are there who wait for a seat: nobody looks at the result.
    """
    if not table.people and pots_and_stakes.awaits_newcomers(table):
        return 0
    is_long = table.slow or is_deserted(table) or awaits_channel(table)
    return max(pace.lobby_ms, turn_ms(table)) if is_long else pace.pause_ms


def lobby_ms(table: Table, pace: Pace) -> int:
    """Return how long an idle lobby stays open (ms)."""
    return max(pace.lobby_ms, turn_ms(table)) if table.slow else pace.lobby_ms


def grace_ms(table: Table, pace: Pace) -> int:
    """Return the least time (ms) that people have left after an outage: at a slow table hours,
    for people may be asleep.
    """
    return turn_ms(table) // 4 if table.slow else min(pace.grace_ms, turn_ms(table))


def show_up(table: Table, context: Context) -> Table:
    """Note that a person has acted between deals.

    A deserted table gets a pause of the usual length.
    """
    was_deserted = is_deserted(table)
    table = update_latest_deal(table, unseen=False)
    return start_pause(table, context) if was_deserted else table


def return_to_seat(table: Table, seat: Seat) -> Table:
    """Bring a player back who was away, because they act.

    They get the time of their turn again, but only once per decision. After that their actions
    count, but the substitute keeps the seat.
    """
    if table.chairs[seat].presence is not Presence.AWAY:
        return table
    present = update_latest_deal(
        update_participant(table, seat, presence=Presence.HERE, absences=0), unseen=False
    )
    # the return is public, even if the action that follows is a sealed answer
    back = hand_over_seat(table, replace(present, public_version=table.version + 1))
    if back.clock.turn == table.clock.turn:
        return back
    turn = game_of(table).turn(table.state)
    return (
        table
        if table.clock.extended == turn
        else replace(back, clock=replace(back.clock, extended=turn))
    )


def hand_over_seat(before: Table, after: Table) -> Table:
    """Return `after`, where another player acts for a seat. Its turn restarts if
    `waits_for_computers_only` has changed.
    """
    same_kind = waits_for_computers_only(before) is waits_for_computers_only(after)
    return after if same_kind else replace(after, clock=after.clock.reset_turn())


def waits_for_computers_only(table: Table) -> bool:
    """Return whether the deal waits for computer players and substitutes only."""
    return all(table.chairs[seat].automatic for seat in game_of(table).due(table.state))


def computers_to_answer(table: Table) -> tuple[Seat, ...]:
    """Return the seats of computer players who have to answer at once.

    These are computer players who are asked beside the turn, or who decide at the same time as
    people.
    """
    if table.phase not in (Phase.PLAYING, Phase.PAUSE):
        return ()
    rules = game_of(table)
    seats = rules.prompted(table.state) + (
        () if waits_for_computers_only(table) else rules.due(table.state)
    )
    return tuple(seat for seat in seats if table.chairs[seat].automatic)


def come_back(table: Table, user: int, context: Context) -> Change | None:
    """Bring a person back who was away, because they have pressed a button.

    Returns None if nothing changes by that.
    """
    seat = table.seat_of(user)
    if seat is None or table.chairs[seat].presence is not Presence.AWAY or not table.live:
        return None
    before, table = table, return_to_seat(table, seat)
    if table is before:
        return None
    if table.phase is Phase.PLAYING:
        table = update_clock(table, context)
    elif table.phase is Phase.PAUSE and is_deserted(before):
        table = start_pause(table, context)
    return make_change(table, user, PlayerBack(seat))


def time_out(table: Table, context: Context) -> Change:
    """Mark the players away whose time has run out; substitutes will act for them."""
    what = []
    late = [seat for seat in game_of(table).due(table.state) if not table.chairs[seat].automatic]
    table = absences.excuse(table, [seat for seat in late if absences.is_alone(table, seat)])
    for seat in late:
        table = update_participant(table, seat, presence=Presence.AWAY)
        what.append(PlayerAway(seat))
    table = replace(table, clock=table.clock.reset_turn())
    return make_change(table, None, *what, clock=running_clock(table, context))


def nudge(table: Table) -> Change:
    """Mention the awaited players at half-time; at a slow table soon, and only those without
    direct messages.
    """
    return make_change(replace(table, clock=table.clock.mark_nudged()), None, PlayersNudged())


def credit_time(table: Table, context: Context) -> Change | None:
    """Correct the clock after a restart or a change of the system time.

    Players keep at least the grace period, and never get more than the longest wait. Nobody is to
    blame for being away at the end of a deal whose clock had to be corrected. Returns None if the
    clock is right already.
    """
    if table.clock.deadline is None:
        return None
    left, pace = table.clock.deadline - context.now, context.pace
    before, table = table, limit_times(table, context.now)
    if table.phase is Phase.PLAYING and waits_for_computers_only(table):
        given = min(left, pace.computer_ms)
    elif before.beat is not None and table.clock.deadline == before.beat.until:  # all are ready
        given = min(left, before.beat.length)
    else:
        least = grace_ms(table, pace)
        given = min(max(left, least), max(least, longest_wait_ms(table, pace)))
    if given == left and table == before:
        return None
    table = absences.excuse_people(table) if table.phase is Phase.PLAYING else table
    clock = table.clock.move_deadline(context.now + given, grace_ms(table, pace) // NUDGED_PART)
    return make_change(replace(table, clock=clock), None, TimeCredited())


def limit_times(table: Table, now: int) -> Table:
    """Return the table without a beat or a reader that lasts longer than one that begins now."""
    if table.beat is not None and table.beat.began > now:
        table = replace(table, beat=replace(table.beat, began=now, until=now + table.beat.length))
    times = ((seat, min(until, now + READING_MS)) for seat, until in table.latest_deal.reading)
    return update_latest_deal(table, reading=tuple(times))


def longest_wait_ms(table: Table, pace: Pace) -> int:
    """Return the longest time (ms) that the table waits for people in its phase."""
    match table.phase:
        case Phase.LOBBY:
            return lobby_ms(table, pace)
        case Phase.PAUSE:
            return max(pause_ms(table, pace), READING_MS if table.latest_deal.reading else 0)
        case _:
            return max(decision_ms(table, pace), READING_MS)


def awaited_people(table: Table) -> tuple[int, ...]:
    """Return the awaited users: those who have to act, between deals those who are not ready.

    While all choose in secret this tells who has chosen. So it is for these people alone, not for
    the room.
    """
    match table.phase:
        case Phase.PLAYING:
            seats = game_of(table).due(table.state)
        case Phase.PAUSE if not awaits_channel(table):
            seats = tuple(seat for seat in table.people if not table.chairs[seat].ready)
        case _:
            return ()
    users = (table.chairs[seat].user for seat in seats if not table.chairs[seat].automatic)
    # below 0: aliases of forgotten people
    return tuple(user for user in users if user is not None and user > 0)


# ---- beats: the table stands still for some seconds, so that everybody sees the last event


def start_beat(table: Table, events: int, context: Context) -> Table:
    """Return the table with a beat, if one of the last `events` events of its story is a moment,
    or has ended the deal, and somebody is there to see it.

    There is none at slow tables, where people come by later, nor while a table is wound up.
    """
    story, rules = table.latest_deal.story, game_of(table)
    part = (
        max((event.moment for event in story[len(story) - events :]), default=0)
        if rules.dealing(table.state)
        else 1
    )
    length = round(part * 1000 * table.table_options.beat_seconds)
    is_seen = any(not chair.automatic for chair in table.chairs) or table.gallery
    if not length or not is_seen or table.slow or table.closing.winding_up:
        return table
    first, last = len(story) - events, len(story) - 1
    return replace(
        table, beat=Beat(table.version + 1, first, last, context.now, context.now + length)
    )


def end_of_beat(table: Table, now: int) -> int:
    """Return when the table goes on (ms): now, or at the end of the beat that is shown."""
    return now if table.beat is None else max(now, table.beat.until)
