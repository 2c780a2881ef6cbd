"""Before the first deal: people sit down, agree on house rules, start. Each function works out one `Change` or says no."""

from dataclasses import replace
from typing import Any

from ai.levels import Level
from games import GAMES
from games.core import IllegalAction
from games.parts.chance import commitment
from games.parts.options import Option, Options, declared, initial
from tables.changes import agreement
from tables.state.change import Change, make_change
from tables.state.log_items import (
    ComputerAdded,
    LobbyLeft,
    LogItem,
    OptionSet,
    PlayerJoined,
    RulesAccepted,
    SecretSealed,
    TableClosed,
    TableOpened,
)
from tables.state.pace import Pace
from tables.state.people import Preset
from tables.state.phases import CloseReason, Phase
from tables.state.refusal import Refused
from tables.state.regulars import DEFAULT_LEVEL, REGULARS, pick_regular
from tables.state.table import Chair, Table, game_of, host_name
from tables.state.table_options import TableOptions
from tables.state.turn_clock import TableClock
from tables.views.public_table import seats_for_rules, settling_user


def open_table(
    table_id: str,
    guild: int,
    channel: int,
    host: Chair,
    game: str,
    locale: str,
    secret: bytes,
    pace: Pace,
    now: int,
    preset: Preset | None = None,
    most_deals: int = 0,
) -> Change:
    """A new table; who opens it is host and sits down first. It closes after `most_deals`. With a preset, `game` is the
    preset's."""
    if game not in GAMES:
        raise Refused("unknown-game", game=game)
    assert host.user is not None
    rules = GAMES[game]
    table = Table(
        table_id,
        guild,
        channel,
        host.user,
        game,
        rules.rules_version,
        preset.options if preset else initial(rules.options),
        preset.table_options if preset else TableOptions(turn_seconds=pace.turn_seconds),
        secret,
        now,
        locale,
        chairs=(host,),
        for_chips=rules.for_chips,
        clock=TableClock(deadline=now + pace.lobby_ms),
        preset=preset.name if preset else "",
        most_deals=most_deals,
    )
    return make_change(table, host.user, TableOpened(game), SecretSealed(commitment(secret)), *non_default_options(table.options))


def join(table: Table, guest: Chair, pace: Pace, now: int, edition: int = 0) -> Change:
    """Sit down, and accept the house rules of that `edition`; where the table is full but for computers, the last computer gets
    up."""
    require_lobby(table)
    assert guest.user is not None
    if table.seat_of(guest.user) is not None:
        raise Refused("already-seated")
    agreement.require_current_edition(table, edition)
    table = agreement.record_agreement(table, guest.user)
    chairs = list(table.chairs)
    if len(chairs) == game_of(table).players[-1]:
        computers = [seat for seat, chair in enumerate(chairs) if chair.computer]
        if not computers:
            raise Refused("full", seats=len(chairs))
        chairs[computers[-1]] = guest
        table = agreement.mark_amended(table, options_about_seat(table.options, computers[-1]))
    else:
        chairs.append(guest)
    return make_change(
        replace(table, chairs=tuple(chairs), clock=table.clock.waiting(now + pace.lobby_ms)), guest.user, PlayerJoined()
    )


def agree(table: Table, user: int, edition: int, pace: Pace, now: int) -> Change:
    """Accept the house rules of that `edition`."""
    require_lobby(table)
    if table.seat_of(user) is None:
        raise Refused("not-seated")
    agreement.require_current_edition(table, edition)
    if not agreement.rules_to_accept(table, user):
        raise Refused("already-agreed")
    table = replace(table, clock=table.clock.waiting(now + pace.lobby_ms))
    return make_change(agreement.record_agreement(table, user), user, RulesAccepted())


