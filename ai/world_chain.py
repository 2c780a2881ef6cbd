"""A Markov chain of the possible worlds of a deal: tiles change places, and each world comes as often as it is likely."""

from collections.abc import Callable, Sequence

from ai.play_likelihood import PlayLikelihood
from games.parts import tiles
from games.parts.hidden_tiles import NOWHERE, Place


class WorldChain:
    """A Metropolis chain whose steps are exchanges of two hidden tiles in places that allow each other's tile.

    The likelier an exchange makes the plays of the seats concerned, the likelier it is accepted. All masks are packed.
    """

    def __init__(
        self,
        places: Sequence[Place],
        masks: Sequence[int],
        hands: Sequence[int],
        plays: PlayLikelihood,
        random: Callable[[], float],
    ) -> None:
        """Start with a world: `masks` are the tiles of each place, laid ones included, and `hands` those of each seat now."""
        self._plays, self._random = plays, random
        aside = sum(mask for place, mask in zip(places, masks, strict=True) if place.seat == NOWHERE)
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

    def __len__(self) -> int:
        """Return the number of tiles that may change places."""
        return len(self._lying)

    def exchange(self, attempts: int) -> tuple[list[int], int]:
        """Try this many exchanges. Return the hands by seat, and the mask of the tiles aside or in the boneyard."""
        random, seats, allowed, lying = self._random, self._seats, self._allowed, self._lying
        hands, likelihoods, of_seat = self._hands, self._likelihoods, self._plays.of_seat
        count = len(lying)
        for _ in range(attempts if count else 0):
            one, other = int(random() * count), int(random() * count)
            bit, other_bit = lying[one], lying[other]
            if not (allowed[one] & other_bit and allowed[other] & bit):
                continue
            seat, other_seat = seats[one], seats[other]
            if seat != other_seat:
                hand, other_hand = hands[seat] ^ bit ^ other_bit, hands[other_seat] ^ bit ^ other_bit
                likelihood, other_likelihood = of_seat(seat, hand), of_seat(other_seat, other_hand)
                if likelihood * other_likelihood < random() * likelihoods[seat] * likelihoods[other_seat]:
                    continue
                hands[seat], hands[other_seat] = hand, other_hand
                likelihoods[seat], likelihoods[other_seat] = likelihood, other_likelihood
            lying[one], lying[other] = other_bit, bit
        return hands[:-1], hands[-1]
