"""What the house can lose to one person in a day: simple strategies against its computer players, by every set of house rules for
stakes that it agrees to, and with every other house rule changed alone. Chips are followed by the bookings, not by what was counted.

Goal: nobody, nor two together, takes more than the ceiling for each, by whatever they do.
"""

import itertools
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, get_args, get_type_hints

from ai.player import choose
from bot.settings import Settings
from games import GAMES
from games.core import Action, IllegalAction, Role, View
from games.parts import tiles
from games.parts.amounts import Chips, booked
from games.parts.gallery_bets import Admit, Wager, Watch
from games.parts.line import Play
from games.parts.options import Options, declared
from tables.changes import gallery_places, play
from tables.chips import chip_accounts
from tables.chips.against_house import apply_ceiling, deal_gains, require_house_stakes, seats_at_ceiling, worst_first_loss
from tables.state.change import Change
from tables.state.pace import Pace
from tables.state.phases import Phase
from tables.state.refusal import Refused
from tables.state.table import Chair, Table, game_of, view
from tables.state.table_options import TableOptions

Strategy: TypeAlias = Callable[[View, random.Random], Action]

GUILD, NOW, TODAY, PACE = 1, 0, 1, Pace()
RICH = 1_000_000  # hc with which everybody comes
WATCHER = 9  # the id of a friend in the gallery
CEILING = booked(Settings(_env_file=None).purse.ceiling)
# House rules about stakes, by game: all their combinations that the house agrees to are played.
_STAKES: dict[str, dict[str, tuple[Any, ...]]] = {
    "austrian-block": {"entry": (1, 25), "deals": (1, 3)},
    "austrian-draw": {"entry": (1, 25), "deals": (1, 3)},
    "tendler": {"entry": (1, 25), "deals": (1,)},
    "buki": {
        "min": (1, 2, 10, 25),
        "max": (None, 1, 6, 10, 11, 25),
        "banker": (None, 0, 1),
        "hand": (6, 7),
        "raise_until_fourth": (False, True),
    },
    "pulle": {"entry": (1, 3, 12), "payment": (0, 5, 20), "buyback": (True, False), "broken_reentry": ("all", "survivors")},
    "hungarian": {"entry": (1, 25), "target": (50, 100)},
    "challenge": {"chips": ("pot", "per_tile"), "stake": (1, 5, 25), "rate": (1, 5), "cap": (5, 25)},
    "luxembourg": {"entry": (1, 25), "rounds": (1, 3)},
}


def stakes_tried(game: str) -> dict[str, tuple[Any, ...]]:
    """Return the values tried for each house rule about stakes.

    A game that is not listed is tried with a low and a high value of each rule in chips, and the lowest of its other numbers.
    """
    kind: Any = GAMES[game].options
    in_chips = {name for name, hint in get_type_hints(kind).items() if Chips in (hint, *get_args(hint))}
    numbers = [rule for rule in declared(kind) if rule.low is not None]
    return _STAKES.get(game) or {
        rule.name: (rule.low or 1, min(25, rule.high or 25)) if rule.name in in_chips else (rule.low,) for rule in numbers
    }


# ---- strategies


def stakes_least(seen: View, rng: random.Random) -> Action:
    """The house's own player with the least stakes, who grants nothing."""
    return choose(seen, rng, modest=True)


def stakes_well(seen: View, rng: random.Random) -> Action:
    """The house's own player."""
    return choose(seen, rng)


def stakes_most(seen: View, rng: random.Random) -> Action:
    """Tiles as the house lays them; always the highest stake, every raise, yes to everything."""
    stakes: list[Any] = [action for action in seen.legal if action.role is Role.STAKE]
    if stakes:
        return max(stakes, key=lambda action: action.chips)
    granted = [action for action in seen.legal if action.role is Role.CONSENT]
    return granted[0] if granted else choose(seen, rng)


def stakes_when_ahead(seen: View, rng: random.Random) -> Action:
    """The highest stake with the fewest tiles or the lead, else the least and as late as possible; no to everything."""
    assert seen.viewer is not None
    own = seen.seats[seen.viewer].count
    ahead = not seen.line or all(own < one.count for seat, one in enumerate(seen.seats) if seat != seen.viewer)
    stakes: list[Any] = [action for action in seen.legal if action.role is Role.STAKE]
    if stakes and ahead:
        return max(stakes, key=lambda action: action.chips)
    return choose(seen, rng, modest=True)


def lays_heaviest(seen: View, rng: random.Random) -> Action:
    """The heaviest tile that fits, and the highest stake when it must stake at all."""
    plays = [action for action in seen.legal if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda action: tiles.PIPS[action.tile])
    if all(action.role is Role.STAKE for action in seen.legal):
        return seen.legal[-1]
    return choose(seen, rng, modest=True)


STRATEGIES: tuple[Strategy, ...] = (stakes_least, stakes_well, stakes_most, stakes_when_ahead, lays_heaviest)


