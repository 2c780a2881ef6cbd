"""A referee for Cuban dominoes, made from section 5 of the rules."""

from typing import Any

from tests.games.referee_latin import PartnersReferee
from tests.games.referee_match import PASS, Move, Outcome


class CubanReferee(PartnersReferee):
    """Two teams with ten tiles each of a double-nine set."""

    highest = 9

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        return {"hand": 10, "target": 100}

    def lead(self, told: int) -> int:
        if self.deals > 1:
            return self.following
        return self.by_lot(told) if self.rules["first_lead"] == "lot" else self.by_heaviest_double()

    def gain(self, move: Move) -> tuple[int, int]:
        if len(self.moves) == 1 and move == PASS:
            leader, lead = self.moves[0]
            if lead.tile[0] == lead.tile[1]:
                return self.side(leader), self.bonus("pass_lead")
        return 0, 0

    def out(self, seat: int) -> Outcome:
        outcome = super().out(seat)
        tile = self.moves[-1][1].tile
        if self.rules["capicua_doubles"] and tile[0] != tile[1] and self.fitted_both_ends():
            outcome.points = {side: 2 * points for side, points in outcome.points.items()}
            outcome.bonuses = ("capicua",)
        return outcome
