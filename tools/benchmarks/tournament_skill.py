"""Simulation of tournaments: whether matchpoints tell strong players from weak ones, and what
cheating gains.

    python -m tools.benchmarks.tournament_skill order block latin
    python -m tools.benchmarks.tournament_skill cheats block latin
    python -m tools.benchmarks.tournament_skill leave block latin

`block_plain`: equal points are equal, whatever pips are left, which is no rule of the bot.

People are computer players of the four levels, an equal number of each. They are seated, dealt and
scored as in a tournament of the bot, with the house's field.
"""

import argparse
import json
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from itertools import cycle, islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation, fmean, stdev
from typing import Any, Final, TypeAlias

from ai.levels import Level
from ai.match_search import MatchObjective, candidates, play_out
from ai.player import choose
from ai.search import SearchBudget, find_best
from ai.world_chain import shuffled
from games import GAMES
from games.core import Action, Best, Seat
from games.parts.chance import Chance
from games.parts.hidden_tiles import NOWHERE, Filling
from games.parts.line import Draw, Play
from games.parts.match.match_state import opened
from tables.changes import play
from tables.state.change import Context
from tables.state.default_settings import Pace
from tables.state.evening_times_and_limits import Evening
from tables.state.regulars import REGULARS, pick_regular
from tables.state.table import Chair, Table, game_of, view
from tables.tournaments.public_tournament import POINT, Place
from tables.tournaments.scores_and_prizes import (
    AVERAGE,
    Outcome,
    matchpoints,
    results_of,
    scores_of_round,
    standings,
)
from tables.tournaments.seating import seat_people
from tables.tournaments.tournament import (
    FIELD_DEALS,
    MOST_ROUNDS,
    SEATS,
    Entrant,
    Tournament,
    open_round_table,
)

CONTEXT: Final = Context(0, Pace(beat_seconds=0))
WORLDS: Final = 150  # that a Grandmaster tries
TRIALS: Final = 4  # of how a deal goes on
DRAWS: Final = 20  # of rounds of a tournament
STRONG: Final = (Level.MASTER, Level.GRANDMASTER)
ONE, TWO = "nothing", "two people across"
# What the player of a seat has been told: hands of other seats, by steps from the own one, and
# whether the player across knows this player's.
WAYS: Final[Mapping[str, tuple[tuple[int, ...], bool]]] = {
    ONE: ((), False),
    "the next hand": ((1,), False),
    "the hand across": ((2,), False),
    "everything": ((1, 2, 3), False),
    TWO: ((), False),
    f"{TWO}, each the other's hand": ((2,), True),
}
Decide: TypeAlias = Callable[[Table, Seat], Action]


