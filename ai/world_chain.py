"""The possible worlds of a deal, evenly or as a Markov chain.

In the chain tiles change places, and each world comes as often as it makes the plays of the others
likely: a play tells more than it shows.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from random import Random
from typing import Any, NamedTuple

from ai.search import RandomFloat
from games import GAMES
from games.core import Seat, Tile, View
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Filling, Place
from games.parts.knowledge import Moved
from games.parts.line import Draw, Play

# probability that a seat is one that usually lays the heaviest tile, where two kinds are known; all
# others lay any tile that fits
HEAVIEST_FIRST = 0.5
SLIP = 0.1  # how often a seat lays another tile than it usually does

FIRST_EXCHANGES = 10  # exchanges tried before the first world, for each hidden tile
EXCHANGES = 12  # exchanges tried before each of the other worlds

# than these pips
HEAVIER = tuple(
    tiles.mask(tile for tile, more in enumerate(tiles.PIPS) if more > pips) for pips in range(25)
)


class Choice(NamedTuple):
    """A tile that a seat has laid, and masks of others."""

    tile: Tile
    later: int  # this tile and all that any seat has laid later
    held: int  # this tile and those that the seat has laid later: it held them
    fitting: int
    heavier: int  # fitting tiles that are heavier


def choices(moves: Sequence[Moved], me: Seat) -> Iterator[tuple[Seat, Choice]]:
    """Yield what other seats have laid, the latest first. `moves` were free choices.

    A tile laid before its seat drew tells nothing: the seat did not hold yet what it drew later.
    """
    later, laid, drew = 0, dict[Seat, int](), set[Seat]()
    for seat, action, fitting in reversed(moves):
        if isinstance(action, Draw):
            drew.add(seat)
        if not isinstance(action, Play):
            continue
        laid[seat] = laid.get(seat, 0) | action.bit
        later |= action.bit
        if seat != me and seat not in drew:
            yield (
                seat,
                Choice(
                    tile=action.tile,
                    later=later,
                    held=laid[seat],
                    fitting=fitting,
                    heavier=fitting & HEAVIER[tiles.PIPS[action.tile]],
                ),
            )


class PlayLikelihood:
    """Says how likely a deal makes all plays of the other seats.

    Nobody knows how a seat chooses: it may usually lay the heaviest tile, or any. With
    `is_masterly` it may also usually lay what a Master would, and all three are equally likely. A
    seat is soon taken for what its plays look like.

    Attributes:
        of_seat: Returns the likelihood of the plays of a seat if this is its hand; 1 if nothing is
            known of them.
    """

    def __init__(
        self,
        moves: Sequence[Moved],
        me: Seat,
        is_masterly: Callable[[Choice, int], bool] | None = None,
    ) -> None:
        """`is_masterly` returns whether a Master would have laid that tile with this hand."""
        self._is_masterly = is_masterly
        self.of_seat = cache(self._likelihood)
        self._by_seat: dict[Seat, list[Choice]] = {}
        for seat, choice in choices(moves, me):
            self._by_seat.setdefault(seat, []).append(choice)

    def of(self, hands: Sequence[int]) -> float:
        """Return the likelihood of all plays if these are the hands, by seat."""
        return prod(self.of_seat(seat, hands[seat]) for seat in self._by_seat)

    def _likelihood(self, seat: Seat, hand: int) -> float:
        if seat not in self._by_seat:
            return 1.0
        heaviest_first = at_random = masterly = 1.0
        for choice in self._by_seat[seat]:
            had = hand | choice.held
            count = (had & choice.fitting).bit_count()
            if count > 1:
                slip = SLIP / (count - 1)
                at_random /= count
                heaviest_first *= slip if had & choice.heavier else 1 - SLIP
                if self._is_masterly is not None:
                    masterly *= 1 - SLIP if self._is_masterly(choice, had) else slip
        of_two = HEAVIEST_FIRST * heaviest_first + (1 - HEAVIEST_FIRST) * at_random
        return of_two if self._is_masterly is None else (2 * of_two + masterly) / 3


class WorldChain:
    """A Metropolis chain whose steps are exchanges of two hidden tiles in places that allow each
    other's tile.

    The likelier an exchange makes the plays of the seats concerned, the likelier it is accepted.
    """

    def __init__(
        self,
        places: Sequence[Place],
        masks: Sequence[int],
        hands: Sequence[int],
        plays: PlayLikelihood,
        random: Callable[[], float],
    ) -> None:
        """Start with a world: `masks` are the tiles of each place, laid ones included, and
        `hands` those of each seat now.
        """
        self._plays, self._random = plays, random
        aside = sum(
            mask for place, mask in zip(places, masks, strict=True) if place.seat == NOWHERE
        )
        self._hands = [*hands, aside]  # by seat, the last one of NOWHERE
        self._likelihoods = [*map(plays.of_seat, range(len(hands)), hands), 1.0]
        # Tiles that fit only where they lie are left out.
        found = [
            (place.seat, place.allowed, 1 << tile)
            for place, mask in zip(places, masks, strict=True)
            for tile in tiles.listed(mask)
            if sum(other.allowed >> tile & 1 for other in places) > 1
        ]
        self._seats = [seat for seat, _, _ in found]
        self._allowed = [allowed for _, allowed, _ in found]
        self._lying = [bit for _, _, bit in found]
        self.exchange(FIRST_EXCHANGES * len(found))

    def exchange(self, attempts: int) -> tuple[list[int], int]:
        """Try this many exchanges.

        Return the hands by seat, and the mask of the tiles aside or in the boneyard.
        """
        random, seats, allowed, lying = self._random, self._seats, self._allowed, self._lying
        hands, likelihoods, of_seat = self._hands, self._likelihoods, self._plays.of_seat
        count = len(lying)
        for _ in range(attempts if count else 0):
            place, other_place = int(random() * count), int(random() * count)
            bit, other_bit = lying[place], lying[other_place]
            if not (allowed[place] & other_bit and allowed[other_place] & bit):
                continue
            seat, other_seat = seats[place], seats[other_place]
            if seat != other_seat:
                hand, other_hand = (
                    hands[seat] ^ bit ^ other_bit,
                    hands[other_seat] ^ bit ^ other_bit,
                )
                likelihood, other_likelihood = of_seat(seat, hand), of_seat(other_seat, other_hand)
                if (
                    likelihood * other_likelihood
                    < random() * likelihoods[seat] * likelihoods[other_seat]
                ):
                    continue
                hands[seat], hands[other_seat] = hand, other_hand
                likelihoods[seat], likelihoods[other_seat] = likelihood, other_likelihood
            lying[place], lying[other_place] = other_bit, bit
        return hands[:-1], hands[-1]


class Worlds:
    """Samples the hidden tiles of a deal as one seat knows it.

    All worlds come equally often; with `plays` each as often as it makes the plays of the others
    likely, in the long run: they are a Markov chain that begins with an even one.

    Args:
        view: What the seat sees.
        world: Any of the possible states.
        rng: The source of chance.
        hands: Returns the masks of the hands of a state, by seat.
        plays: What the others have laid of their own choice.
    """

    def __init__(
        self,
        view: View,
        world: Any,
        rng: Random,
        hands: Callable[[Any], Sequence[int]],
        plays: PlayLikelihood | None = None,
    ) -> None:
        game: Any = GAMES[view.game]
        self._game, self._places = game, game.places(world, view.own_seat)
        self._world, self._random, self._hands, self._plays = world, rng.random, hands, plays
        self._shuffle = shuffled(rng.random)
        self._filling = Filling(self._places)
        self._chain: WorldChain | None = None

    def sample(self) -> Any:
        """Return the game with other hidden tiles, the more often the likelier by the plays."""
        if self._chain is None:
            masks = self._filling.masks(lambda n: int(self._random() * n))
            even = self._game.filled(self._world, self._places, masks, self._shuffle)
            if self._plays is None:
                return even
            self._chain = WorldChain(
                self._places, masks, self._hands(even), self._plays, self._random
            )
        hands, aside = self._chain.exchange(EXCHANGES)
        return self._game.with_hands(self._world, hands, tiles.listed(aside), self._shuffle)


def shuffled(random: RandomFloat) -> Callable[[Sequence[int], int], Sequence[int]]:
    """Return a function that draws so many tiles in random order."""

    def draw(listed: Sequence[int], count: int) -> Sequence[int]:
        left = list(listed)
        return [left.pop(int(random() * len(left))) for _ in range(count)]

    return draw
