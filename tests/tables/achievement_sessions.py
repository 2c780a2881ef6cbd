"""Sessions that earn achievements, found by search: the rules are played with fixed secrets and
simple players.
"""

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from games.core import Action, Seat, View
from games.parts.claims import Dispute, Lay, true_claims
from tables.changes import play
from tables.state.change import Change
from tables.state.phases import Phase
from tables.state.table import Chair, Table, game_of, view
from tests.tables.table_harness import begun, context, due, in_lobby, person, rich

Policy = Callable[[random.Random, View, Sequence[Action]], Action]


def anything(chance: random.Random, _: View, legal: Sequence[Action]) -> Action:
    """Any legal action."""
    return chance.choice(legal)


def longest(_: random.Random, __: View, legal: Sequence[Action]) -> Action:
    """The longest train, else the heaviest tile."""
    return max(legal, key=lambda action: getattr(action, "count", 0))


def honest(chance: random.Random, seen: View, legal: Sequence[Action]) -> Action:
    """Only true claims, and every claim is challenged."""
    if isinstance(legal[0], Lay):
        true = true_claims(seen.toss.dice, seen.seats[seen.viewer].hand or ())
        return next(
            (action for action in legal if isinstance(action, Lay) and action.picked in true),
            legal[0],
        )
    return chance.choice([action for action in legal if isinstance(action, Dispute)] or legal)


@dataclass(frozen=True)
class Session:
    """A session that can be repeated."""

    game: str
    people: int
    seed: int
    deals: int = 1
    policy: Policy = anything
    options: Mapping[str, Any] = field(default_factory=dict)

    def changes(self, users: Sequence[int] = (), *, bots: bool = False) -> Iterator[Change]:
        """Yield the change that ends each deal.

        `users` sit instead of 1, 2, …; with `bots` all but the first are the house's.
        """
        users = users or range(1, self.people + 1)
        chance = random.Random(self.seed)
        table = replace(
            in_lobby(self.game, self.people, **self.options),
            secret=hashlib.sha256(str(self.seed).encode()).digest(),
            chairs=tuple(map(person, users)),
        )
        if bots:
            chairs = (table.chairs[0], *(Chair(None, f"C{seat}") for seat in range(1, self.people)))
            table = replace(table, chairs=chairs)
        table = begun(table)
        for _ in range(self.deals):
            change = self._played(table, chance)
            yield change
            if change.table.phase is not Phase.PAUSE:
                return
            table = play.deal_next(change.table, None, context(balances=rich(table))).table

    def _played(self, table: Table, chance: random.Random) -> Change:
        while True:
            seat: Seat = due(table)
            action = self.policy(chance, view(table, seat), game_of(table).legal(table.state, seat))
            change = play.act(
                table, seat, action, table.chairs[seat].user, context(balances=rich(table))
            )
            table = change.table
            if table.phase is not Phase.PLAYING:
                return change


SMALL = {"min": 1, "max": 2}
POOL = {"entry": 1}
SESSIONS: Mapping[str, Session] = {
    "feather": Session("austrian-block", 2, 0),
    "runaway": Session("austrian-block", 2, 37),
    "traffic-light": Session("austrian-block", 2, 18),
    "court-banker": Session("buki", 4, 1, options=SMALL),
    "high-stakes": Session("buki", 4, 9, options=SMALL),
    "second-helping": Session("buki", 4, 108, 2, options=SMALL),
    "jackpot": Session("buki", 4, 1, options=SMALL),
    "ninety-nine": Session("pulle", 4, 100, 9, options=POOL),
    "from-behind": Session("pulle", 4, 5, 13, options=POOL),
    "light-purse": Session("pulle", 4, 126, 10, options=POOL),
    "last-drop": Session("austrian-draw", 2, 1),
    "deep-well": Session("austrian-draw", 2, 4),
    "dry-throat": Session("austrian-draw", 2, 26),
    "clean-sweep": Session("luxembourg", 2, 1, 3),
    "photo-finish": Session("luxembourg", 2, 7, 3),
    "small-bill": Session("luxembourg", 2, 4, 3),
    "orient-express": Session("hungarian", 2, 1, policy=longest),
    "long-answer": Session("hungarian", 3, 3, policy=longest),
    "clean-slate": Session("hungarian", 2, 20, policy=longest),
    "third-of-the-bill": Session("hungarian", 2, 23, options={"target": 50}),
    "first-bluff": Session("challenge", 3, 0),
    "first-catch": Session("challenge", 3, 0),
    "poker-face": Session("challenge", 3, 0),
    "lie-detector": Session("challenge", 3, 0),
    "honest-soul": Session("challenge", 3, 0, policy=honest),
    "last-laugh": Session("challenge", 3, 4),
    "double-exit": Session("tendler", 2, 145),
    "twins": Session("tendler", 2, 20),
    "gatekeeper": Session("block", 2, 0),
    "twenty-at-once": Session("all-fives", 2, 4),
    "double-triple": Session("bergen", 2, 30),
    "capicua": Session("latin", 4, 5),
    "full-load": Session("cuban", 4, 6),
    "torero": Session("matador", 2, 11),
    "all-fronts": Session("sebastopol", 4, 2),
    "nonstop": Session("mexican-train", 3, 4),
}