class Dealer:
    """Plays the deals of one game."""

    def __init__(self, game: str, seed: str, *, with_pips: bool = True) -> None:
        self.game, self.rng, self._with_pips = game, Random(seed), with_pips
        self.best: Best = GAMES[game].compared.best
        self._budget = SearchBudget(WORLDS)

    def results(self, secret: bytes, deciders: Mapping[Seat, Decide]) -> tuple[int, ...]:
        """Return the results by seat of a deal. Masters of the house have the other seats."""
        return self.finish(self.open(secret, deciders), deciders)

    def open(self, secret: bytes, deciders: Collection[Seat]) -> Table:
        """Return a table with people on these seats and Masters of the house on the others."""
        taken: set[str] = set()
        chairs = []
        for seat in range(SEATS):
            name = f"P{seat}" if seat in deciders else pick_regular(Level.MASTER, taken, self.game)
            taken.add(name)
            chairs.append(Chair(seat + 1 if seat in deciders else None, name))
        plan = Evening(
            "t",
            1,
            1,
            by=1,
            game=self.game,
            locale="en",
            starts_at=0,
            due=None,
            rounds=MOST_ROUNDS,
            minutes=15,
        )
        return open_round_table(
            "t",
            chairs,
            plan,
            Tournament("t", secret, round=1, due=0),
            secret=secret,
            preset=None,
            context=CONTEXT,
        ).table

    def move(self, table: Table, deciders: Mapping[Seat, Decide]) -> Table:
        """Return a table after its next move."""
        seat = game_of(table).due(table.state)[0]
        action = deciders.get(seat, self._house)(table, seat)
        return play.act(table, seat, action, None, CONTEXT, repeatedly=True).table

    def finish(self, table: Table, deciders: Mapping[Seat, Decide]) -> tuple[int, ...]:
        """Return the results by seat when a table has been played to its end."""
        while table.live:
            table = self.move(table, deciders)
        results = results_of(table)
        return results if self._with_pips else tuple(-(-row // POINT) * POINT for row in results)

    def field(self, secret: bytes) -> list[tuple[int, ...]]:
        """Return the results of the house's field."""
        return [self.results(secret, {}) for _ in range(FIELD_DEALS)]

    def player(self, level: Level) -> Decide:
        """Return a person who plays as well as a computer player of this level."""

        def decide(table: Table, seat: Seat) -> Action:
            return self._choice(table, seat, level, ())

        return decide

    def _house(self, table: Table, seat: Seat) -> Action:
        regular = REGULARS.get(table.chairs[seat].name)
        return self._choice(table, seat, Level.MASTER, regular.habits if regular else ())

    def _choice(self, table: Table, seat: Seat, level: Level, habits: Sequence[Any]) -> Action:
        legal = game_of(table).legal(table.state, seat)
        if len(legal) == 1:
            return legal[0]
        world = None
        if level in STRONG:
            world = game_of(table).redealt(table.state, seat, Chance(self.rng.randbytes(32)))
        seen = view(table, seat)
        assert seen is not None
        return choose(
            seen,
            self.rng,
            world=world,
            level=level,
            budget=self._budget,
            habits=habits,
        )

    def informed(self, seats: Sequence[Seat]) -> Decide:
        """Return a player who searches, knowing the hands that these seats were dealt; with all
        others', the boneyard, too.
        """

        def decide(table: Table, seat: Seat) -> Action:
            seen, state = view(table, seat), table.state
            assert seen is not None
            if not isinstance(seen.legal[0], Play) or len(seen.legal) == 1:
                return seen.legal[0]
            plays, objective = candidates(seen), MatchObjective(seen, state, points_of_a_win=400)
            world = self._worlds(table, seat, seats)
            rules: Any = game_of(table)

            def evaluate(alive: Sequence[int]) -> list[float]:
                sampled = world()
                values = []
                for number in alive:
                    moved = opened(sampled)
                    rules.carry_out(moved, plays[number])
                    values.append(objective.value(play_out(rules, moved, self.rng.random)))
                return values

            return plays[find_best(len(plays), evaluate, self._budget).best]

        return decide

    def _worlds(self, table: Table, seat: Seat, seats: Sequence[Seat]) -> Callable[[], Any]:
        """Return a sampler of states that agree with what a player sees and has been told."""
        rules: Any = game_of(table)
        state = table.state
        if len({seat, *seats}) == SEATS:
            return lambda: state
        hands = {other: dealt_hand(state, other) for other in seats if other != seat}
        known = sum(hands.values())
        places = [
            place._replace(allowed=hands[place.seat])
            if place.seat in hands and place.drawn == NOWHERE
            else place._replace(allowed=place.allowed & ~known)
            for place in rules.places(state, seat)
        ]
        filling, shuffle = Filling(places), shuffled(self.rng.random)
        return lambda: rules.filled(state, places, filling.masks(self.rng.randrange), shuffle)


def dealt_hand(state: Any, seat: Seat) -> int:
    """Return the mask of the tiles that a seat was dealt in the deal that is played."""
    held: int = state.hands[seat]
    drawn = draws = 0
    for mover, action, _ in state.moves:
        if isinstance(action, Play) and mover == seat:
            held |= action.bit
        if isinstance(action, Draw):
            if mover == seat:
                drawn |= 1 << state.boneyard[draws]
            draws += 1
    return held & ~drawn


# ---- the order of people


@dataclass
class Order:
    """The agreement between an order of people and their levels, tournament by tournament."""

    halves: list[float] = field(default_factory=list)  # share of strong people in the upper half
    ranks: list[float] = field(default_factory=list)  # rank correlation with the level

    def add(self, values: Mapping[int, float], levels: Mapping[int, Level], rng: Random) -> None:
        """Compare a value of people, the higher the better, with their levels."""
        users = sorted(values, key=lambda user: (-values[user], rng.random()))
        upper = users[: len(users) // 2]
        self.halves.append(fmean(levels[user] in STRONG for user in upper))
        strengths = [list(Level).index(levels[user]) for user in users]
        self.ranks.append(
            correlation(mean_ranks(strengths), mean_ranks([values[user] for user in users]))
        )


def mean_ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value from below; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def play_tournament(dealer: Dealer, levels: Mapping[int, Level]) -> list[Place]:
    """Return the places of a tournament with their scores."""
    places: list[Place] = []
    for number in range(1, MOST_ROUNDS + 1):
        secret = dealer.rng.randbytes(32)
        seated = seat_people(list(levels), places, Chance(dealer.rng.randbytes(32)))
        outcomes = {}
        for table, users in enumerate(seated):
            deciders = {
                seat: dealer.player(levels[user])
                for seat, user in enumerate(users)
                if user is not None
            }
            outcomes[str(table)] = Outcome(dealer.results(secret, deciders), (), ())
        scores = scores_of_round(outcomes, dealer.field(secret))
        for (name, seat), score in scores.items():
            result, user = outcomes[name].results[seat], seated[int(name)][seat]
            places.append(Place(number, name, seat, user, result=result, score=score))
    return places


def tournaments(
    title: str, people: int, most: int, until: float, results: Path | None
) -> Iterator[tuple[dict[int, Level], list[Place]]]:
    """Yield the levels of people and the places of tournaments: those in the file, and more as
    long as there is time. These are appended to it.
    """
    stored = results.read_text().splitlines() if results is not None and results.exists() else ()
    rows = [row for row in map(json.loads, stored) if row[:2] == [title, people]]
    yield from (
        ({int(user): Level(level) for user, level in levels.items()}, [Place(*row) for row in kept])
        for _, _, levels, kept in rows[:most]
    )
    for run in range(len(rows), most):
        if run > 1 and time.monotonic() > until:
            return
        game, _, without = title.partition("_")
        dealer = Dealer(game, f"{game} {run}", with_pips=not without)
        order = list(islice(cycle(Level), people))
        levels = dict(enumerate(dealer.rng.sample(order, people), 1))
        places = play_tournament(dealer, levels)
        if results is not None:
            with results.open("a") as file:
                row = [title, people, levels, [astuple(place) for place in places]]
                file.write(json.dumps(row) + "\n")
        yield levels, places


def compare(
    levels: Mapping[int, Level], places: Sequence[Place], best: Best, rounds: int, rng: Random
) -> tuple[Order, Order]:
    """Return how well matchpoints and plain points order people after so many rounds, drawn from
    those of a tournament again and again.
    """
    by_matchpoints, by_points = Order(), Order()
    entrants = [Entrant(user, user) for user in levels]
    sign = 1 if best is Best.MOST else -1
    for _ in range(DRAWS if rounds < MOST_ROUNDS else 1):
        drawn = rng.sample(range(1, MOST_ROUNDS + 1), rounds)
        kept = [
            replace(place, round=1 + drawn.index(place.round))
            for place in places
            if place.round in drawn and place.user is not None
        ]
        sums = dict.fromkeys(levels, 0)
        for place in kept:
            sums[place.user or 0] += sign * place.points
        lines = standings(entrants, kept, rounds)
        by_matchpoints.add({line.user: -line.place for line in lines}, levels, rng)
        by_points.add(sums, levels, rng)
    return by_matchpoints, by_points


def print_order(title: str, people: int, most: int, until: float, results: Path | None) -> None:
    """Print how well matchpoints and plain points tell levels apart, after how many rounds."""
    rng, best = Random(title), GAMES[title.partition("_")[0]].compared.best
    played = list(tournaments(title, people, most, until, results))
    print(f"{title}, {people} people, {len(played)} tournaments")
    for rounds in range(1, MOST_ROUNDS + 1):
        pairs = [compare(levels, places, best, rounds, rng) for levels, places in played]
        columns = []
        for orders in zip(*pairs, strict=True):
            halves = mean_of([fmean(order.halves) for order in orders])
            columns.append(f"{halves}, {mean_of([fmean(order.ranks) for order in orders])}")
        more = mean_of([fmean(ours.ranks) - fmean(plain.ranks) for ours, plain in pairs])
        print(f"  {rounds}: matchpoints {columns[0]}; points {columns[1]}; more {more}")
    for level in Level:
        scores = [
            place.score or 0
            for levels, places in played
            for place in places
            if place.user is not None and levels[place.user] is level
        ]
        print(f"  {level}: {mean_of(scores)}")


def mean_of(values: Sequence[float]) -> str:
    """Return a mean with its standard error."""
    return f"{fmean(values):.3f} ± {stdev(values) / sqrt(len(values)):.3f}"


# ---- cheats


def print_cheats(game: str, most: int, until: float) -> None:
    """Print the matchpoints of players who have been told hands, among Masters."""
    scores: dict[str, list[float]] = {}
    run = 0
    while run < most and (run < 2 or time.monotonic() < until):
        for name, score in score_told_players(Dealer(game, f"{game} cheats {run}")).items():
            scores.setdefault(name, []).append(score)
        run += 1
    print(f"{game}, {run} deals, each seat in turn")
    for name, values in scores.items():
        before = scores[TWO if TWO in name else ONE]
        gain = [value - other for value, other in zip(values, before, strict=True)]
        print(f"  {name}: {mean_of(values)}, gain {mean_of(gain)}")


def score_told_players(dealer: Dealer) -> dict[str, float]:
    """Return the mean matchpoints in one deal, by what the player of a seat has been told."""
    secret, scores = dealer.rng.randbytes(32), dict.fromkeys(WAYS, 0.0)
    field = dealer.field(secret)
    for seat in range(SEATS):
        results = [row[seat] for row in field]
        across = (seat + 2) % SEATS
        for name, (steps, is_mutual) in WAYS.items():
            deciders = {seat: dealer.informed([(seat + step) % SEATS for step in steps])}
            if TWO in name:
                deciders[across] = dealer.informed([seat] if is_mutual else ())
            result = dealer.results(secret, deciders)[seat]
            scores[name] += matchpoints(result, results) / SEATS
    return scores


# ---- leaving


def print_leaving(game: str, most: int, until: float) -> None:
    """Print what the others at a table gain if a helper leaves it in mid-deal: if the round then
    counts as it is played, and if it counted the average.
    """
    gains: dict[str, list[float]] = {}
    run = 0
    while run < most and (run < 2 or time.monotonic() < until):
        dealer = Dealer(game, f"{game} leaving {run}")
        for level in Level:
            for name, gain in gains_by_leaving(dealer, level).items():
                gains.setdefault(f"{level}, {name}", []).append(gain)
        run += 1
    print(f"{game}, {run} deals for each level of the helper")
    for name, values in gains.items():
        print(f"  {name}: {mean_of(values)}")


def gains_by_leaving(dealer: Dealer, level: Level) -> dict[str, float]:
    """Return the mean gains of the others in one deal, if a helper of a level leaves it.

    It is played to half its length, and then on again and again, with the helper and with the
    Master who takes the chair. The helper knows from half of these trials whether leaving helps a
    certain other person; the gain is that in the other half.
    """
    secret, helper = dealer.rng.randbytes(32), dealer.rng.randrange(SEATS)
    deciders, field = {helper: dealer.player(level)}, dealer.field(secret)
    states = [dealer.open(secret, deciders)]
    while states[-1].live:
        states.append(dealer.move(states[-1], deciders))
    middle = states[len(states) // 2]

    gains: dict[str, list[float]] = {}
    for other in set(range(SEATS)) - {helper}:
        results = [row[other] for row in field]
        stay, leave, trial_stay, trial_leave = (
            fmean(
                matchpoints(dealer.finish(middle, players)[other], results) for _ in range(TRIALS)
            )
            for players in (deciders, {}, deciders, {})
        )
        gains.setdefault("always", []).append(leave - stay)
        gains.setdefault("if it helps", []).append((trial_leave > trial_stay) * (leave - stay))
        gains.setdefault("for the average", []).append((trial_stay < AVERAGE) * (AVERAGE - stay))
    return {name: fmean(values) for name, values in gains.items()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tools.benchmarks.tournament_skill",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=("order", "cheats", "leave"))
    parser.add_argument("games", nargs="+")
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--runs", type=int, default=100, help="tournaments, or deals")
    parser.add_argument("--minutes", type=float, default=60, help="for each game at most")
    parser.add_argument(
        "--results", type=Path, help="tournaments in this file are not played again"
    )
    given = parser.parse_args()
    for title in given.games:
        end = time.monotonic() + 60 * given.minutes
        if given.what == "order":
            print_order(title, given.people, given.runs, end, given.results)
        else:
            show = print_cheats if given.what == "cheats" else print_leaving
            show(title, given.runs, end)
