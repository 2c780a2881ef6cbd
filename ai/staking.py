"""Stakes and bets: whether to put something down, to ask for more, and what to answer. The tiles are played as in other games."""

from random import Random
from typing import Any

from ai import line_search
from ai.levels import Level
from ai.search import SearchBudget
from games.core import Action, Role, View
from games.parts import tiles
from games.parts.ends import FITTING, code_of
from games.parts.gallery_bets import Admit, Take
from games.parts.stakes import Accept, Add, Raise, Stake

FAIR = 2 / 7  # chance of winning from which a stake at 2.5 to 1 gains
SOFT = 0.015  # so near to it any stake is as good as another, and chance decides: it does not tell exactly how good the hand is
STRAY = 0.01  # how often chance decides anyway, so that no stake tells for certain
GRANTED = 0.23  # whoever asks for more, or bets on a hand that is seen, knows something: a raise is granted below this chance
RAISES = 0.25  # how often a good hand asks for a raise; a refusal is not shown in the view, so it must not insist
DEALS = 300  # tried out for one chance
CLOSER = 1_000  # the same by a grandmaster for its own
# By so much a grandmaster's own chance turns out to be better than where it is tried out by players who mostly lay their heaviest
# tile: the others play better than these, and whoever leads gains most by playing well (benchmarks/README.md).
LEADING, FOLLOWING = 0.03, -0.015


def choose(view: View, rng: Random, world: Any, level: Level, *, modest: bool) -> Action | None:
    """An answer, a stake or more of it; None: nothing to be said about chips now. Apprentices, journeymen and whoever is
    modest answer no and stake least; but onlookers may look."""
    if view.viewer is None:
        return None
    skilled = level in (Level.MASTER, Level.GRANDMASTER)
    if not modest:
        for option in view.legal:  # where it is played for chips nobody can ask to see a hand of the house
            if isinstance(option, Admit):
                return option
    chance = Chances(view, rng, world, level)
    if skilled and not modest and (answer := _answer(view, chance)) is not None:
        return answer
    if any(option.role is Role.REFUSAL for option in view.legal):
        return None
    stakes = [option for option in view.legal if isinstance(option, Stake)]
    if len(stakes) == len(view.legal):
        return stakes[0] if modest or not skilled else _stake(stakes, chance.of(view.viewer), rng)
    increases = [option for option in view.legal if isinstance(option, Add | Raise)]
    if increases and skilled and not modest and chance.of(view.viewer) > FAIR + SOFT:
        most = max(increases, key=lambda option: (isinstance(option, Add), option.chips))
        if isinstance(most, Add) or rng.random() < RAISES:
            return most
    return None


def _stake(stakes: list[Stake], chance: float, rng: Random) -> Stake:
    """The most if it gains and the least if not, with some chance in it."""
    if abs(chance - FAIR) < SOFT or rng.random() < STRAY:
        return rng.choice(stakes)
    return stakes[-1] if chance > FAIR else stakes[0]


def _answer(view: View, chance: "Chances") -> Action | None:
    """To whom the bank says yes."""
    on = {bet.participant: bet.seat for bet in view.bets}
    for option in view.legal:
        if isinstance(option, Accept | Take):
            seat = option.seat if isinstance(option, Accept) else on[option.participant]
            if chance.of(seat) < GRANTED:
                return option
    return None


class Chances:
    """How likely each seat is to win the deal, worked out when somebody asks. A grandmaster looks closer at its own: it reckons
    with the tile that it will lay, but for the first one, before which all is open."""

    def __init__(self, view: View, rng: Random, world: Any, level: Level = Level.MASTER) -> None:
        self._view, self._rng, self._world = view, rng, world
        self._closer = level is Level.GRANDMASTER
        self._found: list[float] | None = None

    def of(self, seat: int) -> float:
        """The chance of a seat."""
        if self._world is None:
            return _rough(self._view, seat)
        if self._closer and seat == self._view.viewer:
            return self._own()
        if self._found is None:
            self._found = line_search.chances(self._view, self._world, self._rng, DEALS)
        return self._found[seat]

    def _own(self) -> float:
        view, world, rng = self._view, self._world, self._rng
        assert view.viewer is not None
        best = line_search.best_chance(view, world, rng, SearchBudget(DEALS), CLOSER) if view.line else None
        chance = line_search.chances(view, world, rng, CLOSER)[view.viewer] if best is None else best
        return chance + (FOLLOWING if view.line else LEADING)


def _rough(view: View, seat: int) -> float:
    """From tiles left and, for the viewer's own hand, what fits and what it weighs; whoever leads wins often enough anyway."""
    counts = [one.count for one in view.seats]
    others = counts[:seat] + counts[seat + 1 :]
    ahead = sum(others) / len(others) - counts[seat]
    chance = 1 / len(counts) + 0.08 * ahead + (0.09 if not view.line and view.seats[seat].due else 0)
    hand = view.seats[seat].hand
    if hand:
        fitting = (tiles.mask(hand) & FITTING[code_of(view.ends)]).bit_count()
        chance += 0.04 * (fitting - len(hand) / 2.5) - 0.01 * (tiles.pips(tiles.mask(hand)) / len(hand) - 8)
    return chance
