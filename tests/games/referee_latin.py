"""A referee for Latin partnership dominoes, made from section 4 of the rules."""

from itertools import pairwise
from typing import Any

from tests.games.referee_match import GIVE_LEAD, PASS, Move, Outcome, Referee, pips

STYLES = {
    "plain": {
        "target": 100,
        "first_lead": "double_six",
        "next_lead": "rotate",
        "count": "losers",
        "blocked": "team",
        "blocked_tie": "nobody",
        "pass_lead": 0,
        "pass_all": 0,
        "capicua": 0,
        "capicua_blank": True,
        "chuchazo": 0,
        "deal_bonus": False,
    },
    "dominican": {
        "target": 200,
        "first_lead": "double_six",
        "next_lead": "winner",
        "count": "all",
        "blocked": "single",
        "blocked_tie": "leader",
        "pass_lead": 30,
        "pass_all": 30,
        "capicua": 30,
        "capicua_blank": False,
        "chuchazo": 0,
        "deal_bonus": False,
    },
    "puerto_rican": {
        "target": 500,
        "first_lead": "double_six",
        "next_lead": "winner",
        "count": "all",
        "blocked": "team",
        "blocked_tie": "nobody",
        "pass_lead": 0,
        "pass_all": 0,
        "capicua": 100,
        "capicua_blank": True,
        "chuchazo": 100,
        "deal_bonus": True,
    },
    "international": {
        "target": 200,
        "first_lead": "lot",
        "next_lead": "rotate",
        "count": "all",
        "blocked": "team",
        "blocked_tie": "nobody",
        "pass_lead": 0,
        "pass_all": 0,
        "capicua": 0,
        "capicua_blank": True,
        "chuchazo": 0,
        "deal_bonus": False,
    },
}
DEAL_BONUSES = (100, 75, 50, 25)


class PartnersReferee(Referee):
    """Two teams without a boneyard: the common base of Latin and Cuban dominoes."""

    def __init__(self, rules: dict[str, Any], seats: int) -> None:
        self.direction = 1 if rules["direction"] == "cw" else -1
        super().__init__({**rules, "teams": True}, seats)
        self.singly = self.rules["count"] == "rounds"
        if self.singly and rules["target"] is None:
            self.rules["target"] = 6
        self.gave_lead = False

    def check_tiles(self) -> None:
        super().check_tiles()
        doubles = [sum(low == high for low, high in hand) for hand in self.hands]
        assert max(doubles) < 5 or not self.rules["five_doubles"]
        self.gave_lead = False

    def legal(self) -> list[Move]:
        may_give = self.rules["pair_leads"] and not (self.moves or self.must_lead or self.gave_lead)
        return super().legal() + [GIVE_LEAD] * may_give

    def do(self, move: Move) -> list[tuple[int, int]]:
        if move != GIVE_LEAD:
            return super().do(move)
        assert move in self.legal()
        self.gave_lead = True
        self.leader = self.mover = (self.leader + 2) % 4
        return []

    def bonus(self, name: str) -> int:
        """What a bonus is worth: one where rounds are counted singly."""
        points: int = self.rules[name]
        return min(points, 1) if self.singly else points

    def close(self, outcome: Outcome) -> None:
        for side in outcome.points:
            if (
                self.scores[side] + outcome.points[side] >= self.rules["target"]
                and self.scores[1 - side] == 0
            ):
                self.add(outcome, side, "shutout", self.bonus("shutout"))
        super().close(outcome)
        self.following = self.next_leader()

    def next_leader(self) -> int | None:
        if self.match_winners:
            return None
        if self.rules["next_lead"] == "rotate" or not self.outcome.winners:
            return self.after(self.leader)
        by_rule = {
            "tied-leader": self.leader,
            "tied-closer": self.layer,
            "tied-against": self.after(self.layer),
        }
        return (
            by_rule[self.outcome.reason] if self.outcome.reason in by_rule else self.winner_leads()
        )

    def worth(self, side: int) -> int:
        """The pips that a winning team counts."""
        if self.singly:
            return 1
        totals = self.totals()
        return sum(totals) if self.rules["count"] == "all" else totals[1 - side]

    def out(self, seat: int) -> Outcome:
        side = self.side(seat)
        return Outcome("domino", self.seats_of(side), {side: self.worth(side)})

    def blocked(self) -> Outcome:
        side, reason = getattr(self, f"by_{self.rules['blocked']}")()
        tie = self.rules["blocked_tie"]
        if side is None and tie != "nobody":
            lucky = {"leader": self.leader, "closer": self.layer, "against": self.layer + 1}[tie]
            side, reason = self.side(lucky), f"tied-{tie}"
        if side is None:
            return Outcome("blocked", (), reason=reason)
        outcome = Outcome("blocked", self.seats_of(side), {side: self.worth(side)}, reason)
        if side == self.side(self.layer):
            self.add(outcome, side, "block", self.bonus("block_bonus"))
        return outcome

    def add(self, outcome: Outcome, side: int, name: str, points: int) -> None:
        outcome.points[side] += points
        if points:
            outcome.bonuses += (name,)

    def by_team(self) -> tuple[int | None, str]:
        return self.lowest(self.totals()), "team-pips"

    def by_single(self) -> tuple[int | None, str]:
        counts = [pips(hand) for hand in self.hands]
        teams = {self.side(seat) for seat in range(4) if counts[seat] == min(counts)}
        return teams.pop() if len(teams) == 1 else None, "lowest-hand"

    def by_closer(self) -> tuple[int | None, str]:
        other = self.after(self.layer)
        own, theirs = pips(self.hands[self.layer]), pips(self.hands[other])
        return None if own == theirs else self.side(self.layer if own < theirs else other), "closer"

    def fitted_both_ends(self) -> bool:
        """Whether the last tile laid fitted both ends before it was laid: the ends of the tiles
        before it.
        """
        ends: list[int] = []
        laid = [move for _, move in self.moves if move.kind == "play"]
        for move, _ in pairwise(laid):
            if move.end == "start":
                ends = list(move.tile)
            else:
                at = ("left", "right").index(move.end)
                ends[at] = sum(move.tile) - ends[at]
        return all(number in laid[-1].tile for number in ends)


