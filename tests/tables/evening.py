"""A session without a store, with its books: whoever is there plays as computer players do, and
anybody may end it in any way.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games import GAMES
from tables.changes import (
    clock_and_beats,
    closing,
    coming_and_going,
    lobby,
    play,
    pots_and_stakes,
)
from tables.chips import chip_accounts
from tables.state.change import Change, make_change
from tables.state.log_items import PlayerLeft
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Table, current_stacks, game_of, update_participant
from tests.tables.table_harness import GUILD, chosen, context, due, in_lobby

ELSEWHERE = "elsewhere"  # where somebody has lost their chips
MOST_STEPS = 30_000
# by game: matches for a pot, and what else is played for chips
_RULES: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "buki": ({"banker": 0, "max": 6}, {"banker": 1, "max": 12}),
    "austrian-block": ({"deals": 3, "entry": 5},),
    "austrian-draw": ({"deals": 3, "entry": 5},),
    "tendler": ({"deals": 3, "entry": 5},),
    "hungarian": ({"target": 50, "entry": 5},),
    "luxembourg": ({"rounds": 3, "entry": 5},),
    "pulle": ({"entry": 5, "payment": 2}, {"entry": 20, "broken_reentry": "survivors"}),
    # the lowest target of these two is for rounds that are counted singly
    **dict.fromkeys(("latin", "cuban"), ({"target": 150, "entry": 5},)),
    "challenge": ({"chips": "per_tile"}, {"chips": "pot", "stake": 4}),
}


def rules_for_chips(game: str) -> tuple[Mapping[str, Any], ...]:
    """Return sets of house rules by which a game is played for chips.

    A game that is not listed is played for a pot if it has the rule `entry`, and for three times
    the shortest match, so that somebody can be behind.
    """
    rules = GAMES[game].declaration.options
    match = {rule.name: min(3 * rule.low, rule.high or 3 * rule.low) for rule in rules if rule.low}
    return _RULES.get(game) or (match | {rule.name: 5 for rule in rules if rule.name == "entry"},)


def shortest_rules(game: str) -> dict[str, int]:
    """Return the lowest number of each house rule that has a lowest number above 0, like a
    target or a number of rounds.
    """
    return {rule.name: rule.low for rule in GAMES[game].declaration.options if rule.low}


class Evening:
    """One session, and what everybody has in their account and at the table."""

    def __init__(
        self, game: str, people: int, number: int, *, computers_play: bool = True, **options: Any
    ) -> None:
        missing = max(0, GAMES[game].players[0] - people) if computers_play else 0
        table = in_lobby(game, people, missing, **options)
        rules = game_of(table)
        seats = len(table.chairs)
        self.table = replace(
            table,
            secret=number.to_bytes(32, "big"),
            state=rules.open(table.options, seats),
            stacks=(0,) * seats,
        )
        self.books: Counter[str] = Counter(
            {chip_accounts.member(GUILD, user): 10_000 for user in range(1, people + 1)}
        )
        self.total = sum(self.books.values())
        self.gone: set[int] = set()  # people who have left: nothing of theirs is ever taken again
        self.computers_play = computers_play
        self.done(play.deal(self.table, None, context(balances=self.balances)))

    @property
    def balances(self) -> dict[int, int]:
        """Hc in the accounts of people."""
        users = [chair.user for chair in self.table.chairs if chair.user is not None]
        return {user: self.books[chip_accounts.member(GUILD, user)] for user in users}

    def done(self, made: Change | None) -> Table:
        """Book a change, and look whether the books are right."""
        if made is None:
            return self.table
        before = self.table
        for transfer in made.transfers:
            assert transfer.amount > 0
            assert transfer.source not in {
                chip_accounts.member(GUILD, user) for user in self.gone
            }, "charged after leaving"
            self.books[transfer.source] -= transfer.amount
            self.books[transfer.target] += transfer.amount
        self.table = made.table
        for item in made.what:
            user = before.chairs[item.seat].user if isinstance(item, PlayerLeft) else None
            self.gone |= set() if user is None else {user}
        assert self.books[self.table.account] == (
            sum(current_stacks(self.table)) if self.table.live else 0
        )
        assert all(
            hc >= 0 for account, hc in self.books.items() if account != chip_accounts.house(GUILD)
        )
        assert sum(self.books.values()) == self.total
        return self.table

    def has(self, *users: int) -> int:
        """Hc that people have, at the table and elsewhere."""
        at_table = current_stacks(self.table) if self.table.live else ()
        return sum(
            hc
            for chair, hc in zip(self.table.chairs, at_table, strict=False)
            if chair.user in users
        ) + sum(self.books[chip_accounts.member(GUILD, user)] for user in users)

    def step(self) -> None:
        """One action of whoever is due, or the next deal.

        People who are there play themselves, as well as a substitute does.
        """
        table = self.table
        if table.phase is Phase.PAUSE:
            self.done(play.deal_next(table, None, context(balances=self.balances)))
            return
        seat = due(table)
        chair = table.chairs[seat]
        action = play.read_action(
            table, chosen(table, seat, seed=len(table.latest_deal.story))
        )  # nobody bluffs or passes for ever
        self.done(
            play.act(
                table,
                seat,
                action,
                None if chair.automatic else chair.user,
                context(balances=self.balances),
            )
        )

    def on(self, *, through: bool) -> None:
        """Until the deal is over, or (`through`) until nothing is undecided."""
        for _ in range(MOST_STEPS):
            seen = self.table
            if not seen.live or (
                seen.phase is Phase.PAUSE
                and (not through or not pots_and_stakes.is_undecided(seen))
            ):
                return
            self.step()
        raise AssertionError("it never ends")

    # ---- ways of ending

    def leave(self, user: int) -> None:
        """Get up."""
        if self.table.live and self.table.seat_of(user) is not None:
            self.done(
                coming_and_going.leave(
                    self.table,
                    user,
                    context(balances=self.balances),
                    computer_chips=self.computers_play,
                    successor=lobby.free_computer_name(self.table),
                )
            )

    def close(self, user: int) -> None:
        """Want it to end."""
        if self.table.live and self.table.seat_of(user) is not None:
            if not pots_and_stakes.is_undecided(self.table) and self.table.host != user:
                return
            if not self.table.closing.winding_up and not (
                self.table.closing.after_deal and self.gone
            ):
                self.done(closing.request_close(self.table, user, context()))

    def wind_up(self, why: CloseReason) -> None:
        """The channel goes, or a moderator ends it."""
        self.done(closing.wind_up(self.table, why, context()))

    def go_away(self, user: int) -> None:
        """Not be there any more, without a word."""
        seat = self.table.seat_of(user)
        if self.table.live and seat is not None:
            away = clock_and_beats.hand_over_seat(
                self.table, update_participant(self.table, seat, presence=Presence.AWAY)
            )
            self.done(make_change(away, None))

    def drain(self, user: int) -> None:
        """Lose all that is in the account, elsewhere."""
        self.books[ELSEWHERE] += self.books[chip_accounts.member(GUILD, user)]
        self.books[chip_accounts.member(GUILD, user)] = 0

    def abandon(self) -> None:
        """Between deals, when the clock has run out: what the service does where nobody is
        there. Whoever is there, if only one person, has pressed *Next round*.
        """
        if (
            self.table.phase is Phase.PAUSE
            and clock_and_beats.is_deserted(self.table)
            and not any(
                self.table.chairs[seat].presence is Presence.HERE for seat in self.table.people
            )
        ):
            self.done(closing.end_session(self.table, None, CloseReason.ABANDONED))