# ---- a day


@dataclass
class Day:
    """People who play against the house from table to table. Their ids are their seats, from 1."""

    game: str
    options: Options
    seats: int
    people: tuple[Strategy, ...]
    seed: int
    ceiling: int = CEILING
    watched: bool = False  # a friend sits behind the first of them and bets
    books: Counter[str] = field(default_factory=Counter)
    won: dict[int, int] = field(default_factory=dict)
    raw: Counter[int] = field(default_factory=Counter)  # what they would have won without a ceiling, until they reach it
    deals: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.users = [*range(1, len(self.people) + 1), *([WATCHER] if self.watched else [])]
        for user in self.users:
            self.book(chip_accounts.house(GUILD), chip_accounts.member(GUILD, user), RICH)

    def play(self, most: int) -> None:
        """So many deals, or until the house plays on for the honour only."""
        while self.deals < most and not self.over():
            self.session(most)

    def over(self) -> bool:
        """Whether anybody has reached the ceiling: at the next table nothing is to be won."""
        return any(hc >= self.ceiling for hc in self.won.values())

    def session(self, most: int) -> None:
        """One table."""
        table = lobby(self.game, self.options, len(self.people), self.seats)
        table = replace(table, id=f"t{self.deals}", secret=self.rng.randbytes(32))
        require_house_stakes(table)
        assert not seats_at_ceiling(table, self.won, self.ceiling)
        state = game_of(table).open(table.options, self.seats)
        table = replace(table, state=state, stacks=(0,) * self.seats)
        table = self.commit(table, play.deal(table, self.balances(), None, PACE, NOW))
        while table.live and table.for_chips and self.deals < most:
            if table.phase is Phase.PAUSE:
                table = self.commit(table, play.deal_next(table, self.balances(), None, PACE, NOW))
            else:
                table = self.move(table)
        if table.live and table.for_chips:  # what lies there is theirs
            for seat, hc in enumerate(table.stacks if table.phase is Phase.PAUSE else game_of(table).settle(table.state)):
                self.book(table.account, account(table.participants[seat].user), hc)

    def move(self, table: Table) -> Table:
        """Whoever is asked, or due, acts; before the first move a friend sits down and bets."""
        if self.watched and not table.gallery:
            table = self.look_on(table)
        rules = game_of(table)
        seat = next(iter((*rules.prompted(table.state), *rules.due(table.state))))
        seen = view(table, rules, seat)
        assert seen is not None
        user = table.chairs[seat].user
        action = choose(seen, self.rng) if user is None else self.people[user - 1](seen, self.rng)
        try:
            change = play.act(table, seat, action, user, PACE, NOW, self.balances())
        except (IllegalAction, Refused):
            change = play.act(table, seat, rules.default(table.state, seat), user, PACE, NOW, self.balances())
        return self.commit(table, change)

    def look_on(self, table: Table) -> Table:
        """A friend behind the first person, who bets as much as is allowed."""
        rules = game_of(table)
        first = play.act(
            gallery_places.add_onlooker(rules, table, WATCHER, "", "", Watch(0)), self.seats, Watch(0), WATCHER, PACE, NOW
        )
        table = self.commit(table, first)
        if rules.prompted(table.state) == (0,):
            table = self.commit(table, play.act(table, 0, Admit(self.seats), 1, PACE, NOW))
        bets = [action for action in rules.legal(table.state, self.seats) if isinstance(action, Wager)]
        if not bets:  # the friend is banker
            return table
        return self.commit(table, play.act(table, self.seats, bets[-1], WATCHER, PACE, NOW, self.balances()))

    def commit(self, before: Table, change: Change) -> Table:
        """Count and book, as the house does."""
        gains = deal_gains(before, change)
        self.raw.update(gains)
        self.deals += bool(gains)
        change = apply_ceiling(before, change, self.won, self.ceiling, TODAY)
        self.won.update({one.user: one.after for one in change.winnings})
        for one in change.transfers:
            self.book(one.source, one.target, one.amount)
        return change.table

    def book(self, source: str, target: str, hc: int) -> None:
        """A transfer."""
        self.books[source] -= hc
        self.books[target] += hc

    def balances(self) -> dict[int, int]:
        """hc by person."""
        return {user: self.books[chip_accounts.member(GUILD, user)] for user in self.users}

    def lost(self) -> int:
        """hc that the house has lost to all of them together, by its books."""
        assert sum(self.books.values()) == 0
        assert all(hc >= 0 for name, hc in self.books.items() if name != chip_accounts.house(GUILD))
        return sum(self.balances().values()) - RICH * len(self.users)

    def beaten(self) -> bool:
        """Whether the goal is missed."""
        return max(self.won.values(), default=0) > self.ceiling or self.lost() > self.ceiling * len(self.users)


def account(user: int | None) -> str:
    """Whose chips."""
    return chip_accounts.house(GUILD) if user is None else chip_accounts.member(GUILD, user)


