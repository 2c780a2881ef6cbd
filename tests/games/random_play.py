"""Sessions by random play, with sampled house rules: what the contract looks at, and what it
tells if something goes wrong.
"""

import json
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

import pytest

from games.core import Action, Event, IllegalAction, Scored, Seat, View
from games.game import Game
from games.parts import codec
from games.parts.options import declared

DEALS = 4  # of a session
MOST_STEPS = 1_000  # of one deal; far more than random play takes


class Moment(NamedTuple):
    """A step of a session: the state before, who did what, and what came of it.

    `deal`: the seed and stacks of a new deal.
    """

    before: Any
    after: Any
    events: tuple[Any, ...]
    seat: Seat | None
    action: Action | None
    deal: tuple[bytes, tuple[int, ...]] | None


def sampled_options(game: Game[Any, Any], players: int, rng: random.Random) -> Any:
    """House rules at random that the game admits."""
    while True:
        chosen = {}
        for rule in declared(game.options):
            allowed = rule.allowed(players)
            if rng.random() < 0.5:
                continue
            low = rule.low or 0
            most = 9 if low < 9 else low + 9
            chosen[rule.name] = (
                rng.choice(allowed) if allowed else rng.randint(low, min(rule.high or most, most))
            )
        options = game.options(**chosen)
        try:
            game.check(options, players)
        except IllegalAction as refused:
            if refused.key != "bad-option":
                raise
            continue
        return options


def participants(game: Game[Any, Any], state: Any) -> range:
    """All seats, and where there is a gallery its onlookers and the next one to come."""
    return range(len(game.settle(state)) + bool(game.onlookers))


def some_action(game: Game[Any, Any], state: Any, rng: random.Random) -> tuple[Seat, Action]:
    """A legal action of anybody who has one, each kind equally often."""
    seats = [seat for seat in participants(game, state) if game.legal(state, seat)]
    seat = rng.choice([*game.due(state), *seats])
    by_verb: dict[str, list[Action]] = {}
    for action in game.legal(state, seat):
        by_verb.setdefault(action.verb, []).append(action)
    return seat, rng.choice(by_verb[rng.choice(sorted(by_verb))])