class LatinReferee(PartnersReferee):
    """The house rules of the islands and of the federations."""

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        return {"hand": 7, **STYLES[rules["style"]]}

    def lead(self, told: int) -> int:
        if self.deals > 1:
            return self.following
        if self.rules["first_lead"] == "lot":
            return self.by_lot(told)
        self.must_lead = True
        return self.holder((6, 6))

    def gain(self, move: Move) -> tuple[int, int]:
        before = [one for _, one in self.moves]
        alone = self.rules["pass_lead_alone"]
        if len(before) == 1 and move == PASS and alone:
            return self.side(self.leader), self.bonus("pass_lead")
        if len(before) == 2 and before[1] == PASS and move.kind == "play" and not alone:
            return self.side(self.leader), self.bonus("pass_lead")
        if move == PASS and before[-2:] == [PASS, PASS] and before[-3].kind == "play":
            layer = self.moves[-3][0]
            if any(self.places(tile) for tile in self.hands[layer]):
                return self.side(layer), self.bonus("pass_all")
        return 0, 0

    def out(self, seat: int) -> Outcome:
        outcome = super().out(seat)
        side, (_, move) = self.side(seat), self.moves[-1]
        low, high = move.tile
        if low != high and self.fitted_both_ends() and (low > 0 or self.rules["capicua_blank"]):
            self.add(outcome, side, "capicua", self.bonus("capicua"))
        if low == high == 0:
            self.add(outcome, side, "chuchazo", self.bonus("chuchazo"))
        return self.with_deal_bonus(outcome)

    def blocked(self) -> Outcome:
        return self.with_deal_bonus(super().blocked())

    def with_deal_bonus(self, outcome: Outcome) -> Outcome:
        won = sum(self.wins)
        if outcome.winners and self.rules["deal_bonus"] and won < len(DEAL_BONUSES):
            self.add(
                outcome,
                self.side(outcome.winners[0]),
                "deal",
                (1 if self.singly else DEAL_BONUSES[won]),
            )
        return outcome
