"""Positions in a lesson: a real table, played by the real rules, that is stored nowhere.

The learner sits on seat 0 among computer players, who take the actions of the lesson or else their
default action. So the steps taken determine the table, and only they are kept, in the custom ids of
the buttons.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from cogs.learn.lessons import DIGITS, NEXT, READY, YOU, Lesson, Moment
from games.core import Action, Seat
from tables.changes import lobby, play
from tables.state.change import Context, Refused
from tables.state.default_settings import Pace
from tables.state.phases import Phase
from tables.state.regulars import DEFAULT_LEVEL
from tables.state.table import Chair, Table, game_of
from tables.views.table_views import private_table

ID: Final = "learning"  # of a table that is not in the database
LEARNER: Final = 1  # instead of a Discord id
CHIPS: Final = {LEARNER: 1_000_000}  # hc; not real chips, so more than enough
PACE: Final = Pace(beat_seconds=0)
# in this order at every lesson: its sentences name them
COMPANY: Final = ("Poldi", "Resi", "Ferdl")


def moment(lesson: Lesson, taken: str, name: str, locale: str) -> Moment:
    """Return the position after some steps.

    Raises `Refused` ("unreadable") if the lesson has no such steps.
    """
    return Moment(lesson, taken, private_table(table_after(lesson, taken, name, locale), YOU))


def apply_press(moment_: Moment, text: str) -> Moment:
    """Return the position after a press of the learner.

    The same one if the action is legal but not the lesson's.

    Raises `IllegalAction` if the action is not legal, and `Refused` ("unreadable") if the text is
    no action.
    """
    step = moment_.step
    if step is None:
        raise Refused("unreadable")
    public = moment_.own_table.public
    name, locale = public.seats[YOU].name, public.locale
    table = table_after(moment_.lesson, moment_.taken, name, locale)
    for digit, taken in zip(DIGITS, step.takes, strict=False):
        if text == taken or is_same_action(table, text, taken):
            return moment(moment_.lesson, moment_.taken + digit, name, locale)
    act_as_learner(table, text)
    return moment_


def is_same_action(table: Table, text: str, other: str) -> bool:
    """Return whether two texts name the same action. Tiles may be picked in any order."""
    return not {text, other} & {NEXT, READY} and play.read_action(table, text) == play.read_action(
        table, other
    )


def table_after(lesson: Lesson, taken: str, name: str, locale: str) -> Table:
    """Return the table after some steps."""
    if len(taken) > len(lesson.steps):
        raise Refused("unreadable")
    table = first_decision(lesson)
    table = replace(
        table, chairs=(replace(table.chairs[YOU], name=name), *table.chairs[1:]), locale=locale
    )
    for step, digit in zip(lesson.steps, taken, strict=False):
        number = DIGITS.find(digit)
        if not 0 <= number < len(step.takes):
            raise Refused("unreadable")
        table = play_script(act_as_learner(table, step.takes[number]), step.others)
    return table


@cache
def first_decision(lesson: Lesson) -> Table:
    """Return the table of a lesson at the learner's first decision."""
    table = play_defaults(deal_table(lesson.game, lesson.seats, lesson.secret, lesson.options), YOU)
    for _ in range(lesson.rounds):
        while table.phase is Phase.PLAYING:
            table = play_defaults(act(table, YOU, game_of(table).default(table.state, YOU)), YOU)
        table = play_defaults(play.say_ready(table, LEARNER, Context(0, PACE, CHIPS)).table, YOU)
    return table


def deal_table(game: str, seats: int, secret: int, options: Mapping[str, Any]) -> Table:
    """Return a table at the beginning of its first deal.

    The learner on seat 0, computer players on the others.
    """
    opened = lobby.open_table(
        Chair(LEARNER, ""),
        game,
        Context(0, PACE),
        table_id=ID,
        guild=0,
        channel=0,
        locale="",
        secret=secret.to_bytes(32, "big"),
    )
    table = opened.table
    for seat in range(1, seats):
        table = lobby.add_computer(
            table,
            LEARNER,
            Context(0, PACE),
            DEFAULT_LEVEL,
            COMPANY[seat - 1] if seat <= len(COMPANY) else "",
        ).table
    table = replace(table, options=replace(table.options, **options))
    return play.deal(lobby.start(table, LEARNER, 0), LEARNER, Context(0, PACE, CHIPS)).table


def act_as_learner(table: Table, text: str) -> Table:
    """Return the table after an action of the learner."""
    if text == NEXT:
        return table
    if text == READY:
        return play.say_ready(table, LEARNER, Context(0, PACE, CHIPS)).table
    return act(table, YOU, play.read_action(table, text))


def act(table: Table, seat: Seat, action: Action) -> Table:
    """Return the table after an action of a seat, repeated as `Game.repeats` allows."""
    return play.act(
        table,
        seat,
        action,
        LEARNER if seat == YOU else None,
        Context(0, PACE, CHIPS),
        repeatedly=True,
    ).table


def play_script(table: Table, script: tuple[str, ...]) -> Table:
    """Play the actions of a script as soon as their seats are due.

    Then continue to the learner's next turn.

    The script may act for the learner, too, to skip turns. All other turns are default actions.
    """
    for line in script:
        seat, _, text = line.partition(" ")
        table = play_defaults(table, int(seat))
        table = act(table, int(seat), play.read_action(table, text))
    return play_defaults(table, YOU)


def play_defaults(table: Table, until: Seat) -> Table:
    """Play default actions until a seat is due or the deal is over."""
    rules = game_of(table)
    while table.phase is Phase.PLAYING and until not in (due := rules.due(table.state)):
        table = act(table, due[0], rules.default(table.state, due[0]))
    return table