def leave(table: Table, user: int, pace: Pace, now: int) -> Change:
    """Get up again. The host's part goes to the next person; the last one to leave closes the table."""
    require_lobby(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated")
    others = table.chairs[seat + 1 :] + table.chairs[:seat]
    people = [chair.user for chair in others if chair.user is not None]
    table, what = remove_person(replace(table, clock=table.clock.waiting(now + pace.lobby_ms)), seat)
    if not people:
        return close_lobby(table, user, CloseReason.EMPTY)
    if table.host == user:
        table = replace(table, host=people[0])
    return make_change(table, user, *what)


def remove_person(table: Table, seat: int) -> tuple[Table, tuple[LogItem, ...]]:
    """The lobby without that person, and what the log tells of it. House rules about other seats follow whoever sits there; one
    about this seat is another rule from now on."""
    user = table.chairs[seat].user
    assert user is not None
    gone = options_about_seat(table.options, seat)
    options = options_without_seat(table.options, seat)
    table = agreement.mark_amended(agreement.forget_agreement(table, user), gone)
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    settled = (OptionSet(name, value) for name, value in options.items())
    return replace(table, chairs=chairs, options=replace(table.options, **options)), (LobbyLeft(), *settled)


def non_default_options(options: Options) -> tuple[OptionSet, ...]:
    """The house rules of a new table that a log must name: what it says nothing of has its default."""
    rules = ((rule, getattr(options, rule.name)) for rule in declared(type(options)))
    return tuple(OptionSet(rule.name, value) for rule, value in rules if value != rule.default)


def options_about_seat(options: Options, seat: int) -> tuple[str, ...]:
    """The house rules that name this seat."""
    return tuple(rule.name for rule in declared(type(options)) if rule.seat and getattr(options, rule.name) == seat)


def options_without_seat(options: Options, gone: int) -> dict[str, int | None]:
    """House rules that name a seat (the banker's) follow whoever sits there when one before them gets up; those of `gone` go."""
    named = {rule.name: getattr(options, rule.name) for rule in declared(type(options)) if rule.seat}
    return {name: None if seat == gone else seat - 1 for name, seat in named.items() if seat is not None and seat >= gone}


def add_computer(table: Table, user: int, pace: Pace, now: int, level: Level = DEFAULT_LEVEL, name: str = "") -> Change:
    """A computer player of the house sits down: the regular of that name, or somebody of that level."""
    require_lobby(table)
    require_host(table, user)
    if len(table.chairs) == game_of(table).players[-1]:
        raise Refused("full", seats=len(table.chairs))
    taken = {chair.name for chair in table.chairs}
    if name and (name not in REGULARS or name in taken):
        raise Refused("regular-taken", name=name)
    level = REGULARS[name].level if name else level
    name = name or pick_regular(level, taken)
    levels = (*((one, had) for one, had in table.levels if one != name), (name, level.value))
    chairs = (*table.chairs, Chair(None, name, name))
    return make_change(
        replace(table, chairs=chairs, levels=levels, clock=table.clock.waiting(now + pace.lobby_ms)), user, ComputerAdded()
    )


def free_computer_name(table: Table) -> str:
    """A computer player's name that nobody at the table has."""
    return pick_regular(DEFAULT_LEVEL, {chair.name for chair in table.chairs})


def set_option(table: Table, user: int, name: str, value: Any, pace: Pace, now: int) -> Change:
    """Settle a house rule, of the game or of the table."""
    require_lobby(table)
    rules = game_of(table)
    seats = seats_for_rules(game_of(table).players, len(table.chairs))
    for field in ("options", "table_options"):
        options: Options = getattr(table, field)
        for rule in declared(type(options)):
            if rule.name == name:
                require_settler(table, user, rule)
                if not (rule.offered(seats) and rule.admits(value, seats)):
                    raise Refused("bad-option", option=name)
                settled = replace(options, **{name: value})
                if field == "options" and options_fit(table, options, seats):
                    rules.check(settled, seats)
                agreed = not agreement.rules_to_accept(table, user)
                table = agreement.mark_amended(table, [name] if settled != options else [])
                table = replace(table, **{field: settled}, preset="", clock=table.clock.waiting(now + pace.lobby_ms))  # type: ignore[arg-type]
                table = agreement.record_agreement(table, user) if agreed else table
                return make_change(table, user, OptionSet(name, value))
    raise Refused("bad-option", option=name)


def require_settler(table: Table, user: int, rule: Option) -> None:
    """Refuse whoever does not settle this house rule."""
    owner = settling_user(rule, table.options, table.host, [chair.user for chair in table.chairs])
    if owner == table.host:
        require_host(table, user)
    elif user != owner:
        raise Refused("banker-settles", name=next(chair.name for chair in table.chairs if chair.user == owner))


def options_fit(table: Table, options: Options, seats: int) -> bool:
    """Whether these house rules fit this number of players."""
    try:
        game_of(table).check(options, seats)
    except IllegalAction:
        return False
    return True


def remove_undecided(table: Table, user: int) -> tuple[Table, tuple[LogItem, ...]]:
    """The table after the host has sent away whoever has yet to agree to the house rules, and what the log tells of it."""
    require_lobby(table)
    require_host(table, user)
    told: tuple[LogItem, ...] = ()
    for seat in reversed(agreement.seats_to_agree(table)):
        if table.chairs[seat].user != user:
            table, what = remove_person(table, seat)
            told += what
    return table, told


def start(table: Table, user: int, cut: int) -> Table:
    """The table as it is when the host starts it, before the first deal (no version of its own: the deal follows at once)."""
    require_lobby(table)
    require_host(table, user)
    rules = game_of(table)
    seats = len(table.chairs)
    if seats not in rules.players:
        raise Refused("players", least=rules.players[0], most=rules.players[-1], seated=seats)
    rules.check(table.options, seats)
    if agreement.seats_to_agree(table):
        raise Refused("not-agreed")
    chairs = tuple(replace(chair, cut=cut) if chair.user == user else chair for chair in table.chairs)
    return replace(table, chairs=chairs, state=rules.open(table.options, seats), stacks=(0,) * seats)


def close_as_host(table: Table, user: int) -> Change:
    """The host sends everybody home before it has begun."""
    require_lobby(table)
    require_host(table, user)
    return close_lobby(table, user, CloseReason.HOST)


def close_lobby(table: Table, by: int | None, why: CloseReason) -> Change:
    """A lobby that ends; no chips lie on the table yet."""
    return make_change(replace(table, phase=Phase.CLOSED, clock=table.clock.stopped(), ended=why), by, TableClosed(why))


def required_chips(table: Table, seat: int) -> int:
    """hc that whoever sits there must be able to bring by the house rules as they stand."""
    if not table.for_chips:
        return 0
    rules = game_of(table)
    seats = max(seats_for_rules(game_of(table).players, len(table.chairs)), min(seat + 1, rules.players[-1]))
    try:
        return rules.exposure(rules.open(table.options, seats))[min(seat, seats - 1)]
    except IllegalAction:  # the house rules do not fit this number of players yet
        return 0


def require_lobby(table: Table) -> None:
    """Refuse what can only be done before the first deal."""
    if table.phase is not Phase.LOBBY:
        raise Refused("begun" if table.live else "over")


def require_host(table: Table, user: int) -> None:
    """Refuse what only the host may do."""
    if table.host != user:
        raise Refused("host-only", name=host_name(table))
