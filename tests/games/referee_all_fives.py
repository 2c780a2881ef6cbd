"""A referee for All Fives with a spinner, made from section 2 of the rules."""

from typing import Any, ClassVar, NamedTuple

from tests.games.referee_match import Move, Outcome, Referee


class Arm(NamedTuple):
    """An arm of the spinner, or an end of the line before there is one."""

    number: int
    double: bool  # the outermost tile lies crosswise
    started: bool


class Cross(NamedTuple):
    """The tiles on the table, as far as ends go."""

    arms: dict[str, Arm]
    spinner: int | None
    tiles: int = 0
    flat: bool = False  # no double is a spinner

    def with_tile(self, move: Move) -> "Cross":
        """Lay a tile."""
        low, high = move.tile
        is_double = low == high
        if self.flat:
            ends = (
                {"left": low, "right": high}
                if move.end == "start"
                else {move.end: low + high - self.arms[move.end].number}
            )
            return self._replace(
                arms=self.arms
                | {end: Arm(number, is_double, started=True) for end, number in ends.items()},
                tiles=self.tiles + 1,
            )
        if move.end == "start":
            arm = {
                "left": Arm(low, double=False, started=not is_double),
                "right": Arm(high, double=False, started=not is_double),
            }
            return Cross(arm, low if is_double else None)
        arms = dict(self.arms)
        spinner = self.spinner
        if is_double and spinner is None:  # the old line is one of its arms
            spinner = low
            arms[move.end] = Arm(low, double=False, started=False)
        else:
            arms[move.end] = Arm(
                (high if arms[move.end].number == low else low), double=is_double, started=True
            )
        if (
            spinner is not None
            and "up" not in arms
            and arms["left"].started
            and arms["right"].started
        ):
            arms["up"] = arms["down"] = Arm(spinner, double=False, started=False)
        return Cross(arms, spinner)

    def count(self) -> int:
        """The sum of the exposed ends."""
        if self.flat and self.tiles == 1:  # each half once, of a double too
            return sum(arm.number for arm in self.arms.values())
        total = sum(
            arm.number * (2 if arm.double else 1) for arm in self.arms.values() if arm.started
        )
        if self.spinner is not None and "up" not in self.arms:
            total += 2 * self.spinner
        return total


class AllFivesReferee(Referee):
    """A spinner with four arms; points for multiples of five."""

    usual_hands: ClassVar[dict[int, int]] = {2: 7, 3: 5, 4: 5}
    drawing = True

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        return {
            **super().usual(rules, seats),
            "target": 61 if rules["scoring"] == "fives_threes" else 150,
        }

    def spread(self) -> None:
        self.cross = Cross({}, None, flat=not self.rules["spinner"])

    def lead(self, told: int) -> int:
        if self.rules["every_lead"] or (
            self.deals == 1 and self.rules["first_lead"] == "heaviest_double"
        ):
            return self.by_heaviest_double()
        if self.deals > 1 and self.rules["next_lead"] == "rotate":
            return self.after(self.leader)
        return self.by_lot(told) if self.deals == 1 or self.following is None else self.following

    def lay(self, move: Move) -> None:
        self.cross = self.cross.with_tile(move)
        self.ends = {end: arm.number for end, arm in self.cross.arms.items()}

    def gain(self, move: Move) -> tuple[int, int]:
        side = self.side(self.mover)
        if move.kind != "play":
            return side, 0
        total = self.cross.with_tile(move).count()
        if self.rules["scoring"] == "fives":
            points = total if total % 5 == 0 else 0
            return side, points if self.is_in(side, points) else 0
        points = (total // 5 if total % 5 == 0 else 0) + (total // 3 if total % 3 == 0 else 0)
        self.out_point = int(len(self.hands[self.mover]) == 1)
        # both count, or neither
        if (
            self.rules["exact"]
            and self.scores[side] + points + self.out_point > self.rules["target"]
        ):
            points = self.out_point = 0
        return side, points

    def is_in(self, side: int, points: int) -> bool:
        """Whether a score counts: the first one of a side may have to be ten or more."""
        return not self.rules["get_in"] or self.scores[side] > 0 or points >= 10

    def out(self, seat: int) -> Outcome:
        return self.rounded(super().out(seat))

    def blocked(self) -> Outcome:
        return self.rounded(super().blocked())

    def rounded(self, outcome: Outcome) -> Outcome:
        for side, points in outcome.points.items():
            if self.rules["scoring"] == "fives_threes":
                worth = self.out_point if outcome.ending == "domino" else 0
            else:
                worth = points - points % 5
                if self.rules["bonus_round"] == "nearest" and points % 5 >= 3:
                    worth += 5
                worth *= self.is_in(side, worth)
            outcome.points = {side: worth}
        return outcome

    def close(self, outcome: Outcome) -> None:
        super().close(outcome)
        self.following = self.next_leader()

    def next_leader(self) -> int | None:
        if self.match_winners or self.rules["every_lead"]:
            return None
        if self.rules["next_lead"] == "rotate":
            return self.after(self.leader)
        return self.winner_leads() if self.outcome.winners else None
