"""An equilibrium of the reduced game of Challenge, by counterfactual regret (CFR+: regrets are cut off at zero, later rounds count more).

Spots that share a key are played alike: with a key of their own for each, the exploitability goes to zero; by class of hand it shows
how well somebody can do who distinguishes no more than these.

    python -m benchmarks.regret         what a best response wins against the levels of the house, and against such an equilibrium
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from ai import challenge_player
from benchmarks.reduced_challenge import TOSSES, Claim, Game, Hand, Policy, Spot, claims, house, uniform, worth

MUST, AIM = 0.6, 0.1  # tiles a roll
ROUNDS = 15

Key: TypeAlias = Callable[..., Hashable]
_Mix: TypeAlias = list[float]


def alone(*spot: Hashable) -> Hashable:
    """Every spot by itself."""
    return spot


class Regret:
    """Two players who learn from each other. `claim_key` is given (rolls, hand), `doubt_key` a spot."""

    def __init__(self, game: Game, claim_key: Key = alone, doubt_key: Key = alone) -> None:
        self._game, self._claim_key, self._doubt_key = game, claim_key, doubt_key
        self._regrets: dict[Hashable, _Mix] = {}
        self._sums: dict[Hashable, _Mix] = {}
        self._rounds = 0

    def learn(self, rounds: int) -> Policy:
        """So many rounds more; what has been played on the average."""
        for _ in range(rounds):
            self._rounds += 1
            for roller in (True, False):
                self._round(roller)
        return Policy(self._claim, self._doubt)

    def _claim(self, roller: bool, hand: Hand) -> dict[Claim, float]:
        known = claims(hand, self._game.dice)
        return dict(zip(known, self._average(("claim", self._claim_key(roller, hand)), len(known)), strict=True))

    def _doubt(self, spot: Spot) -> float:
        return self._average(("doubt", self._doubt_key(spot)), 2)[1]

    def _average(self, key: Hashable, choices: int) -> _Mix:
        sums = self._sums.get(key, [])
        return [one / sum(sums) for one in sums] if sum(sums) else [1 / choices] * choices

    def _round(self, learner: bool) -> None:
        """One of the two (True: the roller) learns from all deals at once."""
        now: dict[Hashable, _Mix] = {}
        gains: dict[Hashable, _Mix] = {}
        reached: dict[Hashable, float] = defaultdict(float)

        def mix(key: Hashable, choices: int) -> _Mix:
            if key not in now:
                regrets = self._regrets.setdefault(key, [0.0] * choices)
                whole = sum(regrets)
                now[key] = [one / whole for one in regrets] if whole else [1 / choices] * choices
            return now[key]

        def learned(key: Hashable, played: _Mix, weight: float, own: float, values: _Mix) -> None:
            mean = sum(often * value for often, value in zip(played, values, strict=True))
            so_far = gains.setdefault(key, [0.0] * len(values))
            for place, value in enumerate(values):
                so_far[place] += weight * (value - mean)
            reached[key] += own

        def doubts(spot: Spot) -> tuple[Hashable, _Mix]:
            key = ("doubt", self._doubt_key(spot))
            return key, mix(key, 2)

        for (first, second), chance in self._game.deals.items():
            ones, others = claims(first, self._game.dice), claims(second, self._game.dice)
            one_key, other_key = ("claim", self._claim_key(True, first)), ("claim", self._claim_key(False, second))
            one_mix, other_mix = mix(one_key, len(ones)), mix(other_key, len(others))
            values = [[0.0] * len(others) for _ in ones]  # for the roller
            for place, one in enumerate(ones):
                for where, other in enumerate(others):
                    left, asked = -worth(other, False), -worth(other, True)
                    roller_key, roller_mix = doubts(Spot(True, first, one, other.size)) if other.size else (None, [1.0, 0.0])
                    for challenged in (False, True) if other.size else (False,):
                        share = roller_mix[challenged]
                        if one.size:
                            key, played = doubts(Spot(False, second, other, one.size, challenged))
                            believed, doubted = worth(one, False), worth(one, True)
                            if not learner:
                                weight = chance * one_mix[place] * share
                                learned(key, played, weight, chance * other_mix[where], [-believed, -doubted])
                            value = played[0] * believed + played[1] * doubted
                        else:
                            value = 0.0
                        if challenged:
                            asked += value
                        else:
                            left += value
                    if learner and other.size:
                        learned(roller_key, roller_mix, chance * other_mix[where], chance * one_mix[place], [left, asked])
                    values[place][where] = roller_mix[0] * left + roller_mix[1] * asked
            if learner:
                gained = [sum(often * value for often, value in zip(other_mix, row, strict=True)) for row in values]
                learned(one_key, one_mix, chance, chance, gained)
            else:
                lost = [
                    -sum(often * row[where] for often, row in zip(one_mix, values, strict=True)) for where in range(len(others))
                ]
                learned(other_key, other_mix, chance, chance, lost)
        for key, gained in gains.items():
            regrets, sums = self._regrets[key], self._sums.setdefault(key, [0.0] * len(gained))
            for place, gain in enumerate(gained):
                sums[place] += self._rounds * reached[key] * now[key][place]
                regrets[place] = max(0.0, regrets[place] + gain)


def main() -> int:
    """Print what each level loses to a best response; 1 if it is more than it must be for the strongest."""
    print(f"{'tiles a roll that a best response wins':<40}" + "".join(f"{'-'.join(map(str, dice)):>8}" for dice in TOSSES))
    games = [Game(dice) for dice in TOSSES]

    def told(name: str, policies: Sequence[Policy]) -> list[float]:
        found = [game.gained(policy) for game, policy in zip(games, policies, strict=True)]
        print(f"{name:<40}" + "".join(f"{one:>8.3f}" for one in found), flush=True)
        return found

    told("at random", [uniform(game) for game in games])
    told("Meister", [house(game, challenge_player.MASTER_STYLE) for game in games])
    ours = told("Großmeister", [house(game, challenge_player.GRANDMASTER_STYLE) for game in games])
    told(f"equilibrium, after {ROUNDS} rounds", [Regret(game).learn(ROUNDS) for game in games])
    print(f"Großmeister: must be at most {MUST}, aim {AIM}")
    return int(max(ours) > MUST)


if __name__ == "__main__":
    sys.exit(main())
