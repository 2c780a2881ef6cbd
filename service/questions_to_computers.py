"""Questions to computer players.

A question holds what a person in that seat could know, and no secret.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ai.levels import Habit, Level
from games.core import Action, Seat, View
from games.parts.chance import Chance
from tables.state.change import Refused
from tables.state.regulars import DEFAULT_LEVEL, REGULARS
from tables.state.table import Table, game_of, view, view_of_deal


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer player, as plain data that can be sent to another process."""

    view: View
    # a possible state: all that the seat cannot know is dealt again (`games.game.Game.redealt`)
    world: Any
    level: Level
    modest: bool  # plays with a person's chips: stakes the minimum and accepts no offers
    seed: int  # of the player's random choices
    habits: tuple[Habit, ...] = ()


QuestionMaker: TypeAlias = Callable[[], Question]  # slow, because the hidden tiles are dealt again
ActionChooser: TypeAlias = Callable[[QuestionMaker], Awaitable[Action]]
# A decision of a computer player: its seat, its number of actions so far, and its legal actions. If
# others act meanwhile, its decision stays valid as long as these are the same. Otherwise quick
# actions of others could make it think for ever.
Decision: TypeAlias = tuple[Seat, int, tuple[Action, ...]]
Decided: TypeAlias = dict[Decision, Action]


class DecisionNeeded(Exception):  # noqa: N818 - a state of affairs, not an error
    """A computer player has to think about a decision before the change can be made."""

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(table.id, decision[0])
        self.table, self.decision = table, decision


def make_question(table: Table, seat: Seat) -> Question:
    """Return the question to the computer player that decides for this seat.

    It is modest if the chips are a person's.
    """
    rules = game_of(table)
    world = rules.redealt(table.state, seat, Chance(secrets.token_bytes(32)))
    chair = table.chairs[seat]
    regular = REGULARS.get(chair.name) if chair.computer else None
    return Question(
        view_of_deal(table, seat),
        world,
        table.level_of(seat),
        modest=not chair.computer,
        seed=secrets.randbits(64),
        habits=regular.habits if regular else (),
    )


def make_hint_question(table: Table, seat: Seat) -> Question:
    """Return the question to a Master who advises this seat.

    The same position makes the same question, so hints do not change.

    Raises:
        Refused: The seat has nothing to decide.
    """
    rules = game_of(table)
    seen = view(table, seat)
    if (
        seen is None
        or len(seen.legal) < 2
        or not (seat in rules.due(table.state) or seat in rules.prompted(table.state))
    ):
        raise Refused("no-hint")
    public = hashlib.sha256(f"hint {table.id} {seat} {table.acts_of(seat)}".encode()).digest()
    world = rules.redealt(table.state, seat, Chance(public))
    return Question(
        seen, world, DEFAULT_LEVEL, modest=False, seed=int.from_bytes(public[:8], "big")
    )
