"""Finds an equilibrium of the reduced game of Challenge by counterfactual regret minimisation
(CFR+).

Spots that share a key are played alike. If every spot has its own key, exploitability goes to zero;
with one key for each class of hands, the result shows how well a player can do who distinguishes
only these classes.

    python -m tools.benchmarks.regret
        exploitability of the levels of the house, and of the equilibrium
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from ai import challenge_player
from tools.benchmarks.reduced_challenge import (
    TOSSES,
    Hand,
    Policy,
    ReducedClaim,
    ReducedGame,
    Spot,
    claims,
    house_policy,
    payoff,
    random_policy,
)

MUST, AIM = 0.6, 0.1  # tiles a roll
ROUNDS = 15

Key: TypeAlias = Callable[..., Hashable]
_Mix: TypeAlias = list[float]


def own_key(*spot: Hashable) -> Hashable:
    """Give every spot its own key."""
    return spot


class Regret:
    """Two players who learn from each other.

    `claim_key` gets (is roller, hand), `doubt_key` gets a spot.
    """

    def __init__(
        self, game: ReducedGame, claim_key: Key = own_key, doubt_key: Key = own_key
    ) -> None:
        self._game, self._claim_key, self._doubt_key = game, claim_key, doubt_key
        self._regrets: dict[Hashable, _Mix] = {}
        self._sums: dict[Hashable, _Mix] = {}
        self._rounds = 0

    def play_rounds(self, rounds: int) -> Policy:
        """Play this many more rounds; return the average policy so far."""
        for _ in range(rounds):
            self._rounds += 1
            for roller in (True, False):
                self._round(roller)
        return Policy(self._claim, self._doubt)

    def _claim(self, roller: bool, hand: Hand) -> dict[ReducedClaim, float]:
        known = claims(hand, self._game.dice)
        return dict(
            zip(
                known,
                self._average(("claim", self._claim_key(roller, hand)), len(known)),
                strict=True,
            )
        )

    def _doubt(self, spot: Spot) -> float:
        return self._average(("doubt", self._doubt_key(spot)), 2)[1]

    def _average(self, key: Hashable, choices: int) -> _Mix:
        sums = self._sums.get(key, [])
        return [value / sum(sums) for value in sums] if sum(sums) else [1 / choices] * choices

    def _round(self, learner: bool) -> None:
        """Let one player (True: the roller) learn from all deals at once."""
        now: dict[Hashable, _Mix] = {}
        gains: dict[Hashable, _Mix] = {}
        reached: dict[Hashable, float] = defaultdict(float)

        def mix(key: Hashable, choices: int) -> _Mix:
            if key not in now:
                regrets = self._regrets.setdefault(key, [0.0] * choices)
                whole = sum(regrets)
                now[key] = (
                    [regret / whole for regret in regrets] if whole else [1 / choices] * choices
                )
            return now[key]

        def learn(key: Hashable, played: _Mix, weight: float, own: float, values: _Mix) -> None:
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
            one_key, other_key = (
                ("claim", self._claim_key(True, first)),
                ("claim", self._claim_key(False, second)),
            )
            one_mix, other_mix = mix(one_key, len(ones)), mix(other_key, len(others))
            values = [[0.0] * len(others) for _ in ones]  # for the roller
            for place, one in enumerate(ones):
                for where, other in enumerate(others):
                    left, asked = -payoff(other, False), -payoff(other, True)
                    roller_key, roller_mix = (
                        doubts(Spot(True, first, one, other.size))
                        if other.size
                        else (None, [1.0, 0.0])
                    )
                    for challenged in (False, True) if other.size else (False,):
                        share = roller_mix[challenged]
                        if one.size:
                            key, played = doubts(Spot(False, second, other, one.size, challenged))
                            believed, doubted = payoff(one, False), payoff(one, True)
                            if not learner:
                                weight = chance * one_mix[place] * share
                                learn(
                                    key,
                                    played,
                                    weight,
                                    chance * other_mix[where],
                                    [-believed, -doubted],
                                )
                            value = played[0] * believed + played[1] * doubted
                        else:
                            value = 0.0
                        if challenged:
                            asked += value
                        else:
                            left += value
                    if learner and other.size:
                        learn(
                            roller_key,
                            roller_mix,
                            chance * other_mix[where],
                            chance * one_mix[place],
                            [left, asked],
                        )
                    values[place][where] = roller_mix[0] * left + roller_mix[1] * asked
            if learner:
                gained = [
                    sum(often * value for often, value in zip(other_mix, row, strict=True))
                    for row in values
                ]
                learn(one_key, one_mix, chance, chance, gained)
            else:
                lost = [
                    -sum(often * row[where] for often, row in zip(one_mix, values, strict=True))
                    for where in range(len(others))
                ]
                learn(other_key, other_mix, chance, chance, lost)
        for key, gained in gains.items():
            regrets, sums = self._regrets[key], self._sums.setdefault(key, [0.0] * len(gained))
            for place, gain in enumerate(gained):
                sums[place] += self._rounds * reached[key] * now[key][place]
                regrets[place] = max(0.0, regrets[place] + gain)


def main() -> int:
    """Print the exploitability of each level; return 1 if the strongest misses its goal."""
    print(
        f"{'tiles a roll that a best response wins':<40}"
        + "".join(f"{'-'.join(map(str, dice)):>8}" for dice in TOSSES)
    )
    games = [ReducedGame(dice) for dice in TOSSES]

    def report(name: str, policies: Sequence[Policy]) -> list[float]:
        found = [game.exploitability(policy) for game, policy in zip(games, policies, strict=True)]
        print(f"{name:<40}" + "".join(f"{figure:>8.3f}" for figure in found), flush=True)
        return found

    report("at random", [random_policy(game) for game in games])
    report("Master", [house_policy(game, challenge_player.MASTER_STYLE) for game in games])
    ours = report(
        "Grandmaster", [house_policy(game, challenge_player.GRANDMASTER_STYLE) for game in games]
    )
    report(
        f"equilibrium, after {ROUNDS} rounds", [Regret(game).play_rounds(ROUNDS) for game in games]
    )
    print(f"Grandmaster: must be at most {MUST}, aim {AIM}")
    return int(max(ours) > MUST)


if __name__ == "__main__":
    sys.exit(main())
