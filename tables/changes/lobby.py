"""Transitions of a lobby: people sit down, keep it open, agree on house rules and start.

Each function returns a `Change`, or raises `Refused`.
"""

from dataclasses import replace
from typing import Any

from ai.levels import Level
from games import GAMES
from games.core import IllegalAction, Seat
from games.game import Game
from games.parts.chance import commitment
from games.parts.options import Option, Options, declared
from tables.changes import clock_and_beats, house_rules_agreement
from tables.changes.seating import keep_seats, note_computer
from tables.people.people import Preset
from tables.state.change import Change, Context, Refused, make_change, require_seat
from tables.state.house_rules_of_every_game import DAY_SECONDS, TableOptions
from tables.state.log_items import (
    ComputerAdded,
    LobbyLeft,
    LogItem,
    OptionSet,
    PlayerJoined,
    PlayerSeated,
    RulesAccepted,
    SeatCleared,
    SecretSealed,
    TableClosed,
    TableOpened,
)
from tables.state.phases import CloseReason, Phase
from tables.state.regulars import DEFAULT_LEVEL, REGULARS, pick_regular
from tables.state.table import (
    Chair,
    Table,
    game_of,
    host_name,
    teams_of,
    update_closing,
    update_participant,
)
from tables.views.public_table import seats_for_rules, settling_user

FILLED = 4  # chairs that *Play now* fills; with more players, one's turns become rare


def open_table(
    host: Chair,
    game: str,
    context: Context,
    *,
    table_id: str,
    guild: int,
    channel: int,
    locale: str,
    secret: bytes,
    preset: Preset | None = None,
    named: str = "",
    slow: bool = False,
    most_deals: int = 0,
) -> Change:
    """Open a table; `host` sits down first.

    With a `preset`, `game` is the preset's game. `named` is the key of house rules that the game
    knows by a name. At a `slow` table a turn lasts a day, unless the preset is slow already.
    `secret` are 32 random bytes from which all chance of the session follows. The session closes
    after `most_deals`; 0 means no limit.
    """
    if game not in GAMES:
        raise Refused("unknown-game", game=game)
    rules = GAMES[game]
    usual = TableOptions(
        turn_seconds=context.pace.turn_seconds,
        session=rules.options.session_wins,
        beat_seconds=context.pace.beat_seconds,
    )
    chosen = preset.table_options if preset else usual
    table = Table(
        id=table_id,
        guild=guild,
        channel=channel,
        host=host.person,
        game=game,
        rules_version=rules.rules_version,
        options=preset.options if preset else named_rules(rules, named),
        table_options=replace(chosen, turn_seconds=DAY_SECONDS)
        if slow and not chosen.slow
        else chosen,
        secret=secret,
        opened_at=context.now,
        locale=locale,
        chairs=(host,),
        preset=preset.name if preset else "",
        most_deals=most_deals,
    )
    return make_change(
        extend_lobby(table, context),
        host.user,
        TableOpened(game),
        SecretSealed(commitment(secret)),
        *non_default_options(table.options),
    )


def join(table: Table, guest: Chair, context: Context, edition: int = 0) -> Change:
    """Sit down and accept the house rules of `edition`.

    A computer player may make room (`seat_to_join`).
    """
    require_lobby(table)
    if table.seat_of(guest.person) is not None:
        raise Refused("already-seated", button="hand", locale=table.locale)
    house_rules_agreement.require_current_edition(table, edition)
    table = house_rules_agreement.record_agreement(table, guest.person)
    chairs = list(table.chairs)
    seat = seat_to_join(table, guest)
    joined: LogItem = PlayerJoined()
    if seat < len(chairs):
        joined = PlayerSeated(seat)
        # they were about the computer player
        table = house_rules_agreement.mark_amended(table, options_about_seat(table.options, seat))
    chairs[seat : seat + 1] = [guest]
    return make_change(
        extend_lobby(replace(table, chairs=tuple(chairs)), context), guest.user, joined
    )


