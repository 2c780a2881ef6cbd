"""Where a lesson stands after some steps: a real table, played by the real rules, that is kept nowhere.

The learner sits on seat 0 among computer players, who do what the lesson says, or else what is safest. So the steps that were
taken are all that has to be remembered; they stand on the buttons.
"""

from dataclasses import replace
from functools import cache
from typing import Final

from games.core import Action, Seat
from lessons.lesson import DIGITS, NEXT, READY, YOU, Lesson, Moment
from tables.changes import lobby, play
from tables.state.pace import Pace
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Table, game_of
from tables.views.table_views import private_table

ID: Final = "learning"  # of no table in the database
LEARNER: Final = 1  # in place of a Discord id
CHIPS: Final = {LEARNER: 1_000_000}  # hc; they are not real, so nobody is short of them
PACE: Final = Pace()


def moment(lesson: Lesson, taken: str, name: str, locale: str) -> Moment:
    """After these steps, for a learner of this name. Raises `Refused` ("unreadable") if there are no such steps."""
    return Moment(lesson, taken, private_table(at(lesson, taken, name, locale), YOU))


def pressed(moment_: Moment, text: str) -> Moment:
    """After what the learner has pressed; the same moment if that is allowed, but not what the lesson takes. Raises
    `IllegalAction` if it is not allowed, `Refused` ("unreadable") if it is nothing that one can do."""
    step = moment_.step
    if step is None:
        raise Refused("unreadable")
    public = moment_.own.public
    name, locale = public.seats[YOU].name, public.locale
    table = at(moment_.lesson, moment_.taken, name, locale)
    for digit, taken in zip(DIGITS, step.takes, strict=False):
        if text == taken or same(table, text, taken):
            return moment(moment_.lesson, moment_.taken + digit, name, locale)
    done(table, text)
    return moment_


def same(table: Table, text: str, other: str) -> bool:
    """Whether two texts name the same action: tiles may be picked in any order."""
    return not {text, other} & {NEXT, READY} and play.read_action(table, text) == play.read_action(table, other)


def at(lesson: Lesson, taken: str, name: str, locale: str) -> Table:
    """The table after these steps."""
    if len(taken) > len(lesson.steps):
        raise Refused("unreadable")
    table = dealt(lesson)
    learner = replace(table.chairs[YOU], name=name)
    table = replace(table, chairs=(learner, *table.chairs[1:]), locale=locale)
    for step, digit in zip(lesson.steps, taken, strict=False):
        number = DIGITS.find(digit)
        if not 0 <= number < len(step.takes):
            raise Refused("unreadable")
        table = others(done(table, step.takes[number]), step.others)
    return table


@cache
def dealt(lesson: Lesson) -> Table:
    """The deal in which the lesson takes place, as far as the learner's first decision."""
    secret = lesson.secret.to_bytes(32, "big")
    table = lobby.open_table(ID, 0, 0, Chair(LEARNER, ""), lesson.game, "", secret, PACE, 0).table
    for _ in range(1, lesson.seats):
        table = lobby.add_computer(table, LEARNER, PACE, 0).table
    table = replace(table, options=replace(table.options, **lesson.options))
    table = safest(play.deal(lobby.start(table, LEARNER, 0), CHIPS, LEARNER, PACE, 0).table, YOU)
    for _ in range(lesson.rounds):
        while table.phase is Phase.PLAYING:
            table = safest(acted(table, YOU, game_of(table).default(table.state, YOU)), YOU)
        table = safest(play.say_ready(table, LEARNER, CHIPS, PACE, 0).table, YOU)
    return table


def done(table: Table, text: str) -> Table:
    """What the learner does."""
    if text == NEXT:
        return table
    if text == READY:
        return play.say_ready(table, LEARNER, CHIPS, PACE, 0).table
    return acted(table, YOU, play.read_action(table, text))


def acted(table: Table, seat: Seat, action: Action) -> Table:
    """What somebody does, as often as it repeats."""
    return play.act(table, seat, action, LEARNER if seat == YOU else None, PACE, 0, CHIPS, repeatedly=True).table


def others(table: Table, script: tuple[str, ...]) -> Table:
    """What happens until it is up to the learner, or the deal is over: what the lesson says, as soon as those seats are due, the
    learner's among them (to skip some turns); all else is what is safest."""
    for line in script:
        seat, _, text = line.partition(" ")
        table = safest(table, int(seat))
        table = acted(table, int(seat), play.read_action(table, text))
    return safest(table, YOU)


def safest(table: Table, until: Seat) -> Table:
    """Whoever is due does what is safest, until it is up to this seat or the deal is over."""
    rules = game_of(table)
    while table.phase is Phase.PLAYING and until not in (due := rules.due(table.state)):
        table = acted(table, due[0], rules.default(table.state, due[0]))
    return table
