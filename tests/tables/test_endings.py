"""Tests of every way of ending, in every game, at any moment.

The books are right, a player who has left is charged nothing, and nobody gains by ending instead of
playing on. The same session is compared from the same moment, with the same deals: once played on
by a substitute as good as all others, once ended. Two people who play into one hand are compared
together.
"""

import random
from collections.abc import Callable, Iterator
from copy import copy
from itertools import islice

import pytest

from games import GAMES
from games.core import Best
from tables.changes.pots_and_stakes import is_undecided
from tables.state.phases import CloseReason, Phase
from tables.state.table import game_of
from tests.tables.evening import ELSEWHERE, Evening, rules_for_chips
from tests.tables.table_harness import ANN, BEN

WAYS: dict[str, Callable[[Evening], None]] = {
    "leave": lambda evening: evening.leave(ANN),
    "leave together": lambda evening: [evening.leave(user) for user in (BEN, ANN)][-1],
    "the other leaves": lambda evening: evening.leave(BEN),
    "close": lambda evening: evening.close(ANN),
    "close together": lambda evening: [evening.close(user) for user in (ANN, BEN)][-1],
    "stay away": lambda evening: evening.go_away(ANN),
    "stay away together": lambda evening: [evening.go_away(user) for user in (ANN, BEN)][-1],
    "empty the account": lambda evening: evening.drain(ANN),
    "empty the other's account": lambda evening: evening.drain(BEN),
    "delete the channel": lambda evening: evening.wind_up(CloseReason.CHANNEL_GONE),
    "remove the bot": lambda evening: evening.wind_up(CloseReason.SERVER_GONE),
    "have a moderator close it": lambda evening: evening.wind_up(CloseReason.MODERATOR),
}


def branched(evening: Evening) -> Evening:
    """The same session, to be gone on with in another way."""
    other = copy(evening)
    other.books, other.gone = evening.books.copy(), set(evening.gone)
    return other


def begun(game: str, number: int) -> tuple[Evening, random.Random]:
    """A session in the middle of it, at any moment."""
    rng = random.Random(number)
    players = GAMES[game].players
    people = rng.choice([count for count in players if count <= 4])
    people = rng.randint(min(2, people), people) if people == players[0] else people
    options = dict(rng.choice(rules_for_chips(game)))
    evening = Evening(
        game, people, number, computers_play=people < players[0] or rng.random() < 0.7, **options
    )
    for _ in range(rng.choice([3, 20, 60, 120])):
        if evening.table.live:
            evening.step()
    return evening, rng


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_at_any_moment(game: str) -> None:
    for number in range(4):
        evening, rng = begun(game, number)
        for _ in range(rng.randint(1, 4)):
            WAYS[rng.choice(list(WAYS))](evening)
            for _ in range(rng.randint(0, 30)):
                if evening.table.live:
                    evening.abandon()
                if evening.table.live:
                    evening.step()
        evening.wind_up(CloseReason.MODERATOR)
        evening.on(through=True)
        assert (evening.table.phase, evening.books[evening.table.account]) == (Phase.CLOSED, 0)


def ended(evening: Evening, way: str) -> Evening:
    """The session once it was ended like this: until whoever stays away has left, or the clock
    has closed it.
    """
    other = branched(evening)
    WAYS[way](other)
    for _ in range(40):
        other.on(through=False)
        other.abandon()
        if not other.table.live or not is_undecided(other.table):
            break
        other.step()
    other.on(through=True)
    return other


def behind(evening: Evening) -> bool:
    """Whether Ann would like to end it: others have better points, more deals, or (where that is
    all there is) fewer tiles.
    """
    rules, table = game_of(evening.table), evening.table
    if not table.live or table.seat_of(ANN) is None:
        return False
    seats = rules.view(table.state, None).seats
    if seats[0].out:
        return False
    better = Best.MOST if seats[0].score is None else rules.compared.best
    figures = [seat.wins if seat.score is None else seat.score for seat in seats]
    if not rules.match(table.options):
        better, figures = Best.LEAST, [seat.count for seat in seats]
    mean = sum(figures) / len(figures)
    return figures[0] < mean if better is Best.MOST else figures[0] > mean


def lost_causes(game: str, numbers: range, most: int) -> Iterator[Evening]:
    """Some of these sessions, in which Ann is behind."""
    sessions = (begun(game, number)[0] for number in numbers)
    return islice((evening for evening in sessions if behind(evening)), most)


def differences(game: str, numbers: range, most: int) -> dict[str, list[int]]:
    """By way, then by session: hc that the one or two who end it have more than if a substitute
    had played on.
    """
    found: dict[str, list[int]] = {way: [] for way in WAYS}
    for evening in lost_causes(game, numbers, most):
        played = branched(evening)
        played.on(through=True)
        for way in WAYS:
            users = (ANN, BEN) if "other" in way or "together" in way else (ANN,)
            other = ended(evening, way)
            found[way].append(other.has(*users) + other.books[ELSEWHERE] - played.has(*users))
    return found


def no_better(found: dict[str, list[int]]) -> None:
    """No mean is above zero by more than chance explains, and whatever comes from outside
    changes nothing at all.
    """
    for way, more in found.items():
        mean = sum(more) / len(more)
        deviation = (sum((gain - mean) ** 2 for gain in more) / max(1, len(more) - 1)) ** 0.5
        assert mean <= 3 * deviation / len(more) ** 0.5, (
            f"{way}: {mean:.2f} hc a session, in {len(more)}"
        )
        if way in ("delete the channel", "remove the bot", "have a moderator close it"):
            assert not any(more), way


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_no_ending_is_better_than_playing_on(game: str) -> None:
    no_better(differences(game, range(100), 2))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_ending_is_better_than_playing_on_in_many_sessions(game: str) -> None:
    no_better(differences(game, range(1000, 2000), 300))
