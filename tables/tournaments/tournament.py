"""`Tournament`, its people, and the table of a round.

All tables of a round have the same secret, so all are dealt the same tiles, seat by seat. That
secret follows from the one of the tournament and from the presses that signed people up, so
everybody can check it afterwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from games import GAMES
from games.core import IllegalAction, Measure
from games.parts.chance import commitment, deal_seed
from tables.changes import clock_and_beats, play
from tables.changes.lobby import named_rules, non_default_options
from tables.changes.settling import moves_of
from tables.people.people import Preset
from tables.state.change import Change, Context, make_change
from tables.state.default_settings import DAY
from tables.state.evening_times_and_limits import Evening
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.log_items import LogItem, OptionSet, SecretSealed, SessionStarted, TableOpened
from tables.state.phases import Presence
from tables.state.table import Chair, Table, update_latest_deal
from tables.state.table_parts import Round
from tables.tournaments.public_tournament import RUNNING, Call, Stage

SEATS: Final = 4  # at every table; all games of tournaments are played by four
LEAST_ROUNDS: Final = 3
MOST_ROUNDS: Final = 9
LEAST_MINUTES: Final = 3  # a round
MOST_MINUTES: Final = 60
USUAL_MINUTES: Final = 15
MOST_CHIPS: Final = 1000  # to enter
WARNING: Final = 60_000  # ms before the end of a round: people who are awaited then are warned
EDITING: Final = 25_000  # ms until everybody's message has been edited, or that has failed
LONGEST_PAUSE: Final = DAY  # ms; after it a tournament is stopped
HURRIED_SECONDS: Final = 10  # the longest turn after the end of a round
FIELD_DEALS: Final = 24  # that the house's players play of each round, for comparison


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament that has begun. Times are ms since 1970."""

    id: str  # of its plan
    secret: bytes = field(repr=False)  # 32 bytes; all deals follow from it
    stage: Stage = Stage.PLANNED
    round: int = 0  # the last one that has begun
    # of its next step, which after the end is to tell the results; None: it waits for no clock
    due: int | None = None
    called: Call = Call.NOBODY  # in the latest round

    @property
    def running(self) -> bool:
        """True until it has ended or been stopped."""
        return self.stage in RUNNING

    def call_due(self, now: int, length: int) -> Call | None:
        """Return the call that is due, or None. `length` is that of a round, in ms.

        After the first round most people have a message that shows them their tiles. Whether it
        can still be edited is known when that has been tried.
        """
        if self.stage is not Stage.ROUND or self.due is None:
            return None
        if now >= self.due - WARNING:
            call = Call.AWAITED
        elif self.round == 1 or now >= self.due - length + EDITING:
            call = Call.PLAYERS
        else:
            return None
        return call if call > self.called else None


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in a tournament."""

    user: int  # below 0: somebody who has been forgotten
    press: int  # id of the interaction that signed them up; 0: they came late
    out: bool = False  # they have left it


def users_to_take_out(table: Table) -> set[int]:
    """Return the people who are out of the tournament after the round of this table: they have
    left, or have pressed nothing and a substitute has moved for them.
    """
    presses = table.latest_deal.presses or (0,) * len(table.chairs)
    gone = set()
    for seat, chair in enumerate(table.chairs):
        moves, own_moves = moves_of(table, seat)  # forced moves count as their own
        has_done_nothing = own_moves < moves and not presses[seat]
        if chair.user is not None and (chair.presence is Presence.LEFT or has_done_nothing):
            gone.add(chair.user)
    return gone


def allows_tournaments(game: str) -> bool:
    """Return whether a game counts points that can be compared deal by deal: those with a pot
    do not, because there a deal depends on what others have paid.
    """
    rules = GAMES[game]
    compared = rules.compared
    return compared.measure is Measure.POINTS and compared.match and SEATS in rules.players


def fits_tournament(preset: Preset) -> bool:
    """Return whether house rules of a server can be played at the tables of a tournament."""
    try:
        GAMES[preset.game].check(preset.options, SEATS)
    except IllegalAction:
        return False
    return True


def round_secret(tournament: Tournament, entrants: Sequence[Entrant]) -> bytes:
    """Return the secret of the tables of the latest round."""
    return deal_seed(tournament.secret, presses_of(entrants), tournament.round)


def presses_of(entrants: Sequence[Entrant]) -> list[int]:
    """Return the presses that all deals follow from: those of everybody who signed up."""
    return sorted(entrant.press for entrant in entrants if entrant.press)


def open_round_table(
    table_id: str,
    chairs: Sequence[Chair],
    plan: Evening,
    tournament: Tournament,
    *,
    secret: bytes,
    preset: Preset | None,
    context: Context,
) -> Change:
    """Return the change that opens a table of the latest round and deals its only deal."""
    rules = GAMES[plan.game]
    options = replace(
        preset.options if preset else named_rules(rules, ""),
        entry=0,  # type: ignore[call-arg]  # a rule of all these games: there are no chips here
    )
    usual = TableOptions(
        turn_seconds=context.pace.turn_seconds,
        beat_seconds=context.pace.beat_seconds,
        hints=False,
    )
    assert tournament.due is not None
    people = [chair.user for chair in chairs if chair.user is not None]
    table = Table(
        id=table_id,
        guild=plan.guild,
        channel=plan.channel,
        host=people[0] if people else 0,
        game=plan.game,
        rules_version=rules.rules_version,
        options=options,
        table_options=usual,
        secret=secret,
        opened_at=context.now,
        locale=plan.locale,
        chairs=tuple(chairs),
        for_chips=False,
        preset=preset.name if preset else "",
        most_deals=1,
        round=Round(plan.id, tournament.round, tournament.due),
        state=rules.open(options, len(chairs)),
        stacks=(0,) * len(chairs),
    )
    opened: tuple[LogItem, ...] = (
        TableOpened(plan.game),
        SecretSealed(commitment(secret)),
        *non_default_options(options),
        SessionStarted(()),
    )
    # who plays it later has asked for it
    return play.deal(table, None if tournament.due else table.host, context, first=opened)


def hurry(table: Table, context: Context) -> Change | None:
    """Give a table short turns, because the time of its round is up. None if it has them.

    It does not wait for readers any more: all other tables would wait, too.
    """
    if not table.live or table.table_options.turn_seconds <= HURRIED_SECONDS:
        return None
    table = replace(
        table,
        table_options=replace(table.table_options, turn_seconds=HURRIED_SECONDS),
        clock=table.clock.reset_turn(),
    )
    table = update_latest_deal(
        table,
        reading=tuple((seat, context.now) for seat in range(SEATS)),  # nobody has more than once
    )
    return make_change(
        table,
        None,
        OptionSet("turn_seconds", HURRIED_SECONDS),
        clock=clock_and_beats.running_clock(table, context),
    )
