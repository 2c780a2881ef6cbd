"""What a computer player is asked: what a person in its seat could know, and nothing else."""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ai.habits import Habit
from ai.levels import Level
from games.core import Action, Seat, View
from games.parts.chance import Chance
from tables.state.refusal import Refused
from tables.state.regulars import DEFAULT_LEVEL, REGULARS
from tables.state.table import Table, game_of, view


@dataclass(frozen=True, slots=True)
class Question:
    """Plain data, that another process can answer."""

    view: View  # of its seat
    world: Any  # a state in which all that the seat cannot know has been dealt anew
    level: Level
    modest: bool  # with somebody else's chips: it stakes least, and takes nothing up
    seed: int  # of its chance
    habits: tuple[Habit, ...] = ()


Ask: TypeAlias = Callable[[], Question]  # takes a moment: the world is dealt anew
Chooser: TypeAlias = Callable[[Ask], Awaitable[Action]]
# A seat, what it has done, and what it may do. Where others act meanwhile, a thought is as good as a person's button: as long as
# these are the same. Else whoever acts again and again beside a turn would keep a computer player thinking for ever.
Choice: TypeAlias = tuple[Seat, int, tuple[Action, ...]]
Thoughts: TypeAlias = dict[Choice, Action]


class Undecided(Exception):  # noqa: N818
    """A computer player has this choice at a table, and has to think before anything can be done."""

    def __init__(self, table: Table, choice: Choice) -> None:
        super().__init__(table.id, choice[0])
        self.table, self.choice = table, choice


def question(table: Table, seat: Seat) -> Question:
    """What is asked where this seat has to decide. Where the chips are a person's it acts modestly."""
    rules = game_of(table)
    seen = view(table, rules, seat)
    assert seen is not None
    world = rules.redealt(table.state, seat, Chance(secrets.token_bytes(32)))
    chair = table.chairs[seat]
    regular = REGULARS.get(chair.name) if chair.computer else None
    habits = regular.habits if regular else ()
    return Question(seen, world, table.level_of(seat), not chair.computer, secrets.randbits(64), habits)


def advice_wanted(table: Table, seat: Seat) -> Question:
    """What a Master is asked in a person's place. Whoever asks twice hears the same: chance follows from what everybody knows."""
    rules = game_of(table)
    seen = view(table, rules, seat)
    if seen is None or len(seen.legal) < 2 or not (seat in rules.due(table.state) or seat in rules.prompted(table.state)):
        raise Refused("no-hint")
    known = hashlib.sha256(f"hint {table.id} {seat} {table.acts_of(seat)}".encode()).digest()
    world = rules.redealt(table.state, seat, Chance(known))
    return Question(seen, world, DEFAULT_LEVEL, modest=False, seed=int.from_bytes(known[:8], "big"))