def seat_to_join(table: Table, guest: Chair) -> Seat:
    """Return the seat that a person gets in a lobby.

    It is their seat of the session before, if a computer player keeps it, or else a new one. In a
    full lobby it is the last one of computer players that keep nobody's seat, or of all. Raises
    `Refused` if there is none.
    """
    computers = [seat for seat, chair in enumerate(table.chairs) if chair.computer]
    kept = {table.chairs[seat].old_seat: seat for seat in computers}  # None: the last for nobody
    if guest.old_seat is not None and guest.old_seat in kept:
        return kept[guest.old_seat]
    if len(table.chairs) < game_of(table).players[-1]:
        return len(table.chairs)
    if not computers:
        raise Refused("full", seats=len(table.chairs))
    return kept.get(None, computers[-1])


def agree(table: Table, user: int, edition: int, context: Context) -> Change:
    """Accept the house rules of `edition`."""
    require_lobby(table)
    require_seat(table, user)
    house_rules_agreement.require_current_edition(table, edition)
    if not house_rules_agreement.rules_to_accept(table, user):
        raise Refused("already-agreed")
    return make_change(
        house_rules_agreement.record_agreement(extend_lobby(table, context), user),
        user,
        RulesAccepted(),
    )


def leave(table: Table, user: int, context: Context) -> Change:
    """Get up.

    If the host leaves, the next person becomes the host; the last person to leave closes the table.
    """
    require_lobby(table)
    seat = require_seat(table, user)
    people = [
        chair.user
        for chair in table.chairs[seat + 1 :] + table.chairs[:seat]
        if chair.user is not None
    ]
    table, what = remove_person(extend_lobby(table, context), seat)
    if not people:
        return close_lobby(table, user, CloseReason.EMPTY)
    if table.host == user:
        table = replace(table, host=people[0])
    return make_change(table, user, *what)


def extend_lobby(table: Table, context: Context) -> Table:
    """Restart the time after which an idle lobby closes."""
    return replace(
        table,
        clock=table.clock.wait_until(context.now + clock_and_beats.lobby_ms(table, context.pace)),
    )


def remove_person(table: Table, seat: int) -> tuple[Table, tuple[LogItem, ...]]:
    """Remove a person from the lobby; return the table and the log items.

    House rules that name another seat follow its owner. A rule about this seat counts as changed.
    In a team game a computer player keeps the seat if people sit behind it, so that their partners
    stay the same, or if this person may come back (`Chair.old_seat`).
    """
    gone = table.chairs[seat]
    about = options_about_seat(table.options, seat)
    options = options_without_seat(table.options, seat)
    table = house_rules_agreement.mark_amended(
        house_rules_agreement.forget_agreement(table, gone.person), about
    )
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    changed = (OptionSet(name, value) for name, value in options.items())
    table = replace(table, chairs=chairs, options=replace(table.options, **options))
    table, kept = keep_seats(table, seat, gone)
    return table, (LobbyLeft(), *changed, *kept)


def non_default_options(options: Options) -> tuple[OptionSet, ...]:
    """Return log items for the house rules of a new table that differ from their defaults."""
    rules = ((rule, getattr(options, rule.name)) for rule in declared(type(options)))
    return tuple(OptionSet(rule.name, value) for rule, value in rules if value != rule.default)


def options_about_seat(options: Options, seat: int) -> tuple[str, ...]:
    """Return the names of the house rules that name this seat."""
    return tuple(
        rule.name
        for rule in declared(type(options))
        if rule.seat and getattr(options, rule.name) == seat
    )


def options_without_seat(options: Options, removed: int) -> dict[str, int | None]:
    """Return new values of the house rules that name a seat, such as the banker's, after one seat
    is removed.

    Rules about later seats follow their owners; rules about the removed seat become None.
    """
    named = {
        rule.name: getattr(options, rule.name) for rule in declared(type(options)) if rule.seat
    }
    return {
        name: None if seat == removed else seat - 1
        for name, seat in named.items()
        if seat is not None and seat >= removed
    }


def add_computer(
    table: Table, user: int, context: Context, level: Level, name: str = "", *, chosen: bool = False
) -> Change:
    """Add a computer player: the regular called `name`, or else one of this level.

    `chosen`: the host wants this one.
    """
    require_lobby(table)
    require_host(table, user)
    if len(table.chairs) == game_of(table).players[-1]:
        raise Refused("full", seats=len(table.chairs))
    taken = {chair.name for chair in table.chairs}
    if name and (name not in REGULARS or name in taken):
        raise Refused("regular-taken", name=name)
    level = REGULARS[name].level if name else level
    table = seat_computer(
        table, name or pick_regular(level, taken, table.game), level, chosen=chosen
    )
    return make_change(extend_lobby(table, context), user, ComputerAdded())


