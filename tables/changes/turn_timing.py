"""The clock of a deal that is being played: for whom it runs, who was away and comes back, what happens when it has run out. Each
function works out a table or one `Change`."""

from dataclasses import replace

from games.core import Seat
from tables.state.change import Change, make_change
from tables.state.log_items import PlayerAway, PlayerBack, PlayersNudged, RulesOpened, TimeCredited
from tables.state.pace import Pace
from tables.state.phases import Phase, Presence
from tables.state.table import Table, game_of, seated
from tables.state.turn_clock import TableClock

WINDING_SECONDS = 60  # for a decision at a table that is wound up
READING_MS = 180_000  # for which a clock waits for somebody who is new to a game and reads its rules, once a deal and person


def update_clock(table: Table, pace: Pace, now: int) -> Table:
    """With the clock of a deal in play."""
    return replace(table, clock=running_clock(table, pace, now))


def running_clock(table: Table, pace: Pace, now: int) -> TableClock:
    """The clock of a deal in play: afresh when a new decision opens or another kind of player has to take it."""
    turn = game_of(table).turn(table.state)
    if waits_for_computers_only(table):
        return table.clock.for_computer(turn, now, pace.computer_ms)
    if turn == table.clock.turn and table.clock.deadline is not None:
        return table.clock
    return extend_for_readers(table, table.clock.for_person(turn, now, turn_ms(table)))


def extend_for_readers(table: Table, clock: TableClock) -> TableClock:
    """It runs at least as long as somebody reads for whom the deal waits."""
    due = game_of(table).due(table.state) if table.reading else ()
    until = max((end for seat, end in table.reading if seat in due and not table.chairs[seat].automatic), default=0)
    return clock.not_before(until, turn_ms(table) // 2)


def start_reading(table: Table, user: int, now: int) -> Change | None:
    """Somebody who is new to the game opens its rules: reading does not cost their turn. Only the first time in a deal gives any
    time, and never more than `READING_MS`, so that nobody can hold up the others. None if it gives none."""
    seat = table.seat_of(user)
    if table.phase is not Phase.PLAYING or table.winding_up or seat is None or table.chairs[seat].automatic:
        return None
    if any(seat == one for one, _ in table.reading):
        return None
    table = replace(table, reading=(*table.reading, (seat, now + READING_MS)))
    return make_change(table, user, RulesOpened(), clock=extend_for_readers(table, table.clock))


def turn_ms(table: Table) -> int:
    """How long a person has for a decision. A table that is wound up does not wait for long."""
    seconds = table.table_options.turn_seconds
    return (min(seconds, WINDING_SECONDS) if table.winding_up else seconds) * 1000


def is_deserted(table: Table) -> bool:
    """Between deals: nobody is there who has shown themselves since the last one began, so the next one waits. (A table that is
    wound up waits for nobody.)"""
    here = any(table.chairs[seat].presence is Presence.HERE for seat in table.people)
    return not table.winding_up and (table.unseen or not here)


def start_pause(table: Table, pace: Pace, now: int) -> Table:
    """A deal is over."""
    return replace(table, clock=table.clock.waiting(now + pause_ms(table, pace)))


def pause_ms(table: Table, pace: Pace) -> int:
    """How long (ms) it is until the next deal: that begins soon, or, where nobody is there, only when somebody is."""
    return max(pace.lobby_ms, turn_ms(table)) if is_deserted(table) else pace.pause_ms


def show_up(table: Table, pace: Pace, now: int) -> Table:
    """Between deals: somebody has shown themselves."""
    waited = is_deserted(table)
    table = replace(table, unseen=False)
    return start_pause(table, pace, now) if waited else table


def return_to_seat(table: Table, seat: Seat) -> Table:
    """Whoever acts is there. Time is given once more for each decision, not for ever: whoever comes back to it again may act, but
    the computer player goes on."""
    if table.chairs[seat].presence is not Presence.AWAY:
        return table
    there = replace(seated(table, seat, presence=Presence.HERE, absences=0), unseen=False)
    here = hand_over_seat(table, replace(there, public_version=table.version + 1))  # the room is told, even of a secret answer
    if here.clock.turn == table.clock.turn:
        return here
    turn = game_of(table).turn(table.state)
    return table if table.clock.extended == turn else replace(here, clock=replace(here.clock, extended=turn))


def hand_over_seat(before: Table, after: Table) -> Table:
    """Somebody else plays a seat now. The clock starts afresh if that changes whose it is, and runs on for everybody else."""
    return (
        replace(after, clock=after.clock.afresh())
        if waits_for_computers_only(before) is not waits_for_computers_only(after)
        else after
    )


def waits_for_computers_only(table: Table) -> bool:
    """Whether the deal waits for nobody but computer players."""
    return all(table.chairs[seat].automatic for seat in game_of(table).due(table.state))


def computers_to_answer(table: Table) -> tuple[Seat, ...]:
    """Computer players to answer at once, since the deal does not wait for them, or not for them alone."""
    if table.phase not in (Phase.PLAYING, Phase.PAUSE):
        return ()
    rules = game_of(table)
    seats = rules.prompted(table.state) + (() if waits_for_computers_only(table) else rules.due(table.state))
    return tuple(seat for seat in seats if table.chairs[seat].automatic)


def come_back(table: Table, user: int, pace: Pace, now: int) -> Change | None:
    """Somebody who was away has pressed something and plays again. None for whoever was not away, or stays so."""
    seat = table.seat_of(user)
    if seat is None or table.chairs[seat].presence is not Presence.AWAY or not table.live:
        return None
    away, table = table, return_to_seat(table, seat)
    if table is away:
        return None
    if table.phase is Phase.PLAYING:
        table = update_clock(table, pace, now)
    elif table.phase is Phase.PAUSE and is_deserted(away):
        table = start_pause(table, pace, now)
    return make_change(table, user, PlayerBack(seat))


def time_out(table: Table, pace: Pace, now: int) -> Change:
    """Whoever the deal waits for is away now; a computer player will act for them."""
    what = []
    for seat in game_of(table).due(table.state):
        if not table.chairs[seat].automatic:
            table = seated(table, seat, presence=Presence.AWAY)
            what.append(PlayerAway(seat))
    table = replace(table, clock=table.clock.afresh())
    return make_change(table, None, *what, clock=running_clock(table, pace, now))


def nudge(table: Table) -> Change:
    """Half of the time is over: whoever the deal waits for is mentioned."""
    return make_change(replace(table, clock=table.clock.mentioned()), None, PlayersNudged())


def credit_time(table: Table, pace: Pace, now: int) -> Change | None:
    """After a restart, or when the machine's time has been set forth or back: nobody loses time by it, and nobody is waited for
    longer than ever. None if enough is left, and not too much."""
    if table.clock.deadline is None:
        return None
    left = table.clock.deadline - now
    if table.phase is Phase.PLAYING and waits_for_computers_only(table):
        given = min(left, pace.computer_ms)
    else:
        least = min(pace.grace_ms, turn_ms(table))
        given = min(max(left, least), max(least, longest_wait_ms(table, pace)))
    if given == left:
        return None
    return make_change(replace(table, clock=table.clock.credited(now + given, pace.grace_ms // 2)), None, TimeCredited())


def longest_wait_ms(table: Table, pace: Pace) -> int:
    """How long (ms) people may be waited for."""
    match table.phase:
        case Phase.LOBBY:
            return pace.lobby_ms
        case Phase.PAUSE:
            return pause_ms(table, pace)
        case _:
            return max(turn_ms(table), READING_MS)
