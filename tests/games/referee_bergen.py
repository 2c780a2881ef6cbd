"""A referee for Bergen, made from section 3 of the rules."""

from typing import Any, ClassVar

from tests.games.referee_match import Move, Outcome, Referee, pips, weight


class BergenReferee(Referee):
    """Points for equal ends."""

    usual_hands: ClassVar[dict[int, int]] = {2: 6, 3: 6, 4: 5}
    drawing = True

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        return {"hand": self.usual_hands[seats], "target": 15 if seats == 2 else 10}

    def lead(self, told: int) -> int:
        if self.rules["first_lead"] == "heaviest_double":
            return self.by_heaviest_double()
        self.must_lead = True
        return self.holder(min(self.doubles() or self.dealt(), key=weight))

    def spread(self) -> None:
        self.crosswise = {"left": False, "right": False}  # the outermost tile is a double

    def lay(self, move: Move) -> None:
        super().lay(move)
        double = move.tile[0] == move.tile[1]
        for end in ("left", "right") if move.end == "start" else (move.end,):
            self.crosswise[end] = double

    def gain(self, move: Move) -> tuple[int, int]:
        side = self.mover
        if move.kind != "play":
            return side, 0
        low, high = move.tile
        if move.end == "start":
            return side, self.rules["lead_points"] if low == high else 0
        other = "left" if move.end == "right" else "right"
        outer = high if self.ends[move.end] == low else low
        if outer != self.ends[other]:
            return side, 0
        points = 3 if low == high or self.crosswise[other] else 2
        short = self.rules["target"] - self.scores[side]
        if self.rules["slow_finish"] and 1 <= short <= 3:
            points = min(points, 2 if short == 3 else 1)
        return side, points

    def out(self, seat: int) -> Outcome:
        return Outcome("domino", (seat,), {seat: self.rules["out_points"]})

    def blocked(self) -> Outcome:
        if self.rules["blocked"] == "pips":
            seat, reason = self.lowest([pips(hand) for hand in self.hands]), "fewest-pips"
        else:
            reason = "without-doubles"
            plain = [[tile for tile in hand if tile[0] != tile[1]] for hand in self.hands]
            better = [
                number for number, hand in enumerate(self.hands) if hand == plain[number]
            ] or list(range(self.seats))
            place = self.lowest([pips(plain[number]) for number in better])
            seat = None if place is None else better[place]
        return Outcome(
            "blocked",
            () if seat is None else (seat,),
            {} if seat is None else {seat: self.rules["out_points"]},
            reason,
        )

    def shows_hands(self) -> bool:
        return self.outcome.ending == "blocked"  # the only ending for which they are counted