def seat_computer(table: Table, name: str, level: Level, *, chosen: bool = False) -> Table:
    """Return the table with one more computer player. `chosen`: the host wants this one."""
    chairs = (*table.chairs, Chair(None, name, name))
    return note_computer(replace(table, chairs=chairs), name, level, chosen=chosen)


def fill_chairs(table: Table, user: int, level: Level) -> tuple[Table, tuple[LogItem, ...]]:
    """Put computer players of this level on the free chairs, for the host of a lobby: as many up to
    `FILLED` as can play by the house rules.

    Returns the table and the log items.
    """
    require_lobby(table)
    require_host(table, user)
    players = game_of(table).players
    most = max(players[0], min(FILLED, players[-1]), len(teams_of(table)))
    numbers = range(most, max(players[0], len(table.chairs)) - 1, -1)
    seats = next((seats for seats in numbers if options_fit(table, table.options, seats)), most)
    what: tuple[LogItem, ...] = ()
    while len(table.chairs) < seats:
        name = pick_regular(level, {chair.name for chair in table.chairs}, table.game)
        table = seat_computer(table, name, level)
        what += (ComputerAdded(),)
    return table, what


def match_computers(table: Table, level: Level) -> Table:
    """Return the table with computer players of this level in place of others that the host has
    not chosen.
    """
    for seat, chair in enumerate(table.chairs):
        if chair.computer and chair.name not in table.chosen and table.level_of(seat) is not level:
            name = pick_regular(level, {other.name for other in table.chairs}, table.game)
            table = update_participant(table, seat, name=name, username=name)
            table = note_computer(table, name, level, chosen=False)
    return table


def free_computer_name(table: Table) -> str:
    """Return the name of a computer player of the default level that nobody at the table has."""
    return pick_regular(DEFAULT_LEVEL, {chair.name for chair in table.chairs}, table.game)


def set_option(table: Table, user: int, name: str, value: Any, context: Context) -> Change:
    """Set a house rule of the game or of the table."""
    require_lobby(table)
    rules = game_of(table)
    seats = seats_for_rules(rules.players, len(table.chairs))
    for field in ("options", "table_options"):
        options: Options = getattr(table, field)
        for rule in declared(type(options)):
            if rule.name == name:
                require_settler(table, user, rule)
                if not (rule.offered(seats) and rule.admits(value, seats)):
                    raise Refused("bad-option", option=name)
                changed = replace(options, **{name: value})
                # else another rule is wrong and must be set first
                if field == "options" and options_fit(table, options, seats):
                    rules.check(changed, seats)
                had_agreed = not house_rules_agreement.rules_to_accept(table, user)
                table = house_rules_agreement.mark_amended(
                    table, [name] if changed != options else []
                )
                table = extend_lobby(replace(table, **{field: changed}, preset=""), context)  # type: ignore[arg-type]
                table = house_rules_agreement.record_agreement(table, user) if had_agreed else table
                return make_change(table, user, OptionSet(name, value))
    raise Refused("bad-option", option=name)


def set_named_rules(table: Table, user: int, key: str, context: Context) -> Change:
    """Set the house rules of the game to those that players know by a name; the rules of the
    table stay.
    """
    require_lobby(table)
    require_host(table, user)
    rules = game_of(table)
    if key not in rules.presets:
        raise Refused("bad-option", option=key)
    options = named_rules(rules, key)
    rules.check(options, seats_for_rules(rules.players, len(table.chairs)))
    names = [
        rule.name
        for rule in declared(rules.options)
        if getattr(options, rule.name) != getattr(table.options, rule.name)
    ]
    had_agreed = not house_rules_agreement.rules_to_accept(table, user)
    table = extend_lobby(
        replace(house_rules_agreement.mark_amended(table, names), options=options, preset=""),
        context,
    )
    table = house_rules_agreement.record_agreement(table, user) if had_agreed else table
    return make_change(table, user, *(OptionSet(name, getattr(options, name)) for name in names))