def lobby(game: str, options: Options, people: int, seats: int) -> Table:
    """A table before its first deal."""
    rules = GAMES[game]
    chairs = tuple(Chair(seat + 1 if seat < people else None, f"P{seat}") for seat in range(seats))
    return Table(
        "t",
        GUILD,
        1,
        1,
        game,
        rules.rules_version,
        options,
        TableOptions(),
        bytes(32),
        NOW,
        chairs=chairs,
        for_chips=rules.for_chips,
    )


def agreed(game: str, seats: int, people: int = 1) -> Iterator[Options]:
    """Every combination of stakes to which the house agrees, and with the dearest of them every other house rule changed alone."""
    rules = GAMES[game]
    names = stakes_tried(game)
    found = [rules.options(**dict(zip(names, values, strict=True))) for values in itertools.product(*names.values())]
    found = [one for one in dict.fromkeys(found) if is_played(game, one, people, seats)]
    dearest = max(found, key=lambda one: worst_first_loss(lobby(game, one, people, seats)))
    others = [rule for rule in declared(rules.options) if rule.name not in names]
    alone = [replace(dearest, **{rule.name: value}) for rule in others for value in rule.allowed(seats)]
    yield from found
    yield from (one for one in alone if one != dearest and is_played(game, one, people, seats))


def is_played(game: str, options: Options, people: int, seats: int) -> bool:
    """Whether the house plays by these rules, for something."""
    table = lobby(game, options, people, seats)
    try:
        game_of(table).check(options, seats)
        require_house_stakes(table)
    except (IllegalAction, Refused):
        return False
    return worst_first_loss(table) > 0


@dataclass(frozen=True)
class Rate:
    """What a strategy makes by a set of house rules, without a ceiling."""

    game: str
    options: Options
    seats: int
    strategy: Strategy
    a_deal: float  # chips
    error: float  # standard error of it


def rate(game: str, options: Options, seats: int, strategy: Strategy, deals: int, seed: int) -> Rate:
    """Chips a deal."""
    day = Day(game, options, seats, (strategy,), seed, ceiling=RICH)
    gains = []
    for number in range(1, deals + 1):
        before = day.raw[1]
        day.play(number)
        gains.append((day.raw[1] - before) / 2)
    mean = sum(gains) / deals
    spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / deals / deals)
    return Rate(game, options, seats, strategy, mean, spread)


def parties(best: Rate) -> Iterator[Day]:
    """The same house rules by one person, by two who play together, and with a friend behind the chair who bets."""
    common = (best.game, best.options, best.seats)
    yield Day(*common, (best.strategy,), seed=7)
    if is_played(best.game, best.options, 2, best.seats) and best.seats > 2:
        yield Day(*common, (best.strategy, stakes_most), seed=8)
    if GAMES[best.game].onlookers and getattr(best.options, "spectators", False):
        yield Day(*common, (best.strategy,), seed=9, watched=True)


def unusual(options: Options) -> str:
    """What is not as usual."""
    changed = [rule for rule in declared(type(options)) if getattr(options, rule.name) != rule.default]
    return ", ".join(f"{rule.name} {getattr(options, rule.name)}" for rule in changed) or "as usual"


def main(arguments: Sequence[str]) -> int:
    """Print, and say whether the goal was met."""
    deals, most = (int(arguments[0]), int(arguments[1])) if arguments else (12, 500)
    began, sets, days, missed, worst = time.monotonic(), 0, 0, 0, 0
    print(f"ceiling: {CEILING // 2} chips a day and person")
    for game in GAMES:
        rates: list[Rate] = []
        for seats in sorted({GAMES[game].players[0], min(4, GAMES[game].players[-1])}):
            for options in agreed(game, seats):
                sets += 1
                rates += [
                    rate(game, options, seats, strategy, max(4, deals // 6) if game == "challenge" else deals, sets)
                    for strategy in STRATEGIES
                ]
        rates.sort(key=lambda one: one.a_deal, reverse=True)
        for one in rates[:2]:
            print(
                f"{game} for {one.seats}, {unusual(one.options)}: {one.strategy.__name__} makes {one.a_deal:+.1f} "
                f"± {one.error:.1f} chips a deal without a ceiling"
            )
        lost = 0
        for one in rates[:12]:
            for day in parties(one):
                day.play(most // 10 if game == "challenge" else most)
                days += 1
                missed += day.beaten()
                lost = max(lost, *day.won.values(), day.lost() if len(day.users) == 1 else 0)
        print(f"{game}: at most {lost / 2:g} chips to one person in a day")
        worst = max(worst, lost)
    print(f"{sets} sets of house rules, {len(STRATEGIES)} strategies, {days} days; {time.monotonic() - began:.0f} s")
    print(f"the house loses at most {worst / 2:g} chips to one person in a day (goal: {CEILING // 2}); missed: {missed}")
    return int(missed > 0 or worst > CEILING)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
