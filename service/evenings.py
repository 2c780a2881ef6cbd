"""Planning an evening, who signs up for it, and its beginning."""

from contextlib import suppress

from data.exceptions import ChannelTaken, Newer
from games import GAMES
from service.tables import Tables, new_table_id
from service.tournaments import Tournaments
from tables.changes.lobby import close_lobby
from tables.people.fair_play import waits_until
from tables.people.people import MemberName, Preset
from tables.state.change import Change, Refused
from tables.state.evening_times_and_limits import (
    GRACE,
    GUESTS,
    HORIZON,
    HOST_EVENINGS,
    LIVE_STEPS,
    MINUTE,
    NOTICE,
    SERVER_EVENINGS,
    SHORT_NOTICE,
    TOURNAMENT_GUESTS,
    Evening,
    EveningStep,
    first_step,
)
from tables.state.phases import CloseReason, Phase
from tables.state.table import Chair, Table
from tables.tournaments.tournament import allows_tournaments, fits_tournament


async def plan_evening(
    tables: Tables,
    *,
    guild: int,
    channel: int,
    by: int,
    game: str,
    preset: Preset | None,
    locale: str,
    starts_at: int,
    press: int,
    rounds: int = 0,
    minutes: int = 0,
    entry: int = 0,
) -> Evening:
    """Store a new plan, of an open table or of a tournament with so many rounds.

    Raises `Refused` if the time or the number of plans is not allowed, if the game or its house
    rules cannot be played in a tournament, or if an open table were to have an entry or be slow.
    """
    now = tables.now()
    await tables.admission.require_not_banned(guild, by)
    notice = SHORT_NOTICE if rounds else NOTICE
    if not notice <= starts_at - now <= HORIZON:
        raise Refused("evening-time", minutes=notice // MINUTE)
    if rounds and not allows_tournaments(game):
        raise Refused("tournament-game", game=game, games=tuple(filter(allows_tournaments, GAMES)))
    if rounds and preset is not None and not fits_tournament(preset):
        raise Refused("tournament-preset", name=preset.name)
    if entry and not rounds:
        raise Refused("evening-chips")
    if preset is not None and preset.table_options.slow and not rounds:
        raise Refused("evening-slow")  # its thread is made by /play
    await tables.admission.require_entry(guild, by, entry)
    planned = await tables.store.evenings.evenings(guild)
    if sum(evening.by == by for evening in planned) >= HOST_EVENINGS:
        raise Refused("evenings-yours", count=HOST_EVENINGS)
    if len(planned) >= SERVER_EVENINGS:
        raise Refused("evenings-server", count=SERVER_EVENINGS)
    step, due = first_step(starts_at, now)
    evening = Evening(
        new_table_id(),
        guild,
        channel,
        by=by,
        game=game,
        locale=locale,
        starts_at=starts_at,
        due=due,
        preset=preset.name if preset else "",
        step=step,
        rounds=rounds,
        minutes=minutes,
        entry=entry,
    )
    await tables.store.evenings.create_evening(evening, now, press)
    return evening


async def sign_up(tables: Tables, evening: Evening, user: int, press: int) -> None:
    """Sign a person up, by the interaction `press`, unless they are signed up already.

    Raises `Refused` if they are banned or cannot pay to enter, or if the plan is full or over.
    """
    await tables.admission.require_not_banned(evening.guild, user)
    await tables.admission.require_entry(evening.guild, user, evening.entry)
    evenings, most = tables.store.evenings, TOURNAMENT_GUESTS if evening.rounds else GUESTS
    added = await evenings.sign_up(evening.id, user, tables.now(), most, press)
    guests = await evenings.guests(evening.id)
    if not added and user not in guests:  # it may have begun or ended in this moment
        raise Refused("evening-full" if len(guests) >= most else "evening-over", count=most)


async def sign_off(tables: Tables, evening: Evening, user: int) -> None:
    """Take a person off the list. Raises `Refused` if the evening has begun in this moment."""
    evenings = tables.store.evenings
    if not await evenings.sign_off(evening.id, user) and user in await evenings.guests(evening.id):
        raise Refused("evening-over")


async def cancel_evening(tables: Tables, evening: Evening) -> None:
    """Cancel a plan. Raises `Refused` if it has ended in this moment."""
    if not await tables.store.evenings.change_evening(
        evening.id, LIVE_STEPS, step=EveningStep.CANCELLED, due=None
    ):
        raise Refused("evening-over")


async def begin_evening(tables: Tables, tournaments: Tournaments, evening: Evening) -> bool:
    """Open the table of an evening whose time has come, or begin its tournament, and store how the
    plan ends. When the bot was away for half an hour or longer, it has been missed.

    Returns whether the guests are still to be told.
    """
    if tables.now() - evening.starts_at > GRACE:
        step = EveningStep.MISSED
    elif evening.rounds:
        step = await tournaments.begin(evening)
    else:
        step = await _open_table(tables, evening)
    evenings = tables.store.evenings
    if await evenings.change_evening(evening.id, LIVE_STEPS, step=step, due=None):
        return True
    if step is EveningStep.OPENED and not evening.rounds:
        ended = await evenings.evening(evening.id)
        if ended is not None and ended.step is EveningStep.CANCELLED:  # while its table opened
            await _close_lobby(tables, evening.id, CloseReason.HOST)
    # the beginning of a tournament has stored it already
    return evening.rounds > 0 and step is EveningStep.OPENED


async def _open_table(tables: Tables, evening: Evening) -> EveningStep:
    """Open the table of an evening, and return how the plan ends.

    Its host is the first guest who may open a table. Guests who have to wait come last: only bots
    can sit down with them until then. Another table in the channel gives way only once a host may
    open this one.

    The table has the id of the plan. So it opens once, even if a process is killed before it has
    stored how the plan ends.
    """
    store = tables.store
    if await store.tables.table(evening.id) is not None:
        return EveningStep.OPENED
    guests = await store.evenings.guests(evening.id)
    if not guests:
        return EveningStep.NOBODY
    names = await store.people.names(evening.guild, guests)
    preset = next(
        (
            row
            for row in await store.servers.presets(evening.guild)
            if row.name == evening.preset and row.game in GAMES
        ),
        None,
    )
    waits = {
        guest: waits_until(
            await tables.admission.present_conduct(evening.guild, guest), tables.now()
        )
        for guest in guests
    }
    for guest in sorted(guests, key=waits.__getitem__):
        known = names.get(guest, MemberName())
        try:
            await tables.open(
                evening.guild,
                evening.channel,
                Chair(guest, known.at_table, known.username),
                preset.game if preset else evening.game,
                evening.locale,
                preset=preset,
                table_id=evening.id,
            )
        except ChannelTaken:
            if await _clear_channel(tables, evening.channel):
                return await _open_table(tables, evening)
            return EveningStep.TAKEN
        except Refused as refused:
            if refused.key == "server-tables":  # nobody else may open one either
                break
        else:
            return EveningStep.OPENED
    return EveningStep.REFUSED


async def _clear_channel(tables: Tables, channel: int) -> bool:
    """Close a lobby in the channel of an evening, unless it is that of another evening. One `/play`
    at the minute of an evening would spoil it otherwise.

    Returns whether the channel is free: also a table without people makes room (`table_in`).
    """
    with suppress(Newer):
        table = await tables.table_in(channel)
        if table is None:
            return True
        if await tables.store.evenings.evening(table.id) is None:
            return await _close_lobby(tables, table.id, CloseReason.GAVE_WAY)
    return False


async def _close_lobby(tables: Tables, table_id: str, why: CloseReason) -> bool:
    """Close a table that has not begun. Returns False if it has, or is closed."""

    def close(table: Table) -> Change | None:
        return close_lobby(table, None, why) if table.phase is Phase.LOBBY else None

    return await tables.commits.update(table_id, close) is not None