def named_rules(rules: Game[Any, Any], key: str) -> Options:
    """Return the house rules that players know by a name; those of a new table for ""."""
    usual: Options = rules.options()
    return replace(usual, **rules.presets[key]) if key else usual


def require_settler(table: Table, user: int, rule: Option) -> None:
    """Raise `Refused` unless this person may set the house rule."""
    owner = settling_user(rule, table.options, table.host, [chair.user for chair in table.chairs])
    if owner == table.host:
        require_host(table, user)
    elif user != owner:
        raise Refused(
            "banker-settles", name=next(chair.name for chair in table.chairs if chair.user == owner)
        )


def options_fit(table: Table, options: Options, seats: int) -> bool:
    """Return whether the game allows these house rules with this number of players."""
    try:
        game_of(table).check(options, seats)
    except IllegalAction:
        return False
    return True


def refuses_number(table: Table, name: str, number: int) -> bool:
    """Return whether the game refuses a number for this house rule because of the others. If it
    names another rule, the players have to change that one.
    """
    rules = game_of(table)
    try:
        rules.check(
            replace(table.options, **{name: number}),
            seats_for_rules(rules.players, len(table.chairs)),
        )
    except IllegalAction as no:
        return no.values["option"] == name
    return False


def remove_undecided(table: Table, user: int) -> tuple[Table, tuple[LogItem, ...]]:
    """Remove all people who have not accepted the current rules, for the host.

    Returns the table and the log items.
    """
    require_lobby(table)
    require_host(table, user)
    what: tuple[LogItem, ...] = ()
    for seat in reversed(house_rules_agreement.seats_to_agree(table)):
        if table.chairs[seat].user != user:
            table, (_, *more) = remove_person(table, seat)
            what += (SeatCleared(seat), *more)
    return table, what


def start(table: Table, user: int, cut: int) -> Table:
    """Return the table ready for its first deal, which follows in the same change.

    `cut` is the id of the host's interaction. It is mixed into the chance of the session.
    """
    require_lobby(table)
    require_host(table, user)
    rules = game_of(table)
    seats, teams = len(table.chairs), teams_of(table)
    if seats not in rules.players or seats < len(teams):
        raise Refused(
            "players", least=max(rules.players[0], len(teams)), most=rules.players[-1], seated=seats
        )
    rules.check(table.options, seats)
    if house_rules_agreement.seats_to_agree(table):
        raise Refused("not-agreed")
    chairs = tuple(
        replace(chair, cut=cut) if chair.user == user else chair for chair in table.chairs
    )
    return replace(
        table, chairs=chairs, state=rules.open(table.options, seats), stacks=(0,) * seats
    )


def close_as_host(table: Table, user: int) -> Change:
    """Close the lobby as its host."""
    require_lobby(table)
    require_host(table, user)
    return close_lobby(table, user, CloseReason.HOST)


def close_lobby(table: Table, by: int | None, why: CloseReason) -> Change:
    """Close a lobby. No chips lie on the table yet."""
    return make_change(
        update_closing(replace(table, phase=Phase.CLOSED, clock=table.clock.stop()), reason=why),
        by,
        TableClosed(why),
    )


def required_chips(table: Table, seat: int) -> int:
    """Return the half-chips that a player needs to take this seat: the most they can lose in the
    first deal.
    """
    if not table.for_chips:
        return 0
    rules = game_of(table)
    seats = max(seats_for_rules(rules.players, len(table.chairs)), min(seat + 1, rules.players[-1]))
    try:
        return rules.exposure(rules.open(table.options, seats))[min(seat, seats - 1)]
    except IllegalAction:  # the house rules do not fit this number of players yet
        return 0


def require_lobby(table: Table) -> None:
    """Raise `Refused` unless the table is a lobby."""
    if table.phase is not Phase.LOBBY:
        raise Refused("begun" if table.live else "over")


def require_host(table: Table, user: int) -> None:
    """Raise `Refused` unless this person is the host."""
    if table.host != user:
        raise Refused("host-only", name=host_name(table))