class Session:
    """A session by random play, as far as it has come.

    Nobody has more at the table than the next deal can cost.
    """

    def __init__(self, game: Game[Any, Any], players: int, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.rng = random.Random(f"{game.key} {players} {seed}")
        # by what checks choose: how a session goes does not depend on who looks
        self.chosen = random.Random(seed)
        self.options = sampled_options(game, players, self.rng)
        self.state = game.open(self.options, players)
        self.steps: list[str] = []  # texts of all steps; the last one may have failed
        self.moments = 0  # number of steps so far
        self.pool = False  # between deals, something lay in the pool
        self.points = [0] * players  # as events have told it, by seat
        self.won = [0] * players  # deals
        self.gained = [0] * players  # hc
        self.begun: Any = None  # the state in which the present deal began
        self.beginning: tuple[Event, ...] = ()  # the events of dealing it
        self.actions: list[tuple[Seat, Action]] = []  # of the present deal
        # that the present deal began with, and what was brought since
        self.stacks: tuple[int, ...] = ()

    def played(self, deals: int) -> Iterator[Moment]:
        """So many deals, fewer if the match is decided."""
        for _ in range(deals):
            if self.game.finished(self.state):
                return
            yield self._dealt(self.game.exposure(self.state), self.rng.randbytes(32))
            for _ in range(MOST_STEPS):
                if not self.game.dealing(self.state):
                    break
                yield self._acted(*some_action(self.game, self.state, self.rng))
            assert not self.game.dealing(self.state), "the deal does not end"
            # offers that stand until the next deal
            for seat in participants(self.game, self.state):
                offers = self.game.legal(self.state, seat)
                if offers and self.rng.random() < 0.7:
                    yield self._acted(seat, self.rng.choice(offers))

    def _dealt(self, stacks: tuple[int, ...], seed: bytes) -> Moment:
        self.steps.append(f"deal {seed.hex()} {' '.join(map(str, stacks))}")
        before, (self.state, events) = self.state, self.game.deal(self.state, stacks, seed)
        self.stacks = tuple(seat.stack for seat in self.room().seats)
        self.begun, self.beginning, self.actions = self.state, events, []
        return self._told(
            Moment(before, self.state, events, seat=None, action=None, deal=(seed, stacks))
        )

    def _acted(self, seat: Seat, action: Action) -> Moment:
        self.steps.append(f"{seat} {codec.write(action)}")
        before, mark = self.state, hash(self.state)
        brought = self.game.brings(before, seat, action)
        self.state, events = self.game.apply(before, seat, action)
        assert hash(before) == mark, "a state was changed in place"
        self.actions.append((seat, action))
        self.stacks = tuple(stack + brought.get(one, 0) for one, stack in enumerate(self.stacks))
        if self.game.dealing(before) and not self.game.dealing(self.state):
            self._ended()
        return self._told(Moment(before, self.state, events, seat=seat, action=action, deal=None))

    def _ended(self) -> None:
        room = self.room()
        self.pool |= room.pool > 0
        for seat in room.result.winners:
            self.won[seat] += 1
        self.gained = [had + gain for had, gain in zip(self.gained, room.result.gains, strict=True)]

    def _told(self, moment: Moment) -> Moment:
        self.moments += 1
        for event in moment.events:
            if isinstance(event, Scored):
                teams = self.game.teams(self.options, self.players)
                for seat in range(self.players):
                    if seat == event.seat or (teams and teams[seat] == teams[event.seat]):
                        self.points[seat] += event.points
                assert event.score == self.points[event.seat], event
            elif hasattr(event, "score"):  # bought, for example
                self.points[event.seat] = event.score  # type: ignore[attr-defined]
        return moment

    def room(self) -> View:
        """Return the view of the room."""
        return self.game.view(self.state, None)

    def promised(self) -> bool:
        """Return whether the session must end by its own rules."""
        return self.game.compared.match or self.pool

    def story(self) -> str:
        """Return the options and all steps so far, as text."""
        about = f"{self.game.key}, {self.players} players, seed {self.seed}, options "
        return "\n".join((about + json.dumps(codec.dump(self.options)), *self.steps))


Check: TypeAlias = Callable[[Session, Moment], None]


class ContractError(AssertionError):
    """A game does not do what every game must do."""


def hold(
    game: Game[Any, Any], players: int, seed: int, *checks: Check, deals: int = DEALS
) -> Session:
    """Play a session and look at every step of it. Raises `ContractError`."""
    session = Session(game, players, seed)
    with telling(session, *checks, deals=deals):
        for moment in session.played(deals):
            for check in checks:
                check(session, moment)
    return session


@contextmanager
def telling(session: Session, *checks: Check, deals: int) -> Iterator[None]:
    """Report any failure inside the block with the steps that led to it and the code that
    repeats it.
    """
    try:
        yield
    except (Exception, pytest.fail.Exception) as failure:
        what = "\n".join(
            (f"{type(failure).__name__}: {failure}", *getattr(failure, "__notes__", ()))
        )
        again = repeated(session, checks, deals)
        raise ContractError(
            f"{what}\n\n{session.story()}\n\nOnce more, in Python:\n{again}"
        ) from failure


def repeated(session: Session, checks: tuple[Check, ...], deals: int) -> str:
    """The line of Python that plays a session again and looks at it in the same way."""
    kind = type(session.game)
    # of a `partial`, the function
    checks = tuple(getattr(check, "func", check) for check in checks)
    needed = [f"from {one.__module__} import {one.__name__}" for one in (kind, hold, *checks)]  # type: ignore[attr-defined]
    values = ", ".join(
        [
            f"{kind.__name__}()",
            str(session.players),
            str(session.seed),
            *[check.__name__ for check in checks],
            f"deals={deals}",
        ]
    )
    return "; ".join([*dict.fromkeys(needed), f"hold({values})"])


def hold_all(
    game: Game[Any, Any],
    players: int,
    seeds: Iterable[int],
    *checks: Check,
    deals: int = DEALS,
    steps: int,
) -> list[Session]:
    """`hold` with these seeds, or the first of them, once so many steps are made: they take long
    where there is much to choose.
    """
    held = []
    for seed in seeds:
        held.append(hold(game, players, seed, *checks, deals=deals))
        steps -= held[-1].moments
        if steps <= 0:
            break
    return held


def session(game: Game[Any, Any], players: int, seed: int, deals: int = DEALS) -> Iterator[Moment]:
    """The moments of a session."""
    one = Session(game, players, seed)
    with telling(one, deals=deals):
        yield from one.played(deals)
